"""TR-SAR-14, 18, 19: the special assignment cards that change what is on the programme of the theater."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    BonusUsed,
    CardDiscarded,
    CardsExchanged,
    Granted,
    LinkPaid,
    MarkerCashed,
    OpponentRescheduled,
    PointsLost,
    TrickSetUp,
)
from sleight.games.trickerion.state.cells import PERFORMED, PREMIERED
from tests.games.trickerion.helpers.changes import NOTHING, Purse, gained
from tests.games.trickerion.helpers.playing import is_sound, play, question, refusal, texts, warned, why_not
from tests.games.trickerion.helpers.reading import laid, markers, shows
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TEN, TWO, backstage, crowded

# --- Buying Time --------------------------------------------------------------------------------


def exchanging(*cards: str) -> table:
    """Two tricks of seat 0, one of them in the middle of the first card, and these cards in the theater."""
    scene = backstage("buying-time").theater(*cards).trick(0, "levitation")
    return scene.marker(0, "levitation", ONE, 2, "down")


@pytest.mark.rule("TR-SAR-14", "TR-SA-05", "TR-SAR-59")
@pytest.mark.shows("buying-time")
def test_after_a_set_up_two_cards_change_places_for_three_coins() -> None:
    position = exchanging(ONE, TWO, EIGHT).round(2).position()
    events = play(position, "bonus", f"at {ONE} 3 up", "gain fame")
    assert events == [
        BonusUsed(0, "buying-time"),
        TrickSetUp(0, "linking-rings", ONE, 3, "up", 1),
        LinkPaid(0, "fame", 1),
    ]
    assert position.asked(0) == question("exchange-card", "TR-SAR-14", 0, coins=3)
    assert texts(position) == [f"exchange {ONE}", f"exchange {TWO}", f"exchange {EIGHT}", "decline"]
    assert is_sound(position)
    play(position, f"exchange {ONE}")
    assert position.asked(0) == question("exchange-with", "TR-SAR-14", 0, card=ONE)
    assert texts(position) == [f"exchange {TWO}", f"exchange {EIGHT}"]
    assert is_sound(position)
    copy = position.copy()
    assert gained(position, f"exchange {EIGHT}") == [(0, 3, 0), NOTHING]
    assert play(copy, f"exchange {EIGHT}") == [
        CardsExchanged(0, ONE, EIGHT),
        Granted(0, "card", "buying-time", coins=3),
    ]
    assert position.to_dict() == copy.to_dict()
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "shift levitation", "finish"]


@pytest.mark.rule("TR-SAR-14", "TR-SAR-10", "TR-MAG-33")
def test_everything_on_a_card_goes_with_it() -> None:
    scene = backstage("buying-time").trick(0, "levitation").trick(1, "mind-reading").magician(1, "electra")
    scene.magician(0, "the-great-optico").beside(1, "mind-reading", ONE, stacked=True)
    scene.marker(0, "levitation", ONE, 2, "down").marker(1, "mind-reading", TWO, 1, "down")
    position = scene.position()
    one, two = shows(position)
    play(position, "bonus", f"at {TWO} 3 left", f"exchange {ONE}")
    two["markers"][2] = laid("left")
    assert shows(position) == [two, one]
    play(position, "shift levitation", f"at {ONE} 1 down")
    moved = laid("down", trick="levitation", symbol="heart")
    assert shows(position)[1]["markers"] == [moved, None, None]


@pytest.mark.rule("TR-SAR-14")
@pytest.mark.shows_limit("buying-time")
def test_without_the_exchange_there_are_no_coins() -> None:
    position = exchanging(ONE, TWO).position()
    before = position.stage
    play(position, "bonus", f"at {TWO} 1 down")
    assert gained(position, "decline") == [NOTHING, NOTHING]
    assert position.stage == before
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "shift levitation", "finish"]


@pytest.mark.rule("TR-SAR-14", "TR-SA-06")
@pytest.mark.shows_limit("buying-time")
def test_an_exchange_needs_two_different_cards_of_the_theater() -> None:
    position = backstage("buying-time").theater(ONE).position()
    assert texts(position) == ["set-up linking-rings", "finish"]
    position = exchanging(ONE, TWO, EIGHT).round(2).position()
    play(position, "bonus", f"at {TWO} 1 down")
    absent = refusal("card-not-there", "TR-SAR-14", card=TEN)
    assert why_not(position, f"exchange {TEN}") == absent
    first = refusal("answer-first", "TR-SAR-14", question="exchange-card")
    assert why_not(position, "finish") == first
    play(position, f"exchange {ONE}")
    assert why_not(position, f"exchange {TEN}") == absent
    assert why_not(position, f"exchange {ONE}") == refusal("another-card", "TR-SAR-14", card=ONE)
    first = refusal("answer-first", "TR-SAR-14", question="exchange-with")
    assert why_not(position, "decline") == first


@pytest.mark.rule("TR-SAR-14", "TR-SA-05")
@pytest.mark.shows_limit("buying-time")
def test_only_the_set_up_with_the_bonus_is_followed_by_an_exchange() -> None:
    position = exchanging(ONE, TWO).position()
    play(position, "set-up linking-rings", f"at {TWO} 1 down")
    assert texts(position) == [
        "set-up linking-rings",
        "shift linking-rings",
        "shift levitation",
        "bonus",
        "finish",
    ]


@pytest.mark.rule("TR-SAR-14", "TR-END-20")
def test_the_new_places_decide_which_card_is_discarded() -> None:
    scene = backstage("buying-time", 1).theater(ONE, TWO, EIGHT).round(3)
    position = scene.idle(1, "apprentice-1", "downtown").position()
    play(position, "bonus", f"at {TWO} 1 down", f"exchange {ONE}")
    events = play(position, f"exchange {EIGHT}", "idle apprentice-1")
    assert [event for event in events if isinstance(event, CardDiscarded)] == [CardDiscarded(ONE, 0)]


# --- Street Performance -------------------------------------------------------------------------


def busking(trick: str, day: str = "friday", shards: int = 0, prophecies: bool = False) -> table:
    """The magician of seat 0 is backstage with Street Performance; its trick lies on the first card."""
    scene = table(2, dark_alley=True, prophecies=prophecies).theater(ONE, TWO).trick(0, trick, shards=shards)
    scene.marker(0, trick, ONE, 2, "up").assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", f"{day}-1", 3, card="street-performance")


@pytest.mark.rule("TR-SAR-18", "TR-PROR-04")
@pytest.mark.shows("street-performance")
def test_a_marker_leaves_its_card_for_the_yields() -> None:
    position = busking("spirit-hand").position()
    assert texts(position) == ["shift spirit-hand", "bonus", "finish"]
    events = play(position, "bonus")
    assert events == [
        BonusUsed(0, "street-performance"),
        MarkerCashed(0, "spirit-hand", ONE),
        Granted(0, "card", "street-performance", fame=2, coins=1, shards=1),
        PointsLost(0, 2),
    ]
    assert shows(position)[0]["markers"] == [None, None, None]
    assert markers(position)["spirit-hand"] == (0, 4)
    assert (position.view(0).fame[0], position.view(0).coins[0], position.view(0).shards[0]) == (7, 11, 2)
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SAR-18", "TR-PERF-22")
@pytest.mark.shows("street-performance")
@pytest.mark.parametrize(
    ("trick", "day", "prophecy", "paid"),
    [
        ("levitation", "thursday", "", (1, 2, 0)),
        ("levitation", "saturday", "", (2, 3, 0)),
        ("levitation", "sunday", "", (3, 4, 0)),
        ("linking-rings", "thursday", "", (0, 1, 0)),
        ("levitation", "friday", "friday-penalty", (1, 2, 0)),
        ("levitation", "saturday", "saturday-bonus", (3, 4, 0)),
        ("levitation", "sunday", "plain-days", (2, 3, 0)),
        ("levitation", "thursday", "performers-day", (1, 2, 0)),
    ],
)
def test_the_own_day_modifies_the_yields(trick: str, day: str, prophecy: str, paid: Purse) -> None:
    position = busking(trick, day, prophecies=True).prophecy(prophecy).position()
    assert gained(position, "bonus") == [paid, NOTHING]


@pytest.mark.rule("TR-MEET-13", "TR-SAR-05", "TR-SAR-18")
def test_shards_on_the_trick_raise_what_the_street_pays() -> None:
    assert gained(busking("levitation", shards=2).position(), "bonus") == [(4, 5, 0), NOTHING]


@pytest.mark.rule("TR-SAR-18", "TR-PROR-04", "TR-PROR-07")
def test_the_shards_of_the_street_are_one_receipt() -> None:
    position = busking("spirit-hand", prophecies=True).prophecy("shard-echo").position()
    assert gained(position, "bonus") == [(2, 1, 1 + 1), NOTHING]


@pytest.mark.rule("TR-SAR-07", "TR-SAR-18", "TR-PROR-19")
@pytest.mark.shows_limit("street-performance")
def test_the_street_is_no_performance() -> None:
    scene = busking("levitation", prophecies=True).prophecy("coins-become-fame")
    # A performer would have the bonus of an assistant backstage and the links on the card.
    scene.placed(0, "assistant", "friday-2").trick(0, "linking-rings")
    position = scene.marker(0, "linking-rings", ONE, 1, "down").position()
    assert gained(position, "bonus", "shift levitation") == [(2, 3, 0), NOTHING]
    assert (position.cells[PERFORMED], position.cells[PREMIERED]) == (0, 0)
    assert shows(position)[0]["markers"][0] == laid("down", symbol="heart")


@pytest.mark.rule("TR-SAR-07", "TR-SAR-08", "TR-SAR-18", "TR-MEET-18")
@pytest.mark.shows_limit("street-performance")
def test_a_stack_leaves_as_a_whole_and_pays_the_plain_yields_once() -> None:
    scene = table(2, dark_alley=True).theater(ONE, TWO).magician(0, "electra").trick(0, "levitation")
    scene.marker(0, "levitation", ONE, 2, "up", stacked=True).assigned(1, "apprentice-1", "downtown")
    position = scene.acting(0, "magician", "friday-1", 3, card="street-performance").position()
    assert markers(position)["levitation"] == (0, 2)
    assert gained(position, "bonus") == [(2, 3, 0), NOTHING]
    assert markers(position)["levitation"] == (0, 4)


@pytest.mark.rule("TR-SAR-18", "TR-SAR-13", "TR-SA-05")
@pytest.mark.shows_limit("street-performance")
def test_one_own_marker_leaves_and_no_other() -> None:
    scene = crowded(backstage("street-performance", ready=0).theater(EIGHT, TWO), TWO)
    scene.marker(0, "linking-rings", EIGHT, 1, "down").marker(0, "linking-rings", EIGHT, 3, "left")
    position = scene.beside(0, "linking-rings", TWO).position()
    play(position, "bonus")
    assert texts(position) == [f"from {TWO}", f"from {EIGHT}"]
    assert is_sound(position)
    play(position, f"from {EIGHT}")
    asked = question("reschedule-which", "TR-SAR-13", 0, trick="linking-rings", card=EIGHT)
    assert (position.asked(0), texts(position)) == (asked, ["lift 1", "lift 3"])
    assert is_sound(position)
    assert why_not(position, "lift 2") == refusal("no-marker-there", "TR-SAR-13", card=EIGHT)
    assert gained(position, "lift 3") == [(0, 2, 0), NOTHING]
    assert shows(position)[0]["markers"] == [laid("down"), None, None, None]
    assert texts(position) == ["shift linking-rings", "finish"]
    assert why_not(position, "bonus") == refusal("no-bonus", "TR-SA-05")


@pytest.mark.rule("TR-SAR-18")
@pytest.mark.shows_limit("street-performance")
def test_a_marker_of_an_opponent_is_not_cashed() -> None:
    scene = backstage("street-performance", ready=1).trick(1, "levitation").trick(0, "living-piano")
    scene.marker(1, "levitation", ONE, 2, "up").marker(0, "living-piano", ONE, 3, "up")
    position = scene.trick(0, "chinese-sticks").marker(0, "chinese-sticks", TWO, 1, "down").position()
    play(position, "bonus")
    assert texts(position) == ["shift living-piano", "shift chinese-sticks"]
    foreign = refusal("not-your-trick", "TR-TH-19", trick="levitation")
    assert why_not(position, "shift levitation") == foreign
    absent = refusal("not-on-stage", "TR-TH-19", trick="linking-rings")
    assert why_not(position, "shift linking-rings") == absent


@pytest.mark.rule("TR-SAR-18", "TR-SAR-10")
def test_the_street_needs_no_empty_slot() -> None:
    scene = crowded(backstage("street-performance", ready=0).theater(ONE), ONE)
    position = scene.beside(0, "linking-rings", ONE).position()
    assert texts(position) == ["bonus", "finish"]
    assert gained(position, "bonus") == [(0, 2, 0), NOTHING]
    assert "beside" not in shows(position)[0]


# --- Director's Favor ---------------------------------------------------------------------------


def favoured(players: int = 2, prophecies: bool = False) -> table:
    """Seat 0 has Director's Favor, and seat 1 a trick at the top of the first card."""
    scene = backstage("directors-favor", ready=0, players=players, prophecies=prophecies)
    return scene.trick(1, "levitation").marker(1, "levitation", ONE, 1, "down")


@pytest.mark.rule("TR-SAR-19", "TR-TH-13", "TR-TH-22")
@pytest.mark.shows("directors-favor")
def test_a_marker_of_an_opponent_goes_elsewhere_and_remains_theirs() -> None:
    position = favoured().position()
    assert texts(position) == ["bonus", "finish"]
    play(position, "bonus")
    assert position.asked(0) == question("lay", "TR-TH-13", 0, trick="levitation")
    assert texts(position) == [
        *(f"at {ONE} {place}" for place in ("2 up", "2 down", "3 up")),
        *(f"at {TWO} {place}" for place in ("1 down", "2 up", "2 right", "3 left")),
    ]
    assert is_sound(position)
    events = play(position, f"at {TWO} 3 left")
    assert events == [OpponentRescheduled(0, 1, "levitation", ONE, TWO, 3, "left"), PointsLost(0, 2)]
    assert shows(position)[1]["markers"][2] == laid("left", 1, "levitation")
    assert markers(position, 1)["levitation"] == (0, 3)


@pytest.mark.rule("TR-SAR-19", "TR-TH-14", "TR-TH-20")
@pytest.mark.shows_limit("directors-favor")
def test_no_second_marker_of_the_opponents_symbol_arises() -> None:
    position = favoured().marker(1, "levitation", TWO, 1, "down").position()
    play(position, "bonus", f"from {ONE}")
    assert texts(position) == [f"at {ONE} {place}" for place in ("2 up", "2 down", "3 up")]
    assert why_not(position, f"at {TWO} 2 up") == refusal("same-symbol-there", "TR-TH-14", card=TWO)
    assert why_not(position, f"at {ONE} 2 left") == refusal("no-circle", "TR-TH-13", slot=2, facing="left")


@pytest.mark.rule("TR-SAR-19", "TR-TH-21", "TR-SAR-06")
@pytest.mark.shows_limit("directors-favor")
def test_nobody_is_paid_for_a_favor() -> None:
    scene = favoured(prophecies=True).prophecy("mechanical-fame").marker(0, "linking-rings", TWO, 2, "right")
    position = scene.position()
    # The two make a link in the shard circle.
    assert gained(position, "bonus", f"at {TWO} 3 left") == [NOTHING, NOTHING]
    assert texts(position) == ["shift linking-rings", "finish"]


@pytest.mark.rule("TR-SAR-19", "TR-SA-05")
@pytest.mark.shows_limit("directors-favor")
def test_the_favor_is_for_one_marker_of_an_opponent() -> None:
    scene = favoured(3).marker(0, "linking-rings", TWO, 1, "down").trick(2, "mind-reading")
    scene.trick(1, "stocks-escape", ready=1).marker(2, "mind-reading", TWO, 3, "left")
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == ["shift mind-reading", "shift levitation"]
    own = refusal("not-an-opponents", "TR-SAR-19", trick="linking-rings")
    nobodys = refusal("not-an-opponents", "TR-SAR-19", trick="spirit-hand")
    assert why_not(position, "shift linking-rings") == own
    assert why_not(position, "shift spirit-hand") == nobodys
    absent = refusal("not-on-stage", "TR-TH-19", trick="stocks-escape")
    assert why_not(position, "shift stocks-escape") == absent
    events = play(position, "shift mind-reading", f"at {ONE} 3 up")
    assert events == [OpponentRescheduled(0, 2, "mind-reading", TWO, ONE, 3, "up")]
    assert texts(position) == ["shift linking-rings", "finish"]


@pytest.mark.rule("TR-SAR-19", "TR-SAR-08", "TR-SAR-10", "TR-MAG-33")
def test_a_favor_moves_a_whole_stack_from_beside_the_slots() -> None:
    scene = backstage("directors-favor", ready=0).magician(1, "electra").magician(0, "the-great-optico")
    scene.trick(1, "levitation").beside(1, "levitation", ONE, stacked=True)
    position = scene.position()
    play(position, "bonus", f"at {ONE} 1 down")
    assert shows(position)[0] == {
        "card": ONE,
        "markers": [laid("down", 1, "levitation", stacked=True), None, None],
    }


@pytest.mark.rule("TR-SAR-19", "TR-END-20")
def test_to_send_an_opponent_to_the_last_card_is_no_reason_for_a_warning() -> None:
    scene = favoured().theater(ONE, EIGHT, TWO).round(3)
    position = scene.marker(0, "linking-rings", ONE, 2, "up").position()
    play(position, "bonus")
    assert warned(position, f"at {TWO} 1 down") == []
    play(position, f"at {EIGHT} 1 down", "shift linking-rings")
    assert warned(position, f"at {TWO} 1 down") == ["last-card"]


@pytest.mark.rule("TR-SAR-19", "TR-ANY-02")
def test_a_seat_that_could_make_room_for_a_favor_is_asked() -> None:
    scene = table(2, dark_alley=True).theater(ONE).trick(0, "linking-rings")
    scene.trick(1, "levitation").trick(1, "stocks-escape").assigned(1, "apprentice-1", "downtown")
    scene.marker(0, "linking-rings", ONE, 1, "down").marker(1, "levitation", ONE, 2, "up")
    scene.marker(1, "stocks-escape", ONE, 3, "up").assigned(0, "magician", "directors-favor")
    position = scene.placing(0).position()
    play(position, "place magician friday-1", "keep-bonus")
    assert texts(position) == ["finish"]
    play(position, "return linking-rings")
    assert texts(position) == ["bonus", "finish"]
