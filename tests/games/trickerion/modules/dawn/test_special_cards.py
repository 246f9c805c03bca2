"""DT-DATA-07 to 09, DT-SETUP-02: the decks with the cards for machines, and who else may use these cards."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import BonusKept, CardBorrowed, FamePaid, Granted, PointTaken
from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineReactivated
from sleight.games.trickerion.modules.dawn.printed import ASSIGNMENTS
from sleight.games.trickerion.state import decks
from tests.games.trickerion.helpers.machines import DAWN, built, of_school, with_dawn
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import EIGHT, MIXED, ONE, TWO

CARDS = {card.id: card.location for card in GAME.printed.of_modules[ASSIGNMENTS]}
SLOTS = {"theater": "friday-1", "workshop": "workshop-1", "downtown": "downtown-1", "market-row": "market-1"}
_LAST_OF_2019 = 40
"""How many special cards there are without those for machines."""


def _decks(key: int) -> list[list[int]]:
    position = GAME.new(2, key, DAWN)
    return [[decks.card_of(entry) for entry in deck] for deck in position.decks]


@pytest.mark.rule("DT-DATA-07", "DT-SETUP-02")
def test_each_deck_holds_ten_cards_of_2019_and_two_for_machines() -> None:
    position = GAME.new(2, 1, DAWN)
    leads = {card.id: card.location for card in position.table.printed.specials}
    for deck in _decks(1):
        names = [position.table.special_ids[card] for card in deck]
        assert (len(names), len({*names} & {*CARDS})) == (12, 2)
        assert len({leads[name] for name in names}) == 1, "each in the deck of its location"
    assert [len(deck) for deck in GAME.new(2, 1, {"dark_alley": True}).decks] == [10] * 4


@pytest.mark.rule("DT-SETUP-02")
def test_the_new_cards_are_shuffled_in() -> None:
    places = {
        deck.index(card)
        for key in range(40)
        for deck in _decks(key)
        for card in deck
        if card >= _LAST_OF_2019
    }
    assert places == {*range(12)}


@pytest.mark.rule("DT-DATA-07", "TR-SA-08", "TR-SA-10")
@pytest.mark.parametrize("card", CARDS)
def test_each_card_may_give_a_point_instead(card: str) -> None:
    scene = built(with_dawn(), 0, 2, [1]).shards(0, 0).assigned(0, "magician", card).theater(ONE, TWO)
    position = (
        scene.trick(0, "linking-rings", ready=1).assigned(1, "magician", "workshop").placing(0).position()
    )
    play(position, f"place magician {SLOTS[CARDS[card]]}")
    bonus, points = position.copy(), position.points
    assert texts(position) == ["keep-bonus", "point"]
    assert PointTaken(0, "magician", card, 1) in play(position, "point")
    assert position.points == points + 1
    assert BonusKept(0, "magician", card) in play(bonus, "keep-bonus")
    assert bonus.points == points


def _optico(card: str, count: int = 2) -> table:
    """The Great Optico in seat 0 has machines; a card lies open under an apprentice of seat 1."""
    scene = of_school("optical", count, [1]).theater(EIGHT, TWO).market(MIXED).shards(0, 0)
    return scene.assigned(1, "apprentice-1", card)


def _borrowed(scene: table, card: str) -> list[sleight.Event]:
    """What the magician of seat 0 tells who borrows a card and uses its bonus at once."""
    position = scene.assigned(0, "magician", CARDS[card]).placing(0).position()
    events = play(position, f"place magician {SLOTS[CARDS[card]]}", f"borrow {card}")
    assert CardBorrowed(0, "magician", card) in events
    play(position, "keep-bonus")
    events = play(position, "bonus")
    for _ in range(4):
        events += play(position, texts(position)[0]) if position.waiting == (0,) else []
    return events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-02")
def test_the_great_optico_borrows_the_overture() -> None:
    scene = _optico("clockwork-overture").trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    events = _borrowed(scene.marker(1, "chinese-sticks", EIGHT, 1, "down"), "clockwork-overture")
    assert Granted(0, "card", "clockwork-overture", 1, 0, 0) in events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-03")
def test_the_great_optico_borrows_the_assembly_line() -> None:
    events = _borrowed(_optico("assembly-line"), "assembly-line")
    built_now = [event for event in events if isinstance(event, MachineBuilt)]
    assert built_now[:2] == [MachineBuilt(0, "optical-3", 2), MachineBuilt(0, "optical-4", 2)]


@pytest.mark.rule("DT-DATA-09", "DT-CARD-04")
def test_the_great_optico_borrows_the_valve() -> None:
    scene = _optico("pressure-valve").trick(0, "linking-rings").components(0, metal=2)
    assert MachineReactivated(0, "optical-1", 0) in _borrowed(scene, "pressure-valve")


@pytest.mark.rule("DT-DATA-09", "DT-CARD-05")
def test_the_great_optico_borrows_the_office() -> None:
    events = _borrowed(_optico("patent-office").fame(0, 8), "patent-office")
    assert FamePaid(0, 16 - 8 - 6) in events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-06")
def test_the_great_optico_borrows_the_dividend() -> None:
    events = _borrowed(_optico("power-company-dividend"), "power-company-dividend")
    assert Granted(0, "card", "power-company-dividend", 0, 2, 0) in events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-07")
def test_the_great_optico_borrows_the_boiler() -> None:
    events = _borrowed(_optico("boiler-salvage"), "boiler-salvage")
    assert MachineBuilt(0, "optical-3", 2) in events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-08")
def test_the_great_optico_borrows_the_contract() -> None:
    events = _borrowed(_optico("fuel-contract"), "fuel-contract")
    assert MachineReactivated(0, "optical-1", 0) in events


@pytest.mark.rule("DT-DATA-09", "DT-CARD-01")
def test_the_great_optico_borrows_the_dynamo_on_the_stage() -> None:
    scene = _optico("backstage-dynamo").trick(0, "levitation").marker(0, "levitation", EIGHT, 1, "down")
    position = scene.assigned(0, "magician", "theater").placing(0).position()
    play(position, "place magician friday-stage", "borrow backstage-dynamo", "idle apprentice-1")
    play(position, f"perform {EIGHT}")
    assert kind(position) == "restart-machine"
    assert MachineReactivated(0, "optical-1", 0) in play(position, "reactivate-machine optical-1")


@pytest.mark.rule("DT-DATA-09", "TR-MAG-11")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_of_another_location_is_not_borrowed(card: str) -> None:
    other = "downtown" if CARDS[card] != "downtown" else "market-row"
    position = _optico(card).assigned(0, "magician", other).placing(0).position()
    play(position, f"place magician {SLOTS[other]}")
    assert kind(position) == "act"
