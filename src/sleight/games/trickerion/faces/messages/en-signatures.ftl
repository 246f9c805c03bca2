# Dawn of Technology: what the abilities of signature tricks ask and tell.

question-another-marker = { $you ->
    [yes] Easy Set-up: do you set up a second marker of { WORD("trick", $trick) } with the same action?
   *[no] { $seat } may set up a second marker of { WORD("trick", $trick) }.
}
question-take-back-marker = { $you ->
    [yes] Two markers of { WORD("trick", $trick) } lie on { WORD("card", $card) }, and only one of them stays: which one do you take back?
   *[no] { $seat } chooses which of two markers of { WORD("trick", $trick) } stays.
}

refusal-markers-enough = No more than { $most } markers of this trick may lie on { WORD("card", $card) }.

event-marker-stayed = { $you ->
    [yes] Your marker of { WORD("trick", $trick) } stays on { WORD("card", $card) }.
   *[no] { $seat }’s marker of { WORD("trick", $trick) } stays on { WORD("card", $card) }.
}
event-bonus-chosen = { $you ->
    [yes] Wild Bonus: your { WORD("trick", $trick) } scores the bonus of { WORD("trick", $chosen) }.
   *[no] Wild Bonus: { $seat }’s { WORD("trick", $trick) } scores the bonus of { WORD("trick", $chosen) }.
}

category-dance-of-the-forgotten-kings = { trick-dance-of-the-forgotten-kings }
category-the-elephant-takes-a-bow = { trick-the-elephant-takes-a-bow }
category-crimson-maiden = { trick-crimson-maiden }
