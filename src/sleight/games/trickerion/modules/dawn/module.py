"""Dawn of Technology as a module: machines, signature tricks, and special cards for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.option import OneOf, Option, Requirement, Switch
from sleight.games.trickerion.cards.special.base import SPECIALS
from sleight.games.trickerion.modules.dawn import cards as cards  # reading them makes them known
from sleight.games.trickerion.modules.dawn import check, machines, slots, view
from sleight.games.trickerion.modules.dawn import printed as files
from sleight.games.trickerion.modules.dawn.abilities.permanent_trick import TAKEN_BACK
from sleight.games.trickerion.modules.dawn.ability import ABILITY_KINDS
from sleight.games.trickerion.modules.dawn.building import BUILD_MACHINE
from sleight.games.trickerion.modules.dawn.choices import (
    BUILD,
    CHOICES,
    BuyWithMachine,
    ChangeCard,
    ReactivateMachine,
    SwapCard,
    UseMachine,
)
from sleight.games.trickerion.modules.dawn.events import EVENTS, MachineBuilt
from sleight.games.trickerion.modules.dawn.machine import MACHINES, DefaultMachine, Machine
from sleight.games.trickerion.modules.dawn.machines import optical
from sleight.games.trickerion.modules.dawn.printed import ID
from sleight.games.trickerion.modules.dawn.scoring import ShardSets
from sleight.games.trickerion.modules.dawn.signature import SignatureTricks
from sleight.games.trickerion.modules.dawn.so_far import SO_FAR
from sleight.games.trickerion.modules.dawn.types import Dawn, SavedDawn
from sleight.games.trickerion.modules.dawn.window import MachineRoom
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, MOST_SEATS, WORKSHOP
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.module import Module
from sleight.games.trickerion.state.reasons import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.printed.structs import Printed, Special, Trick
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.state.universe import Move
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Options

__all__ = ["DawnOfTechnology", "machines"]

_UNRECOMMENDED = "allow_unrecommended"
_MORE_SHARDS = 1
"""DT-SETUP-05: what everybody starts with besides."""

_MOST_BOUGHT = 3
"""TR-MK-03: how many components of one type a purchase has at most."""

Key = tuple[tuple[int, ...], tuple[int, ...]]


class Workshops:
    """The machines that the seats have built, and what the expansion does besides."""

    def key(self, position: TrickerionPosition) -> Key:
        first = position.table.blocks[slots.BUILT]
        return position.magicians, tuple(position.cells[first : first + position.table.seats])

    def effects(self, setting: Setting, key: Key) -> list[Effect]:
        magicians, built = key
        if not all(magicians):
            return []
        schools = [setting.magician_schools[magician - 1] for magician in magicians]
        found: list[Machine] = []
        for seat, school in enumerate(schools):
            names = [slots.card_of(setting, school, slot).id for slot in range(built[seat])]
            found += [MACHINES.get(name, Machine)(seat, slot) for slot, name in enumerate(names)]
        room = MachineRoom([each for each in found if isinstance(each, DefaultMachine)])
        signatures = SignatureTricks(setting, magicians)
        own = [ABILITY_KINDS[each.ability](seat, each.trick) for seat, each in signatures.own.items()]
        return [*found, room, signatures, *own, ShardSets()]


class DawnOfTechnology(Module):
    """DT-SETUP-01: machines and signature tricks, with the Dark Alley of 2019."""

    id: ClassVar[str] = ID
    place: ClassVar[int] = 3
    field: ClassVar[str] = ID
    view_type: ClassVar[Any] = Dawn
    saved_type: ClassVar[Any] = SavedDawn
    blocks: ClassVar[Mapping[str, int]] = {
        **dict.fromkeys((slots.BUILT, slots.INACTIVE, slots.USED, slots.WORKING), MOST_SEATS),
        **dict.fromkeys((slots.PERFORMED, SO_FAR, TAKEN_BACK), 1),
    }
    prints: ClassVar[Mapping[str, Any]] = {
        files.MACHINES: files.MachineCard,
        files.SIGNATURES: files.SignatureTrick,
        files.ASSIGNMENTS: files.MachineAssignment,
    }
    choice_types: ClassVar[tuple[type[Choice], ...]] = CHOICES
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    takes_tricks_out: ClassVar[bool] = True
    actions: ClassVar[Mapping[int, tuple[Action, ...]]] = {WORKSHOP: (BUILD_MACHINE, optical.PREPARE_WITH)}

    def options(self) -> list[Option]:
        alone = Requirement(True, "powers", (False,), "DT-COMPAT-04", unless=_UNRECOMMENDED)
        heavy = Requirement(files.COSTS[1], ID, (True,), "DT-DATA-03")
        return [
            Switch(GAME, ID, needs="dark_alley", rule="DT-SETUP-01", requires=[alone]),
            OneOf(GAME, "machine_costs", *files.COSTS, requires=[heavy]),
            Switch(GAME, _UNRECOMMENDED, needs=ID, rule="DT-COMPAT-04"),
        ]

    def is_used(self, options: Options) -> bool:
        used: bool = getattr(options, ID, False)
        return used

    def data_parts(self, printed: Printed) -> dict[str, object]:
        return {ID: files.figures(printed)}

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return (ID,) if options.get(ID) else ()

    def data_faults(self, printed: Printed) -> Iterator[tuple[str, str]]:
        own = [id for id, card in SPECIALS.items() if card.module == ID]
        return files.faults(printed, own)

    def more_tricks(self, printed: Printed) -> tuple[Trick, ...]:
        return tuple(each.as_trick() for each in files.signatures_of(printed))

    def more_specials(self, printed: Printed) -> tuple[Special, ...]:
        return tuple(each.as_special() for each in files.assignments_of(printed))

    def action_choices(self, printed: Printed) -> Iterator[tuple[Choice, Move]]:
        yield BUILD, ()
        yield from optical.choices(printed)
        for number, component in enumerate(printed.component_ids):
            for count in range(1, _MOST_BOUGHT + 1):
                yield BuyWithMachine(component, count), (number, count)

    def choices(self, printed: Printed) -> Iterator[tuple[Choice, Move]]:
        for number, machine in enumerate(files.machines_of(printed)):
            yield UseMachine(machine.id), (number,)
        for kind in (ChangeCard, SwapCard):
            for number, character in enumerate(CHARACTER_IDS):
                yield kind(character), (number,)
        for number, machine in enumerate(files.machines_of(printed)):
            yield ReactivateMachine(machine.id), (number,)

    def sources(self) -> tuple[EffectSource, ...]:
        return (Workshops(),)

    def lay_out(self, position: TrickerionPosition) -> None:
        """DT-SETUP-05, DT-COMPAT-06: a shard more; in the quick game a machine is built."""
        built = position.table.blocks[slots.BUILT]
        for seat in range(position.table.seats):
            position.cells[SHARDS + seat] += _MORE_SHARDS
            position.cells[built + seat] = int(position.table.options.quick)

    def set_up(self, position: TrickerionPosition) -> bool:
        """DT-COMPAT-06: in the quick game the first machine of everybody is told with the other extras."""
        for seat in position.order if position.table.options.quick else ():
            position.tell(MachineBuilt(seat, slots.own_card(position, seat, 0).id, 0))
        return False

    def round_ends(self, position: TrickerionPosition) -> None:
        """DT-REACT-01, 10: after all other steps."""
        slots.reactivate_all(position)

    def view(self, position: TrickerionPosition, seat: int | None) -> Dawn:
        return view.view(position)

    def saved(self, position: TrickerionPosition) -> SavedDawn:
        return view.saved(position)

    def restore(self, position: TrickerionPosition, saved: Dawn | SavedDawn) -> None:
        view.lay(position, saved)

    def save_faults(self, setting: Setting, saved: Saved) -> Iterator[str]:
        return check.faults(setting, saved, getattr(saved, ID))
