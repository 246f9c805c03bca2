# Выборы особых карт центра.

choice-recruit = Нанять { WORD("character", $character, case: "acc") }
choice-replace = Отдать номер «{ WORD("trick", $trick) }» ради нового

# Вопросы.

question-recruit = { $you ->
    [yes] Что бы ни показывал { WORD("die", $die) }, нанять можно любого персонажа. Кого вы нанимаете?
   *[no] { $seat } выбирает, кого нанять.
}
question-newcomer-home = { $you ->
    [yes] Новый ученик приходит сразу: куда его поместить? На планшете ассистента он работает без жалования.
   *[no] { $seat } выбирает место для ученика.
}
question-newcomer-card = { $you ->
    [yes] К вам пришёл { WORD("character", $character) } и ещё успеет поработать в этом раунде: куда его отправить?
   *[no] { $seat } может дать поручение новичку: { WORD("character", $character) }.
}
question-replace = { $you ->
    [yes] Какой номер уходит ради номера «{ WORD("trick", $trick) }»? Его символ и лежащие на карте жетоны перейдут на новый.
   *[no] { $seat } выбирает, что заменит номер «{ WORD("trick", $trick) }».
}
question-replace-board = { $you ->
    [yes] Куда положить номер «{ WORD("trick", $trick) }»? На планшете инженера он получает на 1 жетон больше.
   *[no] { $seat } выбирает планшет.
}
question-invest = { $you ->
    [yes] Из только что взятых монет можно потратить ещё { $coins }, не больше чем на { $left ->
        [one] { $left } единицу
        [few] { $left } единицы
       *[many] { $left } единиц
    } реквизита с рынка. Что вы покупаете?
   *[no] { $seat } может вложить только что взятые монеты.
}
question-invest-board = { $you ->
    [yes] Куда положить { $count } × { WORD("component", $component) }? На планшете импресарио стопка считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } выбирает планшет.
}

# Отказы.

refusal-no-apprentice-shown = На этом кубике не ученик ({ WORD("die", $die) }).
refusal-no-home-now = Сейчас нет свободного места для ученика.
refusal-not-the-newcomer = Карта кладётся под того, кто только что пришёл: { WORD("character", $character) }.
refusal-level-not-leaked = «{ WORD("trick", $trick) }» — 3-го уровня, а жетон карта даёт только номерам 1-го и 2-го.
refusal-nothing-to-invest-in = На эти монеты нельзя купить ничего, для чего есть место.
refusal-invested-enough = Можно купить ещё не больше чем { $left } { $left ->
    [one] единицу
    [few] единицы
   *[many] единиц
} реквизита.
refusal-taken-coins-missing = Это стоит { $price } { $price ->
    [one] монету
    [few] монеты
   *[many] монет
}, а из только что взятых осталось: { $coins }.

# События.

event-character-joined = { $you ->
    [yes] К вам сразу приходит { WORD("character", $character) }.
   *[no] { $seat }: сразу приходит { WORD("character", $character) }.
}
event-trick-replaced = { $markers ->
    [0] Номер «{ WORD("trick", $trick) }» получает символ номера «{ WORD("trick", $old) }».
    [one] Номер «{ WORD("trick", $trick) }» получает символ номера «{ WORD("trick", $old) }» и { $markers } жетон.
    [few] Номер «{ WORD("trick", $trick) }» получает символ номера «{ WORD("trick", $old) }» и { $markers } жетона.
   *[many] Номер «{ WORD("trick", $trick) }» получает символ номера «{ WORD("trick", $old) }» и { $markers } жетонов.
}
event-interest-rolled = { $you ->
    [yes] Вы бросаете { WORD("die", $die) } ради процентов: { WORD("face", $face) }, и берёте ещё { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Затем на нём снова X.
   *[no] { $seat } бросает { WORD("die", $die) } ради процентов: { WORD("face", $face) }, и берёт ещё { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Затем на нём снова X.
}
