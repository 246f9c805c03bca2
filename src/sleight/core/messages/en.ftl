# What every game and every command may have to say.

seat-name = Seat { $number }
list-and = { $first } and { $last }

# Errors: what is wrong, and what is allowed.

error-game-unknown = There is no game “{ $game }”; the games are: { $allowed }.
error-game-broken = The game “{ $game }” of the package { $package } cannot be loaded: { $reason }
error-game-incomplete = The game “{ $game }” of the package { $package } is not finished yet. It lacks: { $missing }.
error-game-clash = Several packages bring a game “{ $game }”: { $packages }. Uninstall all but one of them.
error-games-none = No games are installed here. Install sleight again: its games come with it.
error-language-unknown = There is no language “{ $lang }”; the languages are: { $allowed }.
error-seat-count = { $game } is not played by { $seats }; the number of seats may be: { $allowed }.
error-seat-unknown = There is no seat { $seat }; the seats are: { $allowed }.
error-seed-value = A seed is a whole number of at least 0, not “{ $seed }”.
error-option-unknown = There is no option “{ $option }”; the options are: { $allowed }.
error-option-value = The option { $option } cannot be “{ $value }”; it may be: { $allowed }.
error-option-needs = The option { $option } is played only with { $needs } ({ $rule }).
error-option-seats = The option { $option } is played only with this number of seats: { $seats } ({ $rule }).
error-recommended-unknown = { $game } has no recommended set “{ $name }”; its sets are: { $allowed }.
error-text-unknown = “{ $text }” is no choice of this game; choices are written like: { $allowed }.
error-bot-unknown = There is no bot “{ $bot }”; the bots are: { $allowed }.
error-bot-parameter = The bot { $bot } has no parameter “{ $parameter }”; its parameters are: { $allowed }.
error-bot-value = The parameter { $parameter } of the bot { $bot } cannot be “{ $value }”; it is a number from { $least } to { $most }.
error-bots-too-many = There are { $bots } bots for { $seats } seats; name at most as many bots as there are seats for them.
error-number-least = { $name } must be at least { $least }, not { $value }.
error-file-unwritable = The file { $file } cannot be written: { WORD("system", $why) }.
error-database-unknown = There is no such database; it is named like “sqlite:///folder/file” or “postgresql://user@host/name”.
error-database-unusable = The database cannot be used: { $why }.
error-database-newer = This database was last used by a newer version of sleight. Install that version, or restore a backup from before the upgrade.
error-database-taken = Another sleight server is using this database: { $holder }. Stop that one first, or name another database.
error-database-not-empty = The database is not empty; a backup is restored only into an empty one.
error-address-taken = The address { $host }, port { $port }, cannot be had: it is taken, or not of this machine.
error-backup-wrong = The file { $file } is no whole backup of sleight.
error-data-unreadable = The card data { $file } cannot be read: { WORD("system", $why) }.
error-data-wrong = The card data { $file } is wrong: { $why }.
error-position-wrong = This is no position of the game: { $why }.
error-record-start = A record starts from a number of seats and a seed, or from a position; neither is given.
error-record-to = There is no row { $to }; the record may be shown from row 0 to row { $most }.
error-record-unreadable = The file { $file } cannot be read: { WORD("system", $why) }.
error-record-foreign = Line { $line }: this is no record of a game; a record begins with its header.
error-record-format = Line { $line }: the file is of format { $format }; this version reads format { $known }.
error-record-header = Line { $line }: the header is wrong: { $why }
error-record-game = Line { $line }: this is a record of { $game }, not of { $known }.
error-record-rules = Line { $line }: the game was played with version { $rules } of the rules; this is version { $known }.
error-record-data = Line { $line }: the game was played with card data { $data }; the data here is { $known }.
error-record-seat = The row must begin with its seat, because not exactly one seat is waited for.
error-record-row = Line { $line }: “{ $row }” cannot be played: { $why }
error-record-count = Line { $line }: the end speaks of { $said } rows, but there are { $rows }.
error-record-fingerprint = Line { $line }: the fingerprint is not that of the position; the record has been damaged or changed.
error-record-truncated = Line { $line }: the record breaks off; its last line, “end”, is missing.
error-record-after-end = Line { $line }: nothing may follow the end of a record.

# Refusals that every game shares.

refusal-unknown-choice = That is no choice of this table.
refusal-not-asked = It is not your turn to choose; the game waits for { $seats }.
refusal-not-now = That cannot be done now.
refusal-game-over = The game is over; nobody chooses any more.
refusal-undo-nothing = Nothing has been played yet that could be taken back.
refusal-undo-learned = Nothing can be taken back: somebody has learned something from the last move.
refusal-undo-others = Nothing can be taken back: the last move was made by { $seat }.
refusal-undo-together = While several players decide at once, nothing is undone; a plan that is not confirmed can be taken back.

## Why the system refuses a file

system-ENOENT = there is no such file
system-EACCES = access is not allowed
system-EPERM = access is not allowed
system-EISDIR = it is a folder
system-ENOTDIR = a part of its path is no folder
system-ENOSPC = the disk is full
system-EROFS = the disk cannot be written to
system-ENAMETOOLONG = its name is too long
