check-progress = games
check-title = The contract suite of { $game }
check-games = random games played to their end
check-decisions = decisions
check-positions = positions with all round trips
check-events = events
check-refusals = possible choices checked for a refusal
check-pairs = positions paired by guess
check-pairs-differing = of these, truly different
check-paired-moves = moves compared in both positions of a pair
check-replays = records replayed in other processes
check-line = { $name }: { $value }
check-fault = Seed { $seed }, row { $row } ({ $seats } seats, { $options }): { $what }
check-raised = the game raised { $error }
check-result = { $faults ->
        [0] All checks passed.
        [one] { $faults } fault found.
       *[other] { $faults } faults found.
    }
