# What the page itself says. Sentences of the games come from the server.

skip-to-content = Skip to the table
language = Language
loading = Opening the table …
line-broken = The connection is lost; trying again …
back-to-lobby = Back to the lobby
seat-free = free
looking-at-moment = Moment { $moment }:
skip-ahead = Show everything at once
confirm-title = Confirm the choice
confirm = Confirm
step-back = Step back
choices-title = What you may do
choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
asides-title = Also possible at any time
hint-says = { $bot } would do this: { $sentence }
hint-marks = { $bot } would do this.

# The page, the status line and what stands below the board.

page-title = sleight: the table
page-your-turn = Your turn · sleight
status-undo = Undo
status-hint = Hint
status-odds = Odds
status-replay = Replay
status-side = Log and table
confirm-waiting = Waiting for the connection …
confirm-warning = Careful: { $sentence }
confirm-chance = Chance of success: { $chance }
confirm-score = { $name }: { $before } → { $score }
choices-more = More room
choices-less = Less room
latest-title = What has just happened
bar-title = Around the table
sheet-close = Close

# Why a thing does not react.

reason-nothing = Nothing can be done with this now.
reason-past = This is a past moment; go back to now to play.
reason-watching = You are watching; only those who sit at the table can act.
reason-rules = Rule: { $rules }
notice-close = Close the message

# The side.

side-title = Log, chat and table
side-log = Log
side-chat = Chat
side-table = Table
side-unread = { $count } new
log-empty = Nothing has happened yet.
log-look = Show the board at moment { $moment }
log-undone = { $name } takes the last choice back.
log-taken-back = Taken back:
chat-empty = Nobody has said anything yet.
chat-watching = Only those who sit at the table can write.
chat-closed = At this table nobody writes while the game runs.
chat-label = Say something
chat-send = Send

seats-title = Who sits here
seats-you = (you)
seats-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seats-waited = the game waits for this seat
seats-bot = a bot
seats-present = is here
seats-away = away
seats-stand-in = { $bot } plays in the meantime
seats-resigned = has resigned; { $bot } plays on
seats-replace = Let a bot play for { $name }
seats-replaced = A bot plays for { $name } now.
seats-agreed = You agree that a bot plays for { $name }; it begins once all the others agree.
my-hand-over = Hand my seat to a bot
my-take-back = Take my seat back
my-handed-over = { $bot } plays your seat in the meantime.
my-resigned = You have resigned; a bot plays on.
my-resign = Resign …
my-resign-sure = Give up this seat for good? A bot plays on, and you cannot take it back.
my-resign-yes = Resign
my-resign-no = Keep playing

links-title = Links
links-invite = Copy the invitation
links-invite-meaning = Whoever has this link can come to the table, to play or to watch.
links-seat = Continue on another device
links-seat-meaning = Whoever has this link plays your seat: keep it to yourself.
links-copied = The link is copied.

fair-title = Fair randomness
fair-running = The seed of all chance was drawn before the game by the operating system. Its digest (SHA-256) is fixed here; the seed itself is shown at the end.
fair-over = The seed of all chance was fixed before the game by its digest (SHA-256).
fair-commitment = Digest
fair-seed = Seed
fair-matches = Checked in this browser: the digest is that of the seed.
fair-differs = The digest is not that of the seed!
fair-verify = To check it yourself, with the record of this game:

export-title = Export
export-record = The record (.sleight)
export-data = My view and the log (JSON)

# Replay.

replay-title = Replay
replay-past = The past: moment { $moment } of { $newest }
replay-now = Now: moment { $moment } of { $newest }
replay-your-turn = It is your turn!
replay-slider = Moment
replay-first = First moment
replay-previous = One moment back
replay-next = One moment on
replay-last = Newest moment
replay-play = Play
replay-pause = Pause
replay-back = Back to now
replay-copy = Copy link
play-on = Play on from here …
play-on-meaning = A new table against bots goes on from this moment; chance is drawn anew.
play-on-guess = A new table against bots goes on from here, with a guess of all that you cannot see.
play-on-seat = Your seat
play-on-go = Play on
play-on-guest = Guest

# The end.

end-title = The game is over
end-won = has won
end-rematch = Rematch
end-next = A rematch is ready.
end-next-go = Go to the new table
end-replay = Watch the replay
