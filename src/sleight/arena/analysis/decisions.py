"""What was decided in a record: every choice among several that was not taken back."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.record import AnyPosition, Record, Row


class Decision(NamedTuple):
    """A seat had several choices and took one of them."""

    row: int
    """The number of the row that it became, counted from 1."""

    seat: int
    view: Any
    """What the seat saw."""

    choices: tuple[Choice, ...]
    played: Choice
    turn: int = 0
    """Counts the turns: decisions of one seat between which no other seat decides anything."""


class _Kept(NamedTuple):
    """A row that still holds."""

    decision: Decision | None
    after: AnyPosition


def decisions_of(record: Record) -> list[Decision]:
    """All decisions, in the order of their rows."""
    first, kept = record.replay(to=0), list[_Kept]()
    for number, (row, _, after) in enumerate(record.steps(), start=1):
        if row.choice is None:
            _take_back(kept, after)
            continue
        before = kept[-1].after if kept else first
        if row.choice.aside:
            _replan(kept, row.seat, before, after)
        kept.append(_Kept(_decision(number, row, before), after))
    return _in_turns([each.decision for each in kept if each.decision is not None])


def _decision(number: int, row: Row, before: AnyPosition) -> Decision | None:
    choices = tuple(before.choices(row.seat))
    if row.choice is None or row.choice not in choices or len(choices) == 1:
        return None
    return Decision(number, row.seat, before.view(row.seat), choices, row.choice)


def _take_back(kept: list[_Kept], to: AnyPosition) -> None:
    """An undo goes back to the position after an earlier row, or to the first one."""
    while kept and kept[-1].after is not to:
        kept.pop()


def _replan(kept: list[_Kept], seat: int, before: AnyPosition, after: AnyPosition) -> None:
    """An aside that brings an earlier question back has taken back whatever the seat did since then."""
    now = tuple(after.choices(seat))
    own = [place for place, each in enumerate(kept) if each.decision and each.decision.seat == seat]
    same = [place for place in own if (decision := kept[place].decision) and decision.choices == now]
    if now == tuple(before.choices(seat)) or not same:
        return
    for place in own[own.index(same[-1]) :]:
        kept[place] = kept[place]._replace(decision=None)


def _in_turns(decisions: list[Decision]) -> list[Decision]:
    grouped = enumerate(groupby(decisions, key=lambda each: each.seat))
    return [each._replace(turn=turn) for turn, (_, together) in grouped for each in together]
