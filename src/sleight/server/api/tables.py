"""Tables: making one, the lobby, and what everybody may know of one."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from sleight.server import requests, wire
from sleight.server.api.asking import Asked, At, Lang, address_of, entered, language_of, makes, reads
from sleight.server.desk import proper_name, table_out
from sleight.server.offered import offered
from sleight.server.store import now
from sleight.server.stored import Settings


@makes("/api/tables")
async def make_table(
    request: Asked, desk: At, data: JSONBody[requests.NewTable], lang: Lang = None
) -> wire.PlaceOut:
    """Make a table and sit down at it."""
    address = address_of(request)
    desk.creating.spend(address)
    name, claim = await desk.greet(proper_name(data.name), data.password, address)
    place = await desk.seating.open(
        offered(data.game),
        data.players,
        name,
        options=data.options,
        settings=Settings(data.open, data.chat, data.hints, data.odds, language_of(request, lang)),
        seed=None if data.seed is None else int(data.seed),
        opening=data.opening,
        seat=data.seat,
        claim=claim,
    )
    return desk.place(place, language_of(request, lang))


@reads("/api/tables")
async def list_tables(request: Asked, desk: At, lang: Lang = None) -> wire.TablesOut:
    """The open tables that have not ended: those with free seats first, then the newest."""
    since = now() - int(1000 * desk.config.listed_seconds)
    found = await desk.tables.store.listed(desk.config.most_listed, since)
    speech = language_of(request, lang)
    return wire.TablesOut([table_out(header, seats, set(), speech) for header, seats in found])


@reads("/api/tables/{table:str}")
async def show_table(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.TableOut:
    """A table: who sits where, its options, and the digest of its seed."""
    play, viewer = await entered(desk, request, table)
    return desk.table(play, language_of(request, lang), viewer)


ROUTES = [make_table, list_tables, show_table]
