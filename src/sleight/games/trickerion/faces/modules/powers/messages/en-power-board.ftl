# Magician Powers on the board.

ui-powers = Powers
ui-house-power = ⌂ House power: our own invention, not a published card.
ui-no-powers = This game is played without Magician Powers.
ui-power-slot = Slot { $slot }
ui-power-empty = open, empty
ui-power-closed = { $missing ->
    [one] closed: 1 more shard opens it
   *[other] closed: { $missing } more shards open it
}
ui-power-used = used this round
ui-power-apart = { $shards ->
    [one] 1 shard apart, spent first
   *[other] { $shards } shards apart, spent first
}
ui-power-hand = Powers in hand
ui-power-out = Discarded
ui-power-hidden = { $count } face down
ui-power-fits = level { $level }, { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
}
ui-power-fame = from { $fame } fame
ui-power-coins = + { $coins }¢
ui-power-box = In the box: { $yellow } yellow, { $orange } orange, { $red } red
ui-power-back = { $power } returns to hand
kind-power = House powers ⌂, our own inventions

# Headings of the list of choices.

group-learn-power = Learn a power
group-discard-power = Discard a power

# Words to type.

word-powers = powers
word-powers-meaning = everyone’s powers and slots, and what your powers do
