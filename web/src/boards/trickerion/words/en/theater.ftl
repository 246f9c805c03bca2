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
    [0] no links
    [one] 1 link
   *[other] { $links } links
}

# Days and places.

theater-each-trick = each trick
theater-backstage = backstage
theater-stage = on stage
theater-points = action points { $points }
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
    [0] no links
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
theater-two-markers = { $owner }: { $trick }, a stack of two
theater-dummy = a dummy, nobody’s marker
theater-corner = { $corner } { $school }
theater-beside = Beside the slots:
theater-beside-marker = Beside the slots: { $marker }

# Laying a marker.

theater-facings = Slot { $slot }: which way does its school face?
theater-facing = Facing { $facing }: { $links ->
    [0] no links
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
theater-no-cards = No performance cards yet.
theater-tap-slot = Choose a slot for the marker; choose it again to turn the marker.
theater-tap-card = Choose the card you want to perform.
theater-turn = Turn
theater-set-up = Set up
theater-lay = Lay it here
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
trickcard-threshold-coins = not enough fame: + { $coins } { $coins ->
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
trickcard-complete = all components on hand
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
trickcard-markers = markers: { $ready } ready, { $staged } in the Theater, { $spare } in reserve

# Sheets.

sheet-learn = Learn a trick
sheet-filter-preparable = can be prepared now
sheet-filter-one = one thing missing
sheet-filter-affordable = affordable
sheet-others = { $count ->
    [one] one other
   *[other] { $count } others
}
sheet-choose-trick = Choose a trick: die, symbol and board are chosen for you, and you can change them.
sheet-missing = Missing: { $components }.
sheet-to-order = To be ordered: { $components }.
sheet-on-sale = { $coins ->
    [one] On sale for 1 coin.
   *[other] On sale for { $coins } coins.
}
sheet-complete = { $points ->
    [one] You have all components: 1 action point prepares it.
   *[other] You have all components: { $points } action points prepare it.
}
sheet-die = Die
sheet-symbol = Symbol
sheet-board = Goes to
sheet-board-player = your own board
sheet-board-engineer = the Engineer’s board
sheet-more-markers = { $count ->
    [one] +1 marker
   *[other] +{ $count } markers
}
sheet-costs = Costs
sheet-of = of { $points }
sheet-learn-this = Learn { $trick }
