tournament-played = { $pairs ->
        [one] { $pairs } paire jouée
       *[other] { $pairs } paires jouées
    } sur { $wanted } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }), empreinte des résultats { $digest }
tournament-plan = Plan { $digest } : version des règles { $rules }, cartes { $cards }, sleight { $version }
tournament-options = Options : { $options }
tournament-timed = Non reproductible : temps de réflexion en secondes ({ $bots }), une autre exécution peut donc donner d’autres parties.
tournament-weights = Empreintes des poids : { $digests }
tournament-sprt = SPRT, { $lower } contre { $higher } Elo : { $verdict ->
        [open] rien n’est décidé
       *[other] { $accepted } Elo retenu
    }, logarithme du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (arrêt à { NUMBER($least, maximumFractionDigits: 2) } et { NUMBER($most, maximumFractionDigits: 2) })
tournament-progress = paires
tournament-stopping = Arrêt après les paires en cours ; un second Ctrl-C arrête tout de suite.
tournament-stopped = Arrêté ; relancez la même commande pour continuer.
tournament-there = Toutes ces paires ont déjà été jouées ; indiquez un autre fichier avec --out pour les rejouer.
tournament-file = Les résultats sont dans { $file }.
tournament-report = Le rapport est dans { $file }.
tournament-how = Une paire se joue sur une même graine, une fois dans chaque ordre autour de la table. L’Elo suit le modèle de Bradley et Terry, le premier robot étant à 0 et une place partagée comptant pour une demi-victoire ; les intervalles sont à 95 % et tiennent une paire pour une seule observation. L’avance dans un duel ne compte que les parties de ces deux robots. L’écart est la différence moyenne des scores.

tournament-bot = Robot
tournament-elo = Elo
tournament-interval = Interv. 95 %
tournament-skill = openskill
tournament-games = Parties
tournament-mean = Moyenne
tournament-median = Médiane
tournament-tail = 95e cent.
tournament-duel = Duel
tournament-pairs = Paires
tournament-outcomes = 0 ½ 1 1½ 2
tournament-share = Part
tournament-lead = Avance
tournament-margin = Écart

figure-interval = { $low } … { $high }
figure-margin = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-skill = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-microseconds = { NUMBER($value, maximumSignificantDigits: 2) } µs
figure-milliseconds = { NUMBER($value, maximumSignificantDigits: 2) } ms
figure-seconds = { NUMBER($value, maximumSignificantDigits: 2) } s

plot-elo = Elo ({ $bot } = 0), intervalles à 95 %
plot-score = Score à la fin d’une partie
plot-games = Part des parties
plot-pairs = Part des paires, selon les points du robot nommé en premier
plot-places = Part des parties, par place à l’arrivée
