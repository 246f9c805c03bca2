# Ce que peuvent les magiciens, et les cartes affectation spéciale de la scène.

choice-borrow = Copier { WORD("card", $card) } d’un adversaire
choice-boost = Prendre le point d’action de la capacité
choice-weave = Activer la prophétie { WORD("prophecy", $prophecy) }
choice-impose = Payer un éclat pour imposer { WORD("card", $card) }
choice-steal = Prendre la récompense du tour { WORD("trick", $trick) }
choice-forgo = Céder la récompense du tour { WORD("trick", $trick) }
choice-star = Doubler une part de la récompense du tour { WORD("trick", $trick) }
choice-salvage = Remettre un marqueur sur { WORD("trick", $trick) }

question-borrow = { $you ->
    [yes] { WORD("ability", "the-great-optico") }, une fois par tour de jeu : votre { WORD("character", $character) } copie-t-il une carte spéciale révélée par un adversaire ?
   *[no] { $seat } peut copier une carte spéciale d’un adversaire.
}
question-boost = { $you ->
    [yes] { WORD("ability", "the-mechaniker") }, une fois par tour de jeu : donner { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } de plus à votre { WORD("character", $character) } ?
   *[no] { $seat } peut donner { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } de plus à son { WORD("character", $character) }.
}
question-break-free = { $you ->
    [yes] { WORD("ability", "master-of-chains") } : avant les spectacles, vous pouvez reprogrammer gratuitement un de vos marqueurs, bonus d’enchaînement compris.
   *[no] { $seat } peut reprogrammer un marqueur avant les spectacles.
}
question-impose = { $you ->
    [yes] { WORD("ability", "yoruba-spiritmaster") }, une fois par tour de jeu : payez-vous un éclat pour choisir la carte que joue { $seats } ?
   *[no] { $seat } peut choisir la carte que joue { $seats }.
}
question-steal = { $you ->
    [yes] { WORD("ability", "the-red-lotus") } : prenez-vous la récompense d’un tour adverse de ce spectacle à la place de celle d’un des vôtres ?
   *[no] { $seat } peut prendre la récompense d’un tour adverse.
}
question-forgo = { $you ->
    [yes] En échange de la récompense du tour { WORD("trick", $trick) }, celle de quel tour cédez-vous ?
   *[no] { $seat } cède la récompense d’un tour contre celle du tour { WORD("trick", $trick) }.
}
question-fiasco = { $you ->
    [yes] { WORD("card", "arranged-fiasco") } : dans ce spectacle, faire rapporter 1 point de prestige de plus à vos marqueurs et 1 de moins à ceux des autres ?
   *[no] { $seat } peut orchestrer un fiasco.
}
question-premiere = { $you ->
    [yes] { WORD("card", "grand-premiere") } : doublez-vous une part de la récompense d’un de vos tours joué pour la première fois ?
   *[no] { $seat } peut doubler une part d’une récompense.
}
question-premiere-part = { $you ->
    [yes] Quelle part de la récompense du tour { WORD("trick", $trick) } doublez-vous ?
   *[no] { $seat } choisit la part à doubler dans la récompense du tour { WORD("trick", $trick) }.
}
question-salvage = { $you ->
    [yes] { WORD("card", "durable-components") } : un marqueur joué pendant ce tour de jeu retourne-t-il sur son tour de magie ?
   *[no] { $seat } peut remettre un marqueur joué sur son tour de magie.
}

refusal-not-to-borrow = { WORD("card", $card) } n’a pas été révélée par un adversaire pour ce lieu, ou ne servirait à rien ici.
refusal-not-pending = La prophétie { WORD("prophecy", $prophecy) } n’est pas en attente.
refusal-no-marker-of-theirs = Le joueur en scène n’a aucun marqueur sur { WORD("card", $card) }.
refusal-level-too-high = Le niveau du tour { WORD("trick", $trick) } dépasse celui de tous les tours que vous pourriez céder.
refusal-level-too-low = Le niveau du tour { WORD("trick", $trick) } est inférieur à celui du tour dont vous prenez la récompense.
refusal-not-of-an-opponent = { WORD("trick", $trick) } n’est pas un tour adverse de ce spectacle.
refusal-not-in-this-show = { WORD("trick", $trick) } n’est pas un de vos tours dans ce spectacle.
refusal-no-premiere = { WORD("trick", $trick) } n’est pas un de vos tours de ce spectacle joué pour la première fois et payé de sa propre récompense.
refusal-not-performed = Aucun marqueur du tour { WORD("trick", $trick) } n’a été joué pendant ce tour de jeu.

event-card-borrowed = { $you ->
    [yes] Votre { WORD("character", $character) } copie { WORD("card", $card) } d’un adversaire.
   *[no] { $seat } copie { WORD("card", $card) } d’un adversaire ({ WORD("character", $character) }).
}
event-character-boosted = { $you ->
    [yes] Votre { WORD("character", $character) } reçoit { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } de plus.
   *[no] { $seat } donne { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } de plus à son { WORD("character", $character) }.
}
event-prophecy-woven = { $you ->
    [yes] Vous activez la prophétie { WORD("prophecy", $prophecy) } ; en attente : { WORD("prophecy", $pending) }.
   *[no] { $seat } active la prophétie { WORD("prophecy", $prophecy) } ; en attente : { WORD("prophecy", $pending) }.
}
event-performance-imposed = { $you ->
    [yes] Vous payez un éclat : { $performer } doit jouer { WORD("card", $card) }.
   *[no] { $you-performer ->
        [yes] { $seat } paie un éclat : vous devez jouer { WORD("card", $card) }.
       *[no] { $seat } paie un éclat : { $performer } doit jouer { WORD("card", $card) }.
    }
}
event-reward-stolen = { $you ->
    [yes] À la place de la récompense du tour { WORD("trick", $forgone) }, vous prenez celle du tour { WORD("trick", $trick) } ; { $owner } reçoit 1 point de prestige de moins pour ce dernier.
   *[no] { $you-owner ->
        [yes] À la place de la récompense du tour { WORD("trick", $forgone) }, { $seat } prend celle du tour { WORD("trick", $trick) } ; vous recevez 1 point de prestige de moins pour ce dernier.
       *[no] À la place de la récompense du tour { WORD("trick", $forgone) }, { $seat } prend celle du tour { WORD("trick", $trick) } ; { $owner } reçoit 1 point de prestige de moins pour ce dernier.
    }
}
event-reward-doubled = { $resource ->
    [fame] { $you ->
        [yes] { WORD("trick", $trick) } vous rapporte deux fois son prestige.
       *[no] { WORD("trick", $trick) } rapporte deux fois son prestige à { $seat }.
    }
    [coins] { $you ->
        [yes] { WORD("trick", $trick) } vous rapporte deux fois ses pièces.
       *[no] { WORD("trick", $trick) } rapporte deux fois ses pièces à { $seat }.
    }
   *[other] { $you ->
        [yes] { WORD("trick", $trick) } vous rapporte deux fois ses éclats.
       *[no] { WORD("trick", $trick) } rapporte deux fois ses éclats à { $seat }.
    }
}
event-fiasco-arranged = { $you ->
    [yes] Vous avez orchestré un fiasco : vos marqueurs rapportent 1 point de prestige de plus, tous les autres 1 de moins.
   *[no] { $seat } a orchestré un fiasco : ses marqueurs rapportent 1 point de prestige de plus, tous les autres 1 de moins.
}
event-marker-salvaged = { $you ->
    [yes] Vous remettez un marqueur sur { WORD("trick", $trick) }.
   *[no] { $seat } remet un marqueur sur { WORD("trick", $trick) }.
}
event-granted = { $you ->
    [yes] Vous recevez
   *[no] { $seat } reçoit
} ({ WORD($kind, $cause) }) :{ $fame ->
    [0] { "" }
    [one] { " " }{ $fame } point de prestige
   *[other] { " " }{ $fame } points de prestige
}{ $coins ->
    [0] { "" }
   *[other] { $fame ->
        [0] { "" }
       *[other] ,
    }{ " " }{ $coins } { $coins ->
        [one] pièce
       *[other] pièces
    }
}{ $shards ->
    [0] { "" }
   *[other] { $fame ->
        [0] { $coins ->
            [0] { "" }
           *[other] ,
        }
       *[other] ,
    }{ " " }{ $shards } { $shards ->
        [one] éclat
       *[other] éclats
    }
}.
