# Les pouvoirs du magicien.

powers-slot = emplacement de pouvoir { $slot }
powers-shards = éclats : { $shards } sur { $icons }
powers-empty = ouvert, vide
powers-closed = { $missing ->
    [one] fermé : il manque { $missing } éclat
   *[other] fermé : il manque { $missing } éclats
}
powers-used = utilisé ce tour-ci
powers-closes = → se ferme
powers-returns = → retour en main
powers-learned = { $count ->
    [one] { $count } pouvoir appris
   *[other] { $count } pouvoirs appris
}
powers-in-hand = { $count ->
    [one] { $count } pouvoir en main
   *[other] { $count } pouvoirs en main
}
powers-known = (connus : { $powers })
powers-fits = niveau { $level } · { $count ->
    [one] emplacement { $slots }
   *[other] emplacements { $slots }
}
city-field-power = Pouvoirs
city-field-power-slot = Emplacements de pouvoir
city-do-learn-power = Apprendre un pouvoir
city-do-discard-power = Défausser un pouvoir
city-do-set-up-free = Monter un tour
city-do-shift-free = Reprogrammer
city-do-feature = Compte deux fois
new-set-powers = Pouvoirs du magicien
option-trickerion-power-shards = Éclats de départ avec les pouvoirs
option-trickerion-power-shards-meaning = Le nombre d’éclats avec lequel chacun commence quand on joue avec les pouvoirs du magicien.
option-trickerion-power-shards-is-edition = selon l’édition
option-trickerion-power-shards-is-1 = 1
option-trickerion-power-shards-is-3 = 3
