# Cartes affectation spéciale au théâtre : monter et reprogrammer autrement.

choice-accept = Oui
choice-beside = À côté des emplacements de { WORD("card", $card) }
choice-lift = { $slot ->
    [0] Prendre le marqueur à côté des emplacements
   *[other] Prendre le marqueur de l’emplacement { $slot }
}
choice-exchange = Échanger { WORD("card", $card) }

question-stack = { $you ->
    [yes] Empiler deux marqueurs du tour { WORD("trick", $trick) } au lieu d’en monter un seul ?
   *[no] { $seat } peut empiler deux marqueurs du tour { WORD("trick", $trick) }.
}
question-lay-beside = { $you ->
    [yes] À côté des emplacements de quelle carte poser le marqueur du tour { WORD("trick", $trick) } ?
   *[no] { $seat } pose un marqueur du tour { WORD("trick", $trick) } à côté des emplacements d’une carte.
}
question-reschedule-which = { $you ->
    [yes] Deux marqueurs du tour { WORD("trick", $trick) } sont sur { WORD("card", $card) } : lequel prenez-vous ?
   *[no] { $seat } choisit un des deux marqueurs du tour { WORD("trick", $trick) }.
}
question-exchange-card = { $you ->
    [yes] Deux cartes spectacle peuvent échanger leurs places, et vous prenez alors { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }. Quelle est la première ?
   *[no] { $seat } peut échanger les places de deux cartes spectacle.
}
question-exchange-with = { $you ->
    [yes] Avec quelle carte { WORD("card", $card) } échange-t-elle sa place ?
   *[no] { $seat } échange la place de { WORD("card", $card) } avec une autre carte.
}

refusal-fame-or-coins = Un enchaînement rapporte du prestige ou des pièces, rien d’autre.
refusal-bonus-not-with = { WORD("card", $card) } est sans effet pour { WORD("trick", $trick) } en ce moment.
refusal-card-not-full = { WORD("card", $card) } a encore un emplacement libre.
refusal-no-unlinked-neighbour = Aucun marqueur relié par un cercle à l’emplacement { $slot } ne resterait sans enchaînement : le bonus ne rapporterait rien de plus.
refusal-no-link-there = À l’emplacement { $slot }, orienté ainsi, le marqueur ne formerait aucun enchaînement.
refusal-no-single-marker = Il faut exactement un marqueur de ce tour sur { WORD("card", $card) }.
refusal-another-card = { WORD("card", $card) } doit échanger sa place avec une autre carte.
refusal-not-an-opponents = Aucun adversaire n’a ce tour : { WORD("trick", $trick) }.

event-trick-beside = { $you ->
    [yes] Vous montez { WORD("trick", $trick) } à côté des emplacements de { WORD("card", $card) }{ $stacked ->
        [no] { "" }
       *[other] , avec deux marqueurs empilés
    }.
   *[no] { $seat } monte { WORD("trick", $trick) } à côté des emplacements de { WORD("card", $card) }{ $stacked ->
        [no] { "" }
       *[other] , avec deux marqueurs empilés
    }.
}
event-cards-exchanged = { $you ->
    [yes] Vous échangez les places de { WORD("card", $card) } et { WORD("card", $other) }.
   *[no] { $seat } échange les places de { WORD("card", $card) } et { WORD("card", $other) }.
}
event-marker-cashed = { $you ->
    [yes] Vous retirez { WORD("trick", $trick) } de { WORD("card", $card) } pour sa récompense.
   *[no] { $seat } retire { WORD("trick", $trick) } de { WORD("card", $card) } pour sa récompense.
}
event-opponent-rescheduled = { $you ->
    [yes] Vous reprogrammez un marqueur adverse ({ $owner }) : { WORD("trick", $trick) }, de { WORD("card", $origin) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
   *[no] { $you-owner ->
        [yes] { $seat } reprogramme votre marqueur du tour { WORD("trick", $trick) }, de { WORD("card", $origin) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
       *[no] { $seat } reprogramme un marqueur adverse ({ $owner }) : { WORD("trick", $trick) }, de { WORD("card", $origin) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
    }
}
