# Bots that play any game.

bot-random = Picks any legal choice at random.
bot-random-name = Apprentice
