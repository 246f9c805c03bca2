# Titres des options, et leur sens là où l’on clique au lieu de saisir.

option-trickerion-level3-with-marker = Bonus de niveau 3 avec un marqueur
option-trickerion-beginner = Mise en place pour débutants
option-trickerion-beginner-meaning = Ces places reçoivent la mise en place pour débutants de leur école, conseillée pour une première partie.
option-trickerion-edition-meaning = Les règles que l’on suit avec les cartes de 2019.
option-trickerion-edition-is-2019 = 2019
option-trickerion-edition-is-first = cartes de 2019, règles de la première édition
option-trickerion-thresholds-meaning = Le prestige que demandent les cartes de niveaux 2 et 3.
option-trickerion-thresholds-is-16-36 = 16 et 36
option-trickerion-thresholds-is-14-30 = 14 et 30
option-trickerion-thresholds-is-none = aucun
new-set-first-edition = Cartes de 2019, règles de la première édition
