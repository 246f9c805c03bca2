"""`sleight serve`: a server at which people and bots sit down together."""

from __future__ import annotations

import signal
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sleight.cli.saving import data_folder
from sleight.core.errors import BadInput, listed
from sleight.core.speech import speaker
from sleight.server.database import database_url
from sleight.server.logs import LEVELS, prepare_logs
from sleight.server.run import make_server

_MOST_PORTS = 65_535
_HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a browser of this machine finds a server that listens at all addresses."""


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    data_dir: Path | None = None,
    database: str | None = None,
    log: str = "warning",
    open: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Serve until Ctrl-C or a request to end comes; the messages explain the flags."""
    if not 0 <= port <= _MOST_PORTS:
        raise BadInput("port-wrong", port=str(port))
    if log not in LEVELS:
        raise BadInput("log-level", level=log, allowed=listed(LEVELS))
    says = speaker(lang, "sleight.cli")

    def ready(at: str, on: int) -> None:
        sys.stdout.write(says.say("serve-ready", {"address": _address(at, on)}) + "\n")
        sys.stdout.flush()
        if open:
            _show(_address(_HERE.get(at, at), on))

    prepare_logs(log)
    url = database_url(data_dir or data_folder(), database)
    server = make_server(url, host, port, ready)
    # When everything is stored, uvicorn sends itself the signal again; by then it has been obeyed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    try:
        server.run()
    except SystemExit as error:
        # uvicorn has said only in its own log that the address cannot be had.
        raise BadInput("address-taken", host=host, port=str(port)) from error
    except KeyboardInterrupt:
        pass
    sys.stdout.write(says.say("serve-stopped") + "\n")


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _show(address: str) -> None:
    """Open the browser without waiting for it; where there is none, the address has been said anyway."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
