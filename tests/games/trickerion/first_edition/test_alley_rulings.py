"""T1-CARD: special cards and prophecies of 2019 under first-edition rules."""

from __future__ import annotations

from itertools import takewhile

import pytest

from sleight.games.trickerion.events import GoodsBought
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.first_edition import FIRST, first
from tests.games.trickerion.helpers.playing import kind, offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import MIXED
from tests.games.trickerion.helpers.walks import walk


def at_market(card: str, points: int, edition: str = "first") -> table:
    """The magician of seat 0 uses the bonus of a card on the market row, which sells `MIXED`."""
    scene = (
        first(2, edition=edition)
        .shards(0, 0)
        .acting(0, "magician", "market-1", points, card, "armed")
        .market(MIXED)
    )
    return scene.assigned(1, "magician", "workshop")


@pytest.mark.rule("T1-CARD-02")
def test_component_sale_is_one_purchase_of_up_to_four_with_bargains_on_its_total() -> None:
    position = at_market("component-sale", 3).position()
    play(position, "buy wood 1", "buy fabric 1", "buy wood 1", "buy rope 1")
    while kind(position) not in ("act", "place") and "bargain 1" not in texts(position):
        play(position, texts(position)[0])
    events = play(position, "bargain 1")
    assert [event.coins for event in events if isinstance(event, GoodsBought)] == [1 + 1 + 1 + 2 - 1]
    assert tokens(position) == {"wood": 2, "fabric": 1, "rope": 1}


@pytest.mark.rule("T1-CARD-03")
@pytest.mark.parametrize("card", ["smuggled-goods", "workshop-exhibition", "workshop-delivery"])
def test_with_these_cards_too_one_component_is_bought(card: str) -> None:
    position = at_market(card, 1).components(0, cog=1).position()
    counts = {text.split()[-1] for text in offered(position, "buy")}
    assert counts == {"1"}


@pytest.mark.rule("T1-CARD-03")
@pytest.mark.parametrize(
    ("card", "pay"), [("smuggled-goods", (-2, 0, 0)), ("workshop-exhibition", (2, -3, 0))]
)
def test_fame_follows_the_price_of_the_one_component(card: str, pay: tuple[int, int, int]) -> None:
    assert gained(at_market(card, 1).position(), "buy cog 1")[0] == pay


@pytest.mark.rule("T1-CARD-03")
def test_workshop_delivery_sells_one_a_coin_cheaper() -> None:
    position = at_market("workshop-delivery", 1).components(0, cog=1).position()
    assert gained(position, "buy cog 1")[0] == (0, -2, 0)


@pytest.mark.rule("T1-CARD-03")
def test_shoplifting_makes_the_one_component_free() -> None:
    position = at_market("shoplifting", 3).components(0, cog=1).position()
    before = position.view(0).coins
    while tokens(position).get("cog") == 1:
        play(position, next(text for text in texts(position) if "cog" in text))
        assert all("bargain" not in text for text in texts(position))
    assert position.view(0).coins == before


@pytest.mark.rule("T1-CARD-03")
@pytest.mark.parametrize(("bargains", "fame"), [(0, 2), (1, 1), (2, 0)])
def test_smuggled_goods_cost_the_price_after_bargains_in_fame_less_one(bargains: int, fame: int) -> None:
    position = at_market("smuggled-goods", 3).position()
    play(position, "buy cog 1")
    assert texts(position) == ["bargain 0", "bargain 1", "bargain 2"]
    assert gained(position, f"bargain {bargains}")[0] == (-fame, 0, 0)


@pytest.mark.rule("T1-CARD-03", "T1-MARKET-07")
@pytest.mark.parametrize(("edition", "fame"), [("first", 1), ("2019", 2)])
def test_what_was_quick_ordered_is_smuggled_at_the_normal_price(edition: str, fame: int) -> None:
    position = at_market("smuggled-goods", 1, edition).market(MIXED, quick="saw").position()
    assert gained(position, "buy saw 1")[0] == (-fame, 0, 0)


@pytest.mark.rule("T1-CARD-03")
def test_barter_with_power_keeps_its_mix_and_its_limit_of_four() -> None:
    position = at_market("barter-with-power", 3).shards(0, 1).position()
    play(position, "buy cog 1")
    assert texts(position) == ["buy wood 1", "buy fabric 1", "finish"]
    reason = refusal("beyond-barter", "TR-SAR-42", price=5, most=4)
    assert why_not(position, "buy rope 1") == reason
    assert gained(position, "buy wood 1")[0] == (0, 0, -1)
    assert (tokens(position), position.points) == ({"cog": 1, "wood": 1}, 2)


@pytest.mark.rule("T1-CARD-03", "T1-MARKET-07")
def test_a_barter_counts_what_was_quick_ordered_at_its_normal_price() -> None:
    scene = at_market("barter-with-power", 2).shards(0, 1).market(MIXED, quick="saw")
    position = scene.position()
    play(position, "buy saw 1")
    assert "buy rope 1" in texts(position), "2 and 2; in 2019 the saw would count 3"


@pytest.mark.rule("T1-CARD-06")
def test_every_draw_costs_a_point_and_a_purchase_still_two_shards() -> None:
    scene = first().prophecy("cheap-further-cards").shards(0, 2).acting(0, "magician", "dark-alley-1", 4)
    position = scene.assigned(1, "magician", "workshop").position()
    play(position, "draw downtown", "draw downtown", "draw theater")
    assert position.points == 1
    assert gained(position, "buy-card theater")[0] == (0, 0, -2)


@pytest.mark.rule("T1-CARD-09")
def test_which_card_lies_under_a_sealed_character_stays_secret_though_its_owner_is_known_to_have_it() -> None:
    scene = first().prophecy("hidden-assignments").sealed(0, "magician", "headhunter").hand(0, "ingenuity")
    scene.sealed(0, "apprentice-1", "downtown").sealed(1, "magician", "theater")
    position = scene.placing(0).position()
    for viewer in (1, None):
        own = position.view(viewer).workshops[0]
        assert own.known_cards == ("ingenuity", "headhunter")
        assert [each.card for each in own.characters] == ["", ""]
        assert all(each.secret for each in own.characters)


@pytest.mark.rule("T1-CARD-10")
def test_no_prophecy_is_in_force_in_the_first_round() -> None:
    scene = first().magician(0, "priestess-of-mysticism").magician(1, "the-great-optico")
    scene.prophecy("", "famous-apprentices").acting(0, "magician", "dark-alley-1", 5)
    position = scene.assigned(1, "magician", "workshop").position()
    assert not offered(position, "weave")
    assert not position.active.placed


@pytest.mark.rule("T1-CARD-10", "T1-INIT-03")
@pytest.mark.parametrize(("edition", "posters"), [("first", False), ("2019", True)])
def test_nobody_has_a_poster_in_the_first_round(edition: str, posters: bool) -> None:
    in_round = []
    for seed in range(3):
        begun = takewhile(lambda position: position.round < 2, walk(3, seed, **{**FIRST, "edition": edition}))
        in_round += [view for view in (each.view(None) for each in begun) if view.round == 1]
    assert in_round
    assert any(workshop.poster for view in in_round for workshop in view.workshops) == posters
