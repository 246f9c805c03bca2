"""Pairs on a cluster, by Ray; sleight has to be installed on every machine of it, in the same version."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Any

from sleight.arena.tournament.extras import extra
from sleight.arena.tournament.workers import LOOK_SECONDS, Chunk, Workers, play_chunk
from sleight.core.errors import BadInput, SleightError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.arena.tournament.plan import Tournament


_KNOCK_SECONDS = 10


def check_installed() -> None:
    """Refuse at once if Ray is missing."""
    extra("ray")


def _knock(address: str) -> None:
    """Raise if nobody listens at HOST:PORT: Ray itself would go on trying for many minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), _KNOCK_SECONDS).close()


class Cluster(Workers[Any]):
    """The machines behind a Ray address: `local`, `auto`, or `HOST:PORT` of the head."""

    chunk_seconds = 2.0

    def __init__(self, address: str) -> None:
        self._ray: Any = extra("ray")
        try:
            _knock(address)
            self._ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, RuntimeError, ValueError) as error:
            raise BadInput("ray-unreachable", address=address, why=" ".join(str(error).split())) from error
        self.places = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._play = self._ray.remote(play_chunk)

    def submit(self, plan: Tournament, numbers: Sequence[int]) -> Any:
        return self._play.remote(plan, numbers)

    def finished(self, tasks: Sequence[Any]) -> list[Any]:
        done, _ = self._ray.wait(list(tasks), num_returns=1, timeout=LOOK_SECONDS)
        return list(done)

    def result(self, task: Any) -> Chunk:
        try:
            chunk: Chunk = self._ray.get(task)
        except self._ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, SleightError):
                raise error.cause from None
            raise
        return chunk

    def rest(self, tasks: Sequence[Any]) -> list[Any]:
        """Ray does not say which tasks have begun; those that are done count, the others end."""
        done, others = self._ray.wait(list(tasks), num_returns=len(tasks), timeout=0) if tasks else ([], [])
        for task in others:
            self._ray.cancel(task)
        return list(done)

    def end(self) -> None:
        """Closing ends all that runs for this command."""

    def close(self) -> None:
        self._ray.shutdown()
