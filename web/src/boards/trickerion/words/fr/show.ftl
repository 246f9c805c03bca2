# Le spectacle, montré pas à pas.

show-title = { $day } : { $name } joue { $card }
show-performs = { $name } joue · { $day }
show-begins = Le rideau se lève.
show-next = Ligne suivante
show-all = Jusqu’à la fin
show-following = Spectacle suivant
show-close = Fermer
show-pace = Rythme
show-pace-calm = calme
show-pace-quick = rapide
show-pace-instant = immédiat
show-cause-stacked = marqueurs empilés
show-cause-other = cartes et autres effets
show-links = { $count ->
    [0] Enchaînements
    [one] { $count } enchaînement
   *[other] { $count } enchaînements
}
show-backstage = En coulisses : { $name }
show-card = Imprimé sur la carte
show-performer = { $name }, qui joue

# La fin d’un tour.

round-over = Le tour { $round } est terminé
round-left = { $count ->
    [one] Encore un tour
   *[other] Encore { $count } tours
}
round-gains = Gains de ce tour de jeu
round-source-posters = affiche
round-source-links = enchaî{ "\u00AD" }nements
round-source-shows = spec{ "\u00AD" }tacles
round-source-performer = en jouant
round-source-scoring = décompte
round-source-other = autres
round-sum = ce tour
round-fame = prestige
round-wages = salaires
round-unpaid = { $fame } de prestige en moins pour salaires impayés
round-coins = pièces
round-order = initiative
round-earlier = plus tôt qu’avant
round-later = plus tard qu’avant
round-shows = Les spectacles
round-no-show = pas de spectacle
round-see-show = Revoir le spectacle
round-theater = Théâtre
round-opens = { $card } ouvre
round-closes = { $card } ferme
round-closes-markers = { $card } ferme : { $markers } { $markers ->
    [one] marqueur retourne
   *[other] marqueurs retournent
} à la réserve
round-dice = Dés
round-market = Marché
round-replaces = { $new } remplace { $old }
round-fills = nouveau : { $new }
round-prophecy = Prophétie
round-rules = { $prophecy } est active
round-ball = En attente : { $pending }
round-team = Équipe
round-joins = { $name } : { $characters }
round-yours = Pour vous
round-home = Tout le monde est rentré.
round-prepare = Vous pouvez préparer : { $tricks }.
round-one-missing = Il ne manque qu’une chose pour : { $tricks }.
round-level = Les tours de magie de niveau { $level } vous sont ouverts.
round-hide = Ne plus montrer ce résumé
round-replay = Revoir le tour
round-on = Passer au tour { $round }
round-chip = Le tour { $round } est terminé : voir ce qu’il a rapporté

# La fin de la partie.

final-title = { $winners ->
    [one] { $names } gagne avec { $fame } points de prestige
   *[other] { $names } partagent la victoire avec { $fame } points de prestige
}
final-you = Vous gagnez avec { $fame } points de prestige
final-second = { $name } suit avec { $fame }.
final-and = { $names } et { $last }
final-chart = Prestige par tour et par source
final-started = tout le monde a commencé avec { $fame }
final-round = Tour { $round }
final-end = fin
final-total = Total
final-source-shows = Spectacles
final-source-links = Enchaînements
final-source-performer = En jouant
final-source-posters = Affiches
final-source-scoring = Décompte final
final-source-other = Autres
final-of = { $name } : prestige par tour et par source
final-moments = Les moments les plus coûteux
final-moment = Tour { $round }
final-see = Revoir ce moment
final-picture = Image à partager
final-file = score
final-replay = Revoir la partie
final-again = Rejouer
final-next = Aller à la nouvelle table
final-scoring = Le décompte final en détail
final-no-tally = L’origine des points n’est pas disponible pour l’instant.
final-retry = Réessayer
