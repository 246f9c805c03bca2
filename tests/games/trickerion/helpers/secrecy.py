"""What somebody may and may not learn: positions that look alike, and guesses that are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import msgspec

from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.scenario import GAME

VIEWERS = (0, 1, 2, None)
"""Three seats and a spectator."""

DOWNTOWN = [card.id for card in GAME.printed.specials if card.location == "downtown"]
PERMANENT = ("downtown", "market-row", "workshop", "theater", "dark-alley")


def readable(position: TrickerionPosition, viewer: int | None) -> list[object]:
    """Everything that somebody can read off a position without a move, the view as text."""
    return [msgspec.json.encode(position.view(viewer)), *answers(position, viewer)]


def answers(position: TrickerionPosition, viewer: int | None) -> list[object]:
    """All that a seat can ask of a position, besides its view."""
    if viewer is None:
        return []
    universe = GAME.universe()
    return [
        *readable_questions(position, viewer),
        *(position.why_not(viewer, choice) for choice in universe),
        *(position.warnings(viewer, choice) for choice in universe),
    ]


def readable_questions(position: TrickerionPosition, viewer: int) -> list[object]:
    """What a seat is asked, and what it may do."""
    return [position.asked(viewer), position.choices(viewer), position.asides(viewer)]


def rearranged(position: TrickerionPosition, viewer: int | None, rng: Random) -> TrickerionPosition:
    """Another position that the viewer cannot tell apart, which meets the same chance."""
    twin = GAME.guess(position.view(viewer), rng)
    twin.seed(position.key, position.draws)
    return twin


def learned_without_a_word(
    position: TrickerionPosition, viewer: int | None, rng: Random, report: Counter[str]
) -> bool:
    """Play the same moves in a position and its twin: do they look different before that was revealed?"""
    real, twin = position.copy(), rearranged(position, viewer, rng)
    while real.waiting:
        if viewer is not None and readable_questions(real, viewer) != readable_questions(twin, viewer):
            return True
        seat = rng.choice(real.waiting)
        choice = rng.choice(real.choices(seat))
        if twin.why_not(seat, choice) is not None:
            report["impossible"] += 1
            return False
        planning = real.view(None).phase == "assignment"
        events, others = real.apply(seat, choice), twin.apply(seat, choice)
        seen, twin_seen = ([event.seen_by(viewer) for event in told] for told in (events, others))
        if seen != twin_seen or real.view(viewer) != twin.view(viewer):
            report["different"] += 1
            # TR-PROR-25: with the last plan it shows who has a card, even if the cards stay sealed.
            planned = planning and real.view(None).phase != "assignment"
            return not planned and not any(event.reveals for event in (*events, *others))
        report["alike"] += 1
    return False


def guesses(view: TrickerionView, count: int, seed: int = 1) -> list[dict[str, Any]]:
    """So many guesses as plain data."""
    return [guess.to_dict() for guess in islice(guessing(view, Random(seed)), count)]


def guessing(view: TrickerionView, rng: Random) -> Iterator[TrickerionPosition]:
    """Guesses without end, in turn one of its own and one that a guesser of them all draws."""
    guesser = GAME.guesser(view)
    while True:
        yield GAME.guess(view, rng)
        yield guesser.draw(rng)


def is_even(counts: Counter[tuple[str, ...]], cells: list[tuple[str, ...]]) -> bool:
    """Pearson's chi-square of equal chances lies within five deviations of its mean."""
    assert set(counts) <= set(cells)
    expected = sum(counts.values()) / len(cells)
    chi_square = sum((counts[cell] - expected) ** 2 / expected for cell in cells)
    freedom = len(cells) - 1
    return abs(chi_square - freedom) < 5 * sqrt(2 * freedom)
