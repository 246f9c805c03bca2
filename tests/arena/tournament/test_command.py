"""The command `sleight tournament`: what it prints, keeps, goes on with and refuses."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PIL import Image

from sleight.bots import registry
from sleight.bots.random import RandomBot
from sleight.cli.tournament import tournament
from sleight.core.bot import Parameter
from sleight.core.speech import LANGUAGES
from tests.arena.interrupting import interrupted
from tests.cli.terminal import sleight as command

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

QUICK = "random,random:"
"""Two names for the same bot: the quickest games there are."""


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: Patch) -> Path:
    """A data folder of our own."""
    folder = tmp_path / "home"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


def table(capsys: Capture, **arguments: Any) -> dict[str, Any]:
    """The JSON that a tournament prints, but for the times."""
    tournament("abracada", **{"bots": QUICK, "pairs": 3, "jobs": 1, "json": True, **arguments})
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found.pop("times").keys() == set(found["plan"]["bots"])
    return found


def test_json_holds_the_plan_and_the_figures(capsys: Capture) -> None:
    found = table(capsys, seed=7, option=("easy=true",))
    assert found["plan"]["seed"] == 7
    assert found["plan"]["options"]["easy"] is True
    assert found["reproducible"] is True
    assert (found["pairs"], found["wanted"]) == (3, 3)
    assert found["duels"][0]["outcomes"] == {"0.5": 3}
    assert found["bots"][0]["elo"] == {"value": 0, "low": 0, "high": 0}
    assert found["sprt"] is None


def test_the_same_seed_gives_the_same_table_with_any_number_of_jobs(capsys: Capture, tmp_path: Path) -> None:
    bots = "random,likeliest"
    tables = [
        table(capsys, bots=bots, pairs=4, jobs=jobs, out=tmp_path / f"{number}.jsonl")
        for number, jobs in enumerate((1, 1, 2))
    ]
    assert tables[0] == tables[1] == tables[2]
    assert table(capsys, bots=bots, pairs=4, seed=1, out=tmp_path / "other.jsonl") != tables[0]


def test_the_same_command_goes_on_where_it_was(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = table(capsys, pairs=5, out=tmp_path / "whole.jsonl")
    table(capsys, pairs=2, out=file)
    begun = file.read_bytes()
    file.write_bytes(begun + b'{"number": 2, "se')
    assert table(capsys, pairs=5, out=file) == whole
    assert file.read_bytes().startswith(begun)
    assert file.read_bytes().count(b"\n") == 6


def test_without_a_file_the_results_are_kept_in_the_data_folder(capsys: Capture, data_home: Path) -> None:
    found = table(capsys)
    (file,) = (data_home / "sleight" / "tournaments").iterdir()
    assert file.name == f"abracada-{found['plan_digest']}.jsonl"
    before = file.read_bytes()
    tournament("abracada", bots=QUICK, pairs=3, jobs=1)
    said = capsys.readouterr()
    assert "played already" in said.err
    assert str(file) in said.out
    assert file.read_bytes() == before


def test_all_bots_of_the_game_play_unless_some_are_named(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr("sleight.cli.tournament.bot_codes", lambda _: QUICK.split(","))
    assert table(capsys, bots=None, pairs=1)["plan"]["bots"] == ["random", "random:"]


def test_the_test_stops_early_with_any_number_of_jobs(capsys: Capture, tmp_path: Path) -> None:
    """Pairs that always go one to one prove a lead of 400 wrong."""
    tables = [
        table(capsys, pairs=500, sprt="0,400", jobs=jobs, out=tmp_path / f"{jobs}.jsonl") for jobs in (1, 2)
    ]
    assert tables[0] == tables[1]
    assert tables[0]["sprt"]["verdict"] == "lower"
    assert tables[0]["sprt"]["ratio"] < -2.94
    assert 2 <= tables[0]["pairs"] < 30


def test_a_stopped_test_is_not_played_further(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    first = table(capsys, pairs=500, sprt="0,400", out=file)
    before = file.read_bytes()
    assert table(capsys, pairs=500, sprt="0,400", out=file) == first
    assert file.read_bytes() == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_person_reads_tables_that_fit(capsys: Capture, tmp_path: Path, lang: str, seats: int) -> None:
    file = tmp_path / "r"
    tournament("abracada", bots=QUICK, pairs=2, jobs=1, seats=seats, lang=lang, sprt="0,50", out=file)
    said = capsys.readouterr()
    assert "random:" in said.out
    assert "SPRT" in said.out
    assert "\x1b" not in said.out
    lines = [line for line in said.out.splitlines() if str(file) not in line]
    assert max(len(line) for line in lines) <= 80
    assert said.err == ""


class ThinkingBot(RandomBot):
    """A bot that may think for a number of seconds."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"seconds": Parameter(0.0, 0.0, 1.0)}
    weights = "0a1b2c3d"


def test_budgets_in_seconds_are_marked_and_weights_are_named(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setitem(registry._COMMON, "thinker", ThinkingBot)
    tournament("abracada", bots="random,thinker:seconds=0.1", pairs=1, jobs=1)
    said = capsys.readouterr().out
    assert "Not reproducible: time budgets in seconds (thinker:seconds=0.1)" in " ".join(said.split())
    assert "0a1b2c3d" in said
    assert table(capsys, bots="random,thinker:seconds=0.1", pairs=1)["reproducible"] is False


class _Seen(HTMLParser):
    """What a page holds and asks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.asked_for: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.asked_for += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3])
def test_the_report_needs_nothing_but_itself(capsys: Capture, tmp_path: Path, lang: str, seats: int) -> None:
    folder = tmp_path / "a" / "report"
    tournament(
        "abracada", bots=QUICK, pairs=1, jobs=1, seats=seats, option=("easy=true",), report=folder, lang=lang
    )
    assert sorted(file.name for file in folder.iterdir()) == ["elo.png", "index.html", "scores.png"]
    page = (folder / "index.html").read_text(encoding="utf-8")
    seen = _Seen(page)
    assert seen.tags.count("table") == 2
    assert seen.tags.count("img") == 2
    assert "script" not in seen.tags
    assert all(address.startswith("data:image/png;base64,") for address in seen.asked_for)
    assert not re.search(r"https?://|url\(|@import", page)
    assert f'<html lang="{lang}">' in page
    assert "easy=True, last_standing=False" in page
    for picture in folder.glob("*.png"):
        with Image.open(picture) as image:
            assert image.width == 1200
    assert str(folder / "index.html") in capsys.readouterr().out


def test_a_report_of_nothing_can_be_written(tmp_path: Path) -> None:
    from sleight.arena.tournament.page import make_folder, write_report
    from sleight.arena.tournament.plan import make_tournament
    from sleight.arena.tournament.running import Standing
    from sleight.arena.tournament.summary import summed_up
    from sleight.core.speech import speaker

    make_folder(tmp_path)
    summary = summed_up(Standing(make_tournament("abracada", QUICK.split(",")), 5))
    write_report(tmp_path, speaker("en", "sleight.arena", "sleight.arena.tournament"), summary)
    assert (tmp_path / "index.html").stat().st_size > 1000


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "random"], "at least 2 bots, not only “random”"),
        (["--bots", "random,random"], "the bot random is named twice"),
        (["--bots", "random,genius"], "the bots are: random"),
        (["--bots", QUICK, "--pairs", "0"], "pairs must be at least 1, not 0"),
        (["--bots", QUICK, "--pairs", "many"], "--pairs must be a whole number"),
        (["--bots", QUICK, "--jobs", "0"], "jobs must be at least 1, not 0"),
        (["--bots", QUICK, "--sprt", "50,0"], "two numbers of Elo"),
        (["--bots", f"{QUICK},odds", "--sprt", "0,50"], "exactly 2 bots, not 3"),
        (["--bots", QUICK, "--jobs", "2", "--ray", "local"], "either --jobs"),
        (["--bots", QUICK, "--seats", "9"], "2, 3, 4, 5"),
        (["--bots", QUICK, "--option", "hard=true"], "easy, last_standing, lower, first"),
        (["--bots", QUICK, "--seed=-1"], "at least 0"),
        (["--bots", QUICK, "--lang", "de"], "en, fr, ru"),
        (["--bots", QUICK, "--out", "no/such/file"], "no/such/file cannot be written"),
        (["--bots", QUICK, "--report", "/dev/null/x"], "/dev/null/x cannot be written"),
    ],
)
def test_bad_input_is_one_sentence_and_nothing_is_written(
    monkeypatch: Patch, tmp_path: Path, arguments: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = command(monkeypatch, ["tournament", "abracada", *arguments])
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert said.lower() in ran.err.lower()
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


def test_another_plan_for_the_same_file_is_refused(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    asked = ["tournament", "abracada", "--bots", QUICK, "--pairs", "1", "--jobs", "1", "--out", str(file)]
    assert command(monkeypatch, asked).code == 0
    ran = command(monkeypatch, [*asked, "--seed", "5"])
    assert ran.code == 2
    assert "seed: 0 → 5" in ran.err


@pytest.mark.parametrize(
    ("package", "arguments"),
    [
        ("openskill", ["--seats", "3"]),
        ("matplotlib", ["--report", "report"]),
        ("ray", ["--ray", "local"]),
    ],
)
def test_a_missing_extra_is_one_sentence_with_what_to_install(
    monkeypatch: Patch, tmp_path: Path, package: str, arguments: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for module in [each for each in sys.modules if each.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setattr(sys, "meta_path", [_Without(package), *sys.meta_path])
    ran = command(monkeypatch, ["tournament", "abracada", "--bots", QUICK, "--pairs", "1", *arguments])
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert f"needs the package {package}" in ran.err
    assert 'pip install "sleight[arena]"' in ran.err
    assert list(tmp_path.iterdir()) == []


class _Without:
    """An installation that lacks a package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: object, target: object = None) -> None:
        if name.partition(".")[0] == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_every_pair_and_the_same_command_goes_on(
    tmp_path: Path, capsys: Capture, jobs: int
) -> None:
    file = tmp_path / "results.jsonl"
    asked = ["--bots", QUICK, "--pairs", "1000000", "--jobs", str(jobs), "--json", "--out", str(file)]
    ran = interrupted(
        ["-m", "sleight.cli", "tournament", "abracada", *asked],
        lambda: file.exists() and file.read_bytes().count(b"\n") >= 4,
    )
    assert ran.returncode == 130
    assert ran.stderr.splitlines()[0].startswith("Stopping after ")
    assert ran.stderr.splitlines()[1:] == ["Stopped; run the same command to continue."]
    kept = len(file.read_text().splitlines()) - 1
    assert json.loads(ran.stdout)["pairs"] == kept >= 3
    assert table(capsys, pairs=kept + 1, out=file)["pairs"] == kept + 1
