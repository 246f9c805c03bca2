# Aube de la technologie : construire des machines et les utiliser.

choice-build-machine = Construire votre prochaine machine
choice-use-machine = Utiliser : { WORD("machine", $machine) }
choice-prepare-with = Préparer { WORD("trick", $trick) } en utilisant : { WORD("machine", $machines) }

question-use-machine = { $you ->
    [yes] Avant de placer un personnage : utilisez-vous une machine ?
   *[no] { $seat } peut utiliser une machine.
}
question-train-character = { $you ->
    [yes] Donner 1 point d’action de plus à votre { WORD("character", $character) } avec une machine ? Une seule peut servir pour ce placement.
   *[no] { $seat } peut donner 1 point d’action de plus à son { WORD("character", $character) } avec une machine.
}

refusal-machine-not-ready = Impossible maintenant ({ WORD("machine", $machine) }) : seules vos propres machines, actives et pas encore utilisées pendant ce tour de jeu, peuvent servir.
refusal-machine-not-there = Cette machine ({ WORD("machine", $machine) }) ne peut pas servir dans ce lieu ({ WORD("location", $location) }).
refusal-smoke-too-thin = Ces machines ne suffisent pas pour { WORD("trick", $trick) } ; sans elles, il vous manque : { WORD("component", $missing) }.
warning-point-lost-on-stage = Sur scène, le point d’action est perdu ; la machine est utilisée quand même.
refusal-all-machines-built = Vos { $count } machines sont déjà construites.
refusal-machines-missing = Pour { WORD("trick", $trick) }, il vous faut { $needed } { $needed ->
    [one] machine construite
   *[other] machines construites
} ; vous en avez { $built }.

event-machine-built = { $you ->
    [yes] Vous construisez une machine
   *[no] { $seat } construit une machine
} ({ WORD("machine", $machine) }){ $coins ->
    [0] { "" }
    [one] { " " }pour 1 pièce
   *[other] { " " }pour { $coins } pièces
}.
event-machine-used = { $you ->
    [yes] Vous utilisez une machine : { WORD("machine", $machine) }.
   *[no] { $seat } utilise une machine : { WORD("machine", $machine) }.
}
event-machine-reactivated = { $you ->
    [yes] Votre machine ({ WORD("machine", $machine) }) est de nouveau active
   *[no] Machine de nouveau active, { $seat } : { WORD("machine", $machine) }
}{ $fame ->
    [0] { "" }
    [one] { "\u00A0" }: 1 point de prestige
   *[other] { "\u00A0" }: { $fame } points de prestige
}.
event-trick-taken-out = { WORD("trick", $trick) } retourne dans la boîte.
event-trick-laid-beside = { $you ->
    [yes] Vous reposez { WORD("trick", $trick) } à côté de votre plateau.
   *[no] { $seat } repose { WORD("trick", $trick) } à côté de son plateau.
}
