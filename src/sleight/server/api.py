"""The HTTP API: everything that a client does. `/api/openapi.json` describes it."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from sleight import __version__
from sleight.bots import bot_codes, check_codes
from sleight.core import registry
from sleight.core.speech import game_speaker
from sleight.server import wire
from sleight.server.desk import Desk, clean, game_out, table_out
from sleight.server.faults import Declined, spoken_language
from sleight.server.play import Play, Viewer
from sleight.server.seeing import Eyes
from sleight.server.store import Settings, now
from sleight.server.tables import read_choice
from sleight.server.workers import Failed

_MOST_LINES = 500

_PROBLEMS = {
    status: ResponseSpec(wire.Problem, description=meaning, generate_examples=False)
    for status, meaning in {
        400: "The request is not understood",
        401: "The token opens no seat of this table",
        403: "Not allowed",
        404: "There is no such thing",
        405: "Not in this way",
        409: "Not now",
        413: "Too large",
        429: "Too often",
    }.items()
}

Asked = Request[Any, Any, Any]
Lang = Annotated[str | None, QueryParameter(max_length=8, description="The language: en, fr or ru.")]
WrittenChoice = Annotated[str, QueryParameter(max_length=200, description="A choice as text: call 5.")]
Pointed = Annotated[str, msgspec.Meta(max_length=100)]
_WATCHING = -1
_COUNTED_BY = "Whose count the moment has in a finished game: a seat, or -1 for whoever watches."
Since = Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)]
At = NamedDependency[Desk]

reads = partial(get, responses=_PROBLEMS)
does = partial(post, responses=_PROBLEMS, status_code=200)
makes = partial(post, responses=_PROBLEMS, status_code=201)


def address_of(asked: Any) -> str:
    """Where a request comes from, for the limits."""
    return asked.client.host if asked.client else ""


def token_of(asked: Asked) -> str | None:
    """The seat token of a request, if it has one."""
    kind, _, token = asked.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def language_of(asked: Any, lang: str | None) -> str:
    """The language to answer in."""
    return spoken_language(lang, asked.headers.get("accept-language"))


async def _entered(desk: Desk, asked: Asked, table: str) -> tuple[Play, Viewer]:
    """The table, and whoever looks at it."""
    play = await desk.find(table)
    invitation = asked.headers.get("x-invitation")
    return play, desk.viewer(play, token_of(asked), invitation, address_of(asked))


async def _seated(desk: Desk, asked: Asked, table: str) -> tuple[Play, int]:
    """The table, and the seat of whoever asks; only those who sit there get further."""
    play = await desk.find(table)
    return play, desk.seat(play, token_of(asked), address_of(asked))


async def _eyes(desk: Desk, asked: Asked, table: str, lang: str | None) -> Eyes:
    """The eyes of whoever asks, at a game that has begun."""
    play, viewer = await _entered(desk, asked, table)
    if not play.started:
        raise Declined("not-started")
    return Eyes(play, viewer, language_of(asked, lang))


async def _own_eyes(desk: Desk, asked: Asked, table: str, lang: str | None) -> Eyes:
    """The eyes of somebody who sits at a game that has begun."""
    play, seat = await _seated(desk, asked, table)
    if not play.started:
        raise Declined("not-started")
    return Eyes(play, seat, language_of(asked, lang))


# --- games and tables -------------------------------------------------------------------------------


@reads("/api/games")
async def list_games(request: Asked, lang: Lang = None) -> list[wire.GameOut]:
    """The games with their seats, options and bots."""
    return [game_out(id, language_of(request, lang)) for id in registry.games()]


@reads("/api/games/{game:str}/schema")
async def show_schema(game: FromPath[str]) -> dict[str, Any]:
    """The JSON schema of a game's views, choices and events."""
    rules = registry.game(game)
    kinds = [rules.view_type, rules.choice_type, rules.event_type]
    (view, choice, event), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return {"view": view, "choice": choice, "event": event, "$defs": parts}


@reads("/api/games/{game:str}/printed")
async def show_printed(game: FromPath[str]) -> dict[str, Any]:
    """What is printed on the cards and boards of a game; nothing for a game that prints nothing."""
    return registry.game(game).printed_data()


@reads("/api/games/{game:str}/words")
async def show_words(request: Asked, game: FromPath[str], lang: Lang = None) -> wire.WordsOut:
    """The texts of a game in one language, for a client that says things itself."""
    says = game_speaker(registry.game(game).id, language_of(request, lang))
    return wire.WordsOut(says.lang, says.sources)


@makes("/api/tables")
async def make_table(request: Asked, desk: At, data: JSONBody[wire.NewTable]) -> wire.PlaceOut:
    """Make a table and sit down at it."""
    address = address_of(request)
    desk.creating.spend(address)
    name = await desk.greet(data.name, data.password, address)
    place = await desk.seating.open(
        registry.game(data.game),
        data.players,
        name,
        options=data.options,
        settings=Settings(data.open, data.chat, data.hints, data.odds),
        seed=None if data.seed is None else int(data.seed),
        seat=data.seat,
    )
    return desk.place(place)


@reads("/api/tables")
async def list_tables(desk: At) -> wire.TablesOut:
    """The open tables that have not ended: those with free seats first, then the newest."""
    since = now() - int(1000 * desk.config.listed_seconds)
    found = await desk.tables.store.listed(desk.config.most_listed, since)
    return wire.TablesOut([table_out(header, seats, set()) for header, seats in found])


@reads("/api/tables/{table:str}")
async def show_table(request: Asked, desk: At, table: FromPath[str]) -> wire.TableOut:
    """A table: who sits where, its options, and the digest of its seed."""
    play, viewer = await _entered(desk, request, table)
    return desk.table(play, viewer)


# --- seats ------------------------------------------------------------------------------------------


@makes("/api/tables/{table:str}/seats")
async def sit_down(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.SitDown]
) -> wire.PlaceOut:
    """Sit down. The token that is returned opens the seat, from any device."""
    address = address_of(request)
    play = await desk.find(table)
    desk.admit(play, data.invitation, address)
    name = await desk.greet(data.name, data.password, address)
    return desk.place(await desk.seating.join(play, name, data.seat))


@does("/api/tables/{table:str}/leave")
async def leave(request: Asked, desk: At, table: FromPath[str]) -> wire.TableOut:
    """Get up before the game begins; the last one to leave closes the table."""
    play, seat = await _seated(desk, request, table)
    await desk.seating.leave(play, seat)
    return desk.table(play)


@does("/api/tables/{table:str}/hand-over")
async def hand_over(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.BotIn]
) -> wire.TableOut:
    """Let a bot play the own seat."""
    play, seat = await _seated(desk, request, table)
    await desk.seating.hand_over(play, seat, data.bot)
    return desk.table(play, seat)


@does("/api/tables/{table:str}/take-back")
async def take_back(request: Asked, desk: At, table: FromPath[str]) -> wire.TableOut:
    """Play the own seat oneself again."""
    play, seat = await _seated(desk, request, table)
    await desk.seating.take_back(play, seat)
    return desk.table(play, seat)


@does("/api/tables/{table:str}/resign")
async def resign(request: Asked, desk: At, table: FromPath[str]) -> wire.TableOut:
    """Give up the own seat for good; a bot plays on."""
    play, seat = await _seated(desk, request, table)
    await desk.seating.hand_over(play, seat, None, for_good=True)
    return desk.table(play, seat)


@does("/api/tables/{table:str}/seats/{other:int}/replace")
async def replace(request: Asked, desk: At, table: FromPath[str], other: FromPath[int]) -> wire.ReplacedOut:
    """Agree that a bot plays for somebody who has left."""
    play, seat = await _seated(desk, request, table)
    if other not in range(play.header.seats):
        raise Declined("seat-not-for-people", seat=other)
    return wire.ReplacedOut(await desk.seating.replace(play, other, seat))


@makes("/api/tables/{table:str}/rematch")
async def rematch(request: Asked, desk: At, table: FromPath[str]) -> wire.TableOut:
    """The same people and bots again, with the start passed on; the tokens stay the same."""
    play, seat = await _seated(desk, request, table)
    again = await desk.seating.rematch(play)
    return desk.table(again, seat)


@makes("/api/tables/{table:str}/play-on")
async def play_on(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.PlayOn]
) -> wire.PlaceOut:
    """A new table against bots: from a moment of a finished game, or from a guess of the own view."""
    desk.creating.spend(address_of(request))
    eyes = await _eyes(desk, request, table, None)
    name = clean(data.name) or eyes.play.names[eyes.viewer or 0]
    return desk.place(await desk.seating.play_on(eyes.play, eyes.viewer, data.moment, name, data.seat))


# --- playing ----------------------------------------------------------------------------------------


@reads("/api/tables/{table:str}/view")
async def show_view(
    request: Asked,
    desk: At,
    table: FromPath[str],
    lang: Lang = None,
    warnings: Annotated[bool, QueryParameter(description="Say which choices are probably foolish.")] = False,
) -> wire.Frame:
    """What the seat of the token sees now and is asked; without a token, what a spectator sees."""
    eyes = await _eyes(desk, request, table, lang)
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
    eyes = await _eyes(desk, request, table, lang)
    if of is None:
        return eyes.frame(moment)
    return eyes.frame(eyes.counted(moment, None if of == _WATCHING else of))


@does("/api/tables/{table:str}/choices")
async def choose(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.AnswerIn]
) -> wire.AnsweredOut:
    """Answer the open question, or do something unasked. It is stored when this returns."""
    play, seat = await _seated(desk, request, table)
    return await desk.answer(play, seat, data)


@does("/api/tables/{table:str}/undo")
async def undo(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.UndoIn]
) -> wire.AnsweredOut:
    """Take the last choice back, as long as nobody has learned anything from it."""
    play, seat = await _seated(desk, request, table)
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
    eyes = await _own_eyes(desk, request, table, lang)
    if choice is None and names:
        return eyes.why_nothing_with(names)
    return eyes.why(None if choice is None else read_choice(eyes.play.game, choice))


@reads("/api/tables/{table:str}/ghost")
async def show_ghost(
    request: Asked, desk: At, table: FromPath[str], choice: WrittenChoice, lang: Lang = None
) -> wire.GhostOut:
    """What a choice, written as text, would do, as far as the own view can tell."""
    eyes = await _own_eyes(desk, request, table, lang)
    return await eyes.ghost(read_choice(eyes.play.game, choice))


@reads("/api/tables/{table:str}/odds")
async def show_odds(request: Asked, desk: At, table: FromPath[str]) -> wire.OddsOut:
    """The exact chance of each open choice to succeed, from the own view alone."""
    eyes = await _own_eyes(desk, request, table, None)
    if not eyes.play.header.settings.odds:
        raise Declined("odds-off")
    return eyes.odds()


@does("/api/tables/{table:str}/hint")
async def hint(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.BotIn], lang: Lang = None
) -> wire.HintOut:
    """What a bot would choose, from the own view alone."""
    play, seat = await _seated(desk, request, table)
    if not play.header.settings.hints:
        raise Declined("hints-off")
    if not play.started or seat not in play.position.waiting:
        raise Declined("not-waited")
    code = data.bot or bot_codes(play.game.id)[-1]
    check_codes([code], play.game.id)
    try:
        written = await desk.bots.advice(play, seat, code)
    except Failed as failure:
        raise Declined("bot-absent") from failure
    choice = play.game.parse(written)
    said = Eyes(play, seat, language_of(request, lang)).sentence(choice)
    return wire.HintOut(code, choice, written, said)


# --- what has happened ------------------------------------------------------------------------------


@reads("/api/tables/{table:str}/log")
async def show_log(
    request: Asked, desk: At, table: FromPath[str], since: Since = 0, lang: Lang = None
) -> wire.LogOut:
    """What the viewer saw happen, from one of its moments on."""
    eyes = await _eyes(desk, request, table, lang)
    return wire.LogOut(eyes.log(since, _MOST_LINES), eyes.newest())


@reads("/api/tables/{table:str}/record")
async def show_record(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.RecordOut:
    """A finished game as one file; of a running one only what the viewer knows."""
    eyes = await _eyes(desk, request, table, lang)
    play = eyes.play
    return wire.RecordOut(
        over=play.over,
        commitment=play.header.commitment,
        seed=None if play.header.seed is None or not play.over else str(play.header.seed),
        record=play.written() if play.over else None,
        frame=eyes.frame(eyes.newest()),
        log=eyes.log(0),
    )


@makes("/api/tables/{table:str}/chat")
async def write_chat(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[wire.ChatIn]
) -> wire.ChatLineOut:
    """Say something to everybody at the table."""
    play, seat = await _seated(desk, request, table)
    desk.writing.spend(address_of(request))
    if play.started and not play.over and not play.header.settings.chat:
        raise Declined("chat-closed")
    written = clean(data.text)
    if not written:
        raise Declined("chat-wrong")
    line = await desk.tables.store.add_chat(play.id, seat, written)
    play.chatted += 1
    desk.tables.hub.publish(play.id, len(play.record.rows))
    return chat_line(play, *line)


@reads("/api/tables/{table:str}/chat")
async def read_chat(request: Asked, desk: At, table: FromPath[str], since: Since = 0) -> wire.ChatOut:
    """What was said at the table, from a number on."""
    play, _ = await _entered(desk, request, table)
    lines = await desk.tables.store.chat(play.id, since, _MOST_LINES)
    return wire.ChatOut([chat_line(play, *line) for line in lines])


def chat_line(play: Play, seq: int, seat: int, text: str, at: int) -> wire.ChatLineOut:
    """A line of the chat with the name of whoever wrote it."""
    return wire.ChatLineOut(seq, seat, play.names[seat], text, at)


# --- the server itself ------------------------------------------------------------------------------


@reads("/api/health")
async def health(desk: At) -> wire.HealthOut:
    """The server is there and its database answers."""
    await desk.tables.store.listed(0)
    return wire.HealthOut("ok", __version__, desk.tables.in_memory)


@get("/api/openapi.json", include_in_schema=False)
async def describe_api(request: Asked) -> dict[str, Any]:
    """The description of this API."""
    described: dict[str, Any] = request.app.openapi_schema.to_schema()
    return described


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics(desk: At) -> Response[bytes]:
    """Numbers for Prometheus."""
    desk.metrics.tables.set(desk.tables.in_memory)
    return Response(desk.metrics.exposed(), media_type="text/plain; version=0.0.4; charset=utf-8")


ROUTES = [
    list_games,
    show_schema,
    show_printed,
    show_words,
    make_table,
    list_tables,
    show_table,
    sit_down,
    leave,
    hand_over,
    take_back,
    resign,
    replace,
    rematch,
    play_on,
    show_view,
    show_moment,
    choose,
    undo,
    why,
    show_ghost,
    show_odds,
    hint,
    show_log,
    show_record,
    write_chat,
    read_chat,
    health,
    describe_api,
    show_metrics,
]
