"""The theater as a greedy player sees it: which cards will be performed, and what a marker brings where."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice.box import leads_to
from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.printed.geometry import Joint, linked, rotation
from sleight.games.trickerion.printed.ids import FACINGS, NOBODY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.bots.company import Company
    from sleight.games.trickerion.views.types import Marker, Show, TrickerionView, Workshop

_PROBABLE = 0.7
"""How often a magician performs, as long as the plans are sealed."""

_LATER = 0.7
"""How often a card that stays is performed in a later round."""

_COMING = 2
"""The markers that can still be set up on the card that is performed."""

_LEAVING = 0.5
"""A card that leaves after this round is performed rather than one that stays."""

_PRESENT = 0.1
"""Even a marker that pays nothing lets its owner perform the card."""

_OPENING = 0.25
"""A corner to which an own marker could be linked later, as a part of that link."""


_NO_TRICK = -1
"""T1-OPT-01: what a dummy has for a trick."""


class Spot(NamedTuple):
    """Where a marker could lie, and what that is worth."""

    worth: float
    place: int
    slot: int
    facing: int


class Laid(NamedTuple):
    """A marker on a card, in numbers."""

    seat: int
    trick: int
    turn: int
    extra: float = 0.0
    """What it pays besides its trick, for a stack."""


class Card:
    """A performance card and what lies on it."""

    __slots__ = (
        "bonus",
        "closed",
        "doubled",
        "laid",
        "later",
        "layout",
        "links",
        "markers",
        "mine",
        "now",
        "number",
        "own",
        "stays",
    )

    def __init__(self, company: Company, show: Show, seat: int, *, stays: bool) -> None:
        catalog = company.catalog
        self.number = number = catalog.card_numbers[show.card]
        self.layout = catalog.layouts[number]
        self.markers = [_laid(company, marker) for marker in show.markers]
        self.laid = [laid for laid in self.markers if laid and laid.seat != NOBODY]
        """TR-PERF-05, TR-SAR-10: the players' markers on the slots and beside them."""

        if show.beside:
            self.laid += [_pile(company, marker, 0) for marker in show.beside]
        printed = worth.of_pay(*catalog.bonuses[number], company.left)
        self.bonus = printed * company.figures.bonus_times
        self.doubled = printed if company.doubles() else 0.0
        """DT-SPIR-10, 13: what a machine adds to the bonus in an own performance."""

        own = [laid for laid in self.laid if laid.seat == seat]
        self.mine = {laid.trick for laid in own}
        self.own = sum(company.rewards[trick] for trick in self.mine) + sum(laid.extra for laid in own)
        self.closed = self.mine
        """The own tricks of which no further marker may be laid."""

        if company.encore in self.mine:
            self._encore(company.rewards, company.encore, [laid.trick for laid in own])
        self.links = sum(self._linked(circle) for circle in self.layout.circles)
        self.stays = stays
        self.now = 0.0
        self.later = _LATER if stays else 0.0

    def _encore(self, rewards: Sequence[float], trick: int, own: list[int]) -> None:
        """DT-ABIL-05, 06: a second marker of a trick may lie there, and pays, too."""
        if own.count(trick) > 1:
            self.own += rewards[trick]
        else:
            self.closed = self.mine - {trick}

    def _linked(self, circle: Joint) -> bool:
        one, other = self.markers[circle.slot], self.markers[circle.other]
        return one is not None and other is not None and linked(circle, one.turn, other.turn)

    @property
    def fate(self) -> float:
        """How probably the card is performed, not counting the own performance of this round."""
        return self.now + (1 - self.now) * self.later

    @property
    def gaps(self) -> int:
        """The empty slots."""
        return self.markers.count(None)


def _laid(company: Company, marker: Marker | None) -> Laid | None:
    if marker is None:
        return None
    if marker.is_dummy:
        return Laid(NOBODY, _NO_TRICK, FACINGS.index(marker.facing))
    school = company.catalog.schools[company.catalog.trick_numbers[marker.trick]]
    return _pile(company, marker, rotation(school, FACINGS.index(marker.facing)))


def _pile(company: Company, marker: Marker, turn: int) -> Laid:
    trick = company.catalog.trick_numbers[marker.trick]
    return Laid(marker.seat, trick, turn, company.of_stack(trick) if marker.stacked else 0.0)


class Stage:
    """All cards of the theater, with the fate of each and the card that the seat would perform itself."""

    def __init__(self, company: Company, view: TrickerionView, links: float) -> None:
        self.company, self.view, self.links = company, view, links
        self.seat = view.seat or 0
        last = len(view.theater) - 1
        leaves = last if view.round >= company.catalog.edition.discard_from else len(view.theater)
        self.cards = [
            Card(company, show, self.seat, stays=place != leaves and company.left > 0)
            for place, show in enumerate(view.theater)
        ]
        for seat in view.order:
            if seat != self.seat:
                self._foresee(seat)
        self._best: dict[tuple[int, int, bool], Spot] = {}
        self._openings: dict[tuple[int, Joint, int, int], float] = {}
        self.target = self._own_card()

    def _foresee(self, seat: int) -> None:
        """Somebody else performs the card that pays most, if it is still there."""
        chance = _chance_to_perform(self.view, self.view.workshops[seat])
        if chance:
            pays = [(self._pay(seat, card), place) for place, card in enumerate(self.cards)]
            pay, place = max(pays)
            if pay > 0:
                self.cards[place].now += (1 - self.cards[place].now) * chance

    def _pay(self, seat: int, card: Card) -> float:
        rewards = self.company.rewards
        own = [rewards[laid.trick] + laid.extra for laid in card.laid if laid.seat == seat]
        return (sum(own) + card.links + card.bonus + _PRESENT) * (1 - card.now) if own else 0.0

    def _own_card(self) -> int:
        """The card that the seat would perform, with what it can still set up there; -1 without any."""
        best = max(range(len(self.cards)), key=self._prospect, default=-1)
        return best if best >= 0 and self._prospect(best) > 0 else -1

    def _prospect(self, place: int) -> float:
        card, rewards = self.cards[place], self.company.rewards
        coming = sorted(
            [
                rewards[piece.trick]
                for piece in self.company.pieces
                if piece.ready and piece.trick not in card.mine
            ],
            reverse=True,
        )[: min(_COMING, card.gaps)]
        if not (card.mine or coming):
            return 0.0
        urgent = 0.0 if card.stays else _LEAVING
        rewards_to_come = (card.own + sum(coming)) * (1 - card.fate)
        return rewards_to_come + self.links * card.links + card.bonus + card.doubled + urgent + _PRESENT

    def performing(self) -> float:
        """What the own performance of this round adds to what lies on stage now."""
        if self.target < 0:
            return 0.0
        card = self.cards[self.target]
        links = card.links * self.company.figures.bonus_times
        return card.own * (1 - card.fate) + links + card.bonus + card.doubled

    def reward_at(self, place: int, trick: int, *, performs: bool) -> float:
        """What a marker on a card will probably bring when that card is performed."""
        chance = 1.0 if performs and place == self.target else self.cards[place].fate
        return self.company.rewards[trick] * chance

    def spots(self, trick: int, *, performs: bool) -> list[Spot]:
        """The best spot for a marker of a trick on each card that can take it."""
        found = []
        for place, card in enumerate(self.cards):
            if card.gaps and trick not in card.closed:
                found.append(self.best_on(place, trick, performs=performs))
        return found

    def best_on(self, place: int, trick: int, *, performs: bool) -> Spot:
        """The best slot and facing for a marker of a trick on one card."""
        key = (place, trick, performs)
        if key not in self._best:
            card = self.cards[place]
            each = [
                Spot(self.at(place, slot, facing, trick, performs=performs), place, slot, facing)
                for slot, laid in enumerate(card.markers)
                if laid is None
                for facing in card.layout.facings[slot]
            ]
            self._best[key] = max(each, key=lambda spot: spot.worth)
        return self._best[key]

    def at(
        self, place: int, slot: int, facing: int, trick: int, *, performs: bool, paid: bool = True
    ) -> float:
        """What a marker on that slot with that facing is worth; a rescheduled one is not paid for links."""
        base = self.reward_at(place, trick, performs=performs)
        if paid and self.company.figures.set_up_fame:
            base += self.company.figures.set_up_fame.get(trick, 0)
        if not self.links:
            return base
        return base + self._linking(place, slot, facing, trick, performs=performs, paid=paid)

    def _linking(
        self, place: int, slot: int, facing: int, trick: int, *, performs: bool, paid: bool
    ) -> float:
        card, company = self.cards[place], self.company
        turn = rotation(company.catalog.schools[trick], facing)
        pay = float(company.catalog.link_pay_of(trick, card.number)) if paid else 0.0
        pay += company.catalog.edition.link_fame if performs and place == self.target else 0.0
        total, first = 0.0, company.figures.link_more if paid else 0
        for circle in card.layout.around[slot]:
            other = card.markers[circle.other]
            if other is None:
                key = (place, circle, turn, trick)
                if key not in self._openings:
                    self._openings[key] = self._opening(card, circle, turn, trick)
                total += self._openings[key]
            elif linked(circle, turn, other.turn):
                total += pay + first
                first = 0
                if circle.shard and paid:
                    shared = 1 if other.seat in (self.seat, NOBODY) else 1 - worth.OTHERS
                    total += shared * worth.of_shards(1, company.left)
        return total * self.links

    def _opening(self, card: Card, circle: Joint, turn: int, trick: int) -> float:
        """An own trick that lies ready and could be linked to this corner next."""
        company = self.company
        schools, pay = company.catalog.schools, company.catalog.link_pay_of
        return max(
            (
                _OPENING * pay(piece.trick, card.number)
                for piece in company.pieces
                if piece.ready and piece.trick != trick and piece.trick not in card.mine
                for facing in card.layout.facings[circle.other]
                if linked(circle, turn, rotation(schools[piece.trick], facing))
            ),
            default=0.0,
        )


def best_spots(stage: Stage, points: int, *, performs: bool) -> list[float]:
    """What the markers that lie ready bring on stage, as many as there are points for."""
    found: list[float] = []
    for piece in stage.company.pieces:
        if piece.ready:
            spots = sorted(stage.spots(piece.trick, performs=performs), reverse=True)
            found += [spot.worth for spot in spots[: piece.ready]]
    return sorted(found, reverse=True)[:points]


def _chance_to_perform(view: TrickerionView, workshop: Workshop) -> float:
    """Before the plans are revealed nobody knows; afterwards the cards tell."""
    if view.phase in ("advertise", "assignment"):
        return _PROBABLE
    conducted = view.alley.round.conducted if view.alley else ()
    if view.phase == "performance" and view.workshops.index(workshop) in conducted:
        return 0.0
    return float(will_perform(view, workshop))


def will_perform(view: TrickerionView, workshop: Workshop) -> bool:
    """The magician stands on a stage, or will be placed in the theater."""
    magician = workshop.characters[0]
    return magician.at.endswith("-stage") or (magician.waits and leads_to(view, magician.card) == "theater")
