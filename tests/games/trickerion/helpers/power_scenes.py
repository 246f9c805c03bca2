"""Scenes of the theater with powers: somebody sets up tricks, or performs."""

from __future__ import annotations

import sleight
from sleight.games.trickerion.modules.powers.events import PowerUsed
from tests.games.trickerion.helpers.powers import with_powers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, QUIET, TWO

AT_TWO_LINKS = f"at {EIGHT} 2 up"
"""Where Linking Rings make two links in the scene `linking`."""

BIG = "grand-magorian-1"
WAYS = {1: "right", 2: "left", 3: "down", 4: "up", 5: "up"}
"""How a marker can lie on each slot of that card."""


def quiet_powers(prophecy: str = "", players: int = 2) -> table:
    """A table with powers at which no ability has a say in the theater, in the second round."""
    scene = with_powers(players, prophecies=bool(prophecy)).round(2)
    for seat in range(1, players):
        scene.magician(seat, QUIET[seat])
    return scene.prophecy(prophecy) if prophecy else scene


def linking(prophecy: str = "", owner: int = 1, card: str = "") -> table:
    """The magician of seat 0 is backstage on Friday and can link Linking Rings with two markers of a seat."""
    scene = quiet_powers(prophecy).theater(EIGHT, TWO).trick(0, "linking-rings", "spade", ready=2)
    scene.trick(owner, "chinese-sticks").marker(owner, "chinese-sticks", EIGHT, 1, "down")
    scene.trick(owner, "mind-reading").marker(owner, "mind-reading", EIGHT, 4, "right")
    return scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "friday-1", 2, card=card)


def show(
    *tricks: tuple[int, str], prophecy: str = "", day: str = "friday", card: str = "", players: int = 2
) -> table:
    """Seat 0 performs; these tricks of these seats lie on a card with five slots, from slot 1 on."""
    scene = quiet_powers(prophecy, players).theater(BIG, TWO)
    for slot, (seat, trick) in enumerate(tricks, start=1):
        if (seat, trick) not in tricks[: slot - 1]:
            scene.trick(seat, trick)
        scene.marker(seat, trick, BIG, slot, WAYS[slot])
    scene.placed(0, "magician", f"{day}-stage", card)
    return (scene.bonus(0, "magician", card) if card else scene).performing(0)


def used(events: list[sleight.Event]) -> list[tuple[int, str]]:
    """The powers that worked, in order, and whose they are."""
    return [(event.seat, event.power) for event in events if isinstance(event, PowerUsed)]
