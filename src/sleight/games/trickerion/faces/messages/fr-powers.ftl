# Les pouvoirs : la donne, l’apprentissage, et les éclats qui les tiennent.

choice-learn-power = Apprendre { WORD("power", $power) } à l’emplacement { $slot }
choice-discard-power = Défausser { WORD("power", $power) }
choice-take-back-powers = Reprendre toute votre défausse
choice-keep-powers = Garder le reste

question-discard-powers = { $you ->
    [yes] Chacun choisit en secret : { $count ->
        [0] gardez vos huit pouvoirs, ou choisissez à nouveau.
       *[other] quels pouvoirs défaussez-vous ? Encore { $count }.
    }
   *[no] { $seat } choisit encore ses pouvoirs.
}
question-learn-power = { $you ->
    [yes] Avant les affectations : apprenez-vous un pouvoir à l’un de vos emplacements ouverts ?
   *[no] { $seat } peut apprendre un pouvoir.
}

refusal-power-learned = Vous avez déjà appris ce pouvoir : { WORD("power", $power) }.
refusal-power-not-in-hand = Ce pouvoir n’est pas dans votre main : { WORD("power", $power) }.
refusal-power-elsewhere = { WORD("power", $power) } ne peut se placer qu’à ces emplacements : { $slots }.
refusal-power-slot-closed = L’emplacement { $slot } s’ouvre avec { $needed } { $needed ->
    [one] éclat
   *[other] éclats
} ; vous en avez { $shards }.
refusal-discard-more = { $count ->
    [one] Il faut d’abord défausser encore un pouvoir.
   *[other] Il faut d’abord défausser encore { $count } pouvoirs.
}
refusal-power-discarded = Ce pouvoir est déjà dans votre défausse : { WORD("power", $power) }.
refusal-discarded-enough = Vous avez défaussé { $count } pouvoirs ; gardez le reste, ou reprenez-les tous.
refusal-nothing-discarded = Vous n’avez encore rien défaussé.
refusal-discarded-anew-enough = Vous avez repris votre défausse { $times } fois ; c’est la limite.

warning-closes-power = Sans { $slot ->
    [1] cet éclat, l’emplacement 1
   *[other] tous ses éclats, l’emplacement { $slot }
} se ferme, et vous reprenez en main { WORD("power", $power) }.

event-powers-dealt = { $you ->
    [yes] Vous recevez { $count } pouvoirs : { WORD("power", $powers) }.
   *[no] { $seat } reçoit { $count } pouvoirs.
}
event-power-discarded = { $you ->
    [yes] Vous défaussez { WORD("power", $power) }.
   *[no] { $seat } défausse { WORD("power", $power) }.
}
event-powers-taken-back = { $you ->
    [yes] Vous reprenez votre défausse.
   *[no] { $seat } reprend sa défausse.
}
event-powers-kept = { $you ->
    [yes] Vous gardez { $count } pouvoirs.
   *[no] { $seat } garde { $count } pouvoirs.
}
event-power-learned = { $you ->
    [yes] Vous apprenez { WORD("power", $power) } à l’emplacement { $slot }{ $coins ->
        [0] { "" }
        [one] { " " }et payez 1 pièce pour le prestige manquant
       *[other] { " " }et payez { $coins } pièces pour le prestige manquant
    }.
   *[no] { $seat } apprend { WORD("power", $power) } à l’emplacement { $slot }{ $coins ->
        [0] { "" }
        [one] { " " }et paie 1 pièce pour le prestige manquant
       *[other] { " " }et paie { $coins } pièces pour le prestige manquant
    }.
}
event-power-returned = { $you ->
    [yes] { WORD("power", $power) } quitte l’emplacement { $slot } et revient dans votre main.
   *[no] { WORD("power", $power) } quitte l’emplacement { $slot } et revient dans la main de son magicien ({ $seat }).
}
event-power-used = { $you ->
    [yes] Vous utilisez { WORD("power", $power) }.
   *[no] { $seat } utilise { WORD("power", $power) }.
}
