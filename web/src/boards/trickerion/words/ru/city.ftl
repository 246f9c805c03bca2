# Трикерион: город, мастерские, поле выбора.

city-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
city-fame = слава: { $count }
city-shards = { $count ->
    [one] { $count } осколок
    [few] { $count } осколка
   *[many] { $count } осколков
}
city-points = { $count ->
    [one] { $count } очко действия
    [few] { $count } очка действия
   *[many] { $count } очков действия
}
city-cards = { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
city-points-modifier = { $points } к очкам действия
city-slot-free = свободно
city-slot-closed = закрыто при таком числе игроков
city-empty-slot = пусто
city-quick-order = Срочно
city-orders = Заказано на следующий раунд
city-price-bent = Пророчество меняет эти цены.
city-to-learn = Номера для освоения:
city-left-out = { $count ->
    [one] В этой игре не участвует номер { $tricks }.
   *[other] В этой игре не участвуют номера: { $tricks }.
}
city-at-home = дома
city-hidden-card = карта лицом вниз
city-managed = считается за { $count }
city-of-component = { $count } × { $name }
city-stack-slots = занято ячеек: { $used } из { $slots }
city-tricks = Номера
city-no-tricks = Номеров пока нет.
city-trick-leaves = → покидает мастерскую
city-your-workshop = Ваша мастерская
city-workshop-of = Мастерская: { $name }
city-thinks = { $name } ещё думает.
city-has-planned = План готов: { $name }.
city-players = Игроки в порядке хода
city-initiative = Место в очерёдности: { $place }
city-advertised = афиша висит
city-poster-costs = афиша: { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
city-on-turn = ходит
city-fame-track = Шкала славы
city-level-from = Номера уровня { $level } — от { $fame } славы
city-level-mark = уровень { $level }: { $fame }
city-fame-before = Слава до подсчёта
city-fame-total = Слава всего

# Что предлагается кроме того, что лежит на поле.

city-tray = На выбор
city-only-this = Только это: { $sentence }
city-verb-costs = { $verb } ({ $points })
city-instead-of = в обмен на: { $name }
city-count = { $count ->
    [1] один
    [2] два
    [3] три
   *[other] { $count }
}
city-times = { $count ->
    [0] не торговаться
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
city-order = заказ { $count }
city-lift = ячейка { $slot }
city-beside = рядом с ячейками
city-resource-fame = слава
city-resource-coins = монеты
city-resource-shards = осколки
city-field-character = Персонажи
city-field-specialist = Специалисты
city-field-component = Реквизит
city-field-instead_of = В обмен на
city-field-trick = Номера
city-field-card = Карты
city-field-magician = Иллюзионисты
city-field-symbol = Символы
city-field-board = Планшеты
city-field-face = Грани
city-field-count = Сколько
city-field-coins = Монеты
city-field-times = Сколько раз
city-field-resource = Что
city-field-place = Откуда
city-field-lift = Какой жетон
city-field-facing = Куда повёрнут
city-field-die = Кубики
city-field-order = Ячейки заказов
city-field-slot = Ячейки

# Глаголы.

city-do-choose = Выбрать
city-do-take = Взять
city-do-learn = Освоить номер
city-do-mark = Отметить
city-do-engage = Пригласить
city-do-send = Отправить
city-do-rest = Оставить дома
city-do-place = Поставить
city-do-idle = Не занимать
city-do-keep = Положить туда
city-do-use = Взять кубик
city-do-hire = Нанять
city-do-collect = Взять монеты
city-do-reroll = Перебросить кубик
city-do-set = Повернуть кубик
city-do-buy = Купить
city-do-bargain = Сбить цену
city-do-order = Заказать
city-do-quick = Срочный заказ
city-do-prepare = Подготовить
city-do-move = На планшет инженера
city-do-shelve = На планшет импресарио
city-do-house = На планшет ассистента
city-do-recall = С планшета инженера
city-do-unshelve = С планшета импресарио
city-do-rehouse = С планшета ассистента
city-do-pay = Заплатить жалованье
city-do-return = Вернуть номер
city-do-drop = Сбросить
city-do-set-up = Включить номер
city-do-shift = Перенести номер
city-do-from = Взять с карты
city-do-at = Положить
city-do-gain = Получить
city-do-recruit = Принять
city-do-replace = Заменить
city-do-stock = Сразу в продажу
city-do-pilfer = Украсть
city-do-leave = Оставить взамен
city-do-feed = Вернуть
city-do-supply = Положить жетон
city-do-beside = Рядом с ячейками
city-do-lift = Снять
city-do-exchange = Поменять местами
city-do-impose = Выбрать за организатора
city-do-steal = Забрать вознаграждение
city-do-forgo = Отказаться от вознаграждения
city-do-star = Удвоить вознаграждение
city-do-salvage = Вернуть жетон
city-do-perform = Провести

# Страницы на телефоне.

city-pages = Места
city-page-city = Город
city-page-market = Рынок
city-page-theater = Театр
city-page-mine = Моё
city-page-others = Другие
city-page-glows = (здесь можно что-то выбрать)
