"""T1-MAG-03, T1-CARD-04, 05: links are paid by the theater, and the performer has no bonus of the card."""

from __future__ import annotations

import pytest

from sleight import Event
from sleight.games.trickerion.events import LinkPaid, PerformerPaid
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO

THEATERS = [(ONE, 1), ("grand-magorian-3", 2), ("magnus-pantheon-8", 3)]
"""A card of each theater whose first two slots are joined one above the other, and what a link pays there."""


def below(card: str) -> table:
    """A marker of seat 1 lies on the first slot of a card; a trick of level 1 of seat 0 fits below it."""
    scene = first().magician(0, "master-of-chains").magician(1, "the-great-optico").shards(0, 0)
    scene.theater(card, TWO).trick(1, "living-piano").marker(1, "living-piano", card, 1, "down")
    return scene


@pytest.mark.rule("T1-MAG-03", "T1-LINK-01")
@pytest.mark.parametrize(("card", "pay"), THEATERS)
def test_the_master_of_chains_is_paid_by_the_theater_of_the_card(card: str, pay: int) -> None:
    scene = below(card).trick(0, "linking-rings", "spade").marker(0, "linking-rings", TWO, 1, "down")
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, "idle apprentice-1", "shift linking-rings", f"at {card} 2 up")
    assert LinkPaid(0, "coins", pay) in play(position, "gain coins")


def _set_up(position: TrickerionPosition, card: str) -> list[Event]:
    """Linking Rings below the other marker, where the card in use pays for it."""
    events = play(position, "set-up linking-rings")
    there = [text for text in texts(position) if text.startswith(f"at {card} 2")]
    return [*events, *play(position, *there[:1])]


@pytest.mark.rule("T1-CARD-04")
@pytest.mark.parametrize(("card", "pay"), THEATERS)
def test_headliner_trick_pays_the_amount_of_the_theater_twice(card: str, pay: int) -> None:
    scene = below(card).trick(0, "linking-rings", "spade", ready=1)
    scene.acting(0, "apprentice-1", "friday-1", 1, "headliner-trick", "armed")
    position = scene.assigned(1, "magician", "theater").position()
    events = [*_set_up(position, card), *play(position, "gain fame", "gain coins")]
    paid = [event for event in events if isinstance(event, LinkPaid)]
    assert paid == [LinkPaid(0, "fame", pay), LinkPaid(0, "coins", pay)]


@pytest.mark.rule("T1-CARD-04")
@pytest.mark.parametrize(("card", "pay"), THEATERS)
def test_orchestral_interlude_pays_the_amount_of_the_theater(card: str, pay: int) -> None:
    scene = below(card).trick(0, "linking-rings", "spade", ready=1)
    scene.acting(0, "apprentice-1", "friday-1", 1, "orchestral-interlude", "armed")
    position = scene.assigned(1, "magician", "theater").position()
    events = [*_set_up(position, card), *play(position, "gain fame")]
    assert [event for event in events if isinstance(event, LinkPaid)] == [LinkPaid(0, "fame", pay)]


@pytest.mark.rule("T1-CARD-05")
def test_the_bonuses_of_the_performer_are_doubled_and_there_is_none_of_the_card() -> None:
    """Three links, the Manager and the Assistant: 10 fame and 4 coins."""
    scene = first().prophecy("double-performer-bonus").theater(EIGHT)
    for seat, trick, slot, facing in (
        (0, "living-piano", 1, "down"),
        (0, "linking-rings", 2, "up"),
        (1, "enchanted-butterflies", 3, "left"),
        (1, "barricaded-barrels", 4, "up"),
    ):
        scene.trick(seat, trick).marker(seat, trick, EIGHT, slot, facing)
    scene.placed(0, "manager", "friday-1").placed(0, "assistant", "friday-2", "buying-time")
    position = scene.placed(0, "magician", "friday-stage").performing(0).position()
    events = play(position, f"perform {EIGHT}")
    paid = [event for event in events if isinstance(event, PerformerPaid)]
    assert {event.reason for event in paid} == {"links", "manager", "assistant"}
    assert (sum(event.fame for event in paid), sum(event.coins for event in paid)) == (10, 4)
