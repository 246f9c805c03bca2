# Что говорит сама доска «Abracada… Quoi ?»; слова игры приходят с сервера.

abra-others = Остальные игроки
abra-players = Игроки
abra-rows = Восемь заклинаний
abra-rows-hint = Выберите заклинание, которое хотите назвать.
abra-middle = Середина стола
abra-own = Ваши камни

# Места

abra-you = вы
abra-to-play = ходит
abra-out = вне раунда
abra-side-left = слева от вас
abra-side-right = справа от вас
abra-side-both = слева и справа от вас
abra-lives = { $name }: { $lives } { $lives ->
    [one] жизнь
    [few] жизни
   *[many] жизней
} из { $most }
abra-life-change = { $change ->
    [-1] только что потеряна 1 жизнь
    [1] только что получена 1 жизнь
   *[other] жизни: { $signed }
}
abra-score = { $score } { $score ->
    [one] очко
    [few] очка
   *[many] очков
}
abra-held-hidden = Тайный камень: его знает только владелец
abra-held-own = Ваш тайный камень: { $spell }, { $name }

# Башня

abra-tower = Башня
abra-tower-goal = Игра заканчивается, когда кто-то поднимется на { $goal }
abra-tower-seat = { $name }: ступень { $score } из { $goal }

# Камни

abra-hand-of = Камни игрока { $name }
abra-stone-face = Место { $place }: { $spell }, { $name }
abra-stone-back = Место { $place }: камень повёрнут к вам рубашкой
abra-stone-none = Место { $place }: пусто
abra-stone-own = Ваш камень { $place }
abra-drawn-deal = со сдачи
abra-drawn-turn = взят на { $turn }-м ходу
abra-drawn-deal-short = сдача
abra-drawn-turn-short = ход { $turn }
abra-not = не { $spells }: это уже называли, и мимо
abra-can-be = ещё может быть { $spells }
abra-new = новый

# Ряды

abra-row = Ряд { $spell }, { $name }: здесь { $lying } из { $copies }, не найдено: { $left }. { $effect }
abra-row-count = { $lying }/{ $copies }
abra-row-left = не найдено: { $left }
abra-row-left-none = все найдены
abra-row-closed = слишком мало: уже удалось { $last }
abra-row-costly = меньше чем { $last }: стоит 1 жизни и хода
abra-row-chance = шанс { $chance }
abra-pips = полный: лежит здесь · половина: виден в другом месте · пустой: ещё не найден

# Середина

abra-pool = Запас
abra-pool-count = { $pool ->
    [0] Запас пуст
    [one] В запасе { $pool } камень
    [few] В запасе { $pool } камня
   *[many] В запасе { $pool } камней
}
abra-secrets = Тайные камни
abra-secret = Тайный камень на месте { $place }
abra-secret-gone = Место { $place }: тайный камень уже взят
abra-die = Кубик
abra-die-shows = На кубике { $result }
abra-die-rests = Кубик ещё не бросали
abra-stop = Закончить ход
abra-leave = Не брать тайный камень
abra-this-turn = В этом ходу:
abra-this-turn-none = пока ничего
abra-this-turn-cast = { $spell }, { $name }: удача
abra-this-turn-missed = { $spell }, { $name }: мимо
abra-this-turn-slipped = { $spell }, { $name }: слишком мало
abra-this-turn-floor = дальше { $last } или больше
abra-this-turn-any = дальше любое заклинание

# Что значил бы выбор

abra-foretell = Что это значит
abra-foretell-success = Если камень есть:
abra-foretell-success-chance = Если камень есть ({ $chance }):
abra-foretell-failure = Если нет:
abra-foretell-hits = { $who } { $count ->
    [one] теряет { $amount }
   *[other] теряют по { $amount }
}
abra-foretell-gain = вы получаете { $amount }
abra-foretell-amount = { $amount } { $amount ->
    [one] жизнь
    [few] жизни
   *[many] жизней
}
abra-foretell-die = столько, сколько на кубике
abra-foretell-full = у вас все жизни, прибавить нечего
abra-foretell-secret = вы можете взять тайный камень
abra-foretell-last-stone = это ваш последний камень: раунд ваш
abra-foretell-kills = не останется жизней: { $who }
abra-foretell-miss = вы теряете { $amount }, и ваш ход окончен
abra-foretell-miss-dies = вы теряете { $amount }: жизней не остаётся, и очков вы не получаете
abra-foretell-miss-may-die = вы теряете { $amount }, возможно, все оставшиеся, и ваш ход окончен
abra-foretell-costly = Это меньше чем { $last }: вы теряете 1 жизнь и ваш ход окончен, что бы у вас ни стояло.
abra-foretell-stop = Ваш ход окончен. { $count ->
    [0] Вы ничего не берёте
    [one] Вы берёте { $count } камень
    [few] Вы берёте { $count } камня
   *[many] Вы берёте { $count } камней
}, дальше ходит { $next }.
abra-foretell-take = Вы смотрите на камень и оставляете его у себя: ещё 1 очко, если вы получите очки за этот раунд.
abra-foretell-leave = Тайные камни остаются на месте.
abra-happened = Что только что произошло

# Конец раунда

abra-ended-title = Конец раунда { $round }
abra-ended-over = Конец игры
abra-ended-show = Прошлый раунд
abra-ended-player = Игрок
abra-ended-stones = Камни
abra-ended-secrets = Тайные
abra-ended-points = Очки
abra-ended-tower = Башня
abra-ended-none = нет
abra-ended-signed = +{ $points }
abra-ended-secret = тайный камень: { $spell }, { $name }
abra-ended-won = за победу в раунде: { $base }
abra-ended-survived = за выживание: { $base }
abra-ended-died = жизней не осталось
abra-ended-all-cast = другой игрок выложил все свои камни
abra-ended-bonus = { $secrets ->
    [one] тайный камень: { $secrets }
   *[other] тайные камни: { $secrets }
}
abra-ended-continue = Дальше
abra-ended-close = Показать стол
abra-ended-new = Начался раунд { $round }

# Что делают заклинания, коротко

abra-effect-1 = Кубик бьёт всех остальных.
abra-effect-2 = Вам +1 жизнь, остальным −1.
abra-effect-3 = Кубик лечит вас.
abra-effect-4 = Можно взять тайный камень.
abra-effect-5 = Оба соседа: −1 жизнь.
abra-effect-6 = Сосед слева: −1 жизнь.
abra-effect-7 = Сосед справа: −1 жизнь.
abra-effect-8 = Вам +1 жизнь.
