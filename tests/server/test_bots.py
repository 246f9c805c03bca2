"""Bots in processes of their own: whatever goes wrong there, the table goes on and others do not wait."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import sleight
from sleight.bots import bot_codes
from sleight.core import registry
from sleight.server.botplay import BotPlay
from sleight.server.metrics import Metrics
from sleight.server.thinker import Thought
from sleight.server.turns import Crowded, Turns
from sleight.server.workers import BotWorkers, Failed
from tests.server.house import house, run
from tests.server.served import bad, served

ODD = "tests.server.odd_thinker"


def thought(code: str, choices: tuple[str, ...] = ("call 1", "call 2")) -> Thought:
    return Thought("abracada", code, msgspec.Raw(b"{}"), choices)


def test_a_bot_that_goes_wrong_is_noticed_and_the_next_is_answered() -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 0.5, ODD)
        assert await workers.choose(thought("good")) == "call 1"
        for code, how in (("sings", "no choice"), ("dies", "BrokenPipeError")):
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


def test_hints_of_one_seat_do_not_delay_the_bots_of_others() -> None:
    """One seat asks for 150 hints; whoever asks afterwards waits for one thought, not for all."""

    async def ask() -> None:
        workers = BotWorkers(2, 20, ODD)
        done: list[str] = []

        async def note(asker: str, asking: Coroutine[Any, Any, str]) -> None:
            try:
                await asking
            except Crowded:
                asker = "crowded"
            done.append(asker)

        hints = [note("hint", workers.advise(thought("slow"), "t 0")) for _ in range(150)]
        tasks = [asyncio.create_task(hint) for hint in hints]
        await asyncio.sleep(0)
        bots = [note("bot", workers.choose(thought("slow"), f"t{number}")) for number in range(3)]
        await asyncio.gather(*bots, *tasks)
        assert done.count("crowded") == 150 - 5
        told = [each for each in done if each != "crowded"]
        assert told.count("hint") == 5
        assert "bot" not in told[-2:]
        assert workers.waiting == 0
        await workers.close()

    run(ask())


def test_turns_go_round_and_are_returned_by_those_who_go() -> None:
    async def ask() -> None:
        turns = Turns(1)
        order: list[str] = []

        async def take(asker: str) -> None:
            async with turns.turn(asker):
                order.append(asker)
                await asyncio.sleep(0)

        async with turns.turn("first"):
            waiting = [asyncio.create_task(take(asker)) for asker in "aaaabbcaa"]
            await asyncio.sleep(0)
            assert len(turns) == 9
            waiting[1].cancel()
            waiting[4].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert "".join(order) == "abcaaaa"
        # One whose turn has come at the very moment at which it goes.
        async with turns.turn("first"):
            late = asyncio.create_task(take("late"))
            await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        assert order[-1] == "a"
        await asyncio.wait_for(take("last"), 5)
        assert len(turns) == 0

    run(ask())


def test_a_seat_that_asks_for_too_many_hints_is_told_so(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.table(["person", "random"], options={"first": 0})
        with ThreadPoolExecutor(30) as many:
            answers = list(many.map(lambda _: ann.post("hint", {}), range(60)))
        assert {answer.status_code for answer in answers} == {200, 429}
        bad(next(answer for answer in answers if answer.status_code == 429), 429, "too-often")


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
