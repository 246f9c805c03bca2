"""Live updates over a websocket, with resume.

The client says hello, then gets a frame for everything that its viewer notices, from the number it names
on. It may answer here too. What others do in secret makes no frame at all.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath, QueryParameter

from sleight.core.errors import SleightError
from sleight.server import requests, wire
from sleight.server.api.asking import address_of, language_of
from sleight.server.api.past import chat_line
from sleight.server.desk import Desk, problem
from sleight.server.faults import Declined, Unstored
from sleight.server.hub import Subscription
from sleight.server.play import Play, Viewer
from sleight.server.seeing import Eyes

Socket = WebSocket[Any, Any, Any]

_DECLINED = 4000
"""The code with which a socket is closed that cannot be served; the last message says why."""

_LATER = 1013
"""The code with which a socket is closed while the database cannot be used."""

_MOST_CHAT = 500
_GLANCE = 1.0
"""Every so many seconds it is looked who is there, whatever is played: no secret move shows by it."""

_hello = msgspec.json.Decoder(requests.Hello)
_spoken: Any = msgspec.json.Decoder(requests.LiveAnswer | requests.LiveUndo)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: Socket,
    desk: NamedDependency[Desk],
    table: FromPath[str],
    since: Annotated[str | None, QueryParameter(name="from")] = None,
    chat: Annotated[str | None, QueryParameter()] = None,
    lang: Annotated[str | None, QueryParameter()] = None,
) -> None:
    """Everything that a viewer notices, as it happens."""
    await socket.accept()
    speech = language_of(socket, lang)
    desk.metrics.sockets.inc()
    try:
        play, viewer = await _greeted(socket, desk, table)
        first, first_chat = _number(since), _number(chat)
        await _Line(socket, desk, Eyes(play, viewer, speech), first, first_chat).run()
    except Unstored:
        # Whoever comes again may be served: that is no refusal.
        await socket.close(_LATER)
    except SleightError as error:
        await _send(socket, msgspec.json.encode(wire.LiveProblem("", problem(error, speech))))
        await socket.close(_DECLINED)
    except WebSocketException:
        return
    finally:
        desk.metrics.sockets.dec()


async def _greeted(socket: Socket, desk: Desk, table: str) -> tuple[Play, Viewer]:
    """The table, and the viewer that the first message names; it is read before anything is declined."""
    try:
        said = await asyncio.wait_for(socket.receive_text(), desk.config.hello_seconds)
        hello = _hello.decode(said)
    except TimeoutError as error:
        raise Declined("request-wrong", why="hello") from error
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Declined("request-wrong", why=str(error)) from error
    desk.reading.spend_known(hello.token, address_of(socket))
    play = await desk.find(table)
    return play, desk.viewer(play, hello.token, hello.invitation, address_of(socket))


def _number(written: str | None) -> int:
    """A number from the address; whoever names none has seen nothing yet."""
    if written is None:
        return 0
    if not written.isascii() or not written.isdecimal() or len(written) > 9:
        raise Declined("request-wrong", why="from")
    return int(written)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


class _Line:
    """One open socket."""

    def __init__(self, socket: Socket, desk: Desk, eyes: Eyes, first: int, first_chat: int) -> None:
        self._socket = socket
        self._desk = desk
        self._eyes = eyes
        self._next = first
        self._next_chat = first_chat
        self._chatted = -1
        self._state: tuple[int, set[int]] | None = None
        seat = eyes.viewer
        self._owner = None if seat is None else eyes.play.seats[seat].token
        """The digest of the token that opened the seat."""

    def _check_owner(self) -> None:
        """Whoever has left sees and says nothing more, even if somebody else sits there now."""
        seat = self._eyes.viewer
        if seat is not None and self._eyes.play.seats[seat].token != self._owner:
            raise Declined("token-wrong")

    async def run(self) -> None:
        """Send and receive until the client goes."""
        play, seat = self._eyes.play, self._eyes.viewer
        play.watchers += 1
        if seat is not None:
            play.connected[seat] += 1
        news = self._desk.tables.hub.subscribe(play.id)
        tasks = {asyncio.create_task(each) for each in (self._tell(news), self._glance(), self._hear())}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            news.close()
            play.watchers -= 1
            if seat is not None:
                play.connected[seat] -= 1
                self._desk.seating.note(play, seat)

    # --- to the client --------------------------------------------------------------------------

    async def _tell(self, news: Subscription) -> None:
        play = self._eyes.play
        while True:
            if self._state is None or self._state[0] != play.version:
                await self._tell_table()
            if play.started:
                await self._tell_frames()
            if self._chatted != play.chatted:
                await self._tell_chat()
            await news.wait()

    async def _glance(self) -> None:
        """Tell who has come and gone, by the clock alone."""
        while True:
            await asyncio.sleep(_GLANCE)
            await self._tell_table()

    async def _tell_table(self) -> None:
        eyes = self._eyes
        state = (eyes.play.version, self._desk.present(eyes.play))
        if state != self._state:
            self._state = state
            news = wire.TableNews(table=self._desk.table(eyes.play, eyes.lang, eyes.viewer))
            await self._say(msgspec.json.encode(news))

    async def _tell_frames(self) -> None:
        newest = self._eyes.newest()
        if self._next > newest + 1:
            # A number of before an upgrade, after which they began anew.
            self._next = newest
        for seq in range(self._next, newest + 1):
            self._next = seq + 1
            await self._say(self._eyes.encoded(seq))
            self._desk.metrics.frames += 1

    async def _tell_chat(self) -> None:
        play = self._eyes.play
        self._chatted = play.chatted
        for line in await self._desk.tables.store.chat(play.id, self._next_chat, _MOST_CHAT):
            self._next_chat = line.seq + 1
            await self._say(msgspec.json.encode(chat_line(play, self._eyes.lang, *line)))

    async def _say(self, message: bytes) -> None:
        """Send something, unless whoever listens has left."""
        self._check_owner()
        await _send(self._socket, message)

    # --- from the client ------------------------------------------------------------------------

    async def _hear(self) -> None:
        while True:
            reply = await self._reply(await self._socket.receive_text())
            if reply is not None:
                await self._say(msgspec.json.encode(reply))
            # Hundreds of messages may have come at once: between two of them it is everybody else's turn.
            await asyncio.sleep(0)

    async def _reply(self, written: str) -> wire.AnsweredOut | wire.LiveProblem | None:
        """What is said to a message; nothing to a new answer, which its own frame acknowledges."""
        key = ""
        try:
            said = self._understood(written)
            key = said.key
            if self._eyes.viewer is None:
                raise Declined("token-wrong")
            self._check_owner()
            shown = self._eyes.newest()
            answered = await self._desk.answer(self._eyes.play, self._eyes.viewer, said)
            return answered if answered.seq <= shown else None
        except SleightError as error:
            return wire.LiveProblem(key, problem(error, self._eyes.lang, self._eyes))

    def _understood(self, written: str) -> requests.LiveAnswer | requests.LiveUndo:
        try:
            said: requests.LiveAnswer | requests.LiveUndo = _spoken.decode(written)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Declined("request-wrong", why=str(error)) from error
        return said
