"""What all positions with the same seats and options share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.games.trickerion.printed import codes, ids
from sleight.games.trickerion.state.catalog import Catalog
from sleight.games.trickerion.state.cells import CELLS, FIRST_SLOT, HOME, INN
from sleight.games.trickerion.state.shown import Shown
from sleight.games.trickerion.state.thresholds import thresholds_by_level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.effects.in_force import ActiveEffects
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.printed.structs import Board, Printed
    from sleight.games.trickerion.state.fittings import Fittings
    from sleight.games.trickerion.state.module import Module
    from sleight.games.trickerion.state.universe import Universe
    from sleight.games.trickerion.views.types import Options


class Setting(Catalog):
    """A number of seats and their options, with all that follows from them."""

    def __init__(
        self,
        printed: Printed,
        edition: Edition,
        layouts: Sequence[Layout],
        universe: Universe,
        options: Options,
        seats: int,
        data_digest: str,
        fittings: Fittings,
    ) -> None:
        super().__init__(printed, edition, layouts, universe)
        self.data_digest = data_digest
        board = printed.board
        self.options = options
        self.seats = seats
        self.spaces = edition.spaces.get(str(seats), board.initiative_spaces[str(seats)])
        printed_coins = {int(n): coins for n, coins in board.starting.coins_by_initiative_space.items()}
        self.coins_at = dict(enumerate(edition.coins_by_space, start=1)) or printed_coins
        self.slot_ids = codes.slot_ids(edition.locations)
        slots = {FIRST_SLOT + slot: id for slot, id in self.slot_ids.items()}
        self.disc_ids = {HOME: "home", INN: "inn", **slots}
        self.disc_numbers = {id: disc for disc, id in self.disc_ids.items()}
        """How it is said where a disc is, and back."""

        self.locations = tuple(ids.LOCATION_IDS.index(id) for id in edition.locations)
        self.rounds = board.rounds[edition.rounds] + edition.more_rounds
        self.first_round = edition.quick.round if options.quick else 1
        self.hand = [edition.hand.get(id, 0) for id in ids.LOCATION_IDS]
        self.whole_hand = sum(1 << card for card, count in enumerate(self.hand) if count)
        """The permanent cards of a hand, as bits."""

        self.modifiers = self._modifiers(board)
        self.open_slots = self._open_slots(board, seats)
        self.trick_slots = board.player_board["trick_slots"]
        self.component_slots = board.player_board["component_slots"]
        self.manager_slots = board.specialist_boards["manager"]["component_slots"]
        self._ask_fame(thresholds_by_level(options.thresholds, printed.tricks))
        self._fit(fittings)
        self.active_effects: dict[tuple[Any, ...], ActiveEffects] = {}
        """What is in force, by what it follows from; `effects.active` fills it."""

        self.shown = Shown(seats)
        """Parts of views that were shown last; those who make them fill it."""

    def _ask_fame(self, thresholds: tuple[int, ...]) -> None:
        """T1-OPT-05, 06: what each level asks for at this table."""
        self.level_thresholds = thresholds
        self.thresholds = tuple(thresholds[level - 1] for level in self.levels)
        self.group_thresholds = tuple(thresholds[group % ids.LEVELS] for group in range(len(self.groups)))

    def threshold_of(self, level: int) -> int:
        """The fame that a trick or a power of this level asks for."""
        return self.level_thresholds[level - 1]

    def _fit(self, fittings: Fittings) -> None:
        """Take what the rooms above bring, and what the modules add."""
        self.types, self.modules = fittings.types, fittings.modules
        self.anytime = tuple(each for module in self.modules for each in module.anytime(self.edition))
        """What can be done at any step of a player's own turn in placement."""

        self.actions = {place: (*each, *self.anytime) for place, each in fittings.actions.items()}
        self.questions, self.views, self.asides = fittings.questions, fittings.views, fittings.asides
        self.no_effects = fittings.no_effects
        self.blocks, self.cells = _blocks(self.modules)
        self.action_of = {
            location: {action.kind: action for action in actions}
            for location, actions in self.actions.items()
        }
        self.sources = tuple(source for module in self.modules for source in module.sources())
        """TR-GEN-26: where effects come from, in the order in which they apply; the card in use is last."""

        self.keys = tuple(source.key for source in self.sources)
        """What the effects of each of them follow from."""

        takes_out = any(module.takes_tricks_out for module in self.modules)
        left_out = range(1, ids.LEVELS + 1) if takes_out else self.edition.left_out
        self.may_lie_out = tuple(
            trick
            for trick, level in enumerate(self.levels)
            if self.bit_of[trick] and level in left_out and level <= self.edition.highest_level
        )
        """The tricks that may be out of the game."""

        self.specials = tuple(special for module in self.modules for special in module.specials(self))
        barred = {id for module in self.modules for id in module.barred_magicians(self.options)}
        self.barred_magicians = [number for number, id in enumerate(self.magician_ids) if id in barred]
        offered = self.edition.magicians or self.magician_ids
        self.absent_magicians = [number for number, id in enumerate(self.magician_ids) if id not in offered]
        """T1-MAG-07: those that the edition does not know."""

        self.roaming = frozenset(ids.SPECIAL + n for n, special in enumerate(self.specials) if special.roams)
        """TR-SAR-29: the assignment cards that free a character from their location."""

        self.leaves = {n: special.leaves for n, special in enumerate(self.specials) if special.leaves}
        """What special cards leave behind when they are used."""

        self.roaming_from = frozenset(self.assignment_locations[card] for card in self.roaming)

    def _modifiers(self, board: Board) -> list[int]:
        """TR-AP-02: what each slot adds to the points of a character."""
        found = [0] * ids.SLOT_COUNT
        for location in (ids.DOWNTOWN, ids.MARKET_ROW, ids.WORKSHOP, ids.DARK_ALLEY):
            for number, points in enumerate(board.slots.get(ids.LOCATION_IDS[location], ())):
                found[ids.FIRST_SLOT_OF[location] + number] = points
        for number, day in enumerate(board.theater.days):
            for slot in range(ids.SLOTS_A_DAY):
                modifier = board.theater.action_point_modifier[day]
                found[ids.FIRST_SLOT_OF[ids.THEATER] + number * ids.SLOTS_A_DAY + slot] = modifier
        return found

    def _open_slots(self, board: Board, seats: int) -> list[int]:
        """TR-SETUP-22 to 27: the slots of each location as bits, without those closed by few players."""
        closed = board.slots_closed_by_players[str(seats)]
        masks = []
        for location, id in enumerate(ids.LOCATION_IDS):
            slots = board.slots.get(id, ())
            shut = [n for n, points in enumerate(slots) if points == 1]
            shut = shut[len(shut) - closed :] if closed and location != ids.WORKSHOP else []
            masks.append(sum(1 << n for n in range(len(slots)) if n not in shut))
        masks[ids.THEATER] = (1 << len(board.theater.days) * ids.SLOTS_A_DAY) - 1
        return masks


def _blocks(modules: Sequence[Module]) -> tuple[dict[str, int], int]:
    """Where the named cells of each module begin, and how many cells there are in all."""
    found, end = {}, CELLS
    for module in modules:
        for name, size in module.blocks.items():
            found[name] = end
            end += size
    return found, end
