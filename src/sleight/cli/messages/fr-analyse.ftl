help-analyse-short = Analyser une partie terminée : où chacun a perdu le plus.
help-analyse = Le robot le plus fort qui sait juger examine chaque décision d’une partie enregistrée, d’après ce que son joueur voyait et rien d’autre. D’abord un examen rapide de toutes, puis un examen plus poussé de celles qui ont pu coûter quelque chose. Seules les pertes certaines sont montrées : plus de trois erreurs types. Le même enregistrement donne la même analyse, quel que soit le nombre de processus.
example-analyse = sleight analyse game.txt
flag-analyse-file = L’enregistrement d’une partie terminée.
flag-analyse-sims = Combien de simulations demande le premier examen d’une décision ; les suivants en demandent plus, dans la même proportion. Par défaut, autant que le robot le juge bon.

analyse-progress = Simulations
analyse-title = Juge : { $bot }, avec { $sims } simulations pour le premier examen d’une décision.
analyse-seat = { $name } : { NUMBER($lost, maximumFractionDigits: 1) } points perdus en { $decisions } décisions, surtout ici :
analyse-nothing = { $name } : rien de perdu avec certitude en { $decisions } décisions.
analyse-moment = Ligne { $row } : { NUMBER($lost, maximumFractionDigits: 1) } points (erreur type { NUMBER($error, maximumFractionDigits: 2) })
analyse-played = Joué : { $choice }
analyse-better = Mieux : { $choice }
