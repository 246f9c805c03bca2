"""`sleight serve`, `backup` and `restore` as a person runs them."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import sleight
from tests.server.process import process
from tests.server.served import Served, good

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_is_graceful_and_a_start_goes_on(tmp_path: Path, stop: int) -> None:
    with process(tmp_path / "data") as first, httpx.Client(base_url=first.url) as http:
        server = Served(http, first.port)
        ann, bob = server.people(2, options={"first": 0})
        good(ann.choose("call 8", 0))
        before = bob.get("view")
        alone = server.table(["person", "random"])
        with server.live(ann.table, bob.token):
            assert first.end(stop) == 0
        assert "Traceback" not in first.logged()
    with process(tmp_path / "data") as second, httpx.Client(base_url=second.url) as http:
        again = bob._replace(http=http)
        assert again.get("view") == before
        waiting = alone._replace(http=http)
        end = time.monotonic() + 30
        while waiting.get("view")["waiting"] != [0]:
            assert time.monotonic() < end
            time.sleep(0.05)


@pytest.mark.parametrize("flags", [(), ("--host", "0.0.0.0")])
def test_open_shows_the_server_in_a_browser(
    tmp_path: Path, monkeypatch: Patch, flags: tuple[str, ...]
) -> None:
    """The browser finds the server ready, at an address of this machine."""
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(
        f"#!{sys.executable}\n"
        "import pathlib, sys, urllib.request\n"
        "page = urllib.request.urlopen(sys.argv[1]).read().decode()\n"
        f"pathlib.Path({str(visited)!r}).write_text(sys.argv[1] + page)\n"
    )
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with process(tmp_path / "data", "--open", *flags) as running:
        end = time.monotonic() + 30
        while not visited.exists() or not visited.read_text():
            assert time.monotonic() < end
            time.sleep(0.05)
        assert visited.read_text().startswith(f"http://127.0.0.1:{running.port}<!doctype html>")


def test_without_open_no_browser_is_started(tmp_path: Path, monkeypatch: Patch) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(f"#!/bin/sh\ntouch {visited}\n")
    browser.chmod(0o700)
    monkeypatch.setenv("BROWSER", f"{browser} %s")
    with process(tmp_path / "data") as running:
        assert httpx.get(f"{running.url}/api/health", trust_env=False).status_code == 200
        assert running.end(signal.SIGTERM) == 0
    assert not visited.exists()


def test_a_browser_that_cannot_be_started_disturbs_nothing(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("BROWSER", f"{tmp_path / 'nothing'} %s")
    with process(tmp_path / "data", "--open") as running:
        assert httpx.get(f"{running.url}/api/health", trust_env=False).status_code == 200
        assert running.end(signal.SIGTERM) == 0
        assert "Traceback" not in running.logged()


def test_the_log_holds_no_secret(tmp_path: Path) -> None:
    with process(tmp_path / "data", "--log", "debug") as running:
        with httpx.Client(base_url=running.url) as http:
            server = Served(http, running.port)
            ann = server.table(["person", "person"], password="open sesame", open=False)
            invitation = good(http.get(f"/api/tables/{ann.table}", headers=ann.head))["invitation"]
            bob = server.sit(ann.table, "Bob", invitation=invitation)
            good(bob.post("chat", {"text": "psst"}), 201)
            http.get(f"/api/tables/{ann.table}/view", headers={"authorization": "Bearer guessed"})
            with server.live(ann.table, ann.token) as line:
                line.recv(timeout=10)
        assert running.end(signal.SIGTERM) == 0
        logged = running.logged()
    assert '"path": "/api/tables/{table}/view"' in logged
    for secret in (ann.token, bob.token, invitation, "sesame", "psst", "guessed", "spell"):
        assert secret not in logged


def test_backup_and_restore(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "tables.gz"
    with process(tmp_path / "one") as running, httpx.Client(base_url=running.url) as http:
        ann, _ = Served(http, running.port).people(2, options={"first": 0})
        good(ann.choose("call 8", 0))
        before = ann.get("view")
        saved = sleight(monkeypatch, ["backup", file, "--data-dir", tmp_path / "one"])
        assert (saved.code, saved.err) == (0, "")
    there = ["--data-dir", tmp_path / "two"]
    assert sleight(monkeypatch, ["restore", file, *there]).code == 0
    twice = sleight(monkeypatch, ["restore", file, *there])
    assert twice.code == 2
    assert "not empty" in twice.err
    with process(tmp_path / "two") as running, httpx.Client(base_url=running.url) as http:
        assert ann._replace(http=http).get("view") == before


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "99999"], "from 0 to 65535"),
        (["--database", "mysql://x"], "isn’t a database address"),
        (["--database", "nonsense"], "isn’t a database address"),
        (["--log", "loud"], "debug, info, warning, error"),
        (["--host", "256.0.0.1"], "can’t listen"),
        (["--host", "a" * 100], "can’t listen"),
        (["--metrics", f"{'a' * 100}:9100"], "can’t listen"),
    ],
)
def test_what_cannot_be_served(tmp_path: Path, monkeypatch: Patch, flags: list[str], said: str) -> None:
    ran = sleight(monkeypatch, ["serve", "--data-dir", tmp_path / "data", *flags])
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_data_folder_that_is_a_file(tmp_path: Path, monkeypatch: Patch) -> None:
    file = tmp_path / "file"
    file.write_text("")
    ran = sleight(monkeypatch, ["serve", "--data-dir", file])
    assert (ran.code, ran.err.count("\n")) == (2, 1)
