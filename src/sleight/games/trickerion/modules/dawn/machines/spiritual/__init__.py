"""SPIR: the Hypnotiser, which cheapens purchases, changes plans, turns dice and doubles bonuses."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")
"""Every machine is there once its file has been read."""
