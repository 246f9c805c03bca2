"""DT-ABIL-05, 06, DT-MEET-10, DT-TRICK-04: two markers of a trick on one performance card."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import ShardsGained
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.machines import built
from tests.games.trickerion.helpers.playing import asked, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import rewards
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TWO, crowded
from tests.games.trickerion.helpers.signatures import backstage, lying, owning, performing

HALL = "hall-of-splinters"
FULL = refusal("markers-enough", "TR-TH-14", card=ONE, most=2)


@pytest.mark.rule("DT-ABIL-05", "DT-TRICK-04")
def test_two_markers_may_lie_on_one_card() -> None:
    position = backstage(HALL, ready=3).position()
    play(position, f"set-up {HALL}", f"at {ONE} 1 down", f"set-up {HALL}", f"at {ONE} 3 up")
    assert [slot for slot, trick, _ in lying(position, ONE) if trick == HALL] == [1, 3]
    play(position, f"set-up {HALL}")
    assert asked(position).kind == "lay"
    assert {text.split()[1] for text in texts(position)} == {TWO}, "not a third"
    assert why_not(position, f"at {ONE} 2 up") == FULL


@pytest.mark.rule("DT-ABIL-06")
def test_the_limit_holds_for_each_card() -> None:
    scene = backstage(HALL, ready=2).marker(0, HALL, ONE, 1, "down").marker(0, HALL, ONE, 3, "up")
    position = scene.position()
    play(position, f"set-up {HALL}", f"at {TWO} 1 down", f"set-up {HALL}", f"at {TWO} 3 left")
    assert len(lying(position, ONE)) == len(lying(position, TWO)) == 2


@pytest.mark.rule("DT-ABIL-05")
def test_other_tricks_have_one_marker_a_card() -> None:
    scene = (
        backstage(HALL, ready=0).trick(0, "mind-reading", ready=1).marker(0, "mind-reading", ONE, 1, "down")
    )
    position = scene.position()
    play(position, "set-up mind-reading")
    there = refusal("same-symbol-there", "TR-TH-14", card=ONE)
    assert why_not(position, f"at {ONE} 3 up") == there


@pytest.mark.rule("DT-ABIL-06", "DT-MEET-10", "DT-TRICK-04")
def test_each_of_two_markers_pays_its_yields() -> None:
    scene = performing(HALL).marker(0, HALL, ONE, 1, "down").marker(0, HALL, ONE, 3, "up")
    assert rewards(scene.position(), f"perform {ONE}") == [(0, 5, 3, 0), (0, 5, 3, 0)]


@pytest.mark.rule("DT-MEET-10")
def test_a_marker_may_join_another_or_move_beside_it() -> None:
    scene = backstage(HALL, ready=0).marker(0, HALL, ONE, 1, "down").marker(0, HALL, TWO, 1, "down")
    position = scene.position()
    play(position, f"shift {HALL}", f"from {TWO}", f"at {ONE} 3 up")
    assert [slot for slot, _, _ in lying(position, ONE)] == [1, 3]
    play(position, f"shift {HALL}", "lift 1", f"at {ONE} 2 down")
    assert [slot for slot, _, _ in lying(position, ONE)] == [2, 3], "within the card"


@pytest.mark.rule("DT-MEET-10")
def test_no_third_marker_moves_to_a_card() -> None:
    scene = backstage(HALL, ready=0).theater(EIGHT, TWO).marker(0, HALL, TWO, 1, "down")
    scene.marker(0, HALL, EIGHT, 1, "down").marker(0, HALL, EIGHT, 3, "up")
    position = scene.position()
    play(position, f"shift {HALL}", f"from {TWO}")
    assert {text.split()[1] for text in texts(position)} == {TWO}


@pytest.mark.rule("DT-MEET-10")
def test_new_twist_allows_no_third() -> None:
    scene = backstage(HALL, ready=2, card="new-twist").theater(EIGHT, TWO)
    scene.marker(0, HALL, EIGHT, 1, "down").marker(0, HALL, EIGHT, 3, "up")
    position = scene.position()
    assert "bonus" not in texts(position)
    play(position, f"set-up {HALL}")
    assert {text.split()[1] for text in texts(position)} == {TWO}


@pytest.mark.rule("DT-MEET-10")
def test_one_prepared_on_stage_may_be_the_second_marker() -> None:
    scene = built(owning(HALL), 0, 2).components(0, wood=3, glass=3, mirror=2).marker(0, HALL, ONE, 1, "down")
    scene.acting(0, "magician", "workshop-1", 3, card="on-stage-preparation", state="armed")
    position = scene.position()
    play(position, f"prepare {HALL}", f"at {ONE} 3 up")
    assert [slot for slot, _, _ in lying(position, ONE)] == [1, 3]


@pytest.mark.rule("DT-MEET-10")
def test_two_linked_markers_of_one_owner_give_one_shard() -> None:
    position = backstage(HALL, ready=1).marker(0, HALL, ONE, 2, "up").position()
    events = play(position, f"set-up {HALL}", f"at {ONE} 1 down", "gain coins")
    assert [event for event in events if isinstance(event, ShardsGained)] == [ShardsGained(0, 1)]


@pytest.mark.rule("DT-MEET-10")
def test_a_guest_may_be_the_second_marker() -> None:
    scene = crowded(backstage(HALL, ready=2, card="guest-performer").theater(ONE, TWO), TWO)
    for slot, trick in enumerate(("mind-reading", "stocks-escape"), start=1):
        scene.marker(1, trick, ONE, slot, "down")
    position = scene.marker(0, HALL, ONE, 3, "up").position()
    play(position, "bonus")
    assert texts(position) == [f"beside {ONE}", f"beside {TWO}"]
    play(position, f"beside {ONE}")
    assert [slot for slot, trick, _ in lying(position, ONE) if trick == HALL] == [3, 0]


@pytest.mark.rule("DT-MEET-10")
def test_a_guest_is_no_third_marker() -> None:
    scene = crowded(backstage(HALL, ready=1, card="guest-performer"), TWO)
    scene.marker(1, "mind-reading", ONE, 1, "down")
    position = scene.marker(0, HALL, ONE, 2, "up").marker(0, HALL, ONE, 3, "up").position()
    play(position, "bonus")
    assert [slot for slot, trick, _ in lying(position, TWO) if trick == HALL] == [0], "the other full card"


@pytest.mark.rule("DT-TRICK-04")
@pytest.mark.parametrize(("machines", "points", "ready"), [(1, 2, 0), (2, 1, 0), (2, 2, 3)])
def test_hall_of_splinters_is_prepared_for_two_points_with_two_machines(
    machines: int, points: int, ready: int
) -> None:
    scene = built(owning(HALL), 0, machines).components(0, wood=3, glass=3, mirror=2)
    position = scene.acting(0, "magician", "workshop-1", points).position()
    legal = why_not(position, f"prepare {HALL}") is None
    if legal:
        play(position, f"prepare {HALL}")
    assert (legal, position.view(0).me.tricks[0].ready) == (ready > 0, ready)


@pytest.mark.rule("DT-MEET-10")
def test_a_friday_performance_of_two_markers_brings_ten_fame_and_six_coins() -> None:
    scene = (
        performing(HALL).theater(EIGHT, TWO).marker(0, HALL, TWO, 1, "down").marker(0, HALL, TWO, 3, "left")
    )
    assert gained(scene.position(), f"perform {TWO}")[0] == (10 + 1, 6 + 1, 0), "and what the card prints"
