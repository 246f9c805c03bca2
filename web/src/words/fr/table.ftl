# Ce que la page dit elle-même. Les phrases des jeux viennent du serveur.

skip-to-content = Aller à la table
language = Langue
loading = Ouverture de la table…
line-broken = La connexion est perdue ; nouvel essai…
back-to-lobby = Retour au foyer
seat-free = libre
looking-at-moment = Moment { $moment } :
skip-ahead = Tout montrer d’un coup
confirm-title = Confirmer le choix
confirm = Confirmer
step-back = Revenir d’un pas
choices-title = Ce que vous pouvez faire
choices-count = { $count ->
    [one] Un choix
   *[other] { $count } choix
}
asides-title = Possible aussi à tout moment
hint-says = { $bot } ferait ceci : { $sentence }
hint-marks = { $bot } ferait ceci.

# La page, la ligne d’état et ce qui se trouve sous le plateau.

page-title = sleight : la table
page-your-turn = À vous de jouer · sleight
status-undo = Annuler
status-hint = Conseil
status-odds = Chances
status-replay = Revoir
status-side = Journal et table
confirm-waiting = En attente de la connexion…
confirm-warning = Attention : { $sentence }
confirm-chance = Chances de réussite : { $chance }
confirm-score = { $name } : { $before } → { $score }
choices-more = Agrandir
choices-less = Réduire
latest-title = Ce qui vient de se passer
bar-title = Autour de la table
sheet-close = Fermer

# Pourquoi une chose ne réagit pas.

reason-nothing = On ne peut rien en faire pour l’instant.
reason-past = C’est un moment passé ; revenez au présent pour jouer.
reason-watching = Vous regardez ; seules les personnes assises à la table peuvent agir.
reason-rules = Règle : { $rules }
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
log-look = Montrer le plateau au moment { $moment }
log-undone = { $name } annule son dernier choix.
log-taken-back = Annulé :
chat-empty = Personne n’a encore rien dit.
chat-watching = Seules les personnes assises à la table peuvent écrire.
chat-closed = À cette table, on n’écrit pas pendant la partie.
chat-label = Dire quelque chose
chat-send = Envoyer

seats-title = Qui est assis ici
seats-you = (vous)
seats-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seats-waited = la partie attend cette place
seats-bot = un robot
seats-present = est là
seats-away = n’est pas là
seats-stand-in = { $bot } joue en attendant
seats-resigned = a abandonné ; { $bot } continue
seats-replace = Laisser un robot jouer pour { $name }
seats-replaced = Un robot joue maintenant pour { $name }.
seats-agreed = Vous acceptez qu’un robot joue pour { $name } ; il commencera quand tous les autres auront accepté.
my-hand-over = Confier ma place à un robot
my-take-back = Reprendre ma place
my-handed-over = { $bot } joue à votre place en attendant.
my-resigned = Vous avez abandonné ; un robot continue.
my-resign = Abandonner…
my-resign-sure = Abandonner cette place pour de bon ? Un robot continuera, et vous ne pourrez pas la reprendre.
my-resign-yes = Abandonner
my-resign-no = Continuer à jouer

links-title = Liens
links-invite = Copier l’invitation
links-invite-meaning = Qui possède ce lien peut venir à la table, pour jouer ou pour regarder.
links-seat = Continuer sur un autre appareil
links-seat-meaning = Qui possède ce lien joue à votre place : gardez-le pour vous.
links-copied = Le lien est copié.

fair-title = Hasard équitable
fair-running = La graine de tout le hasard a été tirée avant la partie par le système d’exploitation. Son empreinte (SHA-256) est fixée ici ; la graine elle-même est montrée à la fin.
fair-over = La graine de tout le hasard a été fixée avant la partie par son empreinte (SHA-256).
fair-commitment = Empreinte
fair-seed = Graine
fair-matches = Vérifié dans ce navigateur : l’empreinte est bien celle de la graine.
fair-differs = L’empreinte n’est pas celle de la graine !
fair-verify = Pour vérifier vous-même, avec l’enregistrement de cette partie :

export-title = Exporter
export-record = L’enregistrement (.sleight)
export-data = Ma vue et le journal (JSON)

# Revoir la partie.

replay-title = Revoir la partie
replay-past = Le passé : moment { $moment } sur { $newest }
replay-now = Le présent : moment { $moment } sur { $newest }
replay-your-turn = C’est à vous !
replay-slider = Moment
replay-first = Premier moment
replay-previous = Un moment en arrière
replay-next = Un moment en avant
replay-last = Dernier moment
replay-play = Lecture
replay-pause = Pause
replay-back = Au présent
replay-copy = Copier le lien
play-on = Jouer à partir d’ici…
play-on-meaning = Une nouvelle table contre des robots reprend à ce moment ; le hasard est tiré à nouveau.
play-on-guess = Une nouvelle table contre des robots reprend ici, en devinant tout ce que vous ne voyez pas.
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
