"""Behind the stage and on it: where markers go, which one moves, and what is performed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.box import trick_of
from sleight.games.trickerion.advice.payouts import Pay, payout
from sleight.games.trickerion.advice.powers import RescheduleFreely, SetUpFreely
from sleight.games.trickerion.bots import strategies, worth
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.stagecraft import Stage, will_perform
from sleight.games.trickerion.printed.ids import SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_MOVING = 0.8
"""What moving a marker must bring."""

_MOVING_FREELY = 0.1
"""And what it must bring if it takes no point."""

_WAITING = 0.4
"""A marker that waits for the next round keeps this part of its use."""

_STACKED = 0.8
"""How often a stack is performed."""

_IMPOSING = 0.3
"""What it must bring more than its shard to choose somebody else's card."""


@strategies.answers("theater")
def behind(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Set up the marker that brings most; with none left, move one that would leave unperformed."""
    company = Company(view, links)
    stage = Stage(company, view, links)
    performs = will_perform(view, view.me)
    best, found = 0.0, None
    for choice in choices:
        if isinstance(choice, (kinds.SetUp, SetUpFreely)):
            trick = company.catalog.trick_numbers[choice.trick]
            spot = max(stage.spots(trick, performs=performs))
            gain = spot.worth - (_WAITING * company.uses[trick] if company.left else 0.0)
            # What takes no points comes before what does.
            if gain > best or (gain == best and isinstance(choice, SetUpFreely)):
                best, found = gain, choice
    if found is not None:
        return found
    free = _move_freely(stage, choices, performs=performs) if view.options.powers else None
    return free or _move(stage, choices, performs=performs) or kinds.Finish()


def _move(stage: Stage, choices: Sequence[Choice], *, performs: bool) -> Choice | None:
    """A marker whose card is not performed goes to the one that is."""
    best, found = _MOVING, None
    if performs and stage.target >= 0 and stage.cards[stage.target].gaps:
        for choice in choices:
            if isinstance(choice, kinds.Reschedule):
                trick = stage.company.catalog.trick_numbers[choice.trick]
                gain = _gain_of_moving(stage, trick)
                if gain > best:
                    best, found = gain, choice
    return found


def _move_freely(stage: Stage, choices: Sequence[Choice], *, performs: bool) -> Choice | None:
    """PW-08: a marker goes to a card that is performed more probably than its own."""
    best, found = _MOVING_FREELY, None
    for choice in choices:
        if isinstance(choice, RescheduleFreely):
            trick = stage.company.catalog.trick_numbers[choice.trick]
            lying = [card.fate for card in stage.cards if trick in card.mine]
            there = [stage.reward_at(place, trick, performs=performs) for place in _open_to(stage, trick)]
            gain = max(there, default=0.0) - stage.company.rewards[trick] * min(lying, default=1.0)
            if gain > best:
                best, found = gain, choice
    return found


def _open_to(stage: Stage, trick: int) -> list[int]:
    """The cards that can take a marker of a trick."""
    return [place for place, card in enumerate(stage.cards) if card.gaps and trick not in card.mine]


def _gain_of_moving(stage: Stage, trick: int) -> float:
    """The reward that becomes certain, less the one that was probable; 0 if it lies there already."""
    if trick in stage.cards[stage.target].mine:
        return 0.0
    places = [place for place, card in enumerate(stage.cards) if trick in card.mine]
    least = min([stage.cards[place].fate for place in places], default=1.0)
    return stage.company.rewards[trick] * (1 - least)


@strategies.answers("reschedule-from")
def take_from(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The marker on the card that is least likely to be performed."""
    stage = Stage(Company(view, links), view, links)
    fates = {show.card: card.fate for show, card in zip(view.theater, stage.cards, strict=True)}
    return min(choices, key=lambda choice: fates[choice.card] if isinstance(choice, kinds.From) else 1.0)


@strategies.answers("lay", "stage-marker")
def lay(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-TH-12, 13: the card, slot and facing that bring most."""
    company = Company(view, links)
    stage = Stage(company, view, links)
    origin, key, _, _ = strategies.numbers_asked(view)
    trick = company.catalog.trick_numbers[trick_of(view, key)]
    performs = will_perform(view, view.me)
    paid = origin < 0 or view.phase == "performance"
    places = {show.card: place for place, show in enumerate(view.theater)}

    def gain(choice: Choice) -> float:
        assert isinstance(choice, kinds.At)
        _, slot, facing = company.catalog.numbers_of[choice]
        if key // SYMBOLS != stage.seat:
            return -stage.cards[places[choice.card]].fate
        return stage.at(places[choice.card], slot, facing, trick, performs=performs, paid=paid)

    return max(choices, key=gain)


@strategies.answers("stack")
def stack(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-MAG-28: two markers in one, unless the second can go to another card with a point that is left."""
    company = Company(view, links)
    stage = Stage(company, view, links)
    (key,) = strategies.numbers_asked(view)
    trick = company.catalog.trick_numbers[trick_of(view, key)]
    spots = sorted(stage.spots(trick, performs=will_perform(view, view.me)), reverse=True)
    waiting = _WAITING * company.uses[trick] * bool(company.left)
    second = spots[1].worth if view.points and len(spots) > 1 else waiting
    wanted = kinds.Accept if company.of_stack(trick) * _STACKED > second else kinds.Decline
    return next(choice for choice in choices if isinstance(choice, wanted))


@strategies.answers("impose")
def impose(view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """TR-MAG-24: the card that serves the seat, if the performer would choose a worse one."""
    seat, left = view.seat or 0, view.rounds - view.round
    (performer,) = strategies.numbers_asked(view)
    pays = {
        choice.card: [_worth(pay, left) for pay in payout(view, choice.card, performer)]
        for choice in choices
        if isinstance(choice, kinds.Impose)
    }
    gains = {card: _less_others(pay, seat) for card, pay in pays.items()}
    feared = max(pays, key=lambda card: _less_others(pays[card], performer))
    best = max(gains, key=lambda card: gains[card])
    if gains[best] - gains[feared] > Company(view, 0.0).of_shard() + _IMPOSING:
        return kinds.Impose(best)
    return kinds.Decline()


def _less_others(pays: Sequence[float], seat: int) -> float:
    """What a seat is paid, with what it costs it that the others are paid."""
    return pays[seat] - worth.OTHERS * (sum(pays) - pays[seat])


@strategies.answers("perform")
def perform(view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """TR-PERF-04, DT-SPIR-10: the card that pays most, what it pays the others taken off."""
    seat, left = view.seat or 0, view.rounds - view.round
    company = Company(view, 0.0)
    catalog, doubles = company.catalog, company.doubles()

    def gain(choice: Choice) -> float:
        if not isinstance(choice, kinds.Perform):
            return 0.0
        bonus = worth.of_pay(*catalog.bonuses[catalog.card_numbers[choice.card]], left) if doubles else 0.0
        return bonus + _less_others([_worth(pay, left) for pay in payout(view, choice.card, seat)], seat)

    return max(choices, key=gain)


def _worth(pay: Pay, left: int) -> float:
    return worth.of_pay(pay.fame, pay.coins, pay.shards, left)
