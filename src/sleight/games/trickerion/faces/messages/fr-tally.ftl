# Ce qui est dit d’une partie quand on en fait le compte.

tally-tie-break = { $you-winner ->
    [yes] Égalité à { $fame } de prestige : { $equals }. Vous l’emportez grâce au dernier ordre d’initiative.
   *[no] Égalité à { $fame } de prestige : { $equals }. { $winner } l’emporte grâce au dernier ordre d’initiative.
}
tally-wages = { $you ->
    [yes] Vous avez laissé { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de salaires sans les payer et perdu { $fame } de prestige.
   *[no] { $seat } a laissé { $coins } { $coins ->
        [one] pièce
       *[other] pièces
    } de salaires sans les payer et perdu { $fame } de prestige.
}
