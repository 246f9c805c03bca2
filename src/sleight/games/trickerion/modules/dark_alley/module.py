"""The Dark Alley as a module: special assignment cards, abilities, and prophecies as an option of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from sleight.core.option import OneOf, Option, Requirement, Switch
from sleight.games.trickerion import cards
from sleight.games.trickerion.effects import prophecies
from sleight.games.trickerion.effects.lasting import LastingEffects
from sleight.games.trickerion.modules.dark_alley import check, end_of_round, location, older, restore, view
from sleight.games.trickerion.modules.dark_alley.guess import AlleyDealer
from sleight.games.trickerion.modules.dark_alley.purchase import BUY_TOP_CARD
from sleight.games.trickerion.modules.dark_alley.quick import QuickCard
from sleight.games.trickerion.printed.ids import DARK_ALLEY
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.module import Module
from sleight.games.trickerion.state.reasons import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.games.trickerion.cards.special.base import SpecialCard
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.modules.dark_alley.types import Alley, SavedAlley
    from sleight.games.trickerion.printed.structs import Printed
    from sleight.games.trickerion.state.catalog import Catalog
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Options, TrickerionView

_OPTION, _PROPHECIES, _SPECIALS = "dark_alley", "prophecies", "specials"


class DarkAlley(Module):
    """TR-GEN-03: the fifth location, special assignment cards, abilities and, if wanted, prophecies."""

    id: ClassVar[str] = "dark-alley"
    place: ClassVar[int] = 1
    field: ClassVar[str] = "alley"
    needs: ClassVar[tuple[str, ...]] = ("special_assignments.json", "prophecies.json")
    actions: ClassVar[Mapping[int, tuple[Action, ...]]] = {DARK_ALLEY: location.ACTIONS}

    def anytime(self, edition: Edition) -> tuple[Action, ...]:
        """T1-ALLEY-03: top cards can be bought where an edition has a price for them."""
        return (BUY_TOP_CARD,) if edition.card_shards else ()

    def options(self) -> list[Option]:
        prophecies = Switch(GAME, _PROPHECIES, needs=_OPTION, rule="TR-GEN-03")
        never = Requirement("never", _OPTION, (True,), "T1-ALLEY-02")
        first_draw = OneOf(GAME, "first_draw_resets", "round", "never", requires=[never])
        return [Switch(GAME, _OPTION), prophecies, first_draw]

    def is_used(self, options: Options) -> bool:
        return options.dark_alley

    def data_parts(self, printed: Printed) -> dict[str, object]:
        parts = {_SPECIALS: printed.specials, _PROPHECIES: printed.prophecies}
        return {name: msgspec.to_builtins(part) for name, part in parts.items()}

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        used = {_SPECIALS: options.get(_OPTION), _PROPHECIES: options.get(_PROPHECIES)}
        return tuple(part for part, is_used in used.items() if is_used and options.get(_OPTION))

    def sources(self) -> tuple[EffectSource, ...]:
        return (cards.Abilities(), cards.ActiveProphecy(), LastingEffects())

    def specials(self, catalog: Catalog) -> tuple[SpecialCard, ...]:
        return tuple(cards.SPECIALS[id] for id in catalog.special_ids)

    def barred_magicians(self, options: Options) -> tuple[str, ...]:
        """TR-SETUP-20, 21: without prophecies one magician has nothing to do."""
        return () if options.prophecies else (cards.NEEDS_PROPHECIES,)

    def lay_out(self, position: TrickerionPosition) -> None:
        """TR-SETUP-13: a shuffled deck of special cards for each location that has some."""
        shuffled = [tuple(position.shuffled(deck)) for deck in position.table.special_decks if deck]
        decks.lay_out(position, shuffled)

    def game_begins(self, position: TrickerionPosition) -> None:
        """TR-SETUP-15 to 18."""
        if position.table.options.prophecies:
            prophecies.lay_out(position)

    def set_up(self, position: TrickerionPosition) -> bool:
        """TR-QUICK-07: special cards in reverse initiative order."""
        if position.table.options.quick:
            position.ask_only(QuickCard(position.order[-1]))
        return position.table.options.quick

    def round_ends(self, position: TrickerionPosition) -> None:
        """TR-END-29 to 34, T1-ALLEY-02, 04."""
        if position.prophecies:
            prophecies.move_on(position)
        end_of_round.return_specials(position)
        end_of_round.turn_decks(position)

    def workshop(self, position: TrickerionPosition, seat: int, viewer: int | None) -> dict[str, Any]:
        return view.workshop(position, seat, viewer)

    def workshop_numbers(self, position: TrickerionPosition, seat: int, viewer: int | None) -> object:
        return view.workshop_numbers(position, seat, viewer)

    def view(self, position: TrickerionPosition, seat: int | None) -> Alley:
        return view.view(position, seat)

    def saved(self, position: TrickerionPosition) -> SavedAlley:
        return view.saved(position)

    def restore(self, position: TrickerionPosition, saved: SavedAlley) -> None:
        restore.lay(position, saved)

    def save_faults(self, setting: Setting, saved: Saved) -> Iterator[str]:
        return check.faults(setting, saved, saved.alley) if saved.alley else iter(())

    def from_older(self, setting: Setting, saved: Saved) -> Saved:
        return older.with_new_cards(setting, saved)

    def dealer(self, setting: Setting, view: TrickerionView) -> AlleyDealer | None:
        return AlleyDealer(setting, view, view.alley) if view.alley else None
