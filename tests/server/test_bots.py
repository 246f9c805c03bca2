"""Bots in processes of their own: whatever goes wrong there, the table goes on and others do not wait."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

import sleight
from sleight.bots import bot_codes
from sleight.core import registry
from sleight.server.botplay import BotPlay
from sleight.server.metrics import Metrics
from sleight.server.thinker import Thought
from sleight.server.workers import BotWorkers, Failed
from tests.server.house import house, run

ODD = "tests.server.odd_thinker"


def thought(code: str, choices: tuple[str, ...] = ("call 1", "call 2")) -> Thought:
    return Thought("abracada", code, msgspec.Raw(b"{}"), choices)


def test_a_bot_that_goes_wrong_is_noticed_and_the_next_is_answered() -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 0.5, ODD)
        assert await workers.choose(thought("good")) == "call 1"
        for code, how in (("sings", "sing"), ("dies", "BrokenPipeError")):
            with pytest.raises(Failed, match=how):
                await workers.choose(thought(code))
            assert await workers.choose(thought("good")) == "call 1"
        began = time.monotonic()
        with pytest.raises(Failed, match="TimeoutError"):
            await workers.choose(thought("sleeps"))
        assert time.monotonic() - began < 30
        await workers.close()

    run(ask())


@pytest.mark.parametrize("game", registry.games())
def test_every_bot_thinks_in_a_process_that_has_seen_no_table(game: str) -> None:
    """All that a bot needs besides its view is there once the game is loaded."""

    async def ask() -> None:
        workers = BotWorkers(1, 20)
        rng = random.Random(2)
        position = sleight.game(game).new(seats=3, seed=2)
        for number in range(60):
            seat = rng.choice(position.waiting)
            if number % 6 == 5:
                view = msgspec.Raw(msgspec.json.encode(position.view(seat)))
                texts = tuple(sleight.text(choice) for choice in position.choices(seat))
                for code in bot_codes(game):
                    assert await workers.choose(Thought(game, code, view, texts)) in texts
            position.apply(seat, rng.choice(position.choices(seat)))
        await workers.close()

    run(ask())


def test_a_slow_bot_does_not_hold_up_another_table() -> None:
    async def ask() -> None:
        workers = BotWorkers(2, 20, ODD)
        await asyncio.gather(workers.choose(thought("good")), workers.choose(thought("good")))
        slow = asyncio.create_task(workers.choose(thought("sleeps")))
        for _ in range(20):
            assert await workers.choose(thought("good")) == "call 1"
        assert not slow.done()
        await workers.close()
        with pytest.raises(Failed):
            await slow

    run(ask())


def test_a_bot_that_fails_is_answered_for_by_chance(tmp_path: Path) -> None:
    """The codes are those of real bots, but their processes can only sing."""

    async def play() -> None:
        async with house(tmp_path) as home:
            workers = BotWorkers(2, 5, "tests.server.odd_thinker")
            metrics = Metrics()
            bots = BotPlay(home.tables, workers, metrics)
            place = await home.table(["person", "random"], options={"first": 1})
            table = place.play
            with capture_logs() as logged:
                table.change(msgspec.structs.replace(table.seats[1], bot="sings"))
                bots.wake(table)
                while 1 in table.position.waiting and len(table.record.rows) < 200:
                    await asyncio.sleep(0.01)
            await bots.close()
            await workers.close()
            assert table.record.rows
            assert all(sleight.text(row.choice) for row in table.record.rows if row.choice is not None)
            assert {entry["event"] for entry in logged} == {"bot-failed"}
            assert f"sleight_bot_failures_total {float(len(logged))}" in metrics.exposed().decode()

    run(play())
