"""MK: buy with bargains, order for the next round, or order at once."""

# ruff: noqa: F403  # the rooms of this package are read by one name

from sleight.games.trickerion.locations.market_row.buy import *
from sleight.games.trickerion.locations.market_row.order import *
from sleight.games.trickerion.locations.market_row.stock import *
from sleight.games.trickerion.locations.market_row.trading import *
