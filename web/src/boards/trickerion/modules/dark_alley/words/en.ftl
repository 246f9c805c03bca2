# The Dark Alley: special assignment cards and prophecies.

city-drawing = drawing from this deck
city-used-cards = Special cards played this round
city-special-cards = Special cards in hand
city-holds-specials = { $count ->
    [one] 1 special card
   *[other] { $count } special cards
}
city-known-cards = known: { $cards }
city-explain-all = Show all effects
city-field-prophecy = Prophecies
city-field-deck = Decks
city-do-borrow = Borrow a card
city-do-draw = Draw a card
city-do-buy-card = Buy a card for { $shards ->
    [one] 1 shard
   *[other] { $shards } shards
}
city-do-retain = Keep a card
city-do-under = Put under the deck
city-do-weave = Make active
trickcard-prophecy-active = active
option-trickerion-first-draw-resets-meaning = With first-edition rules, how often a player’s first card costs only 1 point; needs the Dark Alley.
option-trickerion-first-draw-resets-is-round = each round
option-trickerion-first-draw-resets-is-never = once in the game
city-special-decks = Special cards
city-used-count = ({ $count } played)
