# The theater of Trickerion and its cards.

theater-fame = fame
theater-coins = { $count ->
    [one] coin
   *[other] coins
}
theater-shards = { $count ->
    [one] shard
   *[other] shards
}
theater-links = { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
}

# Days and places.

theater-each-trick = each trick
theater-backstage = backstage
theater-stage = on stage
theater-points = { $points } action points
theater-claimed = taken by { $name }
theater-unclaimed = free
theater-place-free = { $place }: free
theater-place-taken = { $place }: { $name }, { $character }{ $card ->
    [none] { "" }
   *[other] , with { $card }
}

# Performance cards.

theater-performer = For the performer:
theater-no-markers = no markers
theater-card = { $title }. For the performer: { $fame } fame, { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $shards } { $shards ->
    [one] shard
   *[other] shards
}; { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
}; { $leaves }. { $markers }.
theater-slot-empty = { $card }, slot { $slot }: empty; circles: { $circles }
theater-slot-taken = { $card }, slot { $slot }: { $marker }{ $links ->
    [0] { "" }
    [one] , 1 link
   *[other] , { $links } links
}; { $corners }
theater-shard-circle = { $corner } (shard)
theater-marker = { $owner }: { $trick }
theater-two-markers = { $owner }: { $trick }, two markers in one
theater-dummy = a dummy, nobody’s marker
theater-corner = { $corner } { $school }
theater-beside = Beside the slots:
theater-beside-marker = Beside the slots: { $marker }

# Laying a marker.

theater-facings = Slot { $slot }: which way does its school face?
theater-facing = Facing { $facing }: { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
}{ $each ->
    [0] { "" }
   *[other] { $links ->
        [0] { "" }
       *[other] , each pays { $each } fame or { $each } in coins
    }
}{ $shards ->
    [0] { "" }
    [one] , 1 shard
   *[other] , { $shards } shards
}

# The stage of the wide table.

theater-tricks = tricks
theater-as-printed = as printed
theater-would-have = { $points ->
    [one] 1 action point there
   *[other] { $points } action points there
}
theater-would-pay = a show would pay you at best { $fame } fame, { $coins } in coins, { $shards } { $shards ->
    [one] shard
   *[other] shards
}
theater-pays-you = A show would pay you { $fame } fame, { $coins } in coins, { $shards } { $shards ->
    [one] shard
   *[other] shards
}.
theater-at-best = you, at best
theater-you = You
theater-none-yours = none of your tricks
theater-for-performer = performer
theater-to-the-end = to the end
theater-leaves-after = leaves after { $round }
theater-pays-at-once = pays at once at most { $fame } fame and { $shards } shards
theater-no-cards = No performance card lies here yet.
theater-tap-slot = Tap a slot to lay the marker, tap it again to turn it.
theater-tap-card = Tap the card that you want to perform.
theater-turn = Turn
theater-set-up = Set up
theater-lay = Lay it here
theater-perform = Perform { $card }
theater-gain-now = You gain now
theater-more-pay = one more payment
theater-link-pays = Link { $link } pays
theater-performed-pays = Performed on { $day } it pays you
theater-pays-on = On { $day } it would pay:
theater-up-to = up to
theater-no-pay = pays nothing at once
theater-not-here = not here

# Trick cards.

trickcard-level = level { $level }
trickcard-threshold = fame { $fame }
trickcard-threshold-coins = fame is short: + { $coins } { $coins ->
    [one] coin
   *[other] coins
}
trickcard-gives = { $count ->
    [one] → 1 marker
   *[other] → { $count } markers
}
trickcard-missing = { $count } missing
trickcard-ready = { $count } ready
trickcard-engineer = on the Engineer’s board
trickcard-charged = { $shards ->
    [one] with a shard: + 1 fame, + 1 coin
   *[other] with { $shards } shards: + { $shards } fame, + { $shards } coins
}
trickcard-lacking = needs { $count } more
trickcard-can = prepare: { $points }
trickcard-label = { $name }, { $school }, level { $level }
trickcard-needs = needs { $components }
trickcard-complete = all components are there
trickcard-preparing = preparing costs { $points } { $points ->
    [one] action point
   *[other] action points
} and gives { $count } { $count ->
    [one] marker
   *[other] markers
}
trickcard-pays = pays { $fame } fame, { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $shards } { $shards ->
    [one] shard
   *[other] shards
}
trickcard-markers = markers: { $ready } ready, { $staged } on stage, { $spare } in reserve

# Sheets.

sheet-learn = Learn a trick
sheet-filter-preparable = can be prepared now
sheet-filter-one = one thing missing
sheet-filter-affordable = affordable
sheet-others = { $count ->
    [one] one other
   *[other] { $count } others
}
sheet-choose-trick = Choose a trick: die, symbol and place are chosen for you, and you can change them.
sheet-missing = Missing: { $components }.
sheet-to-order = To be ordered: { $components }.
sheet-on-sale = { $coins ->
    [one] On sale for 1 coin.
   *[other] On sale for { $coins } coins.
}
sheet-complete = { $points ->
    [one] All components are there: 1 action point prepares it.
   *[other] All components are there: { $points } action points prepare it.
}
sheet-die = Die
sheet-symbol = Symbol
sheet-board = Goes to
sheet-board-player = your workshop
sheet-board-engineer = the Engineer
sheet-more-markers = { $count ->
    [one] +1 marker
   *[other] +{ $count } markers
}
sheet-costs = Costs
sheet-of = of { $points }
sheet-learn-this = Learn { $trick }
