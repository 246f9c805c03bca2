"""MP-04 to 07: everybody is dealt twelve powers and puts four of them out of the game, all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.powers.choices import (
    KEEP,
    TAKE_BACK,
    DiscardPower,
    KeepPowers,
    TakeBackPowers,
)
from sleight.games.trickerion.modules.powers.events import (
    PowerDiscarded,
    PowersDealt,
    PowersKept,
    PowersTakenBack,
)
from sleight.games.trickerion.modules.powers.printed import (
    DEALT_EACH,
    DISCARDED,
    LEVELS,
    deck_of,
    id_of,
    ids_of,
    numbers_in,
)
from sleight.games.trickerion.modules.powers.slots import HAND
from sleight.games.trickerion.state.cells import REPLANS, SETTING_UP
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

DISCARDS = "power-discards"
"""The block of cells of the powers that each seat has put out of the game, as bits by their number."""


def deal(position: TrickerionPosition) -> None:
    """MP-04, 05: four cards of each colour, then everybody is asked at once."""
    table, hand = position.table, position.table.blocks[HAND]
    for level in LEVELS:
        for seat, cards in enumerate(_hands(position, deck_of(table, level))):
            position.cells[hand + seat] |= sum(1 << card for card in cards)
    for seat in range(table.seats):
        powers = ids_of(table, position.cells[hand + seat])
        position.tell(PowersDealt(seat, len(powers), powers))
    position.stacks = tuple([(DiscardPowers(seat),) for seat in range(table.seats)])
    position.waiting = tuple(range(table.seats))


def _hands(position: TrickerionPosition, deck: tuple[int, ...]) -> list[list[int]]:
    """MP-44: every deal without doubles in a hand is equally likely: deal anew until there is none."""
    while True:
        cards = position.shuffled(deck)
        hands = [cards[DEALT_EACH * seat : DEALT_EACH * (seat + 1)] for seat in range(position.table.seats)]
        if all(len(set(hand)) == DEALT_EACH for hand in hands):
            return hands


class DiscardPowers(TrickerionQuestion):
    """MP-06, 07: one power after the other goes out of the game, face down, until it is four.

    They may be chosen in any order, and the same four lead to the same position.
    """

    kind: ClassVar[str] = "discard-powers"
    rule: ClassVar[str] = "MP-06"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    together: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("powers", "workshop")
    plain_answer: ClassVar[str] = "last"

    def _bits(self, position: TrickerionPosition) -> tuple[int, int]:
        """What is still in hand, and what has been discarded."""
        cells, blocks = position.cells, position.table.blocks
        return cells[blocks[HAND] + self.seat], cells[blocks[DISCARDS] + self.seat]

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        hand, discards = self._bits(position)
        found: list[Choice] = [
            DiscardPower(id_of(position.table, power))
            for power in numbers_in(hand)
            if self._why_not_discard(position, power) is None
        ]
        if self._why_not_take_back(position) is None:
            found.append(TAKE_BACK)
        if discards.bit_count() == DISCARDED:
            found.append(KEEP)
        return found

    def is_forced(self, position: TrickerionPosition) -> bool:
        """What was discarded can be taken back, so nobody makes it final for the seat."""
        return False

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, DiscardPower):
            return self._why_not_discard(position, *position.table.numbers_of[choice])
        if isinstance(choice, TakeBackPowers):
            return self._why_not_take_back(position)
        if isinstance(choice, KeepPowers):
            missing = DISCARDED - self._bits(position)[1].bit_count()
            return refuse("discard-more", "MP-06", count=missing) if missing else None
        return self.not_asked_now()

    def _why_not_discard(self, position: TrickerionPosition, power: int) -> Refusal | None:
        hand, discards = self._bits(position)
        if not hand >> power & 1:
            code = "power-discarded" if discards >> power & 1 else "power-not-in-hand"
            return refuse(code, "MP-06", power=id_of(position.table, power))
        if discards.bit_count() == DISCARDED:
            return refuse("discarded-enough", "MP-06", count=DISCARDED)
        return None

    def _why_not_take_back(self, position: TrickerionPosition) -> Refusal | None:
        if not self._bits(position)[1]:
            return refuse("nothing-discarded", "MP-07")
        times = position.table.edition.take_backs
        if position.cells[REPLANS + self.seat] >= times:
            return refuse("discarded-anew-enough", "MP-07", times=times)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        cells, blocks, seat = position.cells, position.table.blocks, self.seat
        if isinstance(choice, DiscardPower):
            (power,) = position.table.numbers_of[choice]
            cells[blocks[HAND] + seat] ^= 1 << power
            cells[blocks[DISCARDS] + seat] |= 1 << power
            position.tell(PowerDiscarded(seat, choice.power))
        elif isinstance(choice, TakeBackPowers):
            cells[blocks[HAND] + seat] |= cells[blocks[DISCARDS] + seat]
            cells[blocks[DISCARDS] + seat] = 0
            cells[REPLANS + seat] += 1
            position.tell(PowersTakenBack(seat))
        else:
            self._keep(position)

    def _keep(self, position: TrickerionPosition) -> None:
        """MP-45: once all discards are final the game begins."""
        position.cells[REPLANS + self.seat] = 0
        position.tell(PowersKept(self.seat, self._bits(position)[0].bit_count()))
        position.close(self.seat)
        if not position.waiting:
            resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        return super().fits(position) and not position.order

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"count": DISCARDED - self._bits(position)[1].bit_count()}
