# The performance as a small show.

show-title = { $day }: { $name } performs { $card }
show-performs = { $name } performs · { $day }
show-begins = The curtain rises.
show-next = Next line
show-all = To the end
show-following = Next performance
show-close = Close
show-pace = Pace
show-pace-calm = calm
show-pace-quick = quick
show-pace-instant = instant
show-cause-stacked = stack of two
show-cause-other = cards and other effects
show-links = { $count ->
    [0] Links
    [one] { $count } link
   *[other] { $count } links
}
show-backstage = Backstage: { $name }
show-card = Printed on the card
show-performer = { $name }, performer

# The end of a round.

round-over = Round { $round } is over
round-left = { $count ->
    [one] One round to go
   *[other] { $count } rounds to go
}
round-gains = What the round brought
round-source-posters = poster
round-source-links = links
round-source-shows = shows
round-source-performer = per{ "\u00AD" }former
round-source-scoring = scoring
round-source-other = other
round-sum = this round
round-fame = fame
round-wages = wages
round-unpaid = { $fame } fame lost for unpaid wages
round-coins = coins
round-order = turn order
round-earlier = earlier than before
round-later = later than before
round-shows = The shows
round-no-show = no performance
round-see-show = See the show again
round-theater = Theater
round-opens = { $card } opens
round-closes = { $card } closes
round-closes-markers = { $card } closes: { $markers } { $markers ->
    [one] marker goes
   *[other] markers go
} back to reserve
round-dice = Dice
round-market = Market
round-replaces = { $new } replaces { $old }
round-fills = { $new } is new
round-prophecy = Prophecy
round-rules = { $prophecy } is now active
round-ball = Pending: { $pending }
round-team = Team
round-joins = { $name }: { $characters }
round-yours = Yours
round-home = Everyone is home.
round-prepare = You can prepare: { $tricks }.
round-one-missing = One thing is missing for: { $tricks }.
round-level = You can now learn level-{ $level } tricks.
round-hide = Don’t show this again
round-replay = Replay the round
round-on = On to round { $round }
round-chip = Round { $round } is over: see what it brought

# The end of the game.

final-title = { $winners ->
    [one] { $names } wins with { $fame } fame
   *[other] { $names } share the victory with { $fame } fame
}
final-you = You win with { $fame } fame
final-second = { $name } follows with { $fame }.
final-and = { $names } and { $last }
final-chart = Fame by round and source
final-started = everyone started with { $fame }
final-round = Round { $round }
final-end = end
final-total = Total
final-source-shows = Shows
final-source-links = Links
final-source-performer = Performer
final-source-posters = Posters
final-source-scoring = Final scoring
final-source-other = Other
final-of = { $name }: fame by round and source
final-moments = The costliest moments
final-moment = Round { $round }
final-see = See it again
final-picture = Picture to share
final-file = score
final-replay = Replay
final-again = Play again
final-next = Go to the new table
final-scoring = Final scoring in detail
final-no-tally = We can’t show where the points came from right now.
final-retry = Try again
