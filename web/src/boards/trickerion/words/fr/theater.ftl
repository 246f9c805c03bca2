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
theater-links = { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
}

# Jours et places.

theater-each-trick = par tour de magie
theater-backstage = coulisses
theater-stage = scène
theater-points = points d’action : { $points }
theater-claimed = pris par { $name }
theater-unclaimed = libre
theater-place-free = { $place } : libre
theater-place-taken = { $place } : { $name }, { $character }{ $card ->
    [none] { "" }
   *[other] , avec { $card }
}

# Les cartes spectacle.

theater-performer = Bonus de la carte :
theater-no-markers = aucun marqueur
theater-card = { $title }. Bonus de la carte : { $fame } de prestige, { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, { $shards } { $shards ->
    [one] éclat
   *[other] éclats
} ; { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
} ; { $leaves }. { $markers }.
theater-slot-empty = { $card }, emplacement { $slot } : vide ; cercles : { $circles }
theater-slot-taken = { $card }, emplacement { $slot } : { $marker }{ $links ->
    [0] { "" }
    [one] , 1 enchaînement
   *[other] , { $links } enchaînements
} ; { $corners }
theater-shard-circle = { $corner } (éclat)
theater-marker = { $owner } : { $trick }
theater-two-markers = { $owner } : { $trick }, deux marqueurs empilés
theater-dummy = un marqueur fictif, à personne
theater-corner = { $corner } : { $school }
theater-beside = À côté des emplacements :
theater-beside-marker = À côté des emplacements : { $marker }

# Poser un marqueur.

theater-facings = Emplacement { $slot } : vers où orienter l’école du tour ?
theater-facing = Orienté { $facing } : { $links ->
    [0] aucun enchaînement
    [one] 1 enchaînement
   *[other] { $links } enchaînements
}{ $each ->
    [0] { "" }
   *[other] { $links ->
        [0] { "" }
       *[other] , chacun rapporte { $each } de prestige ou { $each } en pièces
    }
}{ $shards ->
    [0] { "" }
    [one] , 1 éclat
   *[other] , { $shards } éclats
}

# Les cartes tour de magie.

trickcard-level = niveau { $level }
trickcard-threshold = dès { $fame } de prestige
trickcard-threshold-coins = prestige insuffisant : +{ $coins } { $coins ->
    [one] pièce
   *[other] pièces
}
trickcard-gives = { $count ->
    [one] → 1 marqueur
   *[other] → { $count } marqueurs
}
trickcard-missing = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
trickcard-ready = { $count ->
    [one] { $count } prêt
   *[other] { $count } prêts
}
trickcard-engineer = sur le plateau de l’ingénieur
trickcard-charged = { $shards ->
    [one] avec un éclat : +1 point de prestige, +1 pièce
   *[other] avec { $shards } éclats : +{ $shards } points de prestige, +{ $shards } pièces
}
trickcard-lacking = il manque { $count }
trickcard-can = préparer : { $points }
trickcard-label = { $name }, { $school }, niveau { $level }
trickcard-needs = demande { $components }
trickcard-complete = tous les matériaux sont là
trickcard-preparing = la préparation coûte { $points } { $points ->
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
trickcard-markers = marqueurs : { $ready } sur la carte, { $staged } au théâtre, { $spare } en réserve

# La scène de la grande table.

theater-tricks = tours
theater-as-printed = comme imprimé
theater-would-have = { $points ->
    [one] { $points } point d’action ici
   *[other] { $points } points d’action ici
}
theater-would-pay = un spectacle vous rapporterait au mieux { $fame } de prestige, { $coins } en pièces, { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
}
theater-pays-you = Un spectacle vous rapporterait { $fame } de prestige, { $coins } en pièces, { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
}.
theater-at-best = au mieux
theater-you = Vous
theater-none-yours = aucun de vos tours
theater-for-performer = artiste
theater-to-the-end = reste
theater-leaves-after = part après { $round }
theater-pays-at-once = rapporte aussitôt au plus { $fame } de prestige, éclats : { $shards }
theater-no-cards = Aucune carte spectacle ici pour le moment.
theater-tap-slot = Choisissez un emplacement pour le marqueur ; choisissez-le encore pour orienter le marqueur.
theater-tap-card = Choisissez la carte que vous voulez jouer.
theater-turn = Orienter
theater-set-up = Monter
theater-lay = Poser ici
theater-gain-now = Vous gagnez
theater-more-pay = un paiement de plus
theater-link-pays = L’enchaînement { $link } rapporte
theater-performed-pays = Jouée ({ $day }), elle vous rapporte
theater-pays-on = Elle rapporterait ({ $day }) :
theater-up-to = jusqu’à
theater-no-pay = rien tout de suite
theater-not-here = pas ici

# Les feuilles.

sheet-learn = Apprendre un tour
sheet-filter-preparable = préparable aussitôt
sheet-filter-one = il manque une chose
sheet-filter-affordable = abordable
sheet-others = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
sheet-choose-trick = Choisissez un tour : dé, symbole et plateau sont choisis pour vous, et vous pouvez les changer.
sheet-missing = Il manque : { $components }.
sheet-to-order = À commander : { $components }.
sheet-on-sale = { $coins ->
    [one] En vente pour { $coins } pièce.
   *[other] En vente pour { $coins } pièces.
}
sheet-complete = { $points ->
    [one] Tous les matériaux sont là : { $points } point d’action pour le préparer.
   *[other] Tous les matériaux sont là : { $points } points d’action pour le préparer.
}
sheet-die = Dé
sheet-symbol = Symbole
sheet-board = Va sur
sheet-board-player = votre plateau joueur
sheet-board-engineer = le plateau de l’ingénieur
sheet-more-markers = { $count ->
    [one] +{ $count } marqueur
   *[other] +{ $count } marqueurs
}
sheet-costs = Coûte
sheet-of = sur { $points }
sheet-learn-this = Apprendre { $trick }
