"""`sleight backup`: all tables of a server as one file."""

from __future__ import annotations

import sys
from pathlib import Path

from sleight.cli.saving import check_new, data_folder
from sleight.core.speech import speaker
from sleight.server.backup import back_up
from sleight.server.database import database_url


def backup(
    file: Path, /, *, data_dir: Path | None = None, database: str | None = None, lang: str = "en"
) -> None:
    """Write all tables to a file; the server may run meanwhile."""
    says = speaker(lang, "sleight.cli")
    rows = back_up(database_url(data_dir or data_folder(), database), check_new(file))
    sys.stdout.write(says.say("backup-done", {"rows": rows, "file": str(file)}) + "\n")
