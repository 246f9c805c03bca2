"""What a player may do and does is the same whichever seat the player has, and touches no other seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changes, snapshot
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS, table

CARD, OTHER = "riverside-theater-1", "riverside-theater-2"


class Situation(NamedTuple):
    """How one player comes to a question, and what it answers then."""

    laid: Callable[[table, int], table]
    written: tuple[str, ...]


SITUATIONS = {
    "planning": Situation(
        lambda scene, seat: scene.team(seat, "manager").planning(),
        ("send magician downtown", "replan", "send magician theater", "rest manager", "rest apprentice-1"),
    ),
    "placing": Situation(
        lambda scene, seat: (
            scene.coins(seat, 0)
            .assigned(seat, "magician", "theater")
            .assigned(seat, "apprentice-1", "workshop")
            .placed(seat, "manager", "workshop-1")
            .placing(seat)
        ),
        ("place apprentice-1 workshop-2", "enhance"),
    ),
    "idle": Situation(
        lambda scene, seat: scene.assigned(seat, "magician", "downtown").placing(seat), ("idle magician",)
    ),
    "downtown": Situation(
        lambda scene, seat: scene.assigned(seat, "magician", "downtown").placing(seat),
        ("place magician downtown-1", "enhance", "hire inn-1", "collect bank-2"),
    ),
    "apprentices": Situation(
        lambda scene, seat: scene.hired(seat, "apprentice-2").acting(seat, "manager", "downtown-1", 3),
        ("hire inn-2",),
    ),
    "learning": Situation(
        lambda scene, seat: (
            scene.fame(seat, 12)
            .trick(seat, "linking-rings", "heart")
            .team(seat, "engineer")
            .acting(seat, "magician", "downtown-1")
        ),
        ("learn bullet-catch", "use residence-2", "keep engineer", "mark club"),
    ),
    "full-workshop": Situation(
        lambda scene, seat: (
            scene.trick(seat, "linking-rings")
            .trick(seat, "living-piano")
            .trick(seat, "chinese-sticks")
            .acting(seat, "magician", "downtown-1")
        ),
        ("return living-piano", "learn levitation", "use residence-1", "mark club"),
    ),
    "engineered": Situation(
        lambda scene, seat: (
            scene.team(seat, "engineer")
            .trick(seat, "linking-rings", "heart", board="engineer")
            .acting(seat, "magician", "downtown-1")
        ),
        ("return linking-rings", "learn levitation", "use residence-1", "keep engineer", "mark heart"),
    ),
    "crowded": Situation(
        lambda scene, seat: (
            scene.team(seat, "manager")
            .components(seat, rope=1, saw=1, cog=1, mirror=1, animal=1, padlock=1)
            .components(seat, "manager", metal=2, wood=1)
            .acting(seat, "magician", "market-1")
        ),
        ("drop rope", "buy glass 1", "drop wood", "buy fabric 2", "bargain 0"),
    ),
    "market": Situation(
        lambda scene, seat: (
            scene.team(seat, "manager")
            .components(seat, "manager", metal=1)
            .components(seat, wood=2)
            .acting(seat, "magician", "market-1")
        ),
        ("buy metal 1", "buy glass 1", "keep manager", "drop wood", "buy wood 2", "bargain 1"),
    ),
    "workshop": Situation(
        lambda scene, seat: (
            scene.team(seat, "manager", "engineer", "assistant")
            .trick(seat, "linking-rings", "club")
            .components(seat, "manager", metal=1)
            .components(seat, wood=2)
            .acting(seat, "apprentice-1", "workshop-1", 4)
        ),
        ("move linking-rings", "prepare linking-rings", "house apprentice-1", "shelve wood metal"),
    ),
    "theater": Situation(
        lambda scene, seat: (
            scene.trick(seat, "linking-rings", "diamond", ready=2)
            .trick(seat, "levitation", ready=1)
            .marker(seat, "linking-rings", CARD, 1, "down")
            .acting(seat, "manager", "friday-1", 3)
        ),
        ("set-up levitation", f"at {CARD} 2 up", "gain fame", "return linking-rings", "shift levitation"),
    ),
}


def position_for(name: str, seat: int) -> TrickerionPosition:
    """The situation of one seat: it is first, has the mechanical magician, and the next seat follows."""
    magicians = [*MAGICIANS[1:]]
    magicians.insert(seat, MAGICIANS[0])
    scene = (
        table(4).order(*((seat + step) % 4 for step in range(4))).theater(CARD, OTHER, "riverside-theater-3")
    )
    for owner, magician in enumerate(magicians):
        scene.magician(owner, magician)
    if name != "planning":
        scene.assigned((seat + 1) % 4, "magician", "theater")
    return SITUATIONS[name].laid(scene, seat).position()


def own(path: str, seat: int) -> str:
    """A path of a saved position with the seat called `me` and the next one `next`."""
    parts = path.split(".")
    if parts[0] in ("fame", "coins", "shards", "workshops", "asked", "planned", "replans"):
        parts[1] = {seat: "me", (seat + 1) % 4: "next"}.get(int(parts[1]), parts[1])
    return ".".join(parts)


def mine(changed: dict[str, object], seat: int) -> dict[str, object]:
    """Changes as their seat sees them: its own markers are those of `me`."""
    return {own(path, seat): _as_mine(path, value, seat) for path, value in changed.items()}


def _as_mine(path: str, value: object, seat: int) -> object:
    """A seat called `me`, and the key of a marker that is laid without the seat in it."""
    if isinstance(value, dict) and value.get("seat") == seat:
        return {**value, "seat": "me"}
    if path.startswith("asked.") and str(value).startswith("lay "):
        origin, key, *others = map(int, str(value).split()[1:])
        return (origin, key - 4 * seat, *others)
    return value


def allowed(position: TrickerionPosition, seat: int) -> list[object]:
    """All that a seat may do, and why it may not do the rest."""
    refusals = [position.why_not(seat, choice) for choice in GAME.universe()]
    told = [position.warnings(seat, choice) for choice in position.choices(seat)]
    return [position.choices(seat), position.asides(seat), refusals, told]


def told_as_first(events: list[sleight.Event], seat: int) -> list[sleight.Event]:
    """The events as if seat 0 had done it; all of them are about the player itself."""
    assert {event.seat for event in events} <= {seat}  # type: ignore[attr-defined]  # each event here has one
    return [msgspec.structs.replace(event, seat=0) for event in events]


@pytest.mark.rule("TR-ASSIGN-01", "TR-PLACE-02", "TR-AP-08", "TR-ANY-09")
@pytest.mark.parametrize("seat", [1, 2, 3])
@pytest.mark.parametrize("name", SITUATIONS)
def test_every_seat_may_do_the_same_and_it_has_the_same_consequences(name: str, seat: int) -> None:
    first, later = position_for(name, 0), position_for(name, seat)
    for written in SITUATIONS[name].written:
        assert allowed(later, seat) == allowed(first, 0)
        before, since = snapshot(first), snapshot(later)
        events = told_as_first(play(later, written, seat=seat), seat)
        assert events == play(first, written, seat=0)
        assert mine(changes(since, later), seat) == mine(changes(before, first), 0)
