# Ce que les pouvoirs demandent en ville.

question-eager-hands = { $you ->
    [yes] { WORD("power", $power) }, une fois par tour de jeu : donner 1 point d’action de plus à votre { WORD("character", $character) } ?
   *[no] { $seat } peut donner 1 point d’action de plus à son { WORD("character", $character) } ({ WORD("power", $power) }).
}
question-drilled-specialists = { $you ->
    [yes] { WORD("power", $power) }, une fois par tour de jeu : donner 1 point d’action de plus à votre { WORD("character", $character) } ?
   *[no] { $seat } peut donner 1 point d’action de plus à son { WORD("character", $character) } ({ WORD("power", $power) }).
}
question-turn-back = { $you ->
    [yes] Nouvelle face ({ WORD("die", $die) }) : { WORD("face", $face) }. Remettre l’ancienne, { WORD("face", $old) } ?
   *[no] { $seat } peut remettre l’ancienne face ({ WORD("die", $die) } : { WORD("face", $old) }).
}
question-double-rehearsal = { $you ->
    [yes] { WORD("power", $power) }, une fois par tour de jeu : poser un marqueur de plus sur { WORD("trick", $trick) } ?
   *[no] { $seat } peut poser un marqueur de plus sur { WORD("trick", $trick) } ({ WORD("power", $power) }).
}
question-mixed-crate = { $you ->
    [yes] { WORD("power", $power) } : qu’achetez-vous avec { $count } × { WORD("component", $component) } ?
   *[no] { $seat } peut compléter son achat ({ WORD("power", $power) }).
}
question-bargain-crate = { $you ->
    [yes] { $count } × { WORD("component", $component) } et { $more } × { WORD("component", $other) } coûtent { $price } { $price ->
        [one] pièce
       *[other] pièces
    }. Chaque négociation baisse le prix de 1.
   *[no] { $seat } négocie.
}
question-store-first = { $you ->
    [yes] Où ranger { $count } × { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}
question-store-second = { $you ->
    [yes] Où ranger { $count } × { WORD("component", $component) } ? Sur le plateau du manager, une pile compte un matériau de plus, jusqu’à 3 si les piles sont limitées.
   *[no] { $seat } choisit un plateau.
}

refusal-not-in-crate = On ne peut pas ajouter { $count } × { WORD("component", $component) } à cet achat.

# Mauvaises fréquentations.

choice-under = Mettre d’abord { WORD("card", $card) } sous la pioche

question-order-rest = { $you ->
    [yes] { WORD("power", $power) } : laquelle des autres cartes va d’abord sous sa pioche ({ WORD("location", $deck) }) ? Elle sera au-dessus de l’autre.
   *[no] { $seat } met les autres cartes sous leur pioche ({ WORD("location", $deck) }).
}
question-top-or-second = { $you ->
    [yes] { WORD("power", $power) } : prenez-vous la carte du dessus ou la deuxième ({ WORD("location", $deck) }) ? La deuxième n’est pas montrée aux autres.
   *[no] { $seat } regarde la deuxième carte et la prend, ou prend celle du dessus ({ WORD("location", $deck) }).
}

event-second-shown = { $you ->
    [yes] Vous regardez la deuxième carte ({ WORD("location", $deck) }) : { WORD("card", $card) }.
   *[no] { $seat } regarde la deuxième carte ({ WORD("location", $deck) }).
}
event-second-taken = { $you ->
    [yes] Vous prenez la deuxième carte : { WORD("card", $card) } ({ WORD("location", $deck) }).
   *[no] { $seat } prend la deuxième carte sans la montrer ({ WORD("location", $deck) }).
}
event-rest-ordered = { $you ->
    [yes] Vous mettez les autres cartes sous leur pioche dans cet ordre ({ WORD("location", $deck) }) : { WORD("card", $cards) }.
   *[no] { $seat } a choisi l’ordre des autres cartes sous leur pioche ({ WORD("location", $deck) }).
}
