"""What special cards and abilities make happen besides the ordinary events."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import TrickerionEvent


class TrickBeside(TrickerionEvent, frozen=True, tag="trick-beside"):
    """TR-SAR-10: a marker lies beside the slots of a full card."""

    seat: Seat
    trick: str
    card: str
    stacked: bool


class CardsExchanged(TrickerionEvent, frozen=True, tag="cards-exchanged"):
    """TR-SAR-14: two performance cards have changed places."""

    seat: Seat
    card: str
    other: str


class MarkerCashed(TrickerionEvent, frozen=True, tag="marker-cashed"):
    """TR-SAR-18: a marker has left its card for its yields."""

    seat: Seat
    trick: str
    card: str


class OpponentRescheduled(TrickerionEvent, frozen=True, tag="opponent-rescheduled"):
    """TR-SAR-19: a marker of an opponent was moved."""

    seat: Seat
    owner: Seat
    trick: str
    origin: str
    card: str
    slot: int
    facing: str


class MarkerSupplied(TrickerionEvent, frozen=True, tag="marker-supplied"):
    """TR-SAR-22, 35: a trick received a marker without being prepared."""

    seat: Seat
    trick: str


class TrickCharged(TrickerionEvent, frozen=True, tag="trick-charged"):
    """TR-SAR-26: a shard lies on a trick and raises its yields."""

    seat: Seat
    trick: str


class ComponentFed(TrickerionEvent, frozen=True, tag="component-fed"):
    """TR-SAR-25: a component was given back for the preparation."""

    seat: Seat
    component: str


class MarkerStaged(TrickerionEvent, frozen=True, tag="marker-staged"):
    """TR-SAR-27: a fresh marker went to a performance card without any payment."""

    seat: Seat
    trick: str
    card: str
    slot: int
    facing: str


class TalentFound(TrickerionEvent, frozen=True, tag="talent-found"):
    """TR-SAR-28: a specialist has taken the place of an apprentice."""

    seat: Seat
    apprentice: str
    specialist: str
    paid: int
    fame_lost: int


class CharacterJoined(TrickerionEvent, frozen=True, tag="character-joined"):
    """TR-SAR-31: a hired character is at home at once."""

    seat: Seat
    character: str


class TrickReplaced(TrickerionEvent, frozen=True, tag="trick-replaced"):
    """TR-SAR-33: a trick has taken over the symbol and the markers of another."""

    seat: Seat
    trick: str
    old: str
    markers: int


class InterestRolled(TrickerionEvent, frozen=True, tag="interest-rolled"):
    """TR-SAR-38: a die of the bank was rolled for additional coins."""

    reveals: ClassVar[bool] = True

    seat: Seat
    die: str
    face: str
    coins: int


class GoodsBought(TrickerionEvent, frozen=True, tag="goods-bought"):
    """TR-SAR-36, 40 to 42, 46: components bought in an improved way."""

    seat: Seat
    components: tuple[str, ...]
    coins: int
    fame: int
    shards: int
    bargains: int

    def words(self) -> dict[str, object]:
        """TR-SAR-41: fame paid instead of coins is the lowered price less 1, and no price falls below 1."""
        return {**super().words(), "price": (self.coins or self.fame + 1) + self.bargains}


class TokenStolen(TrickerionEvent, frozen=True, tag="token-stolen"):
    """TR-SAR-44: a token of the stock was taken and a basic component left in its place."""

    seat: Seat
    place: str
    component: str
    left: str


class ComponentDisplayed(TrickerionEvent, frozen=True, tag="component-displayed"):
    """TR-SAR-45: an ordered component is on sale at once."""

    seat: Seat
    component: str


class ComponentClaimed(TrickerionEvent, frozen=True, tag="component-claimed"):
    """TR-SAR-47: the component of the quick-order slot was taken home."""

    seat: Seat
    component: str


class PerformanceImposed(TrickerionEvent, frozen=True, tag="performance-imposed"):
    """TR-MAG-24: another player has chosen the card of the performer."""

    seat: Seat
    performer: Seat
    card: str


class RewardStolen(TrickerionEvent, frozen=True, tag="reward-stolen"):
    """TR-MAG-19: the performer receives the yields of an opponent's trick instead of an own one's."""

    seat: Seat
    trick: str
    owner: Seat
    forgone: str


class RewardDoubled(TrickerionEvent, frozen=True, tag="reward-doubled"):
    """TR-SAR-17: a part of a reward will be doubled."""

    seat: Seat
    trick: str
    resource: str


class FiascoArranged(TrickerionEvent, frozen=True, tag="fiasco-arranged"):
    """TR-SAR-16: own markers pay more and those of others less in this performance."""

    seat: Seat


class MarkerSalvaged(TrickerionEvent, frozen=True, tag="marker-salvaged"):
    """TR-SAR-15: a performed marker lies on its trick again."""

    seat: Seat
    trick: str
