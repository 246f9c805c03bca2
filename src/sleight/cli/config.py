"""`sleight config`: the settings of a server, to be put into a file and changed."""

from __future__ import annotations

import sys

from sleight.cli.settings import written_defaults


def config(*, lang: str = "en") -> None:
    """Print all settings; they are explained in English, as the file is for whoever runs the server."""
    del lang
    sys.stdout.write(written_defaults())
