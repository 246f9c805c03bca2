# Ce que la page dit elle-même. Les phrases des jeux viennent du serveur.

skip-to-content = Aller à la table
language = Langue
loading = Ouverture de la table…
line-broken = Connexion perdue ; nouvelle tentative…
back-to-lobby = Retour à l’accueil
seat-free = libre
looking-at-moment = Étape { $moment } :
skip-ahead = Tout montrer d’un coup
confirm-title = Confirmer le choix
confirm = Confirmer
step-back = Retour
choices-title = Vos choix
choices-count = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
asides-title = Possible aussi à tout moment
hint-says = Selon { $bot } : { $sentence }
hint-marks = { $bot } ferait ceci.

# La page, la ligne d’état et ce qui se trouve sous le plateau.

page-title = La table · Sleight
page-your-turn = À vous de jouer · Sleight
status-undo = Annuler
status-hint = Conseil
status-odds = Chances
status-replay = Revoir
status-moves = Coups
menu-title = Menu
thing-menu = Ce qu’on peut en faire
joined-named = { $name } : { $value }
joined-facts = { $before } ; { $after }
confirm-waiting = En attente de la connexion…
confirm-warning = Attention : { $sentence }
confirm-chance = Chances de réussite : { $chance }
confirm-score = { $name } : { $before } → { $score }
latest-title = Ce qui vient de se passer
bar-title = Autour de la table
sheet-close = Fermer

# Pourquoi une chose ne réagit pas.

reason-nothing = Rien à faire ici pour l’instant.
reason-past = Vous regardez une étape passée ; revenez à la partie pour jouer.
reason-watching = Vous regardez la partie ; seuls les joueurs peuvent agir.
reason-title = Pourquoi pas
reason-what = Ce que c’est
reason-possible = Vous pouvez choisir ceci maintenant.
notice-close = Fermer le message

# Le côté.

side-title = Journal, discussion et table
side-log = Journal
side-chat = Discussion
side-table = Table
side-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
log-empty = Il ne s’est encore rien passé.
log-look = Voir le plateau à l’étape { $moment }
log-undone = { $name } annule le dernier coup.
log-taken-back = Annulé :
chat-empty = Aucun message pour l’instant.
chat-watching = Seuls les joueurs peuvent écrire.
chat-closed = À cette table, la discussion est fermée pendant la partie.
chat-label = Votre message
chat-send = Envoyer

seats-title = À cette table
seats-you = (vous)
seats-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seats-waited = la partie attend sa décision
seats-bot = un robot
seats-present = est là
seats-away = n’est pas là
seats-stand-in = un robot joue en attendant
seats-resigned = a abandonné ; un robot continue
seats-replace = Laisser un robot jouer pour { $name }
seats-replaced = Un robot joue maintenant pour { $name }.
seats-agreed = Vous acceptez qu’un robot joue pour { $name } ; il commencera quand tous les autres auront accepté.
my-hand-over = Confier ma place à un robot
my-take-back = Reprendre ma place
my-handed-over = Un robot joue à votre place en attendant.
my-resigned = Vous avez abandonné ; un robot continue.
my-resign = Abandonner…
my-resign-sure = Abandonner pour de bon ? Un robot jouera à votre place, et vous ne pourrez plus la reprendre.
my-resign-yes = Abandonner
my-resign-no = Continuer à jouer

links-title = Liens
links-invite = Copier l’invitation
links-invite-meaning = Toute personne qui a ce lien peut venir à la table, pour jouer ou pour regarder.
links-seat = Continuer sur un autre appareil
links-seat-meaning = Toute personne qui a ce lien joue à votre place : ne le partagez pas.
links-copied = Lien copié.

fair-title = Hasard équitable
fair-running = Tout le hasard de la partie découle d’une graine tirée à l’avance par le système d’exploitation. Son empreinte (SHA-256) est publiée ici dès le début ; la graine elle-même sera révélée à la fin.
fair-over = Tout le hasard de la partie découle d’une graine dont l’empreinte (SHA-256) était publiée dès le début.
fair-commitment = Empreinte
fair-seed = Graine
fair-matches = Vérifié dans ce navigateur : l’empreinte correspond à la graine.
fair-differs = L’empreinte ne correspond pas à la graine ! Ne vous fiez pas au hasard de cette partie.
fair-verify = Pour vérifier vous-même, avec l’enregistrement de cette partie :

export-title = Exporter
export-record = L’enregistrement (.sleight)
export-data = Ma vue et le journal (JSON)

# Revoir la partie.

replay-title = Revoir la partie
replay-past = Étape passée : { $moment } sur { $newest }
replay-now = Étape en cours : { $moment } sur { $newest }
replay-your-turn = C’est à vous !
replay-slider = Étape
replay-first = Première étape
replay-previous = Étape précédente
replay-next = Étape suivante
replay-last = Dernière étape
replay-play = Lecture
replay-pause = Pause
replay-back = Revenir à la partie
replay-copy = Copier le lien
play-on = Jouer à partir d’ici…
play-on-meaning = Une nouvelle table contre des robots reprend à cette étape ; le hasard y sera différent.
play-on-guess = Une nouvelle table contre des robots reprend ici ; tout ce que vous ne voyez pas y est deviné.
play-on-seat = Votre place
play-on-go = Jouer
play-on-guest = Invité

# La fin.

end-title = La partie est terminée
end-won = a gagné
end-rematch = Revanche
end-next = La revanche est prête.
end-next-go = Aller à la nouvelle table
end-replay = Revoir la partie

# Réglages de la table.

settings-theme = Clair ou sombre
settings-theme-meaning = Comme le système, ou comme il vous plaît.
theme-system = comme le système
theme-light = clair
theme-dark = sombre
settings-pace = Rythme
settings-pace-meaning = Durée d’affichage de chaque coup des autres joueurs.
pace-calm = calme
pace-quick = rapide
pace-instant = immédiat
settings-notify = Notifications
settings-notify-meaning = Le navigateur vous avertit quand c’est à vous et que vous regardez ailleurs.
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page ; vous pouvez les autoriser dans ses réglages.
keys-log = journal et discussion
keys-menu = ce qu’on peut faire d’autre avec un objet, comme le rendre

## La table du jour

par-awaited = Table du { $date } : { $bot } la joue à votre place pour établir le par…
par-said = Table du { $date } : le par est de { NUMBER($par) } ({ $bot } à votre place), votre score est de { NUMBER($score) }.
par-above = { NUMBER($lead) } au-dessus du par !
par-below = { NUMBER($lead) } en dessous du par.
par-level = Exactement le par.

# L’analyse d’une partie terminée.

analysis-go = Analyser la partie
analysis-title = Analyse de la partie
analysis-meaning = { $bot } compare chaque décision à ce que lui-même aurait choisi, d’après ce que l’on pouvait voir à cette place. Seules les pertes certaines sont montrées.
analysis-progress = Avancement de l’analyse
analysis-percent = Analyse : { $percent } %
analysis-ahead = { $count ->
    [one] Une autre partie est analysée d’abord.
   *[other] { $count } autres parties sont analysées d’abord.
}
analysis-done = L’analyse est terminée.
analysis-failed = L’analyse a échoué.
analysis-retry = Réessayer
analysis-stop = Arrêter
analysis-players = Joueurs
analysis-lost = { $lost ->
    [0] 0
   *[other] −{ NUMBER($lost, minimumFractionDigits: 1) }
}
analysis-sum = { NUMBER($lost, minimumFractionDigits: 1) } points perdus en { $decisions } décisions, surtout ici :
analysis-nothing = Rien de perdu avec certitude en { $decisions } décisions.
analysis-played = Joué : { $choice }
analysis-better = Mieux : { $choice }
analysis-see = Voir l’étape { $moment }
