# L’affiche du jeu.

poster-trickerion-learn = Apprendre
poster-trickerion-learn-what = un tour
poster-trickerion-prepare = Préparer
poster-trickerion-prepare-what = ses marqueurs
poster-trickerion-set-up = Monter
poster-trickerion-set-up-what = et enchaîner
poster-trickerion-perform = Jouer
poster-trickerion-perform-what = un soir
poster-trickerion-fame = Prestige
poster-trickerion-fame-what = qui gagne
