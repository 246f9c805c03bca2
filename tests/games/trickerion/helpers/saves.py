"""Saved positions of several phases, and ways to spoil them."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

import sleight
from sleight.games.trickerion.printed.ids import CHARACTERS, MOST_SEATS
from sleight.games.trickerion.state.cells import CARDS, CONDUCTED, PERFORMED, PREMIERED, SHOWN
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.other_data import Steps, put
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table

FIELDS = GAME.types.saved.__struct_fields__


def rich() -> dict[str, Any]:
    """A position with something of everything, as plain data."""
    return (
        table(3)
        .round(3)
        .trick(0, "linking-rings", ready=1)
        .trick(0, "stocks-escape", board="engineer")
        .trick(1, "enchanted-butterflies", ready=2)
        .components(0, metal=2, rope=1)
        .components(1, board="manager", fabric=2)
        .components(1, wood=1)
        .team(0, "engineer")
        .team(1, "manager")
        .hired(2, "apprentice-2")
        .market(orders=["", "cog", "", "saw"], quick="mirror")
        .poster(1)
        .marker(0, "linking-rings", "riverside-theater-2", 1, "down")
        .marker(1, "enchanted-butterflies", "riverside-theater-2", 2, "right")
        .acting(0, "magician", "friday-1")
        .assigned(1, "magician", "workshop")
        .placed(2, "magician", "sunday-stage")
        .position()
        .to_dict()
    )


def planning() -> dict[str, Any]:
    """A position in which some plan, with sealed cards."""
    position = table(2).team(1, "engineer").planning().position()
    play(position, "send magician theater", "replan", "send magician workshop", seat=0)
    play(position, "rest magician", "send engineer downtown", "rest apprentice-1", "confirm", seat=1)
    return position.to_dict()


def setting_up() -> dict[str, Any]:
    """A position in the middle of the set-up."""
    position = GAME.new(3, 4, {"beginner": [1]})
    for _ in range(5):
        seat = position.waiting[0]
        position.apply(seat, position.choices(seat)[0])
    return position.to_dict()


def asked_about(kind: str) -> dict[str, Any]:
    """A position in which the first seat is asked something in the middle of what it does."""
    scene = table(2).trick(0, "linking-rings", ready=2).trick(1, "enchanted-butterflies").team(0, "manager")
    scene.marker(1, "enchanted-butterflies", "riverside-theater-1", 3, "up").components(0, metal=1)
    if kind == "lay":
        scene.acting(0, "engineer", "thursday-1").asked(0, "lay", -1, 0, -1, 1)
    elif kind == "link-reward":
        scene.acting(0, "engineer", "thursday-1").asked(0, "link-reward", 1, 2)
    elif kind == "bargain":
        position = scene.acting(0, "magician", "market-1").position()
        play(position, "buy wood 2")
        return position.to_dict()
    elif kind == "perform":
        scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        scene.placed(0, "magician", "friday-stage").performing(0)
    else:
        scene.team(0, "assistant").hired(0, "apprentice-2").phase("end-turn").asked(0, "home")
    return scene.position().to_dict()


SAVES = {
    "placement": rich(),
    "assignment": planning(),
    "set-up": setting_up(),
    **{kind: asked_about(kind) for kind in ("lay", "link-reward", "bargain", "perform", "home")},
}


def spoilt(saved: dict[str, Any], path: Steps, value: object) -> dict[str, Any]:
    """The saved position with one value replaced."""
    data = deepcopy(saved)
    put(data, path, value)
    return data


def load_error(data: dict[str, Any]) -> sleight.BadInput | None:
    """How the data is refused, if it is."""
    try:
        GAME.from_dict(data)
    except sleight.BadInput as error:
        return error
    return None


def named(error: sleight.BadInput) -> set[str]:
    """The fields that an error speaks of."""
    if error.code == "seat-count":
        return {"seats"}
    if error.code.startswith("option"):
        return {"options", str(error.arguments["option"])}
    assert error.code == "position-wrong"
    why = str(error.arguments["why"])
    return {field for field in (*FIELDS, "tricks") if field in why}


def same(one: TrickerionPosition, other: TrickerionPosition) -> bool:
    """Two positions that nobody can tell apart, nor any rule."""
    seats = range(one.table.seats)
    return (
        one.to_dict() == other.to_dict()
        and one.fingerprint() == other.fingerprint()
        and lasting(one) == lasting(other)
        and one.occupied == other.occupied
        and (one.waiting, one.scores, one.ranks) == (other.waiting, other.scores, other.ranks)
        and [one.view(seat) for seat in (*seats, None)] == [other.view(seat) for seat in (*seats, None)]
        and [one.asked(seat) for seat in seats] == [other.asked(seat) for seat in seats]
        and [one.choices(seat) for seat in seats] == [other.choices(seat) for seat in seats]
        and [one.asides(seat) for seat in seats] == [other.asides(seat) for seat in seats]
    )


def lasting(position: TrickerionPosition) -> list[int]:
    """The cells without those that nothing reads any more: a save has no place for them."""
    cells = position.cells[:]
    for seat in range(MOST_SEATS):
        first = CARDS + CHARACTERS * seat
        under = [character for character in range(CHARACTERS) if cells[first + character]]
        cells[SHOWN + seat] &= sum(1 << character for character in under)
    if not position.decks:
        for cell in (PERFORMED, CONDUCTED, *range(PREMIERED, PREMIERED + MOST_SEATS)):
            cells[cell] = 0
    return cells


def restored(position: TrickerionPosition) -> TrickerionPosition:
    """The position after a trip through a file."""
    return GAME.from_dict(json.loads(json.dumps(position.to_dict())))


def is_refused_or_taken(saved: dict[str, Any], path: Steps, value: object) -> None:
    """Wrong data names a field; data that is taken says the same again, and can be played on."""
    data = spoilt(saved, path, value)
    error = load_error(data)
    if error is not None:
        assert named(error)
        assert str(error)
        return
    position = GAME.from_dict(data)
    assert GAME.from_dict(position.to_dict()).to_dict() == position.to_dict()
    can_be_asked(position)
    can_be_played_on(position)


def can_be_asked(position: TrickerionPosition) -> None:
    """Everything that anybody may ask of a position has an answer."""
    for seat in range(position.table.seats):
        offered = position.choices(seat)
        assert bool(offered) == (seat in position.waiting)
        position.asides(seat)
        position.asked(seat)
        position.view(seat)
        for choice in offered:
            position.warnings(seat, choice)
            position.copy().apply(seat, choice)


def can_be_played_on(position: TrickerionPosition, steps: int = 30) -> None:
    """Some choices later it is still a position that can be saved."""
    rng = Random(steps)
    for _ in range(steps):
        if position.waiting:
            seat = rng.choice(position.waiting)
            position.apply(seat, rng.choice(position.choices(seat)))
    GAME.from_dict(position.to_dict())
