"""What happens in the Dark Alley, as it is told."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.events import GoodsBought, PlansRevealed, PropheciesMoved, Scored
from sleight.games.trickerion.events.city import Assignment
from sleight.games.trickerion.faces.terminal import FACE
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.screens import NAMES, printed, told, widest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syrupy.assertion import SnapshotAssertion

    from sleight.core.event import Event
    from sleight.games.trickerion.state.position import TrickerionPosition

STEPS = 60


def speaks(position: TrickerionPosition, lang: str, rng: Random) -> None:
    """Everybody chooses at random; all that is asked, warned of, refused and told has words that fit."""
    names = NAMES[: position.table.seats]
    for _ in range(STEPS):
        if not position.waiting:
            return
        seat = rng.choice(position.waiting)
        choice = rng.choice([*position.choices(seat), *position.asides(seat)])
        refused = [position.why_not(seat, rng.choice(GAME.universe())) for _ in range(5)]
        asked = position.asked(seat)
        for reader in (seat, None):
            for value in (asked, *refused, *position.warnings(seat, choice)):
                said = sleight.describe(FACE.spoken(value, lang), lang, names, reader) if value else "–"
                assert said
                assert "$" not in said
        _is_told(position.apply(seat, choice), lang, position.table.seats)


def _is_told(events: Sequence[Event], lang: str, seats: int) -> None:
    for reader in (0, None):
        said = told(events, lang, reader, seats)
        assert "$" not in said
        assert widest(said) <= 80
    scenes = [event for event in events if FACE.gathers(event)]
    assert widest(printed(FACE.scene(scenes, lang, NAMES[:seats]))) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_a_full_game_can_be_told(lang: str) -> None:
    for seed in range(9):
        speaks(midgame(seed, 2 + seed % 3), lang, Random(seed))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_to_every_question_can_be_told(lang: str) -> None:
    for position in every_question().values():
        (seat,) = position.waiting
        for choice in position.choices(seat)[:8]:
            _is_told(position.copy().apply(seat, choice), lang, position.table.seats)


@pytest.mark.rule("TR-END-29", "TR-PRO-02")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_prophecy_is_told_with_its_effect(lang: str, snapshot: SnapshotAssertion) -> None:
    pending = ("flat-price", "saturday-bonus", "escape-fame")
    moved: list[Event] = [PropheciesMoved("cheap-learning", pending), PropheciesMoved("", pending)]
    assert told(moved, lang) == snapshot


@pytest.mark.rule("TR-PLACE-01")
def test_special_cards_are_revealed_with_their_location() -> None:
    cards = (Assignment(0, "magician", "headhunter"), Assignment(1, "magician", "dark-alley"))
    said = told([PlansRevealed(cards)])
    assert "You         magician → Headhunter (Downtown)" in said
    assert "Basil       magician → Dark Alley" in said


@pytest.mark.rule("TR-SAR-31")
def test_a_card_laid_in_the_middle_of_a_round_is_told_alone() -> None:
    assert told([PlansRevealed((Assignment(1, "manager", "theater"),))]) == "Basil       Manager → Theater"


def test_goods_are_counted_by_type() -> None:
    goods: list[Event] = [GoodsBought(0, ("wood", "wood", "saw"), 4, 0, 0, 0)]
    assert told(goods) == "› You receive 2 wood, 1 saw for 4 coins."
    assert told(goods, "fr").startswith("› Vous recevez")
    assert "дерево ×2, пила ×1" in told(goods, "ru")


@pytest.mark.rule("TR-SCORE-08", "TR-SCORE-11")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_scoring_names_cards_and_tricks_of_level_3(lang: str, snapshot: SnapshotAssertion) -> None:
    events: list[Event] = [
        *(Scored(seat, category, 3, 20) for seat in (0, 1) for category in ("shards", "coins", "specials")),
        Scored(0, "seance", 9, 20),
        Scored(0, "vanishing-elephant", 7, 20),
        Scored(1, "beast-within", 10, 20),
    ]
    said = told(events, lang)
    assert widest(said) <= 80
    assert said == snapshot
