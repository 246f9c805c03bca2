"""QUICK: a special assignment card for everybody before a quick game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Draw
from sleight.games.trickerion.events.alley import CardsDrawn
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dark_alley import location
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import cells, decks, reasons

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class QuickCard(Picks):
    """TR-QUICK-07, 08: the top card of a deck of one's choice, unseen before."""

    kind: ClassVar[str] = "quick-card"
    rule: ClassVar[str] = "TR-QUICK-07"
    site: ClassVar[tuple[int, ...]] = (cells.SETTING_UP,)
    module: ClassVar[str] = "dark-alley"
    picks: ClassVar[type[Choice]] = Draw
    shows: ClassVar[tuple[str, ...]] = ("dark-alley", "workshop")

    def offered(self, position: TrickerionPosition) -> list[int]:
        return [deck for deck in position.table.universe.draw if position.decks[deck]]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("deck-empty", self.rule, deck=LOCATION_IDS[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        (card,) = decks.take(position, number, 1)
        position.tell(CardsDrawn(self.seat, LOCATION_IDS[number], 1, (position.table.special_ids[card],)))
        location.keep(position, self.seat, number, card)
        place = position.order.index(self.seat)
        if place:
            position.ask_only(QuickCard(position.order[place - 1]))
        else:
            resume(position, self.seat)
