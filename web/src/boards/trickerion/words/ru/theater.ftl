# Театр «Трикериона» и его карты.

theater-fame = { $count ->
        [one] слава
       *[other] славы
    }
theater-coins = { $count ->
    [one] монета
    [few] монеты
   *[other] монет
}
theater-shards = { $count ->
    [one] осколок
    [few] осколка
   *[other] осколков
}
theater-links = { $links ->
    [0] без связей
    [one] { $links } связь
    [few] { $links } связи
   *[other] { $links } связей
}

# Дни и места.

theater-each-trick = каждый номер
theater-backstage = за кулисами
theater-stage = сцена
theater-points = { $points } к очкам действия
theater-claimed = занято: { $name }
theater-unclaimed = свободно
theater-place-free = { $place }: свободно
theater-place-taken = { $place }: { $name }, { $character }{ $card ->
    [none] { "" }
   *[other] , карта «{ $card }»
}

# Карты представлений.

theater-performer = Организатору:
theater-no-markers = жетонов нет
theater-card = { $title }. Организатору: { $fame } { $fame ->
        [one] слава
       *[other] славы
    }, { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}, { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[other] осколков
}; { $links ->
    [0] без связей
    [one] { $links } связь
    [few] { $links } связи
   *[other] { $links } связей
}; { $leaves }. { $markers }.
theater-slot-empty = { $card }, ячейка { $slot }: пусто; круги: { $circles }
theater-slot-taken = { $card }, ячейка { $slot }: { $marker }{ $links ->
    [0] { "" }
    [one] , { $links } связь
    [few] , { $links } связи
   *[other] , { $links } связей
}; { $corners }
theater-shard-circle = { $corner } (осколок)
theater-marker = { $owner }: «{ $trick }»
theater-two-markers = { $owner }: «{ $trick }», два жетона стопкой
theater-dummy = нейтральный жетон, ничей
theater-corner = { $corner } — { $school }
theater-beside = Рядом с ячейками:
theater-beside-marker = Рядом с ячейками: { $marker }

# Выкладывание жетона.

theater-facings = Ячейка { $slot }: куда повернуть символ школы?
theater-facing = Символом школы { $facing }: { $links ->
    [0] без связей
    [one] { $links } связь
    [few] { $links } связи
   *[other] { $links } связей
}{ $each ->
    [0] { "" }
   *[other] { $links ->
        [0] { "" }
       *[other] , за каждую { $each ->
        [one] { $each } слава или { $each } монета
        [few] { $each } славы или { $each } монеты
       *[other] { $each } славы или { $each } монет
    }
    }
}{ $shards ->
    [0] { "" }
    [one] , { $shards } осколок
    [few] , { $shards } осколка
   *[other] , { $shards } осколков
}

# Карты номеров.

trickcard-level = уровень { $level }
trickcard-threshold = порог славы { $fame }
trickcard-threshold-coins = не хватает славы: +{ $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}
trickcard-gives = { $count ->
    [one] → { $count } жетон
    [few] → { $count } жетона
   *[other] → { $count } жетонов
}
trickcard-missing = не хватает { $count }
trickcard-ready = готово { $count }
trickcard-engineer = на планшете инженера
trickcard-charged = { $shards ->
    [one] с осколком: +{ $shards } слава, +{ $shards } монета
    [few] с осколками ({ $shards }): +{ $shards } славы, +{ $shards } монеты
   *[other] с осколками ({ $shards }): +{ $shards } славы, +{ $shards } монет
}
trickcard-lacking = не хватает { $count }
trickcard-can = подготовка: { $points }
trickcard-label = «{ $name }», { $school }, уровень { $level }
trickcard-needs = нужно: { $components }
trickcard-complete = весь реквизит есть
trickcard-preparing = подготовка стоит { $points } { $points ->
    [one] очко действия
    [few] очка действия
   *[other] очков действия
} и даёт { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
}
trickcard-pays = приносит { $fame } { $fame ->
        [one] славу
       *[other] славы
    }, { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
}, { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[other] осколков
}
trickcard-markers = жетоны: готово { $ready }, в театре { $staged }, в запасе { $spare }

# Сцена на большом столе.

theater-tricks = номера
theater-as-printed = без изменений
theater-would-have = { $points ->
    [one] здесь { $points } очко действия
    [few] здесь { $points } очка действия
   *[other] здесь { $points } очков действия
}
theater-would-pay = представление принесло бы вам в лучшем случае славы: { $fame }, монет: { $coins }, осколков: { $shards }
theater-pays-you = Представление принесло бы вам славы: { $fame }, монет: { $coins }, осколков: { $shards }.
theater-at-best = вам, до
theater-you = Вам
theater-none-yours = ваших номеров нет
theater-for-performer = за показ
theater-to-the-end = до конца
theater-leaves-after = уходит после { $round }
theater-pays-at-once = сразу приносит не больше { $fame } славы, осколков: { $shards }
theater-no-cards = Карт представлений здесь пока нет.
theater-tap-slot = Выберите ячейку для жетона; выберите её ещё раз, чтобы повернуть жетон.
theater-tap-card = Выберите представление, которое хотите провести.
theater-turn = Повернуть
theater-set-up = Включить
theater-lay = Положить сюда
theater-gain-now = Вы получаете
theater-more-pay = ещё одна выплата
theater-link-pays = Связь { $link } приносит
theater-performed-pays = Представление ({ $day }) принесёт вам
theater-pays-on = Выплаты ({ $day }):
theater-up-to = до
theater-no-pay = сразу ничего
theater-not-here = сюда нельзя

# Листы.

sheet-learn = Освоить номер
sheet-filter-preparable = можно сразу подготовить
sheet-filter-one = не хватает одного
sheet-filter-affordable = по средствам
sheet-others = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
   *[other] ещё { $count }
}
sheet-choose-trick = Выберите номер: кубик, символ и место уже выбраны, их можно изменить.
sheet-missing = Не хватает: { $components }.
sheet-to-order = Нужно заказать: { $components }.
sheet-on-sale = { $coins ->
    [one] В продаже за { $coins } монету.
    [few] В продаже за { $coins } монеты.
   *[other] В продаже за { $coins } монет.
}
sheet-complete = { $points ->
    [one] Весь реквизит есть: подготовка стоит { $points } очко действия.
    [few] Весь реквизит есть: подготовка стоит { $points } очка действия.
   *[other] Весь реквизит есть: подготовка стоит { $points } очков действия.
}
sheet-die = Кубик
sheet-symbol = Символ
sheet-board = Куда
sheet-board-player = ваша мастерская
sheet-board-engineer = инженер
sheet-more-markers = { $count ->
    [one] +{ $count } жетон
    [few] +{ $count } жетона
   *[other] +{ $count } жетонов
}
sheet-costs = Стоит
sheet-of = из { $points }
sheet-learn-this = Освоить «{ $trick }»
