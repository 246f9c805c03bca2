"""Analyses over HTTP: only of finished games, one after the other, in the reader's language and count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sleight import Record
from sleight.arena.analysis import analyse
from sleight.core.speech import LANGUAGES
from sleight.server.analyses import Analyses, Job
from sleight.server.config import Config
from sleight.server.faults import Declined
from tests.server.served import FREE, Seat, Served, bad, good, served
from tests.server.test_alone import play_to_the_end
from tests.server.test_private import play_on, play_out

SIMS = 8
QUICK = msgspec.structs.replace(FREE, analysis_sims=SIMS)
SLOW = "tests.server.slow_analyst"
ODD = "tests.server.odd_thinker"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), config=QUICK) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Served) -> Seat:
    """A seat at a finished game."""
    seat = server.table(["person", "odds"], seed="5")
    play_to_the_end(seat)
    return seat


def analysed(seat: Seat, **query: Any) -> Any:
    """The analysis of a table, once it is done."""
    good(seat.post("analysis"))
    end = time.monotonic() + 120
    while (told := seat.get("analysis", **query))["state"] in ("waiting", "running"):
        assert time.monotonic() < end
        assert 0 <= told["done"] <= max(told["of"], told["done"])
        time.sleep(0.05)
    return told


def test_a_finished_game_is_analysed_as_in_the_terminal(ann: Seat) -> None:
    assert ann.get("analysis")["state"] == "none"
    told = analysed(ann)
    record = Record.from_text(ann.get("record")["record"])
    expected = analyse(record, sims=SIMS)
    assert (told["state"], told["bot"]) == ("done", "Legend")
    assert told["done"] == told["of"] > 0
    assert [(each["decisions"], each["lost"]) for each in told["seats"]] == [
        (each.decisions, each.lost) for each in expected.seats
    ]
    moments = [each for seat in told["seats"] for each in seat["moments"]]
    assert moments
    assert all(each["played"] != each["better"] for each in moments)
    # Whoever always makes the last choice loses more than a bot that calculates.
    assert told["seats"][0]["lost"] > told["seats"][1]["lost"]
    assert good(ann.post("analysis")) == told


def test_moments_are_counted_by_whoever_reads(server: Served, ann: Seat) -> None:
    told = analysed(ann)["seats"][0]["moments"]
    frame = ann.get(f"moments/{told[0]['seq']}")
    sentences = [each["sentence"] for each in frame["question"]["choices"]]
    assert told[0]["played"] in sentences
    assert told[0]["better"] in sentences
    watching = good(server.http.get(f"/api/tables/{ann.table}/analysis"))["seats"][0]["moments"]
    seen = good(server.http.get(f"/api/tables/{ann.table}/moments/{watching[0]['seq']}"))
    assert seen["waiting"] == [0]
    assert seen["scores"] == frame["scores"]


def test_it_speaks_the_language_of_the_reader(ann: Seat) -> None:
    analysed(ann)
    said = {lang: ann.get("analysis", lang=lang) for lang in LANGUAGES}
    moments = {lang: told["seats"][0]["moments"][0] for lang, told in said.items()}
    for name in ("played", "better", "reason"):
        assert len({moment[name] for moment in moments.values()}) == len(LANGUAGES)


def test_a_running_game_is_never_analysed(server: Served) -> None:
    seat = server.table(["person", "odds"], seed="6")
    bad(seat.post("analysis"), 409, "not-over")
    bad(seat.post("analysis/stop"), 409, "not-over")
    for head in (seat.head, {}):
        bad(server.http.get(f"/api/tables/{seat.table}/analysis", headers=head), 409, "not-over")
    waiting = server.table(["person", "person"])
    bad(waiting.post("analysis"), 409, "not-started")


def test_a_guess_at_a_running_game_is_analysed_once_that_is_over(server: Served) -> None:
    ann, bo = server.people(2)
    guessed, _ = play_on(ann)
    play_to_the_end(guessed)
    bad(guessed.post("analysis"), 409, "analysis-private")
    bad(server.http.get(f"/api/tables/{guessed.table}/analysis"), 404, "table-unknown")
    play_out([ann, bo])
    assert analysed(guessed)["state"] == "done"


def test_only_those_who_played_start_and_stop_it(server: Served, ann: Seat) -> None:
    for what in ("analysis", "analysis/stop"):
        bad(server.http.post(f"/api/tables/{ann.table}/{what}"), 401, "token-wrong")
    bad(server.http.post("/api/tables/none/analysis", headers=ann.head), 404, "table-unknown")


def test_a_server_may_do_without(tmp_path: Path) -> None:
    with served(tmp_path, config=msgspec.structs.replace(FREE, analyses=0)) as server:
        seat = server.table(["person", "odds"], seed="5")
        bad(seat.post("analysis"), 409, "not-over")
        play_to_the_end(seat)
        bad(seat.post("analysis"), 403, "analysis-off")


def test_bots_play_while_a_game_is_analysed_and_it_can_be_stopped(tmp_path: Path) -> None:
    config = msgspec.structs.replace(FREE, analysis_sims=1000, bot_processes=1)
    with served(tmp_path, config=config) as server:
        seat = server.table(["person", "odds"], seed="5")
        play_to_the_end(seat)
        good(seat.post("analysis"))
        other = server.table(["person", "odds"], seed="6")
        play_to_the_end(other)
        assert good(other.post("analysis"))["ahead"] == 1
        assert seat.get("analysis")["state"] == "running"
        assert good(seat.post("analysis/stop"))["state"] == "none"
        end = time.monotonic() + 30
        while other.get("analysis")["state"] != "running":
            assert time.monotonic() < end
            time.sleep(0.05)
        assert other.get("analysis")["ahead"] == 0


# --- the line --------------------------------------------------------------------------------------


async def until(job: Job, *states: str) -> None:
    async with asyncio.timeout(30):
        while job.state not in states:
            await asyncio.sleep(0.02)


def test_one_at_a_time_and_only_some_wait() -> None:
    async def scene() -> None:
        line = Analyses(Config(analyses=2), SLOW)
        first = line.start("a", "")
        await until(first, "running")
        rest = [line.start(name, "") for name in ("b", "c")]
        assert line.start("a", "") is first
        with pytest.raises(Declined) as caught:
            line.start("d", "")
        assert caught.value.code == "analyses-full"
        assert [line.ahead(name) for name in "abc"] == [0, 1, 2]
        assert [each.state for each in rest] == ["waiting", "waiting"]
        await line.stop("b")
        await line.stop("a")
        await until(rest[1], "running")
        assert (line.of("a"), line.of("b"), line.ahead("c")) == (None, None, 0)
        await line.close()
        assert line.of("c") is None

    asyncio.run(scene())


@pytest.mark.parametrize(("module", "seconds"), [(SLOW, 1.0), (ODD, 20.0), ("tests.server.none", 20.0)])
def test_what_is_too_slow_or_fails_may_be_asked_again(module: str, seconds: float) -> None:
    async def scene() -> None:
        line = Analyses(Config(analysis_seconds=seconds), module)
        job = line.start("a", "no record")
        await until(job, "failed")
        assert line.start("a", "no record") is not job
        await line.close()

    asyncio.run(scene())


def test_a_damaged_record_fails_and_tells_nothing() -> None:
    async def scene() -> None:
        line = Analyses(Config())
        job = line.start("a", "nonsense")
        await until(job, "failed")
        assert job.found is None

    asyncio.run(scene())
