"""Ctrl-C at a moment of our choosing."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import FrameType, TracebackType
    from typing import Self


class Interrupts:
    """Notes Ctrl-C instead of raising at once.

    An exception in the middle of handing work to a pool can leave one of its locks taken, and then nothing
    ends any more. The second Ctrl-C raises wherever it comes.
    """

    def __init__(self) -> None:
        self._came = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    @property
    def came(self) -> bool:
        """True once Ctrl-C has come."""
        return self._came

    def check(self) -> None:
        """Raise now if Ctrl-C has come."""
        if self._came:
            raise KeyboardInterrupt

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._came = True
        signal.signal(signal.SIGINT, self._before)
