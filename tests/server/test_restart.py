"""A server that starts while everybody reconnects at once: it serves them all, every time."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from pathlib import Path
from typing import NamedTuple

import pytest
import websockets.asyncio.client as client
from websockets.exceptions import WebSocketException

from tests.server.process import Process
from tests.server.served import Seat, Served, served

TABLES_EACH = 10
ROWS = 25
PLANS = {
    "abracada": (["person", "person", "random"], {}),
    "trickerion": (["person", "person", "random"], {"dark_alley": True, "prophecies": True}),
}


class Line(NamedTuple):
    """Somebody who looks at a table: a seat by its token, or a spectator."""

    table: str
    token: str | None


def _lines(server: Served) -> list[Line]:
    """Tables of both games that were played for a while, and all who look at them."""
    rng = random.Random(2)
    lines = []
    for game in PLANS:
        for _ in range(TABLES_EACH):
            people = _played(server, game, rng)
            lines += [Line(seat.table, seat.token) for seat in people] + [Line(people[0].table, None)]
    return lines


def _played(server: Served, game: str, rng: random.Random) -> list[Seat]:
    """Two people with a bot at a table that is not over yet."""
    players, options = PLANS[game]
    ann = server.table(players, game, options=options)
    people = [ann, server.sit(ann.table, "Bo")]
    played = 0
    while played < ROWS:
        for seat in people:
            frame = seat.get("view")
            if frame["over"]:
                return _played(server, game, rng)
            if frame["question"] is not None:
                seat.choose(rng.choice(frame["question"]["choices"])["text"], frame["number"])
                played += 1
    return people


async def _reconnects(line: Line, port: int, until: float) -> None:
    """Try again and again until the first frame has come."""
    address = f"ws://127.0.0.1:{port}/api/tables/{line.table}/live"
    while True:
        try:
            async with client.connect(address, proxy=None, open_timeout=60, max_queue=None) as socket:
                await socket.send(json.dumps({"type": "hello", "token": line.token}))
                async for message in socket:
                    if json.loads(message)["type"] == "frame":
                        return
        except (OSError, WebSocketException):
            assert time.monotonic() < until
            await asyncio.sleep(0.01)


async def _all_reconnect(lines: list[Line], port: int) -> None:
    until = time.monotonic() + 60
    await asyncio.gather(*(_reconnects(line, port, until) for line in lines))


def _restart(folder: Path, times: int) -> None:
    folder.mkdir()
    with served(folder) as server:
        lines = _lines(server)
    port = server.port
    for number in range(times):
        process = Process(folder, port=port)
        try:
            asyncio.run(_all_reconnect(lines, port))
            assert process.popen.poll() is None, process.logged()
            assert process.end(signal.SIGTERM if number % 2 else signal.SIGKILL) in (0, -signal.SIGKILL)
        finally:
            process.close()


def test_five_restarts_under_reconnecting_clients(tmp_path: Path) -> None:
    _restart(tmp_path / "data", 5)


@pytest.mark.long
def test_two_hundred_restarts_under_reconnecting_clients(tmp_path: Path) -> None:
    _restart(tmp_path / "data", 200)
