# Dawn of Technology: building machines and using them.

choice-build-machine = Build your next machine
choice-use-machine = Use { WORD("machine", $machine) }

question-use-machine = { $you ->
    [yes] Before you place a character: do you use a machine?
   *[no] { $seat } may use a machine.
}

refusal-machine-not-ready = { WORD("machine", $machine) } can’t be used now: only machines of your own that are active and have not been used this round.
refusal-all-machines-built = All { $count } of your machines are already built.
refusal-machines-missing = For { WORD("trick", $trick) } you need { $needed } built { $needed ->
    [one] machine
   *[other] machines
}; you have { $built }.

event-machine-built = { $you ->
    [yes] You build { WORD("machine", $machine) }
   *[no] { $seat } builds { WORD("machine", $machine) }
}{ $coins ->
    [0] { "" }
    [one] { " " }for 1 coin
   *[other] { " " }for { $coins } coins
}.
event-machine-used = { $you ->
    [yes] You use { WORD("machine", $machine) }.
   *[no] { $seat } uses { WORD("machine", $machine) }.
}
event-machine-reactivated = { $you ->
    [yes] Your { WORD("machine", $machine) } is active again
   *[no] { $seat }’s { WORD("machine", $machine) } is active again
}{ $fame ->
    [0] { "" }
   *[other] : { $fame } fame
}.
event-trick-taken-out = { WORD("trick", $trick) } goes back to the box.
