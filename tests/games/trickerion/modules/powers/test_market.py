"""PW-02, 04, 14, MP-50, 64: the powers of the market row."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import ComponentsBought, GoodsBought
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import is_sound, kind, offered, play, refused, texts
from tests.games.trickerion.helpers.powers import used, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table

ROPE = ["wood", "glass", "rope", "metal"]


def _at_market(points: int = 3, card: str = "", **options: object) -> table:
    """A magician on the market row, where rope is sold too."""
    scene = with_powers(2, **options).market(ROPE).assigned(1, "magician", "downtown")
    return scene.acting(0, "magician", "market-1", points, card, "armed" if card else "")


def _coins(position: TrickerionPosition) -> int:
    return position.view(0).coins[0]


@pytest.mark.rule("PW-02")
def test_one_bargain_of_a_round_takes_no_point() -> None:
    position = with_power(_at_market(2), 0, "quick-tongue")
    play(position, "buy rope 2")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    assert used(play(position, "bargain 1")) == ["quick-tongue"]
    assert (_coins(position), position.view(0).points) == (7, 1)
    play(position, "buy glass 3")
    assert (_coins(position), kind(position)) == (4, "place")


@pytest.mark.rule("PW-02")
def test_a_free_bargain_needs_a_purchase_and_leaves_a_coin_to_pay() -> None:
    position = with_power(_at_market(1), 0, "quick-tongue")
    assert offered(position, "bargain") == []
    assert used(play(position, "buy wood 1")) == []
    assert _coins(position) == 9


@pytest.mark.rule("PW-14", "MP-50", "MP-41")
def test_a_price_is_a_coin_lower_after_the_bargains() -> None:
    position = with_power(_at_market(2), 0, "house-account")
    events = play(position, "buy rope 3", "bargain 1")
    assert ComponentsBought(0, "rope", 3, 4, 1, "player") in events
    assert used(events) == ["house-account"]
    assert _coins(position) == 6


@pytest.mark.rule("PW-14", "MP-50")
@pytest.mark.parametrize("power", ["house-account", "street-barker"])
def test_a_price_of_one_or_nothing_is_not_lowered(power: str) -> None:
    position = with_power(_at_market(1), 0, power)
    assert used(play(position, "buy wood 1")) == []
    assert _coins(position) == 9
    delivered = with_power(_at_market(1, "workshop-delivery").components(0, wood=1), 0, power)
    assert used(play(delivered, "buy wood 2")) == []
    assert _coins(delivered) == 10


@pytest.mark.rule("PW-14", "MP-50")
def test_it_lets_buy_what_would_be_a_coin_too_dear() -> None:
    position = with_power(_at_market(1).coins(0, 3), 0, "house-account")
    assert refused(position, "buy rope 2") == ""
    assert refused(with_power(_at_market(1).coins(0, 3), 1, "house-account"), "buy rope 2") == "coins-missing"
    assert is_sound(position)
    play(position, "buy rope 2")
    assert _coins(position) == 0


@pytest.mark.rule("MP-50")
def test_smuggled_goods_turn_the_lower_price_into_fame() -> None:
    position = with_power(_at_market(1, "smuggled-goods"), 0, "house-account")
    play(position, "buy rope 2")
    assert (position.view(0).fame[0], _coins(position)) == (5 - (4 - 1 - 1), 10)


@pytest.mark.rule("PW-04")
def test_a_purchase_may_be_of_two_types() -> None:
    position = with_power(_at_market(1), 0, "mixed-crate")
    play(position, "buy wood 2")
    assert kind(position) == "mixed-crate"
    assert is_sound(position)
    assert texts(position) == ["buy metal 1", "buy glass 1", "buy rope 1", "finish"]
    events = play(position, "buy rope 1")
    assert GoodsBought(0, ("wood", "wood", "rope"), 4, 0, 0, 0) in events
    assert used(events) == ["mixed-crate"]
    stacks = {stack.component: stack.tokens for stack in position.view(0).me.components}
    assert (stacks, _coins(position)) == ({"wood": 2, "rope": 1}, 6)


@pytest.mark.rule("PW-04", "MP-41")
def test_three_are_the_most_and_one_type_is_enough() -> None:
    position = with_power(_at_market(2), 0, "mixed-crate")
    plain = position.copy()
    assert (
        used(play(plain, "buy wood 1", "finish", "bargain 0" if kind(plain) == "bargain" else "finish")) == []
    )
    play(position, "buy wood 3")
    assert kind(position) != "mixed-crate"


@pytest.mark.rule("PW-04")
def test_both_types_need_room() -> None:
    scene = _at_market(1).components(0, metal=1, glass=1, fabric=1, petroleum=1, saw=1)
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy rope 1")
    assert refused(position, "buy wood 1") == "no-component-slot"
    assert refused(position, "buy glass 2") == ""


@pytest.mark.rule("PW-04", "MP-64")
def test_one_bargain_over_two_types_and_the_price_of_each_source() -> None:
    scene = _at_market(2).market(ROPE, quick="cog")
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy wood 2", "buy cog 1")
    assert kind(position) == "bargain-crate"
    assert is_sound(position)
    play(position, "bargain 1")
    assert _coins(position) == 10 - (2 + 3 + 1 - 1)


@pytest.mark.rule("MP-64")
def test_a_new_type_each_on_a_board_of_ones_choice() -> None:
    scene = _at_market(1).team(0, "manager")
    position = with_power(scene, 0, "mixed-crate")
    play(position, "buy wood 1", "buy rope 1")
    assert (kind(position), is_sound(position)) == ("store-first", True)
    play(position, "keep manager")
    assert (kind(position), is_sound(position)) == ("store-second", True)
    play(position, "keep player")
    boards = {stack.component: stack.board for stack in position.view(0).me.components}
    assert boards == {"wood": "manager", "rope": "player"}


@pytest.mark.rule("MP-64")
def test_with_shoplifting_one_unit_is_free_and_a_sale_gains_nothing() -> None:
    position = with_power(_at_market(1, "shoplifting"), 0, "mixed-crate")
    play(position, "buy rope 1", "buy wood 2", "leave wood")
    assert _coins(position) == 8
    sale = with_power(_at_market(1, "component-sale"), 0, "mixed-crate")
    play(sale, "buy rope 1")
    assert kind(sale) == "take-more"


@pytest.mark.rule("MP-50")
def test_a_barter_has_no_total_that_a_power_could_lower() -> None:
    scene = _at_market(3, "barter-with-power").shards(0, 9)
    position = with_power(scene, 0, "house-account", "quick-tongue")
    assert used(play(position, "buy rope 1", "buy rope 1")) == []
    assert (_coins(position), position.view(0).shards[0], position.view(0).points) == (10, 8, 2)


@pytest.mark.rule("MP-50")
@pytest.mark.parametrize("power", ["house-account", "quick-tongue", "mixed-crate"])
def test_investments_have_no_total_either(power: str) -> None:
    scene = with_powers().assigned(1, "magician", "downtown").dice(bank_1="4", bank_2="x").coins(0, 0)
    scene.acting(0, "magician", "downtown-1", 3, "investments")
    position = with_power(scene.market(ROPE), 0, power)
    events = play(position, "bonus", "buy rope 1", "buy rope 1")
    assert [event.coins for event in events if isinstance(event, GoodsBought)] == [2, 2]
    assert (used(events), _coins(position)) == ([], 0)


@pytest.mark.rule("MP-50", "MP-64")
def test_a_mixed_crate_can_be_put_on_show() -> None:
    position = with_power(_at_market(1, "workshop-exhibition"), 0, "mixed-crate")
    play(position, "buy rope 1", "buy wood 2")
    assert (position.view(0).fame[0], _coins(position)) == (5 + 3, 6)


@pytest.mark.rule("MP-50")
def test_what_costs_a_single_coin_in_the_end_is_not_put_on_show() -> None:
    position = with_power(_at_market(1, "workshop-exhibition"), 0, "house-account")
    assert refused(position, "buy rope 1") == "too-cheap-for-fame"
    play(position, "buy rope 2")
    assert (position.view(0).fame[0], _coins(position)) == (5 + 2, 7)


@pytest.mark.rule("PW-04", "MP-64", "T1-MARKET-01")
def test_by_first_edition_rules_two_of_a_type_once_a_round() -> None:
    position = with_power(_at_market(4, edition="first"), 0, "mixed-crate")
    play(position, "buy rope 1")
    assert (kind(position), is_sound(position)) == ("mixed-crate", True)
    assert texts(position) == ["buy rope 1", "finish"]
    assert refused(position, "buy wood 1") == "not-in-crate"
    assert used(play(position, "buy rope 1")) == ["mixed-crate"]
    assert (kind(position), is_sound(position)) == ("bargain", True)
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2", "bargain 3"]
    before = _coins(position)
    events = play(position, "bargain 2")
    assert ComponentsBought(0, "rope", 2, 2, 2, "player") in events
    assert _coins(position) == before - 2
    play(position, "buy wood 1")
    assert kind(position) != "mixed-crate"


@pytest.mark.rule("PW-04", "MP-64")
def test_by_first_edition_rules_one_piece_is_still_enough() -> None:
    position = with_power(_at_market(1, edition="first"), 0, "mixed-crate")
    assert used(play(position, "buy wood 1", "finish")) == []
    assert position.view(0).me.components[0].tokens == 1


@pytest.mark.rule("PW-02", "T1-MARKET-05")
def test_a_free_bargain_by_first_edition_rules() -> None:
    position = with_power(_at_market(1, edition="first"), 0, "quick-tongue")
    before = _coins(position)
    assert used(play(position, "buy rope 1", "bargain 1")) == ["quick-tongue"]
    assert _coins(position) == before - 1
