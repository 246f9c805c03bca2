error-date-wrong = “{ $date }” isn’t a date; write it like this: 2026-11-18.
error-today-other = The game in { $file } is not the table of { $date }; “sleight play --resume” continues any game.
error-puzzles-damaged = The file of puzzles is damaged ({ $why }); take an undamaged copy, or make the puzzles again.
error-puzzles-other = The file { $file } holds puzzles of another game, or made in another way; name another file with --out.
error-puzzle-number = There is no puzzle { NUMBER($number, useGrouping: 0) }; the puzzles of { $game } are 1 to { $count }.
error-puzzles-none = The game { $game } has no puzzles.
error-puzzle-choice = A choice of a puzzle is a number from 0 to { $most }, not { $choice }.
