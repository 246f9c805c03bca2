# Magician Powers.

powers-slot = power slot { $slot }
powers-shards = { $shards } of { $icons } shards
powers-empty = open, empty
powers-closed = { $missing ->
    [one] closed: 1 more shard opens it
   *[other] closed: { $missing } more shards open it
}
powers-used = used this round
powers-closes = → closes
powers-returns = → back to hand
powers-learned = { $count ->
    [one] 1 power learned
   *[other] { $count } powers learned
}
powers-in-hand = { $count ->
    [one] 1 power in hand
   *[other] { $count } powers in hand
}
powers-known = (known: { $powers })
powers-fits = level { $level } · { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
city-field-power = Powers
city-field-power-slot = Power slots
city-do-learn-power = Learn a power
city-do-discard-power = Discard a power
city-do-set-up-free = Set up a trick
city-do-shift-free = Reschedule
city-do-feature = Pays twice
new-set-powers = Magician Powers
option-trickerion-power-shards = Shards at the start with powers
option-trickerion-power-shards-meaning = How many shards everyone starts with when you play with Magician Powers.
option-trickerion-power-shards-is-edition = as the edition says
option-trickerion-power-shards-is-1 = 1
option-trickerion-power-shards-is-3 = 3
