# The quick game, and what the modules change at set-up.

question-quick-card = { $you ->
    [yes] The quick game gives you a special assignment card. Which deck do you draw it from?
   *[no] { $seat } takes a special assignment card.
}
question-quick-components = { $you ->
    [yes] The quick game gives you components for up to { $price } { $price ->
        [one] coin
       *[other] coins
    } in all: which do you take?
   *[no] { $seat } takes additional components.
}
question-quick-board = { $you ->
    [yes] Where do you store { $count } × { WORD("component", $component) }? A stack on the Manager’s board counts as one more, up to 3 where stacks have a limit.
   *[no] { $seat } chooses a board.
}
refusal-needs-prophecies = { WORD("magician", $magician) } needs prophecies, and this game is played without them.
