# Dawn of Technology: building machines and using them.

choice-build-machine = Build your next machine
choice-use-machine = Use { WORD("machine", $machine) }
choice-prepare-with = Prepare { WORD("trick", $trick) }, using { WORD("machine", $machines) }

question-use-machine = { $you ->
    [yes] Before you place a character: do you use a machine?
   *[no] { $seat } may use a machine.
}
question-train-character = { $you ->
    [yes] Do you use a machine to give your { WORD("character", $character) } 1 extra action point? Only one can help in a placement.
   *[no] { $seat } may use a machine to give the { WORD("character", $character) } 1 extra action point.
}

refusal-machine-not-ready = { WORD("machine", $machine) } can’t be used now: it must be your own, active, and not yet used this round.
refusal-machine-not-there = { WORD("machine", $machine) } can’t be used at this location ({ WORD("location", $location) }).
refusal-smoke-too-thin = These machines aren’t enough for { WORD("trick", $trick) }: without them you lack { WORD("component", $missing) }.
warning-point-lost-on-stage = On stage the action point is lost, and the machine is used anyway.
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
event-trick-laid-beside = { $you ->
    [yes] You lay { WORD("trick", $trick) } beside your board again.
   *[no] { $seat } lays { WORD("trick", $trick) } beside their board again.
}
