"""Special assignment cards, prophecies and magicians: each one small class, found by the id of the data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.cards import (
    downtown,
    magicians,
    market_row,
    performance,
    theater,
    workshop,
)
from sleight.games.trickerion.cards import (
    prophecies as tokens,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sleight.games.trickerion.cards.special import SpecialCard
    from sleight.games.trickerion.effects import Effect
    from sleight.games.trickerion.question import TrickerionQuestion

SPECIALS: dict[str, SpecialCard] = {
    card.id: card
    for cards in (theater.CARDS, performance.CARDS, workshop.CARDS, downtown.CARDS, market_row.CARDS)
    for card in cards
}
NEEDS_PROPHECIES = "priestess-of-mysticism"
"""TR-SETUP-20: the magician whose ability is about prophecies."""

PROPHECIES: dict[str, Effect] = {token.id: token for token in tokens.PROPHECIES}

QUESTIONS: tuple[type[TrickerionQuestion], ...] = (
    *theater.QUESTIONS,
    *performance.QUESTIONS,
    *workshop.QUESTIONS,
    *downtown.QUESTIONS,
    *market_row.QUESTIONS,
    *magicians.QUESTIONS,
)
"""The questions that only cards and abilities ask."""


def special_cards(ids: Iterable[str]) -> tuple[SpecialCard, ...]:
    """The cards in the order of the data."""
    return tuple(SPECIALS[id] for id in ids)


def prophecies(ids: Iterable[str]) -> tuple[Effect, ...]:
    """The prophecies in the order of the data."""
    return tuple(PROPHECIES[id] for id in ids)


def abilities(ids: Sequence[str]) -> list[Effect]:
    """TR-MAG-01: the abilities of the magicians of each seat."""
    return [magicians.ABILITIES[id](seat) for seat, id in enumerate(ids) if id in magicians.ABILITIES]
