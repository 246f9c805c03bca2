"""QUICK: a special assignment card for everybody before a quick game begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Draw
from sleight.games.trickerion.events.alley import CardsDrawn
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dark_alley import location
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.cells import SETTING_UP
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


class QuickCard(TrickerionQuestion):
    """TR-QUICK-07, 08: the top card of a deck of one's choice, unseen before."""

    kind: ClassVar[str] = "quick-card"
    rule: ClassVar[str] = "TR-QUICK-07"
    site: ClassVar[tuple[int, ...]] = (SETTING_UP,)
    module: ClassVar[str] = "dark-alley"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        draw = position.table.universe.draw
        return [choice for deck, choice in draw.items() if position.decks[deck]]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Draw):
            return self.not_asked_now()
        (deck,) = position.table.numbers_of[choice]
        return None if position.decks[deck] else refuse("deck-empty", self.rule, deck=choice.deck)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (deck,) = position.table.numbers_of[choice]
        (card,) = decks.take(position, deck, 1)
        position.tell(CardsDrawn(self.seat, LOCATION_IDS[deck], 1, (position.table.special_ids[card],)))
        location.keep(position, self.seat, deck, card)
        place = position.order.index(self.seat)
        if place:
            position.ask_only(QuickCard(position.order[place - 1]))
        else:
            resume(position, self.seat)
