# Что говорит сама страница. Фразы игр приходят с сервера.

skip-to-content = Перейти к столу
language = Язык
loading = Стол открывается…
line-broken = Связь потеряна; пробуем снова…
back-to-lobby = Назад в фойе
seat-free = свободно
looking-at-moment = Шаг { $moment }:
skip-ahead = Показать всё сразу
confirm-title = Подтвердить выбор
confirm = Подтвердить
step-back = Назад
choices-title = Что вы можете сделать
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
asides-title = Возможно в любое время
hint-says = Совет бота «{ $bot }»: { $sentence }
hint-marks = Так советует бот «{ $bot }».

# Страница, строка состояния и то, что стоит под полем.

page-title = За столом · Sleight
page-your-turn = Ваш ход · Sleight
status-undo = Отменить
status-hint = Подсказка
status-odds = Шансы
status-replay = Повтор
status-moves = Ходы
menu-title = Меню
thing-menu = Что с этим можно сделать
joined-named = { $name }: { $value }
joined-facts = { $before }; { $after }
confirm-waiting = Ждём связи…
confirm-warning = Осторожно: { $sentence }
confirm-chance = Шанс на успех: { $chance }
confirm-score = { $name }: { $before } → { $score }
latest-title = Что только что произошло
bar-title = Вокруг стола
sheet-close = Закрыть

# Почему что-то не отвечает на касание.

reason-nothing = Сейчас с этим ничего нельзя сделать.
reason-past = Вы смотрите один из прошлых шагов; чтобы играть, вернитесь в игру.
reason-watching = Вы смотрите; ходить могут только те, кто сидит за столом.
reason-title = Почему нельзя
reason-what = Что это такое
reason-possible = Сейчас это можно выбрать.
notice-close = Закрыть сообщение

# Боковая часть.

side-title = Журнал, чат и стол
side-log = Журнал
side-chat = Чат
side-table = Стол
side-unread = { $count ->
    [one] { $count } новое
   *[other] { $count } новых
}
log-empty = Пока ничего не произошло.
log-look = Показать поле на шаге { $moment }
log-undone = { $name }: последний ход отменён.
log-taken-back = Отменено:
chat-empty = Сообщений пока нет.
chat-watching = Писать могут только те, кто сидит за столом.
chat-closed = За этим столом чат во время игры закрыт.
chat-label = Сообщение
chat-send = Отправить

seats-title = Кто за столом
seats-you = (вы)
seats-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
seats-waited = игра ждёт этого игрока
seats-bot = бот
seats-present = здесь
seats-away = отсутствует
seats-stand-in = пока играет бот
seats-resigned = место сдано; дальше играет бот
seats-replace = Заменить ботом: { $name }
seats-replaced = Теперь за игрока { $name } играет бот.
seats-agreed = Вы согласны, чтобы за игрока { $name } играл бот; он начнёт, когда согласятся все остальные.
my-hand-over = Передать моё место боту
my-take-back = Вернуть моё место
my-handed-over = Пока на вашем месте играет бот.
my-resigned = Вы сдались; дальше играет бот.
my-resign = Сдаться…
my-resign-sure = Сдать это место насовсем? Дальше будет играть бот, и вернуть место будет нельзя.
my-resign-yes = Сдаться
my-resign-no = Играть дальше

links-title = Ссылки
links-invite = Скопировать приглашение
links-invite-meaning = У кого есть эта ссылка, тот может прийти к столу: играть или смотреть.
links-seat = Продолжить на другом устройстве
links-seat-meaning = У кого есть эта ссылка, тот играет на вашем месте: никому её не показывайте.
links-copied = Ссылка скопирована.

fair-title = Честная случайность
fair-running = Зерно всех случайностей операционная система выбрала до начала игры. Здесь показан его отпечаток (SHA-256); само зерно откроется в конце.
fair-over = Зерно всех случайностей было выбрано до начала игры и закреплено отпечатком (SHA-256).
fair-commitment = Отпечаток
fair-seed = Зерно
fair-matches = Проверено в этом браузере: отпечаток соответствует зерну.
fair-differs = Отпечаток не соответствует зерну! Случайности в этой партии доверять нельзя.
fair-verify = Как проверить по записи этой игры:

export-title = Сохранить
export-record = Запись игры (.sleight)
export-data = То, что видно мне, и журнал (JSON)

# Повтор.

replay-title = Повтор игры
replay-past = Шаг { $moment } из { $newest }
replay-now = Сейчас: шаг { $moment } из { $newest }
replay-your-turn = Ваш ход!
replay-slider = Шаг
replay-first = Первый шаг
replay-previous = На шаг назад
replay-next = На шаг вперёд
replay-last = Последний шаг
replay-play = Воспроизвести
replay-pause = Пауза
replay-back = Вернуться в игру
replay-copy = Скопировать ссылку
play-on = Играть отсюда…
play-on-meaning = С этого шага игра продолжится за новым столом против ботов; случайности будут другими.
play-on-guess = Отсюда игра продолжится за новым столом против ботов; всё, чего вы не видите, будет додумано.
play-on-seat = Ваше место
play-on-go = Играть
play-on-guest = Гость

# Конец.

end-title = Игра окончена
end-won = победа
end-rematch = Реванш
end-next = Реванш готов.
end-next-go = К новому столу
end-replay = Посмотреть повтор

# Настройки стола.

settings-theme = Светлая или тёмная тема
settings-theme-meaning = Как в системе или как вам нравится.
theme-system = как в системе
theme-light = светлая
theme-dark = тёмная
settings-pace = Темп
settings-pace-meaning = Как долго показывать каждый ход других игроков.
pace-calm = спокойный
pace-quick = быстрый
pace-instant = мгновенный
settings-notify = Уведомления
settings-notify-meaning = Браузер сообщит о вашем ходе, если эта страница не на виду.
settings-notify-refused = Браузер не разрешает уведомления этой страницы; это можно изменить в его настройках.
keys-log = журнал и чат
keys-menu = что ещё можно сделать с предметом, например вернуть его

## Стол дня

par-awaited = Стол дня { $date }: { $bot } играет на вашем месте, чтобы определить пар…
par-said = Стол дня { $date }: пар — { NUMBER($par) } ({ $bot } на вашем месте), ваш счёт — { NUMBER($score) }.
par-above = На { NUMBER($lead) } выше пара!
par-below = На { NUMBER($lead) } ниже пара.
par-level = Ровно пар.

# Разбор оконченной партии.

analysis-go = Разобрать партию
analysis-title = Разбор партии
analysis-meaning = { $bot } сравнивает каждое решение с собственным выбором, зная лишь то, что было видно с этого места. Показаны только несомненные потери.
analysis-progress = Ход разбора
analysis-percent = Разбор: { $percent } %
analysis-ahead = { $count ->
    [one] Сначала разбирается ещё { $count } партия.
    [few] Сначала разбираются ещё { $count } партии.
   *[other] Сначала разбираются ещё { $count } партий.
}
analysis-done = Разбор готов.
analysis-failed = Разобрать партию не удалось.
analysis-retry = Попробовать ещё раз
analysis-stop = Остановить
analysis-players = Игроки
analysis-lost = { $lost ->
    [0] 0
   *[other] −{ NUMBER($lost, minimumFractionDigits: 1) }
}
analysis-sum = Потеряно очков: { NUMBER($lost, minimumFractionDigits: 1) }, решений: { $decisions }. Дороже всего обошлось:
analysis-nothing = Несомненных потерь нет, решений: { $decisions }.
analysis-played = Сыграно: { $choice }
analysis-better = Лучше: { $choice }
analysis-see = Посмотреть шаг { $moment }
