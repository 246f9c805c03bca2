# Aube de la technologie sur le plateau.

ui-machines = Machines
ui-house-machine = ⌂ Contenu maison : les symboles éclat, les tours signature et les cartes spéciales pour machines sont nos propres inventions, jamais publiées ; les prix suivent une aide de jeu publique.
ui-no-machines = Cette partie se joue sans Aube de la technologie.
ui-machine-signs = ● active, ○ inactive, – à construire, ◇ symbole ⌂
ui-machine-slot = Empl. { $slot }
ui-machine-unbuilt = coûte { $price }
ui-machine-active = face active
ui-machine-used = face active, mais a déjà servi ce tour-ci
ui-machine-wakes = face inactive jusqu’à la fin du tour de jeu
ui-machine-asleep = { $missing ->
    [one] face inactive : il manque { $missing } éclat pour la réactivation
   *[other] face inactive : il manque { $missing } éclats pour la réactivation
}
ui-machine-fame = { $fame } à la réactivation
ui-machine-apart = { $shards ->
    [one] { $shards } éclat à part, dépensé d’abord
   *[other] { $shards } éclats à part, dépensés d’abord
}
ui-machine-now = maintenant { $pay }
ui-signature = Signature
ui-signature-beside = à côté du plateau
ui-signature-learned = appris
ui-signature-fame = dès { $fame } de prestige
ui-signature-classic = remplace { $trick }
ui-machines-needed = { $count ->
    [one] machine construite
   *[other] machines construites
}
kind-machine = Machines
kind-signature = Tours signature ⌂, inventés ici
kind-knack = Capacités des tours signature

knack-free-orientation = Orientation libre
effect-free-orientation = Un marqueur de ce tour s’oriente comme vous voulez, même si le coin de son école n’est dans aucun cercle.
knack-encore = Rappel
effect-encore = Deux marqueurs de ce tour peuvent être sur une même carte spectacle, et chacun rapporte.
knack-permanent-trick = Tour permanent
effect-permanent-trick = Après votre propre spectacle, le marqueur de ce tour reste sur la carte.
knack-easy-set-up = Installation facile
effect-easy-set-up = Une seule action monter un tour peut poser jusqu’à deux marqueurs de ce tour, l’un après l’autre.
knack-wild-bonus = Bonus joker
effect-wild-bonus = En fin de partie, ce tour rapporte le bonus d’un tour de niveau 3 de son école qui n’est pas à vous.

# Les titres de la liste des choix.

group-reactivate-machine = Réactiver une machine
group-prepare-with = Préparer avec des machines à fumée : quels niveaux
group-change-card = Changer une carte
group-swap-card = Échanger les cartes avec
group-use-machine = Utiliser une machine

# Les mots à taper.

word-machines = machines
word-machines-meaning = les machines et les tours signature de chacun, et ce qu’ils font
