"""Everything that somebody is sent of a table and can ask about it, with what is random taken out."""

from __future__ import annotations

import re
from contextlib import ExitStack
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec

import sleight
from sleight.server.play import Viewer
from sleight.server.resuming import UNDO
from tests.server.served import Seat, Served, good

if TYPE_CHECKING:
    from random import Random

    import httpx
    from websockets.sync.client import ClientConnection

    from tests.server.pairs import Act

_TIME = re.compile(rb'"at":\d+')
_LAST = "That is all."


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        """What the server takes for the time."""
        return self.now


class Room:
    """One table of a pair, with a socket for everybody who must not be able to tell the two apart."""

    def __init__(self, server: Served, table: str, watchers: tuple[Viewer, ...], seats: int) -> None:
        self._server = server
        self._table = table
        self._watchers = watchers
        self._people = [Seat(server.http, table, seat, f"{seat}") for seat in range(seats)]
        self._open = ExitStack()
        self._lines: dict[Viewer, ClientConnection] = {}
        self._found: dict[Viewer, dict[str, list[bytes]]] = {
            watcher: {"table": [], "frame": [], "chat": []} for watcher in watchers
        }

    def __enter__(self) -> Room:
        for watcher in self._watchers:
            token = None if watcher is None else f"{watcher}"
            self._lines[watcher] = self._open.enter_context(self._server.live(self._table, token))
        self.wait_for_presence(set(range(len(self._people))))
        return self

    def __exit__(
        self, *error: tuple[type[BaseException] | None, BaseException | None, TracebackType]
    ) -> None:
        self._open.close()

    def play(self, act: Act, number: int) -> bytes:
        """Play over HTTP what a seat does; what the seat is answered."""
        body: dict[str, Any] = {"number": number, "key": f"k{number}"}
        person = self._people[act.seat]
        if act.written == UNDO:
            answer = person.post("undo", body)
        else:
            answer = person.post("choices", {**body, "choice": act.written})
        good(answer)
        return answer.content

    # --- what they are sent ---------------------------------------------------------------------

    def sent(self) -> dict[Viewer, dict[str, list[bytes]]]:
        """What the socket of each watcher has brought, by kind, up to a last word that all are told."""
        speaker = next(watcher for watcher in self._watchers if watcher is not None)
        good(self._people[speaker].post("chat", {"text": _LAST}), 201)
        for watcher in self._watchers:
            while not self._found[watcher]["chat"]:
                self._hear(watcher)
        return self._found

    def wait_for_presence(self, there: set[int]) -> None:
        """Listen until every watcher was told that these are there and nobody else is."""
        for watcher in self._watchers:
            while self._present(watcher) != there:
                self._hear(watcher)

    def _present(self, watcher: Viewer) -> set[int] | None:
        tables = self._found[watcher]["table"]
        if not tables:
            return None
        seats = msgspec.json.decode(tables[-1])["table"]["seats"]
        return {seat["seat"] for seat in seats if seat["present"]}

    def _hear(self, watcher: Viewer) -> None:
        message = self._lines[watcher].recv(timeout=10, decode=False)
        self._found[watcher][msgspec.json.decode(message)["type"]].append(self._plain(message))

    # --- what they ask --------------------------------------------------------------------------

    def asked(self, rng: Random) -> dict[str, tuple[int, bytes]]:
        """Everything that a watcher and a stranger may ask for; what is refused is refused alike."""
        told: dict[str, tuple[int, bytes]] = {}
        for watcher in self._watchers:
            head = {} if watcher is None else self._people[watcher].head
            self._look(told, f"{watcher}", head, rng)
            if watcher is not None:
                self._seek_help(told, self._people[watcher], rng)
        self._look(told, "stranger", {"authorization": "Bearer nothing"}, rng)
        lobby = good(self._server.http.get("/api/tables"))["tables"]
        mine = [msgspec.json.encode(table) for table in lobby if table["id"] == self._table]
        told["lobby"] = (200, self._plain(mine[0]))
        told["health"] = self._noted(self._server.http.get("/api/health"))
        return told

    def _look(self, told: dict[str, tuple[int, bytes]], who: str, head: dict[str, str], rng: Random) -> None:
        seats = range(len(self._people))
        moments = [f"moments/{moment}" for moment in (0, 3, 500)]
        moments += [f"moments/2?of={of}" for of in (-1, *seats)]
        moments.append("moments/2/board")
        asked = ("view", "view?warnings=true", "log", "record", "chat", "odds", "why", "prospects", "tally")
        for what in ("", *asked, *moments):
            lang = rng.choice(("en", "fr", "ru"))
            address = f"/api/tables/{self._table}/{what}".rstrip("/")
            answer = self._server.http.get(address, headers={**head, "accept-language": lang})
            told[f"{who} {what}"] = self._noted(answer)

    def _seek_help(self, told: dict[str, tuple[int, bytes]], person: Seat, rng: Random) -> None:
        frame = person.get("view")
        game = sleight.game(person.http.get(f"/api/tables/{person.table}").json()["game"])
        offers = frame["question"]["choices"] if frame["question"] else []
        texts = [offer["text"] for offer in rng.sample(offers, min(2, len(offers)))]
        texts += [sleight.text(choice) for choice in rng.sample(game.universe(), 6)]
        for text in texts:
            for what in ("why", "ghost"):
                told[f"{person.seat} {what} {text}"] = self._get(person, what, choice=text)
        for choice in rng.sample(game.universe(), 4):
            told[f"{person.seat} {choice}"] = self._get(person, "why", names=list(choice.names()))
        told[f"{person.seat} hint"] = self._noted(person.post("hint", {"bot": "random"}))
        for what, body in (("undo", {}), ("choices", {"choice": texts[-1]})):
            stale = {"number": frame["number"] + 1, "key": "stale", **body}
            told[f"{person.seat} stale {what}"] = self._noted(person.post(what, stale))
        if not frame["undo"]:
            refused = person.post("undo", {"number": frame["number"], "key": "refused"})
            assert refused.status_code == 409
            told[f"{person.seat} undo"] = self._noted(refused)

    def _get(self, person: Seat, what: str, **query: Any) -> tuple[int, bytes]:
        address = f"/api/tables/{self._table}/{what}"
        return self._noted(person.http.get(address, headers=person.head, params=query))

    def _noted(self, answer: httpx.Response) -> tuple[int, bytes]:
        assert answer.status_code < 500, answer.text
        return answer.status_code, self._plain(answer.content)

    def _plain(self, said: bytes) -> bytes:
        return _TIME.sub(b'"at":0', said.replace(self._table.encode(), b"TABLE"))
