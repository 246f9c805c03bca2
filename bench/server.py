"""How many frames a second the server delivers, as a ratio to a bare echo server of the same stack.

Both run in processes of their own and are driven by the same client in turns, with payloads of the same
size: 200 sockets on 50 tables of Abracada, four people each. The echo answers every message with a payload
as large as a frame; the server turns every answer into a stored row and four frames. A first round, in which
both fill their caches, is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from websockets.asyncio.client import ClientConnection, connect

from sleight.server.config import Config, Rate
from sleight.server.database import database_url
from sleight.server.logs import prepare_logs
from sleight.server.run import make_server

SEATS = 4
_MOST_OVER = 0.1
"""A round ends when so many tables are over: what remains would no longer be the whole load."""

_PLENTY = Rate(10**9, 10**9)


def main() -> int:
    """Measure in rounds, echo and server in turns, and print the medians as one line of JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=50)
    options.add_argument("--seconds", type=float, default=5)
    options.add_argument("--rounds", type=int, default=5)
    chosen = options.parse_args()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        ports = [_free_port(), _free_port()]
        servers = [
            context.Process(target=_serve, args=(folder, ports[0])),
            context.Process(target=_echo, args=(ports[1],)),
        ]
        for each in servers:
            each.start()
        try:
            found = asyncio.run(_measure(ports, chosen.tables, chosen.seconds, chosen.rounds))
        finally:
            for each in servers:
                each.terminate()
                each.join()
    sys.stdout.write(json.dumps(found) + "\n")
    return 0 if found["gaps"] == 0 else 1


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _serve(folder: str, port: int) -> None:
    prepare_logs("warning")
    config = Config(reading=_PLENTY, moving=_PLENTY, creating=_PLENTY)
    make_server(database_url(Path(folder), None), "127.0.0.1", port, lambda _host, _port: None, config).run()


def _echo(port: int) -> None:
    @websocket("/")
    async def echo(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        while True:
            payload = await socket.receive_text()
            await socket.send_data(payload.encode(), mode="text")

    app = Litestar([echo], logging_config=None)
    uvicorn.run(
        app,
        port=port,
        log_config=None,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
    )


async def _measure(ports: list[int], tables: int, seconds: float, rounds: int) -> dict[str, Any]:
    import httpx

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{ports[0]}", trust_env=False) as http:
        await _answers(http)
        ratios, ours, echoes, waits, gaps, size = [], [], [], [], 0, 0
        for number in range(rounds + 1):
            drive = await _Drive.start(http, ports[0], tables)
            await drive.run(seconds)
            size = drive.size()
            echoed = await _drive_echo(ports[1], tables * SEATS, size, seconds)
            if not number:
                continue
            ratios.append(drive.rate / echoed)
            ours.append(drive.rate)
            echoes.append(echoed)
            waits += drive.waits
            gaps += drive.gaps
    waits.sort()
    return {
        "sockets": tables * SEATS,
        "tables": tables,
        "frames_per_second": round(_middle(ours)),
        "echoes_per_second": round(_middle(echoes)),
        "ratio": round(_middle(ratios), 3),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1),
        "gaps": gaps,
        "payload_bytes": size,
    }


def _middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


async def _answers(http: Any) -> None:
    for _ in range(200):
        try:
            await http.get("/api/health")
            return
        except OSError:
            await asyncio.sleep(0.1)
        except Exception as error:
            if "Connect" not in type(error).__name__:
                raise
            await asyncio.sleep(0.1)


class _Choice(msgspec.Struct):
    text: str


class _Question(msgspec.Struct):
    number: int
    choices: list[_Choice]


class _Told(msgspec.Struct):
    """What the client reads of a frame; the echo's client reads nothing."""

    table: str
    seq: int
    over: bool
    question: _Question | None


_FRAME = '{"type":"frame"'
_read = msgspec.json.Decoder(_Told)


class _Drive:
    """Everybody at every table answers as soon as asked."""

    def __init__(self) -> None:
        self.lines: list[ClientConnection] = []
        self.frames = 0
        self.bytes = 0
        self.gaps = 0
        self.waits: list[float] = []
        self.rate = 0.0
        self._over = 0
        self._sent: dict[str, float] = {}

    @classmethod
    async def start(cls, http: Any, port: int, tables: int) -> _Drive:
        drive = cls()
        for _ in range(tables):
            body = {"game": "abracada", "players": ["person"] * SEATS, "name": "p0"}
            place = (await http.post("/api/tables", json=body)).json()
            table, tokens = place["table"]["id"], [place["token"]]
            for number in range(1, SEATS):
                seat = await http.post(f"/api/tables/{table}/seats", json={"name": f"p{number}"})
                tokens.append(seat.json()["token"])
            for token in tokens:
                line = await connect(
                    f"ws://127.0.0.1:{port}/api/tables/{table}/live",
                    proxy=None,
                    compression=None,
                )
                await line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
                drive.lines.append(line)
        return drive

    async def run(self, seconds: float) -> None:
        work = [asyncio.create_task(self._play(line)) for line in self.lines]
        began, before = time.perf_counter(), self.frames
        while time.perf_counter() - began < seconds and self._over < len(self.lines) * _MOST_OVER:
            await asyncio.sleep(0.02)
        self.rate = (self.frames - before) / (time.perf_counter() - began)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await _close(self.lines)

    def size(self) -> int:
        return self.bytes // max(self.frames, 1)

    async def _play(self, line: ClientConnection) -> None:
        expected = 0
        async for message in line:
            now = time.perf_counter()
            if not str(message).startswith(_FRAME):
                continue
            told = _read.decode(message)
            self.frames += 1
            self.bytes += len(message)
            self.gaps += told.seq != expected
            expected = told.seq + 1
            began = self._sent.get(told.table)
            if began is not None and told.seq > 0:
                self.waits.append(now - began)
            self._over += told.over
            if told.question is not None:
                await self._answer(line, told, told.question)

    async def _answer(self, line: ClientConnection, told: _Told, question: _Question) -> None:
        choice = question.choices[told.seq % len(question.choices)].text
        said = {"type": "answer", "number": question.number, "key": f"{told.seq}", "choice": choice}
        self._sent[told.table] = time.perf_counter()
        await line.send(msgspec.json.encode(said).decode())


async def _drive_echo(port: int, sockets: int, size: int, seconds: float) -> float:
    payload = "x" * size
    lines = [await connect(f"ws://127.0.0.1:{port}/", proxy=None, compression=None) for _ in range(sockets)]
    count = 0

    async def bounce(line: ClientConnection) -> None:
        nonlocal count
        while True:
            await line.send(payload)
            await line.recv()
            count += 1

    work = [asyncio.create_task(bounce(line)) for line in lines]
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    rate = count / (time.perf_counter() - began)
    for task in work:
        task.cancel()
    await asyncio.gather(*work, return_exceptions=True)
    await _close(lines)
    return rate


async def _close(lines: list[ClientConnection]) -> None:
    """Hang up at once; what is still on its way is not waited for."""
    for line in lines:
        line.transport.abort()
    await asyncio.gather(*(line.wait_closed() for line in lines))


if __name__ == "__main__":
    sys.exit(main())
