"""Night Contacts: a draw offers one card more, and the others go under their deck as one likes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Retain
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.modules.dark_alley.location import keep_from, take_top
from sleight.games.trickerion.modules.powers.choices import PutUnder
from sleight.games.trickerion.modules.powers.events import RestOrdered, SecondShown, SecondTaken
from sleight.games.trickerion.modules.powers.power import Power
from sleight.games.trickerion.modules.powers.questions import PowerQuestion
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.cells import HANDS, TAKEN
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_SECOND = 1
"""The place of the second card in a deck."""


class NightContacts(Power):
    """PW-07, MP-65: a draw offers one card more; where decks lie face up, the second one."""

    id: ClassVar[str] = "night-contacts"

    def draw_offer(self, position: TrickerionPosition, seat: int, cards: int) -> int:
        return cards + 1 if seat == self.seat else cards

    def cards_drawn(self, position: TrickerionPosition, seat: int, count: int) -> None:
        if seat == self.seat and count > position.table.edition.draw_offer:
            self.worked(position)

    def rest_of_draw(self, position: TrickerionPosition, seat: int, decided: int) -> Ask:
        if seat != self.seat:
            return None
        question = OrderRest(seat, decided)
        return question if len(question.offered(position)) > 1 else None

    def before_top(self, position: TrickerionPosition, seat: int, deck: int) -> Ask:
        """It is used before anything is seen, so nobody learns from its being used what is there."""
        if seat != self.seat or len(position.decks[deck]) <= _SECOND:
            return None
        self.worked(position)
        second = position.table.special_ids[decks.card_of(position.decks[deck][_SECOND])]
        position.tell(SecondShown(seat, LOCATION_IDS[deck], second))
        return TopOrSecond(seat, deck)


class OrderRest(Picks, PowerQuestion):
    """MP-65: which of the cards that are not kept goes under the deck first."""

    kind: ClassVar[str] = "order-rest"
    rule: ClassVar[str] = "PW-07"
    power: ClassVar[type[Power]] = NightContacts
    picks: ClassVar[type[Choice]] = PutUnder
    draws: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("decks", "workshop")

    def __init__(self, seat: int, decided: int) -> None:
        super().__init__(seat)
        self.decided = decided
        """Of how many draws a card is kept; the last of them is meant."""

    def offered(self, position: TrickerionPosition) -> list[int]:
        hand = position.cells[HANDS + self.seat]
        return [card for card in sorted(position.drawn[self.decided - 1][1:]) if not hand >> card & 1]

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("not-drawn", "TR-DA-03", card=position.table.special_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        last = self.decided - 1
        deck, *cards = position.drawn[last]
        order = (number, *[card for card in self.offered(position) if card != number])
        kept = [card for card in cards if card not in order]
        drawn = (deck, *kept, *order)
        position.drawn = (*position.drawn[:last], drawn, *position.drawn[self.decided :])
        names = tuple([position.table.special_ids[card] for card in order])
        position.tell(RestOrdered(self.seat, LOCATION_IDS[deck], names))
        keep_from(position, self.seat, self.decided)

    def fits(self, position: TrickerionPosition) -> bool:
        if not 0 < self.decided <= len(position.drawn) or not super().fits(position):
            return False
        rest = self.offered(position)
        return len(rest) > 1 and len(rest) + 1 == len(position.drawn[self.decided - 1]) - 1

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        deck = LOCATION_IDS[position.drawn[self.decided - 1][0]]
        return {**super().arguments(position), "deck": deck}


class TopOrSecond(Picks, PowerQuestion):
    """PW-07: whether the second card of a deck that lies face up is taken, or the top card."""

    kind: ClassVar[str] = "top-or-second"
    rule: ClassVar[str] = "PW-07"
    power: ClassVar[type[Power]] = NightContacts
    picks: ClassVar[type[Choice]] = Retain
    shows: ClassVar[tuple[str, ...]] = ("decks", "workshop")

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def offered(self, position: TrickerionPosition) -> list[int]:
        return [decks.card_of(entry) for entry in position.decks[self.deck][: _SECOND + 1]]

    def looks_at(self, position: TrickerionPosition) -> Sequence[tuple[int, int]]:
        return ((self.deck, _SECOND),)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("not-drawn", "PW-07", card=position.table.special_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        if number == decks.top(position, self.deck):
            take_top(position, self.seat, self.deck)
        else:
            card = decks.take_second(position, self.deck)
            position.cells[HANDS + self.seat] |= 1 << card
            position.cells[TAKEN] |= 1 << card
            name = position.table.special_ids[card]
            position.tell(SecondTaken(self.seat, LOCATION_IDS[self.deck], name))
        resume(position, self.seat)

    def fits(self, position: TrickerionPosition) -> bool:
        both = self.deck < len(position.decks) and len(position.decks[self.deck]) > _SECOND
        return both and position.table.edition.decks_face_up and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {**super().arguments(position), "deck": LOCATION_IDS[self.deck]}
