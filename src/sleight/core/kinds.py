"""Every kind of choice or event of a game, gathered from the modules that define them."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from types import ModuleType


def union(*modules: ModuleType) -> Any:
    """The union of the tagged kinds that these modules define, in the order in which they stand."""
    return reduce(or_, [kind for module in modules for kind in vars(module).values() if _is_of(kind, module)])


def _is_of(kind: object, module: ModuleType) -> bool:
    tagged = isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag
    return bool(tagged) and kind.__module__ == module.__name__
