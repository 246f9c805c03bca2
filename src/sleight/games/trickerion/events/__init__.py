"""What can happen in Trickerion, and which part of it each seat sees."""

# ruff: noqa: F403  # the rooms of this package are read by one name

from sleight.core.kinds import union
from sleight.games.trickerion.events import alley, cards, city, opening, returns, show
from sleight.games.trickerion.events.alley import *
from sleight.games.trickerion.events.cards import *
from sleight.games.trickerion.events.city import *
from sleight.games.trickerion.events.opening import *
from sleight.games.trickerion.events.returns import *
from sleight.games.trickerion.events.show import *

AnyEvent = union(opening, city, show, returns, alley, cards)
"""Every kind of event."""
