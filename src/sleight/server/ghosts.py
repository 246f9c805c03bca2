"""The ghost of a choice: what it would do, worked out from the view of its seat and from nothing else."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sleight.core.errors import Illegal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.asked import Asked
    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.refusal import Caution
    from sleight.core.registry import AnyGame
    from sleight.core.view import View

_GUESSES = (1, 2, 3)
"""The seeds of the worlds in which a choice is tried; fixed, so that the same view has the same ghost."""

Value = TypeVar("Value")


class Ghost(NamedTuple):
    """What a choice is certain to do, as its seat would see it."""

    events: list[Event]
    view: View | None
    """The table afterwards, if it is certain."""

    scores: tuple[int, ...] | None
    warnings: list[Caution]
    asked: Asked | None
    """What the seat would be asked next, if that is certain."""

    undoable: bool
    """The seat is certain to be able to take it back, until somebody else acts."""


class _World(NamedTuple):
    """What a choice did in one guess: the faces of the events up to the first that depends on luck."""

    faces: list[Event]
    lucky: bool
    view: View
    scores: tuple[int, ...]
    asked: Asked | None
    alone: bool
    """Nobody else decides at the same time, and the game goes on: only then can anything be taken back."""


def ghost(game: AnyGame, view: View, choice: Choice) -> Ghost:
    """Try a choice in a few worlds that its seat cannot tell apart; what they agree on is certain.

    An event that reveals something ends what can be foreseen, even if all guesses happen to agree.
    """
    seat = view.seat
    assert seat is not None
    guess = game.guess(view, Random(_GUESSES[0]))
    refusal = guess.why_not(seat, choice)
    if refusal is not None:
        raise Illegal(refusal)
    worlds = [_tried(game, view, seat, choice, number) for number in _GUESSES]
    lucky = any(world.lucky for world in worlds)
    return Ghost(
        _common([world.faces for world in worlds]),
        None if lucky else _agreed([world.view for world in worlds]),
        None if lucky else _agreed([world.scores for world in worlds]),
        guess.warnings(seat, choice),
        None if lucky else _agreed([world.asked for world in worlds]),
        not lucky and len(guess.waiting) == 1 and all(world.alone for world in worlds),
    )


def _tried(game: AnyGame, view: View, seat: int, choice: Choice, number: int) -> _World:
    world: Any = game.guess(view, Random(number))
    told = world.apply(seat, choice)
    foreseen = next((place for place, event in enumerate(told) if event.reveals), len(told))
    faces = [event.seen_by(seat) for event in told[:foreseen]]
    seen = [face for face in faces if face is not None]
    alone = len(world.waiting) == 1
    return _World(seen, foreseen < len(told), world.view(seat), world.scores, world.asked(seat), alone)


def _common(lists: Sequence[list[Event]]) -> list[Event]:
    """What all lists begin with."""
    shared = 0
    for alike in zip(*lists, strict=False):
        if _agreed(alike) is None:
            break
        shared += 1
    return lists[0][:shared]


def _agreed(values: Sequence[Value]) -> Value | None:
    return values[0] if all(value == values[0] for value in values) else None
