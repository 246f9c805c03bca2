# Le théâtre de Trickerion et ses cartes.

theater-fame = prestige
theater-coins = { $count ->
    [one] pièce
   *[other] pièces
}
theater-shards = { $count ->
    [one] éclat
   *[other] éclats
}
theater-or = ou
theater-links = { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
}

# Jours et places.

theater-each-trick = par tour de magie
theater-no-modifier = récompenses inchangées
theater-backstage = coulisses
theater-stage = scène
theater-points = points d’action { $points }
theater-claimed = pris par { $name }
theater-unclaimed = libre
theater-place-free = { $place } : libre
theater-place-taken = { $place } : { $name }, { $character }{ $card ->
    [none] { "" }
   *[other] , avec { $card }
}

# Les cartes spectacle.

theater-performer = Pour qui la joue :
theater-no-markers = aucun marqueur
theater-card = { $title }. Pour qui la joue : { $fame } de prestige, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, { $shards } { $shards ->
    [one] éclat
   *[other] éclats
} ; { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
} ; { $leaves }. { $markers }.
theater-leaves-now = part à la fin de ce tour de jeu
theater-leaves = part après le tour de jeu { $round }
theater-stays = reste jusqu’à la fin
theater-slot-empty = { $card }, emplacement { $slot } : vide ; cercles : { $circles }
theater-slot-taken = { $card }, emplacement { $slot } : { $marker }{ $links ->
    [0] { "" }
    [one] , 1 enchaînement
   *[other] , { $links } enchaînements
} ; { $corners }
theater-shard-circle = { $corner } (éclat)
theater-marker = { $owner } : { $trick }
theater-two-markers = { $owner } : { $trick }, deux marqueurs empilés
theater-dummy = un marqueur fictif, à personne
theater-corner = { $corner } : { $school }
theater-beside = À côté des emplacements :
theater-beside-marker = À côté des emplacements : { $marker }

# Poser un marqueur.

theater-facings = Emplacement { $slot } : de quel côté tourner son école ?
theater-facing = Tourné { $facing } : { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
}{ $each ->
    [0] { "" }
   *[other] { $links ->
        [0] { "" }
       *[other] , { $each } de prestige ou en pièces pour chacun
    }
}{ $shards ->
    [0] { "" }
    [one] , 1 éclat
   *[other] , { $shards } éclats
}

# Les signes.

theater-legend = Que veulent dire les signes ?
theater-legend-circle = cercle : deux emplacements se touchent
theater-legend-shard = un enchaînement y rapporte aussi un éclat
theater-legend-link = enchaînement : les deux coins montrent cette école
theater-legend-marker = Un marqueur montre une école à chaque coin, la sienne cerclée d’or ; au milieu le symbole de son tour, en petit sur le bord l’enseigne de son propriétaire.
theater-legend-dummy = Un marqueur gris est fictif : il n’est à personne, mais les enchaînements avec lui rapportent comme les autres.

# Le petit spectacle.

theater-show = Spectacle
theater-show-title = { $day } : { $name } joue { $card }
theater-show-next = Suite
theater-show-all = Tout montrer
theater-show-following = Spectacle suivant
theater-show-close = Fermer
theater-cause-stacked = deux marqueurs
theater-cause-other = cartes et autres effets

# Les cartes tour de magie.

trickcard-level = niveau { $level }
trickcard-threshold = prestige { $fame }
trickcard-threshold-coins = prestige insuffisant : + { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
trickcard-prepare = Le préparer coûte { $points } { $points ->
    [one] point d’action
   *[other] points d’action
}
trickcard-gives = { $count ->
    [one] → 1 marqueur
   *[other] → { $count } marqueurs
}
trickcard-missing = { $count ->
    [one] manque { $count }
   *[other] manquent { $count }
}
trickcard-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
trickcard-staged = { $count } au théâtre
trickcard-spare = { $count } en réserve
trickcard-engineer = sur le plateau de l’ingénieur
trickcard-charged = { $shards ->
    [one] avec un éclat : + 1 prestige, + 1 pièce
   *[other] avec { $shards } éclats : + { $shards } prestige, + { $shards } pièces
}
trickcard-label = { $name }, { $school }, niveau { $level }
trickcard-needs = demande { $components }
trickcard-complete = tous les matériaux sont là
trickcard-preparing = le préparer coûte { $points } { $points ->
    [one] point d’action
   *[other] points d’action
} et donne { $count } { $count ->
    [one] marqueur
   *[other] marqueurs
}
trickcard-pays = rapporte { $fame } de prestige, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, { $shards } { $shards ->
    [one] éclat
   *[other] éclats
}
trickcard-markers = marqueurs : { $ready } sur la carte, { $staged } au théâtre, { $spare } en réserve
