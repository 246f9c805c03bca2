"""Somebody who keeps in mind every special card that the events have shown, and looks at nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import sleight
from sleight.games.trickerion.events import (
    Assignment,
    CardKept,
    CardsDrawn,
    CardTaken,
    CardTurnedUp,
    DeckNamed,
    DecksCycled,
    GameEnded,
    PlansRevealed,
    RoundBegan,
    SpecialsReturned,
    TopsShown,
)
from sleight.games.trickerion.modules.powers.events import RestOrdered, SecondShown, SecondTaken
from tests.games.trickerion.helpers.scenario import GAME

DECKS = ("downtown", "market-row", "workshop", "theater")
DECK_OF: Mapping[str, str] = {card.id: card.location for card in GAME.printed.specials}
"""The order of the cards is that of the views."""


_USUAL = 2
"""TR-DA-03: the cards that a draw shows, unless it shows more."""


class Looked(NamedTuple):
    """A draw: its deck and its cards, `` for each that the observer does not know."""

    deck: str
    cards: tuple[str, ...]


class Observer:
    """What a seat or a spectator knows of every special card, from the events that it was shown."""

    def __init__(self, viewer: int | None, sizes: Sequence[int], counts: Sequence[Sequence[int]]) -> None:
        self.viewer = viewer
        self.decks = {deck: [""] * size for deck, size in zip(DECKS, sizes, strict=True)}
        """From top to bottom, `` for a card that is not known."""

        self.closed = [
            [(deck, "") for deck, count in zip(DECKS, held, strict=True) for _ in range(count)]
            for held in counts
        ]
        """The cards of each seat in hand or face down: where they come from and which they are."""

        self.open: list[list[str]] = [[] for _ in counts]
        """The special cards of each seat that lie face up."""

        self.named: list[str] = []
        self.looked: list[Looked] = []
        self.chosen: list[str] = []
        self.choosing = False
        """Whether the order of cards that go under their deck is still to come."""

        self.news: list[str] = []
        """What has happened, to tell whether the games have shown everything."""

    def told(self, events: Iterable[sleight.Event]) -> None:
        """Take in what happened, as far as this viewer was told."""
        for event in events:
            match event.seen_by(self.viewer):
                case DeckNamed() as named:
                    self.named.append(named.deck)
                case CardsDrawn() as drawn:
                    self._look(drawn)
                case CardKept() as kept:
                    self._keep(kept)
                case RestOrdered() as ordered:
                    self._order(ordered)
                case SecondShown() as shown:
                    self.decks[shown.deck][1] = shown.card or self.decks[shown.deck][1]
                case SecondTaken() as second:
                    self._take_second(second)
                case CardTaken() as taken:
                    self._take(taken)
                case DecksCycled() as cycled:
                    self._cycle(cycled.cards)
                case TopsShown() as tops:
                    self._see(tops.cards)
                case PlansRevealed() as revealed:
                    for assignment in revealed.cards:
                        self._turn_up(assignment)
                case CardTurnedUp() as turned:
                    self._turn_up(Assignment(turned.seat, turned.character, turned.card))
                case SpecialsReturned() as returned:
                    self._put_away(returned.cards)
                case RoundBegan() | GameEnded():
                    self._take_back()

    def _look(self, drawn: CardsDrawn) -> None:
        """TR-DA-03, 09: who draws sees the cards; the others know a card only if it was the only one."""
        deck = self.decks[drawn.deck]
        taken, deck[:] = deck[: drawn.count], deck[drawn.count :]
        if drawn.cards:
            assert all(known in ("", card) for known, card in zip(taken, drawn.cards, strict=True))
            taken = list(drawn.cards)
        elif drawn.count > 1:
            self.news += ["forgotten"] * (len(taken) - taken.count(""))
            taken = [""] * drawn.count
        self.named = self.named[1:]
        self.looked.append(Looked(drawn.deck, tuple(taken)))

    def _keep(self, kept: CardKept) -> None:
        """TR-DA-07: once one card of each draw is kept, the others go under their decks."""
        draw = self.looked[len(self.chosen)]
        card = draw.cards[0] if len(draw.cards) == 1 else kept.card
        self.chosen.append(card)
        self.closed[kept.seat].append((kept.deck, card))
        if card and kept.seat != self.viewer:
            self.news.append("followed by a spectator" if self.viewer is None else "followed")
        self.choosing = len(draw.cards) > _USUAL
        self._put_under()

    def _order(self, ordered: RestOrdered) -> None:
        """PW-07: the cards of the draw that was decided last go under their deck in this order."""
        number = len(self.chosen) - 1
        if ordered.cards:
            self.looked[number] = Looked(ordered.deck, (self.chosen[number], *ordered.cards))
        self.choosing = False
        self.news.append("ordered")
        self._put_under()

    def _put_under(self) -> None:
        """TR-DA-07: what was not kept goes under its deck, draw by draw."""
        if len(self.chosen) == len(self.looked) and not self.choosing:
            for (deck, cards), chosen in zip(self.looked, self.chosen, strict=True):
                others = list(cards)
                others.remove(chosen)
                self.decks[deck] += others
            self.looked, self.chosen = [], []

    def _take(self, taken: CardTaken) -> None:
        """T1-ALLEY-13: everybody saw the card on top of its deck."""
        assert self.decks[taken.deck].pop(0) == taken.card
        self.closed[taken.seat].append((taken.deck, taken.card))
        self.news.append("bought" if taken.shards else "taken")

    def _take_second(self, taken: SecondTaken) -> None:
        """MP-65: whoever knew the second card knows who has it."""
        card = self.decks[taken.deck].pop(1)
        assert taken.card in ("", card)
        self.closed[taken.seat].append((taken.deck, card))
        self.news.append("second known" if card else "second unseen")

    def _cycle(self, cards: Sequence[str]) -> None:
        """T1-ALLEY-04: the top cards go under their decks."""
        for card in cards:
            deck = self.decks[DECK_OF[card]]
            assert deck[0] == card
            deck.append(deck.pop(0))

    def _see(self, cards: Sequence[str]) -> None:
        """T1-ALLEY-11: these lie on top now; whoever knew a card there is right."""
        for card in cards:
            deck = self.decks[DECK_OF[card]]
            assert deck[0] in ("", card)
            deck[0] = card

    def _turn_up(self, shown: Assignment) -> None:
        """TR-PLACE-01, TR-PROR-25: a card is the one that was known, or one of which nothing was known."""
        if shown.card in DECK_OF:
            deck, closed = DECK_OF[shown.card], self.closed[shown.seat]
            expected = (deck, shown.card) in closed
            if expected and shown.seat != self.viewer:
                self.news.append("turned up again")
            closed.remove((deck, shown.card if expected else ""))
            self.open[shown.seat].append(shown.card)

    def _put_away(self, cards: Sequence[str]) -> None:
        """TR-END-33: used cards go under their decks in this order."""
        for card in cards:
            (owner,) = [open for open in self.open if card in open]
            owner.remove(card)
            self.decks[DECK_OF[card]].append(card)

    def _take_back(self) -> None:
        """TR-END-34: what else lay face up is in hand again when the next round begins, or the game ends."""
        for closed, open in zip(self.closed, self.open, strict=True):
            closed += [(DECK_OF[card], card) for card in open]
            self.news += ["returned"] * len(open)
            open.clear()

    def known(self, seat: int) -> tuple[str, ...]:
        """The cards of a seat that do not lie face up, as far as they are known."""
        known = {card for _, card in self.closed[seat]}
        return tuple(card for card in DECK_OF if card in known)

    def counted(self, seat: int) -> tuple[int, ...]:
        """How many cards of each deck a seat has that do not lie face up."""
        decks = [deck for deck, _ in self.closed[seat]]
        return tuple(decks.count(deck) for deck in DECKS)

    def draws(self) -> tuple[tuple[str, ...], ...]:
        """The draws that are being made, as far as their cards are known."""
        return (
            *((deck, *_seen(cards)) for deck, cards in self.looked),
            *((deck,) for deck in self.named),
        )


def _seen(cards: tuple[str, ...]) -> tuple[str, ...]:
    """What a view shows of a draw: of one that shows more cards than usual also how many."""
    return cards if len(cards) > _USUAL else tuple(card for card in cards if card)
