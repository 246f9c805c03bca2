"""Those parts of the worked examples A and B that their own tests do not look at."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CardPerformed, CharacterPlaced, CharactersReturned, TrickSetUp
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
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


def reserves(position: TrickerionPosition) -> dict[tuple[int, str], tuple[int, int]]:
    """The markers on each trick card and in reserve, by owner and symbol."""
    return {
        (seat, each.symbol): (each.ready, each.spare)
        for seat, workshop in enumerate(position.view(None).workshops)
        for each in workshop.tricks
    }


@pytest.mark.rule("TR-EXA-01")
def test_no_action_follows_a_magician_on_the_stage() -> None:
    position = before_the_week()
    assert play(position, "place magician sunday-stage") == [
        CharacterPlaced(GREEN, "magician", "sunday-stage")
    ]
    assert (position.points, position.waiting, position.view(None).actor) == (0, (YELLOW,), "")
    assert position.view(None).workshops[GREEN].day == "sunday"
    assert [text for text in texts(position) if "sunday" in text] == []
    assert {text.split()[2] for text in texts(position) if text.startswith("place manager")} == {
        f"{day}-{slot}" for day in ("thursday", "friday", "saturday") for slot in (1, 2)
    }


@pytest.mark.rule("TR-EXA-05", "TR-EXA-06")
def test_the_new_links_pay_blue_in_coins_as_well_and_yellow_nothing() -> None:
    position = green_and_yellow()
    play(position, "place assistant thursday-1", *set_up(BLUE, "heart", 3, "A", 3))
    paid = gained(position, *set_up(BLUE, "spade", 3, "B", 2), "gain coins")
    assert paid == [NOTHING, NOTHING, (0, 2, 0), NOTHING]
    paid = gained(position, *set_up(BLUE, "spade", 2, "C", 1), "gain coins")
    assert paid == [NOTHING, NOTHING, (0, 2, 0), NOTHING]


@pytest.mark.rule("TR-EXA-09")
def test_a_trick_without_a_link_pays_nothing() -> None:
    position = green_and_yellow()
    play(position, "idle assistant", "idle apprentice-1", "place apprentice-1 friday-2")
    events = play(position.copy(), *set_up(YELLOW, "club", 1, "C", 0))
    assert isinstance(events[0], TrickSetUp)
    assert len(events) == 1
    assert gained(position, *set_up(YELLOW, "club", 1, "C", 0)) == [NOTHING] * 4
    assert position.waiting == (BLUE,)


@pytest.mark.rule("TR-EXA-10", "TR-EXA-12", "TR-EXB-01")
def test_red_stands_backstage_and_never_performs() -> None:
    position = all_placed()
    workshops = position.view(None).workshops
    places = [next(each.at for each in shop.characters if each.id == "magician") for shop in workshops]
    assert places == ["sunday-stage", "friday-stage", "thursday-stage", "saturday-1"]
    performers = []
    while position.view(None).phase == "performance":
        performers.append(position.waiting)
        play(position, "decline")
    assert performers == [(BLUE,), (YELLOW,), (GREEN,)]


@pytest.mark.rule("TR-EXB-02")
def test_blue_may_not_choose_the_card_without_a_marker_of_blue() -> None:
    assert refused(all_placed(), f"perform {CARDS[0]}") == "no-own-marker"


@pytest.mark.rule("TR-EXB-05")
def test_the_markers_of_a_performed_card_are_in_reserve() -> None:
    position = all_placed()
    before = reserves(position)
    play(position, f"perform {CARDS[2]}")
    moved = {(BLUE, "heart"), (BLUE, "spade"), (RED, "heart")}
    for key, (ready, spare) in reserves(position).items():
        assert (ready, spare - before[key][1]) == (before[key][0], 1 if key in moved else 0)


@pytest.mark.rule("TR-EXB-13")
def test_without_a_card_green_is_not_asked_and_the_round_ends() -> None:
    position = all_placed()
    play(position, f"perform {CARDS[1]}")
    events = play(position, f"perform {CARDS[0]}")
    assert CharactersReturned() in events
    assert not [event for event in events if isinstance(event, CardPerformed) and event.seat == GREEN]
    assert position.view(None).round == 2
