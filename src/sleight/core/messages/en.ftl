# What every game and every command may have to say.

seat-name = Seat { $number }
list-and = { $first } and { $last }

# Errors: what is wrong, and what is allowed.

error-game-unknown = There is no game “{ $game }”; the games are: { $allowed }.
error-game-broken = The game “{ $game }” of the package { $package } cannot be loaded: { $reason }
error-game-incomplete = The game “{ $game }” of the package { $package } is not finished yet. It lacks: { $missing }.
error-game-clash = Several packages bring a game “{ $game }”: { $packages }. Uninstall all but one of them.
error-guide-missing = There is no guided game for { $game }.
error-guide-unknown = There is no guided game “{ $guide }” for { $game }; there are: { $allowed }.
error-opening-wrong = Each line of an opening is a seat and a choice, such as “1 advertise”; this one isn’t: { $line }.
error-manual-missing = The game “{ $game }” has no pages about its rules.
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
error-text-unknown = “{ $text }” isn’t a choice in this game; choices look like: { $allowed }.
error-bot-unknown = There is no bot “{ $bot }”; the bots are: { $allowed }.
error-bot-parameter = The bot { $bot } has no parameter “{ $parameter }”; its parameters are: { $allowed }.
error-bot-value = The parameter { $parameter } of the bot { $bot } cannot be “{ $value }”; it is a number from { $least } to { $most }.
error-bots-too-many = Too many bots: { $bots } named, { $seats } seats to fill. Name at most one bot per seat.
error-number-least = { $name } must be at least { $least }, not { $value }.
error-file-unwritable = The file { $file } cannot be written: { WORD("system", $why) }.
error-file-taken = Another command is writing into the file { $file }; wait for it, or name another file with { $option }.
error-database-unknown = That isn’t a database address; write it like “sqlite:///folder/file” or “postgresql://user@host/name”.
error-database-unusable = The database cannot be used: { $why }.
error-database-newer = This database was last used by a newer version of sleight. Install that version, or restore a backup from before the upgrade.
error-database-taken = Another sleight server is using this database: { $holder }. Stop that one first, or name another database.
error-database-not-empty = The database is not empty; a backup is restored only into an empty one.
error-address-taken = The server can’t listen on { $host }, port { $port }: it’s in use, or the address isn’t this machine’s. Try another port or address.
error-backup-wrong = The file { $file } isn’t a complete sleight backup.
error-data-unreadable = The card data { $file } cannot be read: { WORD("system", $why) }.
error-data-wrong = The card data { $file } is wrong: { $why }.
error-position-wrong = This isn’t a valid position of the game: { $why }.
error-record-start = A record starts from a number of seats and a seed, or from a position; neither is given.
error-record-to = There is no row { $to }; the record may be shown from row 0 to row { $most }.
error-record-unreadable = The file { $file } cannot be read: { WORD("system", $why) }.
error-record-foreign = Line { $line }: this isn’t a record of a game; a record begins with its header.
error-record-format = Line { $line }: the file is of format { $format }; this version reads format { $known }.
error-record-header = Line { $line }: the header is wrong: { $why }
error-record-game = Line { $line }: this is a record of { $game }, not of { $known }.
error-record-rules = Line { $line }: the game was played with rules version { $rules }, and this is version { $known }. Replay it with the version of sleight that recorded it.
error-record-data = Line { $line }: the game was played with card data { $data }; the data here is { $known }.
error-record-seat = The row must start with its seat, because it isn’t exactly one seat’s turn.
error-record-row = Line { $line }: “{ $row }” cannot be played: { $why }
error-record-count = Line { $line }: the last line claims { $said } rows, but there are { $rows }.
error-record-fingerprint = Line { $line }: the fingerprint is not that of the position; the record has been damaged or changed.
error-record-truncated = Line { $line }: the record breaks off; its last line, “end”, is missing.
error-record-after-end = Line { $line }: nothing may follow the end of a record.

# Refusals that every game shares.

refusal-unknown-choice = That choice doesn’t exist at this table.
refusal-not-asked = It isn’t your turn; the game is waiting for { $seats }.
refusal-not-now = You can’t do that right now.
refusal-game-over = The game is over; nobody chooses any more.
refusal-undo-nothing = There’s nothing to undo yet.
refusal-undo-learned = You can’t undo this: the last move revealed something.
refusal-undo-others = You can’t undo this: the last move was made by { $seat }.
refusal-undo-together = There’s no undo while several players choose at once. Until you confirm your plan, you can start it over.

# What speaks for a hint.

hint-chance = { $best ->
    [yes] Chance: { $percent }%. Nothing is likelier.
   *[no] Chance: { $percent }%. Something else is likelier, but this may be worth more.
}

## Why the system refuses a file

system-ENOENT = there is no such file
system-EACCES = access is not allowed
system-EPERM = access is not allowed
system-EISDIR = it is a folder
system-ENOTDIR = part of its path isn’t a folder
system-ENOSPC = the disk is full
system-EROFS = the disk cannot be written to
system-ENAMETOOLONG = its name is too long
