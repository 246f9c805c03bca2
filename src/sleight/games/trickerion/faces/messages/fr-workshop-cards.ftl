# Ce que les cartes affectation spéciales de l’atelier demandent et racontent.

choice-supply = Poser un marqueur sur { WORD("trick", $trick) }
choice-feed = Rendre : { WORD("component", $component) }

question-supply = { $you ->
    [yes] { WORD("trick", $trick) } reçoit un marqueur de moins. Quel autre tour en reçoit un ?
   *[no] { $seat } choisit un autre tour pour un marqueur.
}
question-feed = { $you ->
    [yes] { $fed ->
        [0] Quel matériau du tour { WORD("trick", $trick) } rendez-vous ? Chacun rapporte 1 point de prestige et 1 pièce.
       *[other] Rendez-vous un autre matériau du tour { WORD("trick", $trick) } ? Déjà rendus : { $fed }, au plus 3.
    }
   *[no] { $seat } rend des matériaux du tour { WORD("trick", $trick) } (déjà rendus : { $fed }).
}
question-stage-marker = { $you ->
    [yes] Où poser un nouveau marqueur du tour { WORD("trick", $trick) }, et vers où orienter son école ? Ses enchaînements ne rapportent rien pour l’instant.
   *[no] { $seat } pose un nouveau marqueur du tour { WORD("trick", $trick) } sur une carte spectacle.
}
question-talent = { $you ->
    [yes] Remplacer votre { WORD("character", $character) } par un spécialiste ? Son salaire ({ $wage } pièces) est dû aussitôt.
   *[no] { $seat } peut remplacer un apprenti par un spécialiste.
}

refusal-no-further-marker = { WORD("trick", $trick) } reçoit de toute façon tous les marqueurs qui vous restent ; la carte n’en ajouterait aucun.
refusal-nothing-to-supply = À part { WORD("trick", $trick) }, vous n’avez aucun tour de niveau égal ou inférieur avec un marqueur en réserve.
refusal-basic-only = { WORD("trick", $trick) } n’exige que des matériaux basiques.
refusal-nothing-missing = Il ne vous manque rien pour { WORD("trick", $trick) } ; préparez-le sans la carte.
refusal-another-trick = { WORD("trick", $trick) } est le tour que vous préparez ; le marqueur va sur un autre.
refusal-reserve-empty = Votre réserve n’a plus de marqueur du tour { WORD("trick", $trick) }.
refusal-level-above = { WORD("trick", $trick) } est d’un niveau supérieur à celui du tour que vous préparez.
refusal-feed-first = Vous devez rendre au moins un matériau.
refusal-nothing-to-feed = Vous n’avez aucun des matériaux exigés pour { WORD("trick", $trick) } et ne pourriez donc en rendre aucun.
refusal-not-required = { WORD("trick", $trick) } n’exige pas ce matériau : { WORD("component", $component) }.
refusal-fed-enough = Vous en avez rendu autant que le tour en exige : { WORD("component", $component) }.
refusal-specialists-only = Seul un spécialiste peut prendre la place de l’apprenti.

event-marker-supplied = { $you ->
    [yes] Vous posez un marqueur sur { WORD("trick", $trick) }.
   *[no] { $seat } pose un marqueur sur { WORD("trick", $trick) }.
}
event-trick-charged = { $you ->
    [yes] Vous posez un éclat sur { WORD("trick", $trick) } : ce tour rapporte désormais 1 point de prestige et 1 pièce de plus.
   *[no] { $seat } pose un éclat sur { WORD("trick", $trick) } : ce tour rapporte désormais 1 point de prestige et 1 pièce de plus.
}
event-component-fed = { $you ->
    [yes] Vous rendez pour la préparation : { WORD("component", $component) }.
   *[no] { $seat } rend pour la préparation : { WORD("component", $component) }.
}
event-marker-staged = { $you ->
    [yes] Vous posez un nouveau marqueur du tour { WORD("trick", $trick) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
   *[no] { $seat } pose un nouveau marqueur du tour { WORD("trick", $trick) } sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }.
}
event-talent-found = { $you ->
    [yes] Votre { WORD("character", $apprentice) } cède la place à un spécialiste ({ WORD("character", $specialist) }) ; { $owed ->
        [0] vous payez { $paid } { $paid ->
            [one] pièce
           *[other] pièces
        }{ $fame_lost ->
            [0] { "" }
           *[other] { " " }et perdez { $fame_lost } { $fame_lost ->
                    [one] point
                   *[other] points
                } de prestige
        }
       *[other] son salaire de { $owed } pièces est dû avec les autres
    }.
   *[no] { $seat } remplace un apprenti ({ WORD("character", $apprentice) }) par un spécialiste ({ WORD("character", $specialist) }){ $owed ->
        [0] { " " }et paie { $paid } { $paid ->
            [one] pièce
           *[other] pièces
        }{ $fame_lost ->
            [0] { "" }
           *[other] , en perdant { $fame_lost } { $fame_lost ->
                    [one] point
                   *[other] points
                } de prestige
        }
       *[other] { "\u202F" }; son salaire de { $owed } pièces est dû avec les autres
    }.
}
