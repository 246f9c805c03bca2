train-progress = games
train-stopped = Stopped; run the same command to continue.
train-compared = { $games } games, { $tested } of them held out for the test. Typical error there: { NUMBER($before, maximumFractionDigits: 2) } with the current weights, { NUMBER($after, maximumFractionDigits: 2) } with the new ones. { $verdict ->
        [better] The new ones are better.
        [worse] The new ones are worse.
       *[close] Too close to call.
    }
train-file = The games are in { $file }.
train-written = The weights are in { $file }, digest { $digest }.
