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
