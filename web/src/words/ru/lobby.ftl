# То, что вокруг столов: фойе, новый стол, ожидание, настройки.

title-lobby = Sleight: игры о волшебстве
title-new = Новый стол · Sleight
title-puzzles = Задачи · Sleight

## Фойе

lobby-what = Игры о волшебстве: с далёкими друзьями или прямо сейчас с ботами.
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
lobby-minutes = { $most ->
    [one] { $least }–{ $most } минута
    [few] { $least }–{ $most } минуты
   *[many] { $least }–{ $most } минут
}
lobby-minutes-only = { $most ->
    [one] { $most } минута
    [few] { $most } минуты
   *[many] { $most } минут
}
lobby-rivals = Против вас: { $bots }
lobby-play-now = Играть с ботами
lobby-new-table = Новый стол…
lobby-begin = Начать
lobby-cancel = Отмена
lobby-stage-names = Хитрый Лис, Весёлая Сорока, Тихий Филин, Везучий Заяц, Смелый Ворон, Добрый Барсук, Любопытный Кот, Быстрая Ласточка

lobby-own-tables = Ваши столы
lobby-no-own-tables = У вас пока нет столов. Здесь появится игра, которую вы начнёте или к которой присоединитесь; продолжить её можно когда угодно.
lobby-your-turn = Ваш ход
lobby-turns = { $count ->
    [one] Ваш ход за { $count } столом
    [few] Ваш ход за { $count } столами
   *[many] Ваш ход за { $count } столами
}
lobby-seating = Ещё не все сели за стол.
lobby-go-on = Продолжить
lobby-look-back = Посмотреть повтор
lobby-forget = Убрать из списка
lobby-older-tables = Показать прежние столы

lobby-open-tables = Открытые столы
lobby-no-open-tables = Сейчас открытых столов нет. Создайте свой, и его увидят все. Если у вас есть ссылка-приглашение, просто откройте её.
lobby-free-seats = { $count ->
    [one] Свободно { $count } место.
    [few] Свободно { $count } места.
   *[many] Свободно { $count } мест.
}
lobby-running = Игра идёт.
lobby-join = Сесть за стол
lobby-watch = Смотреть
lobby-all-tables = { $count ->
    [one] Показать все столы ({ $count })
    [few] Показать все { $count } стола
   *[many] Показать все { $count } столов
}
lobby-bot = бот
lobby-seat-number = Место { $number }
lobby-unreachable = Сервер не отвечает; пробуем снова…

## Какие столы показать

filter-title = Какие столы показать
filter-every-game = Все игры
filter-free = Есть места
filter-company = Люди или боты
filter-company-any = Люди и боты
filter-company-people = Только люди
filter-company-bots = С ботами
filter-language = Язык стола
filter-every-language = Любой язык
filter-nothing = { $count ->
    [one] Открыт { $count } стол, но не такой, как вы ищете.
    [few] Открыто { $count } стола, но таких, как вы ищете, нет.
   *[many] Открыто { $count } столов, но таких, как вы ищете, нет.
}
filter-clear = Показать все

## Кому спасибо

credits-fan = Неофициальный проект поклонников, никак не связанный с авторами и издателями игр. Понравилась игра — купите её: коробке место на вашей полке.
credits-icons = Значки: Lorc, Delapouite и другие авторы сайта

## Кто играет

who-name = Ваше имя
who-password-title = Закрепить это имя за собой
who-password = Пароль к имени
who-password-meaning = Необязательно. С паролем никто другой не сможет играть под этим именем; если у имени уже есть пароль, введите его.

## Новый стол

new-title = Новый стол
new-no-game = Такой игры здесь нет.
new-seats = Места
new-seats-count = Сколько игроков
new-seat-mine = моё место
new-seat-mine-meaning = Это ваше место.
new-seat-who = Кто играет на месте { $number }
new-person = Человек
new-person-meaning = Свободно, пока кто-нибудь не сядет; игра начнётся, когда сядут все.
new-bot = { $bot } (бот)
new-seat-by-chance = по жребию

new-rules = Правила
new-sets = Наборы правил
new-set-standard = Обычная игра
new-set-standard-meaning = Основные правила, без вариантов и модулей.
new-set-first = Советуем для первой игры
new-set-full = Полная игра

new-table-title = Настройки стола
new-open = Открыт для всех
new-open-meaning = Стол виден в фойе, любой может сесть или смотреть. Иначе — только по ссылке-приглашению.
new-chat = Чат во время игры
new-chat-meaning = Без него пишут только до и после игры.
new-hints = Подсказки
new-hints-meaning = Любой игрок может спросить совета у бота.
new-odds = Подсчёт шансов
new-odds-meaning = Показывает точные шансы каждого варианта, если в игре они есть.

new-chance = Честная случайность
new-chance-meaning = Зерно случайности даёт операционная система; его отпечаток виден с самого начала, а само зерно открывается в конце, так что честность игры может проверить каждый.
new-seed-title = Задать своё зерно
new-seed = Зерно
new-seed-meaning = То же число даёт ту же игру. Оставьте поле пустым, чтобы зерно выбрала система.
new-seed-wrong = Зерно — это число из 1–40 цифр.
new-seed-not-alone = Выбрать зерно можно, только если с ботами играет один человек.

new-you = Вы
new-make = Создать стол

## Ожидание

wait-title = Займите места
wait-for = { $count ->
    [one] Свободно ещё { $count } место; игра начнётся, когда все сядут.
    [few] Свободно ещё { $count } места; игра начнётся, когда все сядут.
   *[many] Свободно ещё { $count } мест; игра начнётся, когда все сядут.
}
wait-you = { $name } (вы)
wait-away = отсутствует
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
settings-motion = Анимация
settings-motion-meaning = Фишки плавно перемещаются на своё место.
settings-sound = Звук
settings-sound-meaning = Тихий сигнал, когда наступает ваш ход.
keys-title = Клавиши
keys-tab = к следующему доступному предмету
keys-arrows = от предмета к предмету на поле
keys-enter = выбрать или подтвердить
keys-why = почему этого нельзя выбрать
keys-back = шаг назад
keys-undo = отменить последний ход
keys-choices = список возможных действий
keys-hint = подсказка бота
keys-odds = подсчёт шансов

## В одиночку: стол дня и задачи

lobby-today = Стол дня
lobby-today-meaning = Одна партия в день, общая для всех; в конце виден пар — счёт сильнейшего бота на вашем месте.
lobby-puzzles = Задачи
puzzle-title = Задача { $number } из { $count }
puzzle-what = Момент настоящей партии, каким он был виден с одного места. Найдите лучший выбор.
puzzle-board = Стол
puzzle-solution = Решение
puzzle-right = Верно! Ничего лучше не нашлось.
puzzle-wrong = Есть ход лучше: { $best }
puzzle-figures = Каждый выбор доигран во множестве воображаемых партий, согласных с тем, что было видно с этого места.
puzzle-choice = Выбор
puzzle-worth = Отрыв от лучшего соперника в очках
puzzle-value = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
puzzle-yours = ваш выбор
puzzle-played = сыграно в партии
puzzle-margin = Лучший выбор опережает следующий на { NUMBER($margin, maximumFractionDigits: 2) } (стандартная ошибка { NUMBER($error, maximumFractionDigits: 2) }).
puzzle-next = Следующая задача
