# Страницы номеров, карт, иллюзионистов, умений и аппаратов.

manual-trick = Школа: { WORD("school", $school) }; уровень { $level }. Порог славы: { $threshold }.
manual-components = Реквизит: { $components }.
manual-prepare = { $points ->
    [one] Подготовка стоит { $points } очко действия
    [few] Подготовка стоит { $points } очка действия
   *[many] Подготовка стоит { $points } очков действия
} и даёт { $markers ->
    [one] { $markers } жетон.
    [few] { $markers } жетона.
   *[many] { $markers } жетонов.
}
manual-yields = Каждый исполненный жетон приносит: { $yields }.
manual-fame = { $count ->
    [one] { $count } слава
   *[other] { $count } славы
}
manual-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
manual-shards = { $count ->
    [one] { $count } осколок
    [few] { $count } осколка
   *[many] { $count } осколков
}
manual-nothing = ничего
manual-signature = Коронный номер; его иллюзионист: { $magician }. Улучшенный вариант номера { $classic }.
manual-own-trick = С «Расцветом технологий» коронный номер этого иллюзиониста: { $trick }.
manual-first = По правилам первого издания: { $effect }
manual-special = Карта для этой локации: { WORD("location", $location) }. { $action ->
    [learn-trick] Она усиливает одно действие: освоить номер.
    [hire-character] Она усиливает одно действие: нанять персонажа.
    [take-coins] Она усиливает одно действие: взять монеты.
    [buy] Она усиливает одно действие: купить.
    [order] Она усиливает действие «заказать».
    [quick-order] Она усиливает одно действие: срочный заказ.
    [prepare] Она усиливает одно действие: подготовить номер.
    [build-machine] Она усиливает одно действие: собрать аппарат.
    [set-up-trick] Она усиливает одно действие: включить номер в представление.
    [reschedule] Она усиливает одно действие: перенести номер.
    [perform] Она действует, когда иллюзионист, отправленный с ней, проводит представление.
   *[any] Она относится к самому выставлению.
} Вместо эффекта можно взять ещё 1 очко действия.
manual-prophecy = Пророчество действует для всех, один раунд.
manual-magician = Школа: { WORD("school", $school) }. Способность: { $ability }.
manual-power = Требует славы: { $threshold }. Ячейки умений: { $slots }.
manual-machine = Школа: { WORD("school", $school) }; ячейка { $slot }. Сборка стоит 1 очко действия и { $coins ->
    [0] ни одной монеты
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
} (в дорогом варианте { $heavy }). { $fame ->
    [0] При перезапуске славы не даёт.
   *[other] При перезапуске даёт славы: { $fame }.
}
manual-house = ⌂ Придумано нами, в издании такой карты нет.
