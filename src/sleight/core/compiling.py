"""What only the compiler reads: marks on classes, without any effect on the interpreted code."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:
    Marked = TypeVar("Marked")

    def mypyc_attr(**_marks: object) -> Callable[[Marked], Marked]:
        """The mark of a class: `allow_interpreted_subclasses` lets a game that is not compiled extend it."""
        return lambda marked: marked

    def trait(marked: Marked) -> Marked:
        """The mark of a class that stands behind another one among the bases of a class."""
        return marked
