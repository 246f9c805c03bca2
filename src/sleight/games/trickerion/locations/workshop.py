"""WS: prepare tricks, and rearrange what lies on the specialists' boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion.choices import House, MoveTrick, Prepare, Recall, Rehouse, Shelve, Unshelve
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.lasting import rename_character
from sleight.games.trickerion.effects.preparing import barred
from sleight.games.trickerion.events import (
    ApprenticeMoved,
    ApprenticeRehoused,
    ComponentsMoved,
    ComponentsUnshelved,
    TrickMoved,
    TrickRecalled,
)
from sleight.games.trickerion.flow.resume import finish, resume
from sleight.games.trickerion.locations import prospects
from sleight.games.trickerion.locations.action import Action, bent_cost
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import characters, components, tricks
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.effects.hooks import Lacking
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


class PrepareTrick(Action):
    """TR-WS-04 to 17: markers for a trick whose components are there; nothing is spent."""

    name: ClassVar[str] = "prepare"
    rule: ClassVar[str] = "TR-WS-04"
    kind: ClassVar[type[Choice]] = Prepare

    def move_cost(self, position: TrickerionPosition, seat: int, move: Move) -> int:
        return bent_cost(position, seat, self.name, position.table.prepare_costs[move[0]])

    tolerates: ClassVar[int] = 0
    """TR-SAR-24: of how many types there may be too little."""

    exact: ClassVar[bool] = False
    """TR-SAR-24, MP-54: nothing is added to the number of markers that a card names."""

    def __init__(self, spares: tuple[int, ...] = ()) -> None:
        self.spares = spares
        """The pieces that it can do without, each as the types of which it may be, as bits."""

    def meets(self, position: TrickerionPosition, seat: int, trick: int) -> bool:
        """TR-WS-05, 15: the seat owns the components that this preparation needs."""
        if self.suffices(position, seat, trick):
            return True
        ways = self.ways(position, seat, trick) if position.active.lacking else ()
        return any(len(still_lacking(position, seat, trick, way)) <= self.tolerates for way in ways)

    def suffices(self, position: TrickerionPosition, seat: int, trick: int) -> bool:
        """TR-WS-05: the components are enough as they are, without what can be spared."""
        met = components.meets(position, seat, trick)
        return met or (bool(self.spares) and () in self.ways(position, seat, trick))

    def ways(self, position: TrickerionPosition, seat: int, trick: int) -> set[Lacking]:
        """What a seat lacks for a trick, in every way to leave out what can be spared."""
        return components.without(components.lacking(position, seat, trick), self.spares)

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        cells = position.cells
        for trick, key in tricks.owned(position, seat):
            if not cells[at.READY + key] and cells[at.SPARE + key]:
                cheap = position.points >= self.move_cost(position, seat, (trick,))
                if cheap and self.meets(position, seat, trick) and not barred(position, seat, trick):
                    found.append(position.table.universe.prepare[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        name = position.table.trick_ids[trick]
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", "TR-WS-04", trick=name)
        if position.cells[at.READY + ids.SYMBOLS * seat + symbol]:
            return refuse("still-prepared", "TR-WS-06", trick=name)
        if not position.cells[at.SPARE + ids.SYMBOLS * seat + symbol]:
            return refuse("no-markers-left", "TR-WS-11", trick=name)
        if reason := barred(position, seat, trick):
            return reason
        if not self.meets(position, seat, trick):
            lacking = components.missing(position, seat, trick)
            return refuse("components-missing", "TR-WS-05", trick=name, missing=lacking)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (trick,) = move
        if position.active.left_out and not self.suffices(position, seat, trick):
            for effect in position.active.left_out:
                effect.left_out(position, seat, trick)
        for effect in position.active.preparing if not self.exact else ():
            question = effect.preparing(position, seat, trick)
            if question:
                position.ask_only(question)
                return
        self.prepare(position, seat, trick)

    def prepare(self, position: TrickerionPosition, seat: int, trick: int, more: int = 0) -> None:
        """TR-WS-08: the markers go on the trick, perhaps some more."""
        symbol = tricks.symbol_of(position, seat, trick)
        markers = tricks.prepare(position, seat, symbol, more)
        finish(position, seat, "prepared", symbol, markers)

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return prospects.preparing(position, seat, move[0])


PREPARE_TRICK: Final = PrepareTrick()


def preparing(position: TrickerionPosition, seat: int) -> PrepareTrick:
    """The preparation that is being made: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, PrepareTrick) else PREPARE_TRICK


def still_lacking(position: TrickerionPosition, seat: int, trick: int, lacking: Lacking) -> Lacking:
    """TR-WS-05, PW-09: what a seat lacks for a trick, as the effects in force bend it."""
    for effect in position.active.lacking:
        lacking = effect.lacking(position, seat, trick, lacking)
    return lacking


def _already_there(position: TrickerionPosition, rule: str, specialist: int) -> Refusal:
    """TR-WS-25: nothing leaves a specialist's board alone; where it may, only the move itself says no."""
    ruling = rule if position.table.edition.moves_anywhere else "TR-WS-25"
    return refuse("already-there", ruling, board=ids.CHARACTER_IDS[specialist])


class BringTrick(Action):
    """TR-WS-18 to 23, 25: a trick of the player board goes to the Engineer's, alone or in exchange."""

    name: ClassVar[str] = "move_trick"
    rule: ClassVar[str] = "TR-WS-21"
    kind: ClassVar[type[Choice]] = MoveTrick

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat) or not characters.owns(position, seat, ids.ENGINEER):
            return
        engineered = ids.SYMBOLS * seat + position.cells[at.ENGINEERED + seat] - 1
        for trick, key in tricks.owned(position, seat):
            if key != engineered or not position.cells[at.ENGINEERED + seat]:
                found.append(position.table.universe.move[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        name = position.table.trick_ids[trick]
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", "TR-WS-21", trick=name)
        if not characters.owns(position, seat, ids.ENGINEER):
            return refuse("specialist-missing", "TR-WS-18", specialist=ids.CHARACTER_IDS[ids.ENGINEER])
        if position.cells[at.ENGINEERED + seat] == symbol + 1:
            return _already_there(position, self.rule, ids.ENGINEER)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-WS-22, 23: symbol and markers travel with the trick, and none is added."""
        (trick,) = move
        cells, table = position.cells, position.table
        other = cells[at.ENGINEERED + seat]
        left = table.trick_ids[cells[at.TRICKS + ids.SYMBOLS * seat + other - 1] - 1] if other else None
        cells[at.ENGINEERED + seat] = 1 + tricks.symbol_of(position, seat, trick)
        position.tell(TrickMoved(seat, table.trick_ids[trick], left))
        resume(position, seat)


class ShelveComponents(Action):
    """TR-WS-24, 25: a stack of the player board goes to the Manager's, alone or in exchange."""

    name: ClassVar[str] = "shelve"
    rule: ClassVar[str] = "TR-WS-24"
    kind: ClassVar[type[Choice]] = Shelve

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat) or not characters.owns(position, seat, ids.MANAGER):
            return
        managed, first = position.cells[at.MANAGED + seat], at.STOCK + ids.COMPONENTS * seat
        others = [type for type in range(ids.COMPONENTS) if managed >> type & 1]
        if components.free_slots(position, seat, ids.MANAGER_BOARD) > 0:
            others.insert(0, -1)
        for component, tokens in enumerate(position.cells[first : first + ids.COMPONENTS]):
            if tokens and not managed >> component & 1:
                choices = position.table.universe.shelve[component]
                found += [choices[other] for other in others]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        component, other = move
        names, managed = position.table.component_ids, position.cells[at.MANAGED + seat]
        if not position.cells[at.STOCK + ids.COMPONENTS * seat + component]:
            return refuse("no-such-stack", "TR-WS-24", component=names[component])
        if not characters.owns(position, seat, ids.MANAGER):
            return refuse("specialist-missing", "TR-WS-18", specialist=ids.CHARACTER_IDS[ids.MANAGER])
        if managed >> component & 1:
            return _already_there(position, self.rule, ids.MANAGER)
        if other < 0:
            free = components.free_slots(position, seat, ids.MANAGER_BOARD) > 0
            return None if free else refuse("no-room-there", "TR-WS-24", board=ids.CHARACTER_IDS[ids.MANAGER])
        if not managed >> other & 1:
            return refuse("not-on-that-board", "TR-WS-24", component=names[other])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        component, other = move
        names = position.table.component_ids
        position.cells[at.MANAGED + seat] |= 1 << component
        if other >= 0:
            position.cells[at.MANAGED + seat] &= ~(1 << other)
        position.tell(ComponentsMoved(seat, names[component], names[other] if other >= 0 else None))
        resume(position, seat)


class HouseApprentice(Action):
    """TR-WS-26 to 30: an apprentice lives with the Assistant for the rest of the game."""

    name: ClassVar[str] = "house"
    rule: ClassVar[str] = "TR-WS-26"
    kind: ClassVar[type[Choice]] = House

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat) or not _assistant_slot_free(position, seat):
            return
        for apprentice in range(ids.FIRST_APPRENTICE, ids.ASSISTANT_SLOT):
            if characters.owns(position, seat, apprentice):
                found.append(position.table.universe.house[apprentice])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (apprentice,) = move
        if not characters.owns(position, seat, apprentice):
            return refuse("no-such-character", "TR-WS-26", character=ids.CHARACTER_IDS[apprentice])
        if not characters.owns(position, seat, ids.ASSISTANT):
            return refuse("specialist-missing", "TR-WS-18", specialist=ids.CHARACTER_IDS[ids.ASSISTANT])
        if not _assistant_slot_free(position, seat):
            return refuse("no-room-there", "TR-WS-26", board=ids.CHARACTER_IDS[ids.ASSISTANT])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-WS-28 to 30: home, card and duty move; a disc on the board stays where it is.

        An apprentice at the inn that would have had to live here takes the home that becomes free.
        """
        (apprentice,) = move
        swap_homes(position, seat, apprentice)
        rename_character(position, seat, apprentice, ids.ASSISTANT_SLOT)
        position.tell(ApprenticeMoved(seat, ids.CHARACTER_IDS[apprentice]))
        resume(position, seat)


class RecallTrick(Action):
    """T1-WORK-02, 05: the trick on the Engineer's board goes to an empty slot of the player board.

    The slots of one board are alike, so a move among them would change nothing and is not offered.
    """

    name: ClassVar[str] = "move_trick"
    rule: ClassVar[str] = "T1-WORK-02"
    kind: ClassVar[type[Choice]] = Recall

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        symbol = position.cells[at.ENGINEERED + seat] - 1
        if symbol >= 0 and position.points >= self.cost(position, seat) and _has_trick_slot(position, seat):
            trick = position.cells[at.TRICKS + ids.SYMBOLS * seat + symbol] - 1
            found.append(position.table.universe.recall[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        symbol = tricks.symbol_of(position, seat, move[0])
        name = position.table.trick_ids[move[0]]
        if symbol < 0:
            return refuse("not-your-trick", "T1-WORK-02", trick=name)
        if position.cells[at.ENGINEERED + seat] != symbol + 1:
            return refuse("already-there", "T1-WORK-02", board=ids.BOARD_IDS[ids.PLAYER_BOARD])
        if not _has_trick_slot(position, seat):
            return refuse("no-room-there", "T1-WORK-02", board=ids.BOARD_IDS[ids.PLAYER_BOARD])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """T1-WORK-05: symbol and markers travel with the trick."""
        position.cells[at.ENGINEERED + seat] = 0
        position.tell(TrickRecalled(seat, position.table.trick_ids[move[0]]))
        resume(position, seat)


def _has_trick_slot(position: TrickerionPosition, seat: int) -> bool:
    return ids.PLAYER_BOARD in tricks.free_boards(position, seat)


class UnshelveComponents(Action):
    """T1-WORK-03: a stack on the Manager's board goes to an empty slot of the player board."""

    name: ClassVar[str] = "shelve"
    rule: ClassVar[str] = "T1-WORK-03"
    kind: ClassVar[type[Choice]] = Unshelve

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        managed = position.cells[at.MANAGED + seat]
        if not managed or position.points < self.cost(position, seat):
            return
        if components.free_slots(position, seat, ids.PLAYER_BOARD) > 0:
            unshelve = position.table.universe.unshelve
            found += [unshelve[type] for type in range(ids.COMPONENTS) if managed >> type & 1]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (component,) = move
        if not position.cells[at.MANAGED + seat] >> component & 1:
            name = position.table.component_ids[component]
            return refuse("not-on-that-board", "T1-WORK-03", component=name)
        if components.free_slots(position, seat, ids.PLAYER_BOARD) <= 0:
            return refuse("no-room-there", "T1-WORK-03", board=ids.BOARD_IDS[ids.PLAYER_BOARD])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        (component,) = move
        position.cells[at.MANAGED + seat] &= ~(1 << component)
        position.tell(ComponentsUnshelved(seat, position.table.component_ids[component]))
        resume(position, seat)


class RehouseApprentice(Action):
    """T1-WORK-04: the apprentice that lives with the Assistant moves to a free home on the player board."""

    name: ClassVar[str] = "house"
    rule: ClassVar[str] = "T1-WORK-04"
    kind: ClassVar[type[Choice]] = Rehouse

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat) and self.why_not(position, seat, ()) is None:
            found.append(position.table.universe.rehouse)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if not characters.owns(position, seat, ids.ASSISTANT_SLOT):
            character = ids.CHARACTER_IDS[ids.ASSISTANT_SLOT]
            return refuse("no-such-character", "T1-WORK-04", character=character)
        if _free_home(position, seat) < 0:
            return refuse("no-room-there", "T1-WORK-04", board=ids.BOARD_IDS[ids.PLAYER_BOARD])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """The assignment card under it comes along (T1-WORK-04)."""
        home = _free_home(position, seat)
        swap_homes(position, seat, home)
        rename_character(position, seat, ids.ASSISTANT_SLOT, home)
        position.tell(ApprenticeRehoused(seat, ids.CHARACTER_IDS[home]))
        resume(position, seat)


def _free_home(position: TrickerionPosition, seat: int) -> int:
    """The first home of apprentices on the player board that nobody has, or -1.

    One that somebody at the inn would take is free as well: the hired one lives with the Assistant then.
    """
    first = at.DISCS + ids.CHARACTERS * seat
    homes = position.cells[first + ids.FIRST_APPRENTICE : first + ids.ASSISTANT_SLOT]
    free = next((disc for disc in (at.RESERVE, at.INN) if disc in homes), None)
    return -1 if free is None else ids.FIRST_APPRENTICE + homes.index(free)


def swap_homes(position: TrickerionPosition, seat: int, apprentice: int) -> None:
    """TR-WS-28 to 30: whoever lives there and with the Assistant change homes, with card and duty."""
    cells = position.cells
    for row in (at.DISCS, at.CARDS, at.BONUS):
        first = row + ids.CHARACTERS * seat
        one, other = first + apprentice, first + ids.ASSISTANT_SLOT
        cells[one], cells[other] = cells[other], cells[one]
    both = 1 << apprentice | 1 << ids.ASSISTANT_SLOT
    for row in (at.PENDING, at.SHOWN):
        if (cells[row + seat] & both).bit_count() == 1:
            cells[row + seat] ^= both
    if position.actor in (apprentice, ids.ASSISTANT_SLOT):
        position.actor = ids.ASSISTANT_SLOT + apprentice - position.actor


def _assistant_slot_free(position: TrickerionPosition, seat: int) -> bool:
    """TR-WS-18, 20, 26: the Assistant's board is attached and nobody lives there yet."""
    disc = position.cells[at.DISCS + ids.CHARACTERS * seat + ids.ASSISTANT_SLOT]
    return characters.owns(position, seat, ids.ASSISTANT) and disc in (at.RESERVE, at.INN)


ACTIONS: Final[tuple[Action, ...]] = (PREPARE_TRICK, BringTrick(), ShelveComponents(), HouseApprentice())
"""TR-WS-04, 18: the actions."""

MOVES_BACK: Final = (RecallTrick(), UnshelveComponents(), RehouseApprentice())
"""T1-WORK-02 to 04: what can be done besides where moves lead to any slot."""
