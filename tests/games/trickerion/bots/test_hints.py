"""Hints of a search: what is best, what comes next, and what the difference consists of."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.core.hints import Weighed
from sleight.games.trickerion.advice import features
from sleight.games.trickerion.advice.imagining import guesser_for
from sleight.games.trickerion.bots import value

GAME: Any = sleight.game("trickerion")
CODE = "searcher:sims=8,width=4"


def midgame(seed: int) -> tuple[Any, int]:
    """A decision in the third round."""
    position, greedy = GAME.new(2, seed), make_bot("greedy", "trickerion", Random(1))
    while position.round < 3 or len(position.choices(position.waiting[0])) < 4:
        seat = position.waiting[0]
        position.apply(seat, greedy.choose(position.view(seat), position.choices(seat)))
    return position, position.waiting[0]


def advice(position: Any, seat: int) -> Any:
    bot = make_bot(CODE, "trickerion", Random(1))
    return bot.advise(position.view(seat), position.choices(seat))


def test_a_hint_is_what_the_bot_would_choose_and_says_why() -> None:
    position, seat = midgame(2)
    found = advice(position, seat)
    bot = make_bot(CODE, "trickerion", Random(1))
    assert found.choice == bot.choose(position.view(seat), position.choices(seat))
    assert found.second in position.choices(seat)
    assert found.second != found.choice
    assert 0 < found.reason.agreeing <= found.reason.tried
    assert advice(GAME.guess(position.view(seat), Random(5)), seat) == found


def test_the_terms_add_up_to_the_lead() -> None:
    position, seat = midgame(3)
    weights = value.shipped()
    guess = guesser_for(position.view(seat)).draw(Random(1))
    terms = value.terms(guess, seat, weights)
    assert sum(terms.values()) == pytest.approx(value.lead(guess, seat, weights))
    assert {name for _, names in value.GROUPED for name in names} == {*features.OF_A_SEAT}


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize(
    ("first", "second", "close"), [("fame", "coins", False), ("stage", "", False), ("", "", True)]
)
def test_every_reason_is_a_sentence(lang: str, first: str, second: str, close: bool) -> None:
    said = sleight.describe(Weighed("trickerion", 4, first, second, 7, 8, close), lang)
    assert "7" in said
    assert "8" in said
    assert ("4" in said) is not close


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
@pytest.mark.parametrize("term", [*value.TERMS, value.OTHERS])
def test_every_term_has_a_word(term: str, lang: str) -> None:
    said = sleight.describe(Weighed("trickerion", 4, term, "", 7, 8, close=False), lang)
    assert "hint-term" not in said


def test_other_bots_advise_without_a_reason() -> None:
    position, seat = midgame(2)
    found = make_bot("greedy", "trickerion", Random(1)).advise(position.view(seat), position.choices(seat))
    assert (found.second, found.reason) == (None, None)
