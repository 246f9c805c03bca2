# Кривая улочка: особые карты назначений и пророчества.

city-drawing = из неё берут карты
city-used-cards = Особые поручения этого раунда
city-special-cards = Особые поручения в руке
city-holds-specials = { $count ->
    [one] { $count } особое поручение
    [few] { $count } особых поручения
   *[many] { $count } особых поручений
}
city-known-cards = { $count ->
    [1] известна: { $cards }
   *[other] известны: { $cards }
}
city-explain-all = Что они значат
city-field-prophecy = Пророчества
city-field-deck = Колоды
city-do-borrow = Применить чужую карту
city-do-draw = Выбрать карту
city-do-buy-card = Купить карту за { $shards } { $shards ->
    [one] осколок
    [few] осколка
   *[many] осколков
}
city-do-retain = Оставить карту
city-do-under = Положить под колоду
city-do-weave = Сделать активным
trickcard-prophecy-active = активное
option-trickerion-first-draw-resets-meaning = По правилам первого издания: как часто первая карта игрока стоит всего 1 очко; только вместе с «Кривой улочкой».
option-trickerion-first-draw-resets-is-round = каждый раунд
option-trickerion-first-draw-resets-is-never = один раз за игру
city-special-decks = Особые карты
city-used-count = (сыграно: { $count })
