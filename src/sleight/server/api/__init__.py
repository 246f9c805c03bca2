"""The HTTP API: everything that a client does. `/api/openapi.json` describes it."""

from sleight.server.api import alone, analysis, games, guides, itself, past, playing, rules, seats, tables

ROUTES = [
    *games.ROUTES,
    *rules.ROUTES,
    *guides.ROUTES,
    *alone.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *playing.ROUTES,
    *past.ROUTES,
    *analysis.ROUTES,
    *itself.ROUTES,
]
