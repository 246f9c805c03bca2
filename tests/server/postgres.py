"""A cluster of PostgreSQL of its own, where its programs are installed."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


def _programs() -> Path | None:
    found = shutil.which("pg_ctl")
    return None if found is None else Path(found).resolve().parent


PROGRAMS = _programs()


def _command(*words: object) -> None:
    """Run one of the programs; as root they refuse, so then as the user that Debian makes for them."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    subprocess.run([*prefix, *map(str, words)], check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def cluster() -> Iterator[str]:
    """The address of an empty database in a new cluster; gone at the end."""
    assert PROGRAMS is not None
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "cluster"
    _command(PROGRAMS / "initdb", "-D", data, "-U", "postgres", "-A", "trust")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    _command(PROGRAMS / "pg_ctl", "-D", data, "-o", options, "-w", "-l", folder / "log", "start")
    try:
        yield f"postgresql://postgres@127.0.0.1:{port}/postgres"
    finally:
        _command(PROGRAMS / "pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
