"""The Dark Alley: which deck to draw from, which card to keep, and whether the fortune teller helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.box import catalog_of, leads_to
from sleight.games.trickerion.bots import planning, strategies
from sleight.games.trickerion.bots.cards import BONUSES
from sleight.games.trickerion.choices import BuyCard, Draw, Finish, Foresee, Look, Retain, Weave
from sleight.games.trickerion.printed.ids import LOCATION_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.views.types import TrickerionView

_WELCOME = {"theater": 2.0, "downtown": 1.5, "workshop": 1.0, "market-row": 0.5}
"""What it is worth to send one more character to a location."""

_TURNING = 0.8
"""What another prophecy must bring more."""

_WEAVING_FIRST = 2.5
"""And what it must bring if the point could draw a card instead."""

_BUYING = 0.5
"""What a card must bring more than the shards for it."""

_SAME_DECK = 0.6
"""One more card for the same location is worth less."""


@strategies.answers("dark-alley")
def act(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """Draw as often as the points allow; change the prophecy if that brings more than a card."""
    woven, gain = _weave(view, choices, links)
    draw = to_draw(view, choices)
    if woven is not None and gain > (_WEAVING_FIRST if draw else _TURNING):
        return woven
    if draw is not None:
        return draw
    foresee = next((choice for choice in choices if isinstance(choice, Foresee)), None)
    return foresee if foresee and _of_turning(view, links) > _TURNING else Finish()


def to_buy(view: TrickerionView, choices: Sequence[Choice], company: Company) -> Choice | None:
    """T1-ALLEY-03: the card on top of a deck, if its bonus is worth more than the shards for it."""
    shards = company.catalog.edition.card_shards
    if not shards or not company.left or company.shards < shards:
        return None
    less = company.copy()
    less.shards -= shards
    less.cards += 1
    price = company.worth() - less.worth()
    offered = [choice for choice in choices if isinstance(choice, BuyCard)]
    best = max(offered, key=lambda choice: _on_top(view, choice.deck), default=None)
    return best if best and _on_top(view, best.deck) > price + _BUYING else None


def _on_top(view: TrickerionView, deck: str) -> float:
    """What the bonus of the card on top of a deck brings, as far as one sees it."""
    assert view.alley is not None
    cards = view.alley.decks[LOCATION_IDS.index(deck)]
    return BONUSES[cards[0]].worth if cards and cards[0] else 0.0


@strategies.answers("draw-more", "quick-card")
def draw_more(view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """TR-DA-07: a further deck, as long as there are points."""
    return to_draw(view, choices) or Look()


def to_draw(view: TrickerionView, choices: Sequence[Choice]) -> Choice | None:
    """The deck that promises most."""
    draws = [choice for choice in choices if isinstance(choice, Draw)]
    return max(draws, key=lambda choice: _promise(view, choice.deck), default=None)


def _of_turning(view: TrickerionView, links: float) -> float:
    """TR-DA-12: what the second pending prophecy brings more in the next round than the first."""
    shown = view.alley.prophecies if view.alley else None
    if shown is None or view.round == view.rounds:
        return 0.0
    first, second = (planning.prospect(view, prophecy, links) for prophecy in shown.pending[:2])
    return second - first


def _weave(view: TrickerionView, choices: Sequence[Choice], links: float) -> tuple[Choice | None, float]:
    """TR-MAG-07: the prophecy that serves those best who are still to be placed, and what it brings."""
    woven = [choice for choice in choices if isinstance(choice, Weave)]
    if not woven:
        return None, 0.0
    shown = view.alley.prophecies if view.alley else None
    assert shown is not None
    now = planning.rest_of_round(view, shown.active, links)
    gains = {choice: planning.rest_of_round(view, choice.prophecy, links) - now for choice in woven}
    best = max(woven, key=lambda choice: gains[choice])
    return best, gains[best]


def _promise(view: TrickerionView, deck: str) -> float:
    """How welcome the cards of a deck are: where they lead, and what those bring that were not seen."""
    assert view.alley is not None
    named = sum(drawn[0] == deck for drawn in view.alley.drawn)
    seen = {*view.me.hand}
    for workshop in view.workshops:
        seen |= {*workshop.known_cards, *(each.card for each in workshop.characters)}
    known = catalog_of(view).assignment_numbers
    cards = [id for id in BONUSES if id in known and leads_to(view, id) == deck and id not in seen]
    mean = sum(BONUSES[id].worth for id in cards) / max(1, len(cards))
    if catalog_of(view).edition.decks_face_up:
        mean = _on_top(view, deck)
    held = sum(leads_to(view, id) == deck for id in view.me.hand)
    return _WELCOME[deck] + mean - _SAME_DECK * (named + held)


@strategies.answers("keep-card", "top-or-second")
def retain(_view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """TR-DA-03: the card whose bonus is worth more."""
    return max(choices, key=lambda choice: BONUSES[choice.card].worth if isinstance(choice, Retain) else 0.0)


@strategies.answers("order-rest")
def order_rest(_view: TrickerionView, choices: Sequence[Choice], _links: float) -> Choice:
    """MP-65: which card lies above which under a deck matters to nobody for long."""
    return choices[0]
