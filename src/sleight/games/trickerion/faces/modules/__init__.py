"""What modules add to the terminal, one folder each with a `face.py`; found by their classes."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from sleight.games.trickerion.faces.module_face import FACES as FACES

for _folder in iter_modules(__path__):
    import_module(f"{__name__}.{_folder.name}.face")
