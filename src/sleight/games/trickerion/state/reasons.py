"""How this game says no, and how it warns."""

from __future__ import annotations

from typing import Final

from sleight.core.refusal import Argument, Caution, Refusal

GAME: Final = "trickerion"


def refuse(code: str, rule: str, **arguments: Argument) -> Refusal:
    """A refusal of this game."""
    return Refusal(code, rule, arguments, GAME)


def caution(code: str, rule: str, **arguments: Argument) -> Caution:
    """A warning of this game."""
    return Caution(code, rule, arguments, GAME)
