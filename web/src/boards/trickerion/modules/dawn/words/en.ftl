# Dawn of Technology.

dawn-slot = machine slot { $slot }
dawn-shards = { $shards } of { $icons } shards
dawn-unbuilt = { $coins ->
    [0] costs nothing
    [one] costs 1 coin
   *[other] costs { $coins } coins
}
dawn-active = active
dawn-used = active, but used this round
dawn-wakes = inactive until the end of the round
dawn-asleep = { $missing ->
    [one] inactive: 1 more shard would reactivate it
   *[other] inactive: { $missing } more shards would reactivate it
}
dawn-fame = { $fame } fame when reactivated
dawn-to-built = → built, active
dawn-to-active = → active
dawn-to-inactive = → inactive
dawn-count = { $built ->
    [0] no machines
    [one] 1 machine, { $active ->
        [0] inactive
       *[other] active
    }
   *[other] { $built } machines, { $active } active
}
dawn-signature = Signature trick
dawn-beside = beside the board
dawn-learned = learned: { $trick }
dawn-needs = { $needed ->
    [one] needs 1 built machine
   *[other] needs { $needed } built machines
}, has { $built }
dawn-classic = replaces { $trick }
city-field-machine = Machines
city-do-use-machine = Use a machine
city-do-prepare-with = Prepare with machines
city-do-buy-with-machine = Buy with the Hypnotiser
city-do-change-card = Change a card
city-do-swap-card = Swap for
city-do-reactivate-machine = Reactivate a machine
new-set-dawn = Dawn of Technology
option-trickerion-machine-costs = Costs of machines
option-trickerion-machine-costs-meaning = What machines cost to build; the higher costs are for experienced players.
option-trickerion-machine-costs-is-default = 0, 1, 2, 3 coins
option-trickerion-machine-costs-is-heavy = 1, 2, 3, 4 coins
option-trickerion-allow-unrecommended = Even what the rules advise against
