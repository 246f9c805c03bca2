# The Dark Alley on the board.

ui-explained = { $name }: { $effect }
ui-facts = { $before }; { $after }
ui-prophecy = Prophecy
ui-no-prophecy = none active yet
ui-pending = Pending
ui-prophecies = Prophecies
ui-stack = { $count ->
    [0] none left in the stack
   *[other] { $count } more in the stack
}
ui-next = { $place ->
    [1] Next
    [2] After it
   *[other] Then
}
ui-known = From the top
ui-held = Held by
ui-recalled = Known cards
bonus-ready = Bonus ready
bonus-armed = Bonus in use
ui-special = Special
ui-specials = Your special cards
ui-ability = ability: { $name }
ui-spent = used
ui-talent = may be promoted
ui-sealed = face down
ui-charged = { $shards ->
    [1] with ◆
   *[other] with { $shards }◆
}
ui-extra = Beside
ui-shares = { $you ->
    [yes] You are paid what others spend here
   *[no] { $seat } is paid what others spend here
}
ui-claim = { $you ->
    [yes] You may take the quick-order component when orders arrive
   *[no] { $seat } may take the quick-order component when orders arrive
}
ui-stacked = «♠1» two markers
ui-beside = +[♠1] beside the slots
ui-dummy = a dummy, nobody’s marker
ui-foreseen = Pending after that
kind-prophecy = Prophecies
kind-ability = Abilities
kind-card = Special cards
kind-trick = Level 3 tricks, at the end
ui-no-alley = This game is played without the Dark Alley.
ui-unexplained = No prophecy, magician, ability, special card or level-3 trick is called “{ $name }”.

# Headings of the list of choices; the number is what it costs.

group-draw = Draw a special card ({ $points })
group-buy-card = Buy a card ({ $shards }◆)
group-fortune = Fortune teller ({ $points })
group-weave = { ability-priestess-of-mysticism } ({ $points })
group-stock = On sale at once ({ $points })

# Words to type.

word-alley = alley
word-alley-meaning = prophecies, your special cards with their effects, decks, and who holds what
word-explain = explain
word-explain-meaning = what your cards, prophecies and abilities do; “explain head” shows only matching names

# What `?` says of the locations and of the signs.

about-downtown = learn tricks, hire characters, take coins
about-market-row = buy and order components
about-workshop = prepare tricks, move components and tricks between boards
about-theater = set up tricks, reschedule them, and perform at the end of the round
about-dark-alley = draw special assignment cards, ask the fortune teller
ui-signs = Signs: ★ fame, ¢ coins, ◆ shards, ▤ special cards. Schools: ☾ { brief-spiritual }, ✱ { brief-mechanical }, ◉ { brief-optical }, ∞ { brief-escape }, with the level of the trick. 1→2■: preparing it costs 1 action point and gives 2 markers. ✓ you have it, ✗ it is missing, (−2¢) what is missing costs 2 coins.
