help-analyse-short = Analyze a finished game: where each player lost most.
help-analyse = Let the strongest bot that can judge look at every decision of a recorded game, from what its player saw and nothing else. First a quick look at all of them, then closer ones at those that may have cost something. Only losses beyond doubt are shown: more than three standard errors. The same record gives the same analysis, whatever the number of processes.
example-analyse = sleight analyse game.txt
flag-analyse-file = The record of a finished game.
flag-analyse-sims = How many simulations the first look at a decision takes; closer looks take as many times more. By default as many as the bot finds right.

analyse-progress = Simulations
analyse-title = Judged by { $bot }, with { $sims } simulations for a first look at a decision.
analyse-seat = { $name }: { NUMBER($lost, maximumFractionDigits: 1) } points lost in { $decisions } decisions, above all here:
analyse-nothing = { $name }: nothing lost for sure in { $decisions } decisions.
analyse-moment = Row { $row }: { NUMBER($lost, maximumFractionDigits: 1) } points (standard error { NUMBER($error, maximumFractionDigits: 2) })
analyse-played = Played: { $choice }
analyse-better = Better: { $choice }
