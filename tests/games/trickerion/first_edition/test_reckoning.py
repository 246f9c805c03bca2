"""What a player would reckon by first-edition rules, against what then happens."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.advice import payouts
from sleight.games.trickerion.advice.payouts import Pay
from sleight.games.trickerion.choices import At, Perform
from sleight.games.trickerion.events import LinkPaid, PerformerPaid, TrickRewarded, TrickSetUp
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import kind, play
from tests.games.trickerion.helpers.walks import busy_walk


def performance(position: TrickerionPosition, seat: int, choice: Perform) -> tuple[Pay, ...]:
    """What a performance pays to everybody."""
    pays = [Pay()] * position.table.seats
    for event in position.copy().apply(seat, choice):
        if isinstance(event, TrickRewarded | PerformerPaid):
            pays[event.seat] = pays[event.seat].plus(Pay(event.fame, event.coins, event.shards))
    return tuple(pays)


def link_pay(position: TrickerionPosition, seat: int, choice: At) -> list[int] | None:
    """What the links of a set-up pay, one by one; None if the choice is none."""
    after, paid = position.copy(), list[int]()
    if not any(isinstance(event, TrickSetUp) for event in after.apply(seat, choice)):
        return None
    while kind(after, seat) == "link-reward":
        paid += [event.amount for event in play(after, "gain fame") if isinstance(event, LinkPaid)]
    return paid


def reckoned_link_pay(position: TrickerionPosition, seat: int, choice: At) -> list[int]:
    """What a reader of the view would expect of them."""
    asked = position.asked(seat)
    assert asked is not None
    trick, place = str(asked.arguments["trick"]), (choice.card, choice.slot, choice.facing)
    pay = payouts.set_up_pay(position.view(seat), seat, trick, *place)
    return [pay.each] * pay.links


def open_choices(position: TrickerionPosition) -> list[tuple[int, sleight.Choice]]:
    """What everybody who is waited for may choose."""
    return [(seat, choice) for seat in position.waiting for choice in position.choices(seat)]


@pytest.mark.rule("T1-LINK-01", "T1-PERF-01", "T1-PERF-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_payouts_and_links_of_base_games_come_out_as_reckoned(seats: int) -> None:
    performed, linked = 0, set[int]()
    for seed in range(8):
        for position in busy_walk(seats, seed, edition="first", beginner="all"):
            for seat, choice in open_choices(position):
                if isinstance(choice, Perform):
                    performed += 1
                    reckoned = payouts.payout(position.view(seat), choice.card, seat)
                    assert performance(position, seat, choice) == reckoned
                elif isinstance(choice, At) and (paid := link_pay(position, seat, choice)) is not None:
                    assert paid == reckoned_link_pay(position, seat, choice)
                    linked.update(paid)
    assert performed > 10
    assert linked == {1, 2}, "on cards of both theaters"
