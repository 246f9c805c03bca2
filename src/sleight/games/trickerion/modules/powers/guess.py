"""Powers from a view alone: those that the viewer cannot see are dealt anew.

The deal is exact (MP-44): the decks are independent of each other, so each is dealt until no hand has
doubles, with what is known in its place. How others choose their discards nobody knows; every four of the
cards that they have never shown are taken for equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.modules.powers.printed import (
    DEALT_EACH,
    DISCARDED,
    LEVELS,
    cards_of,
    deck_of,
    id_of,
)
from sleight.games.trickerion.modules.powers.types import Powers, Repertoire, SavedPowers

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sleight.games.trickerion.state.setting import Setting


class Dealing:
    """What a viewer knows of the powers, and a deal that agrees with it."""

    def __init__(self, table: Setting, shown: Powers, viewer: int | None, rng: Random) -> None:
        self.table = table
        self.shown = shown
        self.viewer = viewer
        self.rng = rng
        numbers = {card.id: number for number, card in enumerate(cards_of(table.printed))}
        self.learned = [[numbers[slot.power] for slot in seat.slots if slot.power] for seat in shown.seats]
        self.known = [
            {*learned, *(numbers[id] for id in (*seat.hand, *seat.discards))}
            for learned, seat in zip(self.learned, shown.seats, strict=True)
        ]
        """What the viewer knows of what each seat was dealt: all of its own."""

    def powers(self) -> SavedPowers:
        """A field of a save that looks to the viewer as what it was shown."""
        dealt = self._dealt() if any(map(_was_dealt, self.shown.seats)) else self.known
        discards = [self._discards(seat, hand) for seat, hand in enumerate(dealt)]
        hands = [hand - {*learned} for hand, learned in zip(dealt, self.learned, strict=True)]
        kept = [hand - away for hand, away in zip(hands, discards, strict=True)]
        seats = self.shown.seats
        return SavedPowers(
            slots=tuple(tuple(slot.power for slot in seat.slots) for seat in seats),
            hands=tuple(map(self._ids, kept)),
            discards=tuple(map(self._ids, discards)),
            shown=tuple(
                self._ids({*learned, *self._numbers(seat.known)})
                for learned, seat in zip(self.learned, seats, strict=True)
            ),
            used=tuple(seat.used for seat in seats),
        )

    def _dealt(self) -> list[set[int]]:
        """MP-05, 44: what every seat was dealt, colour by colour."""
        dealt: list[set[int]] = [set() for _ in self.known]
        for level in LEVELS:
            deck = deck_of(self.table, level)
            known = [[card for card in hand if card in deck] for hand in self.known]
            for hand, cards in zip(dealt, deal_around(deck, known, DEALT_EACH, self.rng), strict=True):
                hand |= cards
        return dealt

    def _discards(self, seat: int, dealt: set[int]) -> set[int]:
        """MP-06, 07: one's own are known; of others any four that were never shown, or fewer so far."""
        mine = self.shown.seats[seat]
        if seat == self.viewer:
            return self._numbers(mine.discards)
        unseen = sorted(dealt - self.known[seat])
        count = len(unseen) - mine.hidden
        if count or not unseen:
            return {*self.rng.sample(unseen, count)}
        return {*self.rng.sample(unseen, self.rng.randint(0, DISCARDED))}  # it still chooses

    def _numbers(self, ids: Sequence[str]) -> set[int]:
        return {number for number, card in enumerate(cards_of(self.table.printed)) if card.id in ids}

    def _ids(self, powers: set[int]) -> tuple[str, ...]:
        return tuple(id_of(self.table, power) for power in sorted(powers))


def _was_dealt(seat: Repertoire) -> bool:
    return seat.hidden > 0 or bool(seat.hand)


def deal_around(
    deck: Sequence[int], known: Sequence[Sequence[int]], each: int, rng: Random
) -> list[set[int]]:
    """MP-44: one of all deals without doubles in a hand that agree with what is known, all equally likely.

    Which copy of a card is known makes no difference, so the known ones are laid aside first.
    """
    rest = list(deck)
    for hand in known:
        for card in hand:
            rest.remove(card)
    missing = [each - len(hand) for hand in known]
    while True:
        drawn = rng.sample(rest, sum(missing))
        dealt = []
        for hand, count in zip(known, missing, strict=True):
            dealt.append({*hand, *drawn[:count]})
            drawn = drawn[count:]
        if all(len(hand) == each for hand in dealt):
            return dealt
