hint-weighed = { $case ->
    [close] Trop serré pour trancher : au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
    [one] À la fin, environ { $lead } de prestige de plus que le meilleur des autres choix, surtout pour { WORD("hint-term", $first) } ; au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
   *[two] À la fin, environ { $lead } de prestige de plus que le meilleur des autres choix, surtout pour { WORD("hint-term", $first) } et { WORD("hint-term", $second) } ; au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
}
hindsight-weighed = { $case ->
    [close] Au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
    [one] Surtout pour { WORD("hint-term", $first) } ; au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
   *[two] Surtout pour { WORD("hint-term", $first) } et { WORD("hint-term", $second) } ; au moins aussi bon dans { $agreeing } des { $tried } tours de jeu imaginés.
}
hint-term-fame = le prestige de ce tour de jeu
hint-term-coins = les pièces
hint-term-shards = les éclats
hint-term-order = le rang dans l’ordre
hint-term-team = l’équipe
hint-term-tricks = de meilleurs tours
hint-term-markers = les marqueurs préparés
hint-term-goods = les matériaux
hint-term-stage = les marqueurs au théâtre
hint-term-cards = les cartes spéciales
hint-term-extras = les pouvoirs et les machines
hint-term-others = ce que reçoivent les autres
