# The shell around the tables: lobby, new table, waiting room, settings.

title-lobby = Sleight: board games of magic
title-new = New table · Sleight
title-puzzles = Puzzles · Sleight

## The lobby

lobby-what = Board games of magic, to play with faraway friends or with bots tonight.
lobby-how = No account needed: pick a name and play. Your table waits until you come back.
lobby-seats = { $least }–{ $most } players
lobby-seats-only = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
lobby-minutes = { $least }–{ $most } minutes
lobby-minutes-only = { $most ->
    [one] { $most } minute
   *[other] { $most } minutes
}
lobby-rivals = Against you: { $bots }
lobby-play-now = Play against bots
lobby-new-table = New table…
lobby-begin = Begin
lobby-cancel = Cancel
lobby-stage-names = Clever Fox, Merry Magpie, Quiet Owl, Lucky Hare, Bold Raven, Gentle Badger, Curious Cat, Swift Swallow

lobby-own-tables = Your tables
lobby-no-own-tables = You have no games yet. Any game you start or join will show up here, ready to continue.
lobby-your-turn = Your turn
lobby-turns = { $count ->
    [one] It’s your turn at one table
   *[other] It’s your turn at { $count } tables
}
lobby-seating = Waiting for players.
lobby-go-on = Continue
lobby-look-back = Review
lobby-forget = Remove from list
lobby-older-tables = Show older ones

lobby-open-tables = Open tables
lobby-no-open-tables = No open tables right now. Create one and everyone will see it here. Got an invitation link? Just open it.
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
lobby-unreachable = Can’t reach the server. Trying again…

## Which tables to show

filter-title = Which tables to show
filter-every-game = All games
filter-free = With a free seat
filter-company = People or bots
filter-company-any = People and bots
filter-company-people = People only
filter-company-bots = With bots
filter-language = Language of the table
filter-every-language = Any language
filter-nothing = { $count ->
    [one] One table is open, but it doesn’t match your filter.
   *[other] { $count } tables are open, but none matches your filter.
}
filter-clear = Show all

## Credits

credits-fan = An unofficial fan project, not affiliated with the games’ authors or publishers. If you enjoy a game here, please consider buying it.
credits-icons = Icons by Lorc, Delapouite and the other authors of

## Who plays

who-name = Your name
who-password-title = Protect this name
who-password = Password for this name
who-password-meaning = Optional. With a password, nobody else can use this name here. If the name already has one, enter it.

## A new table

new-title = New table
new-no-game = We don’t have that game.
new-seats = Seats
new-seats-count = Number of players
new-seat-mine = my seat
new-seat-mine-meaning = This is your seat.
new-seat-who = Player in seat { $number }
new-person = A person
new-person-meaning = Stays free until someone sits down; the game starts when every seat is taken.
new-bot = { $bot } (bot)
new-seat-by-chance = Random

new-rules = Rules
new-sets = Sets of rules
new-set-standard = The standard game
new-set-standard-meaning = The basic rules, with no variants or modules.
new-set-first = Recommended for a first game
new-set-full = The full game

new-table-title = Table settings
new-open = Open to everyone
new-open-meaning = Listed in the lobby, where anyone can join or watch. If off, people need the invitation link.
new-chat = Chat during the game
new-chat-meaning = If off, players can chat only before and after the game.
new-hints = Hints
new-hints-meaning = Players may ask a bot what it would do.
new-odds = Odds helper
new-odds-meaning = Shows the exact odds of each choice, where the game can work them out.

new-chance = Fair randomness
new-chance-meaning = The random seed comes from the operating system. Its digest is shown at the start and the seed at the end, so anyone can check the game.
new-seed-title = Choose the seed myself
new-seed = Seed
new-seed-meaning = The same number deals the same game again. Leave it empty for a random one.
new-seed-wrong = A seed is a number of 1 to 40 digits.
new-seed-not-alone = You can choose the seed only if you’re the only person at the table.

new-you = You
new-make = Create table

## The waiting room

wait-title = Please take your seats
wait-for = { $count ->
    [one] One seat is still free. The game starts when someone takes it.
   *[other] { $count } seats are still free. The game starts when all are taken.
}
wait-you = { $name } (you)
wait-away = away
wait-invitation = Invitation link
wait-invitation-meaning = Send it to anyone you’d like to play or watch.
wait-copy = Copy
wait-copied = Copied. Now send it to your friends.
wait-come-back = You can close this page and come back later: this browser keeps your seat under “Your tables”.
wait-leave = Leave the table
wait-closed = Everyone has left, so this table is closed.
wait-sit-here = Sit here
wait-watch = Just watch
wait-watching = You’re watching. The board will appear here when the game starts.
wait-sit-after-all = Take a seat

## Settings and keys

settings-title = Settings
settings-close = Done
settings-name = Your name
settings-name-meaning = For the tables you open or join from now on.
settings-motion = Animations
settings-motion-meaning = Pieces glide to their new places.
settings-sound = Sound
settings-sound-meaning = A quiet chime when it’s your turn.
keys-title = Keyboard shortcuts
keys-tab = next thing you can choose
keys-arrows = move around the board
keys-enter = choose it, or confirm
keys-why = why you can’t choose this
keys-back = one step back
keys-undo = undo the last move
keys-choices = list of your choices
keys-hint = a hint from a bot
keys-odds = the odds helper

## Alone: the table of the day, and puzzles

lobby-today = Today’s table
lobby-today-meaning = One game a day, the same for everyone; at the end you see par, the score of the strongest bot in your seat.
lobby-puzzles = Puzzles
puzzle-title = Puzzle { $number } of { $count }
puzzle-what = A moment of a real game, as one seat saw it. Find the best choice.
puzzle-board = The table
puzzle-solution = The solution
puzzle-right = Right! Nothing better was found.
puzzle-wrong = There is something better: { $best }
puzzle-figures = Each choice was played out in many imagined games that fit what the seat knew.
puzzle-choice = Choice
puzzle-worth = Points ahead of the best rival
puzzle-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-yours = your choice
puzzle-played = played in the game
puzzle-margin = The best choice is ahead of the next one by { NUMBER($margin, maximumFractionDigits: 2) } points (standard error { NUMBER($error, maximumFractionDigits: 2) }).
puzzle-next = Next puzzle
