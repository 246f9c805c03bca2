help-today-short = Play today’s table and see how you did against par.
help-today = Play the table of the day: the date decides the deal, the seats, the rules and the opponents, so it is the same game on every machine, without any server. At the end you see par: the score that the strongest bot reaches from your seat (the median of several tries). Days change at midnight UTC.
example-today = sleight today abracada
flag-date = The table of another day, such as 2026-11-18; today (UTC) by default.

today-greet = The table of { $date }.
today-wait = The strongest bot now plays your seat, to set par…
today-par = Par is { NUMBER($par) } ({ $bot } in your seat); your score is { NUMBER($score) }.
today-above = { NUMBER($lead) } above par!
today-below = { NUMBER($lead) } below par.
today-level = Exactly par.

help-puzzles-short = Make puzzles from recorded games.
help-puzzles = Look through recorded games (or games that bots play for it) for moments at which something else would have been clearly better. Every choice is played out by a bot on many guesses of what the seat could not see, each guess with the same luck for all choices. The puzzles go to a file; if it isn’t complete yet, the same command continues it.
example-puzzles = sleight puzzles abracada --out puzzles.json --bots clumsy,likeliest --scored
flag-puzzles-out = The file of puzzles; one that was begun in the same way is continued.
flag-puzzles-count = How many puzzles to make.
flag-puzzles-record = A recorded game to look through; may be given several times. Without any, bots play.
flag-puzzles-bots = Who plays the games that are looked through; the playout bot on all seats by default.
flag-puzzles-playout = The bot that plays on after each choice; the strongest by default.
flag-puzzles-guesses = On how many guesses each choice is played out.
flag-puzzles-scored = Play on only until someone scores, not to the end of the game.
flag-puzzles-least = What was played must be worse by at least this many points.
flag-puzzles-late = Only moments after this part of a game, from 0 to 1.
flag-puzzles-seed = A whole number; the same seed looks through the same games.

help-puzzle-short = Solve a puzzle: find the best choice.
help-puzzle = Show a moment of a game as one seat saw it. You choose, and are told whether a better choice was found, with figures. Without a number it is the puzzle of the day.
example-puzzle = sleight puzzle abracada 7
flag-puzzle-number = The number of the puzzle, counted from 1.

puzzles-progress = Puzzles
puzzles-written = { $count ->
    [one] One puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
}
puzzle-title = Puzzle { $number } of { $count }: what would you play?
puzzle-right = Right! Nothing better was found.
puzzle-wrong = There is something better: { $best }.
puzzle-figures = What each choice is worth: points ahead of the best rival, on average over many imagined games.
puzzle-margin = The best choice is ahead of the next one by { NUMBER($margin, maximumFractionDigits: 2) } (standard error { NUMBER($error, maximumFractionDigits: 2) }).
puzzle-played = played in the game
puzzle-yours = your choice
