"""Undo in a game in which all plan at once: it must not tell who has moved in secret."""

from __future__ import annotations

from sleight import Record, Refusal
from tests.games.trickerion.helpers.scenario import GAME, table

TOGETHER = Refusal("undo-together", "", {})


def planning() -> Record:
    """Both seats are about to plan."""
    return Record.start(GAME, position=table(2).planning().position())


def test_while_all_plan_nobody_learns_from_undo_whether_another_has_moved() -> None:
    record = planning()
    refusals = [record.why_not_undo(0)]
    for written in ("send magician theater", "rest apprentice-1"):
        record.add(1, GAME.parse(written))
        refusals.append(record.why_not_undo(0))
    record.add(0, GAME.parse("send magician downtown"))
    refusals.append(record.why_not_undo(0))
    assert refusals == [TOGETHER] * 4


def test_a_plan_is_taken_back_as_an_aside() -> None:
    record = planning()
    before = record.position.view(0)
    record.add(0, GAME.parse("send magician downtown"))
    record.add(0, GAME.parse("replan"))
    after = record.position.view(0)
    assert after.workshops == before.workshops
    assert Record.from_text(record.to_text()).position.to_dict() == record.position.to_dict()


def test_the_last_who_plans_may_undo_a_step_of_its_own() -> None:
    record = planning()
    for written in ("send magician theater", "rest apprentice-1", "confirm"):
        record.add(1, GAME.parse(written))
    assert record.why_not_undo(0) == TOGETHER
    record.add(0, GAME.parse("send magician downtown"))
    assert record.may_undo(0)
    record.undo(0)
    assert record.why_not_undo(0) == TOGETHER


def test_what_the_last_who_plans_does_alone_changes_no_refusal_of_the_others() -> None:
    record = planning()
    for written in ("send magician theater", "rest apprentice-1", "confirm"):
        record.add(1, GAME.parse(written))
    assert record.why_not_undo(1) == TOGETHER
    record.add(0, GAME.parse("send magician downtown"))
    assert record.why_not_undo(1) == TOGETHER
    record.add(0, GAME.parse("replan"))
    assert record.why_not_undo(1) == TOGETHER
    record.undo(0)
    record.undo(0)
    assert record.why_not_undo(1) == TOGETHER
    assert Record.from_text(record.to_text()).position.to_dict() == record.position.to_dict()
