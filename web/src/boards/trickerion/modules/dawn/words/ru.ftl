# «Расцвет технологий».

dawn-slot = ячейка аппарата { $slot }
dawn-shards = осколков: { $shards } из { $icons }
dawn-unbuilt = { $coins ->
    [0] ничего не стоит
    [one] стоит { $coins } монету
    [few] стоит { $coins } монеты
   *[many] стоит { $coins } монет
}
dawn-active = можно запустить
dawn-used = в этом раунде больше не запустить
dawn-wakes = ждёт перезапуска в конце раунда
dawn-asleep = { $missing ->
    [one] ждёт перезапуска: не хватает { $missing } осколка
   *[other] ждёт перезапуска: не хватает { $missing } осколков
}
dawn-fame = { $fame } { $fame ->
    [one] слава
   *[other] славы
} за перезапуск
dawn-to-built = → аппарат собран
dawn-to-active = → снова можно запустить
dawn-to-inactive = → ждёт перезапуска
dawn-count = { $built ->
    [0] аппаратов нет
    [one] { $built } аппарат, активных: { $active }
    [few] { $built } аппарата, активных: { $active }
   *[many] { $built } аппаратов, активных: { $active }
}
dawn-signature = Коронный номер
dawn-beside = рядом с планшетом
dawn-learned = освоен: «{ $trick }»
dawn-needs = нужно аппаратов: { $needed }, собрано: { $built }
dawn-classic = вместо номера «{ $trick }»
city-field-machine = Аппараты
city-do-use-machine = Запустить аппарат
city-do-prepare-with = Подготовить с аппаратами
city-do-buy-with-machine = Купить с гипноскопом
city-do-change-card = Сменить карту
city-do-swap-card = Поменять с
city-do-reactivate-machine = Перезапустить аппарат
new-set-dawn = «Расцвет технологий»
option-trickerion-machine-costs = Цена аппаратов
option-trickerion-machine-costs-meaning = Сколько стоит собрать аппараты; цены повыше советуем опытным игрокам.
option-trickerion-machine-costs-is-default = 0, 1, 2, 3 монеты
option-trickerion-machine-costs-is-heavy = 1, 2, 3, 4 монеты
option-trickerion-allow-unrecommended = Даже то, чего правила не советуют
