# О чём спрашивают умения в городе.

question-eager-hands = { $you ->
    [yes] «{ WORD("power", $power) }», раз в раунд: получит ли ваш { WORD("character", $character) } ещё 1 очко действия?
   *[no] { $seat } решает, получит ли { WORD("character", $character) } ещё 1 очко действия («{ WORD("power", $power) }»).
}
question-drilled-specialists = { $you ->
    [yes] «{ WORD("power", $power) }», раз в раунд: получит ли ваш { WORD("character", $character) } ещё 1 очко действия?
   *[no] { $seat } решает, получит ли { WORD("character", $character) } ещё 1 очко действия («{ WORD("power", $power) }»).
}
question-turn-back = { $you ->
    [yes] Теперь выпало ({ WORD("die", $die) }): { WORD("face", $face) }. Вернуть прежнюю грань: { WORD("face", $old) }?
   *[no] { $seat } может вернуть прежнюю грань ({ WORD("die", $die) }: { WORD("face", $old) }).
}
question-double-rehearsal = { $you ->
    [yes] «{ WORD("power", $power) }», раз в раунд: положить на номер «{ WORD("trick", $trick) }» ещё один жетон?
   *[no] { $seat } может положить на номер «{ WORD("trick", $trick) }» ещё один жетон («{ WORD("power", $power) }»).
}
question-mixed-crate = { $you ->
    [yes] «{ WORD("power", $power) }»: что вы купите вместе с { $count } × { WORD("component", $component) }?
   *[no] { $seat } может дополнить покупку («{ WORD("power", $power) }»).
}
question-bargain-crate = { $you ->
    [yes] { $count } × { WORD("component", $component) } и { $more } × { WORD("component", $other) }: это стоит { $price } { $price ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Цену можно сбивать по 1 монете за раз.
   *[no] { $seat } сбивает цену.
}
question-store-first = { $you ->
    [yes] Куда положить { $count } × { WORD("component", $component) }? На планшете импресарио стопка считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } выбирает планшет.
}
question-store-second = { $you ->
    [yes] Куда положить { $count } × { WORD("component", $component) }? На планшете импресарио стопка считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } выбирает планшет.
}

refusal-not-in-crate = Добавить к этой покупке { $count } × { WORD("component", $component) } нельзя.

# Нужные знакомства.

choice-under = Первой положить под колоду карту «{ WORD("card", $card) }»

question-order-rest = { $you ->
    [yes] «{ WORD("power", $power) }»: какая из остальных карт первой уходит под свою колоду ({ WORD("location", $deck) })? Она ляжет выше другой.
   *[no] { $seat } кладёт остальные карты под их колоду ({ WORD("location", $deck) }).
}
question-top-or-second = { $you ->
    [yes] «{ WORD("power", $power) }»: вы берёте верхнюю карту или вторую ({ WORD("location", $deck) })? Вторую другим не показывают.
   *[no] { $seat } смотрит вторую карту и берёт её или верхнюю ({ WORD("location", $deck) }).
}

event-second-shown = { $you ->
    [yes] Вы смотрите вторую карту ({ WORD("location", $deck) }): { WORD("card", $card) }.
   *[no] { $seat } смотрит вторую карту ({ WORD("location", $deck) }).
}
event-second-taken = { $you ->
    [yes] Вы берёте вторую карту: { WORD("card", $card) } ({ WORD("location", $deck) }).
   *[no] { $seat } берёт вторую карту, не показывая её ({ WORD("location", $deck) }).
}
event-rest-ordered = { $you ->
    [yes] Вы кладёте остальные карты под их колоду в таком порядке ({ WORD("location", $deck) }): { WORD("card", $cards) }.
   *[no] { $seat } выбирает порядок остальных карт под их колодой ({ WORD("location", $deck) }).
}
