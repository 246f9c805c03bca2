error-date-wrong = « { $date } » n’est pas une date ; écrivez-la comme 2026-11-18.
error-today-other = La partie du fichier { $file } n’est pas la table du { $date } ; « sleight play --resume » reprend n’importe quelle partie.
error-puzzles-damaged = Le fichier de problèmes est endommagé ({ $why }) ; prenez-en une copie intacte, ou créez-les de nouveau.
error-puzzles-other = Le fichier { $file } contient des problèmes d’un autre jeu, ou créés d’une autre façon ; nommez un autre fichier avec --out.
error-puzzle-number = Il n’y a pas de problème { NUMBER($number, useGrouping: 0) } ; les problèmes du jeu { $game } vont de 1 à { $count }.
error-puzzles-none = Le jeu { $game } n’apporte pas de problèmes.
error-puzzle-choice = Un choix d’un problème est un nombre de 0 à { $most }, et non { $choice }.
