# The pages of tricks, cards, magicians, powers and machines.

manual-trick = School: { WORD("school", $school) }; level { $level }. Threshold: { $threshold } fame.
manual-components = Components: { $components }.
manual-prepare = { $points ->
    [one] Preparing costs 1 action point
   *[other] Preparing costs { $points } action points
} and brings { $markers ->
    [one] 1 marker.
   *[other] { $markers } markers.
}
manual-yields = When performed, each marker pays { $yields }.
manual-fame = { $count } fame
manual-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
manual-shards = { $count ->
    [one] 1 shard
   *[other] { $count } shards
}
manual-nothing = nothing
manual-signature = The signature trick of { $magician }: an improved version of { $classic }.
manual-own-trick = With Dawn of Technology, this magician’s signature trick is { $trick }.
manual-first = By first-edition rules: { $effect }
manual-special = A card for this location: { WORD("location", $location) }. { $action ->
    [learn-trick] It improves one action: learning a trick.
    [hire-character] It improves one action: hiring a character.
    [take-coins] It improves one action: taking coins.
    [buy] It improves one action: buying.
    [order] It improves the action of ordering.
    [quick-order] It improves one action: the quick order.
    [prepare] It improves one action: preparing a trick.
    [build-machine] It improves one action: building a machine.
    [set-up-trick] It improves one action: setting up a trick.
    [reschedule] It improves one action: rescheduling a trick.
    [perform] It works when the magician sent with it performs.
   *[any] It concerns the placement itself.
} Instead of its bonus you may take 1 extra action point.
manual-prophecy = A prophecy applies to everyone, for one round.
manual-magician = School: { WORD("school", $school) }. Ability: { $ability }.
manual-power = It asks for { $threshold } fame and goes to one of these power slots: { $slots }.
manual-machine = School: { WORD("school", $school) }; slot { $slot }. Building it costs 1 action point and { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
} (with heavy costs { $heavy }). { $fame ->
    [0] It pays no fame when reactivated.
   *[other] It pays { $fame } fame when reactivated.
}
manual-house = ⌂ Our own invention, not a published card.
