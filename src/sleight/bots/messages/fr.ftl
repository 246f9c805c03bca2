# Les robots qui jouent à tout.

bot-random = Choisit n’importe quoi de permis, avec la même probabilité.
