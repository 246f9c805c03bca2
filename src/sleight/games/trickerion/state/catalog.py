"""The printed cards as small numbers, and the lists of choices that follow from them, made once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.games.trickerion.printed import codes, ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.choices.base import TrickerionChoice
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.printed.structs import Board, Printed, Trick, Yields
    from sleight.games.trickerion.state.universe import Universe

Choices = tuple["TrickerionChoice", ...]


class Catalog:
    """The cards, dice and components of a game; tricks, cards and components are named by number."""

    def __init__(
        self, printed: Printed, edition: Edition, layouts: Sequence[Layout], universe: Universe
    ) -> None:
        components = printed.component_ids
        self.printed = printed
        self.edition = edition
        self.layouts = tuple(layouts)
        self.universe = universe
        self.known: dict[Choice, int] = {choice: number for number, choice in enumerate(universe.numbers_of)}
        self.numbers_of = universe.numbers_of
        self.component_ids = components
        self.component_numbers = {id: number for number, id in enumerate(components)}
        self.stall_numbers = {"": 0, **{id: 1 + number for number, id in enumerate(components)}}
        """What a cell of the market row holds."""

        self.prices = printed.prices
        self.symbol_ids = printed.board.markers.symbols
        self.markers_each = printed.board.markers.per_symbol
        self.costs: dict[str, int] = msgspec.structs.asdict(edition.costs)
        self.wages = _wages(printed.board)
        self.base_points = [edition.base_points[_kind(character)] for character in range(ids.CHARACTERS)]
        self.day_ids = printed.board.theater.days
        self.day_modifiers = _day_modifiers(printed.board)
        self.day_rewards = tuple(self.day_modifiers.values())
        self._tricks(printed.tricks)
        self._performances()
        self._magicians()
        self._assignment_cards()
        self._dice(printed.board)
        self._sends()
        self.takes = {
            total: tuple(
                choice
                for types, choice in universe.take.items()
                if sum(self.prices[type] for type in types) == total
            )
            for total in {edition.starting_goods, edition.manager_goods, *range(1, edition.quick.goods + 1)}
        }
        """TR-PSET-08, TR-QUICK-10: the components that can be taken for a total price."""

        self._places: list[list[dict[int, Choices]]] = [
            [{} for _ in ids.LOCATION_IDS] for _ in range(ids.CHARACTERS)
        ]
        self._orders: dict[tuple[int, ...], Choices] = {}
        self._orders_of = [_by_mask(choices) for choices in universe.order]

    def _tricks(self, tricks: tuple[Trick, ...]) -> None:
        numbers = self.component_numbers
        self.trick_ids = tuple(trick.id for trick in tricks)
        self.trick_numbers = {id: number for number, id in enumerate(self.trick_ids)}
        self.schools = tuple(ids.SCHOOL_IDS.index(trick.school) for trick in tricks)
        self.levels = tuple(trick.level for trick in tricks)
        self.needs = tuple(
            tuple((numbers[id], count) for id, count in trick.components.items()) for trick in tricks
        )
        self.prepare_costs = tuple(trick.prepare_ap for trick in tricks)
        self.printed_markers = tuple(trick.markers for trick in tricks)
        self.yields = tuple(_triple(trick.yields) for trick in tricks)
        self.groups: list[list[int]] = [[] for _ in range(ids.SCHOOLS * ids.LEVELS)]
        levels = zip(self.schools, self.levels, strict=True)
        self.group_of = tuple(school * ids.LEVELS + level - 1 for school, level in levels)
        at_residence = len(tricks) - self.printed.apart
        for number, group in enumerate(self.group_of[:at_residence]):
            self.groups[group].append(number)
        bits = [1 << self.groups[group].index(n) for n, group in enumerate(self.group_of[:at_residence])]
        self.bit_of = (*bits, *[0] * self.printed.apart)
        """Where a trick lies at the residence, among those of its school and level; 0 if it never does."""

        self.whole_residence = [
            (1 << len(group)) - 1 if number % ids.LEVELS < self.edition.highest_level else 0
            for number, group in enumerate(self.groups)
        ]
        """The tricks of this edition by school and level, as bits, while all lie at the residence."""

        learn = self.universe.learn
        self.learns = tuple(_by_mask([learn[trick] for trick in group]) for group in self.groups)
        """The tricks of a school and level that lie at the residence, by their bits."""

    def _performances(self) -> None:
        cards = self.printed.performances
        self.card_ids = tuple(card.id for card in cards)
        self.card_numbers = {id: number for number, id in enumerate(self.card_ids)}
        printed = tuple(_triple(card.performer_bonus) for card in cards)
        self.bonuses = printed if self.edition.card_bonus else ((0, 0, 0),) * len(cards)
        """TR-PERF-28, T1-PERF-02: what the card adds for the performer."""

        self.theaters = {
            theater: tuple(n for n, card in enumerate(cards) if card.theater == theater)
            for theater in dict.fromkeys(card.theater for card in cards)
        }
        ranks = list(self.theaters)
        self.theater_ranks = tuple(ranks.index(card.theater) for card in cards)
        self.lays = tuple(self._lays(number, layout) for number, layout in enumerate(self.layouts))
        """TR-TH-13: where a marker may be laid on a card, by the bits of its empty slots."""

    def link_pay_of(self, trick: int, card: int) -> int:
        """TR-LINK-05, T1-LINK-01, 02: what a link pays, by the level of its trick or by theater."""
        edition = self.edition
        rank = self.theater_ranks[card] if edition.link_pay_by_theater else self.levels[trick] - 1
        return edition.link_pay[rank]

    def _lays(self, card: int, layout: Layout) -> tuple[Choices, ...]:
        at = self.universe.at[card]
        each = [tuple(at[slot][corner] for corner in layout.facings[slot]) for slot in range(layout.slots)]
        return tuple(
            tuple(choice for slot, choices in enumerate(each) if gaps >> slot & 1 for choice in choices)
            for gaps in range(1 << layout.slots)
        )

    def _magicians(self) -> None:
        self.magician_ids = tuple(magician.id for magician in self.printed.magicians)
        self.magician_schools = tuple(ids.SCHOOL_IDS.index(each.school) for each in self.printed.magicians)

    def _assignment_cards(self) -> None:
        """TR-SA-01, TR-GEN-15: permanent cards by their location, then the special ones; and prophecies."""
        specials = self.printed.specials
        self.special_ids = tuple(card.id for card in specials)
        self.special_numbers = {id: number for number, id in enumerate(self.special_ids)}
        self.prophecy_ids = tuple(prophecy.id for prophecy in self.printed.prophecies)
        self.assignment_ids = (*ids.LOCATION_IDS, *self.special_ids)
        self.assignment_numbers = {id: number for number, id in enumerate(self.assignment_ids)}
        self.assignment_locations = (
            *range(len(ids.LOCATION_IDS)),
            *(ids.LOCATION_IDS.index(card.location) for card in specials),
        )
        """TR-PLACE-04: where each assignment card leads."""

        self.special_decks = tuple(
            tuple(n for n, card in enumerate(specials) if card.location == id and id in self.edition.specials)
            for id in ids.LOCATION_IDS
        )
        """TR-SETUP-13: the special cards by the deck that they belong to."""

    def _dice(self, board: Board) -> None:
        self.faces = codes.die_faces(board)
        self.turned = tuple(
            {shown: tuple(choice for face, choice in choices.items() if face != shown) for shown in choices}
            for choices in self.universe.set_die
        )
        """TR-DT-37: what a die can be turned to, by the face that it shows."""

        self.permits = {ids.SCHOOL_FACE + school: 1 << school for school in range(ids.SCHOOLS)}
        self.permits[ids.ANY] = (1 << ids.SCHOOLS) - 1
        self.permits[ids.X] = 0
        """TR-DT-05, 06, 09: the schools that a residence die permits, as bits."""

    def _sends(self) -> None:
        send, rest = self.universe.send, self.universe.rest
        self.sends = tuple(
            tuple(
                (*(choice for card, choice in send[character].items() if mask >> card & 1), rest[character])
                for mask in range(1 << len(ids.LOCATION_IDS))
            )
            for character in range(ids.CHARACTERS)
        )
        """TR-ASSIGN-01, 05: what can be laid under a character, by the bits of the cards in hand."""

    def orders(self, ordered: tuple[int, ...]) -> Choices:
        """TR-MK-15, 16: every type that is not yet ordered on every free order slot."""
        found = self._orders.get(ordered)
        if found is None:
            free = sum([1 << slot for slot, taken in enumerate(ordered) if not taken])
            types = [each for number, each in enumerate(self._orders_of, start=1) if number not in ordered]
            found = self._orders[ordered] = tuple([choice for type in types for choice in type[free]])
        return found

    def places(self, character: int, location: int, free: int) -> Choices:
        """TR-PLACE-05, 08: the free slots for a character, by their bits, and making it idle."""
        places = self._places[character][location]
        found = places.get(free)
        if found is None:
            first = ids.FIRST_SLOT_OF[location]
            offered = [
                choice
                for slot, choice in self.universe.place[character].items()
                if slot >= first and free >> (slot - first) & 1
            ]
            found = places[free] = (*offered, self.universe.idle[character])
        return found


def _wages(board: Board) -> list[int]:
    """TR-END-02 to 04: nobody pays a magician, nor the apprentice on the Assistant's board."""
    apprentice, specialist = board.wages["apprentice"], board.wages["specialist"]
    return [0, *[specialist] * 3, *[apprentice] * 3, 0]


def _day_modifiers(board: Board) -> dict[str, tuple[int, int]]:
    """TR-PERF-17 to 19: the fame and coins that each day adds to a reward."""
    printed = board.theater.yield_modifier
    return {
        day: (printed.get(day, {}).get("fame", 0), printed.get(day, {}).get("coins", 0))
        for day in board.theater.days
    }


def _triple(yields: Yields) -> tuple[int, int, int]:
    return (yields.fame, yields.coins, yields.shards)


def _by_mask(choices: Sequence[TrickerionChoice]) -> tuple[Choices, ...]:
    """All selections of a few choices, by bits."""
    return tuple(
        tuple(choice for number, choice in enumerate(choices) if mask >> number & 1)
        for mask in range(1 << len(choices))
    )


def _kind(character: int) -> int:
    """TR-AP-01: the place of a character's kind among magician, specialist, apprentice."""
    return 0 if character == ids.MAGICIAN else 1 if character < ids.FIRST_APPRENTICE else 2
