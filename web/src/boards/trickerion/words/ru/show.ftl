# Представление шаг за шагом.

show-title = { $day }: { $name } проводит представление «{ $card }»
show-performs = { $name } выступает · { $day }
show-begins = Занавес поднимается.
show-next = Дальше
show-all = До конца
show-following = Следующее представление
show-close = Закрыть
show-pace = Темп
show-pace-calm = спокойно
show-pace-quick = быстро
show-pace-instant = сразу
show-cause-stacked = жетоны стопкой
show-cause-other = карты и другие эффекты
show-links = { $count ->
    [0] Связи
    [one] { $count } связь
    [few] { $count } связи
   *[other] { $count } связей
}
show-backstage = За кулисами: { $name }
show-card = Бонус карты
show-performer = { $name }, организатор

# Конец раунда.

round-over = Раунд { $round } окончен
round-left = { $count ->
    [one] Остался { $count } раунд
    [few] Осталось { $count } раунда
   *[other] Осталось { $count } раундов
}
round-gains = Что принёс раунд
round-source-posters = афиша
round-source-links = связи
round-source-shows = номера
round-source-performer = органи{ "\u00AD" }затор
round-source-scoring = подсчёт
round-source-other = прочее
round-sum = за раунд
round-fame = слава
round-wages = жало{ "\u00AD" }вание
round-unpaid = потеряно славы за невыплату: { $fame }
round-coins = монеты
round-order = очерёд{ "\u00AD" }ность
round-earlier = раньше, чем прежде
round-later = позже, чем прежде
round-shows = Представления
round-no-show = нет представления
round-see-show = Посмотреть ещё раз
round-theater = Театр
round-opens = Открывается «{ $card }»
round-closes = «{ $card }» закрывается
round-closes-markers = «{ $card }» закрывается, в запас { $markers ->
    [one] возвращается { $markers } жетон
    [few] возвращаются { $markers } жетона
   *[other] возвращаются { $markers } жетонов
}
round-dice = Кубики
round-market = Рынок
round-replaces = { $new } вместо: { $old }
round-fills = { $new }: новый товар
round-prophecy = Пророчество
round-rules = Теперь активно «{ $prophecy }»
round-ball = Грядущие: { $pending }
round-team = Команда
round-joins = { $name }: { $characters }
round-yours = У вас
round-home = Все персонажи вернулись.
round-prepare = Можно подготовить: { $tricks }.
round-one-missing = Не хватает одного: { $tricks }.
round-level = Вам открыты номера { $level }-го уровня.
round-hide = Больше не показывать
round-replay = Раунд в записи
round-on = К раунду { $round }
round-chip = Раунд { $round } окончен: посмотреть итоги

# Конец игры.

final-title = { $winners ->
    [one] Победа: { $names }, слава { $fame }
   *[other] Общая победа: { $names }, слава { $fame }
}
final-you = Вы победили, слава { $fame }
final-second = Второе место: { $name }, слава { $fame }.
final-and = { $names } и { $last }
final-chart = Слава по раундам и источникам
final-started = в начале у всех { $fame }
final-round = Раунд { $round }
final-end = итог
final-total = Всего
final-source-shows = Номера
final-source-links = Связи
final-source-performer = Организатор
final-source-posters = Афиши
final-source-scoring = Подсчёт
final-source-other = Прочее
final-of = { $name }: слава по раундам и источникам
final-moments = Самые дорогие моменты
final-moment = Раунд { $round }
final-see = К этому моменту
final-picture = Картинка с итогом
final-file = итог
final-replay = Запись игры
final-again = Сыграть ещё
final-next = К новому столу
final-scoring = Итоговый подсчёт подробно
final-no-tally = Откуда взялись очки, сейчас не узнать.
final-retry = Ещё раз
