"""The worked examples A and B: a week at the theater, and what it pays."""

from __future__ import annotations

import msgspec
import pytest

from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.events import LinkPaid, TrickSetUp
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.geometry import Joint, Layout, facing
from sleight.games.trickerion.printed.ids import FACINGS
from sleight.games.trickerion.printed.structs import Yields
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.stage import links_on
from sleight.games.trickerion.tables import Box
from sleight.games.trickerion.views.types import Options
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.scenario import table

GREEN, YELLOW, BLUE, RED = range(4)
CARDS = ("riverside-theater-6", "riverside-theater-3", "riverside-theater-4")
BONUSES = {CARDS[0]: Yields(0, 1, 0), CARDS[1]: Yields(1, 0, 0), CARDS[2]: Yields(2, 0, 0)}
PATH4 = Layout(4, [Joint(0, 1, 1, 0, False), Joint(1, 2, 2, 1, False), Joint(2, 3, 3, 2, False)])
"""The test card of the examples, by corners: A.NE–B.NW, B.SE–C.NE, C.SW–D.SE."""

TRICKS = {
    (GREEN, "heart"): ("rabbit-from-the-top-hat", Yields(2, 1, 0)),
    (GREEN, "spade"): ("mind-reading", Yields(1, 2, 0)),
    (YELLOW, "heart"): ("pub-in-a-bottle", Yields(1, 2, 0)),
    (YELLOW, "diamond"): ("breath-of-life", Yields(2, 1, 0)),
    (YELLOW, "club"): ("linking-rings", Yields(0, 2, 0)),
    (BLUE, "heart"): ("enchanted-butterflies", Yields(2, 0, 0)),
    (BLUE, "spade"): ("future-sight", Yields(3, 2, 0)),
    (RED, "heart"): ("card-manipulation", Yields(1, 1, 1)),
    (RED, "club"): ("barricaded-barrels", Yields(2, 1, 0)),
}
"""Real cards of the right school and level stand for the tricks of the example, with its rewards."""


def example_game() -> Trickerion:
    """The game with the cards of the example instead of the printed ones."""
    game = Trickerion()
    rewards = dict(TRICKS.values())
    tricks = tuple(
        msgspec.structs.replace(trick, yields=rewards.get(trick.id, trick.yields))
        for trick in game.printed.tricks
    )
    cards = tuple(
        msgspec.structs.replace(card, performer_bonus=BONUSES.get(card.id, card.performer_bonus))
        for card in game.printed.performances
    )
    game.printed = msgspec.structs.replace(game.printed, tricks=tricks, performances=cards)
    printed = [card.id in CARDS for card in cards]
    layouts = [PATH4 if ours else old for ours, old in zip(printed, game.box.layouts, strict=True)]
    game.box = Box(game.printed, EDITIONS, layouts, "example")
    return game


EXAMPLE = example_game()
KNOWN = EXAMPLE.table(4, Options())


def way(seat: int, symbol: str, turned: int) -> str:
    """Where the own school of a trick lies after so many quarter turns."""
    return FACINGS[facing(KNOWN.schools[KNOWN.trick_numbers[TRICKS[seat, symbol][0]]], turned)]


def laid(seat: int, symbol: str, card: int, slot: str, turned: int) -> tuple[str, str]:
    """The two choices that set up a trick on a slot A to D, turned so many quarters."""
    number = "ABCD".index(slot) + 1
    return f"set-up {TRICKS[seat, symbol][0]}", f"at {CARDS[card - 1]} {number} {way(seat, symbol, turned)}"


def before_the_week() -> TrickerionPosition:
    """Cards 2 and 3 are empty; Green's heart and spade lie on card 1; everybody has characters to place."""
    scene = table(4, EXAMPLE).theater(*CARDS).placing(GREEN)
    for (seat, symbol), (trick, _) in TRICKS.items():
        scene.trick(seat, trick, symbol, ready=3)
    scene.marker(GREEN, TRICKS[GREEN, "heart"][0], CARDS[0], 1, way(GREEN, "heart", 3))
    scene.marker(GREEN, TRICKS[GREEN, "spade"][0], CARDS[0], 2, way(GREEN, "spade", 2))
    for seat in range(4):
        scene.fame(seat, 0).coins(seat, 0).shards(seat, 0).assigned(seat, "magician", "theater")
    scene.assigned(YELLOW, "manager", "theater").assigned(YELLOW, "apprentice-1", "theater")
    # Red makes an apprentice idle, so that its magician comes after Yellow's apprentice, as in the example.
    scene.assigned(BLUE, "assistant", "theater").assigned(RED, "apprentice-1", "workshop")
    return scene.position()


def links(events: list[object]) -> list[int]:
    """How many links each set-up made."""
    return [event.links for event in events if isinstance(event, TrickSetUp)]


def green_and_yellow() -> TrickerionPosition:
    """Steps 1 and 2: Green on Sunday's stage, Yellow's Manager with two tricks on Friday."""
    position = before_the_week()
    play(position, "place magician sunday-stage", "place manager friday-1")
    play(position, *laid(YELLOW, "heart", 2, "A", 3), *laid(YELLOW, "diamond", 2, "B", 2), "gain fame")
    return position


def all_placed() -> TrickerionPosition:
    """The end of example A: Blue performs first."""
    position = green_and_yellow()
    play(position, "place assistant thursday-1")
    play(position, *laid(BLUE, "heart", 3, "A", 3), *laid(BLUE, "spade", 3, "B", 2), "gain fame")
    play(position, *laid(BLUE, "spade", 2, "C", 1), "gain fame")
    play(position, "idle apprentice-1", "place apprentice-1 friday-2")
    play(position, *laid(YELLOW, "club", 1, "C", 0), "place magician thursday-stage")
    play(position, "place magician saturday-1", *laid(RED, "club", 1, "D", 3), "gain fame")
    play(position, *laid(RED, "heart", 2, "D", 0), "gain fame", *laid(RED, "heart", 3, "C", 1), "gain fame")
    play(position, "place magician friday-stage")
    return position


@pytest.mark.rule("TR-EXA-01", "TR-EXA-02", "TR-EXA-13")
def test_a_day_belongs_to_who_comes_first() -> None:
    position = before_the_week()
    play(position, "place magician sunday-stage")
    assert position.waiting == (YELLOW,)
    assert refused(position, "place manager sunday-1") == "day-claimed"
    play(position, "place manager friday-1")
    assert position.points == 2
    play(position, "finish", "idle assistant", "idle apprentice-1")
    assert position.waiting == (YELLOW,)
    assert refused(position, "place apprentice-1 saturday-1") == "one-day-only"


@pytest.mark.rule("TR-EXA-03")
def test_a_link_between_own_tricks() -> None:
    position = before_the_week()
    play(position, "place magician sunday-stage", "place manager friday-1")
    events = play(position, *laid(YELLOW, "heart", 2, "A", 3), *laid(YELLOW, "diamond", 2, "B", 2))
    assert links(list(events)) == [0, 1]
    assert texts(position) == ["gain fame", "gain coins"]
    paid = play(position, "gain coins")
    assert [event for event in paid if isinstance(event, LinkPaid)] == [LinkPaid(YELLOW, "coins", 1)]


@pytest.mark.rule("TR-EXA-04", "TR-EXA-05", "TR-EXA-06", "TR-EXA-07")
def test_the_level_of_the_new_trick_sets_the_pay() -> None:
    position = green_and_yellow()
    play(position, "place assistant thursday-1")
    assert position.points == 3
    events = play(position, *laid(BLUE, "heart", 3, "A", 3), *laid(BLUE, "spade", 3, "B", 2), "gain fame")
    assert links(list(events)) == [0, 1]
    assert events[-1] == LinkPaid(BLUE, "fame", 2)
    play(position, laid(BLUE, "spade", 2, "C", 1)[0])
    assert refused(position, laid(BLUE, "spade", 3, "D", 3)[1]) == "same-symbol-there"
    fame = position.scores
    events = play(position, laid(BLUE, "spade", 2, "C", 1)[1], "gain fame")
    assert links(list(events)) == [1]
    assert [after - before for after, before in zip(position.scores, fame, strict=True)] == [0, 0, 2, 0]


@pytest.mark.rule("TR-EXA-08", "TR-EXA-09")
def test_a_trick_may_be_set_up_without_a_link() -> None:
    position = green_and_yellow()
    play(position, "idle assistant", "idle apprentice-1", "place apprentice-1 friday-2")
    assert position.points == 1
    where = [
        text for text in (play(position, "set-up linking-rings"), texts(position))[1] if CARDS[0] in text
    ]
    assert where == [
        laid(YELLOW, "club", 1, slot, turned)[1] for slot, turned in (("C", 0), ("C", 2), ("D", 1))
    ]
    for choice in where:
        trial = position.copy()
        assert links(list(play(trial, choice))) == [0]


@pytest.mark.rule("TR-EXA-10", "TR-EXA-11")
def test_a_magician_backstage_spreads_three_tricks() -> None:
    position = green_and_yellow()
    play(position, "place assistant thursday-1")
    play(position, *laid(BLUE, "heart", 3, "A", 3), *laid(BLUE, "spade", 3, "B", 2), "gain fame")
    play(position, *laid(BLUE, "spade", 2, "C", 1), "gain fame", "idle apprentice-1")
    play(position, "place apprentice-1 friday-2", *laid(YELLOW, "club", 1, "C", 0))
    play(position, "place magician thursday-stage", "place magician saturday-1")
    assert position.points == 3
    made = []
    for step in (("club", 1, "D", 3), ("heart", 2, "D", 0), ("heart", 3, "C", 1)):
        made += play(position, *laid(RED, *step), "gain fame")
    assert links(list(made)) == [1, 1, 1]
    assert [event.amount for event in made if isinstance(event, LinkPaid)] == [1, 1, 1]


@pytest.mark.rule("TR-EXA-12", "TR-EXA-14")
def test_the_links_at_the_end_of_the_week() -> None:
    position = all_placed()
    assert [links_on(position, place) for place in range(3)] == [2, 3, 2]


def gained(position: TrickerionPosition, *written: str) -> list[tuple[int, int, int]]:
    """Fame, coins and shards that the four players gain from some choices, wages not counted."""
    before = position.view(None)
    events = play(position, *written)
    after = [[0, 0, 0] for _ in range(4)]
    for event in events:
        if hasattr(event, "shards") and hasattr(event, "fame"):
            row = after[event.seat]  # type: ignore[attr-defined]
            for column, field in enumerate(("fame", "coins", "shards")):
                row[column] += getattr(event, field)
    if position.view(None).phase == before.phase:
        assert [fame for fame, _, _ in after] == [
            now - then for now, then in zip(position.scores, before.fame, strict=True)
        ]
    return [tuple(row) for row in after]  # type: ignore[misc]


@pytest.mark.rule("TR-EXB-01", "TR-EXB-02", "TR-EXB-05")
def test_the_performers_come_day_by_day() -> None:
    position = all_placed()
    assert position.waiting == (BLUE,)
    assert texts(position) == [f"perform {CARDS[1]}", f"perform {CARDS[2]}", "decline"]
    play(position, f"perform {CARDS[2]}")
    show = position.view(None).theater[2]
    assert (show.card, set(show.markers)) == (CARDS[2], {None})
    assert position.waiting == (YELLOW,)
    play(position, "decline")
    assert position.waiting == (GREEN,)


@pytest.mark.rule("TR-EXB-03", "TR-EXB-04")
def test_thursday_pays_less_but_only_its_own_player() -> None:
    assert gained(all_placed(), f"perform {CARDS[2]}") == [(0, 0, 0), (0, 0, 0), (9, 1, 0), (1, 1, 1)]


@pytest.mark.rule("TR-EXB-06", "TR-EXB-07")
def test_the_manager_pays_and_the_guest_from_thursday_gets_less() -> None:
    position = all_placed()
    play(position, f"perform {CARDS[2]}")
    assert gained(position, f"perform {CARDS[1]}") == [(0, 0, 0), (7, 6, 0), (2, 1, 0), (1, 1, 1)]


@pytest.mark.rule("TR-EXB-08", "TR-EXB-09", "TR-EXB-10")
def test_the_totals_of_the_week() -> None:
    position = all_placed()
    parts = [
        gained(position, f"perform {CARDS[2]}"),
        gained(position, f"perform {CARDS[1]}"),
        gained(position, f"perform {CARDS[0]}"),
    ]
    assert parts[2] == [(7, 6, 0), (0, 2, 0), (0, 0, 0), (2, 1, 0)]
    totals = [tuple(sum(column) for column in zip(*rows, strict=True)) for rows in zip(*parts, strict=True)]
    assert totals == [(7, 6, 0), (7, 8, 0), (11, 2, 0), (4, 3, 2)]


@pytest.mark.rule("TR-EXB-11", "TR-EXB-12", "TR-EXB-13")
def test_another_choice_on_thursday() -> None:
    position = all_placed()
    assert gained(position, f"perform {CARDS[1]}") == [(0, 0, 0), (3, 3, 0), (8, 1, 0), (1, 1, 1)]
    assert texts(position) == [f"perform {CARDS[0]}", "decline"]
    events = gained(position, f"perform {CARDS[0]}")
    assert events == [(5, 5, 0), (2, 6, 0), (0, 0, 0), (2, 1, 0)]
    show = next(show for show in position.view(None).theater if show.card == CARDS[2])
    assert sum(marker is not None for marker in show.markers) == 3
