"""Playing and asking: choices are written as a player types them, for the seat that is waited for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

import sleight
from sleight.core.asked import Asked
from sleight.core.refusal import Argument, Caution, Refusal
from sleight.games.trickerion.events import DieRerolled
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME

_MOST_KEYS = 20_000


def _waited_for(position: TrickerionPosition, seat: int | None) -> int:
    """The seat that was named, or the first that is waited for."""
    return position.waiting[0] if seat is None else seat


def play(position: TrickerionPosition, *written: str, seat: int | None = None) -> list[sleight.Event]:
    """Play choices one after the other; returns all events."""
    events: list[sleight.Event] = []
    for text in written:
        events += position.apply(_waited_for(position, seat), GAME.parse(text))
    return events


def rolling(position: TrickerionPosition, written: str, face: str) -> list[sleight.Event]:
    """Play a choice so that the die it rolls shows that face."""
    return steered(
        position, written, lambda events: face in [e.face for e in events if isinstance(e, DieRerolled)]
    )


def steered(
    position: TrickerionPosition, written: str, fell: Callable[[list[sleight.Event]], bool]
) -> list[sleight.Event]:
    """Play a choice under a key of chance for which its events are as wished."""
    for number, (_, events) in enumerate(_trials(position, written, _MOST_KEYS)):
        if fell(events):
            position.seed(number.to_bytes(16, "big"), position.draws)
            return play(position, written)
    raise AssertionError(f"{written} never falls that way")


def under_keys(position: TrickerionPosition, written: str, keys: int) -> list[TrickerionPosition]:
    """What a choice leads to under so many different keys of chance."""
    return [trial for trial, _ in _trials(position, written, keys)]


def _trials(
    position: TrickerionPosition, written: str, keys: int
) -> Iterator[tuple[TrickerionPosition, list[sleight.Event]]]:
    for number in range(keys):
        trial = position.copy()
        trial.seed(number.to_bytes(16, "big"), trial.draws)
        yield trial, play(trial, written)


def texts(position: TrickerionPosition, seat: int | None = None) -> list[str]:
    """The choices of a seat as text."""
    return [sleight.text(choice) for choice in position.choices(_waited_for(position, seat))]


def offered(position: TrickerionPosition, verb: str) -> list[str]:
    """The choices that begin with a word."""
    return [text for text in texts(position) if text.split()[0] == verb]


def asides(position: TrickerionPosition, seat: int | None = None) -> list[str]:
    """What a seat may do unasked, as text."""
    return [sleight.text(choice) for choice in position.asides(_waited_for(position, seat))]


def why_not(position: TrickerionPosition, written: str, seat: int | None = None) -> Refusal | None:
    """The whole refusal of a choice, after making sure that it cannot be played and changes nothing."""
    asked, choice = _waited_for(position, seat), GAME.parse(written)
    reason = position.why_not(asked, choice)
    if reason is not None:
        assert choice not in position.choices(asked)
        before = position.to_dict()
        with pytest.raises(sleight.Illegal) as illegal:
            position.apply(asked, choice)
        assert illegal.value.refusal == reason
        assert position.to_dict() == before
    return reason


def refused(position: TrickerionPosition, written: str, seat: int | None = None) -> str:
    """The code of the refusal of a choice, or '' if it is legal."""
    reason = why_not(position, written, seat)
    return reason.code if reason else ""


def warnings(position: TrickerionPosition, written: str, seat: int | None = None) -> list[Caution]:
    """The whole warnings about a choice."""
    return position.warnings(_waited_for(position, seat), GAME.parse(written))


def warned(position: TrickerionPosition, written: str, seat: int | None = None) -> list[str]:
    """The codes of the warnings about a choice."""
    return [each.code for each in warnings(position, written, seat)]


def asked(position: TrickerionPosition) -> Asked:
    """The open question, after making sure that it is sound."""
    assert is_sound(position)
    question = position.asked(position.waiting[0])
    assert question is not None
    return question


def kind(position: TrickerionPosition, seat: int | None = None) -> str:
    """The kind of the question that a seat is asked, or '' if it is asked nothing."""
    question = position.asked(_waited_for(position, seat))
    return question.kind if question else ""


def is_sound(position: TrickerionPosition) -> bool:
    """What is offered is what is not refused, and a saved position and a copy ask and answer the same."""
    seat = position.waiting[0]
    offered = position.choices(seat)
    legal = [choice for choice in position.table.numbers_of if position.why_not(seat, choice) is None]
    others = GAME.from_dict(position.to_dict()), position.copy()
    return (
        [choice for choice in legal if not choice.aside] == offered
        and all(_says(other, seat) == _says(position, seat) for other in others)
        and all(_answers(*others, seat, choice) for choice in (offered[0], offered[-1]))
    )


def _says(position: TrickerionPosition, seat: int) -> object:
    """What a position asks, offers, saves and has in force."""
    effects = [type(effect) for effect in position.active.effects]
    return position.asked(seat), position.choices(seat), position.to_dict(), effects


def _answers(one: TrickerionPosition, other: TrickerionPosition, seat: int, choice: sleight.Choice) -> bool:
    """Tells whether a choice leads to the same on both."""
    one, other = one.copy(), other.copy()
    same = one.apply(seat, choice) == other.apply(seat, choice)
    return same and (one.cells, one.to_dict()) == (other.cells, other.to_dict())


def refusal(code: str, rule: str, **arguments: Argument) -> Refusal:
    """A refusal as this game should give it."""
    return Refusal(code, rule, arguments, GAME.id)


def useless_bonus(card: str, missing: str, points: int, cost: int = 0) -> Refusal:
    """TR-SA-06: the refusal of a bonus that serves for nothing now, with what is missing."""
    return refusal("bonus-useless", "TR-SA-06", card=card, missing=missing, cost=cost, points=points)


def caution(code: str, rule: str, **arguments: Argument) -> Caution:
    """A warning as this game should give it."""
    return Caution(code, rule, arguments, GAME.id)


def question(kind: str, rule: str, seat: int, **arguments: Argument) -> Asked:
    """A question as this game should ask it."""
    return Asked(kind, rule, seat, arguments, GAME.id)
