"""Whether the server can do its work: store what people do."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING

from sleight.server.faults import Declined, Unstored

if TYPE_CHECKING:
    from sleight.server.store import Store

_KEPT_SECONDS = 5.0
"""How long an answer counts; everybody may ask, and each answer costs a write."""

_PATIENCE_SECONDS = 15.0
_MEGABYTE = 1_000_000


class Health:
    """Looks into the database and at the disk, now and then."""

    def __init__(self, store: Store, least_free_megabytes: int) -> None:
        self._store = store
        self._least = least_free_megabytes
        self._lock = asyncio.Lock()
        self._looked: float | None = None
        self._trouble: Declined | None = None

    async def check(self) -> None:
        """Say what is wrong, if anything is."""
        async with self._lock:
            if self._looked is None or time.monotonic() - self._looked > _KEPT_SECONDS:
                self._trouble = await self._found()
                self._looked = time.monotonic()
        if self._trouble is not None:
            raise type(self._trouble)(self._trouble.code, **self._trouble.arguments)

    async def _found(self) -> Declined | None:
        try:
            await asyncio.wait_for(self._store.probe(), _PATIENCE_SECONDS)
        except Unstored as error:
            return error
        except TimeoutError:
            return Unstored("database-failing")
        free = _free_megabytes(self._store.file)
        return Declined("disk-low", megabytes=free) if free is not None and free < self._least else None


def _free_megabytes(file: str | None) -> int | None:
    """The space that is left beside a file; a database on another machine watches its own disk."""
    if file is None:
        return None
    try:
        return shutil.disk_usage(Path(file).parent).free // _MEGABYTE
    except OSError:
        return None
