"""DA: draw special assignment cards, and have the fortune teller turn the pending prophecies."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Draw, Foresee, Look, Retain
from sleight.games.trickerion.effects import prophecies
from sleight.games.trickerion.events import CardKept, CardsDrawn, CardTaken, DeckNamed, TopsShown
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action, bent_cost
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.cells import DRAWN, DRAWS, HANDS, TAKEN
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import FORESEE, LOOK, Move

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition


def offer_of(position: TrickerionPosition, seat: int) -> int:
    """TR-DA-03: among how many cards a draw of a seat lets it choose."""
    cards = position.table.edition.draw_offer
    for effect in position.active.draw_offer:
        cards = effect.draw_offer(position, seat, cards)
    return cards


def left_in(position: TrickerionPosition, seat: int, deck: int) -> int:
    """TR-DA-07, 09: the cards of a deck that the draws named so far will leave."""
    named = sum(draw == (deck,) for draw in position.drawn)
    return max(0, len(position.decks[deck]) - offer_of(position, seat) * named)


def counter(position: TrickerionPosition, seat: int) -> int:
    """TR-DA-06, T1-ALLEY-02: the cell that counts draws: those of the placement, or of the player."""
    return DRAWS + seat if position.table.edition.draws_count_all_round else DRAWN


class DrawCard(Action):
    """TR-DA-03 to 09: name a deck, and perhaps more of them, then keep one card of each pair."""

    name: ClassVar[str] = "draw"
    rule: ClassVar[str] = "TR-DA-03"
    kind: ClassVar[type[Choice]] = Draw

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        """TR-DA-04 to 06, T1-ALLEY-02: the first draw is the cheap one."""
        name = self.priced_as(position, seat)
        return bent_cost(position, seat, name, position.table.costs[name])

    def priced_as(self, position: TrickerionPosition, seat: int) -> str:
        return "draw_further" if position.cells[counter(position, seat)] else "draw"

    def cost_rule(self, position: TrickerionPosition) -> str:
        if position.table.edition.draws_count_all_round:
            return "T1-ALLEY-02"
        return "TR-DA-05" if position.cells[DRAWN] else self.rule

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat):
            draw = position.table.universe.draw
            found += [choice for deck, choice in draw.items() if left_in(position, seat, deck)]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (deck,) = move
        if left_in(position, seat, deck):
            return None
        return refuse("deck-empty", "TR-DA-09", deck=LOCATION_IDS[deck])

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-DA-07, T1-ALLEY-01: name further decks before any card is seen, or take the card in sight."""
        (deck,) = move
        position.cells[counter(position, seat)] += 1
        if position.table.edition.decks_face_up:
            draw_top(position, seat, deck)
            return
        position.drawn = (*position.drawn, (deck,))
        position.tell(DeckNamed(seat, LOCATION_IDS[deck]))
        more: list[Choice] = []
        self.offer(position, seat, more)
        if more:
            position.ask_only(NameDecks(seat))
        else:
            take_cards(position, seat)


DRAW = DrawCard()


class NameDecks(TrickerionQuestion):
    """TR-DA-07: name another deck to draw from, or look at the cards."""

    kind: ClassVar[str] = "draw-more"
    rule: ClassVar[str] = "TR-DA-07"
    draws: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("decks", "workshop")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        found: list[Choice] = []
        DRAW.offer(position, self.seat, found)
        return [*found, LOOK]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Look):
            return None
        if not isinstance(choice, Draw):
            return self.not_asked_now()
        cost = DRAW.cost(position, self.seat)
        if cost > position.points:
            return refuse("points-missing", DRAW.cost_rule(position), cost=cost, points=position.points)
        return DRAW.why_not(position, self.seat, position.table.numbers_of[choice])

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Look):
            take_cards(position, self.seat)
        else:
            move = position.table.numbers_of[choice]
            DRAW.spend_points(position, self.seat, move)
            DRAW.play(position, self.seat, move)

    def action(self, position: TrickerionPosition, kind: type[Choice]) -> Action | None:
        return DRAW if kind is Draw else None

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"count": len(position.drawn), "points": position.points}


def draw_top(position: TrickerionPosition, seat: int, deck: int) -> None:
    """T1-ALLEY-01: the card in sight is taken, unless an effect offers another one."""
    for effect in position.active.before_top:
        question = effect.before_top(position, seat, deck)
        if question:
            position.ask_only(question)
            return
    take_top(position, seat, deck)
    resume(position, seat)


def take_top(position: TrickerionPosition, seat: int, deck: int, shards: int = 0) -> None:
    """T1-ALLEY-01, 09, 11, 13: everybody sees the card that is taken and the one that lay beneath it."""
    ids = position.table.special_ids
    (card,) = decks.take(position, deck, 1)
    position.cells[HANDS + seat] |= 1 << card
    position.cells[TAKEN] |= 1 << card
    position.tell(CardTaken(seat, LOCATION_IDS[deck], ids[card], shards))
    if position.decks[deck]:
        position.tell(TopsShown((ids[decks.top(position, deck)],)))


def take_cards(position: TrickerionPosition, seat: int) -> None:
    """TR-DA-03, 07: the top cards of each named deck are taken in hand to look at."""
    taken: list[tuple[int, ...]] = []
    ids, offer = position.table.special_ids, offer_of(position, seat)
    for (deck,) in position.drawn:
        cards = decks.take(position, deck, offer)
        taken.append((deck, *cards))
        names = tuple([ids[card] for card in cards])
        position.tell(CardsDrawn(seat, LOCATION_IDS[deck], len(cards), names))
        for effect in position.active.cards_drawn:
            effect.cards_drawn(position, seat, len(cards))
    position.drawn = tuple(taken)
    keep_from(position, seat, 0)


def keep_from(position: TrickerionPosition, seat: int, pair: int) -> None:
    """TR-DA-03, 09: ask which card of each pair is kept; a single card is kept as it is."""
    for later in range(pair, len(position.drawn)):
        deck, *cards = position.drawn[later]
        if len(cards) > 1:
            position.ask_only(KeepCard(seat, later))
            return
        keep(position, seat, deck, cards[0])
    _put_back(position, seat)
    position.drawn = ()
    resume(position, seat)


def keep(position: TrickerionPosition, seat: int, deck: int, card: int) -> None:
    """TR-DA-03, 11: a card stays in hand; there is no limit."""
    position.cells[HANDS + seat] |= 1 << card
    position.tell(CardKept(seat, LOCATION_IDS[deck], position.table.special_ids[card]))


def _put_back(position: TrickerionPosition, seat: int) -> None:
    """TR-DA-07: the other cards go under their decks in the order drawn."""
    for _, *cards in position.drawn:
        for card in cards:
            if not position.cells[HANDS + seat] >> card & 1:
                decks.put_under(position, decks.known_to(card, seat))


class KeepCard(Picks):
    """TR-DA-03: one card of a pair is kept."""

    kind: ClassVar[str] = "keep-card"
    rule: ClassVar[str] = "TR-DA-03"
    picks: ClassVar[type[Choice]] = Retain
    draws: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("decks", "workshop")

    def __init__(self, seat: int, pair: int) -> None:
        super().__init__(seat)
        self.pair = pair
        """Which it is, and so of how many draws a card is kept already."""

    def offered(self, position: TrickerionPosition) -> list[int]:
        return sorted(position.drawn[self.pair][1:])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return refuse("not-drawn", "TR-DA-03", card=position.table.special_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        keep(position, self.seat, position.drawn[self.pair][0], number)
        for effect in position.active.rest_of_draw:
            question = effect.rest_of_draw(position, self.seat, self.pair + 1)
            if question:
                position.ask_only(question)
                return
        keep_from(position, self.seat, self.pair + 1)

    def fits(self, position: TrickerionPosition) -> bool:
        """PW-07: nobody looks at more cards than a draw of theirs shows."""
        most = max(map(len, position.drawn), default=1) - 1
        return most <= offer_of(position, self.seat) and super().fits(position)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"deck": LOCATION_IDS[position.drawn[self.pair][0]]}


class TellFortune(Action):
    """TR-DA-12 to 16: the pending prophecies move one slot on."""

    name: ClassVar[str] = "fortune"
    rule: ClassVar[str] = "TR-DA-12"
    kind: ClassVar[type[Choice]] = Foresee

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.prophecies and position.points >= self.cost(position, seat):
            found.append(FORESEE)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None if position.prophecies else refuse("no-prophecies", "TR-DA-16")

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        prophecies.turn_pending(position, seat)
        resume(position, seat)


ACTIONS: tuple[Action, ...] = (DRAW, TellFortune())
"""TR-DA-02: the actions."""
