"""Set-up, the dice, the order and the posters."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType

from sleight.core.event import Order
from sleight.games.trickerion.events.base import SeatEvent, TrickerionEvent, TrickEvent


class MagicianChosen(SeatEvent, frozen=True, tag="magician-chosen"):
    """TR-PSET-02: a seat has a magician."""

    magician: str


class ComponentsTaken(SeatEvent, frozen=True, tag="components-taken"):
    """TR-PSET-07, 17: free components at set-up."""

    components: tuple[str, ...]
    board: str


class TrickLearned(TrickEvent, frozen=True, tag="trick-learned"):
    """TR-PSET-09, 18, TR-DT-17 to 20: a trick lies in a workshop, with its symbol."""

    symbol: str
    board: str


class SpecialistEngaged(SeatEvent, frozen=True, tag="specialist-engaged"):
    """TR-PSET-16: a seat starts with a specialist."""

    specialist: str


class TrickPrepared(TrickEvent, frozen=True, tag="trick-prepared"):
    """TR-WS-08, TR-PSET-22: markers lie on a trick."""

    markers: int


class GameBegan(TrickerionEvent, frozen=True, tag="game-began"):
    """TR-PSET-26 to 31: the first initiative order and what everybody starts with."""

    reveals: ClassVar[bool] = True

    order: Order
    coins: tuple[int, ...]
    """By seat."""

    fame: int
    """TR-PSET-31, TR-QUICK-09: the same for everybody, and so are the shards, but for `shards_by_seat`."""

    shards: int
    fames: tuple[int, ...] = ()
    """T1-SETUP-06: the fame by seat, if it is not the same for everybody."""

    shards_by_seat: tuple[int, ...] | UnsetType = UNSET
    """DT-SETUP-12: the shards by seat, if they are not the same for everybody."""

    def words(self) -> dict[str, object]:
        """Coins, fame and shards in the order in which the seats are named."""
        shards = self.shards_by_seat or ()
        in_order = {"coins": self.coins, "fames": self.fames, "shards_by_seat": shards}
        ordered = {
            name: tuple([values[seat] for seat in self.order if values]) for name, values in in_order.items()
        }
        graded, uneven = ("yes" if values else "no" for values in (self.fames, shards))
        return {**super().words(), **ordered, "graded": graded, "uneven": uneven}


class RoundBegan(TrickerionEvent, frozen=True, tag="round-began"):
    """TR-DICE-01: a new round and its dice."""

    reveals: ClassVar[bool] = True

    round: int
    dice: tuple[str, ...]


class InitiativeSet(TrickerionEvent, frozen=True, tag="initiative-set"):
    """TR-INIT-01: the order of this round."""

    order: Order


class Advertised(SeatEvent, frozen=True, tag="advertised"):
    """TR-ADV-04: a poster hangs."""

    coins: int
    fame: int


class AdvertisingDeclined(SeatEvent, frozen=True, tag="advertising-declined"):
    """TR-ADV-06: no poster this round."""
