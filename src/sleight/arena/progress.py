"""A progress bar for what takes long: it appears after a while, and only where a person sees it."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

_QUIET_SECONDS = 1.0


class LateBar:
    """A bar on the error stream. It starts late, so that quick work shows nothing."""

    def __init__(self, title: str, total: int, done: int = 0) -> None:
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
        )
        self._bar = Progress(*columns, console=console, transient=True)
        self._task = self._bar.add_task(title, total=total, completed=done)
        self._due = perf_counter() + _QUIET_SECONDS if console.is_terminal else float("inf")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._bar.live.is_started:
            self._bar.stop()

    def advance(self) -> None:
        """One step more is done."""
        self._bar.advance(self._task)
        self._appear()

    def show(self, done: int, of: int) -> None:
        """So much is done, of a sum that may have become known only now."""
        self._bar.update(self._task, completed=done, total=of)
        self._appear()

    def _appear(self) -> None:
        if perf_counter() >= self._due:
            self._bar.start()
            self._due = float("inf")
