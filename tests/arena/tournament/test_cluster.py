"""Tournaments on Ray: a local one with two workers, started as a cluster is."""

from __future__ import annotations

import json
import os
import secrets
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.arena.interrupting import interrupted

RAY = Path(sys.executable).parent / "ray"

ENVIRONMENT = {
    **os.environ,
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
    "RAY_USAGE_STATS_ENABLED": "0",
}
"""A token of our own: a Ray of these tests obeys nobody else, and needs no token of the person."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a cluster of one machine with two workers."""
    folder = tmp_path_factory.mktemp("ray", numbered=True)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    start = ["start", "--head", "--num-cpus=2", f"--port={port}", "--include-dashboard=false"]
    # The paths of Ray's sockets must stay short, so its folder is the system's own.
    head = subprocess.Popen(
        [RAY, *start, "--block", "--object-store-memory=100000000"],
        env=ENVIRONMENT,
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        while not _listens(port):
            assert head.poll() is None
            time.sleep(0.1)
        yield f"127.0.0.1:{port}"
    finally:
        head.terminate()
        head.wait(timeout=60)


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1).close()
    except OSError:
        return False
    return True


def table(folder: Path, name: str, *arguments: str) -> dict[str, Any]:
    """The table of a tournament that is played by a command of its own, but for the times."""
    asked = ["tournament", "abracada", "--bots", "random,likeliest,random:", "--pairs", "4", "--json"]
    ran = subprocess.run(
        [sys.executable, "-m", "sleight.cli", *asked, "--out", str(folder / name), *arguments],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    del found["times"]
    return found


@pytest.mark.long
def test_a_cluster_gives_the_same_table(cluster: str, tmp_path: Path) -> None:
    alone = table(tmp_path, "alone.jsonl", "--jobs", "1")
    assert alone["pairs"] == 12
    assert table(tmp_path, "processes.jsonl", "--jobs", "2") == alone
    assert table(tmp_path, "ray.jsonl", "--ray", cluster) == alone


@pytest.mark.long
def test_a_cluster_goes_on_with_what_one_machine_began(cluster: str, tmp_path: Path) -> None:
    alone = table(tmp_path, "alone.jsonl", "--jobs", "1")
    whole = (tmp_path / "alone.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "begun.jsonl").write_bytes(b"".join(whole[:6]))
    assert table(tmp_path, "begun.jsonl", "--ray", cluster) == alone


@pytest.mark.long
@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:head"])
def test_a_cluster_that_is_not_there_is_one_sentence(tmp_path: Path, address: str) -> None:
    asked = ["tournament", "abracada", "--bots", "random,random:", "--ray", address]
    ran = subprocess.run(
        [sys.executable, "-m", "sleight.cli", *asked, "--out", str(tmp_path / "results.jsonl")],
        env=ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 2
    assert f"Ray cannot be reached at “{address}”" in ran.stderr
    assert "“local” to start a Ray here" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.long
def test_ctrl_c_on_a_ray_of_its_own_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    asked = ["--bots", "random,random:", "--pairs", "1000000", "--ray", "local", "--json", "--out", str(file)]
    ran = interrupted(
        ["-m", "sleight.cli", "tournament", "abracada", *asked],
        lambda: file.exists() and file.read_bytes().count(b"\n") >= 4,
        ENVIRONMENT,
    )
    assert ran.returncode == 130, ran.stderr
    assert "Stopped; run the same command to continue." in ran.stderr
    assert json.loads(ran.stdout)["pairs"] == file.read_bytes().count(b"\n") - 1
