"""PW-01, 05, 12, 13, MP-41, 43, 51: the powers that serve advertising and Downtown."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import Advertised, DieSet
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import kind, offered, play, refused, rolling, texts
from tests.games.trickerion.helpers.powers import used, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table

# --- Street Barker ------------------------------------------------------------------------------


@pytest.mark.rule("PW-01", "MP-41")
@pytest.mark.parametrize(("order", "coins"), [((0, 1), 0), ((1, 0), 2)])
def test_advertising_costs_a_coin_less_and_may_cost_nothing(order: tuple[int, int], coins: int) -> None:
    scene = with_powers().coins(0, coins).order(*order).advertising(0)
    position = with_power(scene, 0, "street-barker")
    events = play(position, "advertise")
    assert Advertised(0, coins, 2) in events
    assert used(events) == ["street-barker"]
    view = position.view(0)
    assert (view.coins[0], view.fame[0], view.me.poster) == (0, 7, True)


@pytest.mark.rule("PW-01", "MP-39")
def test_it_serves_nobody_else() -> None:
    scene = with_powers().coins(0, 0).advertising(0)
    position = with_power(scene, 1, "street-barker")
    assert refused(position, "advertise") == "coins-missing"


# --- Weighted Die -------------------------------------------------------------------------------


def _rolling(points: int, scene: table | None = None) -> TrickerionPosition:
    """A magician Downtown with Weighted Die and so many points."""
    scene = scene or with_powers().assigned(1, "magician", "downtown")
    return with_power(scene.acting(0, "magician", "downtown-1", points), 0, "weighted-die")


@pytest.mark.rule("PW-05")
def test_a_reroll_is_free_and_the_die_may_be_turned_back() -> None:
    position = _rolling(3)
    events = rolling(position, "reroll bank-1", "6")
    assert used(events) == ["weighted-die"]
    assert kind(position) == "turn-back"
    stays = position.copy()
    assert DieSet(0, "bank-1", "3") in play(position, "accept")
    assert (position.view(0).dice[4], position.view(0).points) == ("3", 3)
    play(stays, "decline")
    assert (stays.view(0).dice[4], stays.view(0).points) == ("6", 3)


@pytest.mark.rule("PW-05")
def test_only_one_reroll_of_a_round_is_free() -> None:
    position = _rolling(3)
    rolling(position, "reroll bank-1", "6")
    play(position, "decline")
    assert used(rolling(position, "reroll bank-1", "5")) == []
    assert kind(position) == "act"
    assert (position.view(0).dice[4], position.view(0).points) == ("5", 2)


@pytest.mark.rule("PW-05")
def test_there_is_nothing_to_turn_back_if_the_same_face_falls() -> None:
    position = _rolling(3)
    rolling(position, "reroll bank-1", "3")
    assert kind(position) == "act"


@pytest.mark.rule("PW-05", "MP-43")
def test_it_works_when_all_points_are_spent() -> None:
    position = _rolling(3)
    play(position, "collect bank-2")
    assert position.view(0).points == 0
    assert kind(position) == "act"
    assert texts(position) == [*offered(position, "reroll"), "finish"]
    rolling(position, "reroll bank-2", "6")
    play(position, "accept")
    assert position.view(0).dice[5] == "x"
    assert position.waiting == (1,)


@pytest.mark.rule("PW-05")
def test_a_placement_without_points_waits_for_it_downtown_only() -> None:
    scene = with_powers().assigned(0, "apprentice-1", "theater").assigned(1, "magician", "downtown")
    position = with_power(scene.assigned(0, "magician", "downtown").placing(0), 0, "weighted-die")
    play(position, "place apprentice-1 sunday-1")
    assert position.waiting == (1,)


# --- Retentive Mind and Open Audition -----------------------------------------------------------


def _learning(points: int, power: str, prophecy: str = "plain-days", card: str = "") -> TrickerionPosition:
    """A magician Downtown with a power that makes learning or hiring cheaper."""
    scene = with_powers(2, prophecies=True).prophecy(prophecy)
    state = "armed" if card else ""
    return with_power(scene.acting(0, "magician", "downtown-1", points, card, state), 0, power)


@pytest.mark.rule("PW-12", "PW-13")
@pytest.mark.parametrize(
    ("power", "written"), [("retentive-mind", "learn linking-rings"), ("open-audition", "hire inn-1")]
)
def test_learning_and_hiring_cost_a_point_less_every_time(power: str, written: str) -> None:
    position = _learning(2, power)
    assert used(play(position, written)) == [power]
    assert refused(_learning(1, power), written) == "points-missing"
    assert refused(_learning(2, "weighted-die"), written) == "points-missing"


@pytest.mark.rule("PW-12", "PW-13", "MP-51", "MP-41")
@pytest.mark.parametrize(
    ("power", "prophecy", "card", "written", "cost", "works"),
    [
        ("retentive-mind", "plain-days", "thirst-for-knowledge", "learn linking-rings", 1, True),
        ("retentive-mind", "cheap-learning", "thirst-for-knowledge", "learn linking-rings", 0, False),
        ("retentive-mind", "cheap-learning", "", "learn linking-rings", 1, False),
        ("open-audition", "plain-days", "headhunter", "hire inn-1", 1, True),
        ("open-audition", "cheap-hiring", "headhunter", "hire inn-1", 0, False),
        ("open-audition", "cheap-hiring", "", "hire inn-1", 1, False),
    ],
)
def test_these_powers_meet_cards_and_prophecies(
    power: str, prophecy: str, card: str, written: str, cost: int, works: bool
) -> None:
    position = _learning(3, power, prophecy, card)
    events = play(position, written)
    assert position.view(0).points == 3 - cost
    assert used(events) == ([power] if works else [])
