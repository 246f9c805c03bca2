# Умения иллюзионистов на поле.

ui-powers = Умения
ui-house-power = ⌂ Домашнее умение: придумано нами, такой карты не издавали.
ui-no-powers = В этой партии играют без умений иллюзионистов.
ui-power-slot = Ячейка { $slot }
ui-power-empty = открыта, пуста
ui-power-closed = { $missing ->
    [one] закрыта: не хватает { $missing } осколка
   *[other] закрыта: не хватает { $missing } осколков
}
ui-power-used = уже применено в этом раунде
ui-power-apart = { $shards ->
    [one] { $shards } осколок отдельно, тратится первым
    [few] { $shards } осколка отдельно, тратятся первыми
   *[many] { $shards } осколков отдельно, тратятся первыми
}
ui-power-hand = Умения в руке
ui-power-out = Сброшены
ui-power-hidden = закрытых: { $count }
ui-power-fits = уровень { $level }, { $count ->
    [one] ячейка { $slots }
   *[other] ячейки { $slots }
}
ui-power-fame = от { $fame } славы
ui-power-coins = + { $coins }¢
ui-power-box = В коробке: жёлтых { $yellow }, оранжевых { $orange }, красных { $red }
ui-power-back = { $power } вернётся в руку
kind-power = Домашние умения ⌂, придуманы нами

# Заголовки списка.

group-learn-power = Освоить умение
group-discard-power = Сбросить умение

# Слова, которые можно ввести.

word-powers = умения
word-powers-meaning = умения и ячейки всех игроков и что делают ваши умения
