"""A referee who knows the texts of MP and PW and not the code: powers in town, and what they meet there."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import (
    is_sound,
    kind,
    offered,
    play,
    refused,
    texts,
    warned,
)
from tests.games.trickerion.helpers.power_referee import FIRST, GOODS, act, lying, place
from tests.games.trickerion.helpers.powers import used, with_power
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import TWO


def _market(points: int = 2, card: str = "", prophecy: str = "plain-days", **options: Any) -> table:
    """The magician of seat 0 is on the market row."""
    return act("market-1", points, card, prophecy, **options)


def _spent(position: TrickerionPosition, *written: str) -> int:
    """The coins that some choices cost seat 0."""
    return -gained(position, *written)[0][1]


# --- Prices (MP-50, MP-64) ----------------------------------------------------------------------


@pytest.mark.rule("MP-50", "PW-02", "PW-14")
def test_a_free_bargain_is_an_ordinary_one_and_the_account_comes_after_it() -> None:
    position = with_power(_market(1), 0, "house-account", "quick-tongue")
    assert _spent(position, "buy rope 3", "bargain 1") == 6 - 1 - 1


@pytest.mark.rule("MP-50", "MP-40")
@pytest.mark.parametrize(("bargains", "paid"), [(0, 1), (1, 1)])
def test_a_crate_of_two_coins_costs_one_with_the_account_however_much_is_bargained(
    bargains: int, paid: int
) -> None:
    position = with_power(_market(3), 0, "mixed-crate", "house-account")
    assert _spent(position, "buy wood 1", "buy metal 1", f"bargain {bargains}") == paid


@pytest.mark.rule("MP-50", "MP-64", "TR-SAR-41")
def test_a_smuggled_crate_costs_the_fame_of_its_lower_price() -> None:
    position = with_power(_market(1, "smuggled-goods"), 0, "mixed-crate", "house-account")
    assert gained(position, "buy wood 2", "buy rope 1")[0] == (-(4 - 1 - 1), 0, 0)


@pytest.mark.rule("MP-50", "TR-SAR-40")
def test_a_sale_is_one_purchase_for_the_account() -> None:
    position = with_power(_market(1, "component-sale"), 0, "house-account")
    assert _spent(position, "buy rope 1", "buy cog 1", "buy wood 1", "buy metal 1") == 7 - 1


@pytest.mark.rule("MP-50", "TR-MEET-15")
@pytest.mark.parametrize(("bought", "paid"), [("rope 2", 1), ("wood 2", 1), ("cog 1", 0), ("cog 2", 2)])
def test_the_account_lowers_what_is_left_of_a_theft_above_one_coin(bought: str, paid: int) -> None:
    position = with_power(_market(1, "shoplifting"), 0, "house-account")
    assert _spent(position, f"buy {bought}") == paid


@pytest.mark.rule("MP-50", "TR-SAR-46")
@pytest.mark.parametrize("power", ["house-account", "quick-tongue", "mixed-crate"])
def test_traveling_merchants_have_no_total_that_a_power_could_change(power: str) -> None:
    position = with_power(act("market-1", 2, "traveling-merchants", state="ready"), 0, power)
    before = position.view(0).coins[0]
    events = play(position, "order saw 1", "keep player")
    assert (used(events), tokens(position), position.points) == ([], {"saw": 1}, 1)
    assert before - position.view(0).coins[0] == 2 + 1


@pytest.mark.rule("PW-04", "MP-64", "TR-PROR-09")
def test_a_crate_mixes_stock_and_orders_at_their_normal_prices() -> None:
    scene = _market(1, prophecy="orders-on-sale").market(GOODS, ["saw", "", "", ""])
    position = with_power(scene, 0, "mixed-crate")
    assert _spent(position, "buy cog 1", "buy saw 2") == 3 + 2 * 2


@pytest.mark.rule("PW-04", "MP-64", "TR-PROR-26")
def test_a_crate_under_flat_price_adds_the_surcharge_of_its_own_source() -> None:
    scene = _market(1, prophecy="flat-price").market(GOODS, quick="mirror")
    position = with_power(scene, 0, "mixed-crate")
    assert _spent(position, "buy wood 1", "buy mirror 2") == 2 + 2 * (2 + 1)


@pytest.mark.rule("MP-64", "TR-SAR-49")
def test_a_delivered_crate_holds_own_types_at_a_coin_less_each() -> None:
    scene = _market(1, "workshop-delivery").components(0, wood=1, rope=1)
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy rope 1")
    assert refused(position, "buy cog 1") != "", "of cogs there is none at home"
    assert refused(position, "buy wood 1") == ""
    assert _spent(position, "buy wood 1") == 1 + 0


@pytest.mark.rule("MP-64", "TR-MK-14")
def test_a_crate_to_which_something_for_nothing_may_be_added_can_be_saved() -> None:
    scene = _market(2, "workshop-delivery").components(0, wood=1, cog=1).coins(0, 1)
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy cog 1")
    assert (texts(position), is_sound(position)) == (["buy wood 1", "buy wood 2", "finish"], True)


@pytest.mark.rule("MP-64", "TR-SAR-48")
def test_a_business_share_receives_what_is_paid_after_the_account() -> None:
    scene = _market(1).placed(1, "apprentice-1", "market-4", "business-share")
    scene.bonus(1, "apprentice-1", "business-share").this_round(shares=[1])
    position = with_power(scene, 0, "house-account")
    assert [purse[1] for purse in gained(position, "buy rope 3")] == [-5, 5]


@pytest.mark.rule("MP-64", "TR-SAR-43")
def test_an_exhibition_shows_two_pieces_of_a_coin_each() -> None:
    scene = _market(1, "workshop-exhibition").components(0, wood=2, metal=2)
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy wood 1")
    assert (kind(position), refused(position, "finish"), is_sound(position)) == (
        "mixed-crate",
        "too-cheap-for-fame",
        True,
    )
    assert gained(position, "buy metal 1")[0] == (2 - 1, -2, 0)


@pytest.mark.rule("MP-64", "TR-SAR-50", "PW-14")
def test_an_exhibition_of_two_coins_shows_nothing_where_the_account_takes_one() -> None:
    scene = _market(1, "workshop-exhibition").components(0, wood=2, metal=2)
    position = with_power(scene, 0, "mixed-crate", "house-account")
    assert refused(position, "buy metal 1") == ""
    play(position, "buy metal 1")
    assert texts(position) == ["buy rope 1", "buy rope 2", "buy cog 1", "buy cog 2"]
    assert refused(position, "buy wood 1") == "too-cheap-for-fame"


@pytest.mark.rule("MP-64", "TR-SAR-50", "TR-MK-14")
def test_nothing_is_put_on_show_that_only_the_point_of_the_purchase_could_pay() -> None:
    scene = (
        _market(1, "workshop-exhibition").components(0, wood=2, rope=2).market(["wood", "rope", "cog", "saw"])
    )
    position = with_power(scene.coins(0, 2), 0, "mixed-crate")
    assert refused(position, "buy wood 1") == "too-cheap-for-fame", "wood and rope cost 3"


@pytest.mark.rule("MP-64", "T1-CARD-03", "TR-SAR-50")
def test_by_first_edition_rules_two_of_a_coin_are_shown_together_or_not_at_all() -> None:
    position = with_power(_market(1, "workshop-exhibition", **FIRST), 0, "mixed-crate")
    assert refused(with_power(_market(1, "workshop-exhibition", **FIRST), 1, "mixed-crate"), "buy wood 1")
    assert gained(position, "buy wood 1")[0] == (2 - 1, -2, 0), "one of a coin brings no fame, so two it is"
    assert tokens(position) == {"wood": 2}


@pytest.mark.rule("MP-64", "MP-50", "T1-CARD-03")
def test_by_first_edition_rules_a_thief_may_bargain_for_the_other_unit() -> None:
    position = with_power(_market(2, "shoplifting", **FIRST), 0, "mixed-crate")
    assert _spent(position, "buy cog 1", "buy cog 1", "bargain 1") == 3 - 1


@pytest.mark.rule("MP-64", "MP-50", "PW-02", "PW-14")
def test_by_first_edition_rules_bargain_and_account_lower_the_one_total_of_two() -> None:
    position = with_power(_market(1, **FIRST), 0, "mixed-crate", "house-account", "quick-tongue")
    assert _spent(position, "buy cog 1", "buy cog 1", "bargain 1") == 6 - 1 - 1


# --- Slots that close in the middle (MP-18, MP-25, MP-47) ---------------------------------------


@pytest.mark.rule("MP-47", "MP-25", "PW-04")
def test_a_barter_takes_the_crate_away_from_the_next_purchase() -> None:
    position = with_power(_market(2, "barter-with-power"), 0, "mixed-crate")
    play(position, "buy rope 1", "buy rope 1")
    assert lying(position) == ("",) * 4
    play(position, "buy wood 1")
    assert kind(position) != "mixed-crate"


@pytest.mark.rule("MP-47", "PW-12", "T1-ALLEY-03")
def test_a_card_for_two_shards_makes_learning_dearer_in_the_same_placement() -> None:
    scene = act("downtown-1", 2, **FIRST).dice(residence_1="mechanical").components(0, metal=2)
    position = with_power(scene, 0, "retentive-mind")
    assert "learn linking-rings" in texts(position)
    assert warned(position, "buy-card downtown") == ["closes-power"]
    play(position, "buy-card downtown")
    assert (offered(position, "learn"), lying(position)) == ([], ("",) * 4)


@pytest.mark.rule("MP-47", "MP-18", "T1-ALLEY-03")
@pytest.mark.parametrize(
    ("shards", "left"),
    [
        (5, ("loyal-crew", "drilled-specialists", "")),
        (6, ("loyal-crew", "drilled-specialists", "")),
        (7, ("loyal-crew", "drilled-specialists", "royal-box")),
    ],
)
def test_two_shards_close_only_what_they_leave_incomplete(shards: int, left: tuple[str, ...]) -> None:
    scene = act("market-1", 2, **FIRST).shards(0, shards)
    position = with_power(scene, 0, "loyal-crew", "drilled-specialists", "royal-box")
    play(position, "buy-card downtown")
    assert lying(position)[:3] == left


@pytest.mark.rule("MP-47", "MP-18")
def test_two_shards_of_three_return_two_powers_together_when_both_slots_need_them() -> None:
    position = with_power(act("market-1", 2, **FIRST), 0, "loyal-crew", "drilled-specialists")
    play(position, "buy-card downtown")
    assert lying(position)[:2] == ("loyal-crew", ""), "one shard is left on the lowest icon"
    position.cells[SHARDS] += 1
    play(position, "buy-card downtown")
    assert lying(position) == ("",) * 4


@pytest.mark.rule("MP-47", "PW-08", "T1-ALLEY-03")
def test_a_card_for_two_shards_silences_the_prompter() -> None:
    scene = act("friday-1", 1, **FIRST).theater("riverside-theater-1", TWO).trick(0, "linking-rings")
    scene.marker(0, "linking-rings", TWO, 1, "down")
    position = with_power(scene, 0, "prompter")
    assert offered(position, "shift-free")
    play(position, "buy-card downtown")
    assert not offered(position, "shift-free")


@pytest.mark.rule("MP-25", "PW-07", "T1-ALLEY-03")
def test_who_pays_with_the_shard_of_the_contacts_sees_no_second_card() -> None:
    position = with_power(act("dark-alley-1", 2, **FIRST).shards(0, 2), 0, "night-contacts")
    assert used(play(position, "buy-card downtown", "draw downtown")) == []
    assert ({*position.view(0).me.hand}, position.points) == ({"empower", "interest"}, 1)


@pytest.mark.rule("MP-25", "PW-11")
@pytest.mark.parametrize(("shards", "points"), [(3, 2 + 2 + 1 + 1), (4, 2 + 2 + 1 + 1)])
def test_a_point_given_before_the_shard_is_paid_stays_with_a_specialist(shards: int, points: int) -> None:
    position = with_power(place(("manager", "downtown")).shards(0, shards), 0, "drilled-specialists")
    play(position, "place manager downtown-1")
    while kind(position) != "act":
        play(position, next(text for text in texts(position) if text in ("accept", "enhance")))
    assert position.points == points


@pytest.mark.rule("MP-25", "PW-21")
@pytest.mark.parametrize(("shards", "points"), [(5, 4 + 2 + 1), (6, 4 + 2 + 1)])
def test_a_magician_who_was_placed_commands_also_when_an_enhancement_closes_the_slot(
    shards: int, points: int
) -> None:
    position = with_power(place(("magician", "downtown")).shards(0, shards), 0, "commanding-presence")
    play(position, "place magician downtown-1", "enhance")
    assert position.points == points


@pytest.mark.rule("MP-25", "PW-20", "TR-PROR-31")
@pytest.mark.parametrize(("shards", "points"), [(3, 3 + 1), (4, 3 + 1)])
def test_the_modifier_of_a_slot_is_read_before_the_shard_of_an_enhancement_is_paid(
    shards: int, points: int
) -> None:
    scene = place(("magician", "theater"), prophecy="enhanced-theater").shards(0, shards)
    scene.theater("riverside-theater-1", TWO).trick(0, "linking-rings", ready=2)
    position = with_power(scene, 0, "sunday-regulars")
    play(position, "place magician sunday-1", "enhance")
    assert position.points == points


@pytest.mark.rule("MP-25", "MP-47", "PW-15")
@pytest.mark.parametrize(("shards", "ready"), [(3, 3), (4, 3)])
def test_a_trick_is_rehearsed_before_a_shard_is_laid_on_it(shards: int, ready: int) -> None:
    scene = act("workshop-1", 1, "enhance-trick").trick(0, "linking-rings").components(0, metal=2)
    position = with_power(scene.shards(0, shards), 0, "double-rehearsal")
    play(position, "prepare linking-rings")
    if kind(position) == "double-rehearsal":
        play(position, "accept")
    assert markers(position)["linking-rings"][0] == ready
