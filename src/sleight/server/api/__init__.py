"""The HTTP API: everything that a client does. `/api/openapi.json` describes it."""

from sleight.server.api import games, itself, past, playing, seats, tables

ROUTES = [
    *games.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *playing.ROUTES,
    *past.ROUTES,
    *itself.ROUTES,
]
