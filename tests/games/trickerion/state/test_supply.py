"""TR-GEN: fame, coins, shards and components, where they come from and how far they go."""

from __future__ import annotations

import pytest

import sleight
from sleight.core.asked import Asked
from sleight.games.trickerion.events import (
    Advertised,
    CharacterEnhanced,
    CoinsTaken,
    ComponentsBought,
    LinkPaid,
    PerformerPaid,
    Scored,
    ShardsGained,
    TrickRewarded,
    TrickSetUp,
    WagesPaid,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

CARD = "riverside-theater-1"


def linking(scene: table) -> TrickerionPosition:
    """Linking Rings lie in the middle of the card; Living Piano above them links, on a shard circle."""
    scene.trick(0, "linking-rings").trick(0, "living-piano", ready=2).assigned(1, "magician", "workshop")
    scene.marker(0, "linking-rings", CARD, 2, "up").acting(0, "apprentice-1", "friday-1")
    return scene.position()


def performing(scene: table, trick: str, card: str = CARD) -> TrickerionPosition:
    """Seat 0 performs on a Friday; its only trick lies on the card."""
    scene.theater(card).trick(0, trick).marker(0, trick, card, 1, "down")
    return scene.placed(0, "magician", "friday-stage").performing(0).position()


@pytest.mark.rule("TR-GEN-17")
@pytest.mark.parametrize("component", GAME.printed.component_ids)
def test_a_purchase_never_fails_because_tokens_ran_out(component: str) -> None:
    scene = table(4).coins(0, 9).market([component, "", "", ""], orders=[component, "", "", ""])
    for seat in (1, 2, 3):
        scene.components(seat, "player", **{component: 3})
    position = (
        scene.acting(0, "magician", "market-4", points=1).assigned(1, "magician", "workshop").position()
    )
    (bought,) = play(position, f"buy {component} 3")
    price = 9 - position.view(None).coins[0]
    assert bought == ComponentsBought(0, component, 3, price, 0, "player")
    stacks = [workshop.components for workshop in position.view(None).workshops]
    assert [(stack[0].component, stack[0].tokens) for stack in stacks] == [(component, 3)] * 4


@pytest.mark.rule("TR-GEN-17")
def test_a_component_that_everybody_owns_can_still_be_ordered() -> None:
    scene = table(4)
    for seat in range(4):
        scene.components(seat, cog=3)
    position = scene.acting(0, "magician", "market-1").position()
    assert [text for text in texts(position) if text.endswith("cog 1")] == ["order cog 1"]
    assert "quick cog" in texts(position)


@pytest.mark.rule("TR-GEN-18")
def test_coins_and_shards_do_not_run_out() -> None:
    scene = table().coins(0, 5000).coins(1, 5000).dice(bank_1="6").acting(0, "magician", "downtown-1", 9)
    position = scene.position()
    assert play(position, "collect bank-1") == [CoinsTaken(0, 6, "bank-1")]
    assert position.view(None).coins == (5006, 5000)
    position = performing(table().shards(0, 400).shards(1, 400), "mind-reading", "riverside-theater-2")
    play(position, "perform riverside-theater-2")
    assert position.view(None).shards == (401, 400)


@pytest.mark.rule("TR-GEN-19")
def test_fame_counts_at_the_moment_it_is_gained() -> None:
    position = linking(table())
    play(position, "set-up living-piano", f"at {CARD} 1 down")
    assert position.scores == (5, 5)
    assert play(position, "gain fame")[0] == LinkPaid(0, "fame", 1)
    assert position.scores == position.view(None).fame == (6, 5)


@pytest.mark.rule("TR-GEN-19")
def test_fame_of_a_poster_is_there_before_the_next_player_decides() -> None:
    position = table(3).advertising(0).position()
    assert play(position, "advertise") == [Advertised(0, 1, 2)]
    assert position.waiting == (1,)
    assert position.scores == position.view(None).fame == (7, 5, 5)


@pytest.mark.rule("TR-GEN-20")
@pytest.mark.parametrize(("fame", "lost"), [(0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
def test_fame_never_drops_below_zero(fame: int, lost: int) -> None:
    scene = table().fame(0, fame).coins(0, 0).placed(0, "manager", "workshop-1")
    position = last_turn(scene, seat=1)
    wages = [event for event in play(position, END) if isinstance(event, WagesPaid)]
    assert wages == [WagesPaid(0, 2, 0, lost)]
    assert position.scores == (fame - lost, 5)


@pytest.mark.rule("TR-GEN-21")
@pytest.mark.parametrize("fame", [99, 100, 149, 5000])
def test_fame_has_no_upper_bound(fame: int) -> None:
    position = table().fame(0, fame).advertising(0).position()
    play(position, "advertise")
    assert position.scores == (fame + 2, 5)


@pytest.mark.rule("TR-GEN-22")
def test_an_action_that_costs_more_coins_than_there_are_is_refused() -> None:
    scene = table().coins(0, 2).market(["cog", "wood", "", ""]).acting(0, "magician", "market-4", points=1)
    position = scene.position()
    refused = refusal("coins-missing", "TR-MK-14", price=3, coins=2)
    assert why_not(position, "buy cog 1") == refused
    assert why_not(position, "buy wood 2") is None
    before = position.to_dict()
    with pytest.raises(sleight.Illegal) as error:
        play(position, "buy cog 1")
    assert error.value.refusal == refused
    assert position.to_dict() == before


@pytest.mark.rule("TR-GEN-22")
def test_missing_fame_is_bought_in_full_or_not_at_all() -> None:
    scene = table().fame(0, 5).coins(0, 10).dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    refused = refusal("fame-missing", "TR-DT-13", missing=11, coins=10)
    assert why_not(position, "learn bullet-catch") == refused
    scene.coins(0, 11)
    assert why_not(scene.position(), "learn bullet-catch") is None


@pytest.mark.rule("TR-GEN-22")
def test_without_a_shard_nobody_is_asked_to_spend_one() -> None:
    scene = table().assigned(0, "magician", "downtown").placing(0)
    position = scene.shards(0, 0).position()
    play(position, "place magician downtown-4")
    assert position.asked(0) == Asked(
        "act", "TR-AP-08", 0, {"location": "downtown", "character": "magician", "points": 3}, "trickerion"
    )
    assert why_not(position, "enhance") is not None
    assert position.view(None).shards == (0, 1)


@pytest.mark.rule("TR-GEN-22")
def test_wages_alone_are_paid_as_far_as_the_coins_go() -> None:
    scene = table().coins(0, 3).placed(0, "manager", "workshop-1").placed(0, "engineer", "workshop-2")
    position = last_turn(scene, seat=1)
    wages = [event for event in play(position, END) if isinstance(event, WagesPaid)]
    assert wages == [WagesPaid(0, 4, 3, 2)]
    assert (position.view(None).coins[0], position.scores[0]) == (0, 3)


@pytest.mark.rule("TR-GEN-23")
@pytest.mark.parametrize("coins", range(1, 12))
def test_every_number_of_coins_can_pay_every_smaller_price(coins: int) -> None:
    # With coins of 1 and 5 somebody would have to give change; here coins are a number.
    position = table().coins(0, coins).advertising(0).position()
    assert play(position, "advertise") == [Advertised(0, 1, 2)]
    assert position.view(None).coins == (coins - 1, 10)
    assert position.to_dict()["coins"] == [coins - 1, 10]


@pytest.mark.rule("TR-GEN-30")
def test_coins_come_from_rewards() -> None:
    position = performing(table(), "linking-rings")
    events = play(position, f"perform {CARD}")
    assert events[1] == TrickRewarded(0, "linking-rings", 0, 2, 0)
    assert position.view(None).coins == (12, 10)


@pytest.mark.rule("TR-GEN-30")
def test_coins_come_from_the_bank() -> None:
    position = table().dice(bank_2="5").acting(0, "magician", "downtown-1", 9).position()
    before = position.to_dict()
    assert play(position, "collect bank-2") == [CoinsTaken(0, 5, "bank-2")]
    assert changed_fields(before, position.to_dict()) == {"coins", "dice", "points"}
    assert position.view(None).coins == (15, 10)


@pytest.mark.rule("TR-GEN-30")
def test_coins_come_from_links() -> None:
    position = linking(table())
    play(position, "set-up living-piano", f"at {CARD} 1 down")
    assert texts(position) == ["gain fame", "gain coins"]
    assert play(position, "gain coins")[0] == LinkPaid(0, "coins", 1)
    assert position.view(None).coins == (11, 10)
    assert position.scores == (5, 5)


@pytest.mark.rule("TR-GEN-30")
def test_coins_pay_for_components_and_wages() -> None:
    scene = table().market(["saw", "", "", ""]).assigned(1, "apprentice-1", "workshop")
    position = scene.acting(0, "engineer", "market-4", points=1).position()
    assert play(position, "buy saw 2") == [ComponentsBought(0, "saw", 2, 4, 0, "player")]
    assert position.view(None).coins == (6, 10)
    wages = [event for event in play(position, END) if isinstance(event, WagesPaid)]
    assert wages == [WagesPaid(0, 2, 2, 0)]
    assert position.view(None).coins == (4, 10)


@pytest.mark.rule("TR-GEN-31")
def test_shards_come_from_the_rewards_of_some_tricks() -> None:
    position = performing(table(), "mind-reading", "riverside-theater-2")
    events = play(position, "perform riverside-theater-2")
    assert events[1] == TrickRewarded(0, "mind-reading", 0, 0, 1)
    assert position.view(None).shards == (2, 1)


@pytest.mark.rule("TR-GEN-31")
def test_shards_come_from_links_on_shard_circles() -> None:
    position = linking(table())
    events = play(position, "set-up living-piano", f"at {CARD} 1 down", "gain fame")
    assert events == [
        TrickSetUp(0, "living-piano", CARD, 1, "down", 1),
        ShardsGained(0, 1),
        LinkPaid(0, "fame", 1),
    ]
    assert position.view(None).shards == (2, 1)


@pytest.mark.rule("TR-GEN-31")
def test_shards_come_from_an_engineer_backstage_and_from_a_card() -> None:
    scene = table().placed(0, "engineer", "friday-1")
    position = performing(scene, "linking-rings")
    events = play(position, f"perform {CARD}")
    assert [event for event in events if isinstance(event, PerformerPaid)] == [
        PerformerPaid(0, "engineer", 0, 0, 1),
        PerformerPaid(0, "card", 0, 0, 1),
    ]
    assert position.view(None).shards == (3, 1)


@pytest.mark.rule("TR-GEN-31")
def test_a_shard_buys_an_action_point() -> None:
    position = table().assigned(0, "magician", "downtown").placing(0).position()
    play(position, "place magician downtown-4")
    assert texts(position) == ["enhance", "plain"]
    assert play(position, "enhance") == [CharacterEnhanced(0, "magician", 1)]
    assert (position.points, position.view(None).shards) == (4, (0, 1))


@pytest.mark.rule("TR-GEN-31")
def test_shards_score_at_the_end() -> None:
    position = last_turn(table().round(5).shards(0, 7))
    scored = [event for event in play(position, END) if isinstance(event, Scored)]
    assert [event for event in scored if event.category == "shards"] == [
        Scored(0, "shards", 7, 20),
        Scored(1, "shards", 1, 20),
    ]
