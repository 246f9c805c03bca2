"""No warning is false: what it claims is looked for in games that go on after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from random import Random
from typing import Any

import pytest

import sleight
from sleight.core.refusal import Caution
from sleight.games.trickerion.events import (
    CardDiscarded,
    CardPerformed,
    CharacterIdled,
    CharacterPlaced,
    ComponentsBought,
    MarkerStaged,
    PointsLost,
    RoundBegan,
    TrickBeside,
    TrickSetUp,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.walks import busy_walk

BASE: dict[str, Any] = {"beginner": "all"}
ALLEY: dict[str, Any] = {"dark_alley": True, "beginner": "all"}
FULL: dict[str, Any] = {"dark_alley": True, "prophecies": True, "beginner": "all"}
GAMES = 20
LATE = 1
"""How many rounds before the end the games are looked at."""

MOST_EACH = 40
"""How many warnings of a kind are followed."""

LAID = (TrickSetUp, MarkerStaged, TrickBeside)
"""How a marker comes to the theater."""


def warned(
    options: dict[str, Any], games: int
) -> Iterator[tuple[TrickerionPosition, sleight.Choice, Caution]]:
    """Warned choices of many games near their end, each with its position."""
    for seed in range(games):
        for position in busy_walk(2 + seed % 3, seed, **options):
            if position.round < position.table.rounds - LATE:
                continue
            for seat in position.waiting[:1]:
                for choice in position.choices(seat):
                    yield from ((position, choice, caution) for caution in position.warnings(seat, choice))


def played_on(position: TrickerionPosition, choice: sleight.Choice, seed: int) -> list[sleight.Event]:
    """What happens if the choice is made and the game goes on at random to its end."""
    rng, trial = Random(seed), position.copy()
    events = list(trial.apply(trial.waiting[0], choice))
    while trial.waiting:
        seat = rng.choice(trial.waiting)
        events += trial.apply(seat, rng.choice(trial.choices(seat)))
    return events


Claim = Callable[[Caution, int, list[sleight.Event]], bool]


def never_performed(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-PERF-04: nobody performs the card any more."""
    cards = [event.card for event in events if isinstance(event, CardPerformed)]
    return caution.arguments["card"] not in cards


def not_bought(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-MK-21, 22: the seat buys nothing of the component any more."""
    bought = [event for event in events if isinstance(event, ComponentsBought) and event.seat == seat]
    return caution.arguments["component"] not in [event.component for event in bought]


def not_set_up(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-TH-12: the seat sets up no marker any more."""
    return not any(isinstance(event, TrickSetUp) and event.seat == seat for event in events)


def none_without_set_up(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-PERF-07: the seat performs nothing in this round unless it lays a marker before."""
    own = [event for event in this_round(events) if getattr(event, "seat", None) == seat]
    kinds = [type(event) for event in own]
    return CardPerformed not in kinds or any(kind in kinds for kind in LAID)


def discarded(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-END-20: the card leaves at the end of this round."""
    gone = [event.card for event in this_round(events) if isinstance(event, CardDiscarded)]
    return gone == [caution.arguments["card"]]


def lost(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-AP-10: the points are lost."""
    return events[0] == PointsLost(seat, int(str(caution.arguments["points"])))


def last_round(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-MK-21: no round follows in which the order could be bought."""
    return this_round(events) == events


def idles(caution: Caution, seat: int, events: list[sleight.Event]) -> bool:
    """TR-AP-13: the character does nothing there: its points are neither spent nor lost."""
    done = takewhile(lambda event: not isinstance(event, CharacterPlaced | CharacterIdled), events[1:])
    return not any(isinstance(event, TrickSetUp | PointsLost) and event.seat == seat for event in done)


def this_round(events: list[sleight.Event]) -> list[sleight.Event]:
    """What happens before the next round."""
    return list(takewhile(lambda event: not isinstance(event, RoundBegan), events))


CLAIMS: dict[str, Claim] = {
    "never-performed": never_performed,
    "components-too-late": not_bought,
    "prepared-too-late": not_set_up,
    "nothing-to-perform": none_without_set_up,
    "last-card": discarded,
    "points-unspent": lost,
    "order-too-late": last_round,
    "no-points-there": idles,
}


@pytest.mark.rule("TR-PERF-04", "TR-MK-21", "TR-TH-12", "TR-AP-13")
@pytest.mark.parametrize("options", [BASE, ALLEY, FULL], ids=["base", "alley", "full"])
def test_what_a_warning_claims_comes_true(options: dict[str, Any]) -> None:
    seen: Counter[str] = Counter()
    for position, choice, caution in warned(options, GAMES):
        claim = CLAIMS.get(caution.code)
        if claim is None or seen[caution.code] == MOST_EACH:
            continue
        seen[caution.code] += 1
        events = played_on(position, choice, seen.total())
        assert claim(caution, position.waiting[0], events), (caution, choice)
    assert set(seen) == set(CLAIMS)
