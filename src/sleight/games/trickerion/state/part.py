"""A part of views and saves."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a view; what the base game does not have is left out of its plain data."""
