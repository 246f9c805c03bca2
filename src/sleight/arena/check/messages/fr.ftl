check-progress = parties
check-title = La suite de vérification de { $game }
check-games = parties au hasard jouées jusqu’au bout
check-decisions = décisions
check-positions = positions avec tous les allers-retours
check-events = événements
check-refusals = choix de l’univers dont le refus a été demandé
check-pairs = positions appariées par conjecture
check-pairs-differing = dont réellement différentes
check-paired-moves = coups comparés dans les deux positions d’une paire
check-replays = parties rejouées dans d’autres processus
check-fault = Graine { $seed }, ligne { $row } ({ $seats } places, { $options }) : { $what }
check-raised = le jeu a levé { $error }
check-result = { $faults ->
        [0] Tout est respecté.
        [one] { $faults } défaut.
       *[other] { $faults } défauts.
    }
