# Titres des options, et leur sens là où l’on clique au lieu de saisir.

option-trickerion-level3-with-marker = Bonus de niveau 3 avec un marqueur
option-trickerion-beginner = Mise en place conseillée
option-trickerion-beginner-meaning = Ces places commencent avec la mise en place conseillée de leur école, recommandée pour une première partie.
