"""Two small games as packages of their own: installed by pip, found, checked and played like ours."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import sleight
from sleight.bots import bot_codes
from sleight.core import registry
from sleight.core.speech import LANGUAGES
from tests.cli import terminal
from tests.packages.installing import EXAMPLES, HERE, examples, found
from tests.server.process import process
from tests.server.served import Seat, Served, good, served

MOST_LINES = 300

games = pytest.mark.parametrize("game", EXAMPLES)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The examples, and a data folder of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    with found(examples(), monkeypatch):
        yield


def test_installed_games_stand_beside_ours() -> None:
    assert sleight.games() == ("abracada", "dudo", "nim", "trickerion")
    assert registry.faults() == ()


@games
def test_an_example_is_small(game: str) -> None:
    lines = [line for file in (HERE / game).rglob("*.py") for line in file.read_text("utf-8").splitlines()]
    assert len(lines) < MOST_LINES


@games
def test_an_example_keeps_the_contract(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = terminal.sleight(monkeypatch, ["check", game, "--games", "8", "--jobs", "1"])
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "All checks passed.")


def test_one_hides_something_and_the_other_nothing() -> None:
    concealing = {game: sleight.game(game).new(2, 1).view(0).conceals for game in EXAMPLES}
    assert concealing == {"nim": False, "dudo": True}


@games
def test_a_wrong_save_is_refused_with_the_field_named(game: str) -> None:
    rules = sleight.game(game)
    saved = rules.new(2, 1).to_dict()
    for field in saved:
        with pytest.raises(sleight.BadInput, match=field):
            rules.from_dict({**saved, field: "wrong"})


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_plays_against_bots_in_the_terminal(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = ["play", game, "--seats", "2", "--seed", "3", "--lang", lang]
    ran = terminal.sleight(monkeypatch, play, ["help", "?", *["1"] * 60])
    assert (ran.code, ran.err) == (0, "")
    assert "1. " in ran.out  # the result
    for line in ran.out.splitlines():
        assert len(line.rstrip()) <= 80 or "/" in line


@games
def test_the_bot_of_an_example_beats_chance(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ["--bots", f"random,{bot_codes(game)[-1]}"]
    run = ["simulate", game, "--seats", "2", "--games", "40", "--jobs", "1", "--json", *bots]
    ran = json.loads(terminal.sleight(monkeypatch, run).out)
    wins = {bot["bot"]: bot["wins"] for bot in ran["by_bot"]}
    assert wins[bot_codes(game)[-1]] > 2 * wins["random"]


def test_the_server_plays_the_examples_with_bots(tmp_path: Path) -> None:
    with (
        process(tmp_path / "data") as running,
        httpx.Client(base_url=running.url, timeout=30, trust_env=False) as http,
    ):
        server = Served(http, running.port)
        listed = {game["id"]: game for game in good(http.get("/api/games", params={"lang": "fr"}))}
        assert listed["dudo"]["bots"][-1]["code"] == "careful"
        for game in EXAMPLES:
            seat = server.table(["person", bot_codes(game)[-1]], game)
            with server.live(seat.table, seat.token) as line:
                end = _play_to_the_end(seat)
                frames = 0
                while not (told := json.loads(line.recv(timeout=30))).get("over"):
                    frames += told["type"] == "frame"
            assert frames
            assert told["winners"] == end["winners"]
            record = seat.get("record")["record"]
            assert sleight.Record.from_text(record).position.over


def test_the_server_draws_what_each_viewer_may_see(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.table(["person", "careful"], "dudo", seed="3")
        view = ann.get("view")["view"]
        own, other = ann.get("moments/0/board")["text"].splitlines()
        assert own.split() == ["Ann", *map(str, view["hand"])]
        assert other.split() == ["careful", *"▒▒▒"]
        watching = good(server.http.get(f"/api/tables/{ann.table}/moments/0/board"))["text"]
        assert not any(sign.isdigit() for sign in watching)


def _play_to_the_end(seat: Seat) -> dict[str, Any]:
    """Answer by chance whenever the seat is asked; the last frame."""
    rng = random.Random(5)
    end = time.monotonic() + 60
    while time.monotonic() < end:
        frame: dict[str, Any] = seat.get("view")
        if frame["over"]:
            return frame
        if frame["question"] is None:
            time.sleep(0.02)
        else:
            good(seat.choose(rng.choice(frame["question"]["choices"])["text"], frame["number"]))
    raise AssertionError("the game did not end")
