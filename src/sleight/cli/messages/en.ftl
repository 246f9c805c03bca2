# The people at the table. The first letters count the seats.

you = You
player-1 = Ada
player-2 = Basil
player-3 = Clara
player-4 = Dorian
player-5 = Esme

# Help.

help-usage = Usage: { $usage }
help-example = For example:

help-sleight = A table for board games in the terminal, with bots to play against.
help-games-short = List the games, their seats, options and bots.
help-rules-short = Read and search the rules of a game.
help-learn-short = Learn a game by playing it, step by step.
help-play-short = Sit down and play against bots.
help-replay-short = Show a recorded game row by row, or verify it.
help-simulate-short = Let bots play many games and show the results.
help-check-short = Test that a game keeps the contract.
help-bench-short = Measure how fast the games are.
help-serve-short = Open a server for people and bots.
help-config-short = Print the settings of a server.
help-backup-short = Write all tables of a server to a file.
help-restore-short = Read all tables of a server from a file.
help-names-short = List or free the protected names of a server.

help-games = List the games with their player counts, options and bots (weakest first).
help-rules = Read the rules of a game: without words, all pages are listed; with the name of a page, a chapter or “glossary”, or with a rule such as TR-ASSIGN-02, it is shown; any other words find the page that fits best, in any form.
help-play = Play a game in the terminal against bots. One line says what to do; type the number of a choice, or help. The game is saved after every move; --resume continues it.
help-replay = Show a recorded game, as a spectator or as one seat saw it. In a terminal, Enter shows the next row; otherwise all rows are printed. --verify only replays it and compares every fingerprint.
help-learn = Play a guided game in the terminal: a real game against a bot, with a guide that says what to do next, and why. You may always do something else. The game is saved after every move; --resume continues it.
help-simulate = Let bots play many games and print wins by seat and by bot, scores and speed. The same seed gives the same games, whatever the number of processes.
help-check = Play random games and test everything that the contract demands of a game: round trips, copies, refusals, hidden information, replays, an end.
help-bench = Measure random play: decisions and playouts per second, and along new games copy, view, the first and the second guess of a view, and apply, in microseconds.
help-serve = Start a server where people and bots play together. Every move is stored before it is confirmed; Ctrl-C stops the server, and the next start picks up where it left off. By default only this machine can reach it.
help-config = Print all settings of a server with their defaults, each with an explanation. Save them to a file, change what you like, and give the file to “sleight serve --config”.
help-backup = Write all tables of a server to one file. The server may run meanwhile.
help-restore = Load a backup into an empty database, all or nothing.
help-names = List the names that people have protected with a password, or free one whose password is lost. The next person to sit down under a freed name with a password protects it again. The server may keep running.

example-sleight = sleight play abracada
example-games = sleight games --lang fr
example-rules = sleight rules trickerion prepare a trick twice
example-learn = sleight learn abracada
example-play = sleight play abracada --seats 3 --bots odds,random --option easy=true
example-replay = sleight replay game.sleight --seat 1 --to 12
example-simulate = sleight simulate abracada --games 1000 --bots odds,random
example-check = sleight check abracada --games 100
example-bench = sleight bench abracada
example-serve = sleight serve --host 0.0.0.0 --port 8000
example-config = sleight config > sleight.toml
example-backup = sleight backup tables.gz
example-restore = sleight restore tables.gz --data-dir new-folder
example-names = sleight names reset Zoé

flag-help = Show this page.
flag-version = Show the version.
version-compiled = { $version }, compiled
version-pure = { $version }, pure Python
flag-game = The game; “sleight games” lists them.
flag-bench-game = The game; all games by default.
flag-seats = How many seats.
flag-play-seats = Number of seats; 4 by default, if the game allows it.
flag-simulate-seats = Number of seats; as many as there are bots by default.
flag-bench-seats = Number of seats; every number the game allows by default.
flag-seat = Your seat, counted from 1.
flag-replay-seat = Show what this seat saw, counted from 1; a spectator’s view by default.
flag-bots = The bots, separated by commas; a short list repeats to fill the seats. Parameters follow a colon: odds:risk=0.4.
flag-seed = A whole number; the same seed deals the same game.
flag-option = An option of the game as name=value; may be given several times.
flag-check-option = Only tables with this option, name=value; may be given several times.
flag-recommended = A recommended set of options, such as first; single options override it.
flag-check-recommended = Only tables with this recommended set of options.
flag-data = A folder of card data that replaces ours.
flag-resume = Continue the game in this file.
flag-save = Save to this new file; in your data folder by default.
flag-words = The name of a page or a chapter, glossary, or what you look for.
flag-lesson = The name of a lesson; the first one by default.
flag-lang = The language: en, fr or ru.
flag-json = Print JSON.
flag-file = The recorded game.
flag-verify = Only verify the record.
flag-to = Show the table after this many rows.
flag-games = How many games.
flag-jobs = Number of processes; one per core by default.
flag-check-pair-every = Pair a position with a guess once in this many rows.
flag-check-probe-every = Try every conceivable choice once in this many rows.
flag-bench-seconds = How long each figure is measured, in seconds.
flag-out = Write the games to this file, one line of JSON each.
flag-host = The address to listen at; 0.0.0.0 lets other machines in.
flag-port = The port; 0 takes any free one.
flag-data-dir = The folder of the database; your data folder by default.
flag-database = Another database: sqlite:///file or postgresql://user@host/name.
flag-open = Open the browser at the server as soon as it is ready.
flag-log = What is logged: debug, info, warning or error.
flag-config = A file with the server’s settings; “sleight config” prints one. Flags override it.
flag-trusted-proxy = A proxy, or a network of them, whose X-Forwarded-For is believed; may be given several times.
flag-metrics = Show numbers for Prometheus at this address, such as 127.0.0.1:9100.
flag-backup-file = The file to write; it must not exist.
flag-restore-file = The backup to read.
flag-names-action = What to do: list or reset.
flag-names-name = The name to free, as it is shown.

# Errors of the command line.

error-command-unknown = There is no command “{ $command }”; the commands are: { $allowed }.
error-flag-unknown = There is no flag “{ $flag }”; the flags are: { $allowed }.
error-flag-whole-number = { $flag } must be a whole number, not “{ $value }”.
error-flag-number = { $flag } must be a number, not “{ $value }”.
error-flag-file = { $flag } must be a file, not “{ $value }”.
error-flag-value = { $flag } cannot be “{ $value }”; see “sleight --help”.
error-flag-empty = { $flag } needs a value; “sleight COMMAND --help” shows which.
error-flag-repeated = { $flag } may be given only once.
error-argument-missing = { $argument } is missing; “sleight COMMAND --help” shows how a command is written.
error-argument-extra = Unexpected “{ $argument }”; see “sleight COMMAND --help”.
error-line-unreadable = The command line cannot be read: { $why }
error-file-exists = The file { $file } already exists; choose a new name, or continue it with --resume.
error-port-wrong = A port is a number from 0 to 65535, not { $port }.
error-log-level = There is no log level “{ $level }”; the levels are: { $allowed }.
error-flag-wrong = { $flag } is wrong. { $why }
error-settings-unreadable = The file { $file } isn’t valid TOML: { $why }.
error-setting-unknown = In the file { $file }, there is no setting “{ $key }”; the settings are: { $allowed }.
error-setting-wrong = In the file { $file }, the setting “{ $key }” is wrong. { $why }
error-setting-whole-number = It must be a whole number from { $least } to { $most }.
error-setting-number = It must be a number from { $least } to { $most }.
error-setting-one-of = It must be one of these, in quotes: { $allowed }.
error-setting-rate = It must be written like this, with numbers above 0: { $example }.
error-setting-text = It must be a text in quotes, and not empty.
error-setting-texts = It must be a list of texts in quotes.
error-setting-address = It must be an address with a port, such as 127.0.0.1:9100.
error-setting-proxies = It must name addresses or networks, such as 127.0.0.1 or 10.0.0.0/8.
error-setting-origins = It must name pages by scheme and host, such as https://example.org.
error-resume-fixed = { $flag } cannot be given with --resume: a saved game has its seats, bots, seed and options already.
error-resume-nobody = No person plays in { $file }. --resume continues games from “sleight play”; watch any other with “sleight replay”.
error-names-action = There is no action “{ $action }” for names; the actions are: { $allowed }.
error-name-unprotected = The name “{ $name }” is not protected.

# sleight games

games-seats = Seats
games-options = Options
games-bots = Bots
games-default = { $name }={ $default } (one of { $allowed })
games-recommended = Sets
games-set = --recommended { $name } ({ $options })
games-bots-list = { $bots } (the weakest first)

# sleight play

greet-seats = You’re in seat { $seat }, playing against { $others }.
greet-help = Type “{ $help }” to see what you can type.
ask-anyway = Do it anyway? (yes/no)
input-unknown = I don’t understand “{ $line }”: type a number from the list, a choice such as “{ $example }”, or “help”.
why-possible = “{ $choice }” is possible.
why-some-possible = Possible now:
why-more-possible = … and { $count } more in the list.
why-refused = “{ $choice }”{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}: { $reason }
why-more = { $count ->
    [one] There is { $count } more reason; add a word to narrow it down.
   *[other] There are { $count } more reasons; add a word to narrow it down.
}
why-now = The open question is: { $question }
explain-more = … and { $count } more in the list. An empty line shows the table and the list again.
explain-why = To hear why something isn’t possible, name it after the question mark: “? { $example }”, or just some of its words.
hint-says = { $bot } suggests { $key }: { $sentence }
hint-second = Next best: { $sentence }
explain-rules = To read the rule: { $command }
list-give-away = To give something away, type it: { $choices }.
ask-give-away = “{ $choice }”: you get nothing for it.
log-undo = { $you ->
    [yes] You undo your last move.
   *[no] { $seat } undoes the last move.
}
result-line = { $rank }. { $name }: { $score }
saved-over = To see this game again:
saved-file = The game is saved in:
saved-open = To continue:

word-choice = a number, or a choice
word-choice-meaning = play that choice from the list; “{ $example }” does the same as its number
word-why = why
word-why-meaning = explains the open question and its answers; “? { $example }”, or any words, says what is possible and why the rest is not
word-hint = hint
word-hint-meaning = what the strongest bot would do now, and what speaks for it
word-undo = undo
word-undo-meaning = undo your last move, as long as nobody has learned anything from it
word-log = log
word-log-meaning = what happened recently; “log all” shows everything
word-help = help
word-help-meaning = this list; an empty line shows the table again
word-quit = quit
word-quit-meaning = leave; the game is saved
word-yes = yes

# sleight replay

replay-verified = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} verified, fingerprint { $fingerprint }.
replay-next = [{ $number } of { $rows }] Enter continues, q stops:

# sleight serve

serve-ready = The server is running at { $address } (Ctrl-C stops it).
serve-metrics = Its numbers for Prometheus are at { $address }.
serve-stopped = The server has ended; everything is stored.

# sleight backup, sleight restore

backup-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} written to { $file }.
restore-done = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} read from { $file }.

# sleight names

names-none = No name is protected.
names-reset = The name “{ $name }” is free again.

# Rules.

learn-type = Type { $key }, or anything else you like.
learn-missed = Chances you missed:
learn-chance = Round { $round }: { $sentence }
learn-others = More lessons:
learn-other = { $command }   { $title }, { $minutes } min
rules-how = “sleight rules { $game } NAME” shows a page or a chapter, “… glossary” the words, and “… what you ask” searches.
rules-things = { $count ->
    [one] 1 page about a card or a piece
   *[other] { $count } pages about cards and pieces
}
rules-others = Other pages that may help:
rules-nothing = No page mentions “{ $words }”. “sleight rules { $game }” lists all pages.
