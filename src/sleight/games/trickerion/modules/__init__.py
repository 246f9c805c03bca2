"""Modules: what an expansion adds, one folder each with a `module.py`; found by their classes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from sleight.games.trickerion.state.module import Module

for _folder in iter_modules(__path__):
    import_module(f"{__name__}.{_folder.name}.module")

MODULES: tuple[Module, ...] = tuple(
    sorted((module() for module in Module.__subclasses__()), key=lambda module: module.place)
)
"""Every module of ours, in its place; a game can be made with others besides."""
