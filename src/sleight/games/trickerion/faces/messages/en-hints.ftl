hint-weighed = { $case ->
    [close] Too close to call: it was at least as good in { $agreeing } of { $tried } imagined rounds.
    [one] About { $lead } fame more by the end than the next best choice, mostly for { WORD("hint-term", $first) }; at least as good in { $agreeing } of { $tried } imagined rounds.
   *[two] About { $lead } fame more by the end than the next best choice, mostly for { WORD("hint-term", $first) } and { WORD("hint-term", $second) }; at least as good in { $agreeing } of { $tried } imagined rounds.
}
hindsight-weighed = { $case ->
    [close] At least as good in { $agreeing } of { $tried } imagined rounds.
    [one] Mostly for { WORD("hint-term", $first) }; at least as good in { $agreeing } of { $tried } imagined rounds.
   *[two] Mostly for { WORD("hint-term", $first) } and { WORD("hint-term", $second) }; at least as good in { $agreeing } of { $tried } imagined rounds.
}
hint-term-fame = the fame of this round
hint-term-coins = coins
hint-term-shards = shards
hint-term-order = a place in the order
hint-term-team = the team
hint-term-tricks = better tricks
hint-term-markers = prepared markers
hint-term-goods = components
hint-term-stage = markers in the Theater
hint-term-cards = special cards
hint-term-extras = powers and machines
hint-term-others = what the others get
