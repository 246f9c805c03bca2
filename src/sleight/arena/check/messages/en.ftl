check-progress = games
check-title = The contract suite of { $game }
check-games = random games played to their end
check-decisions = decisions
check-positions = positions with all round trips
check-events = events
check-refusals = choices of the universe asked for their refusal
check-pairs = positions paired by guess
check-pairs-differing = of these really different
check-paired-moves = moves compared in both positions of a pair
check-replays = records replayed in other processes
check-fault = Seed { $seed }, row { $row } ({ $seats } seats, { $options }): { $what }
check-raised = the game raised { $error }
check-result = { $faults ->
        [0] Everything holds.
        [one] { $faults } fault.
       *[other] { $faults } faults.
    }
