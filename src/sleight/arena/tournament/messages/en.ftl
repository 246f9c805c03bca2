tournament-played = { $pairs } of { $wanted ->
        [one] { $wanted } pair
       *[other] { $wanted } pairs
    } played ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    }), digest of the results { $digest }
tournament-plan = Plan { $digest }: rules version { $rules }, cards { $cards }, sleight { $version }
tournament-options = Options: { $options }
tournament-timed = Not reproducible: time budgets in seconds ({ $bots }), so another run may give other games.
tournament-weights = Digests of the weights: { $digests }
tournament-sprt = SPRT, { $lower } against { $higher } Elo: { $verdict ->
        [open] not decided
       *[other] { $accepted } Elo accepted
    }, log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (it stops at { NUMBER($least, maximumFractionDigits: 2) } and { NUMBER($most, maximumFractionDigits: 2) })
tournament-progress = pairs
tournament-stopping = Stopping after the pairs in progress; press Ctrl-C again to stop at once.
tournament-stopped = Stopped; run the same command to continue.
tournament-there = All these pairs have been played already; name another file with --out to play them again.
tournament-file = The results are in { $file }.
tournament-report = The report is in { $file }.
tournament-how = Each pair is played on one seed, once in every order around the table. Elo uses the Bradley–Terry model, with the first bot at 0 and a shared place counted as half a win. Intervals are at 95 % and treat a pair as a single observation. The lead in a duel counts only the games between those two bots. The margin is the average difference in score.

tournament-bot = Bot
tournament-elo = Elo
tournament-interval = 95 % interval
tournament-skill = openskill
tournament-games = Games
tournament-mean = Mean
tournament-median = Median
tournament-tail = 95th pct
tournament-duel = Duel
tournament-pairs = Pairs
tournament-outcomes = 0 ½ 1 1½ 2
tournament-share = Share
tournament-lead = Lead
tournament-margin = Margin

figure-interval = { $low } … { $high }
figure-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-skill = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-microseconds = { NUMBER($value, maximumSignificantDigits: 2) } µs
figure-milliseconds = { NUMBER($value, maximumSignificantDigits: 2) } ms
figure-seconds = { NUMBER($value, maximumSignificantDigits: 2) } s

plot-elo = Elo ({ $bot } = 0) with 95 % intervals
plot-score = Score at the end of a game
plot-games = Share of the games
plot-pairs = Share of the pairs, by the points of the first bot
plot-places = Share of the games, by place
