"""Whatever the Dark Alley refuses or asks names a rule that is written down, and can be said."""

from __future__ import annotations

from pathlib import Path

import pytest

from sleight.core.speech import game_speaker
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import keen_walk
from tools.rules import ids_in

BOOKS = (Path(__file__).parents[5] / "docs/rules").glob("trickerion*.md")
RULES = frozenset(id for book in BOOKS for id in ids_in(book.read_text(encoding="utf-8")))
MOMENTS = every_question()


def assert_sound(position: TrickerionPosition) -> None:
    """All choices of the asked seat but the legal ones are refused, by a rule that exists, in words."""
    seat = position.waiting[0]
    legal = {*position.choices(seat), *position.asides(seat)}
    refusals = {choice: position.why_not(seat, choice) for choice in position.table.known}
    assert {choice for choice, refusal in refusals.items() if refusal is None} == legal
    known = {(refusal.code, refusal.rule): refusal for refusal in refusals.values() if refusal}
    for refusal in known.values():
        assert refusal.rule in RULES
        assert game_speaker(GAME.id, "en").say(refusal.message_id(), refusal.words())


@pytest.mark.parametrize("name", MOMENTS)
def test_every_refusal_names_its_rule_and_can_be_said(name: str) -> None:
    assert_sound(MOMENTS[name])


@pytest.mark.parametrize("seed", range(12))
def test_refusals_are_sound_in_the_middle_of_any_game(seed: int) -> None:
    for step, position in enumerate(keen_walk(midgame(seed, 2 + seed % 3, "placement"), seed)):
        if step % 4 == 0 and position.waiting and step < 80:
            assert_sound(position)


@pytest.mark.parametrize("name", MOMENTS)
def test_every_question_names_its_rule_and_can_be_said(name: str) -> None:
    position = MOMENTS[name]
    (seat,) = position.waiting
    asked = position.asked(seat)
    assert asked is not None
    assert asked.rule in RULES
    words = {name: str(word) for name, word in asked.words().items()}
    assert game_speaker(GAME.id, "en").say(asked.message_id(), {**words, "you": "yes"})
