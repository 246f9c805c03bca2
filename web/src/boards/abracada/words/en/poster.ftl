# The poster of the game.

poster-abracada-look = Look
poster-abracada-look-what = at the others’ stones
poster-abracada-call = Call
poster-abracada-call-what = one of your spells
poster-abracada-dare = Dare
poster-abracada-dare-what = a miss costs a life
poster-abracada-climb = Climb
poster-abracada-climb-what = to the top
