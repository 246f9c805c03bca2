"""How many connections may be open, and which goes first when there are too many.

A connection waits while nothing of it is being answered: its request is not whole yet, it has not said
hello, or its client does not take what is sent. Those may be closed to let others in; the address that has
the most of them loses its oldest. Whoever opens one after the other is sent away instead, which costs less.
"""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Any

import structlog

from sleight.server.proxies import neighbourhood
from sleight.server.throttle import Throttle

if TYPE_CHECKING:
    from asyncio import BaseTransport
    from collections.abc import Callable

_log: Any = structlog.get_logger("sleight.server")

_RESERVE = 256
"""Files for the database, the bots, and connections that are being closed."""

_WANTED = 65_536
_GRACE = 2.0
"""A connection without a request is safe for so many seconds from those of its own address."""


def files_allowed() -> int:
    """How many files the process may have open, after asking the system for as many as it grants."""
    try:
        import resource
    except ImportError:  # Windows has no such limit for sockets.
        return _WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass
    return _WANTED if soft == resource.RLIM_INFINITY else soft


def connections_within(files: int) -> int:
    """How many connections leave enough files for everything else."""
    return max(files - _RESERVE, files // 2)


class Place:
    """One connection among those that are open."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.since = time.monotonic()
        self.until = math.inf
        self.lost = False
        self._transport: BaseTransport | None = None

    def take(self, transport: BaseTransport) -> None:
        """The connection is made; its place may have been lost meanwhile."""
        self._transport = transport
        if self.lost:
            self.lose()

    def lose(self) -> None:
        """Close the connection without waiting for its client."""
        self.lost = True
        if self._transport is not None:
            self._transport.abort()  # type: ignore[attr-defined]  # what is written to can be aborted

    @property
    def ending(self) -> bool:
        """Whether the connection is closed as soon as its client has taken the rest, which some never do."""
        return self._transport is not None and self._transport.is_closing()


class Doors:
    """Counts the open connections, in all and by address."""

    def __init__(self, most: int, by_address: int, seconds: float, exempt: Callable[[str], bool]) -> None:
        self.seconds = seconds
        self._most = most
        self._by_address = by_address
        self._exempt = exempt
        self._inside: set[Place] = set()
        self._counts: dict[str, int] = {}
        self._waiting: dict[str, dict[Place, None]] = {}
        self._ending: dict[Place, float] = {}
        self._told = Throttle()

    def enter(self, peer: str) -> Place | None:
        """A place for a connection, if need be that of one that waits; it waits for its first request."""
        address = neighbourhood(peer)
        if self._counts.get(address, 0) >= self._by_address and not self._exempt(peer):
            crowded, full = address, "connections-by-address"
        elif len(self._inside) >= self._most:
            crowded, full = self._busiest(), "connections-in-all"
        else:
            return self._new_place(address)
        if self._replace(crowded, address):
            return self._new_place(address)
        self._tell(full)
        return None

    def _new_place(self, address: str) -> Place:
        place = Place(address)
        self._inside.add(place)
        self._counts[address] = self._counts.get(address, 0) + 1
        self.wait(place, hurried=True)
        return place

    def wait(self, place: Place, *, hurried: bool) -> None:
        """A connection waits; a hurried one not for long. Any may be closed to let others in."""
        if place in self._inside:
            places = self._waiting.setdefault(place.address, {})
            places.pop(place, None)
            places[place] = None
            place.until = time.monotonic() + self.seconds if hurried else math.inf

    def work(self, place: Place) -> None:
        """A connection is being served; it stays."""
        places = self._waiting.get(place.address, {})
        if place in places:
            del places[place]
            if not places:
                del self._waiting[place.address]

    def leave(self, place: Place) -> None:
        """A connection is closed."""
        if place not in self._inside:
            return
        self.work(place)
        self._ending.pop(place, None)
        self._inside.remove(place)
        self._counts[place.address] -= 1
        if not self._counts[place.address]:
            del self._counts[place.address]

    def sweep(self) -> None:
        """Close what has waited too long; to be called every second or so."""
        now = time.monotonic()
        for place in self._inside:
            if place.ending:
                self._ending.setdefault(place, now + self.seconds)
        late = [place for places in self._waiting.values() for place in places if place.until < now]
        late += [place for place, until in self._ending.items() if until < now]
        for place in late:
            self._drop(place, "connection-slow")

    def close(self) -> None:
        """Close whatever has begun something and not ended it; a stop does not wait for that."""
        hurried = [place for places in self._waiting.values() for place in places if place.until < math.inf]
        for place in hurried:
            self.leave(place)
            place.lose()

    def _busiest(self) -> str:
        """The address that has the most connections waiting, or none."""
        return max(self._waiting, key=lambda address: len(self._waiting[address]), default="")

    def _replace(self, busiest: str, newcomer: str) -> bool:
        """Close the oldest connection that waits at an address; among equals only after a while."""
        places = self._waiting.get(busiest, {})
        oldest = next(iter(places), None)
        if oldest is None:
            return False
        equals = len(self._waiting.get(newcomer, ())) >= len(places)
        if equals and oldest.until < math.inf and time.monotonic() < oldest.since + _GRACE:
            return False
        self._drop(oldest, "connection-dropped")
        return True

    def _drop(self, place: Place, event: str) -> None:
        self._tell(event)
        self.leave(place)
        place.lose()

    def _tell(self, event: str) -> None:
        """Tell the host now and then; a flood must not flood the log."""
        left_out = self._told.ask(event)
        if left_out is not None:
            _log.warning(event, open=len(self._inside), left_out=left_out)
