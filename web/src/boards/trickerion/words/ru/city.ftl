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
city-price-bent = Пророчество меняет эти цены.
city-to-learn = Можно освоить:
city-left-out = { $count ->
    [one] В этой игре не участвует номер { $tricks }.
   *[other] В этой игре не участвуют номера: { $tricks }.
}
city-at-home = на планшете
city-hidden-card = карта закрыта
city-of-component = { $count } × { $name }
city-tricks = Номера
city-workshop-of = Мастерская: { $name }
city-thinks = { $name } ещё думает.
city-has-planned = План готов: { $name }.
city-players = Игроки в порядке хода
city-initiative = Место в очерёдности хода: { $place }
city-advertised = афиша висит
city-poster-costs = афиша: { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[many] { $count } монет
}
city-fame-track = Шкала славы
city-level-from = Номера { $level }-го уровня: порог славы { $fame }
city-fame-before = Слава до подсчёта
city-fame-total = Итого славы

# Что предлагается кроме того, что лежит на поле.

city-only-this = Только это: { $sentence }
city-verb-costs = { $verb } ({ $points })
city-instead-of = в обмен на: { $name }
city-count = { $count }
city-times = { $count ->
    [0] не сбивать
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}
city-order = ячейка заказа { $count }
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
city-field-facing = Поворот
city-field-die = Кубики
city-field-order = Ячейки заказа
city-field-slot = Ячейки

# Глаголы.

city-do-choose = Выбрать
city-do-take = Взять
city-do-learn = Освоить номер
city-do-mark = Выбрать символ
city-do-engage = Взять в команду
city-do-send = Отправить
city-do-rest = Без поручения
city-do-place = Выставить
city-do-idle = Не выставлять
city-do-keep = Положить
city-do-use = Выбрать кубик
city-do-hire = Нанять персонажа
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
city-do-pay = Заплатить жалование
city-do-return = Вернуть номер
city-do-drop = Сбросить
city-do-set-up = Включить номер
city-do-shift = Перенести номер
city-do-from = Взять с карты
city-do-at = Положить жетон
city-do-gain = Получить
city-do-recruit = Нанять
city-do-replace = Заменить
city-do-stock = Сразу в продажу
city-do-pilfer = Украсть
city-do-leave = Оставить взамен
city-do-feed = Отдать в запас
city-do-supply = Положить жетон
city-do-beside = Рядом с ячейками
city-do-lift = Взять жетон
city-do-exchange = Поменять местами
city-do-impose = Выбрать за организатора
city-do-steal = Забрать вознаграждение
city-do-forgo = Отказаться от вознаграждения
city-do-star = Удвоить вознаграждение
city-do-salvage = Вернуть жетон
city-do-perform = Провести представление

# Страницы на телефоне.

city-pages = Разделы
city-page-city = Город
city-page-market = Рынок
city-page-theater = Театр
city-page-mine = У меня
city-page-others = У других
city-page-glows = (здесь можно что-то выбрать)

# Большое поле: мастерская, план, начало.

city-nobody = Пока никого.
city-wages = жалование
city-of = из
city-marker-ready = готово
city-marker-staged = в театре
city-free-slot = свободное место
city-free-engineer = место у инженера: на один жетон больше
city-leaves = уходит
city-with-engineer = у инженера
city-lacks = не хватает { $count }
city-shard-ladder = Осколки держат открытым то, что лежит рядом; нижняя ступень заполняется первой.
city-plan = Ваш план
city-plan-headline = Спланируйте неделю: выберите карту, затем персонажа. Никто не увидит ваш план, пока не будут готовы все.
city-plan-ready = Готово
city-plan-card = Карта для персонажа «{ $character }»: { $card }
city-plan-dropped = Карту «{ $card }» больше нельзя дать персонажу «{ $character }».
city-fold = Взглянуть на поле
city-unfold = Назад к выбору
city-start-title = Выберите, с чего начать
city-start-trick = Начальный номер
city-start-goods = Реквизит: отмеченный сразу подготовит этот номер
city-start-goods-first = Реквизит: сначала выберите номер, тогда будет видно, что его подготовит
city-start-symbol = Его символ
city-start-take = Взять это
city-start-prepares = сразу подготовит номер
city-brings-manager = Приносит бесплатный реквизит; стопка на планшете импресарио считается на 1 больше.
city-brings-engineer = Приносит второй номер; номер у инженера при подготовке получает на жетон больше.
city-brings-assistant = Сразу приводит ученика.
city-brings-apprentice = Одно очко действия, зато и стоит недорого.
city-boost = потратить осколок
city-boost-meaning = Потратить осколок на следующего персонажа, чтобы получить больше очков действия
