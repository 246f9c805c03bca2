"""Hostile input: no fault, no change of any table, and every refusal is a sentence with a code."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.hostile import PROTECTED, Message, audit, random_message, random_socket_message
from tests.server.served import Served, bad, served

_FAULT = 500
_TABLES = ("tables", "seats", "rows", "votes", "names", "chat")


class Target:
    """A server with a few tables, and what they looked like before."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.server = server
        self.folder = folder
        server.table(["person", "random"], name=PROTECTED, password="open sesame", options={"first": 0})
        self.seats = [*server.people(2, options={"first": 0}), *server.people(3, "trickerion")]
        self.tables = sorted({seat.table for seat in self.seats})
        self.before = self.stored()

    def stored(self) -> list[Any]:
        """Everything that the database holds."""
        with sqlite3.connect(self.folder / "sleight.sqlite3") as connection:
            found = [
                connection.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in _TABLES
            ]
        connection.close()
        return found

    def send(self, message: Message) -> int:
        """What the server says to a message: no fault, and of a refusal a sentence with a code."""
        headers = dict(message.headers)
        if message.seat is not None:
            headers[b"authorization"] = f"Bearer {message.seat.token}".encode()
        body = message.body if isinstance(message.body, bytes) else msgspec.json.encode(message.body)
        answer = self.server.http.request(
            message.method, message.path, headers=headers, content=None if message.method == "GET" else body
        )
        assert answer.status_code < _FAULT, (message, answer.text)
        if answer.status_code >= 400 and message.method != "HEAD":
            told = answer.json()
            assert told["code"]
            assert told["sentence"]
            assert len(answer.text) < 5_000
        return answer.status_code


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    folder = tmp_path_factory.mktemp("hostile")
    with served(folder) as server:
        yield Target(server, folder)


class _Faults(logging.Handler):
    """What the libraries of the server complain of."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """Complaints of libraries while a test runs, such as of a socket that ended in an error."""
    handler = _Faults()
    logging.getLogger().addHandler(handler)
    yield handler.found
    logging.getLogger().removeHandler(handler)


def test_what_the_audit_tried_changes_nothing(target: Target, faults: list[str]) -> None:
    messages = audit(target.seats)
    assert len(messages) > 200
    for message in messages:
        status = target.send(message)
        assert status >= 400 or message.method in ("GET", "HEAD", "OPTIONS"), message
    assert target.stored() == target.before
    assert faults == []


@pytest.mark.parametrize(
    ("requests", "said"), [(300, 300), pytest.param(12_000, 8_000, marks=pytest.mark.long)]
)
def test_twenty_thousand_messages_change_nothing(
    target: Target, faults: list[str], requests: int, said: int
) -> None:
    rng = random.Random(99)
    tried = audit(target.seats)
    for _ in range(requests):
        target.send(rng.choice(tried) if rng.random() < 0.2 else random_message(rng, target.seats))
    told = _say_over_sockets(target, rng, said)
    assert {"question-stale", "request-wrong", "not-asked", "text-unknown", "choice-wrong"} <= told
    assert target.stored() == target.before
    assert "sleight_faults_total 0.0" in target.server.numbers()
    assert faults == []


def _say_over_sockets(target: Target, rng: random.Random, left: int) -> set[str]:
    """Say anything with true tokens of seats that are not asked; the codes of the refusals."""
    codes: set[str] = set()
    idle = [seat for seat in target.seats if seat.seat != 0]
    while left > 0:
        seat = rng.choice(idle)
        newest = seat.get("view")["seq"]
        with target.server.live(seat.table, seat.token, f"?from={newest + 1}") as line:
            try:
                for _ in range(min(left, 100)):
                    left -= 1
                    line.send(random_socket_message(rng))
                    codes.add(_refusal(line))
            except ConnectionClosed:
                # Too large, or not text.
                continue
    return codes


def _refusal(line: Any) -> str:
    while True:
        told = msgspec.json.decode(line.recv(timeout=10))
        if told["type"] == "declined":
            assert told["problem"]["sentence"]
            return str(told["problem"]["code"])
        assert told["type"] in ("table", "chat")


@pytest.mark.parametrize(
    "hello", ["", "x", '{"token": "x"}', "[]", b"\xff", '{"type": "hello", "token": 7}', "x" * 40_000]
)
@pytest.mark.parametrize("query", ["", "?from=-1", "?from=x&lang=%00", "?chat=" + "9" * 400])
def test_a_hostile_greeting_is_refused(target: Target, faults: list[str], hello: Any, query: str) -> None:
    address = f"ws://127.0.0.1:{target.server.port}/api/tables/{target.tables[0]}/live{query}"
    with connect(address, proxy=None) as line:
        line.send(hello)
        with pytest.raises(ConnectionClosed):
            _until_closed(line)
        assert line.close_code not in (None, 1011)
    assert faults == []


def _until_closed(line: Any) -> None:
    while True:
        assert _refusal(line)


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
