# Кривая улочка: особые карты назначений и пророчества.

city-drawing = из неё тянут
city-used-cards = Особые карты, сыгранные в этом раунде
city-special-cards = Особые карты на руках
city-holds-specials = { $count ->
    [one] { $count } особая карта
    [few] { $count } особые карты
   *[many] { $count } особых карт
}
city-known-cards = { $count ->
    [1] известна: { $cards }
   *[other] известны: { $cards }
}
city-explain-all = Что они говорят
city-field-prophecy = Пророчества
city-field-deck = Колоды
city-do-borrow = Воспользоваться картой
city-do-draw = Взять карту
city-do-buy-card = Купить карту за { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[many] осколков
}
city-do-retain = Оставить карту
city-do-under = Положить под колоду
city-do-weave = Сделать активным
trickcard-prophecy-active = действует
option-trickerion-first-draw-resets-meaning = По правилам первого издания: как часто первая карта игрока стоит всего 1 очко; только вместе с «Кривой улочкой».
option-trickerion-first-draw-resets-is-round = каждый раунд
option-trickerion-first-draw-resets-is-never = один раз за игру
