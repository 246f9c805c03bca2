"""Magician Powers as a module: dealt at set-up, learned before assignments, held open by shards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.option import OneOf, Option, Requirement, Switch
from sleight.games.trickerion.modules.powers import cards as cards  # reading them makes them known
from sleight.games.trickerion.modules.powers import check, on_stage, view
from sleight.games.trickerion.modules.powers.choices import (
    KEEP,
    TAKE_BACK,
    DiscardPower,
    KeepPowers,
    LearnPower,
    PutUnder,
    TakeBackPowers,
)
from sleight.games.trickerion.modules.powers.dealing import DISCARDS, deal
from sleight.games.trickerion.modules.powers.events import EVENTS
from sleight.games.trickerion.modules.powers.guess import PowersDealer
from sleight.games.trickerion.modules.powers.holding import Holding
from sleight.games.trickerion.modules.powers.learning import SHOWN, Learning
from sleight.games.trickerion.modules.powers.power import POWERS, USED
from sleight.games.trickerion.modules.powers.printed import ID, PowerCard, cards_of, faults
from sleight.games.trickerion.modules.powers.slots import HAND, ICONS, SLOT_CELLS, SLOTS
from sleight.games.trickerion.modules.powers.types import Powers, SavedPowers
from sleight.games.trickerion.printed.ids import MOST_SEATS
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.module import Module
from sleight.games.trickerion.state.reasons import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.state.universe import Move
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Options, TrickerionView


class LearnedPowers:
    """MP-39: the powers at the slots of all seats."""

    def key(self, position: TrickerionPosition) -> tuple[int, ...]:
        first = position.table.blocks[SLOTS]
        return tuple(position.cells[first : first + SLOT_CELLS])

    def effects(self, setting: Setting, key: tuple[int, ...]) -> list[Effect]:
        printed = setting.printed.of_modules[ID]
        learned = [(cell // len(ICONS), power - 1) for cell, power in enumerate(key) if power]
        powers = [POWERS[printed[power].id](seat, power) for seat, power in learned]
        return [*powers, Learning(), Holding()]


class MagicianPowers(Module):
    """MP-01: powers of the house deck, with the Dark Alley of either edition."""

    id: ClassVar[str] = ID
    place: ClassVar[int] = 2
    field: ClassVar[str] = ID
    view_type: ClassVar[Any] = Powers
    saved_type: ClassVar[Any] = SavedPowers
    always_said: ClassVar[bool] = True
    blocks: ClassVar[Mapping[str, int]] = {
        SLOTS: SLOT_CELLS,
        **dict.fromkeys((HAND, DISCARDS, SHOWN, USED), MOST_SEATS),
        on_stage.STARRING: 1,
    }
    prints: ClassVar[Mapping[str, Any]] = {ID: PowerCard}
    choice_types: ClassVar[tuple[type[Choice], ...]] = (
        LearnPower,
        DiscardPower,
        TakeBackPowers,
        KeepPowers,
        *on_stage.CHOICES,
        PutUnder,
    )
    event_types: ClassVar[tuple[type[Event], ...]] = EVENTS
    more_drawn: ClassVar[int] = 1
    most_bought: ClassVar[int] = 2

    def options(self) -> list[Option]:
        needed = [Requirement(shards, ID, (True,), "MP-30") for shards in ("1", "3")]
        shards = OneOf(GAME, "power_shards", "edition", "1", "3", requires=needed)
        return [Switch(GAME, ID, needs="dark_alley", rule="MP-01"), shards]

    def is_used(self, options: Options) -> bool:
        return options.powers

    def data_parts(self, printed: Printed) -> dict[str, object]:
        return {ID: msgspec.to_builtins(cards_of(printed))}

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        return (ID,) if options.get(ID) else ()

    def data_faults(self, printed: Printed) -> Iterator[tuple[str, str]]:
        if ID + ".json" not in printed.missing:
            yield from ((f"{ID}.json", fault) for fault in faults(cards_of(printed), POWERS))

    def choices(self, printed: Printed) -> Iterator[tuple[Choice, Move]]:
        cards = list(enumerate(cards_of(printed)))
        for number, card in cards:
            for slot in range(len(ICONS)):
                yield LearnPower(card.id, slot + 1), (number, slot)
        for number, card in cards:
            yield DiscardPower(card.id), (number,)
        yield TAKE_BACK, ()
        yield KEEP, ()
        yield from on_stage.choices(printed)
        for number, special in enumerate(printed.specials):
            yield PutUnder(special.id), (number,)

    def sources(self) -> tuple[EffectSource, ...]:
        return (LearnedPowers(),)

    def lay_out(self, position: TrickerionPosition) -> None:
        """MP-30: the shards at the start."""
        table = position.table
        chosen = table.options.power_shards
        shards = int(chosen) if chosen.isdigit() else table.edition.power_shards
        position.cells[SHARDS : SHARDS + table.seats] = [shards] * table.seats

    def opening(self, position: TrickerionPosition) -> bool:
        """MP-45: after the free preparation, before anything else is left to chance."""
        deal(position)
        return True

    def round_ends(self, position: TrickerionPosition) -> None:
        """MP-33: what works once a round can work again."""
        first, seats = position.table.blocks[USED], position.table.seats
        position.cells[first : first + seats] = [0] * seats

    def view(self, position: TrickerionPosition, seat: int | None) -> Powers:
        return view.view(position, seat)

    def saved(self, position: TrickerionPosition) -> SavedPowers:
        return view.saved(position)

    def restore(self, position: TrickerionPosition, saved: SavedPowers) -> None:
        view.lay(position, saved)

    def save_faults(self, setting: Setting, saved: Saved) -> Iterator[str]:
        return check.faults(setting, saved, getattr(saved, ID))

    def dealer(self, setting: Setting, view: TrickerionView) -> PowersDealer:
        return PowersDealer(setting, getattr(view, ID), view.seat)
