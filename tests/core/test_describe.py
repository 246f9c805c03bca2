"""Sentences: names for seats and things, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sleight
from sleight import BadInput, describe
from sleight.core.describe import Describable
from sleight.core.speech import LANGUAGES, Speaker, game_speaker
from sleight.games.abracada.events import GameEnded, LifeLost
from tests.games.abracada.scenario import GAME

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["Ana", "Bo", "Cy"]


def test_a_seat_is_told_by_its_name_and_the_reader_as_you() -> None:
    lost = LifeLost(seat=1, amount=1, life=5)
    assert describe(lost, "en", NAMES).startswith("Bo loses 1 life")
    assert describe(lost, "en", NAMES, me=1).startswith("You lose 1 life")
    assert describe(lost, "en").startswith("Seat 2 loses 1 life")


def test_a_set_of_seats_begins_with_its_reader_and_an_order_stays() -> None:
    assert "Cy, Ana and Bo" in describe(GameEnded((0, 1, 2)), "en", NAMES, me=2)
    assert "Bo, Ana and Cy" in describe(GameEnded((1, 0, 2)), "en", NAMES, me=2)


def test_plurals_follow_the_language() -> None:
    told = [describe(LifeLost(seat=0, amount=amount, life=1), "ru", NAMES) for amount in (1, 2, 5)]
    assert [sentence.split("(")[0].strip().split()[-1].rstrip(".") for sentence in told] == [
        "жизнь",
        "жизни",
        "жизней",
    ]


def test_things_have_names_also_in_lists_and_unknown_ids_stand_for_themselves() -> None:
    speaker = game_speaker("abracada", "en")
    assert speaker._word("spell", 6) == "Blizzard"
    assert speaker._word("spell", "6+8, 99") == "Blizzard+Magic Drink, 99"


def test_a_name_has_the_case_that_its_sentence_asks_for() -> None:
    russian, english = game_speaker("trickerion", "ru"), game_speaker("trickerion", "en")
    assert russian._word("character", "apprentice-2", case="acc") == "второго ученика"
    assert russian._word("character", "manager", case="acc") == "импресарио"
    assert russian._word("component", "saw+rope", case="gen") == "пилы+верёвки"
    assert english._word("component", "saw", case="gen") == english._word("component", "saw")


def test_the_messages_of_a_language_may_be_split(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    messages = tmp_path / "split_in_parts" / "messages"
    inside = tmp_path / "split_in_parts" / "inside" / "messages"
    for folder in (messages, inside):
        folder.mkdir(parents=True)
    (inside / "en-c.ftl").write_text("rope = rope", encoding="utf-8")
    parts = {"en": "hat = hat", "en-b": "card = ace", "en-a": "dove = dove", "fr-a": "wand = baguette"}
    for part, text in parts.items():
        (messages / f"{part}.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    speaker = Speaker("en", ("split_in_parts",))
    assert [speaker.say(id) for id in ("hat", "card", "dove", "rope")] == ["hat", "ace", "dove", "rope"]
    assert not speaker.knows("wand")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_refusals_options_and_errors_are_sentences(lang: str) -> None:
    position = GAME.new(3, 1, {"first": 0})
    refusal = position.why_not(0, GAME.parse("stop"))
    assert refusal is not None
    with pytest.raises(BadInput) as error:
        GAME.new(9, 1)
    asked = position.asked(0)
    assert asked is not None
    told: list[Describable] = [position.choices(0)[0], refusal, GAME.options["easy"], error.value, asked]
    sentences = [describe(each, lang) for each in told]
    assert len(set(sentences)) == 5
    assert all(len(sentence) > 3 for sentence in sentences)


def test_an_error_says_itself_in_english() -> None:
    with pytest.raises(BadInput, match="2, 3, 4, 5"):
        GAME.new(9, 1)


def test_an_unknown_language_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadInput) as error:
        describe(GAME.options["easy"], "de")
    assert error.value.arguments == {"lang": "de", "allowed": "en, fr, ru"}


def test_errors_survive_the_way_between_processes() -> None:
    import pickle

    with pytest.raises(BadInput) as error:
        GAME.new(9, 1)
    again = pickle.loads(pickle.dumps(error.value))
    assert (again.code, again.arguments) == (error.value.code, error.value.arguments)
    with pytest.raises(sleight.Illegal) as illegal:
        GAME.new(2, 1, {"first": 0}).apply(0, GAME.parse("stop"))
    assert pickle.loads(pickle.dumps(illegal.value)).refusal == illegal.value.refusal
