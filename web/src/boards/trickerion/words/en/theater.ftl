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
theater-or = or
theater-links = { $links ->
    [0] no link
    [one] 1 link
   *[other] { $links } links
}

# Days and places.

theater-each-trick = each trick
theater-no-modifier = rewards unchanged
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
theater-leaves-now = leaves at the end of this round
theater-leaves = leaves after round { $round }
theater-stays = stays to the end
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

# Signs.

theater-legend = What the signs mean
theater-legend-circle = circle: two slots meet
theater-legend-shard = a link here also pays a shard
theater-legend-link = link: both corners show this school
theater-legend-marker = A marker shows a school at each corner, its own with a gold ring; in the middle the symbol of its trick, small at the edge the suit of its owner.
theater-legend-dummy = A grey marker is a dummy: it is nobody’s, and links with it pay like any others.

# The small show.

theater-show = Performance
theater-show-title = { $day }: { $name } performs { $card }
theater-show-next = Next
theater-show-all = Show all
theater-show-following = Next performance
theater-show-close = Close
theater-cause-stacked = two markers
theater-cause-other = cards and other effects

# Trick cards.

trickcard-level = level { $level }
trickcard-threshold = fame { $fame }
trickcard-threshold-coins = fame is short: + { $coins } { $coins ->
    [one] coin
   *[other] coins
}
trickcard-prepare = To prepare it costs { $points } { $points ->
    [one] action point
   *[other] action points
}
trickcard-gives = { $count ->
    [one] → 1 marker
   *[other] → { $count } markers
}
trickcard-missing = { $count } missing
trickcard-ready = { $count } ready
trickcard-staged = { $count } on stage
trickcard-spare = { $count } in reserve
trickcard-engineer = on the Engineer’s board
trickcard-charged = { $shards ->
    [one] with a shard: + 1 fame, + 1 coin
   *[other] with { $shards } shards: + { $shards } fame, + { $shards } coins
}
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
