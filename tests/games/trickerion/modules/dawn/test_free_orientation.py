"""DT-ABIL-02 to 04, DT-MEET-09, 13, DT-TRICK-03, 05: markers that may be turned any way."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import LinkPaid, ShardsGained
from sleight.games.trickerion.printed.ids import FACINGS
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.machines import built
from tests.games.trickerion.helpers.playing import asked, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.signatures import backstage, lying, owning, performing

STORM, CELL = "storm-catcher", "the-last-cell"
EVERYWHERE = [f"at {card} {slot} {way}" for card in (ONE, TWO) for slot in (1, 2, 3) for way in FACINGS]
"""Every slot of both cards, turned every way."""


@pytest.mark.rule("DT-ABIL-02", "DT-TRICK-05")
def test_a_marker_may_be_turned_any_way() -> None:
    position = backstage(CELL, ready=1).position()
    play(position, f"set-up {CELL}")
    assert asked(position).kind == "lay"
    assert texts(position) == EVERYWHERE
    play(position, f"at {ONE} 1 left")
    assert lying(position, ONE) == [(1, CELL, "left")]


@pytest.mark.rule("DT-ABIL-02", "DT-TRICK-03")
def test_other_tricks_of_its_owner_and_markers_of_others_face_a_circle() -> None:
    scene = backstage(STORM, ready=0).trick(0, "bullet-catch", ready=1)
    position = scene.trick(1, "mind-reading").position()
    play(position, "set-up bullet-catch")
    none = refusal("no-circle", "TR-TH-13", slot=1, facing="left")
    assert why_not(position, f"at {ONE} 1 left") == none
    assert f"at {ONE} 1 down" in texts(position)


@pytest.mark.rule("DT-ABIL-03", "DT-MEET-13")
def test_any_matching_corners_link_and_pay() -> None:
    scene = backstage(STORM, ready=1).trick(1, "stocks-escape").marker(1, "stocks-escape", ONE, 2, "up")
    position = scene.position()
    events = play(position, f"set-up {STORM}", f"at {ONE} 1 up", "gain fame")
    assert [event.seat for event in events if isinstance(event, ShardsGained)] == [0, 1]
    assert [event.amount for event in events if isinstance(event, LinkPaid)] == [2]
    elsewhere = scene.position()
    events = play(elsewhere, f"set-up {STORM}", f"at {ONE} 1 left")
    assert not [event for event in events if isinstance(event, LinkPaid | ShardsGained)]


@pytest.mark.rule("DT-ABIL-04", "DT-MEET-09")
def test_a_marker_that_moves_is_turned_freely_too() -> None:
    position = backstage(CELL, ready=0).marker(0, CELL, ONE, 1, "down").position()
    play(position, f"shift {CELL}")
    assert texts(position) == [text for text in EVERYWHERE if not text.startswith(f"at {ONE} 1")]
    play(position, f"at {TWO} 1 up")
    assert lying(position, TWO) == [(1, CELL, "up")]


@pytest.mark.rule("DT-MEET-09")
def test_it_holds_before_the_performances_and_when_an_opponent_moves_it() -> None:
    scene = owning(CELL).marker(0, CELL, ONE, 1, "down").placed(0, "magician", "friday-stage")
    position = scene.assigned(1, "apprentice-1", "downtown").placing(1).position()
    play(position, "idle apprentice-1", f"shift {CELL}", f"at {ONE} 3 right")
    assert lying(position, ONE) == [(3, CELL, "right")]
    scene = owning(CELL).marker(0, CELL, ONE, 1, "down").assigned(0, "apprentice-1", "downtown")
    scene.acting(1, "magician", "friday-1", 3, card="directors-favor", state="armed").order(1, 0)
    position = scene.position()
    play(position, f"shift {CELL}", f"at {TWO} 2 left")
    assert lying(position, TWO) == [(2, CELL, "left")]


@pytest.mark.rule("DT-MEET-09", "DT-SIG-15")
def test_it_holds_for_a_marker_that_is_prepared_on_stage() -> None:
    scene = built(owning(CELL), 0, 2).components(0, metal=3, disguise=2)
    scene.acting(0, "magician", "workshop-1", 3, card="on-stage-preparation", state="armed")
    position = scene.position()
    play(position, f"prepare {CELL}", f"at {ONE} 1 left")
    assert lying(position, ONE) == [(1, CELL, "left")]


@pytest.mark.rule("DT-MEET-13", "DT-TRICK-03")
def test_a_pile_is_turned_freely_and_overloads_like_every_trick_of_its_level() -> None:
    position = backstage(STORM).position()
    play(position, f"set-up {STORM}", "accept", f"at {ONE} 1 left")
    assert lying(position, ONE) == [(1, STORM, "left")]
    scene = performing(STORM).marker(0, STORM, ONE, 1, "left", stacked=True)
    assert gained(scene.position(), f"perform {ONE}")[0] == (4 + 2, 4 + 2, 1)


@pytest.mark.rule("DT-TRICK-03")
@pytest.mark.parametrize(("machines", "markers"), [(1, 0), (2, 3)])
def test_storm_catcher_is_prepared_for_a_point_with_two_machines(machines: int, markers: int) -> None:
    scene = built(owning(STORM), 0, machines).components(0, metal=2, rope=2, petroleum=2)
    position = scene.acting(0, "magician", "workshop-1", 1).position()
    if markers:
        play(position, f"prepare {STORM}")
    else:
        needed = refusal("machines-missing", "DT-SIG-15", trick=STORM, needed=2, built=1)
        assert why_not(position, f"prepare {STORM}") == needed
    assert position.view(0).me.tricks[0].ready == markers


@pytest.mark.rule("DT-TRICK-05")
def test_the_last_cell_yields_what_its_card_prints() -> None:
    scene = performing(CELL).marker(0, CELL, ONE, 1, "left")
    assert gained(scene.position(), f"perform {ONE}")[0] == (4, 3, 1), "and the shard of the card"
