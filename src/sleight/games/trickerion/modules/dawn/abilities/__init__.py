"""The abilities of signature tricks, one file each, found by the ids of the data."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
"""Every ability is there once its file has been read."""
