# Aube de la technologie.

dawn-slot = emplacement machine { $slot }
dawn-shards = éclats : { $shards } sur { $icons }
dawn-unbuilt = { $coins ->
    [0] ne coûte rien
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}
dawn-active = face active
dawn-used = face active, mais a déjà servi ce tour-ci
dawn-wakes = face inactive jusqu’à la fin du tour de jeu
dawn-asleep = { $missing ->
    [one] face inactive : il manque { $missing } éclat pour la réactivation
   *[other] face inactive : il manque { $missing } éclats pour la réactivation
}
dawn-fame = { $fame } de prestige à la réactivation
dawn-to-built = → en place, face active
dawn-to-active = → face active
dawn-to-inactive = → face inactive
dawn-count = { $built ->
    [0] aucune machine
    [one] { $built } machine, { $active ->
        [0] inactive
       *[other] active
    }
   *[other] { $built } machines, dont { $active } { $active ->
        [one] active
       *[other] actives
    }
}
dawn-signature = Tour signature
dawn-beside = à côté du plateau
dawn-learned = appris : { $trick }
dawn-needs = { $needed ->
    [one] demande { $needed } machine
   *[other] demande { $needed } machines
} (construites : { $built })
dawn-classic = remplace { $trick }
city-field-machine = Machines
city-do-use-machine = Utiliser une machine
city-do-prepare-with = Préparer avec des machines
city-do-buy-with-machine = Acheter avec l’hypnotiseur
city-do-change-card = Changer une carte
city-do-swap-card = Échanger contre
city-do-reactivate-machine = Réactiver une machine
new-set-dawn = Aube de la technologie
option-trickerion-machine-costs = Prix des machines
option-trickerion-machine-costs-meaning = Ce que coûte chaque machine ; les prix plus élevés sont conseillés aux joueurs expérimentés.
option-trickerion-machine-costs-is-default = 0, 1, 2, 3 pièces
option-trickerion-machine-costs-is-heavy = 1, 2, 3, 4 pièces
option-trickerion-allow-unrecommended = Autoriser ce que les règles déconseillent
