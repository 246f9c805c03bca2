"""Playing: what a viewer sees now, answers, and everything that helps to find one."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated, Any

import msgspec
from litestar.params import FromPath, JSONBody, QueryParameter

from sleight.bots import bot_name, check_codes, usual_bot
from sleight.server import requests, wire
from sleight.server.api.asking import Asked, At, Lang, does, eyes_of, language_of, own_eyes_of, reads, seated
from sleight.server.faults import Declined
from sleight.server.hints import reasons
from sleight.server.seeing import Eyes
from sleight.server.tables import read_choice
from sleight.server.turns import Crowded
from sleight.server.workers import Failed

WrittenChoice = Annotated[str, QueryParameter(max_length=200, description="A choice as text: call 5.")]
Pointed = Annotated[str, msgspec.Meta(max_length=100)]

_WATCHING = -1
_COUNTED_BY = "Whose count the moment has in a finished game: a seat, or -1 for whoever watches."


@reads("/api/tables/{table:str}/view")
async def show_view(
    request: Asked,
    desk: At,
    table: FromPath[str],
    lang: Lang = None,
    warnings: Annotated[bool, QueryParameter(description="Say which choices are probably foolish.")] = False,
) -> wire.Frame:
    """What the seat of the token sees now and is asked; without a token, what a spectator sees."""
    eyes = await eyes_of(desk, request, table, lang)
    return eyes.frame(eyes.newest(), warnings=warnings)


@reads("/api/tables/{table:str}/moments/{moment:int}")
async def show_moment(
    request: Asked,
    desk: At,
    table: FromPath[str],
    moment: FromPath[int],
    of: Annotated[int | None, QueryParameter(description=_COUNTED_BY)] = None,
    lang: Lang = None,
) -> wire.Frame:
    """What the viewer saw at one of its moments, or at one that somebody else has counted."""
    eyes = await eyes_of(desk, request, table, lang)
    if of is None:
        return eyes.frame(moment)
    return eyes.frame(eyes.counted(moment, None if of == _WATCHING else of))


@reads("/api/tables/{table:str}/moments/{moment:int}/board")
async def show_board(
    request: Asked, desk: At, table: FromPath[str], moment: FromPath[int], lang: Lang = None
) -> wire.BoardOut:
    """What the viewer saw at one of its moments, drawn in plain text of 80 columns."""
    eyes = await eyes_of(desk, request, table, lang)
    return wire.BoardOut(eyes.board(moment))


@does("/api/tables/{table:str}/choices")
async def choose(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.AnswerIn]
) -> wire.AnsweredOut:
    """Answer the open question, or do something unasked. It is stored when this returns."""
    play, seat = await seated(desk, request, table, looks=False)
    return await desk.answer(play, seat, data)


@does("/api/tables/{table:str}/undo")
async def undo(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.UndoIn]
) -> wire.AnsweredOut:
    """Take the last choice back, as long as nobody has learned anything from it."""
    play, seat = await seated(desk, request, table, looks=False)
    return await desk.answer(play, seat, data)


@reads("/api/tables/{table:str}/why")
async def why(
    request: Asked,
    desk: At,
    table: FromPath[str],
    choice: Annotated[str | None, QueryParameter(max_length=200)] = None,
    names: Annotated[
        list[Pointed] | None,
        QueryParameter(max_items=16, description="What is pointed at on the board, such as spell:5."),
    ] = None,
    lang: Lang = None,
) -> wire.WhyOut:
    """Why a choice, written as text, is not possible now, or any that touches all that is named.

    Without either, why nothing is undone.
    """
    eyes = await own_eyes_of(desk, request, table, lang)
    if choice is None and names:
        return eyes.why_nothing_with(names)
    return eyes.why(None if choice is None else read_choice(eyes.play.game, choice))


@reads("/api/tables/{table:str}/ghost")
async def show_ghost(
    request: Asked, desk: At, table: FromPath[str], choice: WrittenChoice, lang: Lang = None
) -> wire.GhostOut:
    """What a choice, written as text, would do, as far as the own view can tell."""
    eyes = await own_eyes_of(desk, request, table, lang)
    return await eyes.ghost(read_choice(eyes.play.game, choice))


@reads("/api/tables/{table:str}/prospects")
async def show_prospects(
    request: Asked, desk: At, table: FromPath[str], lang: Lang = None
) -> dict[str, Any] | None:
    """What a player would work out before deciding, from the own view alone.

    It is a struct of the game, or null for a game without one.
    """
    eyes = await eyes_of(desk, request, table, lang)
    found: dict[str, Any] | None = msgspec.to_builtins(await eyes.prospects())
    return found


@reads("/api/tables/{table:str}/odds")
async def show_odds(request: Asked, desk: At, table: FromPath[str]) -> wire.OddsOut:
    """The exact chance of each open choice to succeed, from the own view alone."""
    eyes = await own_eyes_of(desk, request, table, None)
    if not eyes.play.header.settings.odds:
        raise Declined("odds-off")
    return eyes.odds()


@does("/api/tables/{table:str}/hint")
async def hint(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.BotIn], lang: Lang = None
) -> wire.HintOut:
    """What a bot would choose and what speaks for it, from the own view alone."""
    play, seat = await seated(desk, request, table)
    if not play.header.settings.hints:
        raise Declined("hints-off")
    if not play.started or seat not in play.position.waiting:
        raise Declined("not-waited")
    code = data.bot or usual_bot(play.game.id)
    check_codes([code], play.game.id)
    try:
        written = await desk.bots.advice(play, seat, code)
    except Crowded as error:
        raise Declined("too-often", seconds=math.ceil(desk.config.bot_seconds)) from error
    except Failed as failure:
        raise Declined("bot-absent") from failure
    choice = play.game.parse(written)
    speech = language_of(request, lang)
    eyes = Eyes(play, seat, speech)
    said, why = eyes.sentence(choice), await asyncio.to_thread(reasons, eyes, choice)
    return wire.HintOut(code, bot_name(code, play.game.id, speech), choice, written, said, why)


ROUTES = [show_view, show_moment, show_board, choose, undo, why, show_ghost, show_prospects, show_odds, hint]
