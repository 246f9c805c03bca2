"""Processes for many games. Each starts fresh, so that no thread of the parent is copied half-way."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of that many processes. A plain fork while a progress bar runs could hang for ever."""
    return ProcessPoolExecutor(
        jobs, mp_context=get_context("forkserver"), initializer=_leave_interrupts_to_parent
    )


def usable_cores() -> int:
    """How many processes can run at once."""
    return os.cpu_count() or 1


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches the whole group of processes; the parent alone decides how to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
