check-progress = parties
check-title = Suite de vérification : { $game }
check-games = parties au hasard jouées jusqu’au bout
check-decisions = décisions
check-positions = positions avec tous les allers-retours
check-events = événements
check-refusals = choix impossibles dont le refus a été vérifié
check-pairs = positions appariées par conjecture
check-pairs-differing = dont réellement différentes
check-paired-moves = coups comparés dans les deux positions d’une paire
check-replays = parties rejouées dans d’autres processus
check-line = { $name } : { $value }
check-fault = Graine { $seed }, ligne { $row } ({ $seats } places, { $options }) : { $what }
check-raised = le jeu a levé l’exception { $error }
check-result = { $faults ->
        [0] Tout est en ordre.
        [one] { $faults } défaut trouvé.
       *[other] { $faults } défauts trouvés.
    }
