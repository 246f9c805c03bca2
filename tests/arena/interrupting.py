"""Ctrl-C for a command that is at work."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence


def interrupted(
    arguments: Sequence[str], at_work: Callable[[], bool], env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments, and send Ctrl-C once it is at work; what it said then."""
    process = subprocess.Popen(
        [sys.executable, *arguments],
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not at_work():
        assert process.poll() is None
        time.sleep(0.01)
    # A terminal sends Ctrl-C to every process of the command.
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=120)
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)
