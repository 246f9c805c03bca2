"""What a player would reckon, against what then happens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

import sleight
from sleight.games.trickerion.advice import box, needs, payouts
from sleight.games.trickerion.advice.needs import Need
from sleight.games.trickerion.advice.payouts import Pay, SetUpPay
from sleight.games.trickerion.choices import At, Buy, Decline, Perform
from sleight.games.trickerion.events import (
    CardPerformed,
    ComponentsBought,
    Granted,
    PerformerPaid,
    ShardsGained,
    TrickRewarded,
    TrickSetUp,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers import worked_out
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import busy_walk, keen_walk


def test_what_is_missing_and_what_it_costs() -> None:
    view = (
        table(2)
        .trick(0, "levitation")
        .trick(0, "linking-rings")
        .team(0, "manager")
        .components(0, "manager", glass=1)
        .components(0, metal=2)
        .market(["glass", "rope", "wood", "metal"], quick="petroleum")
        .placing(0)
        .assigned(0, "magician", "workshop")
        .position()
        .view(0)
    )
    assert worked_out.needs_of(view, 0) == (
        Need("levitation", {"glass": 1, "rope": 1, "petroleum": 2}, 1 + 2 + 2 * 3, ()),
        Need("linking-rings", {}, 0, ()),
    )
    assert needs.need(view, 1, "mechanical-hornet") == Need(
        "mechanical-hornet", {"metal": 3, "petroleum": 1, "cog": 1}, 3 + 3 + 3, ("cog",)
    )
    assert worked_out.price_now(view, "cog") is None
    assert needs.threshold_coins(view, 0, "mechanical-hornet") == 11
    assert len(needs.at_residence(view)) == 30


def test_wages_due() -> None:
    view = (
        table(2)
        .placed(0, "manager", "downtown-1")
        .placed(0, "apprentice-1", "friday-1")
        .team(0, "assistant")
        .placed(0, "apprentice-4", "workshop-1")
        .assigned(0, "magician", "workshop")
        .placing(0)
        .position()
        .view(1)
    )
    assert needs.wages_due(view, 0) == 3
    assert needs.wages_due(view, 1) == 0


def test_payouts_and_set_ups_come_out_as_reckoned() -> None:
    performed = laid = 0
    for seed in range(60):
        rng = Random(seed)
        for position in busy_walk(4, seed):
            if not position.waiting:
                break
            seat = position.waiting[0]
            view = position.view(rng.choice((*range(4), None)))
            for choice in position.choices(seat):
                if isinstance(choice, Perform):
                    performed += 1
                    expected = payouts.payout(view, choice.card, seat)
                    assert _paid(position.copy().apply(seat, choice)) == expected
                if isinstance(choice, At) and laid < 3000:
                    asked = position.asked(seat)
                    assert asked is not None
                    trick = str(asked.arguments["trick"])
                    pay = payouts.set_up_pay(view, seat, trick, choice.card, choice.slot, choice.facing)
                    events = position.copy().apply(seat, choice)
                    for event in events:
                        if isinstance(event, TrickSetUp):
                            laid += 1
                            assert event.links == pay.links
    assert performed > 30
    assert laid > 300


def _paid(events: Sequence[sleight.Event], seats: int = 4) -> tuple[Pay, ...]:
    """What one performance paid each seat, prophecies included; a later one in the same list is left out."""
    pays = [Pay()] * seats
    shows = 0
    for event in events:
        shows += isinstance(event, CardPerformed)
        if shows == 1 and isinstance(event, TrickRewarded | PerformerPaid | Granted):
            pays[event.seat] = pays[event.seat].plus(Pay(event.fame, event.coins, event.shards))
    return tuple(pays)


def test_links_are_counted_as_the_rules_count_them() -> None:
    view = (
        table(2)
        .trick(0, "linking-rings")
        .trick(1, "levitation")
        .marker(0, "linking-rings", "riverside-theater-1", 1, "down")
        .marker(1, "levitation", "riverside-theater-1", 2, "up")
        .assigned(0, "magician", "workshop")
        .placing(0)
        .position()
        .view(None)
    )
    assert worked_out.links_on(view, "riverside-theater-1") == 1
    assert payouts.set_up_pay(view, 1, "levitation", "riverside-theater-1", 3, "up").shards == (0, 0)
    assert view.data == GAME.data_digest


# --- with the Dark Alley ------------------------------------------------------------------------

PROPHECIES = [prophecy.id for prophecy in GAME.printed.prophecies]
ON_STAGE = [id for id in PROPHECIES if not id.startswith(("cheap", "costly"))]
"""The prophecies that could have to do with performances."""


def _midgames(games: int, moment: str) -> Iterator[tuple[TrickerionPosition, int]]:
    """What the players of full games are asked, from some moments in their middle to the end."""
    for seed in range(games):
        for position in keen_walk(midgame(seed, 2 + seed % 3, moment, prophecies=seed % 5 > 0), seed):
            if position.waiting:
                yield position, position.waiting[0]


def _performed(position: TrickerionPosition, seat: int, choice: Perform) -> list[sleight.Event]:
    """What performing a card does, without declaring anything before."""
    after = position.copy()
    events = after.apply(seat, choice)
    while after.waiting == (seat,) and after.stacks[seat][-1].kind in ("steal", "fiasco", "premiere"):
        events += after.apply(seat, Decline())
    return events


@pytest.mark.rule("TR-PERF-13", "TR-PERF-14", "TR-PERF-25", "TR-PERF-32")
def test_payouts_of_full_games_come_out_as_reckoned() -> None:
    performed = 0
    for position, seat in _midgames(90, "evening"):
        for choice in position.choices(seat):
            if isinstance(choice, Perform):
                performed += 1
                expected = payouts.payout(position.view(seat), choice.card, seat)
                assert _paid(_performed(position, seat, choice), position.table.seats) == expected
    assert performed > 200


@pytest.mark.rule("TR-MAG-31", "TR-SAR-10", "TR-SAR-26", "TR-PRO-01")
@pytest.mark.parametrize("day", ["thursday", "friday", "saturday", "sunday"])
@pytest.mark.parametrize("prophecy", ON_STAGE)
def test_stacks_guests_charged_tricks_and_prophecies_are_reckoned(prophecy: str, day: str) -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy(prophecy).round(5).magician(0, "electra")
    scene.theater(*[f"riverside-theater-{number}" for number in (1, 2, 3)])
    scene.trick(0, "mechanical-hornet", shards=2).trick(0, "linking-rings").trick(1, "card-manipulation")
    scene.marker(0, "mechanical-hornet", "riverside-theater-1", 1, "down", stacked=True)
    scene.marker(1, "card-manipulation", "riverside-theater-1", 2, "up").trick(1, "walled")
    scene.marker(1, "walled", "riverside-theater-1", 3, "up").beside(
        0, "linking-rings", "riverside-theater-1"
    )
    scene.placed(0, "engineer", f"{day}-1").placed(0, "magician", f"{day}-stage").performing(0)
    position = scene.position()
    events = play(position.copy(), "perform riverside-theater-1")
    view = position.view(1)
    assert payouts.payout(view, "riverside-theater-1", 0) == _paid(events, 2)
    rewards = [event for event in events if isinstance(event, TrickRewarded)]
    told = {event.trick: Pay(event.fame, event.coins, event.shards) for event in rewards}
    glory = Pay(2 if prophecy == "shard-glory" else 0)
    assert payouts.reward(view, "linking-rings", day) == told["linking-rings"]
    assert payouts.reward(view, "card-manipulation", day) == told["card-manipulation"].plus(glory)


@pytest.mark.rule("TR-PERF-20", "TR-PROR-16")
def test_without_a_day_nothing_is_modified() -> None:
    for prophecy in ("friday-penalty", "saturday-bonus", "plain-days", "performers-day"):
        scene = table(2, dark_alley=True, prophecies=True).prophecy(prophecy).trick(0, "levitation", shards=1)
        scene.marker(0, "levitation", "riverside-theater-1", 1, "down").assigned(0, "magician", "theater")
        view = scene.placing(0).position().view(0)
        assert payouts.reward(view, "levitation", "") == Pay(3, 4, 0)
        assert payouts.payout(view, "riverside-theater-1", 0)[0] == Pay(3, 4, 1)
    assert payouts.reward(view, "levitation", "sunday") == Pay(4, 5, 0)
    assert payouts.reward(view, "linking-rings", "thursday") == Pay(0, 1, 0)


@pytest.mark.rule("TR-LINK-04", "TR-LINK-08", "TR-SAR-11", "TR-SAR-12")
def test_set_ups_of_full_games_come_out_as_reckoned() -> None:
    laid = paid_more = 0
    for position, seat in _midgames(60, "placement"):
        question = position.stacks[seat][-1]
        if question.kind != "lay" or getattr(question, "origin", 0) >= 0:
            continue
        trick = str(question.arguments(position)["trick"])
        for choice in position.choices(seat)[::7]:
            assert isinstance(choice, At)
            laid += 1
            where = (choice.card, choice.slot, choice.facing)
            expected = payouts.set_up_pay(position.view(seat), seat, trick, *where)
            paid_more += expected.more
            assert _set_up(position.copy(), seat, choice, expected.each) == expected
    assert laid > 300
    assert paid_more


def _set_up(position: TrickerionPosition, seat: int, choice: At, each: int) -> SetUpPay:
    """What a set-up does: its links and how often they are paid, shards and fame for everybody."""
    events = position.apply(seat, choice)
    links = next(event.links for event in events if isinstance(event, TrickSetUp))
    seats = range(position.table.seats)
    gained = [event for event in events if isinstance(event, ShardsGained)]
    granted = [event for event in events if isinstance(event, Granted) and event.kind == "prophecy"]
    shards = tuple(sum(event.shards for event in gained if event.seat == other) for other in seats)
    fame = tuple(sum(event.fame for event in granted if event.seat == other) for other in seats)
    stack = position.stacks[seat]
    paid = getattr(stack[-1], "links", 0) if stack and stack[-1].kind == "link-reward" else 0
    return SetUpPay(links, each, shards, paid - links, fame if any(fame) else ())


@pytest.mark.rule("TR-MK-29", "TR-PROR-09", "TR-PROR-26", "TR-SAR-45")
def test_prices_of_full_games_come_out_as_reckoned() -> None:
    bought = 0
    for position, seat in _midgames(60, "placement"):
        view = position.view(seat)
        if view.alley is None or view.alley.round.bonus == "armed" or position.stacks[seat][-1].kind != "act":
            continue
        for choice in position.choices(seat):
            if isinstance(choice, Buy) and choice.count == 1:
                bought += 1
                assert worked_out.price_now(view, choice.component) == _price(position.copy(), seat, choice)
    assert bought > 200


def _price(position: TrickerionPosition, seat: int, choice: Buy) -> int:
    """What one component costs without bargains, or with those that cannot be avoided."""
    events = position.apply(seat, choice)
    while not any(isinstance(event, ComponentsBought) for event in events):
        events += position.apply(seat, position.choices(seat)[0])
    return next(event.coins + event.bargains for event in events if isinstance(event, ComponentsBought))


@pytest.mark.rule("TR-SAR-49", "TR-PROR-26")
def test_the_price_is_that_of_the_purchase_that_a_card_improves() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("flat-price").trick(0, "levitation")
    scene.components(0, rope=1).market(["wood", "saw", "glass", "fabric"], quick="cog")
    scene.assigned(1, "apprentice-1", "workshop")
    plain = scene.acting(0, "manager", "market-1").position().view(0)
    assert [worked_out.price_now(plain, id) for id in ("wood", "saw", "cog", "rope")] == [2, 2, 3, None]
    need = needs.need(plain, 0, "levitation")
    assert need == Need("levitation", {"glass": 3, "petroleum": 2}, 3 * 2 + 2 * 2, ("petroleum",))
    armed = scene.acting(0, "manager", "market-1", card="workshop-delivery", state="armed").position().view(0)
    assert [worked_out.price_now(armed, id) for id in ("wood", "rope")] == [None, 1]


def test_the_location_of_every_assignment_card_is_known() -> None:
    view = GAME.new(2, 1, {"dark_alley": True}).view(0)
    cards = {"": "", "downtown": "downtown", "freelancer": "workshop", "new-twist": "theater"}
    assert {card: box.leads_to(view, card) for card in cards} == cards
