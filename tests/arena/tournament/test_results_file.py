"""The file of results: whole lines, one plan, and nothing lost whatever ends the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sleight import BadInput
from sleight.arena.tournament.pairs import play_pair
from sleight.arena.tournament.plan import make_tournament
from sleight.arena.tournament.results_file import ResultsFile

TWO = ["random", "random:"]
PLAN = make_tournament("abracada", TWO, seed=3)
PAIRS = [play_pair(PLAN, number) for number in range(3)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that holds three pairs, not in order."""
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, PLAN) as results:
        for pair in (PAIRS[1], PAIRS[0], PAIRS[2]):
            results.add(pair)
    return path


def refusal(file: Path, seed: int = 3) -> BadInput:
    """What is said when the file is opened."""
    before = file.read_bytes()
    with pytest.raises(BadInput) as refused:
        ResultsFile(file, make_tournament("abracada", TWO, seed=seed))
    assert file.read_bytes() == before
    return refused.value


def test_what_was_written_is_read_again(file: Path) -> None:
    with ResultsFile(file, PLAN) as results:
        assert results.pairs == dict(enumerate(PAIRS))


def test_the_first_line_is_the_plan_and_every_other_one_a_pair(file: Path) -> None:
    head, *lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert head["sleight_tournament"] == 1
    assert head["digest"] == PLAN.identity.digest()
    assert head["plan"]["bots"] == TWO
    assert [line["number"] for line in lines] == [1, 0, 2]


@given(st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_file_that_was_cut_anywhere_keeps_all_whole_lines(file: Path, data: st.DataObject) -> None:
    """Whatever ended the command in the middle of a line, even of the first one."""
    with ResultsFile(file, PLAN) as results:
        for pair in PAIRS:
            if pair.number not in results.pairs:
                results.add(pair)
    whole = file.read_bytes()
    kept = data.draw(st.integers(0, len(whole)))
    file.write_bytes(whole[:kept])
    lines = whole[:kept].count(b"\n")
    with ResultsFile(file, PLAN) as results:
        assert len(results.pairs) == max(0, lines - 1)
        for pair in PAIRS:
            if pair.number not in results.pairs:
                results.add(pair)
    with ResultsFile(file, PLAN) as results:
        assert results.pairs == dict(enumerate(PAIRS))
    assert file.read_bytes().count(b"\n") == 4


def test_another_plan_is_refused_with_what_is_different(file: Path) -> None:
    refused = refusal(file, seed=4)
    assert refused.code == "results-other"
    assert refused.arguments["differences"] == "seed: 3 → 4"
    assert "seed: 3 → 4" in str(refused)


def test_all_differences_are_named(file: Path) -> None:
    other = make_tournament("abracada", [*TWO, "odds"], seats=3, seed=3, options={"easy": True})
    with pytest.raises(BadInput) as refused:
        ResultsFile(file, other)
    differences = str(refused.value.arguments["differences"])
    assert "seats: 2 → 3" in differences
    assert "bots: random,random: → random,random:,odds" in differences
    assert "easy=True" in differences


@pytest.mark.parametrize("content", ["my notes\n", "my notes", '{"sleight": 1}\n', "\n\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    file = tmp_path / "notes"
    file.write_text(content)
    assert refusal(file).code == "results-foreign"


def test_a_file_of_a_later_format_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace('"sleight_tournament":1', '"sleight_tournament":2'))
    refused = refusal(file)
    assert refused.arguments["differences"] == "format: 2 → 1"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"number":0', '"number":-1'),
        ('"number":0', '"number":"x"'),
        ('"seed":3,"games"', '"seed":30,"games"'),
        ('"bots":["random","random:"],"scores"', '"bots":["random:","random:"],"scores"'),
        ('"ranks":[', '"ranks":[1,'),
    ],
)
def test_a_damaged_line_is_named(file: Path, old: str, new: str) -> None:
    head, first, second, third = file.read_text().splitlines()
    assert old in second
    file.write_text("\n".join([head, first, second.replace(old, new, 1), third, ""]))
    refused = refusal(file)
    assert (refused.code, refused.arguments["line"]) == ("results-damaged", 3)


def test_a_pair_that_stands_twice_counts_once(file: Path) -> None:
    file.write_text(file.read_text() + file.read_text().splitlines()[-1] + "\n")
    with ResultsFile(file, PLAN) as results:
        assert results.pairs == dict(enumerate(PAIRS))


def test_two_commands_cannot_write_the_same_file(file: Path) -> None:
    with ResultsFile(file, PLAN):
        assert refusal(file).code == "file-taken"
    ResultsFile(file, PLAN).__exit__(None, None, None)


@pytest.mark.parametrize("place", ["missing/results.jsonl", "."])
def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path, place: str) -> None:
    with pytest.raises(BadInput) as refused:
        ResultsFile(tmp_path / place, PLAN)
    assert refused.value.code == "file-unwritable"
