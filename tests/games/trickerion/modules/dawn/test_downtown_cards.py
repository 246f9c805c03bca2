"""DT-CARD-05, 06: Patent Office and Power Company Dividend."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import FamePaid, Granted
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, with_dawn
from tests.games.trickerion.helpers.playing import (
    is_sound,
    offered,
    play,
    refusal,
    texts,
    useless_bonus,
    why_not,
)
from tests.games.trickerion.helpers.scenario import table

OFFICE, DIVIDEND = "patent-office", "power-company-dividend"
MAIDEN = "crimson-maiden"


def _downtown(
    card: str, count: int, points: int = 3, magician: str = "the-red-lotus", **options: object
) -> table:
    """The magician of seat 0 is Downtown with the bonus of a card, and has machines."""
    scene = built(with_dawn(2, **options).magician(0, magician).magician(1, "the-gentleman"), 0, count)
    scene.acting(0, "magician", "downtown-1", points, card)
    return scene.shards(0, 0).assigned(1, "apprentice-1", "market-row")


def _coins(position: TrickerionPosition) -> int:
    return position.view(0).coins[0]


# --- Patent Office ------------------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-05", "DT-MEET-26", "DT-MEET-06")
@pytest.mark.parametrize(("fame", "count", "coins"), [(30, 3, 0), (30, 1, 3), (27, 2, 3), (36, 0, 0)])
def test_machines_count_as_fame_for_the_threshold(fame: int, count: int, coins: int) -> None:
    position = _downtown(OFFICE, count, 2).fame(0, fame).position()
    events = play(position, "bonus")
    while MAIDEN not in [each.trick for each in position.view(0).me.tricks]:
        events += play(position, texts(position)[0])
    assert [event.coins for event in events if isinstance(event, FamePaid)] == ([coins] if coins else [])
    assert (_coins(position), position.view(0).fame[0]) == (10 - coins, fame), "fame itself stays"


@pytest.mark.rule("DT-CARD-05", "DT-MEET-26")
def test_the_office_takes_one_point_less() -> None:
    short = _downtown(OFFICE, 3, 1).fame(0, 30).position()
    assert why_not(short, "bonus") == useless_bonus(OFFICE, "points", 1, 2)
    assert offered(_downtown(OFFICE, 3, 2).fame(0, 30).position(), "bonus") == ["bonus"]


@pytest.mark.rule("DT-MEET-26", "DT-MEET-06")
def test_under_cheap_learning_the_office_takes_no_point() -> None:
    scene = _downtown(OFFICE, 3, 0, prophecies=True).prophecy("cheap-learning").fame(0, 30)
    position = scene.position()
    play(position, "bonus")
    while MAIDEN not in [each.trick for each in position.view(0).me.tricks]:
        play(position, texts(position)[0])


@pytest.mark.rule("DT-CARD-05", "DT-MEET-26")
def test_without_the_bonus_machines_count_for_nothing() -> None:
    position = _downtown(OFFICE, 4).fame(0, 30).coins(0, 0).position()
    assert f"learn {MAIDEN}" not in texts(position)
    assert why_not(position, f"learn {MAIDEN}") == refusal("fame-missing", "TR-DT-13", missing=6, coins=0)
    assert "bonus" in texts(position)


@pytest.mark.rule("DT-CARD-05", "TR-SA-06")
def test_the_office_needs_a_signature_trick_that_can_be_learned() -> None:
    owned = _downtown(OFFICE, 3).fame(0, 36).trick(0, MAIDEN).position()
    assert why_not(owned, "bonus") == useless_bonus(OFFICE, "other", 3)
    poor = _downtown(OFFICE, 1).fame(0, 30).coins(0, 2).position()
    assert why_not(poor, "bonus") == useless_bonus(OFFICE, "coins", 3)


@pytest.mark.rule("DT-CARD-05", "DT-SIG-04")
def test_while_the_office_is_used_nothing_else_is_learned() -> None:
    scene = _downtown(OFFICE, 3, magician="the-mechaniker").fame(0, 20)
    position = scene.bonus(0, "magician", OFFICE, "armed").position()
    assert texts(position) == ["learn perpetual-rings"]
    wrong = refusal("not-your-signature", "DT-CARD-05")
    assert why_not(position, "learn linking-rings") == wrong
    assert why_not(position, "learn storm-catcher") == wrong
    assert is_sound(position)


# --- Power Company Dividend ---------------------------------------------------------------------


@pytest.mark.rule("DT-CARD-06")
@pytest.mark.parametrize(("count", "shards"), [(1, 0), (3, 0), (4, 1)])
def test_each_machine_pays_a_coin_and_four_a_shard(count: int, shards: int) -> None:
    scene = _downtown(DIVIDEND, count).dice(bank_1="4", bank_2="x")
    scene.machines.build(0, count, [1])
    position = scene.position()
    assert Granted(0, "card", DIVIDEND, 0, count, shards) in play(position, "bonus")
    assert (_coins(position), position.view(0).shards[0]) == (10 + 4 + count, shards)


@pytest.mark.rule("DT-CARD-06", "DT-MEET-25")
def test_a_doubled_bank_does_not_double_the_dividend() -> None:
    scene = _downtown(DIVIDEND, 3, prophecies=True).prophecy("double-bank").dice(bank_1="4", bank_2="x")
    position = scene.position()
    play(position, "bonus")
    assert _coins(position) == 10 + 8 + 3


@pytest.mark.rule("DT-CARD-06", "DT-MEET-25", "TR-PROR-04")
@pytest.mark.parametrize(("prophecy", "worth"), [("shard-echo", (5, 2)), ("shard-glory", (7, 1))])
def test_the_shard_of_the_dividend_is_a_receipt(prophecy: str, worth: tuple[int, int]) -> None:
    scene = _downtown(DIVIDEND, 4, prophecies=True).prophecy(prophecy).dice(bank_1="4", bank_2="x")
    position = scene.position()
    play(position, "bonus")
    assert (position.view(0).fame[0], position.view(0).shards[0]) == worth


@pytest.mark.rule("DT-CARD-06", "TR-SA-05", "TR-SA-06")
def test_the_dividend_is_paid_once_and_only_for_machines() -> None:
    position = _downtown(DIVIDEND, 2, 6).dice(bank_1="4", bank_2="3").position()
    play(position, "bonus", "collect bank-1", "collect bank-2")
    assert _coins(position) == 10 + 4 + 2 + 3
    none = _downtown(DIVIDEND, 0).position()
    assert why_not(none, "bonus") == useless_bonus(DIVIDEND, "machine", 3)
