"""`sleight learn`: guided games in the terminal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sleight import describe
from sleight.cli.chances import missed
from sleight.core import registry
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES, speaker
from sleight.guides import begun, guide, guides, sentences
from tests.cli.terminal import sleight

Patch = pytest.MonkeyPatch


LESSONS = [("dark-alley", "fr"), ("powers", "ru"), ("machines", "en")]


def expected(game: str, lesson: str = "") -> list[str]:
    """What the script waits for, in its order, as it can always be typed; and a yes, should anything warn."""
    wanted = [moment.expects[0] for moment in guide(game, lesson).moments if moment.expects]
    return [line for choice in wanted for line in (choice, "yes")]


def unwrapped(said: str) -> str:
    return " ".join(said.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_whoever_types_what_is_expected_hears_every_step(
    monkeypatch: Patch, tmp_path: Path, game: str, lang: str
) -> None:
    file = tmp_path / "lesson.sleight"
    ran = sleight(monkeypatch, ["learn", game, "--save", file, "--lang", lang], expected(game))
    said, says, script = unwrapped(ran.out), sentences(game, lang), guide(game)
    assert (ran.code, ran.err) == (0, "")
    for moment in script.moments[:-1]:
        if not moment.when.event:
            assert unwrapped(says.say(f"{script.id}-{moment.id}")) in said, moment.id
    assert Record.read(file).rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_the_end_missed_chances_lead_into_the_replay(
    monkeypatch: Patch, tmp_path: Path, lang: str
) -> None:
    """Somebody who plays at random misses some; what was taken back is no matter."""
    file = tmp_path / "lesson.sleight"
    record = begun(registry.game("trickerion"), guide("trickerion"))
    rng = Random(3)
    while not record.position.over:
        seat = record.position.waiting[0]
        choice = rng.choice(record.position.choices(seat))
        record.add(seat, choice)
        if seat == 0 and record.may_undo(0):
            record.undo(0)
            record.add(seat, choice)
    record.write(file)
    found = missed(record, 0)
    assert len(found) >= 2
    assert any(row.choice is None for row in record.rows)
    ran = sleight(monkeypatch, ["learn", "trickerion", "--resume", file, "--lang", lang], [])
    said = unwrapped(ran.out)
    for each in found:
        assert unwrapped(describe(each.said, lang, ["Ann", "Bo"], 0)) in said
        assert f"--seat 1 --to {each.seq}" in said


def test_something_else_is_answered_and_played(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "lesson.sleight"
    ran = sleight(monkeypatch, ["learn", "abracada", "--save", file, "--lang", "en"], ["call 6"])
    assert unwrapped(sentences("abracada", "en").say("first-count-other")) in unwrapped(ran.out)
    again = sleight(monkeypatch, ["learn", "abracada", "--resume", file, "--lang", "en"], [])
    assert again.code == 0
    assert "▸" in again.out


def test_a_lesson_that_does_not_exist_is_an_error_with_a_sentence(monkeypatch: Patch) -> None:
    ran = sleight(monkeypatch, ["learn", "abracada", "nothing"])
    assert ran.code == 2
    assert "nothing" in ran.err
    assert speaker("en").say("error-guide-missing", {"game": "nim"})


@pytest.mark.parametrize(("lesson", "lang"), LESSONS)
def test_a_lesson_names_the_others_at_its_end(
    monkeypatch: Patch, tmp_path: Path, lesson: str, lang: str
) -> None:
    file = tmp_path / "lesson.sleight"
    words = ["learn", "trickerion", lesson, "--save", file, "--lang", lang]
    ran = sleight(monkeypatch, words, expected("trickerion", lesson))
    said, says = unwrapped(ran.out), sentences("trickerion", lang)
    assert (ran.code, ran.err) == (0, "")
    assert unwrapped(says.say(f"{lesson}-end")) in said
    others = [script.id for script in guides("trickerion") if script.id != lesson]
    assert [id for id in others if f"learn trickerion {id}" not in said] == []
    assert f"learn trickerion {lesson} --resume" in said


def test_a_lesson_is_resumed_where_it_was_left(monkeypatch: Patch, tmp_path: Path) -> None:
    file = tmp_path / "lesson.sleight"
    first = ["learn", "trickerion", "machines", "--save", file, "--lang", "en"]
    left = sleight(monkeypatch, first, ["place assistant workshop-1", "plain", "build-machine"])
    assert f"learn trickerion machines --resume {file}" in unwrapped(left.out)
    again = sleight(monkeypatch, ["learn", "trickerion", "machines", "--resume", file, "--lang", "en"], [])
    says = sentences("trickerion", "en")
    assert unwrapped(says.say("machines-build")) in unwrapped(again.out)
    assert unwrapped(says.say("machines-use")) not in unwrapped(again.out)
