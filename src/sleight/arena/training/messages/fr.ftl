train-progress = parties
train-stopped = Arrêté ; la même commande reprend.
train-compared = { $games } parties, dont { $tested } gardées pour l’épreuve. Erreur typique sur celles-ci : { NUMBER($before, maximumFractionDigits: 2) } avec les poids actuels, { NUMBER($after, maximumFractionDigits: 2) } avec les nouveaux. { $verdict ->
        [better] Les nouveaux sont meilleurs.
        [worse] Les nouveaux sont moins bons.
       *[close] Trop serré pour trancher.
    }
train-file = Les parties sont dans { $file }.
train-written = Les poids sont dans { $file }, empreinte { $digest }.
