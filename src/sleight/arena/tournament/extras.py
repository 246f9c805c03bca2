"""Packages that only the arena needs. Playing needs none of them, so they come as an extra."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sleight.core.errors import BadInput


def extra(module: str, name: str = "arena") -> Any:
    """A module of an extra; without it, one sentence says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if not module.startswith(error.name or " "):
            raise
        raise BadInput("extra-missing", package=module.partition(".")[0], extra=name) from error
