# Умения иллюзионистов.

powers-slot = ячейка умения { $slot }
powers-shards = осколков: { $shards } из { $icons }
powers-empty = открыта, пуста
powers-closed = { $missing ->
    [one] закрыта: не хватает { $missing } осколка
   *[other] закрыта: не хватает { $missing } осколков
}
powers-used = уже применено в этом раунде
powers-closes = → закроется
powers-returns = → обратно в руку
powers-learned = { $count ->
    [one] освоено { $count } умение
    [few] освоено { $count } умения
   *[many] освоено { $count } умений
}
powers-in-hand = { $count ->
    [one] { $count } умение в руке
    [few] { $count } умения в руке
   *[many] { $count } умений в руке
}
powers-known = (известны: { $powers })
powers-fits = уровень { $level } · { $count ->
    [one] ячейка { $slots }
   *[other] ячейки { $slots }
}
city-field-power = Умения
city-field-power-slot = Ячейки умений
city-do-learn-power = Освоить умение
city-do-discard-power = Сбросить умение
city-do-set-up-free = Включить номер
city-do-shift-free = Перенести номер
city-do-feature = Бонус вдвойне
new-set-powers = Умения иллюзионистов
option-trickerion-power-shards = Осколки на старте с умениями
option-trickerion-power-shards-meaning = Со сколькими осколками все начинают игру с умениями иллюзионистов.
option-trickerion-power-shards-is-edition = по изданию
option-trickerion-power-shards-is-1 = 1
option-trickerion-power-shards-is-3 = 3
