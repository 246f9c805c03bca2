# Кривая улочка на поле.

ui-explained = { $name }: { $effect }
ui-prophecy = Пророчество
ui-no-prophecy = пока ни одно не активно
ui-pending = Грядущие
ui-prophecies = Пророчества
ui-stack = { $count ->
    [0] в стопке больше нет
   *[other] ещё в стопке: { $count }
}
ui-next = { $place ->
    [1] Следующее
    [2] За ним
   *[other] Потом
}
ui-known = Сверху
ui-held = У других
bonus-ready = Бонус готов
bonus-armed = Бонус идёт
ui-special = Особые
ui-specials = Ваши особые поручения
ui-ability = способность: { $name }
ui-spent = применена
ui-talent = можно заменить
ui-sealed = закрыта
ui-charged = { $shards ->
    [1] с ◆
   *[other] с { $shards }◆
}
ui-extra = Рядом
ui-shares = { $you ->
    [yes] Вы получаете монеты, которые здесь тратят соперники
   *[no] { $seat } получает монеты, которые здесь тратят соперники
}
ui-claim = { $you ->
    [yes] Вы сможете забрать реквизит из ячейки срочного заказа, когда прибудут заказы
   *[no] { $seat } сможет забрать реквизит из ячейки срочного заказа, когда прибудут заказы
}
ui-stacked = «♠1» два жетона
ui-beside = +[♠1] рядом с ячейками
ui-foreseen = Грядущие тогда
kind-prophecy = Пророчества
kind-ability = Способности
kind-card = Особые поручения
kind-trick = Номера 3-го уровня, в конце игры
ui-no-alley = В этой партии играют без кривой улочки.
ui-unexplained = Ни пророчество, ни иллюзионист, ни способность, ни особое поручение, ни номер 3-го уровня не называется «{ $name }».

# Заголовки списка; число — цена в очках действия.

group-draw = Выбрать карту особого поручения ({ $points })
group-fortune = Предсказать будущее ({ $points })
group-weave = { ability-priestess-of-mysticism } ({ $points })
group-stock = Сразу в продажу ({ $points })

# Слова, которые можно ввести.

word-alley = улочка
word-alley-meaning = пророчества, ваши особые поручения и что они делают, колоды, у кого сколько карт
word-explain = объяснить
word-explain-meaning = что делают карты, пророчества и способности в игре; «объяснить охот» — только то, что так называется
