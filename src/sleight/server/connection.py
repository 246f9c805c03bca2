"""Connections as uvicorn serves them, under the eyes of the doors: too slow or too many are closed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from sleight.core.speech import LANGUAGES
from sleight.server.desk import problem
from sleight.server.faults import Declined, status_of

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Transport

    from uvicorn import Config as UvicornConfig

    from sleight.core.errors import SleightError
    from sleight.server.doors import Doors, Place

_REASONS = {400: b"Bad Request", 503: b"Service Unavailable"}


class Watched(ServerState):
    """What all connections share."""

    def __init__(self, doors: Doors) -> None:
        super().__init__()
        self.doors = doors


def _plain_answer(error: SleightError) -> bytes:
    """A whole answer to somebody whose request was not read, so that nobody knows the language."""
    status = status_of(error)
    body = msgspec.json.encode(problem(error, LANGUAGES[0]))
    head = (
        b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\nx-content-type-options: nosniff\r\n"
        b"retry-after: 1\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
    )
    return head % (status, _REASONS[status], len(body)) + body


@cache
def refusal() -> bytes:
    """What is said to whoever finds no place."""
    return _plain_answer(Declined("server-full"))


class Http(H11Protocol):
    """A connection that asks over HTTP."""

    def __init__(
        self,
        config: UvicornConfig,
        server_state: Watched,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        place: Place | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors = server_state.doors
        self._place = place
        self._stalled = False
        self._reading = True
        """Whether a request was begun and is not whole; it does not get more time for every byte."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Take the place, or say at once that there is none."""
        peer = transport.get_extra_info("peername")
        self._place = self._place or self._doors.enter(str(peer[0]) if peer else "")
        if self._place is None:
            transport.write(refusal())
            transport.close()
            return
        super().connection_made(transport)
        self._place.take(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self._place is not None:
            self._doors.leave(self._place)
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and look whether the request is whole."""
        if self._place is not None:
            super().data_received(data)
            self._note(self._place)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A websocket keeps the place of the connection that it was; it waits until it says hello."""
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, Socket) and self._place is not None:
            protocol.sit(self._place)

    def on_response_complete(self) -> None:
        """The answer was given; the connection waits again."""
        super().on_response_complete()
        if self._place is not None:
            self._note(self._place)

    def _note(self, place: Place) -> None:
        """Tell the doors what the connection does now, unless it has become a websocket."""
        if self._stalled or self.transport.get_protocol() is not self:
            return
        their = self.conn.their_state
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and their is not h11.SEND_BODY:
            self._reading = False
            self._doors.work(place)
        elif self.timeout_keep_alive_task is not None and not self.conn.trailing_data[0]:
            self._reading = False
            # uvicorn itself closes it when it has been silent for too long.
            self._doors.wait(place, hurried=False)
        elif not self._reading:
            self._reading = True
            self._doors.wait(place, hurried=True)

    def pause_writing(self) -> None:
        """The client does not take its answer."""
        self._stalled = True
        if self._place is not None:
            self._doors.wait(self._place, hurried=True)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client takes its answer again."""
        self._stalled = False
        if self._place is not None:
            self._note(self._place)
        super().resume_writing()

    def send_400_response(self, msg: str) -> None:
        """Say what is no HTTP in the form of all our answers."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_plain_answer(Declined("request-wrong", why="HTTP")))
        self.transport.close()


class Socket(WebSocketsSansIOProtocol):
    """A websocket."""

    def __init__(self, config: UvicornConfig, server_state: Watched, app_state: dict[str, Any]) -> None:
        super().__init__(config, server_state, app_state)
        self._doors = server_state.doors
        self._place: Place | None = None
        self._silent = True
        # A client that does not answer the farewell is not waited for longer than any other.
        self.close_timeout = self._doors.seconds

    def sit(self, place: Place) -> None:
        """Take the place of the connection that asked for a websocket; the application waits for hello."""
        self._place = place
        self._doors.wait(place, hurried=False)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        if self._place is not None:
            self._doors.leave(self._place)
        super().connection_lost(exc)

    def send_receive_event_to_app(self) -> None:
        """A whole message: whoever speaks may stay."""
        if self._silent and self._place is not None:
            self._silent = False
            self._doors.work(self._place)
        super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """The client does not take what happens; it can come back and resume."""
        if self._place is not None:
            self._doors.wait(self._place, hurried=True)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client follows again."""
        if self._place is not None:
            self._doors.work(self._place)
        super().resume_writing()
