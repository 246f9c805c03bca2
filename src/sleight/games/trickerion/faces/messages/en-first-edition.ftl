# First-edition rules: moves in the workshop, learning with full slots, voluntary wages.

choice-recall = Move { WORD("trick", $trick) } from the Engineer’s board to the player board
choice-unshelve = Move { WORD("component", $component) } from the Manager’s board to the player board
choice-rehouse = Give the Assistant’s apprentice a home on the player board
choice-pay = { $coins ->
    [0] Pay no wages
    [one] Pay { $coins } coin of wages
   *[other] Pay { $coins } coins of wages
}

question-learn-instead = { $you ->
    [yes] All your trick slots are full: which trick do you return for { WORD("trick", $trick) }?
   *[no] { $seat } returns a trick to learn { WORD("trick", $trick) }.
}
question-wages = { $you ->
    [yes] Your characters have earned { $due } { $due ->
        [one] coin
       *[other] coins
    }: how much do you pay? You have { $coins }; each unpaid coin costs { $each } fame.
   *[no] { $seat } pays wages ({ $due } due).
}

refusal-not-in-this-edition = { WORD("magician", $magician) } is not among the four magicians of the first edition.
refusal-only-when-learning = With first-edition rules, you can return a trick only when you learn one and your slots are full.
refusal-more-than-wages = Only { $due } { $due ->
    [one] coin
   *[other] coins
} of wages are due.
refusal-fame-for-wages = Leaving that much unpaid would cost { $needed } fame, and you have { $fame }.

warning-markers-return = All markers of { WORD("trick", $trick) } outside the reserve go back to it: { $markers }.
warning-wages-cost-fame = { $unpaid } { $unpaid ->
    [one] coin stays
   *[other] coins stay
} unpaid, which costs { $fame } fame.

event-trick-recalled = { $you ->
    [yes] You move { WORD("trick", $trick) } from the Engineer’s board to your own.
   *[no] { $seat } moves { WORD("trick", $trick) } from the Engineer’s board to the player board.
}
event-components-unshelved = { $you ->
    [yes] You move { WORD("component", $component) } from the Manager’s board to your own.
   *[no] { $seat } moves { WORD("component", $component) } from the Manager’s board to the player board.
}
event-apprentice-rehoused = { $you ->
    [yes] The Assistant’s apprentice now lives on your player board.
   *[no] { $seat }’s apprentice moves from the Assistant’s board to the player board.
}
