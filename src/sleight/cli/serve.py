"""`sleight serve`: a server at which people and bots sit down together."""

from __future__ import annotations

import signal
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from sleight.cli.faults import sentence
from sleight.cli.saving import data_folder
from sleight.cli.settings import check_setting, read_settings
from sleight.core import registry
from sleight.core.errors import BadInput, listed
from sleight.core.speech import speaker
from sleight.server.config import Config
from sleight.server.database import database_url
from sleight.server.logs import LEVELS, guarded, prepare_logs
from sleight.server.run import Server, make_server

_MOST_PORTS = 65_535
_HERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a browser of this machine finds a server that listens at all addresses."""


@guarded()
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    data_dir: Path | None = None,
    database: str | None = None,
    config: Path | None = None,
    trusted_proxy: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    metrics: str | None = None,
    log: str | None = None,
    open: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Serve until Ctrl-C or a request to end comes; the messages explain the flags."""
    settings = _settings(config, host, port, trusted_proxy, metrics, log)
    says = speaker(lang, "sleight.cli")

    def ready(at: str, on: int) -> None:
        sys.stdout.write(says.say("serve-ready", {"address": _address(at, on)}) + "\n")
        if server.metrics_address is not None:
            numbers = f"{_address(*server.metrics_address)}/metrics"
            sys.stdout.write(says.say("serve-metrics", {"address": numbers}) + "\n")
        sys.stdout.flush()
        if open:
            _show(_address(_HERE.get(at, at), on))

    for fault in registry.faults():
        sys.stderr.write(sentence(fault, lang) + "\n")
    prepare_logs(settings.log)
    _check_host(settings)
    url = database_url(data_dir or data_folder(), database)
    server = make_server(url, settings.host, settings.port, ready, settings)
    _run(server, settings)
    sys.stdout.write(says.say("serve-stopped") + "\n")


def _settings(
    file: Path | None,
    host: str | None,
    port: int | None,
    proxies: tuple[str, ...],
    metrics: str | None,
    log: str | None,
) -> Config:
    """The settings of the file, and over them the flags."""
    if port is not None and not 0 <= port <= _MOST_PORTS:
        raise BadInput("port-wrong", port=str(port))
    if log is not None and log not in LEVELS:
        raise BadInput("log-level", level=log, allowed=listed(LEVELS))
    flags: dict[str, Any] = {"host": host, "port": port, "metrics": metrics, "log": log}
    flags["trusted_proxies"] = proxies or None
    given = {key: value for key, value in flags.items() if value is not None}
    for key, value in given.items():
        try:
            check_setting(key, value)
        except BadInput as error:
            flag = "--trusted-proxy" if key == "trusted_proxies" else f"--{key}"
            raise BadInput("flag-wrong", flag=flag, why=error.code) from error
    return msgspec.structs.replace(read_settings(file), **given)


def _check_host(settings: Config) -> None:
    """Refuse a name that no machine can have; uvicorn would stumble over it."""
    try:
        settings.host.encode("idna")
    except UnicodeError as error:
        raise BadInput("address-taken", host=settings.host, port=str(settings.port)) from error


def _run(server: Server, settings: Config) -> None:
    # When everything is stored, uvicorn sends itself the signal again; by then it has been obeyed.
    signal.signal(signal.SIGTERM, lambda _number, _frame: None)
    try:
        server.run()
    except SystemExit as error:
        # uvicorn has said only in its own log that the address cannot be had.
        raise BadInput("address-taken", host=settings.host, port=str(settings.port)) from error
    except KeyboardInterrupt:
        pass


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _show(address: str) -> None:
    """Open the browser without waiting for it; where there is none, the address has been said anyway."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
