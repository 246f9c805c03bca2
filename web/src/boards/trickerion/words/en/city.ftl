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
city-points-modifier = action points { $points }
city-slot-free = free
city-slot-closed = closed at this player count
city-empty-slot = empty
city-quick-order = Quick
city-price-bent = The prophecy changes these prices.
city-to-learn = Tricks to learn:
city-left-out = Left out of this game: { $tricks }.
city-at-home = at home
city-hidden-card = card face down
city-of-component = { $count } × { $name }
city-tricks = Tricks
city-workshop-of = Workshop: { $name }
city-thinks = { $name } is still planning.
city-has-planned = { $name } has planned.
city-players = Players in initiative order
city-initiative = Place { $place } in the initiative order
city-advertised = has advertised
city-poster-costs = poster: { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
city-fame-track = Fame track
city-level-from = Level-{ $level } tricks from { $fame } fame
city-fame-before = Fame before the scoring
city-fame-total = Total fame

# The tray: what the open choices offer besides the things on the board.

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
city-do-mark = Choose a symbol
city-do-engage = Start with
city-do-send = Send
city-do-rest = Leave idle
city-do-place = Place
city-do-idle = Keep idle
city-do-keep = Put on
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
city-do-at = Place the marker
city-do-gain = Gain
city-do-recruit = Recruit
city-do-replace = Replace
city-do-stock = Put on sale now
city-do-pilfer = Steal
city-do-leave = Leave
city-do-feed = Give back
city-do-supply = Add a marker
city-do-beside = Beside the slots
city-do-lift = Pick up
city-do-exchange = Swap
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
city-page-mine = Workshop
city-page-others = Others
city-page-glows = (something to choose here)

# The wide board: the dock, planning, the start.

city-nobody = Nobody yet.
city-wages = wages
city-of = of
city-marker-ready = ready
city-marker-staged = in the Theater
city-free-slot = free slot
city-free-engineer = free slot on the Engineer’s board: one extra marker
city-leaves = leaves
city-with-engineer = Engineer
city-lacks = { $count ->
    [one] 1 missing
   *[other] { $count } missing
}
city-shard-ladder = Shards keep what is beside them open; the lowest rung fills first.
city-plan = Your plan
city-plan-headline = Plan your week: choose a card, then who takes it. Nobody sees your plan before all are ready.
city-plan-ready = Ready
city-plan-card = Card of { $character }: { $card }
city-plan-dropped = { $character } can no longer take { $card }.
city-fold = Look at the board
city-unfold = Back to the choice
city-start-title = Choose your start
city-start-trick = Your first trick
city-start-goods = Your components: the marked ones would prepare this trick at once
city-start-goods-first = Your components: choose the trick first to see what would prepare it
city-start-symbol = Its symbol
city-start-take = Take these
city-start-prepares = would prepare the trick at once
city-brings-manager = Brings free components; a stack on the Manager’s board counts as one more.
city-brings-engineer = Brings a second trick; the trick on the Engineer’s board gets an extra marker when you prepare it.
city-brings-assistant = Brings an apprentice at once.
city-brings-apprentice = Has one action point and costs little.
city-boost = spend a shard
city-boost-meaning = Spend a shard to give the next character you place an extra action point
