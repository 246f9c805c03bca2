"""What all positions with the same seats and options share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion import cards
from sleight.games.trickerion.cells import (
    CHARACTERS,
    DARK_ALLEY,
    DOWNTOWN,
    FIRST_APPRENTICE,
    FIRST_SLOT_OF,
    LOCATION_IDS,
    MAGICIAN,
    MARKET_ROW,
    SLOT_COUNT,
    SLOTS_A_DAY,
    SPECIAL,
    THEATER,
    WORKSHOP,
)
from sleight.games.trickerion.codes import slot_ids
from sleight.games.trickerion.deck import Deck
from sleight.games.trickerion.effects import Force

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.data import Board, Printed
    from sleight.games.trickerion.editions import Edition
    from sleight.games.trickerion.effects import Effect, Source
    from sleight.games.trickerion.geometry import Layout
    from sleight.games.trickerion.turns import Turns
    from sleight.games.trickerion.universe import Universe
    from sleight.games.trickerion.view import Options


_MOST_FORCES = 4096
"""How many combinations of effects are kept ready; there are far more than one game meets."""


class Table(Deck):
    """A number of seats and their options, with all that follows from them."""

    turns: Turns

    def __init__(
        self,
        printed: Printed,
        edition: Edition,
        layouts: Sequence[Layout],
        universe: Universe,
        options: Options,
        seats: int,
        data_digest: str,
    ) -> None:
        super().__init__(printed, edition, layouts, universe)
        self.data_digest = data_digest
        board = printed.board
        self.options = options
        self.seats = seats
        self.spaces = board.initiative_spaces[str(seats)]
        self.coins_at = {int(n): coins for n, coins in board.starting.coins_by_initiative_space.items()}
        self.slot_ids = slot_ids(edition.locations)
        self.locations = tuple(LOCATION_IDS.index(id) for id in edition.locations)
        self.rounds = board.rounds[edition.rounds]
        self.first_round = edition.quick.round if options.quick else 1
        self.hand = [edition.hand.get(id, 0) for id in LOCATION_IDS]
        self.base_points = [edition.base_points[_kind(character)] for character in range(CHARACTERS)]
        self.modifiers = self._modifiers(board)
        self.open_slots = self._open_slots(board, seats)
        self.trick_slots = board.player_board["trick_slots"]
        self.component_slots = board.player_board["component_slots"]
        self.manager_slots = board.specialist_boards["manager"]["component_slots"]
        self.printed_force = Force()
        self.specials = cards.special_cards(self.special_ids) if edition.specials else ()
        self.roaming = frozenset(
            SPECIAL + number for number, special in enumerate(self.specials) if special.roams
        )
        """TR-SAR-29: the assignment cards that free a character from their location."""

        self.roaming_from = frozenset(self.assignment_locations[card] for card in self.roaming)
        self.prophecies = cards.prophecies(self.prophecy_ids) if options.prophecies else ()
        self._forces: dict[Source, Force] = {}

    def force(self, magicians: tuple[int, ...], prophecy: int, special: int) -> Force:
        """TR-GEN-26: the abilities of these magicians, then a prophecy, then the bonus of a special card.

        A prophecy or card that is not there has the number -1.
        """
        key = (magicians, prophecy, special)
        found = self._forces.get(key)
        if found is None:
            effects: list[Effect] = []
            if self.edition.abilities:
                effects += cards.abilities(
                    [self.magician_ids[each - 1] if each else "" for each in magicians]
                )
            if prophecy >= 0:
                effects.append(self.prophecies[prophecy])
            if special >= 0:
                effects.append(self.specials[special])
            if len(self._forces) >= _MOST_FORCES:
                self._forces.clear()
            found = self._forces[key] = Force(effects, key)
        return found

    def _modifiers(self, board: Board) -> list[int]:
        """TR-AP-02: what each slot adds to the points of a character."""
        found = [0] * SLOT_COUNT
        for location in (DOWNTOWN, MARKET_ROW, WORKSHOP, DARK_ALLEY):
            for number, points in enumerate(board.slots.get(LOCATION_IDS[location], ())):
                found[FIRST_SLOT_OF[location] + number] = points
        for number, day in enumerate(board.theater.days):
            for slot in range(SLOTS_A_DAY):
                modifier = board.theater.action_point_modifier[day]
                found[FIRST_SLOT_OF[THEATER] + number * SLOTS_A_DAY + slot] = modifier
        return found

    def _open_slots(self, board: Board, seats: int) -> list[int]:
        """TR-SETUP-22 to 27: the slots of each location as bits, without those closed by few players."""
        closed = board.slots_closed_by_players[str(seats)]
        masks = []
        for location, id in enumerate(LOCATION_IDS):
            slots = board.slots.get(id, ())
            shut = [n for n, points in enumerate(slots) if points == 1]
            shut = shut[len(shut) - closed :] if closed and location != WORKSHOP else []
            masks.append(sum(1 << n for n in range(len(slots)) if n not in shut))
        masks[THEATER] = (1 << len(board.theater.days) * SLOTS_A_DAY) - 1
        return masks


def _kind(character: int) -> int:
    """TR-AP-01: the place of a character's kind among magician, specialist, apprentice."""
    return 0 if character == MAGICIAN else 1 if character < FIRST_APPRENTICE else 2
