# О чём спрашивают и что сообщают особые карты поручений для мастерской.

choice-supply = Положить жетон на номер «{ WORD("trick", $trick) }»
choice-feed = Отдать { WORD("component", $component, case: "acc") } в общий запас

question-supply = { $you ->
    [yes] Номер «{ WORD("trick", $trick) }» получает на один жетон меньше. Какой другой номер получит жетон?
   *[no] { $seat } выбирает другой номер для жетона.
}
question-feed = { $you ->
    [yes] { $fed ->
        [0] Какой реквизит номера «{ WORD("trick", $trick) }» вернуть? Каждая единица приносит 1 славу и 1 монету.
       *[other] Вернуть ещё реквизит номера «{ WORD("trick", $trick) }»? Уже возвращено: { $fed }, можно до 3.
    }
   *[no] { $seat } возвращает реквизит номера «{ WORD("trick", $trick) }» (уже возвращено: { $fed }).
}
question-stage-marker = { $you ->
    [yes] Куда положить новый жетон номера «{ WORD("trick", $trick) }» и куда повернуть символ школы? Его связи сейчас ничего не приносят.
   *[no] { $seat } кладёт новый жетон номера «{ WORD("trick", $trick) }» на карту представления.
}
question-talent = { $you ->
    [yes] Заменить { WORD("character", $character, case: "acc") } специалистом? Жалование специалисту (монет: { $wage }) платится сразу.
   *[no] { $seat } может заменить ученика специалистом.
}

refusal-no-further-marker = Номер «{ WORD("trick", $trick) }» и так получает все оставшиеся жетоны; карта ничего не добавит.
refusal-nothing-to-supply = Кроме номера «{ WORD("trick", $trick) }», у вас нет номера того же или меньшего уровня с жетоном в запасе.
refusal-basic-only = Номеру «{ WORD("trick", $trick) }» нужен только обычный реквизит.
refusal-nothing-missing = Для номера «{ WORD("trick", $trick) }» всего хватает; готовьте его без карты.
refusal-another-trick = «{ WORD("trick", $trick) }» — номер, который вы готовите; жетон идёт на другой.
refusal-reserve-empty = В запасе нет жетонов номера «{ WORD("trick", $trick) }».
refusal-level-above = Уровень номера «{ WORD("trick", $trick) }» выше, чем у того, который вы готовите.
refusal-feed-first = Нужно вернуть хотя бы одну единицу реквизита.
refusal-nothing-to-feed = У вас нет ничего из реквизита номера «{ WORD("trick", $trick) }», так что возвращать нечего.
refusal-not-required = Номеру «{ WORD("trick", $trick) }» это не нужно: { WORD("component", $component) }.
refusal-fed-enough = Вы уже вернули столько, сколько требует номер: { WORD("component", $component) }.
refusal-specialists-only = Место ученика может занять только специалист.

event-marker-supplied = { $you ->
    [yes] Вы кладёте жетон на номер «{ WORD("trick", $trick) }».
   *[no] { $seat } кладёт жетон на номер «{ WORD("trick", $trick) }».
}
event-trick-charged = { $you ->
    [yes] Вы кладёте осколок на номер «{ WORD("trick", $trick) }»: теперь он приносит на 1 славу и 1 монету больше.
   *[no] { $seat } кладёт осколок на номер «{ WORD("trick", $trick) }»: теперь он приносит на 1 славу и 1 монету больше.
}
event-component-fed = { $you ->
    [yes] Ради подготовки вы возвращаете в запас { WORD("component", $component, case: "acc") }.
   *[no] Ради подготовки { $seat } возвращает в запас { WORD("component", $component, case: "acc") }.
}
event-marker-staged = { $you ->
    [yes] Вы кладёте новый жетон номера «{ WORD("trick", $trick) }»: «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
   *[no] { $seat } кладёт новый жетон номера «{ WORD("trick", $trick) }»: «{ WORD("card", $card) }», ячейка { $slot }, символом школы { WORD("facing", $facing) }.
}
event-talent-found = { $you ->
    [yes] Вместо ученика ({ WORD("character", $apprentice) }) у вас теперь специалист: { WORD("character", $specialist) }. { $owed ->
        [0] Жалование: { $paid }{ $fame_lost ->
            [0] { "" }
           *[other] ; потеряно славы: { $fame_lost }
        }
       *[other] Его жалование ({ $owed }) выплачивается вместе с остальными
    }.
   *[no] { $seat } заменяет ученика ({ WORD("character", $apprentice) }) специалистом: { WORD("character", $specialist) }. { $owed ->
        [0] Жалование: { $paid }{ $fame_lost ->
            [0] { "" }
           *[other] ; потеряно славы: { $fame_lost }
        }
       *[other] Его жалование ({ $owed }) выплачивается вместе с остальными
    }.
}
