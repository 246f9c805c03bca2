"""The terminal face of Trickerion."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sleight.cli.face import Guide
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.faces.terminal import FACE
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import ESCAPE, NAMES, listed, looked, printed, shown, widest
from tests.games.trickerion.helpers.walks import walk

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion

    from sleight.cli.face import Face


def stage_scene() -> table:
    """A theater with two markers, one of which can be linked with."""
    return (
        table(3)
        .theater("riverside-theater-1", "riverside-theater-8")
        .trick(0, "linking-rings", ready=2)
        .trick(0, "living-piano")
        .trick(1, "enchanted-butterflies", ready=1)
        .trick(2, "barricaded-barrels", "heart")
        .marker(1, "enchanted-butterflies", "riverside-theater-8", 2, "down")
        .marker(2, "barricaded-barrels", "riverside-theater-8", 1, "down")
        .components(0, metal=2, wood=1)
        .components(0, "manager", rope=1)
        .team(0, "manager", "engineer")
        .placed(1, "magician", "sunday-stage")
        .placed(2, "apprentice-1", "downtown-1")
        .assigned(0, "magician", "market-row")
        .poster(2)
        .acting(0, "engineer", "thursday-1")
    )


def test_it_is_a_face_and_a_guide() -> None:
    face: Face = FACE
    assert isinstance(face, Guide)
    parts = ("table", "city", "market", "theater", "workshop", "tricks", "card", "alley")
    assert face.words == (*parts, "explain", "machines", "powers")
    assert {face.key(GAME.new(2, 1).view(0), choice) for choice in GAME.universe()} == {""}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_everything_fits_80_columns(lang: str, seats: int) -> None:
    """Boards, lists of choices and the parts of the board, at many moments of a random game."""
    tallest = 0
    for step, position in enumerate(walk(seats, 11 * seats, asides=0.02)):
        if step % 9:
            continue
        for seat in (None, *position.waiting[:1]):
            board = shown(position, lang, seat)
            assert widest(board) <= 80, board
            tallest = max(tallest, len(board.splitlines()))
        for seat in position.waiting[:1]:
            assert widest(listed(position, lang, seat)) <= 80
    for word in FACE.words:
        assert 0 < widest(looked(position, word, lang=lang)) <= 80
    assert tallest <= 50


def test_colours_are_only_an_addition() -> None:
    view = stage_scene().position().view(0)
    plain = printed(FACE.board(view, "en", NAMES[:3]))
    coloured = printed(FACE.board(view, "en", NAMES[:3]), colours=True)
    assert "\x1b" not in plain
    assert ESCAPE.sub("", coloured) == plain


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_theater(lang: str, snapshot: SnapshotAssertion) -> None:
    assert shown(stage_scene().position(), lang) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_marker_can_go(lang: str, snapshot: SnapshotAssertion) -> None:
    position = stage_scene().position()
    play(position, "set-up linking-rings")
    assert listed(position, lang) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_board(lang: str, snapshot: SnapshotAssertion) -> None:
    position = table(2).trick(0, "levitation").components(0, glass=3).planning().position()
    assert shown(position, lang) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_at_the_market_and_downtown(lang: str, snapshot: SnapshotAssertion) -> None:
    market = table(2).market(quick="saw").coins(0, 3).acting(0, "magician", "market-1").position()
    downtown = table(2).dice(residence_1="x").acting(0, "magician", "downtown-4").position()
    assert listed(market, lang) + listed(downtown, lang) == snapshot


def test_a_circle_shows_the_schools_that_face_it() -> None:
    """TR-GEN-29, TR-LINK-01: each marker turns one school to the circle; the same school is a link."""
    position = stage_scene().position()
    assert "[♠2]✱◇ (3)" in shown(position)
    linked, apart = position.copy(), position.copy()
    play(linked, "set-up linking-rings", "at riverside-theater-8 3 left")
    assert "[♠2]✱◆✱[♠1]" in shown(linked)
    play(apart, "set-up linking-rings", "at riverside-theater-8 4 up")
    assert "◉○✱" in shown(apart)


def test_who_still_thinks_and_never_what() -> None:
    position = table(2).planning().position()
    play(position, "send magician theater", "rest apprentice-1", "confirm", seat=1)
    assert re.search(r"2 Maximilia +\S+ .* ready", shown(position))
    assert "planning" in shown(position)
    assert "magician → Theater" not in shown(position)
    assert "magician → Theater" in shown(position, seat=1)
    assert "magician → Theater" not in shown(position, seat=None)


def test_what_is_missing_is_reckoned() -> None:
    """TR-WS-05: ticked if it is there, with the price of the rest and what nobody sells."""
    position = (
        table(2).trick(0, "levitation").components(0, glass=3).acting(0, "engineer", "workshop-1").position()
    )
    assert "✓3 glass, ✗0/1 rope, ✗0/2 petroleum, missing components: 6¢" in shown(position)
    assert "not on sale: rope, petroleum" in shown(position)


def test_what_a_performance_would_pay() -> None:
    position = (
        table(2)
        .theater("riverside-theater-2")
        .trick(0, "linking-rings")
        .marker(0, "linking-rings", "riverside-theater-2", 1, "down")
        .placed(0, "magician", "sunday-stage")
        .performing(0)
        .position()
    )
    assert "Riverside Theater 2  You 2★ 4¢" in listed(position)


@pytest.mark.parametrize(
    ("word", "rest", "part"),
    [
        ("city", "", "Residence ✱ mechanical"),
        ("market", "", "1 wood 1¢"),
        ("theater", "", "Riverside 8"),
        ("workshop", "", "In hand"),
        ("workshop", "2", "♠ Enchanted Butterflies"),
        ("workshop", "maxi", "♠ Enchanted Butterflies"),
        (
            "workshop",
            "nobody",
            "There is no player “nobody”; the players are: You, Maximilian-Theodor, Clara.",
        ),
        ("tricks", "", "Mind Reading"),
        ("tricks", "Optical", "Pub-In-A-Bottle"),
        ("tricks", "culinary", "There is no school “culinary”"),
        ("card", "8", "(2) ♠ Enchanted Butterflies, Maximilian-Theodor: 2★"),
        ("card", "riverside theater 1", "(3) –"),
        ("card", "opera", "There is no card “opera” in the Theater"),
        ("table", "", "The others"),
    ],
)
def test_words_show_a_part(word: str, rest: str, part: str) -> None:
    assert part in " ".join(looked(stage_scene().position(), word, rest).split("\n"))


def test_one_school_is_shown_alone() -> None:
    assert "Mind Reading" not in looked(stage_scene().position(), "tricks", "optical")


def test_without_names_players_are_seats() -> None:
    view = stage_scene().position().view(0)
    assert "Seat 2" in printed(FACE.answer("workshop", "2", view, "en"))


def test_a_spectator_sees_everything_that_is_public() -> None:
    board = shown(stage_scene().position(), seat=None)
    assert "In hand" not in board
    assert "Linking Rings" in board
