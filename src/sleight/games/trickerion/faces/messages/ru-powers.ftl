# Умения: раздача, освоение и осколки, которые их держат.

choice-learn-power = Освоить умение «{ WORD("power", $power) }» в ячейке { $slot }
choice-discard-power = Сбросить умение «{ WORD("power", $power) }»
choice-take-back-powers = Вернуть весь сброс
choice-keep-powers = Оставить остальные

question-discard-powers = { $you ->
    [yes] Все выбирают тайно: { $count ->
        [0] оставьте восемь умений или выберите заново.
       *[other] какие умения вы сбрасываете? Осталось сбросить: { $count }.
    }
   *[no] { $seat } ещё выбирает умения.
}
question-learn-power = { $you ->
    [yes] Перед поручениями: осваиваете ли вы умение в одной из открытых ячеек?
   *[no] { $seat } может освоить умение.
}

refusal-power-learned = Умение «{ WORD("power", $power) }» вы уже освоили.
refusal-power-not-in-hand = Умения «{ WORD("power", $power) }» нет у вас в руке.
refusal-power-elsewhere = Умение «{ WORD("power", $power) }» может лежать только в этих ячейках: { $slots }.
refusal-power-slot-closed = Чтобы открыть ячейку { $slot }, нужно осколков: { $needed }; у вас { $shards }.
refusal-discard-more = Сначала нужно сбросить ещё умений: { $count }.
refusal-power-discarded = Умение «{ WORD("power", $power) }» уже в вашем сбросе.
refusal-discarded-enough = Сброшено умений: { $count }. Оставьте остальные или верните все.
refusal-nothing-discarded = Вы ещё ничего не сбросили.
refusal-discarded-anew-enough = Сброс уже возвращён столько раз: { $times }. Больше нельзя.

warning-closes-power = Без { $slot ->
    [1] этого осколка ячейка 1
   *[other] всех своих осколков ячейка { $slot }
} закроется, и умение «{ WORD("power", $power) }» вернётся вам в руку.

event-powers-dealt = { $you ->
    [yes] Вам роздано умений: { $count }. Это { WORD("power", $powers) }.
   *[no] { $seat }: роздано умений — { $count }.
}
event-power-discarded = { $you ->
    [yes] Вы сбрасываете умение «{ WORD("power", $power) }».
   *[no] { $seat } сбрасывает умение «{ WORD("power", $power) }».
}
event-powers-taken-back = { $you ->
    [yes] Вы возвращаете свой сброс.
   *[no] { $seat } возвращает свой сброс.
}
event-powers-kept = { $you ->
    [yes] Вы оставляете себе умений: { $count }.
   *[no] { $seat } оставляет себе умений: { $count }.
}
event-power-learned = { $you ->
    [yes] Вы осваиваете умение «{ WORD("power", $power) }» в ячейке { $slot }{ $coins ->
        [0] { "" }
       *[other] ; за недостающую славу уплачено монет: { $coins }
    }.
   *[no] { $seat } осваивает умение «{ WORD("power", $power) }» в ячейке { $slot }{ $coins ->
        [0] { "" }
       *[other] ; за недостающую славу уплачено монет: { $coins }
    }.
}
event-power-returned = { $you ->
    [yes] Умение «{ WORD("power", $power) }» покидает ячейку { $slot } и возвращается вам в руку.
   *[no] Умение «{ WORD("power", $power) }» покидает ячейку { $slot } и возвращается в руку ({ $seat }).
}
event-power-used = { $you ->
    [yes] Вы применяете умение «{ WORD("power", $power) }».
   *[no] { $seat } применяет умение «{ WORD("power", $power) }».
}
