"""The Dark Alley from a view alone: cards and prophecies that the viewer cannot see are dealt anew."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.modules.dark_alley.types import Alley, Round, SavedAlley
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import decks

if TYPE_CHECKING:
    from random import Random

    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import Open, TrickerionView, Workshop


def _chooses(open: Open) -> bool:
    """Whether a seat looks at cards that it has drawn; the question counts the draws that are decided."""
    return KINDS[open.kind].draws and bool(open.numbers)


class Dealing:
    """TR-DA-08, TR-GEN-24: every card that the viewer cannot place goes to any of the unknown places."""

    def __init__(self, table: Setting, view: TrickerionView, shown: Alley, rng: Random) -> None:
        self.table = table
        self.view = view
        self.rng = rng
        self.held: list[list[str]] = [[] for _ in range(view.seats)]
        """The special cards of each seat but the viewer, in hand or sealed under characters; first those that
        the viewer knows there."""

        self.kept: list[list[str]] = [[] for _ in range(view.seats)]
        """Those that are in hand for certain: chosen from the pairs of a draw that is still being made."""

        self.alley = self._deal(shown)

    def _deal(self, shown: Alley) -> SavedAlley:
        piles = self._unseen(shown)
        filling = zip(shown.decks, piles, strict=True)
        filled = tuple([tuple([id or pile.pop() for id in deck]) for deck, pile in filling])
        for seat, workshop in enumerate(self.view.workshops):
            if seat != self.view.seat:
                held = self._hold(workshop, piles)
                # T1-ALLEY-09: what was taken this round cannot lie under a character yet.
                taken = self._taken(shown, seat, held)
                self.held[seat] = [id for id in held if id not in taken]
                self.kept[seat] = taken
        known = self._knowers()
        recalled = self._recalled(shown)
        return SavedAlley(
            decks=filled,
            known=tuple(
                [
                    tuple([known if id and id not in shown.secrets else 0 for id in deck])
                    for deck in shown.decks
                ]
            ),
            recalled=tuple((id, known) for id in self.table.special_ids if id in recalled),
            drawn=self._drawn(shown, piles),
            prophecies=shown.prophecies,
            fates=self._fates(shown),
            round=self._round(shown),
            draws=shown.draws,
        )

    def _knowers(self) -> int:
        """Who knows what the viewer knows: what lay face up everybody has seen (T1-ALLEY-13, 14)."""
        viewer = self.view.seat
        public = viewer is None or self.table.edition.decks_face_up
        return decks.knowers_of(decks.EVERYBODY if public else decks.known_to(0, viewer or 0))

    def _hold(self, workshop: Workshop, piles: list[list[str]]) -> list[str]:
        """TR-GEN-24: what the viewer knows of another player's cards, and any others of the same decks."""
        held = list(workshop.known_cards)
        by_deck = Counter(map(self._deck_of, held))
        for deck, (pile, count) in enumerate(zip(piles, workshop.specials, strict=True)):
            held += [pile.pop() for _ in range(count - by_deck[LOCATION_IDS[deck]])]
        return held

    def _taken(self, shown: Alley, seat: int, held: list[str]) -> list[str]:
        """T1-ALLEY-09, PW-07: what a seat took this round, unseen cards being any of their decks."""
        taken = [id for id in held if id in shown.round.taken]
        unknown = [id for id in held if id not in self.view.workshops[seat].known_cards]
        for holder, deck in shown.unseen:
            if holder == seat:
                card = next(id for id in unknown if self._deck_of(id) == deck)
                unknown.remove(card)
                taken.append(card)
        return taken

    def _round(self, shown: Alley) -> Round:
        """This round with all cards that were taken in it."""
        taken = {*shown.round.taken, *(id for kept in self.kept for id in kept)}
        in_order = tuple([id for id in self.table.special_ids if id in taken]) if shown.unseen else ()
        return msgspec.structs.replace(shown.round, taken=in_order) if in_order else shown.round

    def _recalled(self, shown: Alley) -> set[str]:
        """TR-GEN-24: the cards of other players that the viewer knows, also one that is being drawn alone."""
        drawing = self.view.asked[self.view.seat] if self.view.seat is not None else None
        drawn = [] if drawing else [id for _, *cards in shown.drawn for id in cards]
        known = {id for workshop in self.view.workshops for id in workshop.known_cards}
        known |= {id for id in drawn if id}
        if self.table.edition.decks_face_up and self.view.seat is not None:
            sealed = [each.card for each in self.view.me.characters if each.secret]
            known |= {*self.view.me.hand, *sealed} - {*shown.secrets}
        return known

    def _unseen(self, shown: Alley) -> list[list[str]]:
        """The cards of each deck that the viewer sees nowhere, shuffled."""
        seen = {id for deck in shown.decks for id in deck}
        seen |= {id for _, *cards in shown.drawn for id in cards}
        for workshop in self.view.workshops:
            seen |= {*workshop.hand, *workshop.known_cards}
            seen |= {character.card for character in workshop.characters}
        ids, piles = self.table.special_ids, []
        for cards in self.table.special_decks[: len(shown.decks)]:
            pile = [ids[card] for card in cards if ids[card] not in seen]
            self.rng.shuffle(pile)
            piles.append(pile)
        return piles

    def _drawn(self, shown: Alley, piles: list[list[str]]) -> tuple[tuple[str, ...], ...]:
        """TR-DA-03, 07, 09: what another player looks at; of a decided pair one card is in its hand."""
        asked = [(seat, open) for seat, open in enumerate(self.view.asked) if open and _chooses(open)]
        if not asked or asked[0][0] == self.view.seat:
            return shown.drawn
        ((seat, open),) = asked
        return tuple(
            self._looked_at(seat, draw, piles[LOCATION_IDS.index(draw[0])], kept=number < open.numbers[0])
            for number, draw in enumerate(shown.drawn)
        )

    def _looked_at(self, seat: int, draw: tuple[str, ...], pile: list[str], *, kept: bool) -> tuple[str, ...]:
        """A draw of which the viewer sees the deck, or a single card that it knew."""
        name, *cards = draw
        most, shown = len(cards) or self.table.edition.draw_offer, [id for id in cards if id]
        cards = shown or ([self._chosen(seat, name)] if kept else [])
        if kept:
            self.held[seat].remove(cards[0])
            self.kept[seat].append(cards[0])
        if shown:
            return draw
        while pile and len(cards) < most:
            cards.append(pile.pop())
        self.rng.shuffle(cards)
        return (name, *cards)

    def _chosen(self, seat: int, name: str) -> str:
        """What was kept of a draw that the viewer knew nothing of: none of the cards known to be in hand."""
        known = self.view.workshops[seat].known_cards
        unknown = [id for id in self.held[seat] if id not in known]
        return self.rng.choice([id for id in unknown if self._deck_of(id) == name])

    def _deck_of(self, id: str) -> str:
        return LOCATION_IDS[self.table.assignment_locations[self.table.assignment_numbers[id]]]

    def _fates(self, shown: Alley) -> tuple[str, ...]:
        """TR-SETUP-16, T1-COMP-11: what lies on the stack, in any order; the others may not be in play."""
        if shown.prophecies is None:
            return ()
        known = {shown.prophecies.active, *shown.prophecies.pending, *shown.prophecies.past}
        known |= {*shown.prophecies.removed}
        fates = [id for id in self.table.prophecy_ids if id not in known]
        self.rng.shuffle(fates)
        return tuple(fates[: shown.prophecies.left])
