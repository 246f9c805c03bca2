"""What modules add to the terminal, one folder each; all of their files are read."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

from sleight.games.trickerion.faces.module_face import FACES as FACES

for _found in walk_packages(__path__, f"{__name__}."):
    import_module(_found.name)
