"""Fitting the values that bots play by: games for training, a fit, and a test on games it has not seen."""
