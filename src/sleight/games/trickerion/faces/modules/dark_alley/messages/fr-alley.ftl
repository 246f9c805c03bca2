# Les cartes affectation spéciales en jeu, l’allée sombre et les prophéties.

choice-keep-bonus = Garder le bonus de la carte
choice-point = Prendre un point d’action au lieu du bonus
choice-bonus = Utiliser le bonus de la carte
choice-draw = Piocher une carte : { WORD("location", $deck) }
choice-look = Regarder les cartes
choice-retain = Garder { WORD("card", $card) }
choice-foresee = Consulter la diseuse de bonne aventure : permuter les prophéties en attente
choice-buy-card = Acheter pour { $shards ->
    [one] { $shards } éclat
   *[other] { $shards } éclats
} la carte du dessus : { WORD("location", $deck) }

question-place-again = { $you ->
    [yes] Vous pouvez placer un deuxième personnage dans la foulée, ou le mettre au repos.
   *[no] { $seat } peut placer un deuxième personnage.
}
question-turn-over = { $you ->
    [yes] Votre tour s’achève. Avant de terminer, vous pouvez acheter avec des éclats la carte du dessus d’une pioche.
   *[no] { $seat } peut encore acheter une carte avec des éclats.
}
question-special-card = { $you ->
    [yes] Votre { WORD("character", $character) } a la carte { WORD("card", $card) } : garder son bonus pour une action ici, ou prendre un point d’action à la place ?
   *[no] { $seat } décide ce que { WORD("card", $card) } apporte à son { WORD("character", $character) }.
}
question-draw-more = { $you ->
    [yes] Pioches choisies : { $count }. Choisissez-en une autre (il reste { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    }), ou regardez les cartes.
   *[no] { $seat } peut choisir une autre pioche (déjà choisies : { $count }, points d’action restants : { $points }).
}
question-keep-card = { $you ->
    [yes] Quelle carte gardez-vous ? Ce que vous ne gardez pas retourne sous sa pioche ({ WORD("location", $deck) }).
   *[no] { $seat } choisit une carte ({ WORD("location", $deck) }).
}

refusal-bonus-first = Vous utilisez le bonus de la carte { WORD("card", $card) } : faites maintenant l’action qu’il améliore.
refusal-no-bonus = Ce placement n’a plus de bonus de carte.
refusal-bonus-useless = { $missing ->
    [points] Avec { WORD("card", $card) }, l’action coûte { $cost } { $cost ->
        [one] point d’action
       *[other] points d’action
    }, et il vous en reste { $points }.
    [coins] Vous n’avez pas assez de pièces pour l’action que la carte { WORD("card", $card) } améliore.
    [fame] Vous n’avez pas assez de prestige pour l’action que la carte { WORD("card", $card) } améliore.
    [shard] { WORD("card", $card) } demande un éclat, et vous n’en avez pas.
    [components] Il vous manque les matériaux pour l’action que la carte { WORD("card", $card) } améliore.
    [marker] Vous n’avez aucun marqueur auquel la carte { WORD("card", $card) } puisse servir.
    [room] Vous n’avez pas de place pour ce que la carte { WORD("card", $card) } apporterait.
    [die] Aucun dé ne permet l’action que la carte { WORD("card", $card) } améliore.
    [apprentice] { WORD("card", $card) } est pour un apprenti, et c’est un autre personnage qui agit.
    [specialist] { WORD("card", $card) } demande un spécialiste que vous n’avez pas encore.
    [machine] Vous n’avez aucune machine à laquelle la carte { WORD("card", $card) } puisse servir.
    [slot] Vous n’avez plus d’emplacement machine pour la carte { WORD("card", $card) }.
   *[other] { WORD("card", $card) } n’a pour le moment aucune action à améliorer.
}
refusal-shard-needed = Cela demande un éclat, et vous n’en avez pas.
refusal-apprentice-needed = Il faut un apprenti, et c’est un autre personnage qui agit.
refusal-no-specialist-free = Il ne vous reste aucun spécialiste en réserve.
refusal-deck-empty = Cette pioche est vide ({ WORD("location", $deck) }).
refusal-not-drawn = { WORD("card", $card) } n’est pas une des cartes que vous regardez.
refusal-no-prophecies = Cette partie se joue sans prophéties.
refusal-shards-missing = Cela coûte { $cost } { $cost ->
    [one] éclat
   *[other] éclats
}, et vous en avez { $shards }.
refusal-no-active-prophecy = Aucune prophétie n’est encore active : il n’y a rien à remplacer.

warning-bonus-unused = Le bonus de la carte { WORD("card", $card) } serait perdu, et il peut encore servir.

event-prophecies-moved = { $active ->
    [none] Aucune prophétie n’est encore active. En attente : { WORD("prophecy", $pending) }.
   *[other] La prophétie active est maintenant { WORD("prophecy", $active) }. En attente : { WORD("prophecy", $pending) }.
}
event-pending-turned = { $you ->
    [yes] La diseuse de bonne aventure permute les prophéties en attente pour vous. Elles viennent désormais dans cet ordre : { WORD("prophecy", $pending) }.
   *[no] La diseuse de bonne aventure permute les prophéties en attente pour { $seat }. Elles viennent désormais dans cet ordre : { WORD("prophecy", $pending) }.
}
event-deck-named = { $you ->
    [yes] Vous choisissez une pioche : { WORD("location", $deck) }.
   *[no] { $seat } choisit une pioche : { WORD("location", $deck) }.
}
event-cards-drawn = { $you ->
    [yes] Vous regardez { $count } { $count ->
        [one] carte
       *[other] cartes
    } ({ WORD("location", $deck) }) : { WORD("card", $cards) }.
   *[no] { $seat } regarde { $count } { $count ->
        [one] carte
       *[other] cartes
    } ({ WORD("location", $deck) }).
}
event-card-kept = { $you ->
    [yes] Vous gardez { WORD("card", $card) } ({ WORD("location", $deck) }).
   *[no] { $seat } garde une carte ({ WORD("location", $deck) }).
}
event-plans-sealed = Tous les plans sont faits ; les cartes restent face cachée jusqu’au placement de chaque personnage.
event-card-turned-up = { $you ->
    [yes] Vous révélez la carte de votre { WORD("character", $character) } : { WORD("card", $card) }.
   *[no] { $seat } révèle la carte de son { WORD("character", $character) } : { WORD("card", $card) }.
}
event-toll-paid = { $you ->
    [yes] L’emplacement vous coûte { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } ({ WORD("slot", $slot) }).
   *[no] { $seat } paie { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } pour l’emplacement ({ WORD("slot", $slot) }).
}
event-bonus-kept = { $you ->
    [yes] Votre { WORD("character", $character) } garde le bonus de la carte { WORD("card", $card) }.
   *[no] { $seat } garde le bonus de la carte { WORD("card", $card) } pour son { WORD("character", $character) }.
}
event-point-taken = { $you ->
    [yes] { WORD("card", $card) } donne { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } à votre { WORD("character", $character) }.
   *[no] { $seat } prend { $points } { $points ->
        [one] point d’action
       *[other] points d’action
    } de la carte { WORD("card", $card) } pour son { WORD("character", $character) }.
}
event-bonus-used = { $you ->
    [yes] Vous utilisez le bonus de la carte { WORD("card", $card) }.
   *[no] { $seat } utilise le bonus de la carte { WORD("card", $card) }.
}
event-specials-returned = Les cartes spéciales utilisées retournent sous leur pioche : { WORD("card", $cards) }.
event-card-taken = { $you ->
    [yes] { $shards ->
        [0] Vous piochez { WORD("card", $card) } ({ WORD("location", $deck) }).
        [one] Vous payez { $shards } éclat et prenez { WORD("card", $card) } ({ WORD("location", $deck) }).
       *[other] Vous payez { $shards } éclats et prenez { WORD("card", $card) } ({ WORD("location", $deck) }).
    }
   *[no] { $shards ->
        [0] { $seat } pioche { WORD("card", $card) } ({ WORD("location", $deck) }).
        [one] { $seat } paie { $shards } éclat et prend { WORD("card", $card) } ({ WORD("location", $deck) }).
       *[other] { $seat } paie { $shards } éclats et prend { WORD("card", $card) } ({ WORD("location", $deck) }).
    }
}
event-tops-shown = Sur le dessus maintenant : { WORD("card", $cards) }.
event-decks-cycled = La carte du dessus de chaque pioche passe dessous : { WORD("card", $cards) }.
