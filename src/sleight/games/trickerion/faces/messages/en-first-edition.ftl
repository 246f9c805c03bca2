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
    }: how much do you pay? You have { $coins }; each coin not paid costs { $each } fame.
   *[no] { $seat } pays wages ({ $due } due).
}

refusal-not-in-this-edition = { WORD("magician", $magician) } is not among the four magicians of the first edition.
refusal-only-when-learning = With first-edition rules a trick is returned only when you learn one with full slots.
refusal-more-than-wages = Only { $due } { $due ->
    [one] coin
   *[other] coins
} of wages are due.
refusal-fame-for-wages = To refuse so much you would need { $needed } fame, and you have { $fame }.

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
    [yes] The apprentice who lived with the Assistant now lives on your board.
   *[no] The apprentice of { $seat } who lived with the Assistant now lives on the player board.
}
