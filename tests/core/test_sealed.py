"""Undo past what was done in secret: no seat's answer tells of a move that the seat did not notice."""

from __future__ import annotations

from typing import Any

import pytest

from sleight import Record, Refusal
from sleight.core.choice import Choice
from sleight.core.event import Event
from sleight.core.record import Header


class Act(Choice, frozen=True, tag="act"):
    """`open` is done before all, `lay` in secret, `look` in secret and teaches something."""

    name: str


class Told(Event, frozen=True, tag="told"):
    """What only some see."""

    to: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Told | None:
        return self if seat in self.to else None


class Learned(Told, frozen=True, tag="learned"):
    """What teaches those who see it something."""

    reveals = True


class Toy:
    """Each seat keeps a list; `open` passes the turn on and is seen by both, everything else by its seat."""

    def __init__(self) -> None:
        self.waiting = (0,)
        self.lists: list[tuple[str, ...]] = [(), ()]

    def copy(self) -> Toy:
        again = Toy()
        again.waiting, again.lists = self.waiting, list(self.lists)
        return again

    def view(self, seat: int) -> object:
        opened = [[each for each in acts if each == "open"] for acts in self.lists]
        return opened, self.lists[seat]

    def apply(self, seat: int, act: Act) -> list[Event]:
        self.lists[seat] = (*self.lists[seat], act.name)
        if act.name == "open":
            self.waiting = (1 - seat,)
            return [Told((0, 1))]
        return [Learned((seat,)) if act.name == "look" else Told((seat,))]

    def fingerprint(self) -> str:
        return str(self.lists)


def played(*acts: tuple[int, str]) -> Record:
    """A record of the toy game."""
    toy: Any = Toy()
    record = Record(toy, Header(1, "toy", 1, "", 2), toy)
    for seat, name in acts:
        if name == "undo":
            record.undo(seat)
        else:
            record.add(seat, Act(name))
    return record


SECRETS: list[list[tuple[int, str]]] = [
    [(1, "lay")],
    [(1, "lay"), (1, "lay")],
    [(1, "lay"), (1, "undo")],
    [(1, "look")],
    [(1, "look"), (1, "lay"), (1, "undo")],
]


@pytest.mark.parametrize("secrets", SECRETS)
@pytest.mark.parametrize("after", [[], [(1, "open")], [(1, "open"), (1, "undo")], [(1, "open"), (0, "lay")]])
def test_no_answer_about_undo_tells_of_a_secret_move(
    secrets: list[tuple[int, str]], after: list[tuple[int, str]]
) -> None:
    plain = played((0, "open"), *after)
    record = played((0, "open"), *secrets, *after)
    assert record.why_not_undo(0) == plain.why_not_undo(0)
    assert record.position.view(0) == plain.position.view(0)


def test_what_was_done_in_secret_since_goes_with_what_is_taken_back() -> None:
    record = played((0, "open"), (1, "lay"), (1, "lay"))
    assert record.ahead(0, None).undoes == 0
    record.undo(0)
    assert record.position.fingerprint() == played().position.fingerprint()
    assert record.why_not_undo(1) == Refusal("undo-nothing", "", {})


def test_a_seat_takes_its_own_secrets_back_one_by_one() -> None:
    record = played((0, "open"), (1, "lay"), (1, "lay"), (1, "open"))
    undone = []
    for _ in range(3):
        undone.append(record.ahead(1, None).undoes)
        record.undo(1)
    assert undone == [3, 2, 1]
    assert record.position.fingerprint() == played((0, "open")).position.fingerprint()
    assert not record.may_undo(1)


def test_whoever_has_learned_something_in_secret_takes_nothing_back() -> None:
    record = played((0, "open"), (1, "lay"), (1, "look"))
    assert record.why_not_undo(1) == Refusal("undo-learned", "", {})
