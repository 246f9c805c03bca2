help-today-short = Jouer la table du jour et se mesurer au par.
help-today = Joue la table du jour : la date décide de la donne, des places, des règles et des adversaires ; c’est donc la même partie sur toutes les machines, sans aucun serveur. À la fin, vous voyez le par : le score que le robot le plus fort atteint à votre place (la médiane de plusieurs essais). Le jour change à minuit UTC.
example-today = sleight today abracada
flag-date = La table d’un autre jour, par exemple 2026-11-18 ; celle d’aujourd’hui (UTC) par défaut.

today-greet = La table du { $date }.
today-wait = Le robot le plus fort joue maintenant à votre place, pour fixer le par…
today-par = Le par est de { NUMBER($par) } ({ $bot } à votre place) ; votre score est de { NUMBER($score) }.
today-above = { NUMBER($lead) } au-dessus du par !
today-below = { NUMBER($lead) } en dessous du par.
today-level = Exactement le par.

help-puzzles-short = Créer des problèmes à partir de parties enregistrées.
help-puzzles = Cherche dans des parties enregistrées (ou dans des parties que des robots jouent à cette fin) les moments où un autre choix aurait été nettement meilleur. Un robot joue la suite de chaque choix sur de nombreuses suppositions sur ce que le joueur ne pouvait pas voir, avec le même hasard pour tous les choix. Les problèmes vont dans un fichier ; s’il n’est pas complet, la même commande le continue.
example-puzzles = sleight puzzles abracada --out puzzles.json --bots clumsy,likeliest --scored
flag-puzzles-out = Le fichier des problèmes ; s’il a été commencé de la même façon, il est continué.
flag-puzzles-count = Combien de problèmes créer.
flag-puzzles-record = Une partie enregistrée à examiner ; peut être donnée plusieurs fois. Sans partie, des robots jouent.
flag-puzzles-bots = Les robots qui jouent les parties à examiner ; par défaut, le robot de --playout à toutes les places.
flag-puzzles-playout = Le robot qui joue la suite de chaque choix ; le plus fort par défaut.
flag-puzzles-guesses = Sur combien de suppositions chaque choix est joué.
flag-puzzles-scored = Jouer seulement jusqu’à ce que quelqu’un marque, et non jusqu’à la fin de la partie.
flag-puzzles-least = Le choix joué doit être moins bon d’au moins autant de points.
flag-puzzles-late = Seulement les moments après cette part de la partie, de 0 à 1.
flag-puzzles-seed = Un nombre entier ; la même graine examine les mêmes parties.

help-puzzle-short = Résoudre un problème : trouver le meilleur choix.
help-puzzle = Montre un moment d’une partie tel qu’un joueur l’a vu. Vous choisissez, et vous apprenez si un meilleur choix a été trouvé, chiffres à l’appui. Sans numéro, c’est le problème du jour.
example-puzzle = sleight puzzle abracada 7
flag-puzzle-number = Le numéro du problème, à partir de 1.

puzzles-progress = Problèmes
puzzles-written = { $count ->
    [one] Un problème est dans { $file }.
   *[other] { $count } problèmes sont dans { $file }.
}
puzzle-title = Problème { $number } sur { $count } : que joueriez-vous ?
puzzle-right = Exact ! Rien de meilleur n’a été trouvé.
puzzle-wrong = Il y a mieux : { $best }.
puzzle-figures = Ce que vaut chaque choix : les points d’avance sur le meilleur rival, en moyenne sur de nombreuses parties imaginées.
puzzle-margin = Le meilleur choix devance le suivant de { NUMBER($margin, maximumFractionDigits: 2) } (erreur type { NUMBER($error, maximumFractionDigits: 2) }).
puzzle-played = joué dans la partie
puzzle-yours = votre choix
