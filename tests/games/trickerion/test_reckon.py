"""What a player would reckon, against what then happens."""

from __future__ import annotations

from random import Random

from sleight.games.trickerion import reckon
from sleight.games.trickerion.choices import At, Perform
from sleight.games.trickerion.events import CardPerformed, PerformerPaid, TrickRewarded, TrickSetUp
from sleight.games.trickerion.reckon import Need, Pay
from tests.games.trickerion.scenario import GAME, table
from tests.games.trickerion.walks import busy_walk


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
    assert reckon.needs(view, 0) == (
        Need("levitation", {"glass": 1, "rope": 1, "petroleum": 2}, 1 + 2 + 2 * 3, ()),
        Need("linking-rings", {}, 0, ()),
    )
    assert reckon.need(view, 1, "mechanical-hornet") == Need(
        "mechanical-hornet", {"metal": 3, "petroleum": 1, "cog": 1}, 3 + 3 + 3, ("cog",)
    )
    assert reckon.price_now(view, "cog") is None
    assert reckon.threshold_coins(view, 0, "mechanical-hornet") == 11
    assert len(reckon.at_residence(view)) == 30


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
    assert reckon.wages_due(view, 0) == 3
    assert reckon.wages_due(view, 1) == 0


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
                    expected = reckon.payout(view, choice.card, seat)
                    assert _paid(position.copy().apply(seat, choice)) == expected
                if isinstance(choice, At) and laid < 3000:
                    asked = position.asked(seat)
                    assert asked is not None
                    trick = str(asked.arguments["trick"])
                    pay = reckon.set_up_pay(view, seat, trick, choice.card, choice.slot, choice.facing)
                    events = position.copy().apply(seat, choice)
                    for event in events:
                        if isinstance(event, TrickSetUp):
                            laid += 1
                            assert event.links == pay.links
    assert performed > 30
    assert laid > 300


def _paid(events: object) -> tuple[Pay, ...]:
    """What one performance paid each seat; a later one in the same list is left out."""
    assert isinstance(events, list)
    pays = [Pay()] * 4
    shows = 0
    for event in events:
        shows += isinstance(event, CardPerformed)
        if shows == 1 and isinstance(event, TrickRewarded | PerformerPaid):
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
    assert reckon.links_on(view, "riverside-theater-1") == 1
    assert reckon.set_up_pay(view, 1, "levitation", "riverside-theater-1", 3, "up").shards == (0, 0)
    assert view.data == GAME.data_digest
