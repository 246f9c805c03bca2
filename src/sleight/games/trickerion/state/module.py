"""A module: one expansion as a value that says what it adds. Each hook adds nothing unless a module says so.

The rules ask the modules of a table (`position.table.modules`) and never which of them there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from importlib.resources.abc import Traversable
    from pathlib import Path

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.option import Option
    from sleight.games.trickerion.cards.special.base import SpecialCard
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.effects.active import EffectSource
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.printed.structs import Printed, Special, Trick
    from sleight.games.trickerion.state.catalog import Catalog
    from sleight.games.trickerion.state.dealer import Dealer
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.state.universe import Move
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Options, TrickerionView


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """What an expansion adds to the game; each has a folder of its own below `modules`."""

    id: ClassVar[str]
    """How editions name it when they say what they change in it."""

    place: ClassVar[int]
    """Its place among the modules: effects, actions and steps apply in this order."""

    field: ClassVar[str] = ""
    """The field of views and saves that is its own."""

    view_type: ClassVar[Any] = None
    """What the field holds in a view; None if `views.types` names it, so that we can speak of it."""

    saved_type: ClassVar[Any] = None
    """What it holds in a save; the same as in a view if nothing is hidden."""

    always_said: ClassVar[bool] = False
    """Whether tables without it say in plain data that the field holds nothing; most say nothing of it."""

    blocks: ClassVar[Mapping[str, int]] = {}
    """Its cells: how many each name stands for; `position.table.blocks` says where they begin."""

    prints: ClassVar[Mapping[str, Any]] = {}
    """The types of the cards in its data files: `curfews` for `curfews.json`, a list of that name."""

    folder: ClassVar[Path | Traversable | None] = None
    """Where these files lie, if not with ours; a folder that replaces our data replaces them too."""

    needs: ClassVar[tuple[str, ...]] = ()
    """The files that it cannot be played without, besides those."""

    choice_types: ClassVar[tuple[type[Choice], ...]] = ()
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    """What can be chosen and told with it alone."""

    takes_tricks_out: ClassVar[bool] = False
    """Whether tricks may leave the game with it; views and saves then say which (`left_out`)."""

    more_drawn: ClassVar[int] = 0
    """How many cards more than an edition says a draw may show with it (TR-DA-03)."""

    most_bought: ClassVar[int] = 0
    """How many components of a type a purchase may have with it, where an edition sells fewer (TR-MK-03)."""

    actions: ClassVar[Mapping[int, tuple[Action, ...]]] = {}
    """What characters can do besides, by location; a location of its own is one that nobody else has."""

    # --- what the host chooses, and what the box must hold ----------------------------------------

    def options(self) -> list[Option]:
        """The options that switch it on and vary it."""
        return []

    def is_used(self, options: Options) -> bool:
        """True if a table with these options plays with it."""
        return False

    def data_parts(self, printed: Printed) -> dict[str, object]:
        """The parts of the printed data that are its own, by name; each has a digest."""
        return {}

    def parts_used(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """Those that a table with these options reads."""
        return ()

    def data_faults(self, printed: Printed) -> Iterable[tuple[str, str]]:
        """What is wrong with its own data: file, and card with field of each fault."""
        return ()

    def more_tricks(self, printed: Printed) -> tuple[Trick, ...]:
        """The tricks that it brings. They stand behind all others and never lie at the residence: who may
        learn one, and where it lies before, is what its effects say (`learnable`)."""
        return ()

    def more_specials(self, printed: Printed) -> tuple[Special, ...]:
        """TR-SA-01: the special cards that it shuffles into the decks; they stand behind all others."""
        return ()

    def choices(self, printed: Printed) -> Iterable[tuple[Choice, Move]]:
        """What can be chosen with it alone, after everything else, and the numbers of each choice."""
        return ()

    def action_choices(self, printed: Printed) -> Iterable[tuple[Choice, Move]]:
        """The choices that start its `actions`, which are offered before the turn is finished."""
        return ()

    def anytime(self, edition: Edition) -> tuple[Action, ...]:
        """What a player may do at any step of the own turn in placement, besides what is asked.

        It costs no points and leaves the open question open.
        """
        return ()

    # --- effects ----------------------------------------------------------------------------------

    def sources(self) -> tuple[EffectSource, ...]:
        """TR-GEN-26: where its effects come from, in the order in which they apply."""
        return ()

    def specials(self, catalog: Catalog) -> tuple[SpecialCard, ...]:
        """TR-SA-01: the special assignment cards that it brings, in the order of the data."""
        return ()

    def barred_magicians(self, options: Options) -> Iterable[str]:
        """TR-SETUP-20: the magicians that cannot be chosen."""
        return ()

    # --- how a game goes --------------------------------------------------------------------------

    def lay_out(self, position: TrickerionPosition) -> None:
        """TR-SETUP-01: what is laid out before anybody chooses."""

    def opening(self, position: TrickerionPosition) -> bool:
        """MP-45: true if it asks somebody right after the free preparation; its last step resumes."""
        return False

    def game_begins(self, position: TrickerionPosition) -> None:
        """TR-SETUP-15: what is laid out once everybody has chosen."""

    def set_up(self, position: TrickerionPosition) -> bool:
        """True if it asks somebody before the first round; its last step resumes."""
        return False

    def round_ends(self, position: TrickerionPosition) -> None:
        """TR-END-27: its steps of the end of a round, before the window there."""

    def scored(self, position: TrickerionPosition, seat: int) -> dict[str, int]:
        """TR-SCORE-02: its own categories of the final scoring, after those of the edition."""
        return {}

    # --- views and saves --------------------------------------------------------------------------

    def workshop(self, position: TrickerionPosition, seat: int, viewer: int | None) -> dict[str, Any]:
        """The fields of a workshop that are its own, as a viewer sees them; its owner is shown everything."""
        return {}

    def workshop_numbers(self, position: TrickerionPosition, seat: int, viewer: int | None) -> object:
        """What these fields follow from: while it stays equal they are shown as they were."""
        return self.workshop(position, seat, viewer)

    def view(self, position: TrickerionPosition, seat: int | None) -> Any:
        """What its field of a view shows to a seat."""

    def saved(self, position: TrickerionPosition) -> Any:
        """Its field of a save."""

    def restore(self, position: TrickerionPosition, saved: Any) -> None:
        """Lay its field of a save out again; if nothing of it is hidden, its field of a view too."""

    def save_faults(self, setting: Setting, saved: Saved) -> Iterable[str]:
        """What is wrong with its field of a save, as `field: what is allowed`."""
        return ()

    def from_older(self, setting: Setting, saved: Saved) -> Saved:
        """A save of an older version, completed by what did not exist then."""
        return saved

    def dealer(self, setting: Setting, view: TrickerionView) -> Dealer | None:
        """What draws its hidden part of guesses from a view alone, with its true probability.

        None if nothing is hidden: `restore` lays what the view shows.
        """
        return None
