"""The measuring itself, without a word about how fast anything is."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import sleight
from bench import compare, habits
from bench.abracada_hanabi import play_abracada
from bench.figures import Figure, record_size
from bench.race import Comparison, Ratio, Runner, Speed, race, ratios
from sleight.arena.bench import measure, sample_positions
from sleight.cli.bench import bench
from sleight.core import registry
from sleight.core.guesser import Guesser
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.events import SpecialsReturned


def test_every_call_of_the_contract_gets_a_figure() -> None:
    speeds = measure("abracada", 3, seconds=0.001)
    assert (speeds.game, speeds.seats) == ("abracada", 3)
    assert all(figure > 0 for figure in speeds[2:])


class Watched:
    """A game that notes who is guessed at."""

    def __init__(self, game: Any) -> None:
        self.new = game.new
        self.game = game
        self.views: list[Any] = []
        self.drawn: Counter[int] = Counter()

    def guesser(self, view: Any) -> Watcher:
        self.views.append(view)
        return Watcher(self, len(self.views))


class Watcher(Guesser[Any]):
    """A guesser that notes how often it draws."""

    def __init__(self, watched: Watched, number: int) -> None:
        self.watched, self.number = watched, number
        self.guesser = watched.game.guesser(watched.views[-1])

    def draw(self, rng: Random) -> Any:
        self.watched.drawn[self.number] += 1
        return self.guesser.draw(rng)


def test_everything_is_done_once_at_every_decision_of_new_games(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(sleight.game("abracada"))
    monkeypatch.setattr(registry, "game", lambda _id: watched)
    measure("abracada", 3, seconds=0.001)
    assert len(watched.views) == len(set(watched.views)) > 50
    assert all(view.seat == view.active for view in watched.views)
    assert len(watched.drawn) == len(watched.views)
    assert set(watched.drawn.values()) == {2, 3}  # some are played to their end besides


def test_positions_come_from_games_that_are_going_on() -> None:
    positions = sample_positions(sleight.game("abracada"), 4, Random(0), 30)
    assert len(positions) == 30
    assert all(position.waiting for position in positions)
    assert len({position.fingerprint() for position in positions}) == 30


def test_json_lists_every_game_and_number_of_seats(capsys: pytest.CaptureFixture[str]) -> None:
    bench(json=True, seconds=0.001)
    speeds = json.loads(capsys.readouterr().out)["speeds"]
    known = [(each, seats) for each in registry.games() for seats in sleight.game(each).seat_counts]
    assert [(each["game"], each["seats"]) for each in speeds] == known
    calls = {"copy", "choices", "view", "first_guess", "second_guess", "apply"}
    assert set(speeds[0]) == {"game", "seats", "decisions_per_second", "playouts_per_second", *calls}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_reads_a_table(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench("abracada", seats=2, seconds=0.001, lang=lang)
    said = capsys.readouterr().out
    assert "abracada" in said
    assert max(len(line) for line in said.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"lang": "de"}, "language-unknown"),
        ({"seats": 1}, "seat-count"),
    ],
)
def test_bad_input_is_refused(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        bench("abracada", **arguments)  # type: ignore[arg-type]  # wrong on purpose
    assert refused.value.code == code
    with pytest.raises(sleight.BadInput):
        bench("chess")


def test_racers_take_turns_and_get_equally_many_chunks() -> None:
    order: list[str] = []

    def runner(name: str) -> Runner:
        def play() -> int:
            order.append(name)
            return 5

        return Runner(name, play)

    speeds = race([runner("a"), runner("b")], seconds=0, chunk_seconds=0)
    assert order == ["a", "b"] * 3
    assert [len(chunks) for chunks in speeds.values()] == [2, 2]


def test_the_ratio_is_that_of_the_medians() -> None:
    def idle() -> int:
        return 1

    comparison = Comparison("g", "decisions", Runner("ours", idle), (Runner("theirs", idle),), (1.5,))
    speeds = {"ours": [Speed(n, 1) for n in (10, 20, 90)], "theirs": [Speed(n, 1) for n in (5, 10, 10)]}
    (ratio,) = ratios(comparison, speeds)
    assert (ratio.name, ratio.ratio, ratio.target) == ("theirs", 2.0, 1.5)
    assert ratio.low <= 2 <= ratio.high


def test_the_report_says_whether_a_target_is_reached() -> None:
    race_of_two = {
        "title": "random play",
        "counted": "decisions",
        "per_second": {"ours": 1234567.0},
        "runs_per_second": {"ours": 1234.5},
        "ratios": [
            Ratio("slow", 2.0, 1.9, 2.1, 1.5)._asdict(),
            Ratio("quick", 0.5, 0.4, 0.6, None)._asdict(),
        ],
    }
    found = {"game": "g", "races": [race_of_two], "figures": [Figure("copy", 2.5, "µs", 1)._asdict()]}
    said = compare.told(found)
    assert "1,234,567 decisions/s, 1,234.5 games/s" in said
    assert "2.00 (half of the chunks 1.90 to 2.10), target at least 1.5: reached" in said
    assert "0.50 (half of the chunks 0.40 to 0.60)\n" in said
    assert "2.50 µs, target at most 1: missed" in said


def test_an_unknown_comparison_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        compare.main(["chess"])
    assert refused.value.code == 2
    assert "abracada" in capsys.readouterr().err


def test_habits_tell_how_a_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert habits.main(["--bot", "random", "--with", "dawn", "--games", "2", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("2 games, 2 seats; the median winner has ")
    assert "performances: " in said
    assert "tricks learned: level 1 " in said
    counted = {line.split(" that ")[0]: line for line in said.splitlines() if "never served" in line}
    assert counted.keys() == {"cards", "machine", "trick"}
    assert " of 48 " in counted["cards"]


def test_habits_count_what_was_used() -> None:
    events = [SpecialsReturned(("headhunter", "test-run")), SpecialsReturned(("headhunter",))]
    never, least = habits.serving(events, "full")
    assert never.startswith("cards that never served: 38 of 40 ")
    assert least == "cards that served least: test-run 1, headhunter 2"


def test_decisions_are_counted_and_records_weighed() -> None:
    assert play_abracada(Random(0)) > 10
    assert 200 < record_size("abracada", 4, "random", 3) < 5000
