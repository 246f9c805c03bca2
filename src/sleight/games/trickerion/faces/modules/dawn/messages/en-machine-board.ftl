# Dawn of Technology on the board.

ui-machines = Machines
ui-no-machines = This game is played without Dawn of Technology.
ui-house-machines = ⌂ House data, our own inventions: the shard icons and costs of machines, the signature tricks and their cards.
ui-machine-slot = Slot { $slot }
ui-machine-state = { $state ->
    [active] active
    [inactive] inactive
   *[none] not built, { $coins }¢
}{ $fame ->
    [0] { "" }
   *[other] , { $fame }★ when reactivated
}
ui-machine-used = used this round
ui-machine-apart = { $shards ->
    [one] 1 shard apart, spent first
   *[other] { $shards } shards apart, spent first
}
ui-signature = Signature
ui-signature-place = { $beside ->
    [yes] beside the board
   *[no] in the Workshop
}
kind-machine = Machines
word-machines = machines
word-machines-meaning = everyone’s machines and signature tricks, and what they do
