"""Behind the stage and on it: where markers go, which one moves, and what is performed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.stagecraft import Stage, will_perform
from sleight.games.trickerion.choices import At, Finish, From, Perform, Reschedule, SetUp
from sleight.games.trickerion.reckon import payout

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.reckon import Pay
    from sleight.games.trickerion.view import TrickerionView

_MOVING = 0.8
"""What moving a marker must bring."""

_WAITING = 0.4
"""A marker that waits for the next round keeps this part of its use."""

_OTHERS = 0.25
"""What a point of somebody else costs, spread over all opponents."""


def behind(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Set up the marker that brings most; with none left, move one that would leave unperformed."""
    company = Company(view, links)
    stage = Stage(company, view, links)
    performs = will_perform(view.me)
    best, found = 0.0, None
    for choice in choices:
        if isinstance(choice, SetUp):
            trick = company.deck.trick_numbers[choice.trick]
            spot = max(stage.spots(trick, performs=performs))
            gain = spot.worth - (_WAITING * company.uses[trick] if company.left else 0.0)
            if gain > best:
                best, found = gain, choice
    if found is not None:
        return found
    return _move(stage, choices, performs=performs) or Finish()


def _move(stage: Stage, choices: Sequence[Choice], *, performs: bool) -> Choice | None:
    """A marker whose card is not performed goes to the one that is."""
    best, found = _MOVING, None
    if performs and stage.target >= 0 and stage.cards[stage.target].gaps:
        for choice in choices:
            if isinstance(choice, Reschedule):
                trick = stage.company.deck.trick_numbers[choice.trick]
                gain = _gain_of_moving(stage, trick)
                if gain > best:
                    best, found = gain, choice
    return found


def _gain_of_moving(stage: Stage, trick: int) -> float:
    """The reward that becomes certain, less the one that was probable; 0 if it lies there already."""
    if trick in stage.cards[stage.target].mine:
        return 0.0
    places = [place for place, card in enumerate(stage.cards) if trick in card.mine]
    least = min([stage.cards[place].fate for place in places], default=1.0)
    return stage.company.rewards[trick] * (1 - least)


def take_from(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The marker on the card that is least likely to be performed."""
    stage = Stage(Company(view, links), view, links)
    fates = {show.card: card.fate for show, card in zip(view.theater, stage.cards, strict=True)}
    return min(choices, key=lambda choice: fates[choice.card] if isinstance(choice, From) else 1.0)


def lay(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-TH-12, 13: the card, slot and facing that bring most."""
    company = Company(view, links)
    stage = Stage(company, view, links)
    asked = view.asked[view.seat or 0]
    assert asked is not None
    origin, symbol = asked.numbers
    deck = company.deck
    own = next(each for each in view.me.tricks if each.symbol == deck.symbol_ids[symbol])
    trick = deck.trick_numbers[own.trick]
    performs = will_perform(view.me)
    places = {show.card: place for place, show in enumerate(view.theater)}

    def gain(choice: Choice) -> float:
        assert isinstance(choice, At)
        _, slot, facing = deck.moves[choice]
        return stage.at(places[choice.card], slot, facing, trick, performs=performs, paid=origin < 0)

    return max(choices, key=gain)


def perform(view: TrickerionView, choices: Sequence[Choice]) -> Choice:
    """TR-PERF-04: the card that pays most, what it pays the others taken off."""
    seat, left = view.seat or 0, view.rounds - view.round

    def gain(choice: Choice) -> float:
        if not isinstance(choice, Perform):
            return 0.0
        pays = [_worth(pay, left) for pay in payout(view, choice.card, seat)]
        return pays[seat] - _OTHERS * (sum(pays) - pays[seat])

    return max(choices, key=gain)


def _worth(pay: Pay, left: int) -> float:
    return worth.of_pay(pay.fame, pay.coins, pay.shards, left)
