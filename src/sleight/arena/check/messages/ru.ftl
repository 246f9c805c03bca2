check-progress = партии
check-title = Проверка контракта: { $game }
check-games = случайных партий сыграно до конца
check-decisions = решений
check-positions = позиций со всеми преобразованиями туда и обратно
check-events = событий
check-refusals = ходов, для которых проверена причина отказа
check-pairs = позиций, сравнённых с догадкой
check-pairs-differing = из них действительно разных
check-paired-moves = ходов, сравнённых в обеих позициях пары
check-replays = записей переиграно в других процессах
check-line = { $name }: { $value }
check-fault = Зерно { $seed }, строка { $row } (мест: { $seats }, { $options }): { $what }
check-raised = игра вызвала исключение { $error }
check-result = { $faults ->
        [0] Всё верно.
        [one] Найдено { $faults } нарушение.
        [few] Найдено { $faults } нарушения.
       *[many] Найдено { $faults } нарушений.
    }
