"""Guesses of one view: positions that agree with it, drawn one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sleight.core.chance import KEY_BYTES
from sleight.core.compiling import mypyc_attr
from sleight.core.position import Position
from sleight.core.view import View

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

P = TypeVar("P", bound=Position[Any, Any])
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guesser(Generic[P]):
    """What draws complete positions from one view; what the view shows is laid out once for all of them."""

    def draw(self, rng: Random) -> P:
        """A position of its own: what the view hides is drawn with its true probability, chance anew."""
        raise NotImplementedError


class GuessAnew(Guesser[P], Generic[P, V]):
    """The guesses of a game that lays out everything each time."""

    def __init__(self, guess: Callable[[V, Random], P], view: V) -> None:
        self._guess = guess
        self._view = view

    def draw(self, rng: Random) -> P:
        return self._guess(self._view, rng)


def new_key(rng: Random) -> bytes:
    """The key of the coming chance of a guess."""
    return rng.getrandbits(8 * KEY_BYTES).to_bytes(KEY_BYTES, "big")
