"""What special cards and abilities make happen besides the ordinary events."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.event import Seat
from sleight.games.trickerion.events.base import CharacterEvent, ComponentEvent, SeatEvent, TrickEvent


class TrickBeside(TrickEvent, frozen=True, tag="trick-beside"):
    """TR-SAR-10: a marker lies beside the slots of a full card."""

    card: str
    stacked: bool


class CardsExchanged(SeatEvent, frozen=True, tag="cards-exchanged"):
    """TR-SAR-14: two performance cards have changed places."""

    card: str
    other: str


class MarkerCashed(TrickEvent, frozen=True, tag="marker-cashed"):
    """TR-SAR-18: a marker has left its card for its yields."""

    card: str


class OpponentRescheduled(SeatEvent, frozen=True, tag="opponent-rescheduled"):
    """TR-SAR-19: a marker of an opponent was moved."""

    owner: Seat
    trick: str
    origin: str
    card: str
    slot: int
    facing: str


class MarkerSupplied(TrickEvent, frozen=True, tag="marker-supplied"):
    """TR-SAR-22, 35: a trick received a marker without being prepared."""


class TrickCharged(TrickEvent, frozen=True, tag="trick-charged"):
    """TR-SAR-26: a shard lies on a trick and raises its yields."""


class ComponentFed(ComponentEvent, frozen=True, tag="component-fed"):
    """TR-SAR-25: a component was given back for the preparation."""


class MarkerStaged(TrickEvent, frozen=True, tag="marker-staged"):
    """TR-SAR-27: a fresh marker went to a performance card without any payment."""

    card: str
    slot: int
    facing: str


class TalentFound(SeatEvent, frozen=True, tag="talent-found"):
    """TR-SAR-28: a specialist has taken the place of an apprentice."""

    apprentice: str
    specialist: str
    paid: int
    fame_lost: int
    owed: int = 0
    """T1-END-09: the wage, if it is to be paid later with all others."""


class CharacterJoined(CharacterEvent, frozen=True, tag="character-joined"):
    """TR-SAR-31: a hired character is at home at once."""


class TrickReplaced(TrickEvent, frozen=True, tag="trick-replaced"):
    """TR-SAR-33: a trick has taken over the symbol and the markers of another."""

    old: str
    markers: int


class InterestRolled(SeatEvent, frozen=True, tag="interest-rolled"):
    """TR-SAR-38: a die of the bank was rolled for additional coins."""

    reveals: ClassVar[bool] = True

    die: str
    face: str
    coins: int


class GoodsBought(SeatEvent, frozen=True, tag="goods-bought"):
    """TR-SAR-36, 40 to 42, 46: components bought in an improved way."""

    components: tuple[str, ...]
    coins: int
    fame: int
    shards: int
    bargains: int

    def words(self) -> dict[str, object]:
        """TR-SAR-41: fame paid instead of coins is the lowered price less 1, and no price falls below 1."""
        return {**super().words(), "price": (self.coins or self.fame + 1) + self.bargains}


class TokenStolen(SeatEvent, frozen=True, tag="token-stolen"):
    """TR-SAR-44: a token of the stock was taken and a basic component left in its place."""

    place: str
    component: str
    left: str


class ComponentDisplayed(ComponentEvent, frozen=True, tag="component-displayed"):
    """TR-SAR-45: an ordered component is on sale at once."""


class ComponentClaimed(ComponentEvent, frozen=True, tag="component-claimed"):
    """TR-SAR-47: the component of the quick-order slot was taken home."""


class PerformanceImposed(SeatEvent, frozen=True, tag="performance-imposed"):
    """TR-MAG-24: another player has chosen the card of the performer."""

    performer: Seat
    card: str


class RewardStolen(TrickEvent, frozen=True, tag="reward-stolen"):
    """TR-MAG-19: the performer receives the yields of an opponent's trick instead of an own one's."""

    owner: Seat
    forgone: str


class RewardDoubled(TrickEvent, frozen=True, tag="reward-doubled"):
    """TR-SAR-17: a part of a reward will be doubled."""

    resource: str


class FiascoArranged(SeatEvent, frozen=True, tag="fiasco-arranged"):
    """TR-SAR-16: own markers pay more and those of others less in this performance."""


class MarkerSalvaged(TrickEvent, frozen=True, tag="marker-salvaged"):
    """TR-SAR-15: a performed marker lies on its trick again."""
