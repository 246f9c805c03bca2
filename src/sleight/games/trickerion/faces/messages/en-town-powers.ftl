# What powers ask in town.

question-eager-hands = { $you ->
    [yes] { WORD("power", $power) }, once a round: does your { WORD("character", $character) } get 1 action point more?
   *[no] { $seat } may give the { WORD("character", $character) } 1 action point more ({ WORD("power", $power) }).
}
question-drilled-specialists = { $you ->
    [yes] { WORD("power", $power) }, once a round: does your { WORD("character", $character) } get 1 action point more?
   *[no] { $seat } may give the { WORD("character", $character) } 1 action point more ({ WORD("power", $power) }).
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
    [yes] Where do { $count } × { WORD("component", $component) } go? A stack on the Manager’s board counts as one more, up to 3.
   *[no] { $seat } chooses a board.
}
question-store-second = { $you ->
    [yes] Where do { $count } × { WORD("component", $component) } go? A stack on the Manager’s board counts as one more, up to 3.
   *[no] { $seat } chooses a board.
}

refusal-not-in-crate = { $count } × { WORD("component", $component) } cannot be added to this purchase.
