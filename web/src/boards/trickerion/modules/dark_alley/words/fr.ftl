# L’Allée sombre : cartes affectation spéciale et prophéties.

city-drawing = en cours de pioche
city-used-cards = Cartes spéciales jouées ce tour-ci
city-special-cards = Cartes spéciales en main
city-holds-specials = { $count ->
    [one] { $count } carte spéciale
   *[other] { $count } cartes spéciales
}
city-known-cards = { $count ->
    [one] connue : { $cards }
   *[other] connues : { $cards }
}
city-explain-all = Voir leurs effets
city-field-prophecy = Prophéties
city-field-deck = Pioches
city-do-borrow = Copier une carte
city-do-draw = Piocher une carte
city-do-buy-card = Acheter une carte pour { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
}
city-do-retain = Garder une carte
city-do-under = Mettre sous la pioche
city-do-weave = Activer
trickcard-prophecy-active = active
option-trickerion-first-draw-resets-meaning = Avec les règles de la première édition, quand la première carte d’un joueur ne coûte que 1 point ; seulement avec l’Allée sombre.
option-trickerion-first-draw-resets-is-round = à chaque tour de jeu
option-trickerion-first-draw-resets-is-never = une fois dans la partie
city-special-decks = Cartes spéciales
city-used-count = ({ $count ->
    [one] { $count } jouée
   *[other] { $count } jouées
})
