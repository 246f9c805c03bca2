## sleight simulate

simulate-title = { $game }, { $seats } places, graine { $seed }
simulate-played = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { NUMBER($seconds, maximumFractionDigits: 1) } s ({ NUMBER($speed, maximumFractionDigits: 0) } décisions par seconde)
simulate-progress = parties
simulate-stopped = Arrêt après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
simulate-stopped-no-file = Arrêt après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } ; { $file } n’a pas été écrit.
simulate-written = Les parties sont dans { $file }.
simulate-seat = Place
simulate-bot = Robot
simulate-seats = Places
simulate-wins = Victoires
simulate-share = Part
simulate-interval = Intervalle à 95 %
simulate-mean = Score moyen
simulate-score = Score

## sleight bench

bench-game = Jeu
bench-seats = Places
bench-speed = Décis./s
bench-playouts = Fins/s
bench-copy = Copie
bench-view = Vue
bench-guess = Conject.
bench-second = Seconde
bench-apply = Coup
bench-note = Parties au hasard dans un seul processus. « Fins/s » : conjectures jouées jusqu’à la fin. Les autres colonnes sont en microsecondes, au fil de parties nouvelles : copie, vue, première et seconde conjecture d’une vue, coup.

## Figures

figure-whole = { NUMBER($value, maximumFractionDigits: 0) }
figure-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-wins = { NUMBER($value, maximumFractionDigits: 2) }
figure-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-range = { $low } – { $high }
