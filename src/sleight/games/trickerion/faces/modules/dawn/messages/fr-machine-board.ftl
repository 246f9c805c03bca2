# Aube de la technologie sur le plateau.

ui-machines = Machines
ui-no-machines = Cette partie se joue sans Aube de la technologie.
ui-house-machines = ⌂ Contenu maison, inventé ici : les symboles éclat et les prix des machines, les tours signature et leurs cartes.
ui-machine-slot = Empl. { $slot }
ui-machine-state = { $state ->
    [active] active
    [inactive] inactive
   *[none] à construire, { $coins }¢
}{ $fame ->
    [0] { "" }
   *[other] , { $fame }★ à la réactivation
}
ui-machine-used = utilisée ce tour de jeu
ui-machine-apart = { $shards ->
    [one] 1 éclat excédentaire, dépensé d’abord
   *[other] { $shards } éclats excédentaires, dépensés d’abord
}
ui-signature = Signature
ui-signature-place = { $beside ->
    [yes] à côté du plateau
   *[no] dans l’atelier
}
kind-machine = Machines
word-machines = machines
word-machines-meaning = les machines et les tours signature de chacun, et ce qu’ils font
