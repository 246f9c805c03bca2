"""Processes for many games. Each starts fresh, so that no thread of the parent is copied half-way."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import forkserver, get_context, resource_tracker


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """A pool of that many processes. A plain fork while a progress bar runs could hang for ever."""
    _start_deaf_to_interrupts()
    return ProcessPoolExecutor(jobs, mp_context=get_context("forkserver"))


def size_of_next_chunk(done: int, seconds: float, *, wanted: float, most: int) -> int:
    """How many to send at once if so many have taken so many seconds and a chunk should take `wanted`."""
    return max(1, min(int(wanted * done / max(seconds, 1e-6)), most))


def usable_cores() -> int:
    """How many processes can run at once."""
    return os.cpu_count() or 1


def _start_deaf_to_interrupts() -> None:
    """Ctrl-C reaches the whole group of processes; the parent alone decides how to stop.

    Every worker inherits the blocked signal from the process that forks it, so that no Ctrl-C can end one
    that is just starting; the parent hears what came meanwhile as soon as it listens again. The resource
    tracker unblocks the signal when it starts, so it comes first.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
