"""Guided games: a script of moments and sentences over an ordinary game.

A game's guides stand in its package `faces.guides`: a file `NAME.toml` for each, their order in `order.toml`,
and the sentences in `messages`. `script` says what a guide is, `reading` finds it, `following` knows which
moment has come; a browser does the same from the same data.
"""

from sleight.guides.following import Follower, Now
from sleight.guides.opening import begun
from sleight.guides.reading import answer, guide, guides, has_guides, sentences, told

__all__ = ["Follower", "Now", "answer", "begun", "guide", "guides", "has_guides", "sentences", "told"]
