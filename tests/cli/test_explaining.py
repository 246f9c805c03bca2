"""What the question mark answers in the terminal, and what gives something away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import sleight as engine
from sleight.core.record import Record
from sleight.core.speech import LANGUAGES, speaker
from tests.cli.terminal import sleight
from tests.games.abracada.scenario import table as stones
from tests.games.trickerion.helpers.scenario import table

if TYPE_CHECKING:
    from pathlib import Path

Patch = pytest.MonkeyPatch

SHORT = 24
"""Whatever is asked, the answer has at most so many lines."""


def unwrapped(text: str) -> str:
    """The text without its line breaks and indents."""
    return " ".join(text.split())


class Sitting:
    """A person at seat 1 of a position, and lines typed there."""

    def __init__(
        self, patch: Patch, folder: Path, position: Any, lang: str = "en", game: str = "trickerion"
    ) -> None:
        self.patch, self.lang, self.game = patch, lang, game
        self.file = folder / "game.sleight"
        players = ("person", *["random"] * (position.table.seats - 1))
        Record.start(engine.game(self.game), position=position, players=players).write(self.file)

    def answers(self, *lines: str) -> list[str]:
        """What is printed after each line, up to the next prompt."""
        command = ["play", self.game, "--resume", self.file, "--lang", self.lang]
        ran = sleight(self.patch, command, lines)
        assert ran.err == ""
        return ran.out.split("\n> ")[1 : len(lines) + 1]

    def answer(self, line: str) -> str:
        """The same for one line, as one line."""
        (said,) = self.answers(line)
        return unwrapped(said.removeprefix(line))

    @property
    def rows(self) -> list[str]:
        """What has been played."""
        return [row.written for row in Record.read(self.file).rows]


@pytest.fixture
def workshop(monkeypatch: Patch, tmp_path: Path) -> Sitting:
    """An engineer in the workshop who can move one trick and prepare none."""
    scene = table(2).team(0, "engineer").trick(0, "linking-rings", ready=1).trick(0, "levitation")
    scene.components(0, metal=2).assigned(1, "magician", "theater")
    return Sitting(monkeypatch, tmp_path, scene.acting(0, "engineer", "workshop-1").position())


def test_what_gives_something_away_has_no_number(workshop: Sitting) -> None:
    (shown,) = workshop.answers("")
    numbered, _, given = shown.partition("To give something away, type it: ")
    assert unwrapped(given) == "return linking-rings, return levitation, drop metal."
    assert "Return" not in numbered
    assert numbered.rstrip().endswith("3  Done")
    assert "I don’t understand “4”" in workshop.answer("4")


@pytest.mark.parametrize("typed", ["return levitation", "Return Levitation"])
def test_what_gives_something_away_warns_before_it_is_done(workshop: Sitting, typed: str) -> None:
    (said,) = workshop.answers(typed)[:1]
    assert "“Return Levitation”: you get nothing for it." in said
    workshop.answers(typed, "no")
    assert workshop.rows == []
    workshop.answers(typed, "yes")
    assert workshop.rows[0].endswith("return levitation")


def test_an_aside_that_gives_nothing_away_keeps_its_number(monkeypatch: Patch, tmp_path: Path) -> None:
    position = table(2).planning().position()
    (shown,) = Sitting(monkeypatch, tmp_path, position).answers("1")
    assert "6  Start the plan over" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_mark_alone_explains_the_question_and_its_answers(
    monkeypatch: Patch, tmp_path: Path, lang: str
) -> None:
    position = table(2).trick(0, "levitation").planning().position()
    sitting = Sitting(monkeypatch, tmp_path, position, lang)
    question = position.asked(0)
    assert question is not None
    said = sitting.answer("?")
    assert said.startswith(unwrapped(f"{engine.describe(question, lang, me=0)} [{question.rule}]"))
    game = speaker(lang, "sleight.games.trickerion.faces")
    for choice in position.choices(0)[:4]:
        about = game.say(f"about-{engine.text(choice).split()[-1]}")
        assert unwrapped(f"{engine.describe(choice, lang)} – {about}") in said
    assert unwrapped(game.say("ui-signs")) in said
    assert "return levitation" in said


def test_what_warns_of_an_answer_is_told_with_it(monkeypatch: Patch, tmp_path: Path) -> None:
    position = stones(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    said = Sitting(monkeypatch, tmp_path, position, game="abracada").answer("?")
    assert "– You can see every 1 elsewhere: this call cannot succeed." in said
    assert "8 Call 8, Magic Drink – You gain 1 life." in said


def test_a_long_list_is_explained_by_some_of_each_kind(monkeypatch: Patch, tmp_path: Path) -> None:
    scene = table(2).dice(residence_1="any").coins(0, 30).assigned(1, "magician", "theater")
    sitting = Sitting(monkeypatch, tmp_path, scene.acting(0, "magician", "downtown-1").position())
    (said,) = sitting.answers("?")
    kinds = ("Learn ", "Hire ", "Take the coins ", "Reroll ", "Set ", "Done")
    assert [kind for kind in kinds if kind not in said] == []
    assert "more in the list" in said
    assert len(said.splitlines()) <= SHORT


def test_words_tell_what_is_possible_and_why_the_rest_is_not(workshop: Sitting) -> None:
    said = workshop.answer("? levitation")
    assert said.startswith("Possible now: 2 Move Levitation to the Engineer’s board")
    assert "“Prepare Levitation”: For Levitation you still need 3 × glass, 1 × rope, 2 × petroleum." in said


def test_the_nearest_reason_comes_first(workshop: Sitting) -> None:
    """One own trick has markers, one lacks components; three others would cost more points than are left."""
    said = workshop.answer("? prepare")
    places = [said.index(reason) for reason in ("still has markers", "you still need", "costs 3 action")]
    assert places == sorted(places)


def test_that_something_else_is_asked_is_said_with_the_open_question(workshop: Sitting) -> None:
    said = workshop.answer("? buy wood")
    assert "You can’t do that at this location (Workshop)." in said
    assert "The open question is: Workshop: your Engineer has 2 action points left. What next?" in said
    assert said.endswith("To read the rule: sleight rules trickerion TR-AP-08")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", ["", " a", " m", " prepare", " metal", " 1", " place magician", " set"])
def test_no_question_gets_a_long_answer(monkeypatch: Patch, tmp_path: Path, lang: str, words: str) -> None:
    scene = table(4).trick(0, "levitation").coins(0, 30).components(0, metal=2, rope=1)
    scene.assigned(1, "magician", "theater").dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    (said,) = Sitting(monkeypatch, tmp_path, position, lang).answers(f"?{words}")
    assert len(said.splitlines()) <= SHORT


def test_too_many_reasons_ask_for_another_word(workshop: Sitting) -> None:
    said = workshop.answer("? prepare")
    assert said.count("[TR-") == 3
    assert "There is 1 more reason; add a word to narrow it down." in said


def test_giving_away_is_meant_only_if_nothing_else_is(workshop: Sitting) -> None:
    assert "drop" not in workshop.answer("? metal")
    assert "“Return 1 wood to the supply”: You have no wood." in workshop.answer("? supply wood")


def test_what_nobody_can_understand(workshop: Sitting) -> None:
    assert "I don’t understand “xyzzy”" in workshop.answer("? xyzzy")


def test_a_choice_of_another_table(workshop: Sitting) -> None:
    assert "That choice doesn’t exist at this table." in workshop.answer("? fortune teller")


def test_a_hint_names_what_to_type_and_what_speaks_for_it(workshop: Sitting) -> None:
    said = workshop.answer("hint")
    assert re.search(r"suggests [123]: \w", said)
    assert workshop.rows == []


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil"), ("ru", "подсказка")])
def test_a_hint_tells_the_chance_where_the_game_knows_it(
    monkeypatch: Patch, tmp_path: Path, lang: str, word: str
) -> None:
    position = stones(2).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).position()
    sitting = Sitting(monkeypatch, tmp_path, position, lang, "abracada")
    said = sitting.answer(word)
    game = engine.game("abracada")
    chances = game.odds(position.view(0), position.choices(0))
    advised = re.search(r" (\d)\s?: ", said)
    assert advised is not None
    chance = chances[game.parse(f"call {advised[1]}")]
    best = "yes" if chance == max(chances.values()) else "no"
    told = speaker(lang).say("hint-chance", {"percent": round(chance * 100), "best": best})
    assert said.endswith(unwrapped(told))
    assert sitting.answer("hint") == said
    assert sitting.rows == []
