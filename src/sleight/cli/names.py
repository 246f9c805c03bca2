"""`sleight names`: which names of a server are protected, and a way to free one whose password is lost."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sleight.cli.saving import data_folder
from sleight.core.errors import BadInput, listed
from sleight.core.speech import Speaker, speaker
from sleight.server.database import database_url, migrate, open_database
from sleight.server.lookalikes import skeleton
from sleight.server.store import Store

if TYPE_CHECKING:
    from sqlalchemy import URL

_LIST = "list"
_RESET = "reset"
_ACTIONS = (_LIST, _RESET)


def names(
    action: str,
    name: str | None = None,
    /,
    *,
    data_dir: Path | None = None,
    database: str | None = None,
    lang: str = "en",
) -> None:
    """List the protected names, or free one; the server may run meanwhile."""
    if action not in _ACTIONS:
        raise BadInput("names-action", action=action, allowed=listed(_ACTIONS))
    if action == _RESET and name is None:
        raise BadInput("argument-missing", argument="NAME")
    if action == _LIST and name is not None:
        raise BadInput("argument-extra", argument=name)
    url = database_url(data_dir or data_folder(), database)
    sys.stdout.write(asyncio.run(_done(url, name, speaker(lang, "sleight.cli"))))


async def _done(url: URL, name: str | None, says: Speaker) -> str:
    """List the names if none is to be freed; what is said of it."""
    engine = open_database(url)
    migrate(engine)
    store = Store(engine)
    try:
        if name is None:
            found = await store.protected_names()
            return "".join(f"{each}\n" for each in found or [says.say("names-none")])
        if not await store.free_name(skeleton(name)):
            raise BadInput("name-unprotected", name=name)
        return says.say("names-reset", {"name": name}) + "\n"
    finally:
        store.close()
