# Ce qui est dit d’une partie quand on en fait le compte.

tally-tie-break = { $you-winner ->
    [yes] Égalité à { $fame } { $fame ->
            [one] point
           *[other] points
        } de prestige : { $equals }. Vous l’emportez grâce au dernier ordre d’initiative.
   *[no] Égalité à { $fame } { $fame ->
            [one] point
           *[other] points
        } de prestige : { $equals }. { $winner } l’emporte grâce au dernier ordre d’initiative.
}

# Les moments les plus chers.

dear-wages = { $you ->
    [yes] Vous n’avez pas payé { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de salaires et avez perdu { $cost } { $cost ->
        [one] point
       *[other] points
    } de prestige.
   *[no] { $seat } n’a pas payé { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de salaires et a perdu { $cost } { $cost ->
        [one] point
       *[other] points
    } de prestige.
}
dear-poster = { $you ->
    [yes] Vous n’avez pas posé d’affiche pour { $coins } { $coins ->
        [one] pièce, qui n’a servi
       *[other] pièces, qui n’ont servi
    } à rien d’autre : { $cost } { $cost ->
        [one] point de prestige manqué
       *[other] points de prestige manqués
    }.
   *[no] { $seat } n’a pas posé d’affiche pour { $coins } { $coins ->
        [one] pièce, qui n’a servi
       *[other] pièces, qui n’ont servi
    } à rien d’autre : { $cost } { $cost ->
        [one] point de prestige manqué
       *[other] points de prestige manqués
    }.
}
dear-card = { $you ->
    [yes] Vous avez joué { WORD("card", $card) } ; ce jour-là, { WORD("card", $other) } vous aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
   *[no] { $seat } a joué { WORD("card", $card) } ; ce jour-là, { WORD("card", $other) } aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
}
dear-day = { $you ->
    [yes] Vous avez choisi le { WORD("day", $day) } alors que le { WORD("day", $other) } était libre : votre spectacle y aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
   *[no] { $seat } a choisi le { WORD("day", $day) } alors que le { WORD("day", $other) } était libre : le spectacle y aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
}
dear-slot = { $you ->
    [yes] Vous avez monté { WORD("trick", $trick) } ; sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }, ce tour aurait aussitôt rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
   *[no] { $seat } a monté { WORD("trick", $trick) } ; sur { WORD("card", $card) }, emplacement { $slot }, orienté { WORD("facing", $facing) }, ce tour aurait aussitôt rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige de plus.
}
dear-no-show = { $you ->
    [yes] Vous n’avez pas joué de spectacle ; { WORD("card", $card) } vous aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige.
   *[no] { $seat } n’a pas joué de spectacle ; { WORD("card", $card) } aurait rapporté { $cost } { $cost ->
            [one] point
           *[other] points
        } de prestige.
}
dear-markers = { $count ->
    [one] { $you ->
        [yes] Un de vos marqueurs est parti avec { WORD("card", $card) } sans avoir été joué : son tour rapporte { $cost } { $cost ->
                [one] point
               *[other] points
            } de prestige.
       *[no] Un marqueur ({ $seat }) est parti avec { WORD("card", $card) } sans avoir été joué : son tour rapporte { $cost } { $cost ->
                [one] point
               *[other] points
            } de prestige.
    }
   *[other] { $you ->
        [yes] { $count } de vos marqueurs sont partis avec { WORD("card", $card) } sans avoir été joués : leurs tours rapportent { $cost } { $cost ->
                [one] point
               *[other] points
            } de prestige.
       *[no] { $count } marqueurs ({ $seat }) sont partis avec { WORD("card", $card) } sans avoir été joués : leurs tours rapportent { $cost } { $cost ->
                [one] point
               *[other] points
            } de prestige.
    }
}
dear-idle = { $you ->
    [yes] Votre { WORD("character", $character) } avait une carte et est resté au repos : { $cost } { $cost ->
        [one] point d’action inutilisé
       *[other] points d’action inutilisés
    }{ $full ->
        [none] { "" }
       *[other] , faute d’emplacement ({ WORD("location", $full) })
    }.
   *[no] { $seat } a laissé au repos son { WORD("character", $character) }, qui avait une carte : { $cost } { $cost ->
        [one] point d’action inutilisé
       *[other] points d’action inutilisés
    }{ $full ->
        [none] { "" }
       *[other] , faute d’emplacement ({ WORD("location", $full) })
    }.
}
dear-points = { $you ->
    [yes] Votre { WORD("character", $character) } a perdu { $cost } { $cost ->
        [one] point d’action
       *[other] points d’action
    }.
   *[no] { $seat } a perdu { $cost } { $cost ->
        [one] point d’action
       *[other] points d’action
    } ({ WORD("character", $character) }).
}
