# The status line of whoever is not asked.

status-waits = Waiting for { $seats }.
status-over = { $count ->
    [one] The game is over: { $seats } won.
   *[other] The game is over: { $seats } share the victory.
}

# What the log says when the rules or the cards of a running game have changed.

notice-upgraded = { $count ->
    [0] The server was updated. The game continues where it was; earlier moves are no longer shown.
    [one] The server was updated, and { $count } move was undone. The game continues from there; earlier moves are no longer shown.
   *[other] The server was updated, and { $count } moves were undone. The game continues from there; earlier moves are no longer shown.
}

# The page of a server without a client.

client-missing = The browser client hasn’t been built yet; run “make play” to build it. The API is up: /api/openapi.json describes it.

# What the server declines.

error-table-unknown = There’s no table “{ $table }”. Check the link, or start from the lobby.
error-table-nobody = At least one seat must be for a person; a plan of seats calls it “person”.
error-table-full = This table is full, but you can watch.
error-table-started = The game has started, so you can’t leave your seat. You can let a bot play for you instead.
error-table-closed = This table is closed: everyone left before the game began. Create a new one in the lobby.
error-seed-not-alone = A seed can be chosen only at a table of one person with bots.
error-opening-not-seeded = A table can begin in the middle of a game only with a seed of your choice.
error-seat-not-for-people = Seat { $seat } isn’t for a person; choose another one.
error-seat-taken = Seat { $seat } is already taken; choose another one.
error-seat-resigned = This seat was given up for good.
error-seat-with-bot = A bot is playing your seat; take it back first.
error-seat-bot-already = A bot already plays this seat.
error-seat-own = This is your own seat; to let a bot play it, hand it over yourself.
error-seat-with-person = You’re already playing this seat yourself.
error-seat-present = { $name } is still here. A bot can take over only for someone who is away.
error-seat-away-lately = { $name } has just left. With only two people at the table, a bot may take over after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-name-at-table = Someone at this table is already called “{ $name }”. Choose another name.
error-name-wrong = A name needs 1 to 32 characters, at least one of them visible.
error-password-wrong = The name “{ $name }” is protected, and that isn’t its password. Try again, or choose another name.
error-token-wrong = This link doesn’t open a seat at this table. Open the game from “Your tables”, or ask for the invitation link.
error-invitation-wrong = This table is by invitation only, and this isn’t its link. Ask someone at the table for it.
error-not-started = The game hasn’t started yet; at least one seat is still free.
error-not-over = The game is not over yet.
error-not-waited = The game isn’t waiting for this seat.
error-question-stale = That question has been answered already; the number of the open one is { $number }.
error-choice-wrong = That isn’t a choice in this game: { $why }.
error-table-stranded = This game was played with version { $rules } of the rules or with other cards, and version { $known } can’t read its position. The points by seat: { $scores }. Start a new table, or ask the host to go back to the older server.
error-moment-unknown = There’s no step { $moment }; the latest is { $most }.
error-moment-over = The game was already over at step { $moment }. Pick an earlier step to play on from.
error-chat-closed = Chat is off at this table while the game is running.
error-chat-wrong = A message needs 1 to 500 characters.
error-hints-off = Hints are turned off at this table.
error-odds-off = The odds helper is turned off at this table.
error-bot-absent = The bot isn’t answering right now. Try again in a moment.
error-analysis-off = This server doesn’t analyze games.
error-analysis-private = This game began as a guess at another one, and can be analyzed only when that one is over.
error-analyses-full = Many games are waiting for their analysis. Try again in a few minutes.
error-database-busy = The server can’t store anything right now because something else is using its database. Nothing has changed; please try again in a moment.
error-database-failing = The server’s database is not working. Please try again later; what was already confirmed is safe.
error-disk-low = The server’s disk is nearly full: { $megabytes } MB are free.
error-request-wrong = The request can’t be understood: { $why }.
error-request-large = The request is too large; at most { $most } bytes are read.
error-page-unknown = There’s nothing at this address. The lobby is at /.
error-method-wrong = This address doesn’t accept that kind of request.
error-too-often = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-fault = Something went wrong on the server. Nothing was changed; please try again.
error-origin-foreign = This request comes from a page of another site; the server’s host can allow it.
error-server-full = The server has too many connections at the moment; try again soon.
