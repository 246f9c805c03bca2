"""The compiled engine, where there is one: its modules go before those of the same source.

`make fast` compiles the rules into the folder `sleight_compiled` beside the installed packages, and writes
down there which modules it holds and what their sources were. Without that folder, with other sources or with
SLEIGHT_PURE=1 the interpreter runs the sources themselves.
"""

from __future__ import annotations

import os
import sys
from hashlib import blake2b
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

FOLDER = "sleight_compiled"
LIBRARY = "sleight__mypyc"
"""All compiled modules lie in one library, which hands out a function to make each of them."""

LISTED = "modules.txt"
"""The digest of the sources, then the names of the compiled modules, then of those that they rest on."""

REST = "-"
"""What stands before the name of a module that is not compiled."""

PURE = "SLEIGHT_PURE"
"""The variable of the environment that leaves the compiled engine aside."""

STALE = (
    "sleight: the compiled engine was made from other sources, so the slower pure Python runs; "
    "`make fast` compiles again, `make pure` removes it."
)

_SOURCES = Path(__file__).parent.parent


def digest_of(modules: Iterable[str]) -> str:
    """A digest of the sources of some modules; empty if one of them is gone."""
    digest = blake2b(digest_size=16)
    for module in modules:
        try:
            content = (_SOURCES / f"{module.replace('.', '/')}.py").read_bytes()
        except OSError:
            return ""
        digest.update(f"{module} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def listing(modules: Sequence[str], rest: Sequence[str]) -> str:
    """What a build holds, and what it is made from now."""
    lines = [digest_of([*modules, *rest]), *modules, *(REST + module for module in rest)]
    return "\n".join(lines) + "\n"


def read_list(folder: Path) -> frozenset[str]:
    """The modules of a build; none if there is no build, or if it was made from other sources."""
    try:
        digest, *names = (folder / LISTED).read_text().split()
    except (OSError, ValueError):
        return frozenset()
    if digest != digest_of([name.removeprefix(REST) for name in names]):
        return frozenset()
    return frozenset(name for name in names if not name.startswith(REST))


class CompiledModules(Loader):
    """Finds and makes the modules of one compiled library, as `sys.meta_path` asks for them."""

    def __init__(self, library: ModuleType, modules: frozenset[str]) -> None:
        self._library = library
        self._modules = modules

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of that name, if there is one."""
        if name not in self._modules:
            return None
        return ModuleSpec(name, self, origin=self._library.__file__)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, whole: the library runs its body at once."""
        import ctypes

        made = f"init_{spec.name.replace('.', '___')}"
        pointer = ctypes.pythonapi.PyCapsule_GetPointer
        pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        address = pointer(getattr(self._library, made), f"{LIBRARY}.{made}".encode())
        return cast("ModuleType", ctypes.PYFUNCTYPE(ctypes.py_object)(address)())

    def exec_module(self, module: ModuleType) -> None:
        """Its body has run already."""


def install() -> bool:
    """Let the compiled modules go first if there are any that fit; True if they do."""
    folder = None if os.environ.get(PURE) else _folder()
    if folder is None:
        return False
    modules = read_list(folder)
    library = _library(folder) if modules else None
    if library is None:
        sys.stderr.write(STALE + "\n")
        return False
    sys.meta_path.insert(0, CompiledModules(library, modules))
    return True


def _folder() -> Path | None:
    """The folder beside the installed packages, or earlier on the path of modules."""
    spec = PathFinder.find_spec(FOLDER)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


def _library(folder: Path) -> ModuleType | None:
    """The library, if it was compiled for this interpreter."""
    for suffix in EXTENSION_SUFFIXES:
        file = folder / f"{LIBRARY}{suffix}"
        if file.is_file():
            spec = ModuleSpec(LIBRARY, ExtensionFileLoader(LIBRARY, str(file)), origin=str(file))
            library = sys.modules[LIBRARY] = module_from_spec(spec)
            cast("ExtensionFileLoader", spec.loader).exec_module(library)
            return library
    return None
