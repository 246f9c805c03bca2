"""`sleight restore`: fills an empty database from a backup."""

from __future__ import annotations

import sys
from pathlib import Path

from sleight.cli.saving import data_folder
from sleight.core.speech import speaker
from sleight.server import backup
from sleight.server.database import database_url


def restore(
    file: Path, /, *, data_dir: Path | None = None, database: str | None = None, lang: str = "en"
) -> None:
    """Read all tables from a file."""
    says = speaker(lang, "sleight.cli")
    rows = backup.restore(database_url(data_dir or data_folder(), database), file)
    sys.stdout.write(says.say("restore-done", {"rows": rows, "file": str(file)}) + "\n")
