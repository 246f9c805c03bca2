help-analyse-short = Разобрать оконченную партию: где каждый потерял больше всего.
help-analyse = Сильнейший бот, который умеет судить, смотрит на каждое решение записанной партии, зная лишь то, что видел игрок. Сначала быстрый взгляд на все решения, затем внимательный на те, что могли чего-то стоить. Показаны только несомненные потери: больше трёх стандартных ошибок. Одна и та же запись даёт один и тот же разбор при любом числе процессов.
example-analyse = sleight analyse game.txt
flag-analyse-file = Запись оконченной партии.
flag-analyse-sims = Сколько симуляций занимает первый взгляд на решение; для следующих число растёт во столько же раз. По умолчанию — сколько бот считает нужным.

analyse-progress = Симуляции
analyse-title = Судья — { $bot }; первый взгляд на решение занимает симуляций: { $sims }.
analyse-seat = { $name } — потеряно очков: { NUMBER($lost, maximumFractionDigits: 1) }, решений: { $decisions }. Дороже всего обошлось:
analyse-nothing = { $name } — несомненных потерь нет, решений: { $decisions }.
analyse-moment = Строка { $row }: очков { NUMBER($lost, maximumFractionDigits: 1) } (стандартная ошибка { NUMBER($error, maximumFractionDigits: 2) })
analyse-played = Сыграно: { $choice }
analyse-better = Лучше: { $choice }
