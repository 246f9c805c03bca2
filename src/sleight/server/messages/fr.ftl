# La ligne d’état des joueurs qui n’ont pas de question.

status-waits = La partie attend { $seats }.
status-over = { $count ->
    [one] La partie est terminée ; victoire : { $seats }.
   *[other] La partie est terminée ; victoire partagée : { $seats }.
}

# Ce que dit le journal quand les règles ou les cartes d’une partie en cours ont changé.

notice-upgraded = { $count ->
    [0] Le serveur a été mis à jour. La partie continue où elle en était ; ce qui précède n’est plus affiché.
    [one] Le serveur a été mis à jour, et { $count } coup a été annulé. La partie continue à partir de là ; ce qui précède n’est plus affiché.
   *[other] Le serveur a été mis à jour, et { $count } coups ont été annulés. La partie continue à partir de là ; ce qui précède n’est plus affiché.
}

# La page d’un serveur sans client.

client-missing = L’interface web n’a pas été compilée ici ; « make play » s’en charge. L’API, elle, répond : /api/openapi.json la décrit.

# Ce que le serveur refuse.

error-table-unknown = La table « { $table } » n’existe pas. Vérifiez le lien, ou repartez de l’accueil.
error-table-nobody = Au moins une place doit revenir à une personne (« person » dans la liste des places).
error-table-full = Toutes les places de cette table sont prises, mais vous pouvez regarder.
error-table-started = La partie a commencé : vous ne pouvez plus quitter votre place, mais un robot peut jouer pour vous.
error-table-closed = Cette table est fermée : tout le monde est parti avant le début de la partie. Créez-en une autre à l’accueil.
error-seed-not-alone = On ne peut choisir la graine que si une seule personne joue, contre des robots.
error-opening-not-seeded = Une table ne peut commencer au milieu d’une partie qu’avec une graine choisie.
error-seat-not-for-people = La place { $seat } n’est pas pour une personne ; choisissez-en une autre.
error-seat-taken = La place { $seat } est déjà prise ; choisissez-en une autre.
error-seat-resigned = Cette place a été abandonnée pour de bon.
error-seat-with-bot = Un robot joue à votre place ; reprenez-la d’abord.
error-seat-bot-already = Un robot joue déjà à cette place.
error-seat-own = C’est votre propre place ; pour qu’un robot y joue, confiez-la-lui vous-même.
error-seat-with-person = Vous jouez déjà vous-même à cette place.
error-seat-present = { $name } est encore là. Un robot ne peut remplacer qu’une personne absente.
error-seat-away-lately = { $name } vient de partir. À deux, un robot ne peut prendre la relève qu’au bout { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}.
error-name-at-table = Quelqu’un s’appelle déjà « { $name } » à cette table. Choisissez un autre nom.
error-name-wrong = Un nom compte de 1 à 32 caractères, dont au moins un visible.
error-password-wrong = Le nom « { $name } » est protégé, et ce n’est pas son mot de passe. Réessayez, ou choisissez un autre nom.
error-token-wrong = Ce lien n’ouvre aucune place de cette table. Ouvrez la partie depuis « Vos tables », ou demandez le lien d’invitation.
error-invitation-wrong = Cette table est sur invitation, et ce lien n’est pas le bon. Demandez-le à quelqu’un de la table.
error-not-started = La partie n’a pas commencé ; au moins une place est encore libre.
error-not-over = La partie n’est pas encore terminée.
error-not-waited = La partie n’attend pas cette place.
error-question-stale = Cette question a déjà reçu une réponse ; la question en cours porte le numéro { $number }.
error-choice-wrong = Ce n’est pas un choix de ce jeu : { $why }.
error-table-stranded = Cette partie a été jouée avec la version { $rules } des règles ou avec d’autres cartes, et la version { $known } ne sait pas lire sa position. Les points par place : { $scores }. Ouvrez une nouvelle table, ou demandez à l’hébergeur de revenir à l’ancien serveur.
error-moment-unknown = L’étape { $moment } n’existe pas ; la dernière est { $most }.
error-moment-over = À l’étape { $moment }, la partie était terminée ; repartez d’une étape antérieure.
error-chat-closed = À cette table, on n’écrit pas pendant la partie.
error-chat-wrong = Un message compte de 1 à 500 caractères.
error-hints-off = À cette table, les conseils sont désactivés.
error-odds-off = À cette table, le calcul des chances est désactivé.
error-bot-absent = Le robot ne répond pas pour le moment. Réessayez dans un instant.
error-analysis-off = Ce serveur n’analyse pas les parties.
error-analysis-private = Cette partie part d’une supposition sur une autre ; elle ne sera analysée qu’une fois l’autre terminée.
error-analyses-full = Beaucoup de parties attendent leur analyse. Réessayez dans quelques minutes.
error-database-busy = Le serveur ne peut rien enregistrer pour le moment : sa base de données est occupée. Rien n’a changé ; réessayez dans un instant.
error-database-failing = La base de données du serveur ne fonctionne pas. Réessayez plus tard ; ce qui a été confirmé est conservé.
error-disk-low = Le disque du serveur est presque plein : il reste { $megabytes } Mo.
error-request-wrong = La demande est mal formée : { $why }.
error-request-large = La demande est trop volumineuse ; la limite est de { $most } octets.
error-page-unknown = Il n’y a rien à cette adresse. L’accueil est à /.
error-method-wrong = Cette adresse n’accepte pas cette méthode.
error-too-often = Trop de demandes à la fois ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-fault = Une erreur s’est produite sur le serveur ; rien n’a changé. Réessayez.
error-origin-foreign = Cette demande vient d’une page d’un autre site ; l’hébergeur du serveur peut l’autoriser.
error-server-full = Le serveur a trop de connexions en ce moment ; réessayez dans quelques minutes.
