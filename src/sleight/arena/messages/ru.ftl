## sleight simulate

simulate-title = { $game }, { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[other] { $seats } мест
    }, зерно { $seed }
simulate-played = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    } за { NUMBER($seconds, maximumFractionDigits: 1) } с (решений в секунду: { NUMBER($speed, maximumFractionDigits: 0) })
simulate-progress = партии
simulate-stopped = Остановлено; сыграно партий: { $games }.
simulate-stopped-no-file = Остановлено; сыграно партий: { $games }; файл { $file } не записан.
simulate-written = Партии записаны в { $file }.
simulate-seat = Место
simulate-bot = Бот
simulate-seats = Мест
simulate-wins = Побед
simulate-share = Доля
simulate-interval = Интервал 95 %
simulate-mean = Средний счёт
simulate-score = Счёт

## sleight bench

bench-game = Игра
bench-seats = Мест
bench-speed = Решений/с
bench-playouts = Партий/с
bench-copy = Копия
bench-view = Вид
bench-guess = Догадка
bench-second = Вторая
bench-apply = Ход
bench-note = Случайные партии в одном процессе. «Партий/с»: догадки, доигранные до конца. Остальные столбцы в микросекундах, по ходу новых партий: копия, вид, первая и вторая догадка об одном виде, ход.

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-wins = { NUMBER($value, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-range = { $low } – { $high }
