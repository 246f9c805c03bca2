# «Расцвет технологий» на поле.

ui-machines = Аппараты
ui-house-machine = ⌂ Наши данные: гнёзда осколков, коронные номера и карты особых поручений для аппаратов придуманы нами, их не издавали; цены взяты из открытой памятки игрока.
ui-no-machines = В этой партии играют без «Расцвета технологий».
ui-machine-signs = ● активный, ○ неактивный, – не собран, ◇ гнездо ⌂
ui-machine-slot = Ячейка { $slot }
ui-machine-unbuilt = стоит { $price }
ui-machine-active = можно запустить
ui-machine-used = в этом раунде больше не запустить
ui-machine-wakes = ждёт перезапуска в конце раунда
ui-machine-asleep = { $missing ->
    [one] ждёт перезапуска: не хватает { $missing } осколка
   *[other] ждёт перезапуска: не хватает { $missing } осколков
}
ui-machine-fame = { $fame } за перезапуск
ui-machine-apart = { $shards ->
    [one] { $shards } осколок отдельно, тратится первым
    [few] { $shards } осколка отдельно, тратятся первыми
   *[many] { $shards } осколков отдельно, тратятся первыми
}
ui-machine-now = сейчас { $pay }
ui-signature = Коронный
ui-signature-beside = рядом с планшетом
ui-signature-learned = освоен
ui-signature-fame = от { $fame } славы
ui-signature-classic = вместо номера «{ $trick }»
ui-machines-needed = { $count ->
    [one] собранный аппарат
   *[other] собранные аппараты
}
kind-machine = Аппараты
kind-signature = Коронные номера ⌂, придуманы нами
kind-knack = Способности коронных номеров

knack-free-orientation = Свободный поворот
effect-free-orientation = Жетон этого номера можно повернуть как угодно, даже если угол его школы не попадает в круг.
knack-encore = На бис
effect-encore = На одной карте представления могут лежать два жетона этого номера, и каждый приносит вознаграждение.
knack-permanent-trick = Бессменный номер
effect-permanent-trick = После вашего собственного представления жетон этого номера остаётся на карте.
knack-easy-set-up = Лёгкая постановка
effect-easy-set-up = Одним действием можно включить в представление до двух жетонов этого номера, один за другим.
knack-wild-bonus = Бонус на выбор
effect-wild-bonus = В конце игры этот номер приносит бонус любого номера 3-го уровня своей школы, которого у вас нет.

# Заголовки списка.

group-reactivate-machine = Перезапустить аппарат
group-prepare-with = Подготовить с дымовыми машинами: какие уровни
group-change-card = Сменить карту
group-swap-card = Обменяться картами
group-use-machine = Запустить аппарат

# Слова, которые можно ввести.

word-machines = аппараты
word-machines-meaning = аппараты и коронные номера всех игроков и что они делают
