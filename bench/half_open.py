"""How others are served while thousands of connections begin a request and never end it.

A real `sleight serve` with few files; the flood comes from a process of its own, from several addresses of
this machine and then from one, and opens anew, at a pace, what the server closes. From its beginning on,
ordinary requests from another address are timed, each on a new connection and on one that is kept. The same
without the flood is measured in the same run; what counts are the ratios.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import re
import resource
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from sleight.server.doors import files_allowed

_HALF = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n"
_PAUSE = 0.01
_MOST_OPENED = 100_000
"""No run opens more than so many connections, whatever the server does."""


def main() -> int:
    """Measure without a flood, with one from many addresses and with one from one; one line of JSON."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--connections", type=int, default=3000)
    options.add_argument("--addresses", type=int, default=20)
    options.add_argument("--files", type=int, default=1024)
    options.add_argument("--seconds", type=float, default=15)
    options.add_argument("--reopened", type=int, default=500, help="connections opened anew in a second")
    chosen = options.parse_args()
    files_allowed()
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as written:
            server, port = _serve(folder, chosen.files, written)
            try:
                _timed(port, 2)
                quiet = _timed(port, chosen.seconds)
                many = _flooded(port, chosen, chosen.addresses, log)
                one = _flooded(port, chosen, 1, log)
            finally:
                server.terminate()
                server.wait()
    found = {"connections": chosen.connections, "files": chosen.files, "quiet": quiet}
    for name, flood in ((f"from_{chosen.addresses}_addresses", many), ("from_1_address", one)):
        flood["ratio_p50"] = round(flood["p50_ms"] / quiet["p50_ms"], 2)
        flood["ratio_p99"] = round(flood["p99_ms"] / quiet["p99_ms"], 2)
        found[name] = flood
    sys.stdout.write(json.dumps(found) + "\n")
    return 0 if quiet["failed"] == many["failed"] == one["failed"] == 0 else 1


def _serve(folder: str, files: int, log: Any) -> tuple[subprocess.Popen[str], int]:
    settings = Path(folder) / "sleight.toml"
    # Whoever is timed asks faster than people do.
    settings.write_text("reading = { burst = 1000000, a_minute = 1000000 }\n")
    command = [sys.executable, "-m", "sleight.cli", "serve", "--data-dir", folder, "--port", "0"]
    server = subprocess.Popen(
        [*command, "--config", str(settings), "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=log,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files)),
    )
    assert server.stdout is not None
    found = re.search(r":(\d+) ", server.stdout.readline())
    assert found is not None
    return server, int(found[1])


def _flooded(port: int, chosen: Any, addresses: int, log: Path) -> dict[str, Any]:
    """What ordinary requests take during a flood, and how fast the log grows."""
    context = multiprocessing.get_context("spawn")
    opened = context.Value("l", 0)
    flood = context.Process(
        target=_flood,
        args=(port, chosen.connections, addresses, chosen.reopened, chosen.seconds + 30, opened),
        daemon=True,
    )
    before = log.stat().st_size
    flood.start()
    try:
        end = time.monotonic() + 20
        while not opened.value and time.monotonic() < end:
            time.sleep(0.01)
        began = time.monotonic()
        found = _timed(port, chosen.seconds)
        minutes = (time.monotonic() - began) / 60
    finally:
        flood.terminate()
        flood.join()
    found["opened"] = opened.value
    found["log_bytes_a_minute"] = round((log.stat().st_size - before) / minutes)
    return found


def _flood(port: int, count: int, addresses: int, reopened: int, seconds: float, opened: Any) -> None:
    """Keep up to that many half-open connections, for so long at most."""
    files_allowed()
    lines = selectors.DefaultSelector()
    began = time.monotonic()
    while (passed := time.monotonic() - began) < seconds and opened.value < _MOST_OPENED:
        for key, _ in lines.select(0.01):
            lines.unregister(key.fileobj)
            key.fileobj.close()  # type: ignore[union-attr]  # all of them are sockets
        missing = count - len(lines.get_map())
        for _ in range(min(missing, int(count + reopened * passed) - opened.value)):
            lines.register(_half_open(port, 2 + opened.value % addresses), selectors.EVENT_READ)
            opened.value += 1


def _half_open(port: int, number: int) -> socket.socket:
    line = socket.socket()
    line.bind((f"127.0.0.{number}", 0))
    line.settimeout(5)
    try:
        line.connect(("127.0.0.1", port))
        line.sendall(_HALF)
    except OSError:
        pass
    return line


def _timed(port: int, seconds: float) -> dict[str, Any]:
    """How long ordinary requests take, in milliseconds."""
    kept = HTTPConnection("127.0.0.1", port, timeout=30)
    waits, failed = [], 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for line in (kept, HTTPConnection("127.0.0.1", port, timeout=30)):
            began = time.perf_counter()
            failed += not _asked(line)
            waits.append(time.perf_counter() - began)
            if line is not kept:
                line.close()
        time.sleep(_PAUSE)
    kept.close()
    waits.sort()
    return {
        "requests": len(waits),
        "failed": failed,
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[len(waits) * 99 // 100] * 1000, 1),
    }


def _asked(line: HTTPConnection) -> bool:
    try:
        line.request("GET", "/api/tables")
        answer = line.getresponse()
        answer.read()
    except OSError:
        line.close()
        return False
    return answer.status == 200


if __name__ == "__main__":
    sys.exit(main())
