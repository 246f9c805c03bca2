"""Judges: what a choice has cost, on a game whose truth is known, and in Trickerion."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

import pytest

import sleight
import sleight.bots
from sleight import Record
from sleight.arena.analysis import analyse
from sleight.arena.match import play_game
from sleight.bots import judge_of, make_judge
from sleight.core.errors import BadInput
from sleight.core.judging import Judgement, PlayoutJudge
from tests.packages.installing import examples, found


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with found(examples(), monkeypatch):
        yield


@pytest.fixture
def nim(installed: None, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Nim with a judge: the bot that knows how it is won."""
    from sleight_nim.bots import BOTS, SumBot

    class NimJudge(SumBot, PlayoutJudge):
        looks: ClassVar[tuple[int, ...]] = (4, 8)

    monkeypatch.setitem(BOTS, "judge", NimJudge)
    return sleight.game("nim")


def test_a_game_without_a_judge_says_so(installed: None) -> None:
    played = play_game(sleight.game("nim"), ["sum", "random"], 1)
    assert played.record is not None
    assert judge_of("nim") == ""
    with pytest.raises(BadInput, match="nim"):
        analyse(Record.from_text(played.record))


def test_whoever_gives_a_won_game_away_loses_two_points(nim: Any) -> None:
    position = nim.new(2, 1)
    seat = position.waiting[0]
    view, choices = position.view(seat), position.choices(seat)
    judge = make_judge("nim", Random(1))
    best = judge.choose(view, choices)
    good = judge.judge(nim, view, choices, best, 8)
    assert good == Judgement(best)
    assert not good.is_beyond(0.0)
    wrong = next(choice for choice in choices if choice != best)
    bad = judge.judge(nim, view, choices, wrong, 64)
    assert bad.lost == 2.0
    assert 0 < bad.error < 0.1
    assert bad.is_beyond(3.0)


def test_the_analysis_of_nim_finds_who_gave_it_away(nim: Any) -> None:
    played = play_game(nim, ["random", "sum"], 2)
    assert played.record is not None
    analysed = analyse(Record.from_text(played.record), sims=64)
    assert analysed.seats[1].lost == 0.0
    assert analysed.seats[0].lost % 2 == 0


def midgame(rounds: int = 3, kind: str = "") -> tuple[Any, int]:
    game: Any = sleight.game("trickerion")
    position, greedy = game.new(2, 5), sleight.bots.make_bot("greedy", "trickerion", Random(1))
    while True:
        seat = position.waiting[0]
        asked = position.asked(seat)
        if position.round == rounds and len(position.choices(seat)) > 3 and kind in ("", asked.kind):
            return position, seat
        position.apply(seat, greedy.choose(position.view(seat), position.choices(seat)))


@pytest.mark.parametrize("kind", ["assign", "place"])
def test_trickerion_judges_every_choice_of_a_question(kind: str) -> None:
    position, seat = midgame(kind=kind)
    judge, choices = make_judge("trickerion", Random(1)), position.choices(seat)
    view = position.view(seat)
    game = sleight.game("trickerion")
    found = {choice: judge.judge(game, view, choices, choice, 16) for choice in choices}
    assert any(each.best != choice and each.lost > 0 for choice, each in found.items())
    assert all(each.best in choices for each in found.values())
    # What is best loses least against the rest.
    best = min(found, key=lambda choice: found[choice].lost)
    assert found[best].lost <= 3 * found[best].error


def test_a_judge_knows_no_more_than_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another truth that looks the same gets the same judgement."""
    position, seat = midgame(kind="assign")
    game: Any = sleight.game("trickerion")
    judge, choices = make_judge("trickerion", Random(1)), position.choices(seat)
    other = game.guess(position.view(seat), Random(9))
    assert other.fingerprint() != position.fingerprint()
    judged = [judge.judge(game, each.view(seat), choices, choices[0], 64) for each in (position, other)]
    assert judged[0] == judged[1]
