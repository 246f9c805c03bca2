"""Powers from a view alone: those that the viewer cannot see are dealt anew.

The deal is exact (MP-44): the decks are independent of each other, so each is dealt until no hand has
doubles, with what is known in its place. How others choose their discards nobody knows; every four of the
cards that they have never shown are taken for equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.chance import below
from sleight.games.trickerion.modules.powers.dealing import DISCARDS
from sleight.games.trickerion.modules.powers.learning import SHOWN
from sleight.games.trickerion.modules.powers.power import USED
from sleight.games.trickerion.modules.powers.printed import (
    DEALT_EACH,
    DISCARDED,
    LEVELS,
    cards_of,
    deck_of,
    numbers_in,
)
from sleight.games.trickerion.modules.powers.slots import HAND
from sleight.games.trickerion.modules.powers.view import lay_slots
from sleight.games.trickerion.state.dealer import Dealer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sleight.games.trickerion.modules.powers.types import Powers, Repertoire
    from sleight.games.trickerion.state.dealer import Held
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting


class PowersDealer(Dealer):
    """What a viewer knows of the powers, and deals that agree with it; sets of powers are written as bits."""

    decides_effects: ClassVar[bool] = False

    def __init__(self, table: Setting, shown: Powers, viewer: int | None) -> None:
        self._shown = shown.seats
        self._viewer = viewer
        self._numbers = {card.id: number for number, card in enumerate(cards_of(table.printed))}
        self._slots = [[slot.power for slot in seat.slots] for seat in shown.seats]
        self._learned = [self._bits([power for power in slots if power]) for slots in self._slots]
        self._known = [
            learned | self._bits(seat.hand) | self._bits(seat.discards)
            for learned, seat in zip(self._learned, shown.seats, strict=True)
        ]
        """What the viewer knows of what each seat was dealt: all of its own."""

        were_dealt = any(map(_was_dealt, shown.seats))
        self._deals = [self._deal_of(table, level) for level in LEVELS] if were_dealt else []

    def _deal_of(self, table: Setting, level: int) -> DealAround:
        deck = deck_of(table, level)
        colour = 0
        for card in deck:
            colour |= 1 << card
        return DealAround(deck, [known & colour for known in self._known], DEALT_EACH)

    def _bits(self, ids: Sequence[str]) -> int:
        return sum([1 << self._numbers[id] for id in ids])

    def lay(self, position: TrickerionPosition) -> None:
        cells, blocks = position.cells, position.table.blocks
        lay_slots(position, self._slots)
        for seat, each in enumerate(self._shown):
            cells[blocks[SHOWN] + seat] = self._learned[seat] | self._bits(each.known)
            cells[blocks[USED] + seat] = self._bits(each.used)

    def deal(self, position: TrickerionPosition, held: Held, rng: Random) -> None:
        cells, blocks = position.cells, position.table.blocks
        hands = self._known[:]
        for deal in self._deals:
            for seat, cards in enumerate(deal.draw(rng)):
                hands[seat] |= cards
        for seat, hand in enumerate(hands):
            discards = self._discards(seat, hand, rng)
            cells[blocks[DISCARDS] + seat] = discards
            cells[blocks[HAND] + seat] = hand & ~self._learned[seat] & ~discards

    def _discards(self, seat: int, dealt: int, rng: Random) -> int:
        """MP-06, 07: one's own are known; of others any four that were never shown, or fewer so far."""
        mine = self._shown[seat]
        if seat == self._viewer:
            return self._bits(mine.discards)
        unseen = numbers_in(dealt & ~self._known[seat])
        count = len(unseen) - mine.hidden
        if unseen and not count:
            count = below(DISCARDED + 1, rng)  # it still chooses
        return sum([1 << card for card in rng.sample(unseen, count)])


def _was_dealt(seat: Repertoire) -> bool:
    return seat.hidden > 0 or bool(seat.hand)


class DealAround:
    """MP-44: all deals of a deck without doubles in a hand that agree with what is known.

    Which copy of a card is known makes no difference, so the known ones are laid aside first.
    """

    def __init__(self, deck: Sequence[int], known: Sequence[int], each: int) -> None:
        self._known = known
        self._each = each
        self._missing = [each - hand.bit_count() for hand in known]
        self._rest = list(deck)
        for hand in known:
            for card in numbers_in(hand):
                self._rest.remove(card)

    def draw(self, rng: Random) -> list[int]:
        """The hands of one of them, all being equally likely."""
        while True:
            drawn = rng.sample(self._rest, sum(self._missing))
            hands = self._dealt(drawn)
            if hands:
                return hands

    def _dealt(self, drawn: list[int]) -> list[int]:
        """The hands with these cards; nothing if one has doubles."""
        hands, first = [], 0
        for hand, count in zip(self._known, self._missing, strict=True):
            for card in drawn[first : first + count]:
                hand |= 1 << card
            if hand.bit_count() < self._each:
                return []
            hands.append(hand)
            first += count
        return hands
