# Aube de la technologie : les machines par école et niveau, les tours signature et les cartes. Le signe ⌂ marque le contenu maison, inventé ici.

machine-spiritual-1 = hypnotiseur 1
effect-spiritual-1 = Lors d’une de vos actions acheter au marché, vous payez 3 pièces de moins, mais au moins 1.
machine-spiritual-2 = hypnotiseur 2
effect-spiritual-2 = Avant de placer un personnage, échangez les cartes affectation de deux de vos personnages, ou reprenez-en une et remplacez-la par une autre de votre main ; les cartes des personnages déjà placés ou au repos ne changent pas.
machine-spiritual-3 = hypnotiseur 3
effect-spiritual-3 = Quand vous placez un personnage au centre-ville, modifiez un dé de votre choix avant qu’il n’agisse.
machine-spiritual-4 = hypnotiseur 4
effect-spiritual-4 = Après votre propre spectacle, vous recevez une seconde fois le bonus imprimé sur sa carte.
machine-mechanical-1 = bobine Tesla 1
effect-mechanical-1 = Avant de placer un personnage, vous gagnez 2 pièces.
machine-mechanical-2 = bobine Tesla 2
effect-mechanical-2 = Avant de placer un personnage, vous gagnez 2 pièces.
machine-mechanical-3 = bobine Tesla 3
effect-mechanical-3 = Avant de placer un personnage, vous gagnez 3 pièces.
machine-mechanical-4 = bobine Tesla 4
effect-mechanical-4 = Avant de placer un personnage, vous gagnez 1 point de prestige par lot de 4 pièces que vous avez, 6 au plus ; vous gardez vos pièces.
machine-optical-1 = machine à fumée 1
effect-optical-1 = Quand vous préparez un tour, un matériau basique ou avancé n’est pas nécessaire.
machine-optical-2 = machine à fumée 2
effect-optical-2 = Quand vous préparez un tour, un matériau basique ou avancé n’est pas nécessaire.
machine-optical-3 = machine à fumée 3
effect-optical-3 = Quand vous préparez un tour, un matériau de n’importe quelle classe n’est pas nécessaire.
machine-optical-4 = machine à fumée 4
effect-optical-4 = Quand vous préparez un tour, deux matériaux de n’importe quelle classe ne sont pas nécessaires.
machine-escape-1 = machine de formation 1
effect-escape-1 = Un personnage que vous placez au marché ou dans votre atelier reçoit 1 point d’action de plus ; une seule de ces machines par placement.
machine-escape-2 = machine de formation 2
effect-escape-2 = Un personnage que vous placez ailleurs qu’au théâtre reçoit 1 point d’action de plus ; une seule de ces machines par placement.
machine-escape-3 = machine de formation 3
effect-escape-3 = Un personnage que vous placez où que ce soit reçoit 1 point d’action de plus ; une seule de ces machines par placement.
machine-escape-4 = machine de formation 4
effect-escape-4 = Un personnage que vous placez où que ce soit reçoit 1 point d’action de plus ; une seule de ces machines par placement.

trick-perpetual-rings = Anneaux Perpétuels ⌂
effect-perpetual-rings = Installation facile : une seule action monter un tour peut poser jusqu’à deux de ses marqueurs, l’un après l’autre. Pour le préparer, il vous faut 1 machine construite ; pour commencer la partie avec lui, vous payez 1 éclat.
trick-the-unquiet-hand = Main Tourmentée ⌂
effect-the-unquiet-hand = Tour permanent : après votre propre spectacle, son marqueur reste sur la carte. Pour le préparer, il vous faut 1 machine construite ; pour commencer la partie avec lui, vous payez 1 éclat.
trick-storm-catcher = Foudre Attrapée au Vol ⌂
effect-storm-catcher = Orientation libre : son marqueur s’oriente comme vous voulez, même si le coin de son école n’est dans aucun cercle. Pour le préparer, il vous faut 2 machines construites.
trick-hall-of-splinters = Galerie des Miroirs Brisés ⌂
effect-hall-of-splinters = Rappel : deux de ses marqueurs peuvent être sur une même carte spectacle, et chacun rapporte. Pour le préparer, il vous faut 2 machines construites.
trick-the-last-cell = Dernière Cellule ⌂
effect-the-last-cell = Orientation libre : son marqueur s’oriente comme vous voulez, même si le coin de son école n’est dans aucun cercle. Pour le préparer, il vous faut 2 machines construites.
trick-dance-of-the-forgotten-kings = Danse des Rois Oubliés ⌂
effect-dance-of-the-forgotten-kings = Bonus joker : en fin de partie, il rapporte le bonus d’un tour de niveau 3 de son école qui n’est pas à vous. Pour le préparer, il vous faut 3 machines construites.
trick-the-elephant-takes-a-bow = Révérence d’Éléphant ⌂
effect-the-elephant-takes-a-bow = Bonus joker : en fin de partie, il rapporte le bonus d’un tour de niveau 3 de son école qui n’est pas à vous. Pour le préparer, il vous faut 3 machines construites.
trick-crimson-maiden = Vierge Écarlate ⌂
effect-crimson-maiden = Bonus joker : en fin de partie, il rapporte le bonus d’un tour de niveau 3 de son école qui n’est pas à vous. Pour le préparer, il vous faut 3 machines construites.

card-backstage-dynamo = Dynamo des coulisses ⌂
effect-backstage-dynamo = Après votre propre spectacle, une de vos machines inactives redevient active, même si son emplacement n’est pas alimenté, et rapporte son bonus de réactivation, mais ne resservira pas ce tour de jeu.
card-clockwork-overture = Prélude d’horlogerie ⌂
effect-clockwork-overture = Si un tour que vous montez forme au moins un enchaînement, vous gagnez aussi 1 point de prestige par machine active, 3 au plus.
card-assembly-line = Chaîne de montage ⌂
effect-assembly-line = Après avoir construit une machine, vous pouvez en construire une autre sur l’emplacement suivant, sans point d’action et pour 1 pièce de moins.
card-pressure-valve = Soupape de sûreté ⌂
effect-pressure-valve = Avant une préparation, une de vos machines inactives redevient active et peut resservir ce tour de jeu, même pour cette préparation, sans rapporter de prestige.
card-patent-office = Bureau des brevets ⌂
effect-patent-office = Apprendre votre tour signature coûte 1 point d’action de moins, et pour son seuil vous comptez 3 points de prestige de plus par machine construite.
card-power-company-dividend = Dividendes électriques ⌂
effect-power-company-dividend = Une fois, quand vous prenez des pièces, vous en prenez 1 de plus par machine construite ; avec quatre machines, vous gagnez aussi 1 éclat.
card-boiler-salvage = Chaudière d’occasion ⌂
effect-boiler-salvage = Après une action acheter, vous pouvez construire une machine sans point d’action, en payant son prix.
card-fuel-contract = Contrat de combustible ⌂
effect-fuel-contract = Lors d’une commande, vous pouvez payer 2 pièces pour 1 éclat ; si cet éclat alimente l’emplacement d’une machine inactive, elle redevient active et peut resservir ce tour de jeu, sans rapporter de prestige.

choice-reactivate-machine = Réactiver : { WORD("machine", $machine) }

question-restart-machine = { $you ->
    [yes] { WORD("card", "backstage-dynamo") } : quelle machine réactivez-vous ?
   *[no] { $seat } peut réactiver une machine ({ WORD("card", "backstage-dynamo") }).
}
question-build-another = { $you ->
    [yes] { WORD("card", "assembly-line") } : construisez-vous aussi la machine suivante ({ WORD("machine", $machine) }) { $price ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $price } pièces
    } ?
   *[no] { $seat } peut construire une machine de plus ({ WORD("card", "assembly-line") }).
}
question-build-salvaged = { $you ->
    [yes] { WORD("card", "boiler-salvage") } : construisez-vous une machine ({ WORD("machine", $machine) }) { $price ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $price } pièces
    } ?
   *[no] { $seat } peut construire une machine ({ WORD("card", "boiler-salvage") }).
}
question-prepare-now = { $you ->
    [yes] { WORD("card", "pressure-valve") } : quel tour de magie préparez-vous maintenant ?
   *[no] { $seat } prépare maintenant un tour de magie ({ WORD("card", "pressure-valve") }).
}
question-buy-fuel = { $you ->
    [yes] { WORD("card", "fuel-contract") } : payez-vous { $price } { $price ->
        [one] pièce
       *[other] pièces
    } pour un éclat ?
   *[no] { $seat } peut acheter un éclat ({ WORD("card", "fuel-contract") }).
}

refusal-machine-not-inactive = Impossible ({ WORD("machine", $machine) }) : seules vos propres machines inactives peuvent redevenir actives.
refusal-no-machine-active = Aucune de vos machines n’est active.
refusal-no-machine-built = Vous n’avez encore construit aucune machine.
refusal-nothing-to-prepare = Même avec cette machine active, vous ne pourriez préparer aucun tour de magie maintenant.
refusal-not-your-signature = Avec { WORD("card", "patent-office") }, vous n’apprenez que votre propre tour signature.
