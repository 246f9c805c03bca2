"""The terminal face of Abracada… Quoi ?"""

from __future__ import annotations

import io
import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from rich.cells import cell_len
from rich.console import Console

from sleight.core.speech import LANGUAGES
from sleight.games.abracada.faces.terminal import FACE
from tests.games.abracada.scenario import GAME, play, table

if TYPE_CHECKING:
    from rich.console import RenderableType
    from syrupy.assertion import SnapshotAssertion

    from sleight.cli.face import Face

NAMES = ["You", "Maximilian-Theodor", "Clara", "Dorian", "Esme"]
_ESCAPE = re.compile(r"\x1b\[[0-9;]*m")


def printed(picture: RenderableType, *, colours: bool = False) -> str:
    out = io.StringIO()
    console = Console(file=out, width=80, force_terminal=colours, color_system="256" if colours else None)
    console.print(picture)
    return out.getvalue()


def widest(text: str) -> int:
    return max(cell_len(line) for line in _ESCAPE.sub("", text).splitlines())


def test_it_is_a_face() -> None:
    face: Face = FACE
    assert face.words == ("odds", "rules")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("colours", [True, False])
def test_the_board_fits_80_columns(lang: str, seats: int, colours: bool) -> None:
    """At every moment of a random round, for its players and a spectator."""
    position, rng = GAME.new(seats, 5), Random(seats)
    while position.round == 1:
        for seat in (None, position.waiting[0]):
            board = printed(FACE.board(position.view(seat), lang, NAMES[:seats]), colours=colours)
            assert widest(board) <= 80
            assert ("\x1b" in board) == colours
            assert len(board.splitlines()) <= 14
        seat = position.waiting[0]
        for event in position.apply(seat, rng.choice(position.choices(seat))):
            picture = FACE.picture(event, lang, NAMES[:seats])
            assert picture is None or widest(printed(picture)) <= 80


def test_a_stone_of_which_everything_else_is_excluded_still_fits() -> None:
    misses = [(turn, 0, spell, "missed", 0, 0) for turn, spell in enumerate(range(2, 9), start=1)]
    position = table(2).hand(0, 1, 8, 8, 8, 8).turn(20).calls(*misses).position()
    board = printed(FACE.board(position.view(0), "en", NAMES[:2]))
    assert "not   2345678 2345678 2345678 2345678 2345678" in board
    assert widest(board) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board(lang: str, snapshot: SnapshotAssertion) -> None:
    position = (
        table(3)
        .hand(0, 4, 8, 0, 7, 6)
        .hand(1, 2, 5, 5, 0, 1)
        .hand(2, 3, 3, 6, 7, 8)
        .drawn(0, 0, 0, 0, 5, 5)
        .held(0, 7)
        .held(1, 8)
        .lives(4, 6, 1)
        .scores(3, 0, 7)
        .turn(9)
        .last(4)
        .rows(4, 4, 5, 8, 8)
        .calls((2, 0, 3, "missed", 0, 0), (7, 0, 5, "missed", 0, 0))
        .position()
    )
    assert printed(FACE.board(position.view(0), lang, NAMES[:3])) == snapshot


def test_the_end_of_a_round_shows_what_everybody_held(snapshot: SnapshotAssertion) -> None:
    position = (
        table(3).hand(0, 6, 8).hand(1, 1, 2, 2, 3, 3).held(0, 7, 7).lives(6, 1, 4).rows(4, 4).position()
    )
    (ended,) = [event for event in play(position, "call 6") if FACE.picture(event, "en", NAMES[:3])]
    picture = FACE.picture(ended, "en", NAMES[:3])
    assert picture is not None
    assert printed(picture) == snapshot


def test_keys_are_the_numbers_that_choices_name() -> None:
    position = table(2).hand(0, 4, 8).hand(1, 1, 2, 2, 3, 3).position()
    assert _keys(position) == [*"12345678", "0", "", "", "", "", ""]
    play(position, "call 4")
    assert _keys(position) == [*[""] * 9, "1", "2", "3", "4", "0"]


def _keys(position: object) -> list[str]:
    view = position.view(0)  # type: ignore[attr-defined]
    return [FACE.key(view, choice) for choice in GAME.universe()]


def test_a_spectator_has_no_odds() -> None:
    position = GAME.new(2, 1)
    assert "no stones" in printed(FACE.answer("odds", "", position.view(None), "en"))


def test_odds_of_certain_calls() -> None:
    position = table(2).hand(0, 8).hand(1, 1, 2, 2, 3, 3).centre(8, 8, 8, 8).pool(8, 8, 8).position()
    said = printed(FACE.answer("odds", "", position.view(0), "fr"))
    assert "Potion Magique     100,0%" in said
    assert "Boule de feu         0,0%" in said
