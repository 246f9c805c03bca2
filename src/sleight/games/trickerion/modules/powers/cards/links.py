"""Powers that pay for links and for the shards of links and yields."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.effects.hooks import LINKED_OTHERS
from sleight.games.trickerion.locations.theater import so_far
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.state import stage

if TYPE_CHECKING:
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition

_COINS = 1
"""What Warm Rapport pays."""


class WarmRapport(Power):
    """PW-10: a set-up that makes a link with a marker of an opponent pays a coin."""

    id: ClassVar[str] = "warm-rapport"

    def links_made(self, position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
        if seat != self.seat or so_far(position, seat) & LINKED_OTHERS:
            return
        if stage.opponents_linked(position, place, seat, links):
            self.pay(position, coins=_COINS)


class Patter(Power):
    """PW-17: one of the payments for the links of a set-up is 1 higher.

    All of them are equal and each may be fame or coins, so it is enough to raise the last.
    """

    id: ClassVar[str] = "patter"

    def last_link_payment(self, position: TrickerionPosition, seat: int, amount: int) -> int:
        if seat != self.seat:
            return amount
        self.worked(position)
        return amount + 1


class ShardSieve(Power):
    """PW-19: the first shards of a round from a yield or a shard circle are 1 more."""

    id: ClassVar[str] = "shard-sieve"

    def shards_earned(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        if seat != self.seat or not self.is_left(position):
            return shards
        self.use(position)
        return shards + 1
