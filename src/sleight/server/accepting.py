"""Accepts connections: those without a place are sent away before anything is made for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sleight.server.connection import refusal

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable

    from sleight.server.doors import Doors, Place

_QUEUED = 2048
"""How many connections the system holds until they are accepted."""

_AT_ONCE = 64
"""So many are accepted in one turn of the loop; whoever is being served comes between."""

_RETRY_SECONDS = 0.1


class Acceptor:
    """Listens in place of the loop, which would accept any number before it looks at one."""

    def __init__(self, doors: Doors, make: Callable[[Place], asyncio.Protocol]) -> None:
        self._doors = doors
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._listening: list[socket.socket] = []
        self._making: set[asyncio.Task[object]] = set()

    def take_over(self, server: asyncio.Server) -> None:
        """Accept what the server would; where the system has no such loop, the server itself goes on."""
        for each in server.sockets:
            own = each.dup()
            own.setblocking(False)
            own.listen(_QUEUED)
            try:
                self._loop.remove_reader(each.fileno())
                self._loop.add_reader(own.fileno(), self._accept, own)
                self._listening.append(own)
            except NotImplementedError:
                own.close()

    def close(self) -> None:
        """Accept nothing more."""
        for own in self._listening:
            self._loop.remove_reader(own.fileno())
            own.close()
        self._listening.clear()

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            try:
                line, peer = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:
                # No file is left, in spite of the reserve; the loop would ask again and again.
                self._loop.remove_reader(listening.fileno())
                self._loop.call_later(_RETRY_SECONDS, self._resume, listening)
                return
            self._admit(line, str(peer[0]))

    def _resume(self, listening: socket.socket) -> None:
        if listening in self._listening:
            self._loop.add_reader(listening.fileno(), self._accept, listening)

    def _admit(self, line: socket.socket, peer: str) -> None:
        line.setblocking(False)
        place = self._doors.enter(peer)
        if place is None:
            with line:
                try:
                    line.send(refusal())
                except OSError:
                    return  # The client has gone already.
            return
        task = self._loop.create_task(self._connect(line, place))
        self._making.add(task)
        task.add_done_callback(self._making.discard)

    async def _connect(self, line: socket.socket, place: Place) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._make(place), line)
        except OSError:
            self._doors.leave(place)
            line.close()
