# What powers ask in town.

question-eager-hands = { $you ->
    [yes] { WORD("power", $power) }, once a round: does your { WORD("character", $character) } get 1 extra action point?
   *[no] { $seat } may give the { WORD("character", $character) } 1 extra action point ({ WORD("power", $power) }).
}
question-drilled-specialists = { $you ->
    [yes] { WORD("power", $power) }, once a round: does your { WORD("character", $character) } get 1 extra action point?
   *[no] { $seat } may give the { WORD("character", $character) } 1 extra action point ({ WORD("power", $power) }).
}
question-turn-back = { $you ->
    [yes] { WORD("die", $die) } shows { WORD("face", $face) } now: do you turn it back to { WORD("face", $old) }?
   *[no] { $seat } may turn { WORD("die", $die) } back to { WORD("face", $old) }.
}
question-double-rehearsal = { $you ->
    [yes] { WORD("power", $power) }, once a round: do you put one more marker on { WORD("trick", $trick) }?
   *[no] { $seat } may put one more marker on { WORD("trick", $trick) } ({ WORD("power", $power) }).
}
question-mixed-crate = { $you ->
    [yes] { WORD("power", $power) }: what do you buy with the { $count } × { WORD("component", $component) }?
   *[no] { $seat } may add to the purchase ({ WORD("power", $power) }).
}
question-bargain-crate = { $you ->
    [yes] { $count } × { WORD("component", $component) } and { $more } × { WORD("component", $other) } cost { $price } { $price ->
        [one] coin
       *[other] coins
    }. Each bargain lowers the price by 1.
   *[no] { $seat } bargains.
}
question-store-first = { $you ->
    [yes] Where do you store { $count } × { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}
question-store-second = { $you ->
    [yes] Where do you store { $count } × { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}

refusal-not-in-crate = { $count } × { WORD("component", $component) } can’t be added to this purchase.

# Night Contacts.

choice-under = Put { WORD("card", $card) } under the deck first

question-order-rest = { $you ->
    [yes] { WORD("power", $power) }: which of the other cards goes under its deck first ({ WORD("location", $deck) })? It will lie above the other one.
   *[no] { $seat } puts the other cards under their deck ({ WORD("location", $deck) }).
}
question-top-or-second = { $you ->
    [yes] { WORD("power", $power) }: do you take the top card or the second one ({ WORD("location", $deck) })? The second one is not shown to the others.
   *[no] { $seat } looks at the second card and takes it or the top card ({ WORD("location", $deck) }).
}

event-second-shown = { $you ->
    [yes] You look at the second card ({ WORD("location", $deck) }): { WORD("card", $card) }.
   *[no] { $seat } looks at the second card ({ WORD("location", $deck) }).
}
event-second-taken = { $you ->
    [yes] You take the second card: { WORD("card", $card) } ({ WORD("location", $deck) }).
   *[no] { $seat } takes the second card unseen ({ WORD("location", $deck) }).
}
event-rest-ordered = { $you ->
    [yes] You put the other cards under their deck in this order ({ WORD("location", $deck) }): { WORD("card", $cards) }.
   *[no] { $seat } has chosen the order of the other cards under their deck ({ WORD("location", $deck) }).
}
