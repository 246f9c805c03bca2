"""DT-MECH, DT-MACH, DT-EX-04: the Tesla Coil, and the window before a placement."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.events.alley import Granted
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import board, built, states, used, why, with_dawn
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.scenario import GAME, table

USE = "use-machine mechanical-"


def _scene(
    count: int = 4, inactive: Sequence[int] = (), used: Sequence[int] = (), **options: object
) -> table:
    """Seat 0, the Mechaniker, is to place a manager and the other seat somebody too."""
    scene = built(with_dawn(2, **options), 0, count, inactive, used)
    scene.assigned(0, "manager", "downtown").assigned(0, "magician", "workshop")
    return scene.assigned(1, "magician", "downtown")


def _asked(count: int = 4, **states: Sequence[int]) -> table:
    """Seat 0 is asked for a machine before it places somebody."""
    return _scene(count, **states).asked(0, "use-machine")


def _worth(position: TrickerionPosition) -> tuple[int, int]:
    view = position.view(0)
    return view.fame[0], view.coins[0]


@pytest.mark.rule("DT-MECH-01", "DT-MECH-02", "DT-MACH-03", "DT-MACH-08")
@pytest.mark.parametrize(("level", "coins"), [(1, 2), (2, 2), (3, 3)])
def test_the_lower_levels_pay_coins(level: int, coins: int) -> None:
    position = _asked().position()
    events = play(position, f"{USE}{level}")
    assert Granted(0, "machine", f"mechanical-{level}", 0, coins, 0) in events
    assert used(events) == [f"mechanical-{level}"]
    assert _worth(position) == (5, 10 + coins)
    assert states(position) == ["inactive" if slot == level else "active" for slot in (1, 2, 3, 4)]
    assert (position.view(0).shards[0], position.view(0).points) == (1, 0)


@pytest.mark.rule("DT-MECH-04")
@pytest.mark.parametrize(("coins", "fame"), [(0, 0), (3, 0), (4, 1), (19, 4), (23, 5), (24, 6), (40, 6)])
def test_level_four_pays_fame_for_sets_of_coins_and_spends_none(coins: int, fame: int) -> None:
    position = _asked().coins(0, coins).position()
    play(position, f"{USE}4")
    assert _worth(position) == (5 + fame, coins)


@pytest.mark.rule("DT-MECH-06", "DT-EX-04", "DT-MACH-09")
def test_coins_of_lower_levels_count_if_they_come_first() -> None:
    position = _asked().coins(0, 19).position()
    alone = position.copy()
    play(position, f"{USE}1", f"{USE}2", f"{USE}3", f"{USE}4")
    assert _worth(position) == (5 + 6, 26)
    assert kind(position) == "place"
    play(alone, f"{USE}4")
    assert _worth(alone) == (5 + 4, 19)


@pytest.mark.rule("DT-MACH-06", "DT-MACH-17")
def test_the_owner_is_asked_for_one_at_a_time_until_going_on() -> None:
    position = _asked(2).position()
    assert texts(position) == ["decline", f"{USE}1", f"{USE}2"]
    play(position, f"{USE}2")
    assert texts(position) == ["decline", f"{USE}1"]
    play(position, "decline")
    assert kind(position) == "place"
    assert states(position) == ["active", "inactive"]


@pytest.mark.rule("DT-MACH-10")
def test_the_window_opens_before_each_character_also_if_it_then_rests() -> None:
    position = _asked(2).position()
    play(position, "decline", "idle manager", "place magician downtown-1", "plain", "finish")
    assert (position.waiting, kind(position)) == ((0,), "use-machine")


@pytest.mark.rule("DT-MACH-10")
def test_the_window_opens_before_the_second_of_two_placements() -> None:
    scene = _scene(2, prophecies=True).prophecy("two-placements").asked(0, "use-machine")
    position = scene.position()
    play(position, f"{USE}1", "decline", "place manager downtown-1", "plain", "finish")
    assert (position.waiting, kind(position)) == ((0,), "use-machine")
    again = GAME.from_dict(position.to_dict())
    for each in (position, again):
        play(each, f"{USE}2")
        assert kind(each) == "place-again"


@pytest.mark.rule("DT-MACH-11")
def test_who_has_nobody_to_handle_has_no_window() -> None:
    scene = built(with_dawn(), 0, 4).assigned(0, "magician", "downtown").assigned(1, "magician", "downtown")
    position = scene.assigned(1, "apprentice-1", "market-row").asked(0, "use-machine").position()
    play(position, "decline", "idle magician", "idle magician", seat=None)
    assert position.waiting == (1,)
    assert kind(position) == "place"


@pytest.mark.rule("DT-MACH-04", "DT-MACH-05", "DT-MACH-14")
def test_an_inactive_machine_and_one_that_was_used_cannot_be_used() -> None:
    position = _asked(3, inactive=[1], used=[1, 2]).position()
    assert texts(position) == ["decline", f"{USE}3"]
    for level in (1, 2, 4):
        assert why(position, f"{USE}{level}") == ("machine-not-ready", "DT-MACH-04")


@pytest.mark.rule("DT-MACH-16")
def test_nobody_uses_the_machines_of_others() -> None:
    scene = built(_scene(1), 1, 1).magician(1, "electra").magician(0, "the-red-lotus")
    position = built(scene, 0, 0).order(1, 0).asked(1, "use-machine").position()
    assert why(position, "use-machine escape-1") == ("machine-not-ready", "DT-MACH-04")


def test_nobody_is_asked_who_can_use_nothing() -> None:
    position = _scene(2, [1, 2]).order(1, 0).placing(1).position()
    play(position, "idle magician")
    assert (position.waiting, kind(position)) == ((0,), "place")


@pytest.mark.rule("DT-MACH-12")
def test_a_machine_built_now_serves_from_the_next_window_on() -> None:
    scene = with_dawn().acting(0, "manager", "workshop-1", points=1).assigned(0, "magician", "downtown")
    position = scene.assigned(1, "magician", "downtown").position()
    play(position, "build-machine")
    assert position.waiting == (1,)
    play(position, "idle magician")
    assert texts(position) == ["decline", f"{USE}1"]


@pytest.mark.rule("DT-MACH-13")
def test_a_machine_may_be_used_though_it_brings_nothing() -> None:
    position = _asked().coins(0, 0).position()
    assert f"{USE}4" in texts(position)
    play(position, f"{USE}4")
    assert states(position)[3] == "inactive"


@pytest.mark.rule("DT-MACH-01", "DT-SETUP-15")
def test_everybody_sees_the_machines_and_their_states() -> None:
    position = _asked(3, inactive=[2]).position()
    views = [getattr(position.view(viewer), "dawn") for viewer in (0, 1, None)]  # noqa: B009
    assert views[0] == views[1] == views[2]
    assert states(position) == ["active", "inactive", "active"]
    assert board(position, 1).built == 0
