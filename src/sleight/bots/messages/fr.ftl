# Les robots qui jouent à tout.

bot-random = Choisit au hasard parmi tous les coups permis.
bot-random-name = Apprenti
