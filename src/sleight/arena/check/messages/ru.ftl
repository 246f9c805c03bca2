check-progress = партии
check-title = Проверка договора для { $game }
check-games = случайных партий сыграно до конца
check-decisions = решений
check-positions = позиций со всеми преобразованиями туда и обратно
check-events = событий
check-refusals = выборов, для которых спрошена причина отказа
check-pairs = позиций, сравнённых с догадкой
check-pairs-differing = из них действительно разных
check-paired-moves = ходов, сравнённых в обеих позициях пары
check-replays = записей переиграно в других процессах
check-fault = Зерно { $seed }, строка { $row } (мест: { $seats }, { $options }): { $what }
check-raised = игра вызвала исключение { $error }
check-result = { $faults ->
        [0] Всё верно.
        [one] { $faults } нарушение.
        [few] { $faults } нарушения.
       *[many] { $faults } нарушений.
    }
