# La ligne d’état de qui n’est pas interrogé.

status-waits = La partie attend { $seats }.
status-over = { $count ->
    [one] La partie est finie ; victoire pour { $seats }.
   *[other] La partie est finie ; victoire partagée pour { $seats }.
}

# Ce que dit le journal quand les règles ou les cartes d’une partie en cours ont changé.

notice-upgraded = { $count ->
    [0] Le serveur a été mis à jour. La partie continue où elle en était ; ce qui précède n’est plus affiché.
    [one] Le serveur a été mis à jour, et { $count } coup a été annulé. La partie continue à partir de là ; ce qui précède n’est plus affiché.
   *[other] Le serveur a été mis à jour, et { $count } coups ont été annulés. La partie continue à partir de là ; ce qui précède n’est plus affiché.
}

# La page d’un serveur sans client.

client-missing = Le client n’est pas construit ici ; « make play » le construit. L’API est là : /api/openapi.json la décrit.

# Ce que le serveur refuse.

error-table-unknown = La table « { $table } » n’existe pas.
error-table-nobody = Au moins une place doit être pour une personne ; le plan des places l’appelle « person ».
error-table-full = Toutes les places de cette table sont prises.
error-table-started = La partie a commencé ; un robot peut continuer pour vous.
error-table-closed = Cette table est fermée : tout le monde est parti avant le début de la partie.
error-seed-not-alone = On ne choisit une graine qu’à une table d’une seule personne avec des robots.
error-seat-not-for-people = La place { $seat } n’est pas pour une personne ; choisissez-en une autre.
error-seat-taken = La place { $seat } est déjà prise ; choisissez-en une autre.
error-seat-resigned = Cette place a été abandonnée pour de bon.
error-seat-with-bot = Un robot joue à votre place ; reprenez-la d’abord.
error-seat-bot-already = Un robot joue déjà à cette place.
error-seat-own = C’est votre propre place ; pour qu’un robot y joue, confiez-la-lui vous-même.
error-seat-with-person = Une personne joue déjà à cette place.
error-seat-present = { $name } est encore là.
error-seat-away-lately = { $name } vient de partir. À deux, un robot ne peut prendre la relève qu’au bout { $minutes ->
    [one] d’une minute
   *[other] de { $minutes } minutes
}.
error-name-at-table = Quelqu’un du nom de « { $name } » est déjà assis ici.
error-name-wrong = Un nom compte de 1 à 32 caractères, dont au moins un visible.
error-password-wrong = Le nom « { $name } » est protégé, et ce n’est pas son mot de passe.
error-token-wrong = Ce jeton n’ouvre aucune place de cette table.
error-invitation-wrong = Cette table est sur invitation, et ce n’est pas la sienne.
error-not-started = La partie n’a pas commencé ; il manque encore quelqu’un.
error-not-over = La partie n’est pas encore finie.
error-not-waited = La partie n’attend pas cette place.
error-question-stale = Cette question a déjà sa réponse ; la question ouverte porte le numéro { $number }.
error-choice-wrong = Ce n’est pas un choix de ce jeu : { $why }.
error-table-stranded = Cette partie a été jouée avec la version { $rules } des règles ou avec d’autres cartes, et la version { $known } ne sait plus lire sa position. Les points par siège : { $scores }. Ouvrez une nouvelle table, ou demandez à l’hôte de revenir à l’ancien serveur.
error-moment-unknown = Le moment { $moment } n’existe pas ; le plus récent est { $most }.
error-moment-over = Au moment { $moment }, la partie était finie ; elle continue à partir d’un moment antérieur.
error-chat-closed = À cette table, on n’écrit pas pendant la partie.
error-chat-wrong = Un message compte de 1 à 500 caractères.
error-hints-off = À cette table, il n’y a pas de conseils.
error-odds-off = À cette table, il n’y a pas de chances affichées.
error-bot-absent = Le robot n’a pas de réponse pour le moment.
error-database-busy = Le serveur ne peut rien enregistrer pour le moment : sa base de données est occupée. Rien n’a changé ; réessayez dans un instant.
error-database-failing = La base de données du serveur ne fonctionne pas. Réessayez plus tard ; ce qui a été confirmé est conservé.
error-disk-low = Le disque du serveur est presque plein : il reste { $megabytes } Mo.
error-request-wrong = La demande n’est pas comprise : { $why }.
error-request-large = La demande est trop grande ; on lit au plus { $most } octets.
error-page-unknown = Il n’y a rien à cette adresse.
error-method-wrong = On ne s’adresse pas ainsi à cette adresse.
error-too-often = C’est trop souvent ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-fault = Quelque chose s’est mal passé dans le serveur ; rien n’a changé.
error-origin-foreign = Cette demande vient d’une page d’un autre site ; l’hébergeur du serveur peut l’autoriser.
error-server-full = Le serveur a trop de connexions en ce moment ; réessayez bientôt.
