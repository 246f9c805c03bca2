# The status line of whoever is not asked.

status-waits = The game waits for { $seats }.
status-over = { $count ->
    [one] The game is over; { $seats } has won.
   *[other] The game is over; { $seats } have won.
}

# What the log says when the rules or the cards of a running game have changed.

notice-upgraded = { $count ->
    [0] The server was updated. The game goes on where it stood; what happened before is no longer shown.
    [one] The server was updated, and { $count } move was taken back. The game goes on from there; what happened before is no longer shown.
   *[other] The server was updated, and { $count } moves were taken back. The game goes on from there; what happened before is no longer shown.
}

# The page of a server without a client.

client-missing = The client is not built here; “make play” builds it. The API is there: /api/openapi.json describes it.

# What the server declines.

error-table-unknown = There is no table “{ $table }”.
error-table-nobody = At least one seat must be for a person; a plan of seats calls it “person”.
error-table-full = Every seat of this table is taken.
error-table-started = The game has begun; a bot can play on for you.
error-table-closed = This table is closed: everybody has left before the game began.
error-seed-not-alone = A seed can be chosen only at a table of one person with bots.
error-seat-not-for-people = Seat { $seat } isn’t for a person; choose another one.
error-seat-taken = Seat { $seat } is already taken; choose another one.
error-seat-resigned = This seat was given up for good.
error-seat-with-bot = A bot is playing your seat; take it back first.
error-seat-bot-already = A bot already plays this seat.
error-seat-own = This is your own seat; to let a bot play it, hand it over yourself.
error-seat-with-person = A person plays this seat already.
error-seat-present = { $name } is still here.
error-seat-away-lately = { $name } has just left. With only two people at the table, a bot may take over after { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-name-at-table = Somebody called “{ $name }” sits here already.
error-name-wrong = A name needs 1 to 32 characters, at least one of them visible.
error-password-wrong = The name “{ $name }” is protected, and this is not its password.
error-token-wrong = This token opens no seat of this table.
error-invitation-wrong = This table is by invitation, and this is not its invitation.
error-not-started = The game has not begun; somebody still has to sit down.
error-not-over = The game is not over yet.
error-not-waited = The game does not wait for this seat.
error-question-stale = That question has been answered already; the number of the open one is { $number }.
error-choice-wrong = This is no choice of the game: { $why }.
error-table-stranded = This game was played with version { $rules } of the rules or with other cards, and version { $known } cannot read where it stood. The points by seat: { $scores }. Start a new table, or ask the host to go back to the older server.
error-moment-unknown = There is no moment { $moment }; the newest is { $most }.
error-moment-over = At moment { $moment } the game was over; it goes on from an earlier one.
error-chat-closed = At this table nobody writes while the game runs.
error-chat-wrong = A message has 1 to 500 characters.
error-hints-off = At this table there are no hints.
error-odds-off = At this table there are no odds.
error-bot-absent = The bot has no answer at the moment.
error-database-busy = The server cannot store anything right now because something else is using its database. Nothing has changed; please try again in a moment.
error-database-failing = The server’s database is not working. Please try again later; what was already confirmed is safe.
error-disk-low = The disk of the server is nearly full: { $megabytes } MB are free.
error-request-wrong = The request is not understood: { $why }.
error-request-large = The request is too large; at most { $most } bytes are read.
error-page-unknown = There is nothing at this address.
error-method-wrong = This address cannot be asked in this way.
error-too-often = That is too often; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-fault = Something went wrong in the server; nothing was changed.
error-origin-foreign = This request comes from a page of another site; the server’s host can allow it.
error-server-full = The server has too many connections at the moment; try again soon.
