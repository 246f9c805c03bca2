"""A database in trouble: a clear answer, nothing half done, and no secret in the log."""

from __future__ import annotations

import hashlib
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from sleight.server import database
from sleight.server.database import database_url, migrate, open_database
from sleight.server.faults import Declined, Unstored
from sleight.server.health import Health
from sleight.server.store import Store
from tests.server.house import house, run
from tests.server.process import process
from tests.server.served import FREE, Seat, Served, bad, good, served

SEED = "314159265358979323846264338327950288"
PASSWORD = "open sesame"
CHAT = "psst, the owl"
FAILURES = {
    "a constraint": "CREATE TRIGGER no_{0} BEFORE {1} ON {0} BEGIN SELECT RAISE(ABORT, 'no'); END",
    "a lost table": "DROP TABLE IF EXISTS {0}",
    "a full disk": "",
}
FILE = "sleight.sqlite3"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Somebody else writes, and takes their time."""
    other = sqlite3.connect(folder / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_foreign_lock_is_told_and_nothing_is_half_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_BUSY_SECONDS", 0.2)
    with served(tmp_path) as server:
        ann, bob = server.people(2, options={"first": 0})
        waiting = server.table(["person", "person"])
        with locked(tmp_path):
            with ThreadPoolExecutor(8) as many:
                answers = list(many.map(lambda _: ann.choose("call 8", 0, "mine"), range(24)))
            for answer in answers:
                bad(answer, 503, "database-busy")
            bad(bob.post("chat", {"text": CHAT}), 503, "database-busy")
            body = {"name": "Cy", "password": PASSWORD}
            answer = server.http.post(f"/api/tables/{waiting.table}/seats", json=body)
            bad(answer, 503, "database-busy")
            bad(waiting.post("leave"), 503, "database-busy")
            bad(ann.post("hand-over", {}), 503, "database-busy")
            bad(server.http.get("/api/health"), 503, "database-busy")
            assert bob.get("view")["number"] == 0
            with server.live(ann.table, ann.token, "?from=999") as line:
                said = {"type": "answer", "number": 0, "key": "mine", "choice": "call 8"}
                line.send(msgspec.json.encode(said).decode())
                assert _declined(line)["code"] == "database-busy"
        while ann.choose("call 8", 0, "mine").status_code == 503:
            time.sleep(0.05)
        good(ann.choose("call 8", 0, "mine"))
        server.sit(waiting.table, "Cy", password=PASSWORD)
        assert good(server.http.get(f"/api/tables/{waiting.table}"))["state"] == "running"
        assert bob.get("chat")["lines"] == []

    async def look() -> None:
        async with house(tmp_path) as home:
            assert next(row.key for row in await home.store.rows(ann.table, 0)) == "mine"
            assert await home.store.protected_names() == ["Cy"]

    run(look())


def _declined(line: Any) -> Any:
    while True:
        told = msgspec.json.decode(line.recv(timeout=10))
        if told["type"] == "declined":
            return told["problem"]


@pytest.mark.parametrize("failure", FAILURES)
def test_no_failure_tells_a_secret_in_the_log(tmp_path: Path, failure: str) -> None:
    with process(tmp_path, "--log", "debug") as running:
        with httpx.Client(base_url=running.url, timeout=30) as http:
            server = Served(http, running.port)
            ann = server.table(["person", "person", "person"], open=False, password=PASSWORD)
            invitation = good(http.get(f"/api/tables/{ann.table}", headers=ann.head))["invitation"]
            bob, cy = (server.sit(ann.table, name, invitation=invitation) for name in ("Bob", "Cy"))
            waiting = server.table(["person", "person"], password=PASSWORD)
            if failure == "a full disk":
                _fill_disk(running.popen.pid, tmp_path)
            else:
                _break(tmp_path, FAILURES[failure])
            statuses = _write_everything(server, [ann, bob, cy], waiting)
            assert set(statuses) == {500 if failure == "a constraint" else 503}
            assert http.get("/api/health").status_code >= 500
        assert running.end(signal.SIGTERM) == 0
        logged = running.logged()
    assert "Error" in logged or "database-failing" in logged
    tokens = [seat.token for seat in (ann, bob, cy, waiting)]
    digests = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    for secret in (*tokens, *digests, invitation, SEED, PASSWORD, "$argon2", CHAT, "call 8", "own-key"):
        assert secret not in logged


def _fill_disk(process: int, folder: Path) -> None:
    """No file of the process grows any more, as if there were no room for it."""
    size = (folder / f"{FILE}-wal").stat().st_size
    resource.prlimit(process, resource.RLIMIT_FSIZE, (size, size))


def _break(folder: Path, statement: str) -> None:
    with sqlite3.connect(folder / FILE) as connection:
        for table in ("tables", "seats", "rows", "votes", "names", "chat"):
            if statement.startswith("DROP"):
                connection.execute(statement.format(table))
                continue
            for number, doing in enumerate(("INSERT", "UPDATE", "DELETE")):
                connection.execute(statement.format(table, doing).replace("no_", f"no_{number}_", 1))
    connection.close()


def _write_everything(server: Served, seats: list[Seat], waiting: Seat) -> list[int]:
    """Every kind of write; all fail."""
    first = next(seat for seat in seats if seat.seat in seat.get("view")["waiting"])
    new = {"game": "abracada", "players": ["person", "random"], "name": "Dee", "seed": SEED}
    sitting = {"name": "Eve", "password": PASSWORD}
    answers = [
        server.http.post("/api/tables", json={**new, "password": PASSWORD}),
        server.http.post("/api/tables", json=new),
        server.http.post(f"/api/tables/{waiting.table}/seats", json=sitting),
        server.http.post(f"/api/tables/{waiting.table}/seats", json={"name": "Eve"}),
        first.choose("call 8", 0, "own-key"),
        first.post("chat", {"text": CHAT}),
        first.post("hand-over", {}),
        waiting.post("leave"),
        first.post("play-on", {"moment": 0, "name": "Fay", "password": PASSWORD}),
    ]
    return [answer.status_code for answer in answers]


def test_errors_that_nobody_catches_tell_no_secret() -> None:
    """Whatever a library logs, a task leaves behind or a thread dies of."""
    script = """
import asyncio, logging, threading
from sleight.core.errors import BadInput
from sleight.server.logs import guarded, prepare_logs
prepare_logs("debug")
def fail(): raise BadInput("option-value", value="SECRET") from ValueError("SECRET")
async def leave():
    asyncio.create_task(asyncio.to_thread(fail))
    await asyncio.sleep(0.2)
asyncio.run(leave())
logging.getLogger("uvicorn.error").error("Exception in %s\\nSECRET", "SECRET", exc_info=ValueError("SECRET"))
logging.getLogger("uvicorn.error").error(KeyError("SECRET"))
with guarded():
    thread = threading.Thread(target=fail); thread.start(); thread.join()
    raise RuntimeError("SECRET")
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    lines = [msgspec.json.decode(line) for line in ran.stderr.splitlines()]
    assert [line["event"] for line in lines] == ["library", "library", "library", "uncaught", "uncaught"]
    assert "BadInput" in lines[0]["exception"]
    assert "ValueError" in lines[3]["exception"]
    assert ran.returncode == 1
    assert "SECRET" not in ran.stderr


def test_a_socket_is_asked_to_come_again(tmp_path: Path) -> None:
    """Code 1013, try again later: a refusal would end the client's attempts."""
    with served(tmp_path) as server:
        ann = server.table(["person", "random"])
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("DROP TABLE chat")
        connection.close()
        with server.live(ann.table, ann.token) as line:
            with pytest.raises(ConnectionClosed):
                list(line)
            assert line.close_code == 1013


def test_a_log_that_cannot_be_written_keeps_nobody_waiting(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sleight.cli", "serve", "--data-dir", f"{tmp_path}", "--port", "0"]
    reading, writing = os.pipe()
    os.close(reading)
    with subprocess.Popen(
        [*command, "--log", "debug"], stdout=subprocess.PIPE, stderr=writing, text=True
    ) as running:
        os.close(writing)
        assert running.stdout is not None
        address = running.stdout.readline().partition("http://")[2].split()[0]
        try:
            with httpx.Client(base_url=f"http://{address}", trust_env=False) as http:
                assert good(http.get("/api/health"))["status"] == "ok"
            running.send_signal(signal.SIGTERM)
            assert running.wait(30) == 0
        finally:
            running.kill()


def test_health_knows_a_full_database(tmp_path: Path) -> None:
    async def look() -> None:
        engine = open_database(database_url(tmp_path, None))
        migrate(engine)
        store = Store(engine)
        await Health(store, 0).check()
        assert await store.protected_names() == []
        with pytest.raises(Declined) as low:
            await Health(store, 10**9).check()
        assert low.value.code == "disk-low"
        store.close()
        event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA max_page_count=1"))
        full = Store(engine)
        health = Health(full, 0)
        for _ in range(2):
            with pytest.raises(Unstored) as error:
                await health.check()
            assert error.value.code == "database-failing"
        with pytest.raises(Unstored):
            await full.add_chat("t", 0, CHAT * 9999)
        full.close()

    run(look())


def test_health_is_said_over_http(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert good(server.http.get("/api/health"))["status"] == "ok"
    config = msgspec.structs.replace(FREE, least_free_megabytes=10**9)
    with served(tmp_path, config=config) as server:
        bad(server.http.get("/api/health"), 503, "disk-low")
        bad(server.http.get("/api/health", params={"lang": "ru"}), 503, "disk-low")


def test_only_the_owner_reads_what_is_stored(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    old = tmp_path / "old"
    old.mkdir(mode=0o755)
    (old / FILE).touch(0o644)
    for each in (folder, old):
        with served(each) as server:
            server.table(["person", "random"])
            modes = {file.name: file.stat().st_mode & 0o777 for file in each.iterdir()}
            assert {FILE, f"{FILE}-wal", f"{FILE}-shm"} <= set(modes)
            assert set(modes.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert old.stat().st_mode & 0o777 == 0o755
