# Что дают карты особых поручений для рынка.

token-stall-1 = область покупки, ячейка 1
token-stall-2 = область покупки, ячейка 2
token-stall-3 = область покупки, ячейка 3
token-stall-4 = область покупки, ячейка 4
token-quick = ячейка срочных заказов
token-extra-1 = первый жетон рядом с областью покупки
token-extra-2 = второй жетон рядом с областью покупки

choice-stock = Заказать и сразу продавать: { WORD("component", $component) }
choice-pilfer = Украсть жетон: { WORD("token", $place) }
choice-leave = Оставить на его месте { WORD("component", $component, case: "acc") }

question-take-more = { $you ->
    [yes] Уже взято: { WORD("component", $components) }, цена { $price }. Что ещё берёте?
   *[no] { $seat } собирает покупку.
}
question-store-one = { $you ->
    [yes] Куда положить реквизит ({ WORD("component", $component) })? На планшете импресарио стопка считается на 1 больше, а где высота стопок ограничена, не больше чем за 3.
   *[no] { $seat } выбирает планшет.
}
question-bargain-mix = { $you ->
    [yes] Всего { $price } { $price ->
        [one] монета
        [few] монеты
       *[many] монет
    } ({ WORD("component", $components) }). Сбить цену на 1 монету стоит 1 очко действия.
   *[no] { $seat } сбивает цену.
}
question-pilfer = { $you ->
    [yes] Этот реквизит ({ WORD("component", $component) }) продаётся в нескольких местах: какой жетон вы крадёте?
   *[no] { $seat } выбирает, какой жетон украсть.
}
question-leave = { $you ->
    [yes] Какой обычный реквизит вы оставляете вместо украденного жетона ({ WORD("token", $place) })?
   *[no] { $seat } оставляет реквизит вместо украденного жетона ({ WORD("token", $place) }).
}
question-merchants = { $you ->
    [yes] Торговцы предлагают: { WORD("component", $component) } за { $price } { $price ->
        [one] монету
        [few] монеты
       *[many] монет
    }. Купите одну единицу? Куда её положить?
   *[no] { $seat } может сразу купить { WORD("component", $component, case: "acc") }.
}
question-take-home = { $you ->
    [yes] Реквизит из ячейки срочных заказов ваш ({ WORD("component", $component) }): куда его положить? Можно вернуть другой реквизит, чтобы освободить место, или отказаться.
   *[no] { $seat } может забрать реквизит из ячейки срочных заказов ({ WORD("component", $component) }).
}

refusal-too-little-fame = Это стоит { $cost } { $cost ->
        [one] славу
       *[many] славы
    }, а у вас { $fame }.
refusal-too-cheap-for-fame = Карта приносит славу, только если вы можете потратить на эту покупку не меньше { $coins } { $coins ->
    [one] монеты
   *[many] монет
}.
refusal-not-delivered = Доставляют только то, что у вас уже есть, а этого нет: { WORD("component", $component) }.
refusal-one-by-one = Берите реквизит по одной единице.
refusal-mix-complete = Вы взяли { $units } { $units ->
        [one] единицу
        [few] единицы
       *[many] единиц
    } реквизита, больше нельзя.
refusal-beyond-barter = Общая цена составит { $price }, а осколок стоит { $most }.
refusal-no-token-to-steal = Нет жетона, который можно украсть ({ WORD("component", $component) }).
refusal-token-not-there = Здесь этого нет ({ WORD("component", $component) }, { WORD("token", $place) }).

event-goods-bought = { $you ->
    [yes] Вы получаете реквизит ({ WORD("component", $components) }) за { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] монету
                [few] монеты
               *[many] монет
            }
            [one] { $shards } осколок
            [few] { $shards } осколка
           *[many] { $shards } осколков
        }
       [one] { $fame } славу
       *[other] { $fame } славы
    }{ $bargains ->
        [0] { "" }
       *[other] { "" }, сбив цену на { $bargains } (была { $price })
    }.
   *[no] { $seat } получает реквизит ({ WORD("component", $components) }) за { $fame ->
        [0] { $shards ->
            [0] { $coins } { $coins ->
                [one] монету
                [few] монеты
               *[many] монет
            }
            [one] { $shards } осколок
            [few] { $shards } осколка
           *[many] { $shards } осколков
        }
       [one] { $fame } славу
       *[other] { $fame } славы
    }{ $bargains ->
        [0] { "" }
       *[other] { "" }, сбив цену на { $bargains } (была { $price })
    }.
}
event-token-stolen = { $you ->
    [yes] Вы крадёте жетон ({ WORD("component", $component) }, { WORD("token", $place) }), на его месте теперь { WORD("component", $left) }.
   *[no] { $seat } крадёт жетон ({ WORD("component", $component) }, { WORD("token", $place) }), на его месте теперь { WORD("component", $left) }.
}
event-component-displayed = { $you ->
    [yes] Вы заказываете реквизит ({ WORD("component", $component) }): он продаётся сразу, до поступления заказов.
   *[no] { $seat } заказывает реквизит ({ WORD("component", $component) }): он продаётся сразу, до поступления заказов.
}
event-component-claimed = { $you ->
    [yes] Вы забираете реквизит из ячейки срочных заказов: { WORD("component", $component) }.
   *[no] { $seat } забирает реквизит из ячейки срочных заказов: { WORD("component", $component) }.
}
event-coins-shared = { $you ->
    [yes] { $payer } платит вам { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }.
   *[no] { $payer } платит игроку { $seat } { $coins } { $coins ->
        [one] монету
        [few] монеты
       *[many] монет
    }.
}
