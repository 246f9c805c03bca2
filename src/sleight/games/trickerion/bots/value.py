"""What a seat can still expect when a round begins: a sum of features, fitted to the ends of many games."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sleight.core.weights import Weights, read_weights
from sleight.games.trickerion.advice import features

if TYPE_CHECKING:
    from sleight.games.trickerion.advice.imagining import Imagined

_FILE = "weights.json"

_STRONGEST = 0.5
"""How much the strongest opponent counts; the rest counts all of them on average."""

FEATURES = (*features.OF_A_SEAT, "mistakes")
"""The features of a seat, and how often it errs, which is known in training alone."""

_FAME = features.OF_A_SEAT.index("fame")
_NO_MISTAKES = 0.0


OTHERS = "others"
TERMS = ("fame", "coins", "shards", "order", "team", "tricks", "markers", "goods", "stage", "cards", "extras")
"""What features are told of together."""

GROUPED = (
    ("fame", ("here", "fame", "end-bonuses")),
    ("coins", ("coins", "purse")),
    ("shards", ("shards",)),
    ("order", ("place",)),
    ("team", ("apprentices", "manager", "engineer", "assistant", "wages")),
    ("tricks", ("tricks-1", "tricks-2", "tricks-3", "fourth-trick", "yield-fame", "yield-coins")),
    ("tricks", ("yield-shards", "best-yield", "markers", "signature")),
    ("markers", ("ready", "ready-yield")),
    ("goods", ("able", "able-yield", "lacks", "lacks-price", "lacks-unsold")),
    ("goods", ("basic", "advanced", "superior")),
    ("stage", ("on-stage", "on-stage-yield", "on-stage-best", "on-stage-bonus", "on-stage-links")),
    ("stage", ("leaving-yield",)),
    ("cards", ("cards",)),
    ("extras", ("powers", "machines", "machines-active")),
)
_TERM_OF = {name: term for term, names in GROUPED for name in names}


@cache
def shipped() -> Weights:
    """The weights that are part of this package."""
    return read_weights(files(__package__).joinpath(_FILE).read_bytes())


def group_of(position: Imagined) -> str:
    """What is fitted together: tables with and without the Dark Alley, and the rounds that follow."""
    kind = "full" if position.table.options.dark_alley else "base"
    return f"{kind}-{position.table.rounds - position.round}"


def expected(position: Imagined, seat: int, weights: Weights) -> float:
    """The fame with which a seat will probably end, when a round begins or the game is over."""
    if not position.waiting:
        return position.scores[seat]
    numbers = features.of_seat(position, seat)
    return numbers[_FAME] + weights.expected(group_of(position), (*numbers, _NO_MISTAKES))


def terms(position: Imagined, seat: int, weights: Weights) -> dict[str, float]:
    """What the lead of a seat consists of, by groups of features; of the others only their sum."""
    own = expected(position, seat, weights)
    found = dict.fromkeys((*TERMS, OTHERS), 0.0)
    found[OTHERS] = lead(position, seat, weights) - own
    if not position.waiting:
        return found | {TERMS[0]: own}
    numbers, row = features.of_seat(position, seat), weights.groups[group_of(position)]
    for name, number, weight in zip(features.OF_A_SEAT, numbers, row, strict=False):
        found[_TERM_OF[name]] += number * (weight + (name == "fame"))
    return found


def lead(position: Imagined, seat: int, weights: Weights) -> float:
    """By how much a seat will probably lead at the end."""
    seats = range(position.table.seats)
    others = [expected(position, other, weights) for other in seats if other != seat]
    rivals = _STRONGEST * max(others) + (1 - _STRONGEST) * sum(others) / len(others)
    return expected(position, seat, weights) - rivals
