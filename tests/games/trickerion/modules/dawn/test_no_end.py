"""DT-SIG-14, DT-ABIL: nothing that signature tricks allow goes on for ever."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import with_dawn
from tests.games.trickerion.helpers.playing import asides, play, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.signatures import backstage, performing

RINGS, HAND, HALL = "perpetual-rings", "the-unquiet-hand", "hall-of-splinters"
_MOST = 60
"""More choices than any of these placements has."""


def _stubborn(position: TrickerionPosition, wanted: Callable[[str], int]) -> list[str]:
    """What a seat does in a placement if it always takes what is wanted most, and ends it only if it must."""
    done: list[str] = []
    while position.waiting == (0,) and len(done) < _MOST:
        offered = [*texts(position), *asides(position)]
        choice = max(offered, key=wanted)
        position.apply(0, GAME.parse(choice))
        done.append(choice)
    return done


def _learning_again(text: str) -> int:
    """Give the signature trick up, learn it again, and make dice serve for that."""
    wishes = ("return perpetual-rings", "learn perpetual-rings", "mark", "use residence", "bonus")
    for number, wish in enumerate(
        (*wishes, "set residence-1 any", "set residence-2 any", "reroll residence")
    ):
        if text.startswith(wish):
            return 20 - number
    return -1 if text.startswith(("finish", "return", "hire", "collect")) else 0


@pytest.mark.rule("DT-SIG-14", "DT-MEET-26")
@pytest.mark.parametrize("points", [4, 9, 20])
def test_to_give_a_trick_up_and_learn_it_again_takes_points_and_dice(points: int) -> None:
    scene = with_dawn(prophecies=True).round(2).prophecy("cheap-learning").assigned(1, "magician", "workshop")
    scene.dice(residence_1="any", residence_2="any").magician(1, "the-gentleman")
    position = scene.acting(0, "magician", "downtown-1", points, card="patent-office").position()
    done = _stubborn(position, _learning_again)
    learned = done.count(f"learn {RINGS}")
    assert 2 <= learned <= points + 1, done
    assert position.waiting == (1,)


def _moving(text: str) -> int:
    """Move and set up whatever can be moved, and never finish."""
    return {"shift": 5, "from": 4, "lift": 4, "at": 3, "set-up": 2, "accept": 2}.get(text.split()[0], 0)


@pytest.mark.rule("DT-ABIL-12", "DT-ABIL-05", "DT-ABIL-10")
@pytest.mark.parametrize("trick", [RINGS, HALL, HAND, "storm-catcher"])
def test_moving_and_setting_up_takes_points(trick: str) -> None:
    scene = (
        backstage(trick, ready=2, points=8).marker(0, trick, ONE, 1, "down").marker(0, trick, TWO, 1, "down")
    )
    position = scene.position()
    done = _stubborn(position, _moving)
    assert len([text for text in done if text.split()[0] in ("shift", "set-up")]) <= 8, done
    assert position.waiting == (1,)


@pytest.mark.rule("DT-ABIL-10", "DT-ABIL-11")
def test_a_marker_that_stays_is_performed_once_a_round_until_its_card_goes() -> None:
    scene = performing(HAND).marker(0, HAND, TWO, 1, "down")
    position = scene.position()
    shown = 0
    for _ in range(7):
        if position.view(None).phase == "performance" and f"perform {TWO}" in texts(position):
            play(position, f"perform {TWO}")
            shown += 1
        _to_the_next_performance(position)
    assert 1 <= shown <= 5
    assert TWO not in [show.card for show in position.view(None).theater]
    assert markers(position)[HAND] == (0, 4)


def _to_the_next_performance(position: TrickerionPosition) -> None:
    """The magician of seat 0 goes to the stage of the theater; all others do nothing."""
    for _ in range(200):
        if position.over or (position.waiting == (0,) and position.view(None).phase == "performance"):
            return
        seat = position.waiting[0]
        offered = [sleight.text(choice) for choice in position.choices(seat)]
        position.apply(seat, GAME.parse(_next(offered, seat)))


def _next(offered: list[str], seat: int) -> str:
    wishes = ["send magician theater", "place magician friday-stage"] if seat == 0 else []
    for wish in (*wishes, "rest", "confirm", "decline", "idle"):
        for text in offered:
            if text.startswith(wish):
                return text
    return offered[-1]
