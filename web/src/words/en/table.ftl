# What the page itself says. Sentences of the games come from the server.

skip-to-content = Skip to the table
language = Language
loading = Opening the table…
line-broken = Connection lost. Reconnecting…
back-to-lobby = Back to the lobby
seat-free = free
looking-at-moment = Step { $moment }:
skip-ahead = Skip ahead
confirm-title = Confirm the choice
confirm = Confirm
step-back = Back
choices-title = Your choices
choices-count = { $count ->
    [one] One choice
   *[other] { $count } choices
}
asides-title = Also possible at any time
hint-says = { $bot } suggests: { $sentence }
hint-marks = { $bot } would do this.

# The page, the status line and what stands below the board.

page-title = At the table · Sleight
page-your-turn = Your turn · Sleight
status-undo = Undo
status-hint = Hint
status-odds = Odds
status-replay = Replay
status-moves = Moves
menu-title = Menu
thing-menu = What you can do with this
joined-named = { $name }: { $value }
joined-facts = { $before }; { $after }
confirm-waiting = Waiting for the connection…
confirm-warning = Careful: { $sentence }
confirm-chance = Chance of success: { $chance }
confirm-score = { $name }: { $before } → { $score }
latest-title = What just happened
bar-title = Table menu
sheet-close = Close

# Why a thing does not react.

reason-nothing = You can’t do anything with this right now.
reason-past = You’re looking at an earlier step. Choose “Back to the game” to play.
reason-watching = You’re watching; only seated players can act.
reason-title = Why not
reason-what = What this is
reason-possible = You can choose this now.
notice-close = Close the message

# The side.

side-title = Log, chat and table
side-log = Log
side-chat = Chat
side-table = Table
side-unread = { $count } new
log-empty = Nothing has happened yet.
log-look = Show the board at step { $moment }
log-undone = { $name } undoes the last move.
log-taken-back = Undone:
chat-empty = No messages yet.
chat-watching = Only seated players can chat.
chat-closed = Chat is off at this table while the game is running.
chat-label = Say something
chat-send = Send

seats-title = Players
seats-you = (you)
seats-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
seats-waited = to play
seats-bot = a bot
seats-present = here
seats-away = away
seats-stand-in = a bot is filling in
seats-resigned = resigned; a bot has taken over
seats-replace = Let a bot play for { $name }
seats-replaced = A bot now plays for { $name }.
seats-agreed = You agreed to let a bot play for { $name }. It starts once everyone else agrees.
my-hand-over = Let a bot play for me
my-take-back = Take my seat back
my-handed-over = A bot is playing for you.
my-resigned = You resigned; a bot has taken over.
my-resign = Resign…
my-resign-sure = Resign for good? A bot takes over, and you can’t come back.
my-resign-yes = Resign
my-resign-no = Keep playing

links-title = Links
links-invite = Copy the invitation
links-invite-meaning = Anyone with this link can come and play or watch.
links-seat = Continue on another device
links-seat-meaning = Anyone with this link can play your seat, so keep it to yourself.
links-copied = Link copied.

fair-title = Fair randomness
fair-running = The operating system drew the random seed before the game. Its digest (SHA-256) is shown here; the seed itself will be shown at the end.
fair-over = The random seed was fixed before the game by its digest (SHA-256).
fair-commitment = Digest
fair-seed = Seed
fair-matches = Checked in this browser: the seed matches the digest.
fair-differs = The seed doesn’t match the digest! Don’t trust this game’s randomness.
fair-verify = To check it yourself, with the record of this game:

export-title = Export
export-record = The record (.sleight)
export-data = My view and the log (JSON)

# Replay.

replay-title = Replay
replay-past = Step { $moment } of { $newest }
replay-now = Now: step { $moment } of { $newest }
replay-your-turn = It’s your turn!
replay-slider = Step
replay-first = First step
replay-previous = Back one step
replay-next = Forward one step
replay-last = Latest step
replay-play = Play
replay-pause = Pause
replay-back = Back to the game
replay-copy = Copy link
play-on = Play on from here…
play-on-meaning = Continue from this step at a new table against bots, with fresh luck.
play-on-guess = Continue from here at a new table against bots; what you can’t see is filled in with a guess.
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

# Settings of the table.

settings-theme = Light or dark
settings-theme-meaning = Follow the system setting, or choose your own.
theme-system = as in the system
theme-light = light
theme-dark = dark
settings-pace = Pace
settings-pace-meaning = How long each of the other players’ moves is shown.
pace-calm = calm
pace-quick = quick
pace-instant = at once
settings-notify = Notifications
settings-notify-meaning = The browser tells you when it’s your turn while you’re looking elsewhere.
settings-notify-refused = The browser blocks notifications from this page. You can change that in its settings.
keys-log = log and chat
keys-menu = what else you can do with it, such as giving it back

## The table of the day

par-awaited = Table of { $date }: { $bot } is playing it in your seat to set par…
par-said = Table of { $date }: par is { NUMBER($par) } ({ $bot } in your seat), your score is { NUMBER($score) }.
par-above = { NUMBER($lead) } above par!
par-below = { NUMBER($lead) } below par.
par-level = Exactly par.

# The analysis of a finished game.

analysis-go = Analyze the game
analysis-title = Analysis of the game
analysis-meaning = { $bot } compares each decision with what it would have chosen, from what the player could see. Only losses beyond doubt are shown.
analysis-progress = Progress of the analysis
analysis-percent = Analyzing: { $percent }%
analysis-ahead = { $count ->
    [one] One other game is analyzed first.
   *[other] { $count } other games are analyzed first.
}
analysis-done = The analysis is done.
analysis-failed = The analysis has failed.
analysis-retry = Try again
analysis-stop = Stop
analysis-players = Players
analysis-lost = { $lost ->
    [0] 0
   *[other] −{ NUMBER($lost, minimumFractionDigits: 1) }
}
analysis-sum = { NUMBER($lost, minimumFractionDigits: 1) } points lost in { $decisions } decisions, most of all here:
analysis-nothing = Nothing lost for sure in { $decisions } decisions.
analysis-played = Played: { $choice }
analysis-better = Better: { $choice }
analysis-see = See step { $moment }
