"""The Dark Alley from a view alone: cards and prophecies that the viewer cannot see are dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.chance import below, shuffle, shuffle_each
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.modules.dark_alley import restore
from sleight.games.trickerion.printed.ids import LOCATION_IDS, SPECIAL
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.cells import HANDS, TAKEN
from sleight.games.trickerion.state.dealer import Dealer

if TYPE_CHECKING:
    from random import Random

    from sleight.games.trickerion.modules.dark_alley.types import Alley
    from sleight.games.trickerion.state.dealer import Held
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import Open, TrickerionView

_UNKNOWN = -1
"""An entry of a deck that the viewer does not know."""

Piles = list[list[int]]
"""The cards of each deck that the viewer sees nowhere."""


def _chooses(open: Open) -> bool:
    """Whether a seat looks at cards that it has drawn; the question counts the draws that are decided."""
    return KINDS[open.kind].draws and bool(open.numbers)


class AlleyDealer(Dealer):
    """TR-DA-08, TR-GEN-24: every card that the viewer cannot place goes to any of the unknown places."""

    decides_effects: ClassVar[bool] = False

    def __init__(self, table: Setting, view: TrickerionView, shown: Alley) -> None:
        self._table = table
        self._view = view
        self._shown = shown
        self._unseen = self._cards_unseen()
        self._knowers = self._those_who_know()
        self._decks = [_Deck([self._entry(id) for id in deck]) for deck in shown.decks]
        taken = {table.special_numbers[id] for id in shown.round.taken}
        holders = [
            seat for seat, each in enumerate(view.workshops) if seat != view.seat and any(each.specials)
        ]
        self._holders = [_Holder(table, view, shown, seat, taken) for seat in holders]
        self._draws = self._hidden_draws()
        self._fates = self._possible_fates()

    # --- what the view shows ----------------------------------------------------------------------

    def lay(self, position: TrickerionPosition) -> None:
        restore.lay_shown(position, self._shown)
        for card in self._recalled():
            decks.let_know(position, card, self._knowers)
        if not self._draws:
            restore.lay_draws(position, self._shown.drawn)

    def _those_who_know(self) -> int:
        """Who knows what the viewer knows: what lay face up everybody has seen (T1-ALLEY-13, 14)."""
        viewer = self._view.seat
        public = viewer is None or self._table.edition.decks_face_up
        return decks.knowers_of(decks.EVERYBODY if public else decks.known_to(0, viewer or 0))

    def _entry(self, id: str) -> int:
        """A card of a deck, with those who know it there as far as the viewer knows."""
        if not id:
            return _UNKNOWN
        knowers = 0 if id in self._shown.secrets else self._knowers
        return self._table.special_numbers[id] + decks.KNOWN_TO * knowers

    def _recalled(self) -> list[int]:
        """TR-GEN-24: the cards of other players that the viewer knows, also one that is being drawn alone."""
        view, shown = self._view, self._shown
        known = {id for workshop in view.workshops for id in workshop.known_cards}
        if view.seat is None or not view.asked[view.seat]:
            known |= {id for _, *cards in shown.drawn for id in cards if id}
        if self._table.edition.decks_face_up and view.seat is not None:
            sealed = [each.card for each in view.me.characters if each.secret]
            known |= {*view.me.hand, *sealed} - {*shown.secrets}
        return [card for id, card in self._table.special_numbers.items() if id in known]

    def _cards_unseen(self) -> Piles:
        """The cards of each deck that the viewer sees nowhere."""
        seen = {id for deck in self._shown.decks for id in deck}
        for _, *cards in self._shown.drawn:
            seen.update(cards)
        for workshop in self._view.workshops:
            seen.update(workshop.hand, workshop.known_cards)
            seen.update([character.card for character in workshop.characters])
        ids, every = self._table.special_ids, self._table.special_decks[: len(self._shown.decks)]
        return [[card for card in cards if ids[card] not in seen] for cards in every]

    def _hidden_draws(self) -> list[_Draw]:
        """TR-DA-07: the draws of another player who looks at the cards; none if the viewer sees all of it."""
        view = self._view
        asked = [(seat, open) for seat, open in enumerate(view.asked) if open and _chooses(open)]
        if not asked or asked[0][0] == view.seat:
            return []
        ((seat, open),) = asked
        return [
            _Draw(self._table, view, seat, draw, number < open.numbers[0])
            for number, draw in enumerate(self._shown.drawn)
        ]

    def _possible_fates(self) -> list[int]:
        """TR-SETUP-16, T1-COMP-11: the prophecies that may lie on the stack; some may not be in play."""
        shown = self._shown.prophecies
        if shown is None:
            return []
        known = {shown.active, *shown.pending, *shown.past, *shown.removed}
        return [fate for fate, id in enumerate(self._table.prophecy_ids) if id not in known]

    # --- what it hides ----------------------------------------------------------------------------

    def deal(self, position: TrickerionPosition, held: Held, rng: Random) -> None:
        piles = [pile[:] for pile in self._unseen]
        shuffle_each(piles, rng)
        position.decks = tuple([deck.filled(piles[number]) for number, deck in enumerate(self._decks)])
        kept: list[int] = []
        for holder in self._holders:
            holder.hold(position, held, kept, piles)
        if self._draws:
            position.drawn = tuple([draw.look(held, kept, piles, rng) for draw in self._draws])
        if self._shown.unseen:
            position.cells[TAKEN] |= _bits(kept)
        if self._shown.prophecies:
            self._deal_fates(position, self._shown.prophecies.left, rng)

    def _deal_fates(self, position: TrickerionPosition, left: int, rng: Random) -> None:
        """TR-SETUP-16: the stack of prophecies, in any order."""
        fates = self._fates[:]
        shuffle(fates, rng)
        position.prophecy_stack = tuple(fates[:left])


class _Deck:
    """A deck of which the viewer knows a few cards, most often those that it put under it."""

    def __init__(self, entries: list[int]) -> None:
        known = [place for place, entry in enumerate(entries) if entry != _UNKNOWN]
        self._unknown = known[0] if known else len(entries)
        """How many unknown cards lie on top of all others."""

        self._below = entries[self._unknown :]

    def filled(self, pile: list[int]) -> tuple[int, ...]:
        """The whole deck; the unknown cards are the last ones of the pile."""
        first = len(pile) - self._unknown
        cards = pile[first:]
        del pile[first:]
        cards.reverse()
        for entry in self._below:
            cards.append(pile.pop() if entry == _UNKNOWN else entry)
        return tuple(cards)


def _bits(cards: list[int]) -> int:
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


class _Holder:
    """TR-GEN-24: another player: the cards that the viewer knows there, and any others of the same decks."""

    def __init__(
        self, table: Setting, view: TrickerionView, shown: Alley, seat: int, taken: set[int]
    ) -> None:
        workshop = view.workshops[seat]
        self._seat = seat
        self._taken = taken
        self._deck_of = table.assignment_locations[SPECIAL:]
        self._known = [table.special_numbers[id] for id in workshop.known_cards]
        known = [self._deck_of[card] for card in self._known]
        self._missing = [
            deck for deck, count in enumerate(workshop.specials) for _ in range(count - known.count(deck))
        ]
        """The deck of each card that the viewer does not know."""

        self._unseen = [LOCATION_IDS.index(deck) for holder, deck in shown.unseen if holder == seat]

    def hold(self, position: TrickerionPosition, held: Held, kept: list[int], piles: Piles) -> None:
        """Deal the player's cards; what was taken this round is kept in hand for certain (T1-ALLEY-09)."""
        unknown = [piles[deck].pop() for deck in self._missing]
        cards = self._known + unknown
        position.cells[HANDS + self._seat] = _bits(cards)
        if self._taken or self._unseen:
            taken = [card for card in cards if card in self._taken]
            for deck in self._unseen:
                # PW-07: a card that nobody saw is any of its deck.
                card = next(card for card in unknown if self._deck_of[card] == deck)
                unknown.remove(card)
                taken.append(card)
            cards = [card for card in cards if card not in taken]
            kept += taken
        held[self._seat] += cards


class _Draw:
    """TR-DA-03, 07, 09: a draw of another player, of which the viewer sees the deck, or a single card that it
    knew; of a decided pair one card is in that player's hand."""

    def __init__(
        self, table: Setting, view: TrickerionView, seat: int, shown: tuple[str, ...], is_decided: bool
    ) -> None:
        name, *cards = shown
        self._seat = seat
        self._is_decided = is_decided
        self._deck = LOCATION_IDS.index(name)
        self._deck_of = table.assignment_locations[SPECIAL:]
        self._shown = [table.special_numbers[id] for id in cards if id]
        self._most = len(cards) or table.edition.draw_offer
        self._known = {table.special_numbers[id] for id in view.workshops[seat].known_cards}

    def look(self, held: Held, kept: list[int], piles: Piles, rng: Random) -> tuple[int, ...]:
        """The deck and the cards that the player looks at."""
        theirs, pile = held[self._seat], piles[self._deck]
        cards = self._shown[:] or ([self._chosen(theirs, rng)] if self._is_decided else [])
        if self._is_decided:
            theirs.remove(cards[0])
            kept.append(cards[0])
        if not self._shown:
            while pile and len(cards) < self._most:
                cards.append(pile.pop())
            shuffle(cards, rng)
        return (self._deck, *cards)

    def _chosen(self, held: list[int], rng: Random) -> int:
        """What was kept of a draw that the viewer knew nothing of: none of the cards known to be in hand."""
        unknown = [card for card in held if card not in self._known and self._deck_of[card] == self._deck]
        return unknown[below(len(unknown), rng)]
