"""A part of views and saves."""

from __future__ import annotations

from typing import TypeVar

import msgspec

V = TypeVar("V")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A part of a view; what the base game does not have is left out of its plain data."""


def always(value: V) -> V:
    """A default that plain data says all the same.

    A struct that leaves defaults out compares with those that are values, and never with what is made anew.
    """
    made: V = msgspec.field(default_factory=lambda: value)
    return made
