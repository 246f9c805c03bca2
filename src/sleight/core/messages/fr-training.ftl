error-train-nothing = Les robots du jeu { $game } ne jouent d’après aucune valeur ajustée : il n’y a rien à entraîner.
error-train-other = Le fichier { $file } contient d’autres parties d’entraînement, ou des caractéristiques d’une autre version. Indiquez un autre fichier avec --samples.
