"""Sentences that state a rule, each in the situation in which a player reads it."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import sleight
from sleight.games.abracada.faces.terminal import FACE
from tests.games.abracada.scenario import GAME, table


@pytest.mark.parametrize(
    ("lang", "said", "option"),
    [
        ("en", "costs you 1 life and ends your turn, whatever you hold.", "costs 1 life and ends the turn"),
        ("fr", "et mettra fin à votre tour, même si vous avez cette pierre.", "et met fin au tour"),
        ("ru", "и ваш ход закончится, какие бы камни перед вами ни стояли.", "потеря 1 жизни и конец хода"),
    ],
)
@pytest.mark.rule("AQ-CAST-11")
def test_a_lower_call_costs_a_life_and_ends_the_turn(lang: str, said: str, option: str) -> None:
    position = table(2, lower="penalty").hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).last(7).position()
    warned = [sleight.describe(each, lang, me=0) for each in position.warnings(0, GAME.parse("call 3"))]
    assert any(sentence.endswith(said) for sentence in warned)
    assert option in sleight.describe(GAME.options["lower"], lang)


@pytest.mark.parametrize(
    ("lang", "survive", "alone"),
    [
        ("en", "surviving one pays a little", "Only the winner of a round scores"),
        ("fr", "y survivre rapporte un peu", "Seul le gagnant d’une ronde marque"),
        ("ru", "меньше — выживание", "получает только победитель"),
    ],
)
@pytest.mark.rule("AQ-VAR-07", "AQ-GAME-04")
def test_the_goal_is_told_as_the_table_plays_it(lang: str, survive: str, alone: str) -> None:
    for last_standing in (False, True):
        view = table(2, last_standing=last_standing).position().view(0)
        out = io.StringIO()
        Console(file=out, width=500).print(FACE.answer("rules", "", view, lang))
        told = out.getvalue()
        assert ((survive in told), (alone in told)) == (not last_standing, last_standing)


@pytest.mark.rule("AQ-VAR-01")
def test_in_the_easy_version_the_same_spell_may_be_called_again() -> None:
    """French `un autre sort` would forbid it."""
    position = table(2, easy=True).hand(0, 8, 8, 7).hand(1, 1, 2, 2, 3, 3).last(7).position()
    question = position.asked(0)
    assert question is not None
    assert "n’importe quel sort" in sleight.describe(question, "fr", me=0)
