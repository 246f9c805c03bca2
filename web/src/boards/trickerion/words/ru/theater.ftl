# Театр «Трикериона» и его карты.

theater-fame = славы
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
theater-or = или
theater-links = { $links ->
    [0] без связей
    [one] { $links } связь
    [few] { $links } связи
   *[other] { $links } связей
}

# Дни и места.

theater-each-trick = каждый номер
theater-no-modifier = награды без изменений
theater-backstage = за кулисами
theater-stage = сцена
theater-points = очки действия { $points }
theater-claimed = занимает { $name }
theater-unclaimed = свободно
theater-place-free = { $place }: свободно
theater-place-taken = { $place }: { $name }, { $character }{ $card ->
    [none] { "" }
   *[other] , карта «{ $card }»
}

# Карты представлений.

theater-performer = Организатору:
theater-no-markers = жетонов нет
theater-card = { $title }. Организатору: { $fame } славы, { $coins } { $coins ->
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
theater-leaves-now = уходит в конце этого раунда
theater-leaves = уходит после раунда { $round }
theater-stays = остаётся до конца
theater-slot-empty = { $card }, ячейка { $slot }: пусто; круги: { $circles }
theater-slot-taken = { $card }, ячейка { $slot }: { $marker }{ $links ->
    [0] { "" }
    [one] , { $links } связь
    [few] , { $links } связи
   *[other] , { $links } связей
}; { $corners }
theater-shard-circle = { $corner } (осколок)
theater-marker = { $owner }: «{ $trick }»
theater-two-markers = { $owner }: «{ $trick }», два жетона в одном
theater-dummy = нейтральный жетон, ничей
theater-corner = { $corner } — { $school }
theater-beside = Рядом с ячейками:
theater-beside-marker = Рядом с ячейками: { $marker }

# Выкладывание жетона.

theater-facings = Ячейка { $slot }: куда повернуть жетон его школой?
theater-facing = Школой { $facing }: { $links ->
    [0] без связей
    [one] { $links } связь
    [few] { $links } связи
   *[other] { $links } связей
}{ $each ->
    [0] { "" }
   *[other] { $links ->
        [0] { "" }
       *[other] , за каждую { $each } славы или монетами
    }
}{ $shards ->
    [0] { "" }
    [one] , { $shards } осколок
    [few] , { $shards } осколка
   *[other] , { $shards } осколков
}

# Знаки.

theater-legend = Что значат знаки
theater-legend-circle = круг: здесь сходятся две ячейки
theater-legend-shard = связь здесь приносит ещё и осколок
theater-legend-link = связь: оба угла показывают эту школу
theater-legend-marker = На каждом углу жетона — школа, своя обведена золотом; в середине — символ номера, маленький знак на краю — масть владельца.
theater-legend-dummy = Серый жетон — нейтральный: он ничей, но за связи с ним платят, как за любые другие.

# Маленькое представление.

theater-show = Представление
theater-show-title = { $day }: { $name } проводит представление «{ $card }»
theater-show-next = Дальше
theater-show-all = Показать всё
theater-show-following = Следующее представление
theater-show-close = Закрыть
theater-cause-stacked = два жетона
theater-cause-other = карты и другие эффекты

# Карты номеров.

trickcard-level = уровень { $level }
trickcard-threshold = слава { $fame }
trickcard-threshold-coins = славы не хватает: + { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[other] монет
}
trickcard-prepare = Подготовка стоит { $points } { $points ->
    [one] очко действия
    [few] очка действия
   *[other] очков действия
}
trickcard-gives = { $count ->
    [one] → { $count } жетон
    [few] → { $count } жетона
   *[other] → { $count } жетонов
}
trickcard-missing = нет { $count }
trickcard-ready = готово { $count }
trickcard-staged = в театре { $count }
trickcard-spare = в запасе { $count }
trickcard-engineer = на планшете инженера
trickcard-charged = { $shards ->
    [one] с осколком: + { $shards } славы, + { $shards } монета
    [few] с осколками ({ $shards }): + { $shards } славы, + { $shards } монеты
   *[other] с осколками ({ $shards }): + { $shards } славы, + { $shards } монет
}
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
trickcard-pays = приносит { $fame } славы, { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[other] монет
}, { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[other] осколков
}
trickcard-markers = жетоны: готово { $ready }, в театре { $staged }, в запасе { $spare }
