"""The special assignment cards of the theater that change what already is on its programme."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.choices import Exchange
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import CardsExchanged, MarkerCashed
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.theater import RescheduleTrick, SetUpTrick
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import cells, reasons, stage, tricks

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition

_EXCHANGED = 2
"""How many cards change places."""

_EXCHANGE_COINS = 3


class SetUpToExchange(SetUpTrick):
    """TR-SAR-14: a set-up after which two performance cards may change places."""

    rule: ClassVar[str] = "TR-SAR-14"

    def may_go(self, position: TrickerionPosition, key: int) -> bool:
        return len(position.stage) >= _EXCHANGED and super().may_go(position, key)


class BuyingTime(SpecialCard):
    """TR-SAR-14: after a set-up two performance cards may change places, which pays coins."""

    id: ClassVar[str] = "buying-time"
    improved: ClassVar[Action | None] = SetUpToExchange()

    def after_set_up(self, position: TrickerionPosition, seat: int) -> Ask:
        return ExchangeCard(seat)


class ExchangeCard(Picks):
    """TR-SAR-14: a performance card that changes places, or none."""

    kind: ClassVar[str] = "exchange-card"
    rule: ClassVar[str] = "TR-SAR-14"
    picks: ClassVar[type[Choice]] = Exchange
    may_decline: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> list[int]:
        return sorted(position.stage)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("card-not-there", "TR-SAR-14", card=position.table.card_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.ask_only(ExchangeWith(self.seat, position.stage.index(number)))

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"coins": _EXCHANGE_COINS}


class ExchangeWith(Picks):
    """TR-SAR-14: with which other card the one at a place changes."""

    kind: ClassVar[str] = "exchange-with"
    rule: ClassVar[str] = "TR-SAR-14"
    picks: ClassVar[type[Choice]] = Exchange

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def offered(self, position: TrickerionPosition) -> list[int]:
        return [card for card in sorted(position.stage) if card != position.stage[self.place]]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        code = "another-card" if number in position.stage else "card-not-there"
        return reasons.refuse(code, "TR-SAR-14", card=position.table.card_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        names = [position.table.card_ids[each] for each in (position.stage[self.place], number)]
        stage.exchange(position, self.place, position.stage.index(number))
        position.tell(CardsExchanged(self.seat, *names))
        position.grant(self.seat, "card", BuyingTime.id, coins=_EXCHANGE_COINS)
        resume(position, self.seat)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"card": position.table.card_ids[position.stage[self.place]]}


class CashMarker(RescheduleTrick):
    """TR-SAR-18: a marker leaves its card for the reserve, and its trick pays its yields."""

    rule: ClassVar[str] = "TR-SAR-18"

    def origins(self, position: TrickerionPosition, key: int) -> list[int]:
        """The places of all markers: none needs a slot to go to."""
        places = range(len(position.stage))
        return [place for place in places if position.cells[cells.PRESENT + place] >> key & 1]

    def lifted(self, position: TrickerionPosition, seat: int, key: int, place: int, slot: int) -> None:
        """TR-SAR-08, 18: both markers of a stack go, and pay once."""
        position.cells[cells.SPARE + key] += stage.take_off(position, place, slot, key)
        card = position.table.card_ids[position.stage[place]]
        position.tell(MarkerCashed(seat, tricks.name_of(position, key), card))
        _pay_yields(position, seat, key)
        resume(position, seat)


def _pay_yields(position: TrickerionPosition, seat: int, key: int) -> None:
    """TR-SAR-07, 18: the yields with the modifier of the own day, and nothing that belongs to performing."""
    fame, coins, shards = rewards.yields_of(position, key)
    more_fame, more_coins = rewards.day_modifier(position, seat, seat)
    fame, coins = max(fame + more_fame, 0), max(coins + more_coins, 0)
    position.grant(seat, "card", "street-performance", fame, coins, position.earned(seat, shards))
    for effect in position.active.day_counted:
        effect.day_counted(position, seat, seat)


improves("street-performance", CashMarker())


class RescheduleOpponent(RescheduleTrick):
    """TR-SAR-19: a marker of an opponent moves, under the rules for its owner."""

    rule: ClassVar[str] = "TR-SAR-19"

    def keys(self, position: TrickerionPosition, seat: int) -> list[tuple[int, int]]:
        others = [other for other in range(position.table.seats) if other != seat]
        return sorted([trick for other in others for trick in tricks.owned(position, other)])

    def not_allowed(self, trick: str) -> Refusal:
        return reasons.refuse("not-an-opponents", "TR-SAR-19", trick=trick)


improves("directors-favor", RescheduleOpponent())
