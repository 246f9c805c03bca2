"""Complete positions from a view alone: what the viewer cannot see is drawn, the rest is public.

What a view shows is laid out once; a guess is a copy of that, on which all that nobody sees is dealt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.chance import below, shuffle_each
from sleight.core.guesser import Guesser, new_key
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, CHARACTERS, LOCATION_IDS, SPECIAL
from sleight.games.trickerion.state.cells import CARDS, CONFIRMED, HANDS, PLANNED, REPLANS
from sleight.games.trickerion.state.position import TrickerionPosition, empty_table
from sleight.games.trickerion.views import restore

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.dealer import Dealer, Held
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import TrickerionView

    Policy = Callable[[TrickerionView, Sequence[Choice]], Choice]
    """How somebody chooses who sees a view, as a bot does."""

_PLANNING = "assignment"


class TrickerionGuesser(Guesser[TrickerionPosition]):
    """TR-GEN-24: decks from the cards not seen, the plans of others from all that they could be."""

    def __init__(self, table: Setting, view: TrickerionView, plans: Policy | None = None) -> None:
        laid = self._laid = empty_table(table, b"")
        restore.lay_shown(laid, view)
        self._dealers = _lay_modules(laid, view)
        if view.seat is not None:
            laid.cells[PLANNED + view.seat] = view.planned
            laid.cells[REPLANS + view.seat] = view.replans
        restore.ask(laid, view.asked)
        restore.put_in_force(laid)
        self._renews = any(dealer.decides_effects for dealer in self._dealers)
        self._no_cards: Held = [[]] * view.seats
        hands = _hands(table, view, plans)
        self._thought = [hand for hand in hands if isinstance(hand, _ThoughtPlan)]
        self._hands = [hand for hand in hands if hand not in self._thought]
        self._deck = _Deck(laid, view.deck)

    def draw(self, rng: Random) -> TrickerionPosition:
        position = self._laid.copy()
        position.seed(new_key(rng))
        held: Held = [[] for _ in position.magicians] if self._dealers else self._no_cards
        for dealer in self._dealers:
            dealer.deal(position, held, rng)
        for hand in self._hands:
            hand.draw(position, held[hand.seat], rng)
        position.deck = self._deck.draw(rng)
        if self._renews:
            restore.put_in_force(position)
        for plan in self._thought:
            plan.think(position)
        return position


def _lay_modules(laid: TrickerionPosition, view: TrickerionView) -> list[Dealer]:
    """Lay out what the view shows of every module; returns what deals the rest."""
    dealers = []
    for module in laid.table.modules:
        dealer = module.dealer(laid.table, view)
        if dealer:
            dealer.lay(laid)
            dealers.append(dealer)
        elif module.field:
            module.restore(laid, getattr(view, module.field))
    return dealers


class _Deck:
    """TR-SETUP-07 to 11: the theaters of the cards to come are known, the cards are not."""

    def __init__(self, laid: TrickerionPosition, left: int) -> None:
        table, shown = laid.table, {*laid.stage, *laid.discarded_cards}
        self._unseen = [[card for card in cards if card not in shown] for cards in table.theaters.values()]
        places = {theater: place for place, theater in enumerate(table.theaters)}
        theaters = [places[theater] for theater, count in table.edition.deck for _ in range(count)]
        self._coming = theaters[len(theaters) - left :]

    def draw(self, rng: Random) -> tuple[int, ...]:
        """The cards to come, the next first."""
        unseen = [cards[:] for cards in self._unseen]
        shuffle_each(unseen, rng)
        return tuple([unseen[theater].pop() for theater in self._coming])


class _Hand:
    """TR-ASSIGN-08, TR-PROR-25: another player's assignment cards, of which some lie under characters."""

    def __init__(self, table: Setting, view: TrickerionView, seat: int, under: list[int]) -> None:
        self.seat = seat
        self.under = under
        """The cells of the characters with sealed cards."""

        shown = [character.card for character in view.workshops[seat].characters]
        counts = [count - shown.count(id) for id, count in zip(LOCATION_IDS, table.hand, strict=True)]
        self._permanent = {1 + card: count for card, count in enumerate(counts) if count}
        """TR-PSET-12, 13: how many permanent cards of each location do not lie face up."""

        self._options = [*([0] if view.phase == _PLANNING else []), *self._permanent]
        """What may lie under a character besides special cards; only a plan may leave it without a card."""

    def draw(self, position: TrickerionPosition, held: list[int], rng: Random) -> None:
        """Lay cards under the characters; special ones leave the hand."""
        self._lay(position, self.under, held, rng)

    def _lay(self, position: TrickerionPosition, under: list[int], held: list[int], rng: Random) -> None:
        cells = position.cells
        for number, card in enumerate(self._cards(len(under), held, rng)):
            cells[under[number]] = card
            if card > SPECIAL:
                cells[HANDS + self.seat] ^= 1 << card - 1 - SPECIAL

    def _cards(self, count: int, held: list[int], rng: Random) -> list[int]:
        """Every way to lay cards with the same probability: draw freely, keep what the player can have."""
        options = self._options + [1 + SPECIAL + special for special in held] if held else self._options
        cards: list[int] = []
        while len(cards) < count:
            card = options[below(len(options), rng)]
            if card and cards.count(card) == self._permanent.get(card, 1):
                cards = []
            else:
                cards.append(card)
        return cards


class _Plan(_Hand):
    """TR-ASSIGN-08: the plan of another player, made as far as it may be."""

    def __init__(self, table: Setting, view: TrickerionView, seat: int) -> None:
        characters = [CHARACTER_IDS.index(each.id) for each in view.workshops[seat].characters]
        super().__init__(table, view, seat, [CARDS + CHARACTERS * seat + each for each in characters])
        self._next = [*characters, CHARACTERS]
        """Whom a player decides on next who has decided on so many."""

        self._is_confirmed = view.asked[seat] is None

    def draw(self, position: TrickerionPosition, held: list[int], rng: Random) -> None:
        seat, every = self.seat, len(self.under)
        if self._is_confirmed:
            self._lay(position, self.under, held, rng)
            position.cells[PLANNED + seat] = CONFIRMED
            return
        decided = below(every + 1, rng)
        self._lay(position, self.under[:decided], held, rng)
        position.cells[PLANNED + seat] = self._next[decided]
        if decided == every:
            position.ask_instead(position.table.questions.confirm[seat])


class _ThoughtPlan(_Plan):
    """The plan that a policy makes for another player, from what that player sees."""

    def __init__(self, table: Setting, view: TrickerionView, seat: int, policy: Policy) -> None:
        super().__init__(table, view, seat)
        self._policy = policy

    def think(self, position: TrickerionPosition) -> None:
        """Lay it from its first card on, when all else is dealt. It is whole, and final if all know that."""
        seat = self.seat
        position.cells[PLANNED + seat] = self._next[0]
        if self._is_confirmed:
            position.ask(position.table.questions.plan[seat])
        while position.cells[PLANNED + seat] < CHARACTERS:
            position.apply(seat, self._policy(position.view(seat), position.choices(seat)))
        if self._is_confirmed:
            position.apply(seat, position.choices(seat)[0])


def _hands(table: Setting, view: TrickerionView, policy: Policy | None) -> list[_Hand]:
    """The players of whose assignment cards something is hidden under characters."""
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if view.phase == _PLANNING and not any(open and KINDS[open.kind].window for open in view.asked):
        if policy is not None:
            return [_ThoughtPlan(table, view, seat, policy) for seat in others]
        return [_Plan(table, view, seat) for seat in others]
    # Before anybody plans, a window may be open.
    found = []
    for seat in others:
        secret = [each.id for each in view.workshops[seat].characters if each.secret]
        if secret:
            first = CARDS + CHARACTERS * seat
            found.append(_Hand(table, view, seat, [first + CHARACTER_IDS.index(id) for id in secret]))
    return found
