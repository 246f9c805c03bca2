"""PW-06, 25, 28: powers about wages and the final scoring."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.advice.needs import wages_due
from sleight.games.trickerion.events import Granted, Scored, WagesPaid
from sleight.games.trickerion.scoring import final
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, warned
from tests.games.trickerion.helpers.power_scenes import quiet_powers, used
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END

# --- Loyal Crew ---------------------------------------------------------------------------------

CREW = "loyal-crew"


def payday(*placed: tuple[str, str], coins: int = 10) -> table:
    """Characters of seat 0 have worked; the apprentice of seat 1 is all that is left to handle."""
    scene = quiet_powers().coins(0, coins).assigned(1, "apprentice-1", "workshop").placing(1)
    for character, slot in placed:
        scene.placed(0, character, slot)
    return scene


def wages(events: list[sleight.Event]) -> list[WagesPaid]:
    """What has been paid to whom."""
    return [event for event in events if isinstance(event, WagesPaid)]


@pytest.mark.rule("PW-06", "MP-42")
def test_wages_are_a_coin_lower_in_all() -> None:
    scene = payday(("manager", "downtown-1"), ("apprentice-1", "market-1"))
    events = play(with_power(scene, 0, CREW), END)
    assert wages(events) == [WagesPaid(0, 2, 2, 0)]
    assert used(events) == [(0, CREW)]


@pytest.mark.rule("PW-06")
def test_it_can_save_fame_and_nothing_is_paid_below_nothing() -> None:
    scene = payday(("manager", "downtown-1"), ("apprentice-1", "market-1"), coins=2)
    assert wages(play(scene.position(), END)) == [WagesPaid(0, 3, 2, 2)]
    assert wages(play(with_power(scene, 0, CREW), END)) == [WagesPaid(0, 2, 2, 0)]
    assert wages(play(with_power(payday(("apprentice-1", "market-1")), 0, CREW), END)) == []
    idle = play(with_power(payday(("magician", "downtown-1")), 0, CREW), END)
    assert (wages(idle), used(idle)) == ([], []), "the magician is not paid"
    others = payday(("manager", "downtown-1"))
    assert wages(play(with_power(others, 1, CREW), END)) == [WagesPaid(0, 2, 2, 0)]


@pytest.mark.rule("PW-06", "TR-END-09")
def test_what_is_said_about_wages_before_counts_it() -> None:
    scene = quiet_powers().coins(0, 0).assigned(0, "apprentice-1", "workshop").placing(0)
    assert warned(scene.position(), "place apprentice-1 workshop-1") == ["wages-missing"]
    position = with_power(scene, 0, CREW)
    assert warned(position, "place apprentice-1 workshop-1") == []
    worked = with_power(payday(("manager", "downtown-1")), 0, CREW)
    assert wages_due(worked.view(0), 0) == 1


@pytest.mark.rule("MP-66")
def test_the_wage_of_a_hidden_talent_is_not_lowered() -> None:
    scene = payday(("manager", "downtown-1"), ("apprentice-1", "market-1"))
    scene.talent(0, "apprentice-1").this_round()
    position = with_power(scene, 0, CREW)
    events = play(position, END)
    assert wages(events) == [WagesPaid(0, 2, 2, 0)]
    play(position, "recruit engineer")
    assert position.view(0).coins[0] == 10 - 2 - 2


# --- Living Legend and Deep Pockets -------------------------------------------------------------

LEGEND, POCKETS = "living-legend", "deep-pockets"


def last_round(coins: int = 0) -> table:
    """The apprentice of seat 1 is all that is left to handle in the last round."""
    scene = quiet_powers().coins(0, coins).assigned(1, "apprentice-1", "workshop").placing(1)
    return scene.round(7)


def scored(position: TrickerionPosition, category: str, seat: int = 0) -> list[tuple[int, int]]:
    """What a category pays a seat, and what it would pay without the cap."""
    events = [event for event in play(position, END) if isinstance(event, Scored)]
    found = [event for event in events if (event.seat, event.category) == (seat, category)]
    return [(event.fame, event.fame + event.beyond) for event in found]


@pytest.mark.rule("PW-25", "MP-27", "MP-42")
def test_every_trick_of_level_three_is_worth_three_fame() -> None:
    scene = last_round().trick(0, "seance").trick(0, "automaton").trick(0, "levitation")
    position = with_power(scene, 0, LEGEND)
    assert used(play(position.copy(), END)) == [(0, LEGEND)]
    assert scored(position, LEGEND) == [(6, 6)]


@pytest.mark.rule("PW-25", "MP-68")
def test_powers_are_no_tricks_and_others_score_nothing() -> None:
    scene = last_round().trick(0, "levitation").trick(1, "seance")
    position = with_power(scene, 0, LEGEND, POCKETS)
    events = play(position.copy(), END)
    assert used(events) == []
    assert scored(position.copy(), LEGEND) == [(0, 0)]
    assert scored(position, LEGEND, seat=1) == []


@pytest.mark.rule("MP-68")
def test_the_gentleman_and_the_bonuses_of_tricks_count_no_power() -> None:
    scene = quiet_powers().magician(0, "the-gentleman").magician(1, "electra").trick(0, "levitation")
    scene.assigned(0, "magician", "downtown").assigned(1, "apprentice-1", "downtown").placing(0)
    position = with_power(scene, 0, LEGEND, POCKETS)
    events = play(position, "place magician downtown-1")
    assert Granted(0, "ability", "the-gentleman", fame=1) in events
    scene = last_round().trick(0, "vanishing-elephant")
    without, learned = scene.position(), with_power(scene, 0, LEGEND)
    found = final.categories(learned, 0)
    assert {**final.categories(without, 0), LEGEND: 3} | {"shards": found["shards"]} == found


@pytest.mark.rule("PW-28", "MP-42")
def test_two_coins_make_a_fame() -> None:
    assert scored(last_round(coins=7).position(), "coins") == [(2, 2)]
    position = with_power(last_round(coins=7), 0, POCKETS)
    assert used(play(position.copy(), END)) == [(0, POCKETS)]
    assert scored(position, "coins") == [(3, 3)]


@pytest.mark.rule("PW-28", "MP-41")
def test_the_cap_stays_and_tricks_still_count_three_coins() -> None:
    assert scored(with_power(last_round(coins=50), 0, POCKETS), "coins") == [(20, 25)]
    assert scored(with_power(last_round(coins=7), 1, POCKETS), "coins") == [(2, 2)]
    assert used(play(with_power(last_round(coins=3), 0, POCKETS), END)) == []
    per_three = next(
        trick.id
        for trick in last_round().known.printed.tricks
        if trick.end_bonus and trick.end_bonus.per == "three_coins"
    )
    scene = last_round(coins=7).trick(0, per_three, ready=1)
    plain, pocketed = (
        final.categories(scene.position(), 0),
        final.categories(with_power(scene, 0, POCKETS), 0),
    )
    assert pocketed.get(per_three) == plain.get(per_three)
