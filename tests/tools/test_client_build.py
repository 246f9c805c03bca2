"""The build of the browser client: when it is done, and when it may be left out."""

from __future__ import annotations

from pathlib import Path

import pytest

import hatch_build
from hatch_build import BuildHook, Client
from tools import browser

Patch = pytest.MonkeyPatch


@pytest.fixture
def client(tmp_path: Path) -> Client:
    """A tree with a client that was built from what lies in it."""
    client = Client(tmp_path)
    for file in ("web/package-lock.json", "web/src/App.svelte", "src/sleight/server/client/index.html"):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(file)
    client.digest_file.write_text(client.digest())
    return client


@pytest.fixture
def scripts(monkeypatch: Patch) -> list[str]:
    """What Node was asked to run; it creates nothing."""
    ran: list[str] = []
    monkeypatch.setattr(Client, "npm", lambda _client, *arguments: ran.append(arguments[0]))
    monkeypatch.setattr(Client, "node", lambda _client, *arguments: ran.append(Path(arguments[0]).stem))
    return ran


def test_a_client_is_built_once(client: Client, scripts: list[str]) -> None:
    client.build()
    assert scripts == []


@pytest.mark.parametrize("change", ["other content", "one more", "one fewer"])
def test_changed_sources_are_built_anew(client: Client, scripts: list[str], change: str) -> None:
    source = client.web / "src/App.svelte"
    if change == "other content":
        source.write_text("new")
    elif change == "one more":
        source.with_name("main.ts").write_text("")
    else:
        source.unlink()
    (client.web / "node_modules").mkdir()
    client.build()
    assert scripts == ["ci", "vite"]
    client.build()
    assert scripts == ["ci", "vite"]


def test_a_missing_client_is_built(client: Client, scripts: list[str]) -> None:
    (client.built / "index.html").unlink()
    (client.web / "node_modules").mkdir()
    client.build()
    assert scripts == ["ci", "vite"]


def test_what_is_installed_and_what_is_tested_are_no_sources(client: Client) -> None:
    before = client.digest()
    for file in ("node_modules/svelte/index.js", "src/lib/touching.test.ts"):
        (client.web / file).parent.mkdir(parents=True)
        (client.web / file).write_text("")
    assert client.digest() == before


def test_a_broken_build_counts_for_nothing(client: Client, monkeypatch: Patch) -> None:
    (client.web / "src/App.svelte").write_text("new")

    def fail(_client: Client, *_arguments: str) -> None:
        raise hatch_build.NoClientError

    monkeypatch.setattr(Client, "npm", fail)
    with pytest.raises(hatch_build.NoClientError):
        client.build()
    assert not client.is_current(client.digest())


def test_the_tools_of_the_checks_serve_a_build_too(client: Client, scripts: list[str]) -> None:
    (client.web / "node_modules").mkdir()
    client.install(whole=True)
    client.install(whole=False)
    assert scripts == ["ci"]


def test_a_build_alone_does_not_serve_the_checks(client: Client, scripts: list[str]) -> None:
    (client.web / "node_modules").mkdir()
    client.install(whole=False)
    client.install(whole=True)
    assert scripts == ["ci", "ci"]


def test_the_client_can_be_left_out(tmp_path: Path, scripts: list[str], monkeypatch: Patch) -> None:
    monkeypatch.setenv(hatch_build.SKIP, "1")
    hook = BuildHook(str(tmp_path), {}, None, None, str(tmp_path), "wheel")  # type: ignore[arg-type]  # unused
    hook.initialize("standard", {})
    assert scripts == []


def test_no_browser_is_one_sentence(monkeypatch: Patch) -> None:
    monkeypatch.setenv(browser.NAMED, "no-such-browser")
    monkeypatch.setattr(browser, "may_install", lambda: False)
    with pytest.raises(SystemExit) as stopped:
        browser.main()
    assert "apt install chromium" in str(stopped.value)
    assert "\n" not in str(stopped.value)


def test_a_missing_browser_is_installed_where_we_may(tmp_path: Path, monkeypatch: Patch) -> None:
    """An apt-get of our own: it notes what it is asked, and what it installs is found."""
    made = tmp_path / "chromium"
    apt = tmp_path / "apt-get"
    apt.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\necho > {made}; /bin/chmod +x {made}\n')
    apt.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.NAMED, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    browser.main()
    assert browser.chromium() == str(made)
    assert (tmp_path / "asked").read_text().split()[-1] == "chromium"


def test_nothing_is_installed_for_others_than_root(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(browser.NAMED, raising=False)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert not browser.may_install()
