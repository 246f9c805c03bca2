# Trickerion: city, workshops, tray.

city-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
city-fame = { $count } fame
city-shards = { $count ->
    [one] 1 shard
   *[other] { $count } shards
}
city-points = { $count ->
    [one] 1 action point
   *[other] { $count } action points
}
city-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
city-points-modifier = { $points } action points
city-slot-free = free
city-slot-closed = closed with so few players
city-empty-slot = empty
city-quick-order = Quick
city-orders = Ordered for the next round
city-price-bent = The prophecy changes these prices.
city-to-learn = Tricks to learn:
city-left-out = Left out of this game: { $tricks }.
city-at-home = at home
city-hidden-card = card face down
city-managed = counts { $count }
city-of-component = { $count } × { $name }
city-stack-slots = { $used } of { $slots } slots in use
city-tricks = Tricks
city-no-tricks = No tricks yet.
city-trick-leaves = → leaves the workshop
city-your-workshop = Your workshop
city-workshop-of = Workshop: { $name }
city-thinks = { $name } is still thinking.
city-has-planned = { $name } has planned.
city-players = Players in initiative order
city-initiative = Place { $place } in the initiative order
city-advertised = has advertised
city-poster-costs = poster: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
city-on-turn = to play
city-fame-track = Fame track
city-level-from = Tricks of level { $level } from { $fame } fame
city-level-mark = level { $level }: { $fame }
city-fame-before = Fame before the scoring
city-fame-total = Fame in all

# The tray: what the open choices offer besides the things on the board.

city-tray = On offer
city-only-this = Only this: { $sentence }
city-verb-costs = { $verb } ({ $points })
city-instead-of = in exchange for { $name }
city-count = { $count ->
    [one] one
    [2] two
    [3] three
   *[other] { $count }
}
city-times = { $count ->
    [0] do not bargain
    [one] once
   *[other] { $count } times
}
city-order = order slot { $count }
city-lift = slot { $slot }
city-beside = beside the slots
city-resource-fame = fame
city-resource-coins = coins
city-resource-shards = shards
city-field-character = Characters
city-field-specialist = Specialists
city-field-component = Components
city-field-instead_of = In exchange for
city-field-trick = Tricks
city-field-card = Cards
city-field-magician = Magicians
city-field-symbol = Symbols
city-field-board = Boards
city-field-face = Faces
city-field-count = How many
city-field-coins = Coins
city-field-times = How often
city-field-resource = What
city-field-place = Where from
city-field-lift = Which marker
city-field-facing = Facing
city-field-die = Dice
city-field-order = Order slots
city-field-slot = Slots

# The verbs.

city-do-choose = Choose
city-do-take = Take
city-do-learn = Learn a trick
city-do-mark = Mark
city-do-engage = Engage
city-do-send = Send
city-do-rest = Let rest
city-do-place = Place
city-do-idle = Keep idle
city-do-keep = Put there
city-do-use = Use a die
city-do-hire = Hire
city-do-collect = Take coins
city-do-reroll = Reroll a die
city-do-set = Set a die
city-do-buy = Buy
city-do-bargain = Bargain
city-do-order = Order
city-do-quick = Quick order
city-do-prepare = Prepare
city-do-move = To the Engineer’s board
city-do-shelve = To the Manager’s board
city-do-house = To the Assistant’s board
city-do-recall = From the Engineer’s board
city-do-unshelve = From the Manager’s board
city-do-rehouse = From the Assistant’s board
city-do-pay = Pay wages
city-do-return = Give back a trick
city-do-drop = Discard
city-do-set-up = Set up a trick
city-do-shift = Reschedule
city-do-from = Take from
city-do-at = Lay
city-do-gain = Gain
city-do-recruit = Recruit
city-do-replace = Replace
city-do-stock = On sale at once
city-do-pilfer = Steal
city-do-leave = Leave
city-do-feed = Give back
city-do-supply = Put a marker
city-do-beside = Beside the slots
city-do-lift = Pick up
city-do-exchange = Exchange
city-do-impose = Choose for the performer
city-do-steal = Take a reward
city-do-forgo = Give up a reward
city-do-star = Double a reward
city-do-salvage = Put back
city-do-perform = Perform

# The pages on the phone.

city-pages = Places
city-page-city = City
city-page-market = Market
city-page-theater = Theater
city-page-mine = Mine
city-page-others = Others
city-page-glows = (something to touch here)
