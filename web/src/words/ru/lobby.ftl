# То, что вокруг столов: фойе, новый стол, ожидание, настройки.

title-lobby = Sleight: стол для двух игр
title-new = Новый стол · Sleight

## Фойе

lobby-kicker = Сегодня и каждый вечер
lobby-what = Стол для двух игр о волшебстве: с далёкими друзьями или сегодня же с ботами.
lobby-how = Без регистрации: достаточно имени, а стол дождётся вашего возвращения.
lobby-seats = { $most ->
    [one] { $least }–{ $most } игрок
    [few] { $least }–{ $most } игрока
   *[many] { $least }–{ $most } игроков
}
lobby-seats-only = { $most ->
    [one] { $most } игрок
    [few] { $most } игрока
   *[many] { $most } игроков
}
lobby-play-now = Сыграть сейчас с ботами
lobby-new-table = Новый стол…
lobby-begin = Начать
lobby-cancel = Отмена
lobby-stage-names = Хитрый Лис, Весёлая Сорока, Тихий Филин, Везучий Заяц, Смелый Ворон, Добрый Барсук, Любопытный Кот, Быстрая Ласточка

lobby-own-tables = Ваши столы
lobby-no-own-tables = Вы пока нигде не сидите. Начатая вами игра появится здесь, и её можно продолжить когда угодно.
lobby-your-turn = Ваш ход
lobby-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}
lobby-seating = За столом ещё кого-то не хватает.
lobby-go-on = Продолжить
lobby-look-back = Посмотреть
lobby-forget = Убрать из списка
lobby-older-tables = Показать более старые

lobby-open-tables = Открытые столы
lobby-no-open-tables = Сейчас открытых столов нет. Создайте свой, и его увидят все; а у кого есть ссылка-приглашение, пусть просто откроет её.
lobby-free-seats = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
lobby-running = Игра идёт.
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-all-tables = { $count ->
    [one] Показать { $count } стол
    [few] Показать все { $count } стола
   *[many] Показать все { $count } столов
}
lobby-bot = бот
lobby-seat-number = Место { $number }
lobby-unreachable = Сервер не отвечает; пробуем снова…

credits-fan = Неофициальный проект поклонников, никак не связанный с авторами и издателями игр. Кому игра понравится здесь, пусть она стоит и на полке.
credits-icons = Значки: Lorc, Delapouite и другие авторы

## Кто играет

who-name = Ваше имя
who-password-title = Закрепить это имя за собой
who-password = Пароль к имени
who-password-meaning = Только по желанию: с паролем никто другой здесь это имя не займёт. Если у имени есть пароль, без него не войти.

## Новый стол

new-title = Новый стол
new-no-game = Такой игры здесь нет.
new-seats = Места
new-seats-count = Сколько игроков
new-seat-mine = моё место
new-seat-mine-meaning = Здесь сидите вы.
new-seat-who = Кто играет на месте { $number }
new-person = Человек
new-person-meaning = Свободно, пока кто-нибудь не сядет; игра начнётся, когда сядут все.
new-bot = Бот «{ $bot }»
new-seat-by-chance = по жребию

new-rules = Правила
new-sets = Наборы правил
new-set-standard = Обычная игра
new-set-standard-meaning = Основные правила, без вариантов и модулей.
new-set-first = Советуем для первой игры
new-set-full = Полная игра

new-table-title = За столом
new-open = Открыт для всех
new-open-meaning = Стол виден в фойе, любой может сесть или смотреть. Иначе — только по ссылке-приглашению.
new-chat = Чат во время игры
new-chat-meaning = Без него пишут только до и после игры.
new-hints = Подсказки
new-hints-meaning = Кто хочет, может спросить у бота, как поступил бы он.
new-odds = Подсчёт шансов
new-odds-meaning = Показывает точные шансы каждого варианта, если они в игре есть.

new-chance = Честная случайность
new-chance-meaning = Зерно случайности даёт операционная система; его отпечаток показан в начале, а само зерно — в конце, так что игру может проверить каждый.
new-seed-title = Выбрать зерно самому
new-seed = Зерно
new-seed-meaning = То же число даёт ту же игру. Оставьте пустым для честного случая.
new-seed-wrong = Зерно — это число из 1–40 цифр.
new-seed-not-alone = Выбрать зерно можно, только если с ботами играет один человек.

new-you = Вы
new-make = Создать стол

## Ожидание

wait-title = Займите места
wait-for = { $count ->
    [one] Свободно ещё { $count } место; игра начнётся, когда все сядут.
    [few] Свободны ещё { $count } места; игра начнётся, когда все сядут.
   *[many] Свободно ещё { $count } мест; игра начнётся, когда все сядут.
}
wait-you = { $name } (вы)
wait-away = сейчас не здесь
wait-invitation = Ссылка-приглашение
wait-invitation-meaning = Отправьте её тем, кто будет играть или смотреть.
wait-copy = Скопировать
wait-copied = Скопировано. Теперь отправьте её друзьям.
wait-come-back = Страницу можно закрыть и вернуться: место хранится в этом браузере, в списке «Ваши столы».
wait-leave = Встать из-за стола
wait-closed = Все ушли; этот стол закрыт.
wait-sit-here = Сесть здесь
wait-watch = Только смотреть
wait-watching = Вы смотрите; поле появится здесь само, когда начнётся игра.
wait-sit-after-all = Всё-таки сесть

## Настройки и клавиши

settings-title = Настройки
settings-close = Готово
settings-name = Ваше имя
settings-name-meaning = Для столов, которые вы создадите или за которые сядете.
settings-motion = Движение
settings-motion-meaning = Фишки на глазах переходят на своё место.
settings-calm = Спокойный темп
settings-calm-meaning = Ходы ботов показываются один за другим, чтобы за ними можно было уследить.
settings-sound = Звук
settings-sound-meaning = Тихий сигнал, когда ваш ход.
keys-title = Клавиши
keys-tab = к следующему, чего можно коснуться
keys-arrows = от предмета к предмету на поле
keys-enter = коснуться или подтвердить
keys-why = почему этот предмет не отвечает
keys-back = шаг назад
keys-undo = вернуть последний ход
keys-choices = список возможных действий
keys-hint = подсказка бота
keys-odds = подсчёт шансов
