# The poster of the game.

poster-trickerion-learn = Learn
poster-trickerion-learn-what = a trick
poster-trickerion-prepare = Prepare
poster-trickerion-prepare-what = its markers
poster-trickerion-set-up = Set up
poster-trickerion-set-up-what = and link
poster-trickerion-perform = Perform
poster-trickerion-perform-what = on a day
poster-trickerion-fame = Fame
poster-trickerion-fame-what = wins
