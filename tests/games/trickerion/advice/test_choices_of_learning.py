"""What is foreseen of learning a trick is what the engine then asks."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.advice.prospects import prospects
from sleight.games.trickerion.choices import Keep, Mark, UseDie
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table


def downtown() -> table:
    """Seat 0 may learn mechanical tricks with either die, and its Engineer has room too."""
    scene = table(3).dice(residence_1="spiritual", residence_2="optical").assigned(1, "magician", "theater")
    return scene.acting(0, "magician", "downtown-1", 4).team(0, "engineer").trick(0, "linking-rings")


@pytest.mark.rule("TR-DT-10", "TR-DT-18", "TR-DT-20")
def test_dice_boards_and_symbols_are_those_of_the_questions_to_come() -> None:
    position = downtown().position()
    lack = prospects(position.view(0)).missing["levitation"]
    play(position, "learn levitation")
    dice = position.choices(0)
    assert lack.dice == tuple([each.die for each in dice if isinstance(each, UseDie)]) != ()
    position.apply(0, dice[-1])
    boards = position.choices(0)
    assert lack.boards == tuple([each.board for each in boards if isinstance(each, Keep)]) != ()
    position.apply(0, boards[-1])
    symbols = position.choices(0)
    assert lack.symbols == tuple([each.symbol for each in symbols if isinstance(each, Mark)]) != ()


@pytest.mark.rule("TR-DT-20")
def test_an_owned_trick_needs_none_of_it() -> None:
    lack = prospects(downtown().position().view(0)).missing["linking-rings"]
    assert (lack.dice, lack.boards, lack.symbols) == ((), (), ())
