"""Seats: sitting down, leaving, bots in people's places, and playing on elsewhere."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from sleight.server import requests, wire
from sleight.server.api.asking import Asked, At, Lang, address_of, does, eyes_of, language_of, makes, seated
from sleight.server.desk import proper_name
from sleight.server.faults import Declined
from sleight.server.seeing import Eyes


@makes("/api/tables/{table:str}/seats")
async def sit_down(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.SitDown], lang: Lang = None
) -> wire.PlaceOut:
    """Sit down. The token that is returned opens the seat, from any device."""
    address = address_of(request)
    play = await desk.find(table)
    desk.admit(play, data.invitation, address)
    shown = proper_name(data.name)
    desk.seating.check_seat(play, shown, data.seat)
    name, claim = await desk.greet(shown, data.password, address)
    place = await desk.seating.join(play, name, data.seat, claim)
    return desk.place(place, language_of(request, lang))


@does("/api/tables/{table:str}/leave")
async def leave(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.TableOut:
    """Get up before the game begins; the last one to leave closes the table."""
    play, seat = await seated(desk, request, table)
    await desk.seating.leave(play, seat)
    return desk.table(play, language_of(request, lang))


@does("/api/tables/{table:str}/hand-over")
async def hand_over(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.BotIn], lang: Lang = None
) -> wire.TableOut:
    """Let a bot play the own seat."""
    play, seat = await seated(desk, request, table)
    await desk.seating.hand_over(play, seat, data.bot)
    return desk.table(play, language_of(request, lang), seat)


@does("/api/tables/{table:str}/take-back")
async def take_back(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.TableOut:
    """Play the own seat oneself again."""
    play, seat = await seated(desk, request, table)
    await desk.seating.take_back(play, seat)
    return desk.table(play, language_of(request, lang), seat)


@does("/api/tables/{table:str}/resign")
async def resign(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.TableOut:
    """Give up the own seat for good; a bot plays on."""
    play, seat = await seated(desk, request, table)
    await desk.seating.hand_over(play, seat, None, for_good=True)
    return desk.table(play, language_of(request, lang), seat)


@does("/api/tables/{table:str}/seats/{other:int}/replace")
async def replace(request: Asked, desk: At, table: FromPath[str], other: FromPath[int]) -> wire.ReplacedOut:
    """Agree that a bot plays for somebody who has left."""
    play, seat = await seated(desk, request, table)
    if other not in range(play.header.seats):
        raise Declined("seat-not-for-people", seat=other)
    return wire.ReplacedOut(await desk.seating.replace(play, other, seat))


@makes("/api/tables/{table:str}/rematch")
async def rematch(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.TableOut:
    """The same people and bots again, with the start passed on; the tokens stay the same."""
    play, seat = await seated(desk, request, table)
    again = await desk.seating.rematch(play)
    return desk.table(again, language_of(request, lang), seat)


@makes("/api/tables/{table:str}/play-on")
async def play_on(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.PlayOn], lang: Lang = None
) -> wire.PlaceOut:
    """A new table against bots: from a moment of a finished game, or from a guess of the own view."""
    desk.creating.spend(address_of(request))
    eyes = await eyes_of(desk, request, table, None)
    name, claim = proper_name(data.name), None
    if not _is_own(eyes, name):
        name, claim = await desk.greet(name, data.password, address_of(request))
    place = await desk.seating.play_on(eyes.play, eyes.viewer, data.moment, name, data.seat, claim)
    return desk.place(place, language_of(request, lang))


def _is_own(eyes: Eyes, name: str) -> bool:
    """True for the name under which somebody sits here: the token of the seat has shown whose it is."""
    return eyes.viewer is not None and eyes.play.seats[eyes.viewer].name == name


ROUTES = [sit_down, leave, hand_over, take_back, resign, replace, rematch, play_on]
