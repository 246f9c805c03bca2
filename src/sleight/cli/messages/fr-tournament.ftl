help-tournament-short = Savoir quel robot est le plus fort, et à quel point c’est sûr.
help-tournament = Faire jouer à des robots des paires de parties sur la même graine en échangeant les places, chacun contre chacun, et afficher l’Elo avec ses intervalles, les duels et les temps. Chaque paire est gardée dès qu’elle est jouée : la même commande reprend après Ctrl-C, ou avec plus de paires. La même graine donne le même tableau, quel que soit le nombre de processus.
example-tournament = sleight tournament abracada --bots likeliest,odds --sprt 0,50
flag-tournament-bots = Les robots, séparés par des virgules ; par défaut, tous ceux du jeu. Les paramètres suivent deux-points : odds:risk=0.4.
flag-tournament-seats = Le nombre de places ; par défaut, le plus petit que le jeu permet.
flag-pairs = Le nombre de paires de chaque rencontre ; à partir de trois places, une paire est un tour de table entier.
flag-ray = Jouer sur un groupe de machines : l’adresse de son Ray, ou local.
flag-sprt = S’arrêter dès que l’une de ces deux avances Elo est retenue, à 5 % d’erreur ; deux robots seulement.
flag-tournament-out = Garder les résultats dans ce fichier, une ligne de JSON par paire ; par défaut, dans votre dossier de données.
flag-report = Écrire un rapport avec des graphiques dans ce dossier.
