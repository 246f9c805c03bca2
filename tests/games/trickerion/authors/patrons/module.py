"""Patrons as a module: it uses every seam that there is."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.option import OneOf, Switch
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed.ids import DOWNTOWN, MOST_SEATS
from sleight.games.trickerion.state.dealer import Dealer
from sleight.games.trickerion.state.module import Module
from sleight.games.trickerion.state.reasons import GAME
from tests.games.trickerion.authors.patrons.questions import CALL_UPON, Callers, MeetPatron, change_favour
from tests.games.trickerion.authors.patrons.values import (
    FAVOUR,
    ID,
    PATRON,
    CallUpon,
    FavourChanged,
    Flatter,
    Patron,
    Patrons,
    SavedPatrons,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.core.option import Option
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.dealer import Held
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.state.universe import Move
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Options, TrickerionView

FLATTER = Flatter()


class FlatterPatron(Action):
    """One point for one favour."""

    name: ClassVar[str] = "flatter"
    rule: ClassVar[str] = "TR-AP-08"
    kind: ClassVar[type[Choice]] = Flatter

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return 1

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points:
            found.append(FLATTER)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        change_favour(position, seat, 1)
        resume(position, seat)


class PatronsModule(Module):
    """Everybody has a patron whom nobody else knows."""

    id: ClassVar[str] = ID
    place: ClassVar[int] = 2
    field: ClassVar[str] = ID
    view_type: ClassVar[Any] = Patrons
    saved_type: ClassVar[Any] = SavedPatrons
    blocks: ClassVar[Mapping[str, int]] = {PATRON: MOST_SEATS, FAVOUR: MOST_SEATS}
    prints: ClassVar[Mapping[str, Any]] = {ID: Patron}
    folder: ClassVar[Any] = Path(__file__).parent / "data"
    choice_types: ClassVar[tuple[type[Choice], ...]] = (Flatter, CallUpon)
    event_types: ClassVar[tuple[Any, ...]] = (FavourChanged,)
    actions: ClassVar[Mapping[int, tuple[Action, ...]]] = {DOWNTOWN: (FlatterPatron(),)}

    def options(self) -> list[Option]:
        return [Switch(GAME, ID), OneOf(GAME, "first_favours", "one", "three")]

    def is_used(self, options: Options) -> bool:
        return bool(getattr(options, ID))

    def data_parts(self, printed: Printed) -> dict[str, object]:
        return {ID: msgspec.to_builtins(printed.of_modules[ID])}

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return (ID,) if options[ID] else ()

    def choices(self, printed: Printed) -> list[tuple[Choice, Move]]:
        return [(FLATTER, ()), (CALL_UPON, ())]

    def sources(self) -> tuple[EffectSource, ...]:
        return (Callers(),)

    def barred_magicians(self, options: Options) -> tuple[str, ...]:
        return ("electra",)

    def lay_out(self, position: TrickerionPosition) -> None:
        """A patron for everybody, face down."""
        table = position.table
        dealt = position.shuffled(tuple(range(len(table.printed.of_modules[ID]))))
        for seat in range(table.seats):
            position.cells[table.blocks[PATRON] + seat] = 1 + dealt[seat]

    def game_begins(self, position: TrickerionPosition) -> None:
        first = 1 if getattr(position.table.options, "first_favours") == "one" else 3  # noqa: B009
        for seat in range(position.table.seats):
            change_favour(position, seat, first)

    def set_up(self, position: TrickerionPosition) -> bool:
        if not position.table.options.quick:
            position.ask_only(MeetPatron(position.order[0]))
        return not position.table.options.quick

    def round_ends(self, position: TrickerionPosition) -> None:
        """The last in order is pitied."""
        change_favour(position, position.order[-1], 1)

    def scored(self, position: TrickerionPosition, seat: int) -> dict[str, int]:
        blocks, cells = position.table.blocks, position.cells
        patron = position.table.printed.of_modules[ID][cells[blocks[PATRON] + seat] - 1]
        return {ID: cells[blocks[FAVOUR] + seat] * patron.fame}

    def view(self, position: TrickerionPosition, seat: int | None) -> Patrons:
        return Patrons(_favour(position), "" if seat is None else _names(position)[seat])

    def saved(self, position: TrickerionPosition) -> SavedPatrons:
        return SavedPatrons(_favour(position), _names(position))

    def restore(self, position: TrickerionPosition, saved: SavedPatrons) -> None:
        ids = [patron.id for patron in position.table.printed.of_modules[ID]]
        _lay(position, FAVOUR, saved.favour)
        _lay(position, PATRON, [1 + ids.index(name) for name in saved.patrons])

    def from_older(self, setting: Setting, saved: Saved) -> Saved:
        """Before favours were counted nobody had any."""
        field = getattr(saved, ID)
        counted = msgspec.structs.replace(field, favour=field.favour or (0,) * setting.seats)
        return msgspec.structs.replace(saved, **{ID: counted})

    def dealer(self, setting: Setting, view: TrickerionView) -> PatronsDealer:
        return PatronsDealer(setting, view.seat, getattr(view, ID))


class PatronsDealer(Dealer):
    """Any patron but one's own can be anybody's."""

    def __init__(self, setting: Setting, viewer: int | None, shown: Patrons) -> None:
        self.viewer = viewer
        self.shown = shown
        ids = [patron.id for patron in setting.printed.of_modules[ID]]
        self.own = 1 + ids.index(shown.own) if shown.own else 0
        self.others = [number for number, id in enumerate(ids, start=1) if id != shown.own]

    def lay(self, position: TrickerionPosition) -> None:
        _lay(position, FAVOUR, self.shown.favour)

    def deal(self, position: TrickerionPosition, held: Held, rng: Random) -> None:
        others = rng.sample(self.others, len(self.others))
        seats = range(position.table.seats)
        _lay(position, PATRON, [self.own if seat == self.viewer else others.pop() for seat in seats])


def _lay(position: TrickerionPosition, block: str, numbers: Sequence[int]) -> None:
    first = position.table.blocks[block]
    position.cells[first : first + len(numbers)] = numbers


def _favour(position: TrickerionPosition) -> tuple[int, ...]:
    first = position.table.blocks[FAVOUR]
    return tuple(position.cells[first : first + position.table.seats])


def _names(position: TrickerionPosition) -> tuple[str, ...]:
    first = position.table.blocks[PATRON]
    cards = position.table.printed.of_modules[ID]
    return tuple(cards[number - 1].id for number in position.cells[first : first + position.table.seats])
