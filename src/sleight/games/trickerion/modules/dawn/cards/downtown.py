"""The special cards for machines of the downtown."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.downtown import TakeCoins
from sleight.games.trickerion.locations.learning import LearnTrick
from sleight.games.trickerion.modules.dawn import signature, slots
from sleight.games.trickerion.modules.dawn.printed import ID, SLOTS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_FAME_A_MACHINE = 3
"""DT-CARD-05: what each machine counts for the threshold."""


class LearnSignature(LearnTrick):
    """DT-CARD-05: the signature trick of one's magician, for which machines count as fame."""

    def missing(self, position: TrickerionPosition, seat: int, trick: int) -> int:
        counted = _FAME_A_MACHINE * slots.built(position, seat)
        return max(0, super().missing(position, seat, trick) - counted)

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        trick = signature.of_seat(position, seat)
        if position.points >= self.cost(position, seat) and self.why_not(position, seat, (trick,)) is None:
            found.append(position.table.universe.learn[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if move[0] != signature.of_seat(position, seat) or move[0] < 0:
            return refuse("not-your-signature", "DT-CARD-05")
        return super().why_not(position, seat, move)


class PatentOffice(SpecialCard):
    """DT-CARD-05, DT-MEET-26: the signature trick is learned for a point less and for fewer coins."""

    id: ClassVar[str] = "patent-office"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = LearnSignature()

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return cost - 1 if action == LearnTrick.name else cost


class TakeDividend(TakeCoins):
    """DT-CARD-06: it needs a machine."""

    lacks: ClassVar[Mapping[str, str]] = {"no-machine-built": "machine"}

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None if slots.built(position, seat) else refuse("no-machine-built", "DT-CARD-06")


class PowerCompanyDividend(SpecialCard):
    """DT-CARD-06, DT-MEET-25: machines pay coins, and all of them a shard, whatever the die pays."""

    id: ClassVar[str] = "power-company-dividend"
    module: ClassVar[str] = ID
    improved: ClassVar[Action | None] = TakeDividend()

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> None:
        built = slots.built(position, seat)
        position.grant(seat, "card", self.id, coins=built, shards=built // SLOTS)
