"""A real server in a thread of the test, and clients of it."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from sleight.server.config import Config, Rate
from sleight.server.database import database_url
from sleight.server.logs import prepare_logs
from sleight.server.run import make_server

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PLENTY = Rate(1_000_000, 1_000_000)
FREE = Config(
    reading=PLENTY,
    moving=PLENTY,
    creating=PLENTY,
    claiming=PLENTY,
    guessing=PLENTY,
    writing=PLENTY,
    metrics="127.0.0.1:0",
)
"""A server that counts nothing, for tests of other things."""


class Seat(NamedTuple):
    """A person at a table."""

    http: httpx.Client
    table: str
    seat: int
    token: str

    @property
    def head(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, what: str, **query: Any) -> Any:
        """What the API says."""
        return good(self.http.get(f"/api/tables/{self.table}/{what}", headers=self.head, params=query))

    def post(self, what: str, body: dict[str, Any] | None = None, **query: Any) -> httpx.Response:
        """What the API answers."""
        return self.http.post(f"/api/tables/{self.table}/{what}", headers=self.head, json=body, params=query)

    def choose(self, written: str, number: int | None = None, key: str | None = None) -> httpx.Response:
        """Answer the open question."""
        number = self.get("view")["number"] if number is None else number
        return self.post("choices", {"number": number, "key": key or f"k{number}", "choice": written})


class Served(NamedTuple):
    """A running server."""

    http: httpx.Client
    port: int
    metrics_port: int = 0

    def numbers(self) -> str:
        """What Prometheus would read."""
        address = f"http://127.0.0.1:{self.metrics_port}/metrics"
        return httpx.get(address, trust_env=False).raise_for_status().text

    def table(self, players: Sequence[str], game: str = "abracada", **more: Any) -> Seat:
        """A new table; its maker is called Ann."""
        body = {"game": game, "players": players, "name": "Ann", **more}
        return self.seated(self.http.post("/api/tables", json=body))

    def sit(self, table: str, name: str, **more: Any) -> Seat:
        """Another person at a table."""
        return self.seated(self.http.post(f"/api/tables/{table}/seats", json={"name": name, **more}))

    def people(self, count: int, game: str = "abracada", **more: Any) -> list[Seat]:
        """A table at which that many people sit."""
        ann = self.table(["person"] * count, game, **more)
        return [ann, *(self.sit(ann.table, f"person {number}") for number in range(1, count))]

    def seated(self, answer: httpx.Response) -> Seat:
        place = good(answer, 201)
        return Seat(self.http, place["table"]["id"], place["seat"], place["token"])

    @contextmanager
    def live(self, table: str, token: str | None = None, query: str = "") -> Iterator[ClientConnection]:
        """A websocket that has said hello."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}"
        with connect(address, proxy=None) as line:
            line.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
            yield line


def good(answer: httpx.Response, status: int = 200) -> Any:
    """The body of an answer that must be good."""
    assert answer.status_code == status, answer.text
    return answer.json()


def bad(answer: httpx.Response, status: int, code: str) -> Any:
    """The body of an answer that must be declined, with a sentence."""
    body = answer.json()
    assert (answer.status_code, body["code"]) == (status, code), answer.text
    assert body["sentence"].strip()[-1] in ".!?…»", body
    return body


@contextmanager
def served(folder: Path, url: str | None = None, config: Config = FREE) -> Iterator[Served]:
    """A server on a free port; stopped at the end."""
    prepare_logs("WARNING")
    found: list[int] = []
    ready = threading.Event()

    def note(_host: str, port: int) -> None:
        found.append(port)
        ready.set()

    server = make_server(database_url(folder, url), "127.0.0.1", 0, note, config)
    thread = threading.Thread(target=server.run)
    thread.start()
    assert ready.wait(30)
    with httpx.Client(base_url=f"http://127.0.0.1:{found[0]}", timeout=30, trust_env=False) as http:
        try:
            yield Served(http, found[0], server.metrics_address[1] if server.metrics_address else 0)
        finally:
            server.should_exit = True
            thread.join()
