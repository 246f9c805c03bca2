# Карты особых поручений в игре, кривая улочка и пророчества.

choice-keep-bonus = Сохранить эффект карты
choice-point = Взять очко действия вместо эффекта
choice-bonus = Применить эффект карты
choice-draw = Взять карты из колоды: { WORD("location", $deck) }
choice-look = Посмотреть карты
choice-retain = Оставить себе «{ WORD("card", $card) }»
choice-foresee = Предсказать будущее: сдвинуть грядущие пророчества
choice-buy-card = Купить за { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[many] осколков
} верхнюю карту колоды: { WORD("location", $deck) }

question-place-again = { $you ->
    [yes] Тем же ходом можно выставить второго персонажа или оставить его незанятым.
   *[no] { $seat } решает, выставить ли второго персонажа.
}
question-turn-over = { $you ->
    [yes] Ваш ход заканчивается. Перед этим можно купить за осколки верхнюю карту одной из колод.
   *[no] { $seat } ещё может купить карту за осколки.
}
question-special-card = { $you ->
    [yes] Под персонажем ({ WORD("character", $character) }) карта «{ WORD("card", $card) }»: сохранить её эффект для действия здесь или взять вместо него очко действия?
   *[no] { $seat } решает, что даст карта «{ WORD("card", $card) }» ({ WORD("character", $character) }).
}
question-draw-more = { $you ->
    [yes] Выбрано колод: { $count }. Выберите ещё одну (осталось { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }) или посмотрите карты.
   *[no] { $seat } решает, выбрать ли ещё колоду (выбрано: { $count }, очков действия осталось: { $points }).
}
question-keep-card = { $you ->
    [yes] Какую карту вы оставляете? Остальное уходит под свою колоду ({ WORD("location", $deck) }).
   *[no] { $seat } выбирает карту ({ WORD("location", $deck) }).
}

refusal-bonus-first = Вы применяете эффект карты «{ WORD("card", $card) }»: теперь выполните действие, которое он усиливает.
refusal-no-bonus = У этого персонажа сейчас нет эффекта карты.
refusal-bonus-useless = { $missing ->
    [points] С картой «{ WORD("card", $card) }» действие стоит { $cost } { $cost ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }, а осталось { $points }.
    [coins] Для действия, которое улучшает карта «{ WORD("card", $card) }», не хватает монет.
    [fame] Для действия, которое улучшает карта «{ WORD("card", $card) }», не хватает славы.
    [shard] Для карты «{ WORD("card", $card) }» нужен осколок, а у вас его нет.
    [components] Для действия, которое улучшает карта «{ WORD("card", $card) }», не хватает реквизита.
    [marker] У вас нет жетона, которому помогла бы карта «{ WORD("card", $card) }».
    [room] У вас нет места для того, что принесла бы карта «{ WORD("card", $card) }».
    [die] Ни один кубик не позволяет действия, которое улучшает карта «{ WORD("card", $card) }».
    [apprentice] Карта «{ WORD("card", $card) }» предназначена для ученика, а действует другой персонаж.
    [specialist] Для карты «{ WORD("card", $card) }» нужен специалист, которого у вас ещё нет.
    [machine] У вас нет аппарата, которому помогла бы карта «{ WORD("card", $card) }».
    [slot] У вас не осталось ячейки аппарата для карты «{ WORD("card", $card) }».
   *[other] Карте «{ WORD("card", $card) }» сейчас нечего усилить.
}
refusal-shard-needed = Для этого нужен осколок, а у вас его нет.
refusal-apprentice-needed = Это для ученика, а действует другой персонаж.
refusal-no-specialist-free = В запасе не осталось ни одного вашего специалиста.
refusal-deck-empty = В этой колоде не осталось карт ({ WORD("location", $deck) }).
refusal-not-drawn = Карты «{ WORD("card", $card) }» нет среди тех, что вы смотрите.
refusal-no-prophecies = В этой партии играют без пророчеств.
refusal-shards-missing = Это стоит { $cost } { $cost ->
    [one] осколок
    [few] осколка
   *[many] осколков
}, а у вас { $shards }.
refusal-no-active-prophecy = Активного пророчества пока нет, так что заменять нечего.

warning-bonus-unused = Эффект карты «{ WORD("card", $card) }» пропадёт, а его ещё можно применить.

event-prophecies-moved = { $active ->
    [none] Активного пророчества пока нет. Грядущие: { WORD("prophecy", $pending) }.
   *[other] Теперь активно пророчество «{ WORD("prophecy", $active) }». Грядущие: { WORD("prophecy", $pending) }.
}
event-pending-turned = { $you ->
    [yes] Вы предсказываете будущее и сдвигаете грядущие пророчества: { WORD("prophecy", $pending) }.
   *[no] { $seat } предсказывает будущее и сдвигает грядущие пророчества: { WORD("prophecy", $pending) }.
}
event-deck-named = { $you ->
    [yes] Вы берёте карты из колоды: { WORD("location", $deck) }.
   *[no] { $seat } берёт карты из колоды: { WORD("location", $deck) }.
}
event-cards-drawn = { $you ->
    [yes] Вы смотрите { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } ({ WORD("location", $deck) }): { WORD("card", $cards) }.
   *[no] { $seat } смотрит { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } ({ WORD("location", $deck) }).
}
event-card-kept = { $you ->
    [yes] Вы оставляете себе карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
   *[no] { $seat } оставляет себе карту ({ WORD("location", $deck) }).
}
event-plans-sealed = Все планы готовы; карты лежат закрытыми, пока их персонажи не выставлены.
event-card-turned-up = { $you ->
    [yes] Вы открываете карту персонажа ({ WORD("character", $character) }): { WORD("card", $card) }.
   *[no] { $seat } открывает карту персонажа ({ WORD("character", $character) }): { WORD("card", $card) }.
}
event-toll-paid = { $you ->
    [yes] За ячейку вы платите { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } ({ WORD("slot", $slot) }).
   *[no] За ячейку { $seat } платит { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    } ({ WORD("slot", $slot) }).
}
event-bonus-kept = { $you ->
    [yes] За вашим персонажем ({ WORD("character", $character) }) остаётся эффект карты «{ WORD("card", $card) }».
   *[no] { $seat }: за персонажем ({ WORD("character", $character) }) остаётся эффект карты «{ WORD("card", $card) }».
}
event-point-taken = { $you ->
    [yes] Карта «{ WORD("card", $card) }» даёт вашему персонажу ({ WORD("character", $character) }) { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
   *[no] { $seat }: карта «{ WORD("card", $card) }» даёт персонажу ({ WORD("character", $character) }) { $points } { $points ->
        [one] очко действия
        [few] очка действия
       *[many] очков действия
    }.
}
event-bonus-used = { $you ->
    [yes] Вы применяете эффект карты «{ WORD("card", $card) }».
   *[no] { $seat } применяет эффект карты «{ WORD("card", $card) }».
}
event-specials-returned = Использованные карты особых поручений уходят под свои колоды: { WORD("card", $cards) }.
event-card-taken = { $you ->
    [yes] { $shards ->
        [0] Вы берёте карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
        [one] Вы платите { $shards } осколок и берёте карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
        [few] Вы платите { $shards } осколка и берёте карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
       *[many] Вы платите { $shards } осколков и берёте карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
    }
   *[no] { $shards ->
        [0] { $seat } берёт карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
        [one] { $seat } платит { $shards } осколок и берёт карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
        [few] { $seat } платит { $shards } осколка и берёт карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
       *[many] { $seat } платит { $shards } осколков и берёт карту «{ WORD("card", $card) }» ({ WORD("location", $deck) }).
    }
}
event-tops-shown = Теперь сверху: { WORD("card", $cards) }.
event-decks-cycled = Верхняя карта каждой колоды уходит под неё: { WORD("card", $cards) }.
