# Les pages des tours, cartes, magiciens, pouvoirs et machines.

manual-trick = École : { WORD("school", $school) } ; niveau { $level }. Seuil : { $threshold } de prestige.
manual-components = Matériaux : { $components }.
manual-prepare = { $points ->
    [one] Préparer coûte 1 point d’action
   *[other] Préparer coûte { $points } points d’action
} et donne { $markers ->
    [one] 1 marqueur.
   *[other] { $markers } marqueurs.
}
manual-yields = Quand il est joué, chaque marqueur rapporte : { $yields }.
manual-fame = { $count } de prestige
manual-coins = { $count ->
    [one] 1 pièce
   *[other] { $count } pièces
}
manual-shards = { $count ->
    [one] 1 éclat
   *[other] { $count } éclats
}
manual-nothing = rien
manual-signature = Le tour signature de ce magicien : { $magician }. Version améliorée du tour { $classic }.
manual-own-trick = Avec l’Aube de la technologie, le tour signature de ce magicien est { $trick }.
manual-first = Selon les règles de la première édition : { $effect }
manual-special = Une carte pour ce lieu : { WORD("location", $location) }. { $action ->
    [learn-trick] Elle améliore une action : apprendre un tour.
    [hire-character] Elle améliore une action : recruter un personnage.
    [take-coins] Elle améliore une action : prendre des pièces.
    [buy] Elle améliore une action : acheter.
    [order] Elle améliore l’action de commander.
    [quick-order] Elle améliore une action : la commande rapide.
    [prepare] Elle améliore une action : préparer un tour.
    [build-machine] Elle améliore une action : construire une machine.
    [set-up-trick] Elle améliore une action : monter un tour.
    [reschedule] Elle améliore une action : reprogrammer un tour.
    [perform] Elle agit quand le magicien envoyé avec elle joue.
   *[any] Elle concerne le placement lui-même.
} Au lieu de son bonus, vous pouvez prendre 1 point d’action de plus.
manual-prophecy = Une prophétie vaut pour tout le monde, pendant un tour de jeu.
manual-magician = École : { WORD("school", $school) }. Capacité : { $ability }.
manual-power = Il demande { $threshold ->
    [one] { $threshold } point de prestige
   *[other] { $threshold } points de prestige
} et va à l’un de ces emplacements de pouvoir : { $slots }.
manual-machine = École : { WORD("school", $school) } ; emplacement { $slot }. La construire coûte 1 point d’action et { $coins ->
    [0] aucune pièce
    [one] 1 pièce
   *[other] { $coins } pièces
} (coûts élevés : { $heavy }). { $fame ->
    [0] Elle ne rapporte pas de prestige quand elle est réactivée.
    [one] Elle rapporte { $fame } point de prestige quand elle est réactivée.
   *[other] Elle rapporte { $fame } points de prestige quand elle est réactivée.
}
manual-house = ⌂ Notre propre invention, pas une carte publiée.
