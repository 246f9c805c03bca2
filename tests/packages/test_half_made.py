"""A game that is not whole breaks nothing but itself, and says what it lacks."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

import sleight
from sleight.core import registry
from sleight.core.describe import describe
from sleight.core.errors import SleightError
from sleight.core.speech import LANGUAGES
from tests.cli import terminal
from tests.packages.installing import OURS, examples, found
from tests.server.process import Process, process
from tests.server.served import bad, good

Spoil = Callable[[Path], None]
Half = Callable[[Spoil], SleightError]


@pytest.fixture
def half(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Half]:
    """Installs Nim without something; what is then said of it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    with ExitStack() as stack:

        def make(spoil: Spoil) -> SleightError:
            for each in ("sleight_nim", "sleight_nim-1.0.dist-info"):
                shutil.copytree(examples() / each, tmp_path / "half" / each)
            spoil(tmp_path / "half" / "sleight_nim")
            stack.enter_context(found(tmp_path / "half", monkeypatch))
            (fault,) = registry.faults()
            return fault

        yield make


def without(file: str) -> Spoil:
    """A file or a folder is not there yet."""

    def spoil(package: Path) -> None:
        place = package / file
        shutil.rmtree(place) if place.is_dir() else place.unlink()

    return spoil


def changed(file: str, old: str, new: str) -> Spoil:
    """Something else stands in a file."""

    def spoil(package: Path) -> None:
        text = (package / file).read_text("utf-8")
        assert re.search(old, text, re.MULTILINE)
        (package / file).write_text(re.sub(old, new, text, flags=re.MULTILINE), "utf-8")

    return spoil


def everywhere(old: str) -> Spoil:
    """No language says something."""

    def spoil(package: Path) -> None:
        for lang in LANGUAGES:
            changed(f"faces/messages/{lang}.ftl", old, "# ")(package)

    return spoil


LACKING: list[tuple[Spoil, str]] = [
    (changed("__init__.py", "def load", "def unload"), "load"),
    (changed("__init__.py", r"return Nim\(\)", "return None"), "load(data) -> Game"),
    (changed("values.py", '^ID = "nim"', 'ID = "mim"'), 'Game.id = "nim"'),
    (changed("game.py", "view_type =", "kind_of_view ="), "Game.view_type"),
    (without("bots.py"), "bots.BOTS"),
    (changed("bots.py", "^BOTS", "ROBOTS"), "bots.BOTS"),
    (without("faces/terminal.py"), "faces.terminal.FACE"),
    (changed("faces/terminal.py", "def board", "def plank"), "faces.terminal.FACE.board"),
    (without("faces/messages/fr.ftl"), "faces/messages/fr.ftl"),
    (changed("faces/messages/ru.ftl", "^choice-take", "# "), "choice-take (ru)"),
    (changed("faces/messages/en.ftl", "^board-heap", "# "), "board-heap (en)"),
    (everywhere("^event-taken"), "event-taken (en), event-taken (fr), event-taken (ru)"),
    (everywhere("^option-misere"), "option-misere (en), option-misere (fr), option-misere (ru)"),
    (everywhere("^bot-sum"), "bot-sum (en), bot-sum (fr), bot-sum (ru)"),
    (
        without("faces"),
        "faces.terminal.FACE, faces/messages/en.ftl, faces/messages/fr.ftl, faces/messages/ru.ftl",
    ),
]

BROKEN: list[tuple[Spoil, str]] = [
    (
        changed("__init__.py", "^from sleight_nim", "import no_such_module\nfrom sleight_nim"),
        "no_such_module",
    ),
    (changed("bots.py", "^BOTS", "int.no_such_attribute\nBOTS"), "no_such_attribute"),
    (changed("faces/terminal.py", "^from rich.text", "import no_such_rich\nfrom rich.text"), "no_such_rich"),
    (changed("game.py", "def guess", "def suspect"), "guess"),
    (changed("position.py", "def tally", "def number"), "tally"),
    (changed("game.py", "position.lay", "position.lie"), "lie"),
    (changed("game.py", "position = Nim", 'raise BadInput("no-words")\n        position = Nim'), "no-words"),
    (
        changed(
            "__init__.py",
            "return Nim",
            'from sleight import BadInput\n    raise BadInput("seed-value", seed="x")\n    return Nim',
        ),
        "A seed is a whole number",
    ),
]


@pytest.mark.parametrize(("spoil", "missing"), LACKING, ids=[missing for _, missing in LACKING])
def test_what_is_missing_is_named(half: Half, spoil: Spoil, missing: str) -> None:
    fault = half(spoil)
    assert (fault.code, fault.arguments["missing"]) == ("game-incomplete", missing)
    assert sleight.games() == OURS


@pytest.mark.parametrize(("spoil", "why"), BROKEN, ids=[why for _, why in BROKEN])
def test_what_is_raised_is_told(half: Half, spoil: Spoil, why: str) -> None:
    fault = half(spoil)
    assert fault.code == "game-broken"
    assert why in str(fault)
    assert sleight.games() == OURS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_every_language(half: Half, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = describe(half(without("bots.py")), lang)
    assert "sleight_nim" in said
    assert "bots.BOTS" in said
    listed = terminal.sleight(monkeypatch, ["games", "--json", "--lang", lang])
    assert json.loads(listed.out)["faults"] == [{"code": "game-incomplete", "sentence": said}]
    shown = terminal.sleight(monkeypatch, ["games", "--lang", lang]).out
    assert "bots.BOTS" in shown.splitlines()[-1] + shown.splitlines()[-2]
    refused = terminal.sleight(monkeypatch, ["play", "nim", "--lang", lang])
    assert (refused.code, refused.err) == (2, f"{said}\n")


def test_rules_without_a_face_are_checked_all_the_same(half: Half, monkeypatch: pytest.MonkeyPatch) -> None:
    half(without("faces"))
    ran = terminal.sleight(monkeypatch, ["check", "nim", "--games", "2", "--jobs", "1"])
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "All checks passed.")


def test_the_other_games_are_played_in_the_terminal(half: Half, monkeypatch: pytest.MonkeyPatch) -> None:
    half(BROKEN[0][0])
    ran = terminal.sleight(monkeypatch, ["play", "abracada", "--seed", "1"], terminal.EVERYTHING * 200)
    assert (ran.code, ran.err) == (0, "")


@contextmanager
def hosted(folder: Path) -> Iterator[tuple[Process, httpx.Client]]:
    """A server as a host runs it."""
    with (
        process(folder) as running,
        httpx.Client(base_url=running.url, timeout=30, trust_env=False) as http,
    ):
        yield running, http


def test_the_other_games_are_served(half: Half, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"players": ["person", "random"], "name": "Ann"}
    with found(examples(), monkeypatch), hosted(tmp_path / "data") as (_, http):
        place = good(http.post("/api/tables", json={"game": "nim", **body}), 201)
    half(without("faces"))
    with hosted(tmp_path / "data") as (running, http):
        assert "faces.terminal.FACE" in running.logged()
        told = bad(http.get(f"/api/tables/{place['table']['id']}"), 400, "game-unknown")
        assert "sleight_nim" not in told["sentence"]
        assert [game["id"] for game in good(http.get("/api/games"))] == list(OURS)
        bad(http.post("/api/tables", json={"game": "nim", **body}), 400, "game-unknown")
        good(http.post("/api/tables", json={"game": "abracada", **body}), 201)


def _claims(package: Path, name: str, id: str) -> None:
    """Another package that brings a game of this id."""
    info = package.parent / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[sleight.games]\n{id} = {name}\n", "utf-8")


def test_a_clash_of_ids_is_refused(half: Half) -> None:
    fault = half(lambda package: _claims(package, "other_nim", "nim"))
    assert (fault.code, fault.arguments["packages"]) == ("game-clash", "other_nim, sleight_nim")
    with pytest.raises(sleight.BadInput) as error:
        sleight.game("nim")
    assert error.value.code == "game-clash"
    assert sleight.games() == OURS


def test_a_clash_with_a_game_of_ours_leaves_ours_standing(half: Half) -> None:
    fault = half(lambda package: _claims(package, "other_abracada", "abracada"))
    assert fault.arguments["packages"] == "other_abracada, sleight.games.abracada"
    assert sleight.games() == ("abracada", "nim", "trickerion")
    assert type(sleight.game("abracada")).__module__ == "sleight.games.abracada.game"
