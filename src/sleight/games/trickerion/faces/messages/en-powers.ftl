# Magician Powers: dealing, learning, and the shards that hold them.

choice-learn-power = Learn { WORD("power", $power) } at slot { $slot }
choice-discard-power = Discard { WORD("power", $power) }
choice-take-back-powers = Take all your discards back
choice-keep-powers = Keep the rest

question-discard-powers = { $you ->
    [yes] Everyone chooses in secret: { $count ->
        [0] keep your eight powers, or choose again.
       *[other] which powers do you discard? { $count } to go.
    }
   *[no] { $seat } is still choosing powers.
}
question-learn-power = { $you ->
    [yes] Before the assignments: do you learn a power at one of your open slots?
   *[no] { $seat } may learn a power.
}

refusal-power-learned = You have already learned { WORD("power", $power) }.
refusal-power-not-in-hand = { WORD("power", $power) } is not in your hand.
refusal-power-elsewhere = { WORD("power", $power) } can only lie at these slots: { $slots }.
refusal-power-slot-closed = Slot { $slot } opens with { $needed } { $needed ->
    [one] shard
   *[other] shards
}; you have { $shards }.
refusal-discard-more = { $count ->
    [one] One more power must be discarded first.
   *[other] { $count } more powers must be discarded first.
}
refusal-power-discarded = { WORD("power", $power) } is already among your discards.
refusal-discarded-enough = You have discarded { $count } powers; keep the rest, or take them all back.
refusal-nothing-discarded = You haven’t discarded anything yet.
refusal-discarded-anew-enough = You’ve taken your discards back { $times } times; that’s the limit.

warning-closes-power = Without { $slot ->
    [1] this shard, slot 1
   *[other] all its shards, slot { $slot }
} closes, and { WORD("power", $power) } returns to your hand.

event-powers-dealt = { $you ->
    [yes] You are dealt { $count } powers: { WORD("power", $powers) }.
   *[no] { $seat } is dealt { $count } powers.
}
event-power-discarded = { $you ->
    [yes] You discard { WORD("power", $power) }.
   *[no] { $seat } discards { WORD("power", $power) }.
}
event-powers-taken-back = { $you ->
    [yes] You take your discards back.
   *[no] { $seat } takes the discards back.
}
event-powers-kept = { $you ->
    [yes] You keep { $count } powers.
   *[no] { $seat } keeps { $count } powers.
}
event-power-learned = { $you ->
    [yes] You learn { WORD("power", $power) } at slot { $slot }{ $coins ->
        [0] { "" }
        [one] { " " }and pay 1 coin for missing fame
       *[other] { " " }and pay { $coins } coins for missing fame
    }.
   *[no] { $seat } learns { WORD("power", $power) } at slot { $slot }{ $coins ->
        [0] { "" }
        [one] { " " }and pays 1 coin for missing fame
       *[other] { " " }and pays { $coins } coins for missing fame
    }.
}
event-power-returned = { $you ->
    [yes] { WORD("power", $power) } leaves slot { $slot } and returns to your hand.
   *[no] { WORD("power", $power) } leaves slot { $slot } and returns to { $seat }’s hand.
}
event-power-used = { $you ->
    [yes] You use { WORD("power", $power) }.
   *[no] { $seat } uses { WORD("power", $power) }.
}
