"""What options, views and saves are made of with modules that bring fields of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.games.trickerion.state.part import always
from sleight.games.trickerion.views.saved import Saved
from sleight.games.trickerion.views.types import Options, TrickerionView

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sleight.core.option import Option
    from sleight.games.trickerion.state.module import Module


class Types(NamedTuple):
    """The types of one game; those of `views.types` and `views.saved` where nothing is added to them."""

    options: type[Options] = Options
    view: type[TrickerionView] = TrickerionView
    saved: type[Saved] = Saved


def types_with(options: Iterable[Option], modules: Iterable[Module]) -> Types:
    """Each option and each module that our own types do not name becomes a field at their end."""
    more = [
        (option.name, Any if option.default is None else type(option.default), option.default)
        for option in options
        if option.name not in Options.__struct_fields__
    ]
    own: list[tuple[Module, Any]] = [
        (module, always(None) if module.always_said else None) for module in modules if module.view_type
    ]
    if not more and not own:
        return Types()
    chosen: Any = _with(Options, more)
    seen = [(module.field, module.view_type | None, absent) for module, absent in own]
    kept = [(module.field, (module.saved_type or module.view_type) | None, absent) for module, absent in own]
    named = ("options", chosen)
    return Types(chosen, _with(TrickerionView, [named, *seen]), _with(Saved, [named, *kept]))


def _with(type: Any, fields: list[Any]) -> Any:
    return msgspec.defstruct(type.__name__, fields, bases=(type,), module=type.__module__, frozen=True)
