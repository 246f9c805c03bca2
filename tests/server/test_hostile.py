"""Hostile input: no fault, no change of any table, and every refusal is a sentence with a code."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.server.house import house, run
from tests.server.served import Seat, Served, bad, served

HTTP_MESSAGES = 4_000
SOCKET_MESSAGES = 6_000

JUNK: list[Any] = [
    *(None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1.5),
    *("", "call 8", "undo", "\u0000", "é" * 300, "'; --", "<script>alert(1)</script>"),
    *([], [[[]]], {}, {"type": "call", "spell": 99}, {"type": None}, {"a": {"b": []}}),
]


class Target:
    """A server with a few tables, and what they looked like before."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.seats = [*server.people(2, options={"first": 0}), *server.people(3, "trickerion")]
        self.tables = sorted({seat.table for seat in self.seats})
        self.before = self.stored()

    def stored(self) -> list[Any]:
        """Everything that the database holds of the tables."""
        found: list[Any] = []

        async def load() -> None:
            async with house(self.folder) as home:
                for table in self.tables:
                    found.append(await home.store.load(table))

        run(load())
        return found


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("hostile")
    with served(folder) as server:
        yield Target(server, folder)


def junk(rng: random.Random) -> Any:
    """A value that nobody expects."""
    return rng.choice(JUNK)


def body(rng: random.Random) -> bytes:
    """A request that is damaged, foreign, stale, oversized or out of turn."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(60))
    if kind == 1:
        return b'{"number": 0, "key": "x", "choice": "' + b"x" * rng.choice([300, 40_000]) + b'"}'
    if kind == 2:
        return b"[" * 5_000
    if kind == 3:
        return msgspec.json.encode({"number": 9 + rng.randrange(999), "key": "stale", "choice": "call 8"})
    fields = ["number", "key", "choice", "name", "game", "players", "seat", "bot", "text", "moment", "extra"]
    return msgspec.json.encode({name: junk(rng) for name in rng.sample(fields, rng.randrange(1, 6))})


POSTS = [
    "choices",
    "undo",
    "seats",
    "hand-over",
    "take-back",
    "resign",
    "seats/0/replace",
    "rematch",
    "play-on",
]
POSTS += ["chat", "hint", "leave", "seats/9/replace", "seats/x/replace"]
HELP = [
    "ghost",
    "ghost?choice=call+5",
    "ghost?choice=%00",
    "ghost?choice=" + "x" * 300,
    "why?names=spell:5&names=%00",
    "why?names=" + "x" * 300,
    "why?" + "names=spell:5&" * 40,
    "why?names=",
    "odds",
]
"""Addresses that help the seat that asks."""

GETS = [
    *HELP,
    "leave",
    "view",
    "log?from=-1",
    "log?from=x",
    "moments/99999",
    "moments/-1",
    "moments/x",
    "why?choice=%00",
    "why",
]
GETS += [
    "record",
    "chat?from=99999999999999999999",
    "view?lang=xx",
    "view?warnings=maybe",
    "%00",
    "../../etc",
]


def token(rng: random.Random, seat: Seat, all_seats: list[Seat]) -> dict[bytes, bytes]:
    """Nobody's token, another table's, or something that is none."""
    foreign = [each.token.encode() for each in all_seats if each.table != seat.table]
    written = rng.choice([b"-", b"x", "é".encode(), b"\xff\xfe", *foreign])
    return rng.choice([{}, {b"authorization": b"Bearer " + written}, {b"authorization": written}])


def test_ten_thousand_messages_change_nothing(target: Target) -> None:
    rng = random.Random(99)
    codes = {_hostile_request(target, rng) for _ in range(HTTP_MESSAGES)}
    assert codes == {200, 400, 401, 404, 405, 409, 413}
    told = _hostile_socket_messages(target, rng)
    assert {"question-stale", "request-wrong", "not-asked", "text-unknown", "choice-wrong"} <= told
    assert target.stored() == target.before
    assert "sleight_faults_total 0.0" in target.server.numbers()


def _hostile_request(target: Target, rng: random.Random) -> int:
    seat = rng.choice(target.seats)
    path = f"/api/tables/{rng.choice([seat.table, 'nowhere', '%00', 'x' * 200])}"
    headers = token(rng, seat, target.seats)
    if rng.random() < 0.1:
        answer = target.server.http.get(f"/api/tables/{seat.table}/{rng.choice(HELP)}", headers=seat.head)
    elif rng.random() < 0.5:
        answer = target.server.http.get(f"{path}/{rng.choice(GETS)}", headers=headers)
    elif rng.random() < 0.3:
        # With its own token, but out of turn, stale or damaged.
        wrong = {"number": rng.randrange(50, 60), "key": "k", "choice": junk(rng)}
        answer = seat.post(rng.choice(["choices", "undo"]), wrong)
    else:
        method = rng.choice(["POST", "POST", "PUT", "DELETE", "PATCH"])
        answer = target.server.http.request(
            method, f"{path}/{rng.choice(POSTS)}", headers=headers, content=body(rng)
        )
    if answer.status_code >= 400:
        told = answer.json()
        assert told["code"]
        assert told["sentence"]
    return answer.status_code


def _hostile_socket_messages(target: Target, rng: random.Random) -> set[str]:
    """Whatever is said over sockets with true tokens; the codes of the refusals."""
    codes: set[str] = set()
    left = SOCKET_MESSAGES
    while left:
        seat = rng.choice(target.seats)
        idle = [each for each in target.seats if each.table == seat.table and each.seat != 0]
        seat = rng.choice(idle) if idle and seat.seat == 0 else seat
        with target.server.live(seat.table, seat.token, "?from=999") as line:
            try:
                for _ in range(min(left, 100)):
                    left -= 1
                    line.send(_socket_message(rng, seat))
                    while True:
                        told = msgspec.json.decode(line.recv(timeout=10))
                        if told["type"] == "declined":
                            break
                        assert told["type"] in ("table", "chat")
                    codes.add(told["problem"]["code"])
                    assert told["problem"]["sentence"]
            except ConnectionClosed:
                continue
    return codes


def _socket_message(rng: random.Random, seat: Seat) -> str | bytes:
    kind = rng.randrange(7)
    if kind == 0:
        return "".join(chr(rng.randrange(1, 500)) for _ in range(rng.randrange(1, 40)))
    if kind == 1 and rng.random() < 0.02:
        return "x" * 40_000
    if kind == 2:
        return msgspec.json.encode({"type": "answer", "number": 0, "key": "k", "choice": "call 8"}).decode()
    if kind == 3:
        return msgspec.json.encode({"type": "undo", "number": junk(rng), "key": junk(rng)}).decode()
    fields = {name: junk(rng) for name in ("number", "key", "choice", "type")}
    if kind > 4:
        fields |= {"type": "answer", "number": rng.choice([0, 0, 7]), "key": "k"}
    return msgspec.json.encode(fields).decode()


def test_a_token_opens_its_own_seat_only(target: Target) -> None:
    for seat in target.seats:
        for table in target.tables:
            if table != seat.table:
                bad(seat._replace(table=table).choose("call 8", 0), 401, "token-wrong")
                answer = target.server.http.get(f"/api/tables/{table}/view", headers=seat.head)
                bad(answer, 401, "token-wrong")


def test_schemathesis_finds_no_fault(target: Target) -> None:
    """Requests made from the server's own description."""
    document = target.server.http.get("/api/openapi.json").json()
    for what in ("ghost", "why", "odds", "leave"):
        assert f"/api/tables/{{table}}/{what}" in document["paths"]
    assert {"/api/games/{game}/printed", "/api/games/{game}/words"} <= set(document["paths"])
    described = schemathesis.openapi.from_dict(document)
    base = str(target.server.http.base_url)
    seat = target.seats[0]
    found: list[str] = []
    tried = 0
    for result in described.get_all_operations():
        assert isinstance(result, Ok)
        for case in _cases(result.ok(), 25):
            answers = [case.call(base_url=base, timeout=30)]
            if case.method == "GET" and "table" in (case.path_parameters or {}):
                # Somebody who sits there gets further; reading changes nothing all the same.
                case.path_parameters["table"] = seat.table
                answers.append(case.call(base_url=base, timeout=30, headers=seat.head))
            tried += len(answers)
            for answer in answers:
                if answer.status_code >= 500:
                    found.append(f"{case.method} {case.formatted_path}: {answer.status_code}")
    assert found == []
    assert tried > 200
    assert target.stored() == target.before
    assert httpx.get(f"{base}/api/health", trust_env=False).status_code == 200


def _cases(operation: Any, count: int) -> list[Any]:
    from hypothesis import HealthCheck, Phase, given, settings

    cases: list[Any] = []

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        deadline=None,
        database=None,
        derandomize=True,
    )
    @given(case=operation.as_strategy())
    def collect(case: Any) -> None:
        cases.append(case)

    collect()
    return cases
