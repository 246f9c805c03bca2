"""Everything that a player of Trickerion can choose. Each choice names what it touches by its id."""

# ruff: noqa: F403  # the rooms of this package are read by one name

from sleight.core.kinds import union
from sleight.games.trickerion.choices import alley, cards, city, opening, show, theater, turns
from sleight.games.trickerion.choices.alley import *
from sleight.games.trickerion.choices.cards import *
from sleight.games.trickerion.choices.city import *
from sleight.games.trickerion.choices.opening import *
from sleight.games.trickerion.choices.show import *
from sleight.games.trickerion.choices.theater import *
from sleight.games.trickerion.choices.turns import *

AnyChoice = union(opening, turns, city, theater, alley, cards, show)
"""Every kind of choice, in the order of a game."""
