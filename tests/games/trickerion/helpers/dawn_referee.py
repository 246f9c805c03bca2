"""Scenes for the referee of machines: somebody of a school acts, places or performs; seat 1 comes next."""

from __future__ import annotations

from collections.abc import Sequence

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import SCHOOL_OF, built, with_dawn
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO

GOODS = ["wood", "rope", "cog", "metal"]
"""Unit prices 1, 2, 3 and 1."""


def school_table(
    school: str,
    machines: int = 4,
    inactive: Sequence[int] = (),
    used: Sequence[int] = (),
    prophecy: str = "plain-days",
    magician: str = "",
    **options: object,
) -> table:
    """Round 2; seat 0 has machines of a school, seat 1 is of another one and has none."""
    scene = with_dawn(2, **{"prophecies": True, **options}).round(2).theater(ONE, TWO).market(GOODS)
    if options.get("prophecies", True):
        scene.prophecy(prophecy)
    scene.magician(0, magician or SCHOOL_OF[school])
    scene.magician(1, "electra" if school != "mechanical" else "the-gentleman")
    return built(scene, 0, machines, inactive, used)


def acts(scene: table, slot: str, points: int, card: str = "", state: str = "armed") -> table:
    """The magician of seat 0 acts there, perhaps with the bonus of a card, in use unless said otherwise."""
    scene.assigned(1, "magician", "downtown")
    return scene.acting(0, "magician", slot, points, card, state if card else "")


def places(scene: table, *characters: tuple[str, str]) -> table:
    """Seat 0 is to place these characters with these cards, and is asked for machines first."""
    for character, card in characters:
        scene.assigned(0, character, card)
    return scene.assigned(1, "magician", "downtown").assigned(1, "apprentice-1", "market-row")


def in_window(scene: table, *characters: tuple[str, str]) -> TrickerionPosition:
    """The default window of seat 0 (DT-MACH-06)."""
    return places(scene, *characters).asked(0, "use-machine").position()


def until(position: TrickerionPosition, wanted: str, *answers: str) -> TrickerionPosition:
    """Give the first of these answers that is legal until a question of a kind is open."""
    for _ in range(20):
        if kind(position) == wanted:
            return position
        offers = texts(position)
        play(position, next(answer for answer in answers if answer in offers))
    raise AssertionError(f"{wanted} is never asked")


def on_stage(scene: table, card: str = "", day: str = "friday") -> table:
    """The magician of seat 0 is asked what to perform, perhaps with the bonus of a card."""
    scene.placed(0, "magician", f"{day}-stage", card)
    return (scene.bonus(0, "magician", card) if card else scene).performing(0)
