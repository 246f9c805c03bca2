# Bots that play any game.

bot-random = Chooses anything that is allowed, with the same probability.
