# Ce qu’apportent les cartes affectation spéciale du marché.

token-stall-1 = emplacement d’achat 1
token-stall-2 = emplacement d’achat 2
token-stall-3 = emplacement d’achat 3
token-stall-4 = emplacement d’achat 4
token-quick = emplacement de commande rapide
token-extra-1 = premier jeton à côté de la zone d’achat
token-extra-2 = second jeton à côté de la zone d’achat

choice-stock = Commander, en vente aussitôt : { WORD("component", $component) }
choice-pilfer = Voler le jeton : { WORD("token", $place) }
choice-leave = Laisser à sa place : { WORD("component", $component) }

question-take-more = { $you ->
    [yes] Déjà pris : { WORD("component", $components) }, prix total { $price }. Que prenez-vous d’autre ?
   *[no] { $seat } compose un achat.
}
question-store-one = { $you ->
    [yes] Où ranger ce matériau : { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}
question-bargain-mix = { $you ->
    [yes] Prix total : { $price } { $price ->
        [one] pièce
       *[other] pièces
    } ({ WORD("component", $components) }). Chaque négociation coûte un point d’action et baisse le prix de 1.
   *[no] { $seat } négocie.
}
question-pilfer = { $you ->
    [yes] Ce matériau est en vente à plusieurs endroits ({ WORD("component", $component) }) : quel jeton volez-vous ?
   *[no] { $seat } choisit un jeton à voler.
}
question-leave = { $you ->
    [yes] Quel matériau basique laissez-vous à la place du jeton volé ({ WORD("token", $place) }) ?
   *[no] { $seat } laisse un matériau à la place du jeton volé ({ WORD("token", $place) }).
}
question-merchants = { $you ->
    [yes] Les marchands proposent ce matériau ({ WORD("component", $component) }) pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } : en achetez-vous un, et où le ranger ?
   *[no] { $seat } peut acheter aussitôt : { WORD("component", $component) }.
}
question-take-home = { $you ->
    [yes] Le matériau de la commande rapide est à vous ({ WORD("component", $component) }) : où le ranger ? Vous pouvez rendre des matériaux pour faire de la place, ou y renoncer.
   *[no] { $seat } peut prendre le matériau de la commande rapide ({ WORD("component", $component) }).
}

refusal-too-little-fame = Prix en prestige : { $cost } ; vous en avez { $fame }.
refusal-too-cheap-for-fame = La carte ne rapporte du prestige que si vous pouvez dépenser { $coins } pièces ou plus pour cet achat.
refusal-not-delivered = Vous n’avez pas ce matériau ({ WORD("component", $component) }) : impossible de vous en faire livrer.
refusal-one-by-one = Prenez les matériaux un par un.
refusal-mix-complete = Vous avez pris { $units } matériaux ; c’est tout.
refusal-beyond-barter = Le total des prix serait de { $price } ; un éclat n’en vaut que { $most }.
refusal-no-token-to-steal = Aucun jeton à voler ({ WORD("component", $component) }).
refusal-token-not-there = Ce jeton n’est pas là ({ WORD("component", $component) }, { WORD("token", $place) }).

event-goods-bought = { $you ->
    [yes] Vous recevez : { WORD("component", $components) }, pour { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] pièce
               *[other] pièces
            }
            [one] 1 éclat
           *[other] { $shards } éclats
        }
       *[other] { $fame } de prestige
    }{ $bargains ->
        [0] { "" }
        [one] { " " }après 1 négociation (le prix était { $price })
       *[other] { " " }après { $bargains } négociations (le prix était { $price })
    }.
   *[no] { $seat } reçoit : { WORD("component", $components) }, pour { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] pièce
               *[other] pièces
            }
            [one] 1 éclat
           *[other] { $shards } éclats
        }
       *[other] { $fame } de prestige
    }{ $bargains ->
        [0] { "" }
        [one] { " " }après 1 négociation (le prix était { $price })
       *[other] { " " }après { $bargains } négociations (le prix était { $price })
    }.
}
event-token-stolen = { $you ->
    [yes] Vous volez le jeton ({ WORD("component", $component) }, { WORD("token", $place) }) et laissez : { WORD("component", $left) }.
   *[no] { $seat } vole le jeton ({ WORD("component", $component) }, { WORD("token", $place) }) et laisse : { WORD("component", $left) }.
}
event-component-displayed = { $you ->
    [yes] Vous commandez : { WORD("component", $component) }, en vente aussitôt, jusqu’à l’arrivée des commandes.
   *[no] { $seat } commande : { WORD("component", $component) }, en vente aussitôt, jusqu’à l’arrivée des commandes.
}
event-component-claimed = { $you ->
    [yes] Vous emportez le matériau de la commande rapide : { WORD("component", $component) }.
   *[no] { $seat } emporte le matériau de la commande rapide : { WORD("component", $component) }.
}
event-coins-shared = { $you ->
    [yes] Vous recevez { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } (payeur : { $payer }).
   *[no] { $seat } reçoit { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } (payeur : { $payer }).
}
