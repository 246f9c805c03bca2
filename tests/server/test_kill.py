"""A server killed again and again under load: nothing acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from pathlib import Path

import httpx
import pytest

from tests.server.house import house
from tests.server.process import Process

TABLES = 20
PLANS = (
    ("abracada", ["person", "random"]),
    ("abracada", ["person", "odds", "random"]),
    ("trickerion", ["person", "random"]),
)


class Player:
    """One person at one table who never stops answering; whatever is not acknowledged is sent again."""

    def __init__(self, place: dict[str, object], rng: random.Random) -> None:
        table = place["table"]
        assert isinstance(table, dict)
        self.table = str(table["id"])
        self.head = {"authorization": f"Bearer {place['token']}"}
        self.rng = rng
        self.acknowledged: list[str] = []
        self.pending: dict[str, object] | None = None
        self.over = False

    async def play(self, http: httpx.AsyncClient) -> None:
        """Play until the server dies."""
        while not self.over:
            if self.pending is None:
                await self._decide(http)
            else:
                await self._send(http)

    async def _decide(self, http: httpx.AsyncClient) -> None:
        frame = (await http.get(f"/api/tables/{self.table}/view", headers=self.head)).json()
        self.over = frame["over"]
        question = frame["question"]
        if question is None:
            await asyncio.sleep(0.01)
            return
        key = f"{self.rng.getrandbits(64):x}"
        choice = self.rng.choice(question["choices"])["text"]
        self.pending = {"number": question["number"], "key": key, "choice": choice}

    async def _send(self, http: httpx.AsyncClient) -> None:
        assert self.pending is not None
        answer = await http.post(f"/api/tables/{self.table}/choices", headers=self.head, json=self.pending)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append(str(self.pending["key"]))
        self.pending = None


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def _fill(http: httpx.AsyncClient, players: list[Player], rng: random.Random) -> None:
    """Twenty tables that are not over."""
    while len([player for player in players if not player.over]) < TABLES:
        game, plan = rng.choice(PLANS)
        made = await http.post("/api/tables", json={"game": game, "players": plan, "name": "Ann"})
        assert made.status_code == 201, made.text
        players.append(Player(made.json(), random.Random(rng.random())))


async def _killed_under_load(players: list[Player], rng: random.Random, process: Process) -> None:
    """Let everybody play, and kill the server at a random moment."""
    async with httpx.AsyncClient(base_url=process.url, timeout=20, trust_env=False) as http:
        await _fill(http, players, rng)
        work = [asyncio.create_task(player.play(http)) for player in players if not player.over]
        enough = _acknowledged(players) + rng.randrange(1, 60)
        while _acknowledged(players) < enough and not all(task.done() for task in work):
            await asyncio.sleep(rng.uniform(0, 0.02))
        assert process.popen.poll() is None, process.logged()
        await asyncio.to_thread(process.end, signal.SIGKILL)
        ended = await asyncio.gather(*work, return_exceptions=True)
    for each in ended:
        assert each is None or isinstance(each, httpx.TransportError), each


async def _verify(folder: Path, players: list[Player], url: str | None) -> int:
    """Every acknowledged key is stored exactly once, and what is in memory equals a replay."""
    rows = 0
    async with house(folder, url) as home:
        for player in players:
            stored = await home.store.rows(player.table, 0)
            assert [row.seq for row in stored] == list(range(len(stored)))
            keys = Counter(row.key for row in stored)
            assert all(keys[key] == 1 for key in player.acknowledged)
            assert max(keys.values(), default=1) == 1
            play = await home.tables.find(player.table)
            assert len(play.record.rows) == len(stored)
            assert play.record.replay().fingerprint() == play.position.fingerprint()
            rows += len(stored)
    return rows


def killed(folder: Path, kills: int, url: str | None = None) -> tuple[int, int]:
    """Kill a server that many times; how many rows are stored, and how many answers were acknowledged."""
    rng = random.Random(kills)
    players: list[Player] = []
    folder.mkdir()
    rows = 0
    for _ in range(kills):
        process = Process(folder, *(["--database", url] if url else []))
        try:
            asyncio.run(_killed_under_load(players, rng, process))
        finally:
            process.close()
        rows = asyncio.run(_verify(folder, players, url))
    return rows, _acknowledged(players)


def test_three_kills_lose_nothing(tmp_path: Path) -> None:
    rows, acknowledged = killed(tmp_path / "data", 3)
    assert rows >= acknowledged > 0


@pytest.mark.long
def test_three_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    rows, acknowledged = killed(tmp_path / "data", 300)
    assert rows >= acknowledged > 3_000
