"""`sleight config` and `sleight serve --config`: all settings in one file."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import httpx
import pytest

from sleight.cli.serve import _settings
from sleight.cli.settings import read_settings, written_defaults
from sleight.server.config import Config, Rate
from tests.cli.terminal import sleight
from tests.server.process import process

Patch = pytest.MonkeyPatch


def test_the_printed_defaults_are_the_defaults(monkeypatch: Patch, tmp_path: Path) -> None:
    ran = sleight(monkeypatch, ["config"])
    assert (ran.code, ran.err) == (0, "")
    file = tmp_path / "sleight.toml"
    file.write_text(ran.out, "utf-8")
    assert read_settings(file) == Config() == read_settings(None)


def test_every_setting_is_explained(monkeypatch: Patch) -> None:
    explained = re.findall(r"^# \S.*[.]\n([a-z_]+) = ", written_defaults(), re.MULTILINE)
    assert {*explained, "client"} == set(Config.__struct_fields__)


def test_a_file_changes_what_it_names(tmp_path: Path) -> None:
    file = tmp_path / "sleight.toml"
    file.write_text(
        "port = 9\nbot_seconds = 3.5\nwriting = { burst = 2, a_minute = 0.5 }\n"
        'trusted_proxies = ["10.0.0.0/8"]\n'
    )
    read = read_settings(file)
    changed = Config(port=9, bot_seconds=3.5, writing=Rate(2, 0.5), trusted_proxies=("10.0.0.0/8",))
    assert read == changed
    flagged = _settings(file, "::1", None, ("127.0.0.1",), "[::1]:9", "error")
    assert (flagged.host, flagged.port, flagged.log) == ("::1", 9, "error")
    assert (flagged.trusted_proxies, flagged.metrics) == (("127.0.0.1",), "[::1]:9")


def test_a_file_of_an_editor_that_marks_its_letters_is_read(tmp_path: Path) -> None:
    file = tmp_path / "sleight.toml"
    file.write_text("port = 9", "utf-8-sig")
    assert read_settings(file).port == 9


WRONG = {
    "ports = 1": ["ports", "host, port, metrics"],
    'client = "/tmp"': ["client", "host, port, metrics"],
    "port = 65536": ["port", "whole number from 0 to 65535"],
    'port = "80"': ["port", "whole number from 0 to 65535"],
    "port = true": ["port", "whole number from 0 to 65535"],
    "connections = 0": ["connections", "from 8 to"],
    "bot_seconds = nan": ["bot_seconds", "number from 0.1 to 3600"],
    "bot_seconds = 0": ["bot_seconds", "number from 0.1 to 3600"],
    'log = "loud"': ["log", "debug, error, info, warning"],
    'host = ""': ["host", "not empty"],
    "reading = 5": ["reading", "{ burst = 60, a_minute = 30 }"],
    "reading = { burst = 0, a_minute = 1 }": ["reading", "above 0"],
    "reading = { burst = 5 }": ["reading", "{ burst = 60, a_minute = 30 }"],
    "reading = { burst = 5, a_minute = 1, a_day = 3 }": ["reading", "a_minute = 30"],
    'metrics = "9100"': ["metrics", "127.0.0.1:9100"],
    'metrics = "here:99999"': ["metrics", "127.0.0.1:9100"],
    'trusted_proxies = ["localhost"]': ["trusted_proxies", "10.0.0.0/8"],
    'trusted_proxies = "10.0.0.0/8"': ["trusted_proxies", "a list"],
    'origins = ["example.org"]': ["origins", "https://example.org"],
    "port = ,": ["TOML", "line 1"],
    "\xff": ["TOML", "utf-8"],
    f"port = {'[' * 2_000}": ["TOML", "recursion"],
}


@pytest.mark.parametrize("written", WRONG)
def test_what_is_wrong_is_named_before_anything_is_opened(
    monkeypatch: Patch, tmp_path: Path, written: str
) -> None:
    file = tmp_path / "sleight.toml"
    file.write_bytes(written.encode("latin-1"))
    ran = sleight(monkeypatch, ["serve", "--config", file, "--data-dir", tmp_path / "data"])
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert str(file) in ran.err
    for said in WRONG[written]:
        assert said in ran.err
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("lang", ["fr", "ru"])
def test_what_is_wrong_is_said_in_the_language_of_the_host(
    monkeypatch: Patch, tmp_path: Path, lang: str
) -> None:
    file = tmp_path / "sleight.toml"
    file.write_text("port = -1")
    ran = sleight(monkeypatch, ["serve", "--config", file, "--lang", lang])
    assert ran.code == 2
    assert {"fr": "nombre entier de 0 à 65535", "ru": "целое число от 0 до 65535"}[lang] in ran.err
    assert "It must be" not in ran.err


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--config", "nowhere.toml"], "nowhere.toml"),
        (["--config", "."], "cannot be read"),
        (["--metrics", "9100"], "--metrics"),
        (["--trusted-proxy", "proxy.example"], "--trusted-proxy"),
        (["--metrics", "256.0.0.1:9100"], "can’t listen"),
    ],
)
def test_wrong_flags(monkeypatch: Patch, tmp_path: Path, flags: list[str], said: str) -> None:
    monkeypatch.chdir(tmp_path)
    ran = sleight(monkeypatch, ["serve", "--data-dir", tmp_path / "data", *flags])
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert said in ran.err


def test_a_server_runs_with_a_file_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "sleight.toml"
    file.write_text('host = "127.0.0.1"\nport = 1\ncreating = { burst = 1, a_minute = 0.001 }\n')
    proxies = ["--trusted-proxy", "127.0.0.1", "--trusted-proxy", "10.0.0.0/8"]
    flags = ["--config", str(file), "--metrics", "127.0.0.1:0", *proxies]
    body = {"game": "abracada", "players": ["person", "random"], "name": "Ann"}
    with process(tmp_path / "data", *flags) as running:
        assert running.popen.stdout is not None
        numbers = re.search(r"http://127\.0\.0\.1:\d+/metrics", running.popen.stdout.readline())
        assert numbers is not None
        with httpx.Client(base_url=running.url, trust_env=False) as http:
            codes = [
                http.post("/api/tables", json=body, headers={"x-forwarded-for": f"{client}, 10.0.0.1"})
                for client in ("5.5.5.5", "5.5.5.5", "5.5.5.6")
            ]
            assert [answer.status_code for answer in codes] == [201, 429, 201]
            assert "sleight_requests_total" in http.get(numbers[0]).text
        assert running.end(signal.SIGTERM) == 0
