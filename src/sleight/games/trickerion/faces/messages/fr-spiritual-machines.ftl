# Aube de la technologie : les machines des magiciens du mentalisme.

choice-buy-with-machine = Acheter { $count } × { WORD("component", $component) } avec : { WORD("machine", "spiritual-1") }
choice-change-card = Changer la carte : { WORD("character", $character) }
choice-swap-card = Échanger avec la carte : { WORD("character", $character) }

question-change-card = { $you ->
    [yes] De quel personnage changez-vous la carte affectation ?
   *[no] { $seat } choisit le personnage dont la carte affectation change.
}
question-which-card = { $you ->
    [yes] Quelle carte pour votre { WORD("character", $character) } : une de votre main, ou celle d’un autre personnage ?
   *[no] { $seat } change la carte de son { WORD("character", $character) }.
}
question-first-turn-die = { $you ->
    [yes] Avant que votre personnage n’agisse : modifiez-vous un dé ({ WORD("machine", $machine) }) ?
   *[no] { $seat } peut modifier un dé ({ WORD("machine", $machine) }).
}
question-double-bonus = { $you ->
    [yes] Utiliser une machine ({ WORD("machine", $machine) }) pour recevoir une seconde fois le bonus de la carte { WORD("card", $card) } :{ $fame ->
        [0] { "" }
        [one] { " " }+1 point de prestige
       *[other] { " " }+{ $fame } points de prestige
    }{ $coins ->
        [0] { "" }
        [one] { " " }+1 pièce
       *[other] { " " }+{ $coins } pièces
    }{ $shards ->
        [0] { "" }
        [one] { " " }+1 éclat
       *[other] { " " }+{ $shards } éclats
    } ?
   *[no] { $seat } peut recevoir une seconde fois le bonus de la carte { WORD("card", $card) } ({ WORD("machine", $machine) }).
}

refusal-no-card-to-swap = Pas de carte à échanger ({ WORD("character", $character) }) : choisissez un autre personnage qui a une carte et qui n’est ni placé ni au repos.
refusal-other-card-changes = Vous changez la carte de votre { WORD("character", $character) }.

event-cards-swapped = { $you ->
    [yes] Vous échangez les cartes de deux personnages : { WORD("disc", $character) } et { WORD("disc", $other) }.
   *[no] { $seat } échange les cartes de deux personnages : { WORD("disc", $character) } et { WORD("disc", $other) }.
}
event-card-replaced = { $you ->
    [yes] Vous reprenez une carte ({ WORD("disc", $character) } : { WORD("card", $back) }) et posez à sa place : { WORD("card", $card) }.
   *[no] { $card ->
        [none] { $seat } reprend une carte face cachée ({ WORD("disc", $character) }) et en pose une autre à sa place.
       *[other] { $seat } reprend une carte ({ WORD("disc", $character) } : { WORD("card", $back) }) et pose à sa place : { WORD("card", $card) }.
    }
}
