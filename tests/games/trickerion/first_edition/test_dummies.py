"""T1-OPT-01 to 04: markers of nobody on the performance cards of two players."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import (
    CardAdded,
    CardDiscarded,
    DummyLaid,
    LinkPaid,
    PerformerPaid,
    ShardsGained,
    TrickRewarded,
    TrickSetUp,
)
from sleight.games.trickerion.printed.ids import FACINGS
from sleight.games.trickerion.state import dummies, stage
from sleight.games.trickerion.state.cells import SHARDS, SPARE
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained, purses
from tests.games.trickerion.helpers.playing import is_sound, play, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.reading import laid, markers, shows
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import EIGHT, END, ONE, TWO, last_turn

FIRST: dict[str, Any] = {"edition": "first", "dummies": True}
THREE = "riverside-theater-3"
"""Four slots in a row round two corners: the second and the third touch two circles."""

MECHANICAL_UP, MECHANICAL_DOWN = "left", "right"
"""Where the spiritual corner of a dummy lies that turns its mechanical one up, or down."""


def nobodys(facing: str) -> dict[str, object]:
    """A dummy as it is saved."""
    return laid(facing, -1, "") | {"symbol": ""}


def theater(*cards: str, ready: int = 1, **options: Any) -> table:
    """Seat 0 owns Linking Rings, which are mechanical, and these cards are in the theater."""
    scene = table(2, **FIRST, **options).theater(*cards)
    return scene.trick(0, "linking-rings", "spade", ready=ready)


def backstage(scene: table, card: str = "") -> table:
    """The magician of seat 0 is backstage on Friday; seat 1 is next."""
    scene.assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", 3, card)


def dummies_in(position: TrickerionPosition) -> dict[str, list[int]]:
    """The slots, from 1, of the dummies on each card of the theater."""
    return {
        show.card: [slot for slot, marker in enumerate(show.markers, 1) if marker and marker.is_dummy]
        for show in position.view(None).theater
    }


# --- how they come ------------------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-01", "T1-OPT-04")
def test_the_card_of_the_set_up_has_a_dummy() -> None:
    position = GAME.new(2, 1, FIRST)
    (told,) = [event for event in position.told if isinstance(event, DummyLaid)]
    ((card, slots),) = dummies_in(position).items()
    assert (told.card, [told.slot]) == (card, slots)
    assert shows(position)[0]["markers"][told.slot - 1] == nobodys(told.facing)
    assert not any(isinstance(event, DummyLaid) for event in GAME.new(2, 1, {"edition": "first"}).told)


@pytest.mark.rule("T1-OPT-01")
def test_a_card_that_is_added_has_a_dummy_which_pays_nobody() -> None:
    scene = theater(ONE, ready=0).deck(THREE, *_coming()).coins(0, 0).coins(1, 0)
    position = last_turn(scene.dummy(ONE, 2, "up"))
    before = purses(position)
    events = play(position, END)
    added = events.index(CardAdded(THREE))
    told = events[added + 1]
    assert isinstance(told, DummyLaid)
    assert (told.card, told.school) == (THREE, "spiritual")
    assert dummies_in(position) == {THREE: [told.slot], ONE: [2]}
    assert [purse[2] for purse in purses(position)] == [purse[2] for purse in before]
    assert not any(isinstance(event, LinkPaid | ShardsGained) for event in events)


def _coming() -> list[str]:
    """The rest of the performance deck of a first round."""
    return [*(f"riverside-theater-{n}" for n in (11, 12)), "grand-magorian-1", "grand-magorian-2"]


@pytest.mark.rule("T1-OPT-01")
@pytest.mark.parametrize(
    ("card", "slots"), [(ONE, [1]), (THREE, [1, 2]), (EIGHT, [1]), ("magnus-pantheon-4", [0, 1, 2, 3])]
)
def test_slot_and_rotation_are_uniform(card: str, slots: list[int]) -> None:
    """By chi-square, at one in a thousand; the keys are fixed, so the outcome is too."""
    start = theater(card, dark_alley=True).acting(0, "magician", "friday-1").position()
    found: Counter[tuple[int, str]] = Counter()
    for key in range(_TRIALS):
        trial = start.copy()
        trial.seed(key.to_bytes(16, "big"))
        dummies.join(trial, 0)
        (told,) = [event for event in trial.told if isinstance(event, DummyLaid)]
        found[told.slot - 1, told.facing] += 1
    assert sorted(found) == sorted((slot, facing) for slot in slots for facing in FACINGS)
    expected = _TRIALS / len(found)
    assert sum((count - expected) ** 2 / expected for count in found.values()) < _CRITICAL[len(found) - 1]


_TRIALS = 3000
_CRITICAL = {3: 16.27, 7: 24.32, 15: 37.70}


@pytest.mark.rule("T1-OPT-01")
def test_the_slot_is_drawn_before_the_rotation() -> None:
    position = theater(THREE).acting(0, "magician", "friday-1").position()
    foreseen = position.copy()
    slot, rotation = foreseen.below(2), foreseen.below(4)
    dummies.join(position, 0)
    assert position.draws == foreseen.draws
    assert shows(position)[0]["markers"][1 + slot] == nobodys(FACINGS[rotation])


# --- links --------------------------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-02", "T1-OPT-04")
def test_a_shard_link_with_a_dummy_pays_the_real_player_alone() -> None:
    position = backstage(theater(ONE).dummy(ONE, 2, MECHANICAL_UP)).position()
    events = play(position, "set-up linking-rings", f"at {ONE} 1 down")
    assert events == [TrickSetUp(0, "linking-rings", ONE, 1, "down", 1), ShardsGained(0, 1)]
    assert play(position, "gain coins")[0] == LinkPaid(0, "coins", 1)
    assert purses(position)[1] == (5, 10, 1)
    assert position.cells[SHARDS : SHARDS + 4] == [2, 1, 0, 0]
    assert is_sound(position)


@pytest.mark.rule("T1-OPT-02")
def test_no_link_where_the_schools_differ() -> None:
    position = backstage(theater(ONE).dummy(ONE, 2, MECHANICAL_DOWN)).position()
    assert gained(position, "set-up linking-rings", f"at {ONE} 1 down") == [NOTHING, NOTHING]


@pytest.mark.rule("T1-OPT-04")
def test_the_symbol_of_a_dummy_is_irrelevant() -> None:
    for symbol in ("spade", "heart", "diamond", "club"):
        scene = table(2, **FIRST).theater(ONE).dummy(ONE, 2, "up")
        position = backstage(scene.trick(0, "linking-rings", symbol, ready=1)).position()
        play(position, "set-up linking-rings")
        assert texts(position) == [f"at {ONE} 1 down", f"at {ONE} 3 up"]
        assert refused(position, f"at {ONE} 2 up") == "slot-not-empty"


# --- performing and discarding ------------------------------------------------------------------


def on_stage(scene: table, day: str = "friday", card: str = "") -> table:
    """The magician of seat 0 is asked what it performs."""
    return scene.placed(0, "magician", f"{day}-stage", card).performing(0)


@pytest.mark.rule("T1-OPT-03", "T1-OPT-04")
def test_a_dummy_leaves_with_the_performance_and_pays_nobody() -> None:
    scene = theater(ONE, TWO, ready=0).marker(0, "linking-rings", ONE, 1, "down")
    position = on_stage(scene.dummy(ONE, 2, MECHANICAL_UP).dummy(TWO, 2, "up")).position()
    unseated = slice(SPARE + 8, SPARE + 16)
    before = position.cells[unseated]
    events = play(position, f"perform {ONE}")
    assert position.cells[unseated] == before
    assert [event for event in events if isinstance(event, TrickRewarded)] == [
        TrickRewarded(0, "linking-rings", 0, 2, 0)
    ]
    bonuses = [event for event in events if isinstance(event, PerformerPaid)]
    assert bonuses[0] == PerformerPaid(0, "links", 1, 0, 0)
    assert dummies_in(position)[ONE] == []
    assert markers(position)["linking-rings"] == (0, 4)
    assert dummies_in(position)[TWO] == [2]


@pytest.mark.rule("T1-OPT-04")
@pytest.mark.parametrize(("day", "coins"), [("thursday", 1), ("sunday", 3)])
def test_days_and_a_fiasco_do_not_concern_it(day: str, coins: int) -> None:
    scene = theater(ONE, ready=0, dark_alley=True).marker(0, "linking-rings", ONE, 1, "down")
    scene = on_stage(scene.dummy(ONE, 2, "up"), day, "arranged-fiasco").bonus(
        0, "magician", "arranged-fiasco"
    )
    position = scene.position()
    events = play(position, f"perform {ONE}", "accept")
    paid = [event for event in events if isinstance(event, TrickRewarded)]
    assert [(event.seat, event.coins) for event in paid] == [(0, coins)]


@pytest.mark.rule("T1-OPT-04")
def test_it_makes_no_card_eligible() -> None:
    scene = theater(ONE, TWO, ready=0).marker(0, "linking-rings", TWO, 1, "down")
    position = on_stage(scene.dummy(ONE, 2, "up").dummy(TWO, 2, "up")).position()
    assert texts(position) == [f"perform {TWO}", "decline"]
    assert why_not(position, f"perform {ONE}") == refusal("no-own-marker", "TR-PERF-04", card=ONE)
    assert [stage.eligible(position, seat) for seat in (0, 1)] == [[1], []]


@pytest.mark.rule("T1-OPT-04")
def test_it_leaves_with_a_discarded_card() -> None:
    scene = theater(TWO, THREE, ONE, ready=0).round(3).dummy(ONE, 2, "up").dummy(TWO, 2, "left")
    position = last_turn(scene.marker(0, "linking-rings", ONE, 1, "down"))
    events = play(position, END)
    assert [event for event in events if isinstance(event, CardDiscarded)] == [CardDiscarded(ONE, 1)]
    assert markers(position)["linking-rings"] == (0, 4)
    assert ONE not in dummies_in(position)
    assert dummies_in(position)[TWO] == [2]
    assert shows(position)[1]["markers"][1] == nobodys("left")


# --- what cannot be done with it ----------------------------------------------------------------


@pytest.mark.rule("T1-OPT-04")
def test_it_cannot_be_rescheduled() -> None:
    position = backstage(theater(ONE, TWO, ready=0).dummy(ONE, 2, "up")).position()
    assert not [text for text in texts(position) if text.startswith("shift")]
    scene = theater(ONE, TWO, ready=0).dummy(ONE, 2, "up").marker(0, "linking-rings", ONE, 1, "down")
    position = backstage(scene).position()
    play(position, "shift linking-rings")
    assert texts(position) == [f"at {ONE} 3 up", *(f"at {TWO} {at}" for at in AT_TWO)]


AT_TWO = ("1 down", "2 up", "2 right", "3 left")


@pytest.mark.rule("T1-OPT-04")
def test_directors_favor_cannot_move_it() -> None:
    scene = theater(ONE, TWO, ready=0, dark_alley=True).dummy(ONE, 2, "up")
    position = backstage(scene, "directors-favor").position()
    assert "bonus" not in texts(position)
    scene.trick(1, "levitation").marker(1, "levitation", ONE, 1, "down")
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == [f"at {ONE} 3 up", *(f"at {TWO} {at}" for at in AT_TWO)]


@pytest.mark.rule("T1-OPT-04", "TR-SAR-10")
def test_its_slot_is_occupied_for_a_guest_performer() -> None:
    scene = theater(ONE, ready=1, dark_alley=True).dummy(ONE, 2, "up")
    scene.trick(1, "levitation").marker(1, "levitation", ONE, 1, "down")
    scene.trick(1, "stocks-escape").marker(1, "stocks-escape", ONE, 3, "up")
    position = backstage(scene, "guest-performer").position()
    play(position, "bonus")
    assert shows(position)[0]["beside"] == [laid("")]
    assert is_sound(position)


@pytest.mark.rule("T1-OPT-04", "TR-SAR-11")
def test_its_slot_is_occupied_for_an_orchestral_interlude() -> None:
    scene = theater(ONE, ready=1, dark_alley=True).dummy(ONE, 2, MECHANICAL_DOWN)
    position = backstage(scene, "orchestral-interlude").position()
    events = play(position, "bonus")
    # Slot 3 would make a link, so slot 1 is the only one where the card pays more.
    assert TrickSetUp(0, "linking-rings", ONE, 1, "down", 0) in events
    assert gained(position, "gain fame") == [(1, 0, 0), NOTHING]


# --- an opponent's trick ------------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-02")
def test_it_counts_as_an_opponents_marker() -> None:
    scene = theater(ONE, TWO, ready=0, dark_alley=True).dummy(ONE, 2, MECHANICAL_UP)
    scene.marker(0, "linking-rings", ONE, 1, "down").trick(1, "levitation", "spade")
    position = backstage(scene.marker(1, "levitation", ONE, 3, "up")).position()
    assert [stage.opponents_on(position, 0, seat) for seat in (0, 1)] == [2, 2]
    assert [stage.opponents_on(position, 1, seat) for seat in (0, 1)] == [0, 0]
    links = stage.new_links(position, 0, 0)
    assert [stage.opponents_linked(position, 0, seat, links) for seat in (0, 1)] == [1, 1]
    assert len(stage.markers_on(position, 0)) == 2


@pytest.mark.rule("T1-OPT-02", "TR-LINK-03")
def test_a_link_between_own_markers_is_none_with_an_opponent() -> None:
    scene = theater(ONE, ready=0).marker(0, "linking-rings", ONE, 1, "down")
    scene.trick(0, "levitation").marker(0, "levitation", ONE, 2, "up")
    position = backstage(scene).position()
    links = stage.new_links(position, 0, 0)
    assert (len(links), stage.opponents_linked(position, 0, 0, links)) == (1, 0)
    assert stage.opponents_on(position, 0, 0) == 0


def test_what_is_told_of_a_dummy() -> None:
    told = DummyLaid(ONE, 2, "spiritual", "left")
    assert told.reveals
    said = {lang: sleight.describe(told, lang) for lang in ("en", "fr", "ru")}
    assert all("2" in sentence for sentence in said.values())
    assert said["en"] == "A dummy lies on Riverside Theater 1, slot 2, its spiritual corner facing left."
