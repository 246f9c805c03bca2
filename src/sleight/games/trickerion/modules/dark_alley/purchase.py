"""ALLEY: the top card of a deck for shards, at any time of one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import BuyCard
from sleight.games.trickerion.effects.spending import shard_cautions
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.modules.dark_alley.location import take_top
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class BuyTopCard(Action):
    """T1-ALLEY-03, 07, 08: no character is needed for it and no points; the open question stays open."""

    name: ClassVar[str] = "buy-card"
    rule: ClassVar[str] = "T1-ALLEY-03"
    kind: ClassVar[type[Choice]] = BuyCard

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return 0

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.cells[SHARDS + seat] >= position.table.edition.card_shards:
            buy = position.table.universe.buy_card
            found += [choice for deck, choice in buy.items() if position.decks[deck]]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (deck,) = move
        cost, shards = position.table.edition.card_shards, position.cells[SHARDS + seat]
        if shards < cost:
            return refuse("shards-missing", self.rule, cost=cost, shards=shards)
        return None if position.decks[deck] else refuse("deck-empty", self.rule, deck=LOCATION_IDS[deck])

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (deck,) = move
        shards = position.table.edition.card_shards
        position.spend_shards(seat, shards)
        take_top(position, seat, deck, shards)

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return shard_cautions(position, seat, position.table.edition.card_shards)


BUY_TOP_CARD = BuyTopCard()
