# Афиша игры.

poster-trickerion-learn = Учить
poster-trickerion-learn-what = номер
poster-trickerion-prepare = Готовить
poster-trickerion-prepare-what = жетоны
poster-trickerion-set-up = Ставить
poster-trickerion-set-up-what = в связке
poster-trickerion-perform = Играть
poster-trickerion-perform-what = в свой день
poster-trickerion-fame = Слава
poster-trickerion-fame-what = решает
