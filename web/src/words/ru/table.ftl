# Что говорит сама страница. Фразы игр приходят с сервера.

skip-to-content = Перейти к столу
language = Язык
loading = Стол открывается…
line-broken = Связь потеряна; пробуем снова…
back-to-lobby = Назад в фойе
seat-free = свободно
looking-at-moment = Момент { $moment }:
skip-ahead = Показать всё сразу
confirm-title = Подтвердить выбор
confirm = Подтвердить
step-back = Шаг назад
choices-title = Что вы можете сделать
choices-count = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
}
asides-title = Возможно в любое время
hint-says = { $bot } поступил бы так: { $sentence }
hint-marks = { $bot } поступил бы так.

# Страница, строка состояния и то, что стоит под полем.

page-title = sleight: стол
page-your-turn = Ваш ход · sleight
status-undo = Отменить
status-hint = Подсказка
status-odds = Шансы
status-replay = Повтор
status-side = Журнал и стол
confirm-waiting = Ждём связи…
confirm-warning = Осторожно: { $sentence }
confirm-chance = Шанс на успех: { $chance }
confirm-score = { $name }: { $before } → { $score }
choices-more = Больше места
choices-less = Меньше места
latest-title = Что только что произошло
bar-title = Вокруг стола
sheet-close = Закрыть

# Почему что-то не отвечает на касание.

reason-nothing = Сейчас с этим ничего нельзя сделать.
reason-past = Это прошедший момент; чтобы играть, вернитесь в настоящее.
reason-watching = Вы смотрите; ходить могут только те, кто сидит за столом.
reason-rules = Правило: { $rules }
notice-close = Закрыть сообщение

# Боковая часть.

side-title = Журнал, разговор и стол
side-log = Журнал
side-chat = Разговор
side-table = Стол
side-unread = { $count ->
    [one] { $count } новое
   *[other] { $count } новых
}
log-empty = Пока ничего не произошло.
log-look = Показать поле в момент { $moment }
log-undone = { $name }: последний выбор отменён.
log-taken-back = Отменено:
chat-empty = Пока никто ничего не сказал.
chat-watching = Писать могут только те, кто сидит за столом.
chat-closed = За этим столом во время игры не пишут.
chat-label = Сказать что-нибудь
chat-send = Отправить

seats-title = Кто здесь сидит
seats-you = (вы)
seats-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
seats-waited = игра ждёт это место
seats-bot = бот
seats-present = здесь
seats-away = отсутствует
seats-stand-in = пока играет { $bot }
seats-resigned = место сдано; дальше играет { $bot }
seats-replace = Пусть за { $name } играет бот
seats-replaced = Теперь за { $name } играет бот.
seats-agreed = Вы согласны, чтобы за { $name } играл бот; он начнёт, когда согласятся все остальные.
my-hand-over = Передать моё место боту
my-take-back = Вернуть моё место
my-handed-over = Пока на вашем месте играет { $bot }.
my-resigned = Вы сдались; дальше играет бот.
my-resign = Сдаться…
my-resign-sure = Сдать это место насовсем? Дальше будет играть бот, и вернуть место будет нельзя.
my-resign-yes = Сдаться
my-resign-no = Играть дальше

links-title = Ссылки
links-invite = Скопировать приглашение
links-invite-meaning = У кого есть эта ссылка, тот может прийти к столу: играть или смотреть.
links-seat = Продолжить на другом устройстве
links-seat-meaning = У кого есть эта ссылка, тот играет на вашем месте: никому её не давайте.
links-copied = Ссылка скопирована.

fair-title = Честная случайность
fair-running = Зерно всех случайностей взято до игры у операционной системы. Здесь записан его отпечаток (SHA-256); само зерно будет показано в конце.
fair-over = Зерно всех случайностей было закреплено до игры отпечатком (SHA-256).
fair-commitment = Отпечаток
fair-seed = Зерно
fair-matches = Проверено в этом браузере: отпечаток принадлежит этому зерну.
fair-differs = Отпечаток не от этого зерна!
fair-verify = Проверить самому, с записью этой игры:

export-title = Сохранить
export-record = Запись игры (.sleight)
export-data = То, что видно мне, и журнал (JSON)

# Повтор.

replay-title = Повтор игры
replay-past = Прошлое: момент { $moment } из { $newest }
replay-now = Настоящее: момент { $moment } из { $newest }
replay-your-turn = Ваш ход!
replay-slider = Момент
replay-first = Первый момент
replay-previous = На момент назад
replay-next = На момент вперёд
replay-last = Последний момент
replay-play = Показать по порядку
replay-pause = Остановить
replay-back = В настоящее
replay-copy = Копировать ссылку
play-on = Играть отсюда…
play-on-meaning = С этого момента игра продолжится за новым столом против ботов; случай будет другим.
play-on-guess = Отсюда игра продолжится за новым столом против ботов; всё, чего вы не видите, будет угадано.
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
