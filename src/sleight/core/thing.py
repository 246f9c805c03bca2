"""What a game tells of one of its things: a page of its manual that is made from data, not written."""

from __future__ import annotations

import msgspec


class Thing(msgspec.Struct, frozen=True):
    """A card, a trick, a spell: its name and what is to be said of it, in the markup of the manual."""

    id: str
    """Its kind and its own id, such as `trick/linking-rings`."""

    title: str
    text: str
    rules: tuple[str, ...] = ()
    """The rules that settle it."""

    module: str = ""
    """The module that brings it, if it is not part of every game."""
