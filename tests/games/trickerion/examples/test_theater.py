"""The worked examples A and B: a week at the theater, and what it pays."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import LinkPaid, TrickSetUp
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.stage import links_on
from tests.games.trickerion.helpers.example_week import (
    BLUE,
    CARDS,
    GREEN,
    RED,
    YELLOW,
    all_placed,
    before_the_week,
    green_and_yellow,
    set_up,
)
from tests.games.trickerion.helpers.playing import play, refused, texts


def links(events: list[object]) -> list[int]:
    """How many links each set-up made."""
    return [event.links for event in events if isinstance(event, TrickSetUp)]


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
    events = play(position, *set_up(YELLOW, "heart", 2, "A", 3), *set_up(YELLOW, "diamond", 2, "B", 2))
    assert links(list(events)) == [0, 1]
    assert texts(position) == ["gain fame", "gain coins"]
    paid = play(position, "gain coins")
    assert [event for event in paid if isinstance(event, LinkPaid)] == [LinkPaid(YELLOW, "coins", 1)]


@pytest.mark.rule("TR-EXA-04", "TR-EXA-05", "TR-EXA-06", "TR-EXA-07")
def test_the_level_of_the_new_trick_sets_the_pay() -> None:
    position = green_and_yellow()
    play(position, "place assistant thursday-1")
    assert position.points == 3
    events = play(position, *set_up(BLUE, "heart", 3, "A", 3), *set_up(BLUE, "spade", 3, "B", 2), "gain fame")
    assert links(list(events)) == [0, 1]
    assert events[-1] == LinkPaid(BLUE, "fame", 2)
    play(position, set_up(BLUE, "spade", 2, "C", 1)[0])
    assert refused(position, set_up(BLUE, "spade", 3, "D", 3)[1]) == "same-symbol-there"
    fame = position.scores
    events = play(position, set_up(BLUE, "spade", 2, "C", 1)[1], "gain fame")
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
        set_up(YELLOW, "club", 1, slot, turned)[1] for slot, turned in (("C", 0), ("C", 2), ("D", 1))
    ]
    for choice in where:
        trial = position.copy()
        assert links(list(play(trial, choice))) == [0]


@pytest.mark.rule("TR-EXA-10", "TR-EXA-11")
def test_a_magician_backstage_spreads_three_tricks() -> None:
    position = green_and_yellow()
    play(position, "place assistant thursday-1")
    play(position, *set_up(BLUE, "heart", 3, "A", 3), *set_up(BLUE, "spade", 3, "B", 2), "gain fame")
    play(position, *set_up(BLUE, "spade", 2, "C", 1), "gain fame", "idle apprentice-1")
    play(position, "place apprentice-1 friday-2", *set_up(YELLOW, "club", 1, "C", 0))
    play(position, "place magician thursday-stage", "place magician saturday-1")
    assert position.points == 3
    made = []
    for step in (("club", 1, "D", 3), ("heart", 2, "D", 0), ("heart", 3, "C", 1)):
        made += play(position, *set_up(RED, *step), "gain fame")
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
