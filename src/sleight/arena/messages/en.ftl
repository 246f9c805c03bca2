## sleight simulate

simulate-title = { $game }, { $seats } seats, seed { $seed }
simulate-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($speed, maximumFractionDigits: 0) } decisions per second)
simulate-progress = games
simulate-stopped = Stopped after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
simulate-stopped-no-file = Stopped after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; { $file } was not written.
simulate-written = The games are in { $file }.
simulate-seat = Seat
simulate-bot = Bot
simulate-seats = Seats
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
simulate-mean = Mean score
simulate-score = Score

## sleight bench

bench-game = Game
bench-seats = Seats
bench-speed = Decisions/s
bench-playouts = Playouts/s
bench-copy = Copy
bench-view = View
bench-guess = Guess
bench-second = Second
bench-apply = Apply
bench-note = Random games in one process. A playout is a guess of a view, played to its end. The other columns are microseconds, along new games: copy, view, the first and the second guess of a view, apply.

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-wins = { NUMBER($value, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-range = { $low } – { $high }
