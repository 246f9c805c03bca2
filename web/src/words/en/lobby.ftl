# The shell around the tables: lobby, new table, waiting room, settings.

title-lobby = Sleight: a table for two games
title-new = New table · Sleight

## The lobby

lobby-kicker = Tonight and every night
lobby-what = A table for two games of magic, with friends far away or with bots tonight.
lobby-how = No account: a name is enough, and the table waits until you come back.
lobby-seats = { $least }–{ $most } players
lobby-seats-only = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
lobby-play-now = Play now against bots
lobby-new-table = New table…
lobby-begin = Begin
lobby-cancel = Cancel
lobby-stage-names = Clever Fox, Merry Magpie, Quiet Owl, Lucky Hare, Bold Raven, Gentle Badger, Curious Cat, Swift Swallow

lobby-own-tables = Your tables
lobby-no-own-tables = You sit nowhere yet. A game that you begin or join stands here, and you can go on with it whenever you like.
lobby-your-turn = Your turn
lobby-turns = { $count ->
    [one] It is your turn at one table
   *[other] It is your turn at { $count } tables
}
lobby-seating = Somebody still has to sit down.
lobby-go-on = Go on
lobby-look-back = Look back
lobby-forget = Take it off this list
lobby-older-tables = Show older ones

lobby-open-tables = Open tables
lobby-no-open-tables = No table is open at the moment. Make one, and it stands here for everybody; whoever has an invitation link simply opens it.
lobby-free-seats = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
lobby-running = The game is under way.
lobby-join = Join
lobby-watch = Watch
lobby-all-tables = Show all { $count } tables
lobby-bot = bot
lobby-seat-number = Seat { $number }
lobby-unreachable = The server does not answer; trying again…

credits-fan = An unofficial fan project with no tie to the authors or publishers of the games. Whoever enjoys a game here should have it on the shelf.
credits-icons = Icons by Lorc, Delapouite and the other authors of

## Who plays

who-name = Your name
who-password-title = Keep this name for yourself
who-password = Password of the name
who-password-meaning = Only if you wish: with a password nobody else can use the name here. A name that has one needs it.

## A new table

new-title = New table
new-no-game = There is no such game here.
new-seats = Seats
new-seats-count = How many play
new-seat-mine = my seat
new-seat-mine-meaning = You sit here.
new-seat-who = Who plays seat { $number }
new-person = A person
new-person-meaning = Free until somebody sits down; the game begins when all sit.
new-bot = Bot “{ $bot }”
new-seat-by-chance = chance decides

new-rules = Rules
new-sets = Sets of rules
new-set-standard = The standard game
new-set-standard-meaning = The basic rules, with no variants or modules.
new-set-first = Recommended for a first game
new-set-full = The full game

new-table-title = At the table
new-open = Open to everybody
new-open-meaning = The table stands in the lobby, and anybody may join or watch. Otherwise only with the invitation link.
new-chat = Chat while the game runs
new-chat-meaning = Without it, people write only before and after the game.
new-hints = Hints
new-hints-meaning = Whoever wishes may ask a bot what it would do.
new-odds = Odds helper
new-odds-meaning = Shows the exact odds of each choice, where the game has any.

new-chance = Fair randomness
new-chance-meaning = The seed of all chance comes from the operating system; its digest is shown at the start and the seed itself at the end, so that anybody can check the game.
new-seed-title = Choose the seed myself
new-seed = Seed
new-seed-meaning = The same number gives the same game again. Leave it empty for fair chance.
new-seed-wrong = A seed is a number of 1 to 40 digits.
new-seed-not-alone = A seed can be chosen only where one person plays with bots.

new-you = You
new-make = Make the table

## The waiting room

wait-title = Please take your seats
wait-for = { $count ->
    [one] One seat is still free; the game begins when somebody takes it.
   *[other] { $count } seats are still free; the game begins when all are taken.
}
wait-you = { $name } (you)
wait-away = not here at the moment
wait-invitation = Invitation link
wait-invitation-meaning = Send it to those who are to play or to watch.
wait-copy = Copy
wait-copied = Copied. Now send it to your friends.
wait-come-back = You may close this page and come back: your seat is kept in this browser, under “Your tables”.
wait-leave = Leave the table
wait-closed = Everybody has left; this table is closed.
wait-sit-here = Sit here
wait-watch = Only watch
wait-watching = You watch; the board appears here by itself when the game begins.
wait-sit-after-all = Sit down after all

## Settings and keys

settings-title = Settings
settings-close = Done
settings-name = Your name
settings-name-meaning = For the tables you open or join from now on.
settings-motion = Motion
settings-motion-meaning = Pieces travel to where they go.
settings-calm = Calm pace
settings-calm-meaning = The moves of bots are shown one after the other, so that you can follow them.
settings-sound = Sound
settings-sound-meaning = A quiet sign when it is your turn.
keys-title = Keys
keys-tab = to the next thing you may touch
keys-arrows = from thing to thing on the board
keys-enter = touch it, or confirm
keys-why = why this thing does not react
keys-back = one step back
keys-undo = take the last move back
keys-choices = the list of what you may do
keys-hint = a hint from a bot
keys-odds = the odds helper
