"""DT-ABIL-12 to 14, 20, DT-MEET-12, DT-TRICK-01: one set-up lays two markers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import BonusUsed, Granted, LinkPaid, TrickSetUp
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.machines import DAWN, built
from tests.games.trickerion.helpers.playing import asked, kind, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import EIGHT, ONE, TEN, TWO, crowded
from tests.games.trickerion.helpers.signatures import backstage, lying, owning, performing, with_ability

RINGS, OTHER = "perpetual-rings", "chinese-sticks"
SET_UP, FIRST, SECOND = f"set-up {RINGS}", f"at {ONE} 1 down", f"at {TWO} 1 down"
POWERS = {**DAWN, "powers": True, "allow_unrecommended": True}
ANOTHER = question("another-marker", "DT-ABIL-12", 0, trick=RINGS)


def _linking(ready: int = 3, card: str = "", **options: Any) -> table:
    """A marker of an opponent on each card, to be linked with the first slot; a shard circle on the first."""
    scene = backstage(RINGS, ready, card=card, **options).trick(1, OTHER)
    return scene.marker(1, OTHER, ONE, 2, "up").marker(1, OTHER, TWO, 2, "up")


@pytest.mark.rule("DT-ABIL-12", "DT-TRICK-01")
def test_one_action_lays_two_markers() -> None:
    position = backstage(RINGS, ready=3).theater(ONE, TWO, TEN).round(2).position()
    play(position, SET_UP, FIRST)
    assert (asked(position), texts(position)) == (ANOTHER, ["accept", "decline"])
    play(position, "accept")
    assert asked(position).kind == "lay"
    events = play(position, SECOND)
    assert [event.card for event in events if isinstance(event, TrickSetUp)] == [TWO]
    assert (kind(position), position.points, markers(position)[RINGS]) == ("act", 2, (1, 1)), "and no third"


@pytest.mark.rule("DT-ABIL-12")
def test_the_second_marker_is_as_one_likes() -> None:
    position = backstage(RINGS, ready=3).position()
    play(position, SET_UP, FIRST, "decline")
    assert (kind(position), position.points, markers(position)[RINGS]) == ("act", 2, (2, 1))
    play(position, SET_UP, SECOND)
    assert kind(position) == "act", "both cards have one"


@pytest.mark.rule("DT-ABIL-12", "DT-ABIL-13")
def test_nobody_is_asked_for_a_marker_that_is_not_there_or_has_no_place() -> None:
    one = backstage(RINGS, ready=1).position()
    play(one, SET_UP, FIRST)
    assert kind(one) == "act"
    scene = crowded(backstage(RINGS, ready=3), TWO)
    full = scene.position()
    play(full, SET_UP, FIRST)
    assert kind(full) == "act"


@pytest.mark.rule("DT-ABIL-12")
def test_other_tricks_are_set_up_one_marker_at_a_time() -> None:
    position = backstage(RINGS, ready=0).trick(0, "linking-rings", ready=2).position()
    play(position, "set-up linking-rings", FIRST)
    assert (kind(position), position.points) == ("act", 2)


@pytest.mark.rule("DT-ABIL-13")
def test_the_second_goes_to_another_card() -> None:
    position = backstage(RINGS, ready=3).position()
    play(position, SET_UP, FIRST, "accept")
    assert {text.split()[1] for text in texts(position)} == {TWO}
    there = refusal("same-symbol-there", "TR-TH-14", card=ONE)
    assert why_not(position, f"at {ONE} 3 up") == there


@pytest.mark.rule("DT-ABIL-13")
def test_each_marker_pays_its_links() -> None:
    position = _linking().position()
    assert gained(position, SET_UP, FIRST)[0] == (0, 0, 1)
    assert asked(position).kind == "link-reward"
    assert gained(position, "gain fame") == [(1, 0, 0), NOTHING]
    assert gained(position, "accept", SECOND) == [NOTHING, NOTHING]
    assert asked(position).kind == "link-reward"
    assert gained(position, "gain coins") == [(0, 1, 0), NOTHING]
    assert (kind(position), position.points) == ("act", 2)


# --- bonuses --------------------------------------------------------------------------------------


def _paid(position: TrickerionPosition, *written: str) -> int:
    """How many links some choices pay."""
    return len([event for event in play(position, *written) if isinstance(event, LinkPaid)])


@pytest.mark.rule("DT-ABIL-14", "DT-MEET-12")
def test_a_bonus_that_served_the_first_marker_does_not_serve_the_second() -> None:
    position = _linking(card="headliner-trick").position()
    play(position, "bonus")
    assert _paid(position, FIRST, "gain fame", "gain fame") == 2
    assert (asked(position), texts(position)) == (ANOTHER, ["accept", "decline"])
    play(position, "accept")
    assert asked(position).kind == "lay"
    assert _paid(position, SECOND, "gain fame") == 1
    assert (kind(position), "bonus" in texts(position), position.points) == ("act", False, 2)


@pytest.mark.rule("DT-ABIL-14", "DT-MEET-12")
def test_a_bonus_may_be_kept_for_the_second_marker() -> None:
    position = _linking(card="headliner-trick").position()
    assert _paid(position, SET_UP, FIRST, "gain fame") == 1
    assert (asked(position), texts(position)) == (ANOTHER, ["bonus", "accept", "decline"])
    events = play(position, "bonus")
    assert BonusUsed(0, "headliner-trick") in events
    assert asked(position).kind == "link-reward", "there is one place where it makes a link"
    assert _paid(position, "gain fame", "gain fame") == 2
    assert (kind(position), "bonus" in texts(position), position.points) == ("act", False, 2)


@pytest.mark.rule("DT-ABIL-14")
def test_a_bonus_that_neither_marker_used_is_still_there() -> None:
    position = _linking(card="headliner-trick").position()
    play(position, SET_UP, FIRST, "gain fame", "decline")
    assert "bonus" in texts(position)


@pytest.mark.rule("DT-ABIL-13", "DT-MEET-12")
def test_new_twist_lets_the_second_join_the_first() -> None:
    scene = crowded(backstage(RINGS, ready=2, card="new-twist"), TWO)
    position = scene.position()
    play(position, SET_UP, FIRST)
    assert (asked(position), texts(position)) == (ANOTHER, ["bonus", "decline"]), "nowhere else is room"
    play(position, "bonus", f"at {ONE} 3 up")
    assert [slot for slot, _, _ in lying(position, ONE)] == [1, 3]


@pytest.mark.rule("DT-MEET-12")
def test_orchestral_interlude_pays_for_one_of_the_two() -> None:
    scene = backstage(RINGS, ready=2, card="orchestral-interlude").trick(1, "mind-reading")
    scene.marker(1, "mind-reading", ONE, 2, "up").marker(1, "mind-reading", TWO, 2, "up")
    position = scene.position()
    assert _paid(position, "bonus", FIRST, "gain fame", "accept", SECOND) == 1


@pytest.mark.rule("DT-MEET-12")
def test_a_guest_can_be_either_of_the_two() -> None:
    scene = crowded(backstage(RINGS, ready=2, card="guest-performer"), TWO)
    first = scene.position()
    play(first, "bonus")
    assert (asked(first), texts(first)) == (ANOTHER, ["accept", "decline"])
    play(first, "accept", FIRST)
    second = scene.position()
    play(second, SET_UP, FIRST, "bonus")
    for position in (first, second):
        found = [[slot for slot, trick, _ in lying(position, card) if trick == RINGS] for card in (ONE, TWO)]
        assert found == [[1], [0]]


@pytest.mark.rule("DT-MEET-12")
@pytest.mark.parametrize("answers", [("accept", SECOND), ("decline",)])
def test_buying_time_comes_after_both(answers: tuple[str, ...]) -> None:
    position = backstage(RINGS, ready=2, card="buying-time").position()
    play(position, "bonus")
    play(position, FIRST)
    assert kind(position) == "another-marker"
    play(position, *answers)
    assert asked(position).kind == "exchange-card"
    play(position, "decline")
    assert (kind(position), "bonus" in texts(position)) == ("act", False)


@pytest.mark.rule("DT-MEET-12")
def test_buying_time_may_wait_for_the_second_marker() -> None:
    position = backstage(RINGS, ready=2, card="buying-time").position()
    play(position, SET_UP, FIRST, "bonus", SECOND)
    assert asked(position).kind == "exchange-card"


@pytest.mark.rule("DT-MEET-12")
@pytest.mark.parametrize(
    ("machines", "written"),
    [
        (2, ("bonus", FIRST, "gain fame", "accept", SECOND, "gain fame")),
        (2, (SET_UP, FIRST, "gain fame", "bonus", "gain fame")),
        (2, (SET_UP, f"at {ONE} 3 up", "bonus", "gain fame")),
    ],
)
def test_clockwork_overture_pays_once_for_either_marker(machines: int, written: tuple[str, ...]) -> None:
    position = built(_linking(card="clockwork-overture"), 0, machines).position()
    paid = [event for event in play(position, *written) if isinstance(event, Granted)]
    assert paid == [Granted(0, "card", "clockwork-overture", fame=machines)]
    assert (kind(position), "bonus" in texts(position)) == ("act", False)


@pytest.mark.rule("DT-ABIL-14")
def test_a_bonus_that_would_bring_nothing_is_not_offered_for_the_second() -> None:
    position = _linking(card="clockwork-overture").position()
    play(position, SET_UP, FIRST, "gain fame")
    assert texts(position) == ["accept", "decline"], "no machine is active"


# --- what pays for a set-up -------------------------------------------------------------------


@pytest.mark.rule("DT-MEET-12")
def test_a_prophecy_pays_for_it_once() -> None:
    position = backstage(RINGS, ready=2, prophecies=True).round(2).prophecy("mechanical-fame").position()
    assert gained(position, SET_UP, FIRST)[0] == (2, 0, 0)
    assert gained(position, "accept", SECOND) == [NOTHING, NOTHING]


@pytest.mark.rule("DT-MEET-12")
def test_warm_rapport_pays_once_for_whichever_marker_is_linked() -> None:
    both = with_power(_linking(**POWERS).shards(0, 8), 0, "warm-rapport")
    assert gained(both, SET_UP, FIRST, "gain fame")[0] == (1, 1, 1)
    assert gained(both, "accept", SECOND, "gain fame")[0] == (1, 0, 0)
    second = with_power(_linking(**POWERS).shards(0, 8), 0, "warm-rapport")
    assert gained(second, SET_UP, f"at {ONE} 3 up")[0] == (0, 0, 0)
    assert gained(second, "accept", SECOND, "gain fame")[0] == (1, 1, 0)


@pytest.mark.rule("DT-MEET-12")
def test_patter_raises_one_payment_of_the_two_markers() -> None:
    both = with_power(_linking(**POWERS).shards(0, 8), 0, "patter")
    assert gained(both, SET_UP, FIRST, "gain fame")[0] == (2, 0, 1)
    assert gained(both, "accept", SECOND, "gain fame")[0] == (1, 0, 0)
    second = with_power(_linking(**POWERS).shards(0, 8), 0, "patter")
    play(second, SET_UP, f"at {ONE} 3 up")
    assert gained(second, "accept", SECOND, "gain fame")[0] == (2, 0, 0)


@pytest.mark.rule("DT-MEET-12")
def test_every_set_up_begins_anew() -> None:
    scene = _linking(ready=3, **POWERS).shards(0, 8).theater(ONE, TWO, EIGHT).round(2)
    scene.marker(1, OTHER, EIGHT, 1, "down")
    position = with_power(scene, 0, "patter", "warm-rapport")
    play(position, SET_UP, FIRST, "gain fame", "decline")
    assert gained(position, SET_UP, SECOND, "gain fame")[0] == (2, 1, 0)


@pytest.mark.rule("DT-MEET-12")
def test_grand_entrance_may_place_two() -> None:
    scene = owning(RINGS, ready=3, **POWERS).shards(0, 8).assigned(0, "magician", "theater")
    position = with_power(scene.assigned(1, "apprentice-1", "downtown").placing(0), 0, "grand-entrance")
    play(position, "place magician friday-stage", f"set-up-free {RINGS}", FIRST)
    assert asked(position) == ANOTHER
    play(position, "accept", SECOND)
    assert (len(lying(position, ONE)), len(lying(position, TWO))) == (1, 1)


# --- the rest -------------------------------------------------------------------------------------


@pytest.mark.rule("DT-ABIL-20")
def test_a_pile_counts_as_one_of_the_two_markers(tmp_path: Path) -> None:
    game = with_ability(tmp_path, "storm-catcher", "easy-set-up")
    position = backstage("storm-catcher", ready=4, game=game).position()
    play(position, "set-up storm-catcher", "accept", FIRST)
    assert kind(position) == "another-marker"
    play(position, "accept", "accept", SECOND)
    assert markers(position)["storm-catcher"] == (0, 0)


@pytest.mark.rule("DT-ABIL-20")
def test_a_pile_takes_one_place_beside_an_encore(tmp_path: Path) -> None:
    game = with_ability(tmp_path, "storm-catcher", "encore")
    position = backstage("storm-catcher", ready=4, game=game).position()
    play(
        position, "set-up storm-catcher", "accept", FIRST, "set-up storm-catcher", "accept", f"at {ONE} 3 up"
    )
    assert [slot for slot, _, _ in lying(position, ONE)] == [1, 3]


@pytest.mark.rule("DT-TRICK-01")
@pytest.mark.parametrize(("machines", "ready"), [(0, 0), (1, 3)])
def test_perpetual_rings_are_prepared_for_a_point_with_a_machine(machines: int, ready: int) -> None:
    scene = built(owning(RINGS), 0, machines).components(0, metal=2)
    position = scene.acting(0, "magician", "workshop-1", 1).position()
    legal = why_not(position, f"prepare {RINGS}") is None
    if legal:
        play(position, f"prepare {RINGS}")
    assert (legal, markers(position)[RINGS][0]) == (ready > 0, ready)


@pytest.mark.rule("DT-TRICK-01")
def test_perpetual_rings_yield_a_fame_and_two_coins() -> None:
    position = performing(RINGS).marker(0, RINGS, ONE, 1, "down").position()
    assert gained(position, f"perform {ONE}")[0] == (1, 2, 1), "and the shard of the card"


@pytest.mark.rule("DT-ABIL-12")
def test_a_save_tells_of_a_second_marker_only_while_one_may_be_laid() -> None:
    saved: dict[str, Any] = backstage(RINGS, ready=3).position().to_dict()
    for told in ({"trick": RINGS}, {"trick": RINGS, "second": True}, {"trick": "linking-rings"}):
        with pytest.raises(sleight.BadInput, match="nobody sets up"):
            GAME.from_dict({**saved, "dawn": {**saved["dawn"], "set_up": told}})


@pytest.mark.rule("DT-ABIL-12")
def test_a_save_in_the_middle_must_tell_of_it() -> None:
    position = backstage(RINGS, ready=3).position()
    play(position, SET_UP, FIRST)
    saved: dict[str, Any] = position.to_dict()
    assert saved["dawn"]["set_up"] == {"trick": RINGS}
    with pytest.raises(sleight.BadInput, match="another-marker does not fit"):
        GAME.from_dict({**saved, "dawn": {"seats": saved["dawn"]["seats"]}})
