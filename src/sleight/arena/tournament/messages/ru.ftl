tournament-played = Сыграно пар: { $pairs } из { $wanted } ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }), отпечаток результатов { $digest }
tournament-plan = План { $digest }: версия правил { $rules }, карты { $cards }, sleight { $version }
tournament-options = Настройки: { $options }
tournament-timed = Не воспроизводится: время на решение задано в секундах ({ $bots }), и другой запуск может дать другие партии.
tournament-weights = Отпечатки весов: { $digests }
tournament-sprt = SPRT, { $lower } против { $higher } Эло: { $verdict ->
        [open] пока не решено
       *[other] принято { $accepted } Эло
    }, логарифм отношения правдоподобия { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (границы { NUMBER($least, maximumFractionDigits: 2) } и { NUMBER($most, maximumFractionDigits: 2) })
tournament-progress = пары
tournament-stopping = Остановка после начатых пар; ещё одно Ctrl-C остановит сразу.
tournament-stopped = Остановлено; чтобы продолжить, запустите ту же команду.
tournament-there = Все эти пары уже сыграны; чтобы сыграть их снова, укажите другой файл с помощью --out.
tournament-file = Результаты записаны в { $file }.
tournament-report = Отчёт записан в { $file }.
tournament-how = Пара играется на одном зерне, по разу в каждом порядке за столом. Рейтинг Эло — по модели Брэдли и Терри: у первого бота 0, разделённое место считается за полпобеды; интервалы — 95 %, одна пара — одно наблюдение. Перевес в дуэли считается только по партиям этих двух ботов. Разрыв — средняя разница в счёте.

tournament-bot = Бот
tournament-elo = Эло
tournament-interval = Интервал 95 %
tournament-skill = openskill
tournament-games = Партий
tournament-mean = Средний
tournament-median = Медиана
tournament-tail = 95-й проц.
tournament-duel = Дуэль
tournament-pairs = Пар
tournament-outcomes = 0 ½ 1 1½ 2
tournament-share = Доля
tournament-lead = Перевес
tournament-margin = Разрыв

figure-interval = { $low } … { $high }
figure-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-skill = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-microseconds = { NUMBER($value, maximumSignificantDigits: 2) } мкс
figure-milliseconds = { NUMBER($value, maximumSignificantDigits: 2) } мс
figure-seconds = { NUMBER($value, maximumSignificantDigits: 2) } с

plot-elo = Эло ({ $bot } = 0), интервалы 95 %
plot-score = Счёт в конце партии
plot-games = Доля партий
plot-pairs = Доля пар по очкам бота, названного первым
plot-places = Доля партий по занятому месту
