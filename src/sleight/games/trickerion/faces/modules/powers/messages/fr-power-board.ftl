# Les pouvoirs du magicien sur le plateau.

ui-powers = Pouvoirs
ui-house-power = ⌂ Pouvoir maison : notre propre invention, pas une carte publiée.
ui-no-powers = Cette partie se joue sans les pouvoirs du magicien.
ui-power-slot = Empl. { $slot }
ui-power-empty = ouvert, vide
ui-power-closed = { $missing ->
    [one] fermé : il manque { $missing } éclat
   *[other] fermé : il manque { $missing } éclats
}
ui-power-used = utilisé ce tour-ci
ui-power-apart = { $shards ->
    [one] { $shards } éclat à part, dépensé d’abord
   *[other] { $shards } éclats à part, dépensés d’abord
}
ui-power-hand = Pouvoirs en main
ui-power-out = Défaussés
ui-power-hidden = { $count } face cachée
ui-power-fits = niveau { $level }, { $count ->
    [one] emplacement { $slots }
   *[other] emplacements { $slots }
}
ui-power-fame = dès { $fame } de prestige
ui-power-coins = + { $coins }¢
ui-power-box = Dans la boîte : { $yellow } jaunes, { $orange } orange, { $red } rouges
ui-power-back = { $power } revient en main
kind-power = Pouvoirs maison ⌂, inventés ici

# Les titres de la liste des choix.

group-learn-power = Apprendre un pouvoir
group-discard-power = Défausser un pouvoir

# Les mots à taper.

word-powers = pouvoirs
word-powers-meaning = les pouvoirs et emplacements de chacun, et ce que font les vôtres
