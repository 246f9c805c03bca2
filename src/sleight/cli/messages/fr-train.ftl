help-train-short = Ajuster et éprouver la valeur que suivent les robots.
help-train = Des robots jouent des parties d’entraînement ; la valeur d’après laquelle jouent les robots qui cherchent est ajustée aux quatre cinquièmes d’entre elles et comparée à l’actuelle sur le reste. Chaque partie est gardée dès qu’elle est jouée : la même commande reprend après Ctrl-C, ou avec plus de parties. L’ajustement demande un complément : pip install "sleight[train]".
example-train = sleight train trickerion --games 1000 --out weights.json
flag-train-games = Le nombre de parties ; celles qui sont déjà dans le fichier ne sont pas rejouées.
flag-train-seed = La graine de la première partie ; les autres suivent.
flag-samples = Garder les parties dans ce fichier, une ligne de JSON par partie ; par défaut, dans votre dossier de données.
flag-train-out = Écrire dans ce fichier les poids, ajustés à toutes les parties.
