"""The house powers (PW-01 to PW-30), each one small class, found by the id of the data."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
"""Every power is there once its file has been read."""
