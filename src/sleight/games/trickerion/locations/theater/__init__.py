"""TH, LINK: set up tricks and reschedule them; new links pay at once."""

# ruff: noqa: F403  # the rooms of this package are read by one name

from sleight.games.trickerion.locations.theater.backstage import *
from sleight.games.trickerion.locations.theater.laid import *
from sleight.games.trickerion.locations.theater.links import *
from sleight.games.trickerion.locations.theater.markers import *
from sleight.games.trickerion.locations.theater.reschedule import *
from sleight.games.trickerion.locations.theater.set_up import *
