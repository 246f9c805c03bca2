"""PW-16, 24, 29, 30: powers that change what a performance pays."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Granted, TrickRewarded
from sleight.games.trickerion.modules.powers.events import PowerUsed
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.power_scenes import BIG, quiet_powers, show, used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import rewarded
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import TWO

PERFORM = f"perform {BIG}"
GUESTS = ((0, "levitation"), (1, "pub-in-a-bottle"), (1, "breath-of-life"))


def paid_by(power: str, position: TrickerionPosition, *written: str) -> list[tuple[int, int, int, int]]:
    """Whom a power pays: seat, fame, coins and shards."""
    granted = [event for event in play(position, *written) if isinstance(event, Granted)]
    return [
        (each.seat, each.fame, each.coins, each.shards)
        for each in granted
        if (each.kind, each.cause) == ("power", power)
    ]


def yielded(position: TrickerionPosition, *written: str) -> list[tuple[int, str, int, int]]:
    """What tricks yield: whom, which, fame and coins."""
    events = [event for event in play(position, *written) if isinstance(event, TrickRewarded)]
    return [(each.seat, each.trick, each.fame, each.coins) for each in events]


# --- Gracious Host ------------------------------------------------------------------------------


@pytest.mark.rule("PW-16", "MP-42")
def test_each_marker_of_an_opponent_pays_the_performer_a_fame() -> None:
    position = with_power(show(*GUESTS), 0, "gracious-host")
    events = play(position, PERFORM)
    at = events.index(PowerUsed(0, "gracious-host"))
    assert events[at + 1] == Granted(0, "power", "gracious-host", fame=2)


@pytest.mark.rule("PW-16", "MP-40")
def test_at_most_three_markers_pay_and_only_in_the_own_performance() -> None:
    guests = [(1, "pub-in-a-bottle"), (1, "breath-of-life"), (2, "mind-reading"), (2, "stocks-escape")]
    crowded_show = show((0, "levitation"), *guests, players=3)
    assert paid_by(HOST, with_power(crowded_show, 0, HOST), PERFORM) == [(0, 3, 0, 0)]
    assert paid_by(HOST, with_power(show((0, "levitation")), 0, HOST), PERFORM) == []
    assert paid_by(HOST, with_power(show(*GUESTS), 1, HOST), PERFORM) == []


HOST = "gracious-host"


@pytest.mark.rule("MP-58", "MP-40")
def test_doubled_bonuses_double_the_host_too() -> None:
    crowd = [(1, trick) for trick in ("pub-in-a-bottle", "breath-of-life", "mind-reading")]
    scene = show((0, "levitation"), *crowd, prophecy="double-performer-bonus")
    assert paid_by(HOST, with_power(scene, 0, HOST), PERFORM) == [(0, 6, 0, 0)]


@pytest.mark.rule("MP-58")
def test_a_stack_and_a_guest_beside_the_slots_count_as_one() -> None:
    scene = (
        quiet_powers()
        .magician(0, "the-great-optico")
        .magician(1, "electra")
        .theater(TWO)
        .trick(0, "levitation")
        .trick(1, "living-piano")
    )
    scene.marker(0, "levitation", TWO, 1, "down").marker(1, "living-piano", TWO, 2, "up", stacked=True)
    scene.placed(0, "magician", "friday-stage").performing(0)
    assert paid_by(HOST, with_power(scene, 0, HOST), f"perform {TWO}") == [(0, 1, 0, 0)]
    beside = quiet_powers().theater(TWO).trick(0, "levitation").marker(0, "levitation", TWO, 1, "down")
    beside.trick(1, "living-piano").beside(1, "living-piano", TWO)
    beside.placed(0, "magician", "friday-stage").performing(0)
    assert paid_by(HOST, with_power(beside, 0, HOST), f"perform {TWO}") == [(0, 1, 0, 0)]


# --- Sought-After Guest -------------------------------------------------------------------------

GUEST = "sought-after-guest"


@pytest.mark.rule("PW-29", "MP-42")
def test_a_guest_in_the_performance_of_another_gains_two_fame() -> None:
    position = with_power(show((0, "levitation"), (1, "pub-in-a-bottle")), 1, GUEST)
    events = play(position, PERFORM)
    at = events.index(PowerUsed(1, GUEST))
    assert events[at + 1] == Granted(1, "power", GUEST, fame=2)


@pytest.mark.rule("PW-29")
def test_however_many_markers_but_not_as_performer_nor_without_a_marker() -> None:
    assert paid_by(GUEST, with_power(show(*GUESTS), 1, GUEST), PERFORM) == [(1, 2, 0, 0)]
    assert paid_by(GUEST, with_power(show(*GUESTS), 0, GUEST), PERFORM) == []
    assert paid_by(GUEST, with_power(show((0, "levitation")), 1, GUEST), PERFORM) == []


# --- Royal Box ----------------------------------------------------------------------------------

BOX = "royal-box"


@pytest.mark.rule("PW-24", "MP-42")
def test_own_tricks_of_level_three_yield_two_coins_more() -> None:
    position = with_power(show((0, "seance"), (0, "levitation"), (1, "automaton")), 0, BOX)
    events = play(position, PERFORM)
    assert [event for event in events if isinstance(event, TrickRewarded)] == [
        rewarded(0, "seance", 7, 5 + 2, 1, other=(0, 2)),
        TrickRewarded(0, "levitation", 2, 3, 0),
        TrickRewarded(1, "automaton", 7, 7, 0),
    ]
    assert used(events) == [(0, BOX)]


@pytest.mark.rule("PW-24")
def test_not_in_the_performance_of_another() -> None:
    position = with_power(show((0, "levitation"), (1, "automaton")), 1, BOX)
    assert yielded(position, PERFORM) == [(0, "levitation", 2, 3), (1, "automaton", 7, 7)]


@pytest.mark.rule("PW-24", "MP-59")
def test_a_stack_is_raised_once_and_losses_come_first() -> None:
    scene = quiet_powers().magician(0, "electra").theater(BIG, TWO).trick(0, "seance")
    scene.marker(0, "seance", BIG, 1, "right", stacked=True)
    scene.placed(0, "magician", "thursday-stage").performing(0)
    # 5 coins, 1 less on Thursday, 3 more for a stack of level 3, 2 more by the power.
    assert yielded(with_power(scene, 0, BOX), PERFORM) == [(0, "seance", 7 - 1 + 3, 5 - 1 + 3 + 2)]


@pytest.mark.rule("MP-59")
def test_a_trick_whose_reward_is_replaced_has_no_box() -> None:
    scene = show((0, "seance"), (1, "automaton")).magician(0, "the-red-lotus").magician(1, "the-gentleman")
    position = with_power(scene, 0, BOX)
    play(position, PERFORM)
    assert "steal automaton" in texts(position)
    events = play(position, "steal automaton")
    rewards = [event for event in events if isinstance(event, TrickRewarded)]
    assert [(each.seat, each.trick, each.coins) for each in rewards] == [
        (0, "automaton", 7),
        (1, "automaton", 7),
    ]
    assert used(events) == []


@pytest.mark.rule("MP-59")
def test_it_is_one_modifier_with_grand_premiere_and_its_coins_become_fame() -> None:
    position = with_power(show((0, "seance"), card="grand-premiere"), 0, BOX)
    play(position, PERFORM, "star seance")
    assert yielded(position, "gain coins") == [(0, "seance", 7, 2 * (5 + 2))]
    position = with_power(show((0, "seance"), prophecy="coins-become-fame"), 0, BOX)
    assert yielded(position, PERFORM) == [(0, "seance", 7 + 5 + 2, 0)]


@pytest.mark.rule("MP-59")
def test_neither_street_performance_nor_test_run_has_a_box() -> None:
    scene = quiet_powers().theater(TWO).trick(0, "seance").marker(0, "seance", TWO, 1, "down")
    scene.acting(0, "magician", "friday-1", 3, "street-performance", "armed")
    position = with_power(scene.assigned(1, "apprentice-1", "downtown"), 0, BOX)
    assert gained(position, "shift seance")[0] == (7, 5, 1)


# --- Fair Weather -------------------------------------------------------------------------------

FAIR = "fair-weather"


def thursday(prophecy: str = "", guest: str = "") -> table:
    """Seat 0 performs on a Thursday, and seat 1 is a guest, on its own day if one is named."""
    scene = show((0, "levitation"), (1, "breath-of-life"), day="thursday", prophecy=prophecy)
    return scene.placed(1, "magician", f"{guest}-1") if guest else scene


PLAIN, LESS = (2, 3), (1, 2)


def coins_and_fame(position: TrickerionPosition) -> list[tuple[int, int]]:
    """What the tricks of both seats yield; each prints 2 fame and 3 coins."""
    return [(fame, coins) for _, _, fame, coins in yielded(position, PERFORM)]


@pytest.mark.rule("PW-30", "MP-42")
def test_thursday_takes_nothing_from_the_own_tricks() -> None:
    assert coins_and_fame(with_power(thursday(), 0, FAIR)) == [PLAIN, LESS]
    assert used(play(with_power(thursday(), 0, FAIR), PERFORM)) == [(0, FAIR)]


@pytest.mark.rule("PW-30")
def test_also_when_it_is_inherited_from_a_performer() -> None:
    position = with_power(thursday(), 1, FAIR)
    assert coins_and_fame(position) == [LESS, PLAIN]
    assert used(play(with_power(thursday(guest="friday"), 1, FAIR), PERFORM)) == []


@pytest.mark.rule("PW-30", "MP-61", "MP-40")
def test_other_modifiers_of_days_still_apply() -> None:
    friday = show((0, "levitation"), (1, "breath-of-life"), prophecy="friday-penalty")
    position = with_power(friday, 0, FAIR)
    assert coins_and_fame(position.copy()) == [LESS, LESS]
    assert used(play(position, PERFORM)) == []
    sunday = show((0, "levitation"), (1, "breath-of-life"), day="sunday")
    assert coins_and_fame(with_power(sunday, 0, FAIR)) == [(3, 4), (3, 4)]


@pytest.mark.rule("MP-61")
def test_under_the_day_of_the_performer_and_under_plain_days() -> None:
    inherited = with_power(thursday("performers-day", guest="sunday"), 1, FAIR)
    assert used(play(inherited.copy(), PERFORM)) == [(1, FAIR)]
    assert coins_and_fame(inherited) == [LESS, PLAIN]
    plain = with_power(thursday("plain-days"), 0, FAIR)
    assert used(play(plain.copy(), PERFORM)) == []
    assert coins_and_fame(plain) == [PLAIN, PLAIN]


@pytest.mark.rule("MP-61")
def test_a_street_performance_of_a_thursday_pays_all() -> None:
    scene = quiet_powers().theater(TWO).trick(0, "levitation").marker(0, "levitation", TWO, 1, "down")
    scene.acting(0, "magician", "thursday-1", 3, "street-performance", "armed")
    scene.assigned(1, "apprentice-1", "downtown")
    assert gained(scene.position(), "shift levitation")[0] == (1, 2, 0)
    position = with_power(scene, 0, FAIR)
    assert used(play(position.copy(), "shift levitation")) == [(0, FAIR)]
    assert gained(position, "shift levitation")[0] == (2, 3, 0)
