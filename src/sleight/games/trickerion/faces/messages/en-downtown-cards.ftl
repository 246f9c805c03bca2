# Choices of the special cards of Downtown.

choice-recruit = Recruit: { WORD("character", $character) }
choice-replace = Give { WORD("trick", $trick) } up for the new trick

# Questions.

question-recruit = { $you ->
    [yes] You may hire anyone with { WORD("die", $die) }. Who joins you?
   *[no] { $seat } chooses who to recruit.
}
question-newcomer-home = { $you ->
    [yes] Your new apprentice moves in at once. Where? On the Assistant’s board it works without wages.
   *[no] { $seat } chooses a home for an apprentice.
}
question-newcomer-card = { $you ->
    [yes] Your { WORD("character", $character) } has just joined you and can still work this round: where do you send it?
   *[no] { $seat } may send the new { WORD("character", $character) } somewhere.
}
question-replace = { $you ->
    [yes] Which trick do you return for { WORD("trick", $trick) }? The new trick keeps its symbol and the markers on its card.
   *[no] { $seat } chooses the trick that { WORD("trick", $trick) } replaces.
}
question-replace-board = { $you ->
    [yes] Where does { WORD("trick", $trick) } go? Prepared on the Engineer’s board, it gets one extra marker.
   *[no] { $seat } chooses a board.
}
question-invest = { $you ->
    [yes] You may still spend { $coins } of the coins you just took, on { $left ->
        [one] one component
       *[other] up to { $left } components
    } from Market Row. What do you buy?
   *[no] { $seat } may invest the coins just taken.
}
question-invest-board = { $you ->
    [yes] Where do you store { $count } × { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}

# Refusals.

refusal-no-apprentice-shown = That die shows no apprentice ({ WORD("die", $die) }).
refusal-no-home-now = There is no free home for an apprentice right now.
refusal-not-the-newcomer = The card goes under your { WORD("character", $character) }, who has just joined you.
refusal-level-not-leaked = { WORD("trick", $trick) } is a level-3 trick; the card adds a marker only to levels 1 and 2.
refusal-nothing-to-invest-in = Those coins can’t buy anything on sale that you could store.
refusal-invested-enough = You may buy no more than { $left } { $left ->
    [one] component
   *[other] components
} now.
refusal-taken-coins-missing = That costs { $price } { $price ->
    [one] coin
   *[other] coins
}, and you have { $coins } left of the coins you just took.

# Events.

event-character-joined = { $you ->
    [yes] Your { WORD("character", $character) } joins you at once.
   *[no] The { WORD("character", $character) } joins { $seat } at once.
}
event-trick-replaced = { $markers ->
    [0] { WORD("trick", $trick) } takes over the symbol of { WORD("trick", $old) }.
    [one] { WORD("trick", $trick) } takes over the symbol of { WORD("trick", $old) } and 1 marker.
   *[other] { WORD("trick", $trick) } takes over the symbol of { WORD("trick", $old) } and { $markers } markers.
}
event-interest-rolled = { $you ->
    [yes] You roll { WORD("die", $die) } for interest: { WORD("face", $face) }, so you take { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } more. Then it shows X again.
   *[no] { $seat } rolls { WORD("die", $die) } for interest: { WORD("face", $face) }, which brings { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    } more. Then it shows X again.
}
