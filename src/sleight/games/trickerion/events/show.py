"""The theater: tricks set up, performances, the end of a round and of the game."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import SeatEvent, TrickerionEvent, TrickEvent


class TrickSetUp(TrickEvent, frozen=True, tag="trick-set-up"):
    """TR-TH-12: a marker lies on a performance card."""

    card: str
    slot: int
    facing: str
    links: int
    stacked: bool = False


class TrickRescheduled(TrickEvent, frozen=True, tag="trick-rescheduled"):
    """TR-TH-19: a marker lies elsewhere."""

    origin: str
    card: str
    slot: int
    facing: str


class LinkPaid(SeatEvent, frozen=True, tag="link-paid"):
    """TR-LINK-05: what a new link paid."""

    resource: str
    amount: int


class ShardsGained(SeatEvent, frozen=True, tag="shards-gained"):
    """TR-LINK-08: a link on a shard circle."""

    shards: int


class CardPerformed(SeatEvent, frozen=True, tag="card-performed"):
    """TR-PERF-04: a performer has chosen a card."""

    card: str
    day: str


class PerformanceDeclined(SeatEvent, frozen=True, tag="performance-declined"):
    """TR-PERF-08: a performer does not perform."""


class RewardPart(msgspec.Struct, frozen=True):
    """What one cause adds to a reward, or takes from it."""

    cause: str
    """The id of a day, `stacked` for two markers in one, `other` for cards, prophecies and abilities."""

    fame: int
    coins: int


class TrickRewarded(TrickEvent, frozen=True, tag="trick-rewarded"):
    """TR-PERF-14, 32: what one marker paid its owner."""

    fame: int
    coins: int
    shards: int
    more_fame: int = 0
    """How far the day and other modifiers changed what the trick yields; below 0 for less."""

    more_coins: int = 0
    parts: tuple[RewardPart, ...] = ()
    """Where that comes from, as it is summed up; empty if nothing has changed."""

    def words(self) -> dict[str, object]:
        sums = [
            f"{paid - more} {'+' if more > 0 else '−'} {abs(more)} {sign}"
            for paid, more, sign in ((self.fame, self.more_fame, "★"), (self.coins, self.more_coins, "¢"))
            if more
        ]
        return {**super().words(), "sums": ", ".join(sums) or "none"}


class PerformerPaid(SeatEvent, frozen=True, tag="performer-paid"):
    """TR-PERF-25 to 28: one bonus of the performer."""

    reason: str
    """`links`, `manager`, `engineer`, `assistant` or `card`."""

    fame: int
    coins: int
    shards: int


class WagesPaid(SeatEvent, frozen=True, tag="wages-paid"):
    """TR-END-02 to 09: wages, and what was lost for those not paid."""

    due: int
    coins: int
    fame_lost: int


class CharactersReturned(TrickerionEvent, frozen=True, tag="characters-returned"):
    """TR-END-11, 14: all discs and cards are back."""


class ApprenticeHoused(SeatEvent, frozen=True, tag="apprentice-housed"):
    """TR-END-13: where a hired apprentice lives."""

    board: str


class OrdersDelivered(TrickerionEvent, frozen=True, tag="orders-delivered"):
    """TR-END-15 to 17: the stock of the next round."""

    stalls: tuple[str, ...]


class CardDiscarded(TrickerionEvent, frozen=True, tag="card-discarded"):
    """TR-END-20, 21: the last performance card leaves, and its markers go to reserve."""

    card: str
    markers: int


class CardAdded(TrickerionEvent, frozen=True, tag="card-added"):
    """TR-END-23: a new performance card on the leftmost slot."""

    reveals: ClassVar[bool] = True

    card: str


class DummyLaid(TrickerionEvent, frozen=True, tag="dummy-laid"):
    """T1-OPT-01: a dummy lies on a performance card that has just been revealed."""

    reveals: ClassVar[bool] = True

    card: str
    slot: int
    school: str
    facing: str
    """Where its corner of that school lies; a marker shows all four, in the same order clockwise."""


class Scored(SeatEvent, frozen=True, tag="scored"):
    """TR-SCORE-02 to 13: one category of final scoring for one seat."""

    category: str
    """`shards`, `coins`, `apprentices`, `specialists`, `specials`, or a level-3 trick."""

    fame: int
    cap: int
    beyond: int = 0
    """TR-SCORE-12: the fame that the cap takes away."""


class GameEnded(TrickerionEvent, frozen=True, tag="game-ended"):
    """TR-SCORE-19, 20: who has won."""

    winners: tuple[Seat, ...]

    def words(self) -> dict[str, object]:
        return {**super().words(), "count": len(self.winners)}
