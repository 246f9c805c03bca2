"""What has happened and what was said: log, record, chat."""

from __future__ import annotations

from litestar.params import FromPath, JSONBody

from sleight.server import requests, wire
from sleight.server.api.asking import (
    Asked,
    At,
    Lang,
    Since,
    address_of,
    entered,
    eyes_of,
    language_of,
    makes,
    reads,
    seated,
)
from sleight.server.desk import clean
from sleight.server.faults import Declined
from sleight.server.play import Play

_MOST_LINES = 500


@reads("/api/tables/{table:str}/log")
async def show_log(
    request: Asked, desk: At, table: FromPath[str], since: Since = 0, lang: Lang = None
) -> wire.LogOut:
    """What the viewer saw happen, from one of its moments on."""
    eyes = await eyes_of(desk, request, table, lang)
    return wire.LogOut(eyes.log(since, _MOST_LINES), eyes.newest())


@reads("/api/tables/{table:str}/record")
async def show_record(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.RecordOut:
    """A finished game as one file; of a running or private one only what the viewer knows."""
    eyes = await eyes_of(desk, request, table, lang)
    play = eyes.play
    told = play.over and not play.private
    return wire.RecordOut(
        over=play.over,
        commitment=play.header.commitment,
        seed=None if play.header.seed is None or not told else str(play.header.seed),
        record=play.written() if told else None,
        frame=eyes.frame(eyes.newest()),
        log=eyes.log(0),
    )


@reads("/api/tables/{table:str}/tally")
async def show_tally(request: Asked, desk: At, table: FromPath[str], lang: Lang = None) -> wire.Tally | None:
    """Where the points of a game came from, as far as the viewer knows; null if the game cannot say it."""
    return await (await eyes_of(desk, request, table, lang)).tally()


@makes("/api/tables/{table:str}/chat")
async def write_chat(
    request: Asked, desk: At, table: FromPath[str], data: JSONBody[requests.ChatIn], lang: Lang = None
) -> wire.ChatLineOut:
    """Say something to everybody at the table."""
    play, seat = await seated(desk, request, table)
    desk.writing.spend(address_of(request))
    if play.started and not play.over and not play.header.settings.chat:
        raise Declined("chat-closed")
    written = clean(data.text)
    if not written:
        raise Declined("chat-wrong")
    line = await desk.tables.store.add_chat(play.id, seat, written)
    play.chatted += 1
    desk.tables.hub.publish(play.id, len(play.record.rows))
    return chat_line(play, language_of(request, lang), *line)


@reads("/api/tables/{table:str}/chat")
async def read_chat(
    request: Asked, desk: At, table: FromPath[str], since: Since = 0, lang: Lang = None
) -> wire.ChatOut:
    """What was said at the table, from a number on."""
    play, _ = await entered(desk, request, table)
    lines = await desk.tables.store.chat(play.id, since, _MOST_LINES)
    speech = language_of(request, lang)
    return wire.ChatOut([chat_line(play, speech, *line) for line in lines])


def chat_line(play: Play, lang: str, seq: int, seat: int, text: str, at: int) -> wire.ChatLineOut:
    """A line of the chat with the name of whoever wrote it."""
    return wire.ChatLineOut(seq, seat, play.names(lang)[seat], text, at)


ROUTES = [show_log, show_record, show_tally, write_chat, read_chat]
