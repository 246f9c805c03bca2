"""A position for every question that powers add in town, by the rules of either edition."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, rolling
from tests.games.trickerion.helpers.powers import with_power, with_powers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED


def _three(**options: object) -> table:
    """Three players with powers and prophecies; two of them hold special cards."""
    scene = with_powers(3, prophecies=True, **options).prophecy("plain-days", "double-bank", "flat-price")
    scene.hand(1, "interest", "ingenuity").hand(2, "street-performance", "barter-with-power")
    return scene.assigned(1, "apprentice-1", "downtown")


def _played(scene: table, power: str, *written: str) -> TrickerionPosition:
    """What these choices of seat 0, which has learned a power, lead to."""
    position = with_power(scene, 0, power)
    play(position, *written)
    return position


def _at_market(**options: object) -> table:
    """A magician on the market row with all prices in stock, who has a Manager."""
    scene = _three(**options).acting(0, "magician", "market-1", 3).market(MIXED)
    return scene.team(0, "manager").coins(0, 12)


def _at_work() -> table:
    """A magician in the workshop who can prepare Linking Rings."""
    scene = _three().trick(0, "linking-rings").components(0, metal=2)
    return scene.acting(0, "magician", "workshop-1", 3)


def _in_alley(points: int, **options: object) -> table:
    """A magician in the Dark Alley."""
    scene = _three(**options).decks(downtown=["empower", "headhunter", "investments"])
    return scene.acting(0, "magician", "dark-alley-1", points)


def _placing(character: str, location: str) -> table:
    """A character waits with its card."""
    return _three().magician(0, "electra").assigned(0, character, location).placing(0)


def _rolled() -> TrickerionPosition:
    """A die was rolled again for nothing."""
    position = with_power(_three().acting(0, "magician", "downtown-1", 3), 0, "weighted-die")
    rolling(position, "reroll bank-1", "6")
    return position


def town_powers() -> dict[str, TrickerionPosition]:
    """All positions by the question that is open, and some more."""
    crate, contacts = "mixed-crate", "night-contacts"
    one, two = ("buy wood 1",), ("buy wood 1", "buy rope 1")
    first = {"edition": "first"}
    return {
        "eager-hands": _played(
            _placing("apprentice-1", "workshop"), "eager-hands", "place apprentice-1 workshop-1"
        ),
        "drilled-specialists": _played(
            _placing("manager", "market-row"), "drilled-specialists", "place manager market-1"
        ),
        "turn-back": _rolled(),
        "double-rehearsal": _played(_at_work(), "double-rehearsal", "prepare linking-rings"),
        "mixed-crate": _played(_at_market(), crate, *one),
        "bargain-crate": _played(_at_market(), crate, *two),
        "store-first": _played(_at_market(), crate, *two, "bargain 1"),
        "store-second": _played(_at_market(), crate, *two, "bargain 0", "keep manager"),
        "two-of-a-type": _played(_at_market(**first), crate, *one),
        "bargain-over-two": _played(_at_market(**first), crate, "buy rope 1", "buy rope 1"),
        "store-two": _played(_at_market(**first), crate, "buy rope 1", "buy rope 1", "bargain 2"),
        "keep-of-three": _played(_in_alley(9), contacts, "draw downtown", "draw theater", "look"),
        "order-rest": _played(
            _in_alley(9), contacts, "draw downtown", "draw theater", "look", "retain headhunter"
        ),
        "top-or-second": _played(_in_alley(3, **first), contacts, "draw downtown"),
        "second-taken": _played(
            _in_alley(6, **first), contacts, "draw downtown", "retain headhunter", "draw theater"
        ),
    }
