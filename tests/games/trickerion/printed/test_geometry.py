"""TR-TH-13, 18, 27, TR-LINK-01, 02: performance cards, circles and corners, read straight off the data."""

from __future__ import annotations

from itertools import product

import pytest

from sleight.games.trickerion.events import TrickSetUp
from sleight.games.trickerion.printed.geometry import Joint, facing, layout, linked, marker_of, rotation
from sleight.games.trickerion.printed.ids import FACINGS
from sleight.games.trickerion.printed.structs import Performance
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import GAME, table

SCHOOLS = ("spiritual", "mechanical", "optical", "escape")
"""The corners of a marker, clockwise."""

TRICKS = {
    "spiritual": ("mind-reading", "breath-of-life"),
    "mechanical": ("linking-rings", "chinese-sticks"),
    "optical": ("enchanted-butterflies", "card-manipulation"),
    "escape": ("barricaded-barrels", "stocks-escape"),
}
UP, RIGHT, DOWN, LEFT = FACINGS
Corner = tuple[tuple[int, int], str]
every_card = pytest.mark.parametrize("card", GAME.printed.performances, ids=lambda card: card.id)


def circles(card: Performance) -> dict[frozenset[Corner], bool]:
    """TR-TH-27: every circle of a card as its two corners of squares, and whether it pays a shard."""
    found = {}
    for circle in card.links:
        (column, row), other = sorted(circle.between)
        below = other == (column, row + 1)
        assert below or other == (column + 1, row)
        corners = (DOWN, UP) if below else (RIGHT, LEFT)
        found[frozenset((((column, row), corners[0]), (other, corners[1])))] = circle.shard
    return found


def facings_at(card: Performance, slot: tuple[int, int]) -> list[str]:
    """The corners of a square that lie in a circle, clockwise from the top."""
    corners = {corner for circle in circles(card) for corner in circle}
    return [way for way in FACINGS if (slot, way) in corners]


def shown_at(school: str, own: str, corner: str) -> str:
    """What a marker shows at a corner when its own school lies at another one."""
    turned = FACINGS.index(own) - SCHOOLS.index(school)
    return SCHOOLS[(FACINGS.index(corner) - turned) % 4]


@pytest.mark.rule("TR-TH-18")
@every_card
def test_every_card_lists_slots_circles_and_bonus(card: Performance) -> None:
    assert len(set(card.slots)) == len(card.slots) in (3, 4, 5, 6)
    assert len(circles(card)) == len(card.links)
    corners = [corner for circle in circles(card) for corner in circle]
    assert len(set(corners)) == len(corners)
    assert {slot for slot, _ in corners} == set(card.slots)
    assert [circle.shard for circle in card.links].count(True) == 1
    bonus = card.performer_bonus
    assert bonus.fame + bonus.coins + bonus.shards > 0


@pytest.mark.rule("TR-TH-18", "TR-TH-27")
@every_card
def test_a_circle_joins_the_touching_corners_of_two_neighbours(card: Performance) -> None:
    laid = layout(card)
    assert laid.slots == len(card.slots)
    read = {
        frozenset(
            (
                (card.slots[joint.slot], FACINGS[joint.corner]),
                (card.slots[joint.other], FACINGS[joint.other_corner]),
            )
        ): joint.shard
        for joint in laid.circles
    }
    assert read == circles(card)


@pytest.mark.rule("TR-TH-13", "TR-TH-27")
@every_card
def test_the_own_school_must_lie_in_a_circle(card: Performance) -> None:
    scene = table().theater(card.id).trick(0, "linking-rings", ready=1)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "set-up linking-rings")
    assert texts(position) == [
        f"at {card.id} {number} {way}"
        for number, slot in enumerate(card.slots, 1)
        for way in facings_at(card, slot)
    ]


@pytest.mark.rule("TR-TH-13", "TR-TH-27")
def test_an_optical_trick_on_the_first_card() -> None:
    scene = table().trick(0, "enchanted-butterflies", ready=1)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "set-up enchanted-butterflies")
    turns = {slot: [r for r in range(4) if FACINGS[facing(2, r)] in ways] for slot, ways in at(position)}
    assert turns == {1: [0], 2: [0, 2], 3: [2]}
    assert [rotation(2, FACINGS.index(way)) for way in ("down", "up")] == [0, 2]


def at(position: TrickerionPosition) -> list[tuple[int, list[str]]]:
    """The offered facings of each slot."""
    found: dict[int, list[str]] = {}
    for text in texts(position):
        _, _, slot, way = text.split()
        found.setdefault(int(slot), []).append(way)
    return list(found.items())


@pytest.mark.rule("TR-GEN-28", "TR-GEN-29")
@pytest.mark.parametrize("school", range(4))
@pytest.mark.parametrize("turned", range(4))
def test_a_quarter_turn_moves_every_corner_clockwise(school: int, turned: int) -> None:
    corner = facing(school, turned)
    assert corner == (0, 1, 2, 3, 0, 1, 2)[school + turned]
    assert rotation(school, corner) == turned
    assert SCHOOLS[(corner - turned) % 4] == SCHOOLS[school]


@pytest.mark.rule("TR-GEN-29")
def test_a_marker_is_a_number_that_tells_owner_symbol_and_turn() -> None:
    codes = {marker_of(*each): each for each in product(range(4), range(4), range(4))}
    assert len(codes) == 64
    assert (min(codes), max(codes)) == (1, 64)
    assert {code: (code - 1 >> 4, code - 1 >> 2 & 3, code - 1 & 3) for code in codes} == codes


@pytest.mark.rule("TR-LINK-01", "TR-LINK-02")
@pytest.mark.parametrize(("corner", "other"), [(2, 0), (0, 2), (1, 3), (3, 1)])
def test_a_link_is_equality_of_the_two_schools_in_the_circle(corner: int, other: int) -> None:
    circle = Joint(0, corner, 1, other, False)
    for one, two in product(product(range(4), repeat=3), repeat=2):
        same = SCHOOLS[(corner - one[2]) % 4] == SCHOOLS[(other - two[2]) % 4]
        assert linked(circle, marker_of(*one), marker_of(*two)) is same


@pytest.mark.rule("TR-LINK-01", "TR-LINK-02", "TR-TH-27")
@every_card
def test_two_markers_link_on_every_card_as_their_corners_show(card: Performance) -> None:
    numbers = {slot: number for number, slot in enumerate(card.slots, 1)}
    for circle in circles(card):
        (slot, corner), (other, other_corner) = sorted(circle, key=lambda each: numbers[each[0]])
        for school, neighbour in product(SCHOOLS, SCHOOLS):
            for way, other_way in product(facings_at(card, slot), facings_at(card, other)):
                same = shown_at(school, way, corner) == shown_at(neighbour, other_way, other_corner)
                trick, laid = TRICKS[school][0], TRICKS[neighbour][1]
                position = (
                    table()
                    .theater(card.id)
                    .trick(0, trick, ready=1)
                    .trick(1, laid)
                    .marker(1, laid, card.id, numbers[other], other_way)
                    .acting(0, "magician", "friday-1")
                    .position()
                )
                events = play(position, f"set-up {trick}", f"at {card.id} {numbers[slot]} {way}")
                assert events[0] == TrickSetUp(0, trick, card.id, numbers[slot], way, int(same))
