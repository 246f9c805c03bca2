"""What modules add to the terminal, one folder each with a `face.py` that holds a `FACE`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from sleight.games.trickerion.faces.module_face import FACES as FACES

FACES += [import_module(f"{__name__}.{folder.name}.face").FACE for folder in iter_modules(__path__)]
