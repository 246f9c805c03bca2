"""DT-ABIL-07 to 11, 20, DT-MEET-11, DT-EX-13, DT-TRICK-02: a marker that stays on its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleight.games.trickerion.events import CardDiscarded, PerformerPaid
from sleight.games.trickerion.modules.dawn.events import MarkerStayed
from sleight.games.trickerion.modules.powers.cards.performer import SaveMarker
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.machines import DAWN, built
from tests.games.trickerion.helpers.playing import asked, kind, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import markers, rewards
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TEN, TWO
from tests.games.trickerion.helpers.signatures import backstage, lying, owning, performing, with_ability

HAND, RINGS, STORM = "the-unquiet-hand", "perpetual-rings", "storm-catcher"
OTHER = "chinese-sticks"
STAYED = MarkerStayed(0, HAND, ONE)
POWERS = {**DAWN, "powers": True, "allow_unrecommended": True}


def _show(card: str = "", slots: tuple[int, ...] = (1,), **options: object) -> table:
    """Her markers lie on these slots of the first card, one of an opponent on another."""
    scene = performing(HAND, card, **options).trick(1, OTHER).marker(1, OTHER, ONE, 2, "up")
    for slot in slots:
        scene.marker(0, HAND, ONE, slot, "down" if slot == 1 else "up")
    return scene


@pytest.mark.rule("DT-ABIL-07", "DT-ABIL-10", "DT-EX-13", "DT-TRICK-02")
def test_after_the_own_performance_it_stays_alone_and_without_links() -> None:
    position = _show().position()
    events = play(position, f"perform {ONE}")
    assert STAYED in events
    assert lying(position, ONE) == [(1, HAND, "down")]
    assert (markers(position, 1)[OTHER], markers(position)[HAND]) == ((0, 4), (0, 3))
    assert position.view(None).phase == "advertise", "it stays beyond the end of the performances"


@pytest.mark.rule("DT-ABIL-09", "DT-TRICK-02")
def test_in_the_performance_of_another_it_goes_as_usual() -> None:
    scene = owning(HAND).trick(1, OTHER).marker(1, OTHER, ONE, 2, "up").marker(0, HAND, ONE, 1, "down")
    position = scene.placed(1, "magician", "friday-stage").performing(1).position()
    events = play(position, f"perform {ONE}")
    assert STAYED not in events
    assert (lying(position, ONE), markers(position)[HAND]) == ([], (0, 4))


@pytest.mark.rule("DT-ABIL-07")
def test_her_other_tricks_go_as_usual() -> None:
    scene = _show().trick(0, "mind-reading").marker(0, "mind-reading", ONE, 3, "up")
    position = scene.position()
    play(position, f"perform {ONE}")
    assert lying(position, ONE) == [(1, HAND, "down")]
    assert markers(position)["mind-reading"] == (0, 4)


@pytest.mark.rule("DT-ABIL-08", "DT-MEET-11")
@pytest.mark.parametrize(("taken", "left"), [(1, 3), (3, 1)])
def test_of_two_markers_the_owner_takes_one_back(taken: int, left: int) -> None:
    position = _show(slots=(1, 3)).position()
    events = play(position, f"perform {ONE}")
    assert any(isinstance(event, PerformerPaid) for event in events), "all has been paid"
    assert asked(position) == question("take-back-marker", "DT-ABIL-08", 0, trick=HAND, card=ONE)
    assert texts(position) == ["lift 1", "lift 3"]
    assert why_not(position, "lift 2") == refusal("no-marker-there", "DT-ABIL-08", card=ONE)
    assert STAYED in play(position, f"lift {taken}")
    assert [slot for slot, _, _ in lying(position, ONE)] == [left]
    assert markers(position)[HAND] == (0, 3)


@pytest.mark.rule("DT-ABIL-08", "DT-MEET-18")
def test_a_machine_that_doubles_the_bonus_of_the_card_waits_for_the_markers() -> None:
    position = built(_show(slots=(1, 3)), 0, 4).position()
    play(position, f"perform {ONE}")
    assert asked(position).kind == "take-back-marker"
    play(position, "lift 1")
    assert asked(position).kind == "double-bonus"
    assert gained(position, "accept")[0] == (0, 0, 1), "what that card prints"


@pytest.mark.rule("DT-ABIL-08")
def test_one_beside_the_slots_can_be_the_one_that_stays() -> None:
    position = performing(HAND).marker(0, HAND, ONE, 1, "down").beside(0, HAND, ONE).position()
    play(position, f"perform {ONE}")
    assert (asked(position).kind, texts(position)) == ("take-back-marker", ["lift 0", "lift 1"])
    beside = position.copy()
    play(position, "lift 0")
    play(beside, "lift 1")
    assert (lying(position, ONE), lying(beside, ONE)) == ([(1, HAND, "down")], [(0, HAND, "")])
    assert markers(position) == markers(beside) == {HAND: (0, 3)}


@pytest.mark.rule("DT-ABIL-10")
def test_it_is_performed_again_and_makes_new_links() -> None:
    scene = (
        backstage(HAND, ready=1, points=2).marker(0, HAND, ONE, 1, "down").trick(0, "mind-reading", ready=1)
    )
    position = scene.position()
    play(position, f"set-up {HAND}")
    there = refusal("same-symbol-there", "TR-TH-14", card=ONE)
    assert why_not(position, f"at {ONE} 2 up") == there, "it blocks a second one"
    play(position, f"at {TWO} 1 down", "set-up mind-reading")
    assert gained(position, f"at {ONE} 2 up", "gain fame")[0] == (1, 0, 1), "in a shard circle"
    again = _show().round(2).theater(TWO, TEN, ONE).position()
    assert rewards(again, f"perform {ONE}")[0] == (0, 3, 1, 1)


@pytest.mark.rule("DT-ABIL-10")
def test_it_may_be_moved() -> None:
    position = backstage(HAND, ready=0).marker(0, HAND, ONE, 1, "down").position()
    play(position, f"shift {HAND}", f"at {TWO} 1 down")
    assert lying(position, TWO) == [(1, HAND, "down")]


@pytest.mark.rule("DT-ABIL-10", "DT-EX-13")
def test_it_leaves_the_theater_with_its_card() -> None:
    position = _show().round(3).theater(TWO, TEN, ONE).position()
    events = play(position, f"perform {ONE}")
    assert CardDiscarded(ONE, 1) in events
    assert markers(position)[HAND] == (0, 4)


@pytest.mark.rule("DT-ABIL-11")
def test_nobody_performs_its_card_again_this_week() -> None:
    scene = _show().placed(1, "magician", "sunday-stage").marker(1, OTHER, TWO, 1, "down")
    position = scene.position()
    play(position, f"perform {ONE}")
    assert (position.waiting, texts(position)) == ((1,), [f"perform {TWO}", "decline"])
    assert why_not(position, f"perform {ONE}") == refusal("no-own-marker", "TR-PERF-04", card=ONE)


@pytest.mark.rule("DT-MEET-11")
def test_durable_components_do_not_take_it_but_may_take_another() -> None:
    position = _show("durable-components").position()
    play(position, f"perform {ONE}")
    assert position.view(None).phase == "advertise", "nothing went to reserve"
    position = _show("durable-components", slots=(1, 3)).position()
    play(position, f"perform {ONE}", "lift 1")
    assert kind(position) == "salvage"
    play(position, f"salvage {HAND}")
    assert markers(position)[HAND] == (1, 2)
    assert [slot for slot, _, _ in lying(position, ONE)] == [3]


@pytest.mark.rule("DT-MEET-11")
def test_eternal_encore_does_not_take_it_but_may_take_another() -> None:
    position = with_power(_show(**POWERS).shards(0, 8), 0, "eternal-encore")
    play(position, f"perform {ONE}")
    assert kind(position) != "encore"
    position = with_power(_show(slots=(1, 3), **POWERS).shards(0, 8), 0, "eternal-encore")
    play(position, f"perform {ONE}", "lift 3")
    assert asked(position).kind == SaveMarker.kind
    play(position, f"salvage {HAND}")
    assert (markers(position)[HAND], [slot for slot, _, _ in lying(position, ONE)]) == ((1, 2), [1])


@pytest.mark.rule("DT-MEET-11", "DT-MEET-08")
def test_street_performance_may_take_it_off_later_for_its_yields() -> None:
    scene = backstage(HAND, ready=0, card="street-performance").marker(0, HAND, ONE, 1, "down")
    position = scene.position()
    assert gained(position, "bonus")[0] == (3, 1, 1)
    assert (lying(position, ONE), markers(position)[HAND]) == ([], (0, 4))


@pytest.mark.rule("DT-MEET-11")
def test_a_performance_chosen_by_another_is_still_the_performers_own(tmp_path: Path) -> None:
    game = with_ability(tmp_path, RINGS, "permanent-trick")
    scene = owning(RINGS, game=game).marker(0, RINGS, ONE, 1, "down").marker(0, RINGS, TWO, 1, "down")
    scene.magician(1, "yoruba-spiritmaster").placed(0, "magician", "friday-stage")
    position = scene.assigned(1, "apprentice-1", "downtown").placing(1).position()
    play(position, "idle apprentice-1", f"impose {TWO}")
    assert (lying(position, TWO), markers(position)[RINGS]) == ([(1, RINGS, "down")], (0, 2))


@pytest.mark.rule("DT-ABIL-20")
def test_of_a_pile_one_marker_stays(tmp_path: Path) -> None:
    game = with_ability(tmp_path, STORM, "permanent-trick")
    scene = performing(STORM, game=game).marker(0, STORM, ONE, 1, "down", stacked=True)
    position = scene.position()
    play(position, f"perform {ONE}")
    assert (lying(position, ONE), markers(position)[STORM]) == ([(1, STORM, "down")], (0, 3))
    marker = position.view(None).theater[1].markers[0]
    assert marker is not None
    assert not marker.stacked


@pytest.mark.rule("DT-TRICK-02")
@pytest.mark.parametrize(("machines", "ready"), [(0, 0), (1, 2)])
def test_the_unquiet_hand_is_prepared_for_a_point_with_a_machine(machines: int, ready: int) -> None:
    scene = built(owning(HAND), 0, machines).components(0, fabric=3, rope=1, animal=1)
    position = scene.acting(0, "magician", "workshop-1", 1).position()
    legal = why_not(position, f"prepare {HAND}") is None
    if legal:
        play(position, f"prepare {HAND}")
    assert (legal, markers(position)[HAND][0]) == (ready > 0, ready)
