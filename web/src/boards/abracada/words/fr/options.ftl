# Titres des options, et leur sens là où l’on clique au lieu de saisir.

option-abracada-lower = Annonce inférieure au dernier sort lancé
option-abracada-lower-meaning = Elle est soit interdite, soit permise : elle coûte alors 1 point de vie et met fin au tour.
option-abracada-lower-is-refuse = interdite
option-abracada-lower-is-penalty = coûte 1 point de vie et le tour
option-abracada-first = Qui commence
option-abracada-first-meaning = La place qui commence la première ronde.
