error-date-wrong = «{ $date }» — не дата; пишите её как 2026-11-18.
error-today-other = Партия в файле { $file } — не стол дня { $date }; любую партию продолжает «sleight play --resume».
error-puzzles-damaged = Файл с задачами повреждён ({ $why }); возьмите целую копию или составьте задачи заново.
error-puzzles-other = В файле { $file } задачи другой игры или составленные иначе; укажите другой файл через --out.
error-puzzle-number = Задачи { NUMBER($number, useGrouping: 0) } нет; задачи игры { $game } — от 1 до { $count }.
error-puzzles-none = В игре { $game } нет задач.
error-puzzle-choice = Выбор в задаче — число от 0 до { $most }, а не { $choice }.
