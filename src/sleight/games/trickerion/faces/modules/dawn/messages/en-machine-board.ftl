# Dawn of Technology on the board.

ui-machines = Machines
ui-house-machine = ⌂ House data: the shard icons, the signature tricks and the special cards for machines are our own inventions, not published ones; the costs follow a public player aid.
ui-no-machines = This game is played without Dawn of Technology.
ui-machine-signs = ● active, ○ inactive, – not built, ◇ icon ⌂
ui-machine-slot = Slot { $slot }
ui-machine-unbuilt = costs { $price }
ui-machine-active = active
ui-machine-used = active, but used this round
ui-machine-wakes = inactive until the end of the round
ui-machine-asleep = { $missing ->
    [one] inactive: 1 more shard would reactivate it
   *[other] inactive: { $missing } more shards would reactivate it
}
ui-machine-fame = { $fame } when reactivated
ui-machine-apart = { $shards ->
    [one] 1 shard apart, spent first
   *[other] { $shards } shards apart, spent first
}
ui-machine-now = now { $pay }
ui-signature = Signature
ui-signature-beside = beside the board
ui-signature-learned = learned
ui-signature-fame = from { $fame } fame
ui-signature-classic = replaces { $trick }
ui-machines-needed = { $count ->
    [one] built machine
   *[other] built machines
}
kind-machine = Machines
kind-signature = Signature tricks ⌂, our own inventions
kind-knack = Abilities of signature tricks

knack-free-orientation = Free Orientation
effect-free-orientation = A marker of this trick may be turned any way, even if its school’s corner lies in no circle.
knack-encore = Encore
effect-encore = Two markers of this trick may lie on one performance card, and each pays.
knack-permanent-trick = Permanent Trick
effect-permanent-trick = After your own performance, the marker of this trick stays on the card.
knack-easy-set-up = Easy Set-up
effect-easy-set-up = One set-up action may place up to two markers of this trick, one after the other.
knack-wild-bonus = Wild Bonus
effect-wild-bonus = At the end of the game this trick scores the bonus of any level-3 trick of its school that you don’t own.

# Headings of the list of choices.

group-reactivate-machine = Reactivate a machine
group-prepare-with = Prepare with Smoke Machines: which levels
group-change-card = Change a card
group-swap-card = Swap cards with
group-use-machine = Use a machine

# Words to type.

word-machines = machines
word-machines-meaning = everyone’s machines and signature tricks, and what they do
