"""`sleight serve` as a process of its own."""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_ADDRESS = re.compile(r"http://\S+:(\d+)")


class Process:
    """A server that can be stopped, or killed."""

    def __init__(self, folder: Path, *flags: str, port: int = 0, files: int | None = None) -> None:
        command = [sys.executable, "-m", "sleight.cli", "serve", "--data-dir", f"{folder}"]
        self.log = (folder / "log").open("ab+")
        self.popen = subprocess.Popen(
            [*command, "--port", f"{port}", "--lang", "en", *flags],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            preexec_fn=None if files is None else partial(_limit_files, files),
        )
        assert self.popen.stdout is not None
        found = _ADDRESS.search(self.popen.stdout.readline())
        assert found is not None, self.logged()
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def logged(self) -> str:
        """What the process has logged so far."""
        self.log.seek(0)
        return self.log.read().decode()

    def end(self, signal: int) -> int:
        """Send a signal and wait for the end; the exit code."""
        self.popen.send_signal(signal)
        return self.popen.wait(30)

    def close(self) -> None:
        """Make sure that nothing remains."""
        if self.popen.poll() is None:
            self.popen.kill()
            self.popen.wait()
        if self.popen.stdout is not None:
            self.popen.stdout.close()
        self.log.close()


def _limit_files(files: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))


@contextmanager
def process(folder: Path, *flags: str, port: int = 0, files: int | None = None) -> Iterator[Process]:
    """A server process, on a free port if none is named, with few files if so asked; gone at the end."""
    folder.mkdir(exist_ok=True)
    running = Process(folder, *flags, port=port, files=files)
    try:
        yield running
    finally:
        running.close()
