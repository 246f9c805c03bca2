"""The processes of a pool leave Ctrl-C to their parent from their first moment on."""

from __future__ import annotations

import signal

from sleight.arena.pool import worker_pool


def _blocked() -> set[signal.Signals | int]:
    return set(signal.pthread_sigmask(signal.SIG_BLOCK, ()))


def test_workers_start_deaf_to_ctrl_c_and_the_parent_listens() -> None:
    with worker_pool(1) as pool:
        assert signal.SIGINT in pool.submit(_blocked).result(timeout=60)
    assert signal.SIGINT not in _blocked()
