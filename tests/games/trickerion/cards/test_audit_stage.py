"""Rare moments of the Dark Alley: a free bonus without room, undo of sealed plans, every card borrowed."""

from __future__ import annotations

import pytest

from sleight import Record
from sleight.games.trickerion.events import TrickLearned
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import is_sound, play, rolling, texts
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO

OWNED = ("linking-rings", "living-piano", "chinese-sticks")


def thirsty(prophecy: str, card: str = "thirst-for-knowledge") -> table:
    """An apprentice downtown with a card; all trick slots of its player are taken, and seat 1 is next."""
    scene = table(2, dark_alley=True, prophecies=True).prophecy(prophecy)
    scene.dice(residence_1="x", residence_2="x")
    for trick in OWNED:
        scene.trick(0, trick)
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "apprentice-1", "downtown-4", card=card)


@pytest.mark.rule("TR-ANY-01", "TR-DT-19", "TR-SAR-34", "TR-AP-15")
def test_who_could_learn_for_nothing_may_return_a_trick_after_the_last_point() -> None:
    position = thirsty("cheap-learning").position()
    rolling(position, "reroll residence-1", "any")
    assert (position.waiting, position.points, texts(position)) == ((0,), 0, ["finish"])
    assert is_sound(position)
    play(position, "return living-piano")
    assert texts(position) == ["bonus", "finish"]
    events = play(position, "bonus", "learn mind-reading", "mark heart")
    assert TrickLearned(0, "mind-reading", "heart", "player") in events
    assert position.waiting == (1,)


@pytest.mark.rule("TR-AP-10", "TR-DICE-09")
@pytest.mark.parametrize(
    ("prophecy", "card", "rolled"),
    [
        ("cheap-learning", "thirst-for-knowledge", "x"),
        ("plain-days", "thirst-for-knowledge", "any"),
        ("cheap-learning", "interest", "any"),
    ],
)
def test_who_could_not_use_the_room_is_not_asked(prophecy: str, card: str, rolled: str) -> None:
    position = thirsty(prophecy, card).dice(bank_1="x", bank_2="x").position()
    rolling(position, "reroll residence-1", rolled)
    assert position.waiting == (1,)


@pytest.mark.rule("TR-PROR-25", "TR-ASSIGN-08")
def test_a_plan_is_final_once_all_see_who_has_a_sealed_card() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("hidden-assignments").planning()
    record = Record.start(GAME, position=scene.position())
    for seat, character in ((1, "magician theater"), (0, "magician downtown")):
        for written in (f"send {character}", "rest apprentice-1"):
            record.add(seat, GAME.parse(written))
        if seat:
            record.add(seat, GAME.parse("confirm"))
    assert [each.secret for each in record.position.view(0).workshops[1].characters] == [False, False]
    assert record.may_undo(0)
    record.add(0, GAME.parse("confirm"))
    assert [each.secret for each in record.position.view(0).workshops[1].characters] == [True, False]
    assert not record.may_undo(0)


def with_bonus(card: str, *, borrowed: bool) -> TrickerionPosition:
    """The Great Optico's apprentice keeps the bonus of its own card or of seat 1's, and uses it if it can."""
    location = next(each.location for each in GAME.printed.specials if each.id == card)
    scene = table(2, dark_alley=True).round(2).theater(ONE, TWO).magician(0, "the-great-optico")
    scene.magician(1, "electra").trick(0, "linking-rings").trick(0, "mind-reading", ready=2)
    scene.trick(0, "levitation").components(0, metal=2, glass=3, petroleum=2).shards(0, 2)
    for trick, slot, way in (("stocks-escape", 1, "down"), ("card-manipulation", 2, "up")):
        scene.trick(1, trick).marker(1, trick, ONE, slot, way)
    scene.marker(0, "mind-reading", ONE, 3, "up").assigned(0, "apprentice-1", location if borrowed else card)
    position = scene.assigned(1, "magician", card if borrowed else location).placing(0).position()
    where = {"market-row": "market-1", "theater": "thursday-1"}.get(location, f"{location}-1")
    play(position, f"place apprentice-1 {where}", *([f"borrow {card}"] if borrowed else []), "keep-bonus")
    if "enhance" in texts(position):
        play(position, "enhance")
    if "bonus" in texts(position):
        play(position, "bonus")
    return position


@pytest.mark.rule("TR-MAG-11", "TR-MAG-13")
@pytest.mark.parametrize("card", [each.id for each in GAME.printed.specials])
def test_a_borrowed_card_offers_what_it_offers_its_owner(card: str) -> None:
    own, borrowed = (with_bonus(card, borrowed=borrowed) for borrowed in (False, True))
    assert (borrowed.asked(0), borrowed.points) == (own.asked(0), own.points)
    assert texts(borrowed, 0) == texts(own, 0)
    assert [each.spent for each in borrowed.view(0).workshops] == [True, False]
