"""What a start costs with many stored tables: time until the doors are open, time until every bot has
answered, and memory.

A few games of both kinds are played, cut where a person or a bot is waited for, and stored many times under
new ids. Then a real `sleight serve` starts over them. With --older nothing is stored besides rows, as in the
first version: the server opens as fast and fills the rest in behind.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

import sleight
from sleight.server import secrets
from sleight.server.config import Config
from sleight.server.database import database_url, migrate, open_database
from sleight.server.hub import LocalHub
from sleight.server.store import Store
from sleight.server.stored import Seat, Settings
from sleight.server.tables import Answer, Tables

GAMES = {
    "abracada": ["person", "odds", "random"],
    "trickerion": ["person", "greedy"],
}
_MOST_SECONDS = 600


class Model(NamedTuple):
    """A stored table that is copied, and whether a bot is waited for there."""

    id: str
    bot: bool


def main() -> int:
    """Fill a database, start a server over it, and print what it took as one line of JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=4_500, help="tables that wait for a person")
    options.add_argument("--bots", type=int, default=500, help="tables that wait for a bot")
    options.add_argument("--rows", type=int, default=60, help="rows of a table, at the least")
    options.add_argument("--older", action="store_true", help="as the first version has stored them")
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        models = asyncio.run(_models(folder, chosen.rows))
        rows = _copied(folder, models, chosen.people, chosen.bots, older=chosen.older)
        found = {"tables": chosen.people + chosen.bots, "rows": rows, **_started(folder, chosen.bots)}
    sys.stdout.write(json.dumps(found) + "\n")
    return 0


async def _models(folder: Path, rows: int) -> list[Model]:
    """Tables of both games that were played for so many rows, then until a person or a bot is waited for."""
    engine = open_database(database_url(folder, None))
    migrate(engine)
    store = Store(engine)
    tables = Tables(store, LocalHub(), Config())
    found = []
    for number in range(8):
        for game, players in GAMES.items():
            bot = number % 2 == 1
            found.append(Model(await _played(tables, game, players, rows, bot, random.Random(number)), bot))
    await tables.finish()
    store.close()
    return found


async def _played(
    tables: Tables, game: str, players: list[str], rows: int, bot: bool, rng: random.Random
) -> str:
    while True:
        play = await tables.create(
            sleight.game(game),
            players,
            options={},
            settings=Settings(),
            seats={0: Seat(0, "Ann", secrets.digest("token"))},
        )
        while play.position.waiting:
            if play.rows >= rows and (0 not in play.position.waiting) == bot:
                return play.id
            seat = play.position.waiting[0]
            choice = rng.choice(play.position.choices(seat))
            answer = Answer(play.number(seat), f"{play.rows}", choice)
            await tables.answer(play, seat, answer, bot=play.seats[seat].bot)


def _copied(folder: Path, models: list[Model], people: int, bots: int, *, older: bool) -> int:
    """Store copies of the models, and nothing else; how many rows there are."""
    connection = sqlite3.connect(folder / "sleight.sqlite3")
    for bot, count in ((False, people), (True, bots)):
        alike = [model for model in models if model.bot is bot]
        for number in range(count):
            _copy(connection, alike[number % len(alike)].id, f"{'b' if bot else 'p'}{number}")
    for model in models:
        for table, key in (("tables", "id"), ("seats", "table"), ("rows", "table"), ("positions", "table")):
            connection.execute(f'DELETE FROM {table} WHERE "{key}" = ?', [model.id])
    if older:
        connection.execute("UPDATE rows SET waiting = NULL, public = NULL")
        connection.execute("DELETE FROM positions")
    connection.commit()
    (rows,) = connection.execute("SELECT count(*) FROM rows").fetchone()
    connection.close()
    return int(rows)


def _copy(connection: sqlite3.Connection, model: str, id: str) -> None:
    for table, key in (("tables", "id"), ("seats", "table"), ("rows", "table"), ("positions", "table")):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        picked = ", ".join("?" if column == key else f'"{column}"' for column in columns)
        connection.execute(f'INSERT INTO {table} SELECT {picked} FROM {table} WHERE "{key}" = ?', [id, model])


def _started(folder: Path, bots: int) -> dict[str, float]:
    before = _answered(folder)
    began = time.perf_counter()
    command = [sys.executable, "-m", "sleight.cli", "serve", "--data-dir", str(folder), "--port", "0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    server.stdout.readline()
    ready = time.perf_counter() - began
    while (answered := _answered(folder) - before) < bots or _unfilled(folder):
        assert server.poll() is None
        assert time.perf_counter() - began < _MOST_SECONDS
        time.sleep(0.2)
    done = time.perf_counter() - began
    memory = _peak_megabytes(server.pid)
    stopping = time.perf_counter()
    server.send_signal(signal.SIGTERM)
    server.wait()
    return {
        "ready_seconds": round(ready, 2),
        "answered": answered,
        "all_answered_seconds": round(done, 1),
        "peak_megabytes": memory,
        "stop_seconds": round(time.perf_counter() - stopping, 2),
    }


def _answered(folder: Path) -> int:
    """At how many of the tables that waited for a bot something was played since their copy."""
    query = """
        SELECT count(*) FROM tables WHERE id LIKE 'b%' AND EXISTS (
            SELECT 1 FROM rows WHERE "table" = id AND length("key") > 20)
    """
    with sqlite3.connect(folder / "sleight.sqlite3", timeout=30) as connection:
        return int(connection.execute(query).fetchone()[0])


def _unfilled(folder: Path) -> bool:
    query = """SELECT EXISTS (SELECT 1 FROM tables WHERE id NOT IN (SELECT "table" FROM positions))"""
    with sqlite3.connect(folder / "sleight.sqlite3", timeout=30) as connection:
        return bool(connection.execute(query).fetchone()[0])


def _peak_megabytes(process: int) -> int:
    """The most memory that the server itself ever had; bots think in processes of their own."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) // 1024
    raise AssertionError("this needs Linux")


if __name__ == "__main__":
    sys.exit(main())
