"""What the face says: choices, events, and events that are told together."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.events import (
    GameBegan,
    InitiativeSet,
    OrdersDelivered,
    PlansRevealed,
    RoundBegan,
    Scored,
)
from sleight.games.trickerion.faces.terminal import FACE
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import told

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion

    from sleight.core.event import Event

NAMES = ["You", "Basil"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_has_words_of_its_own(lang: str) -> None:
    """So that typing the words of a choice names exactly one."""
    said = [
        sleight.describe(FACE.spoken(choice, lang), lang, NAMES, 0).casefold() for choice in GAME.universe()
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_can_be_told(lang: str) -> None:
    """Two random games, told to a player and to a spectator, with every warning and many refusals."""
    for seed in (3, 4):
        position, rng = GAME.new(2, seed), Random(seed)
        while position.waiting:
            seat = rng.choice(position.waiting)
            choice = rng.choice(position.choices(seat))
            for warning in position.warnings(seat, choice):
                assert sleight.describe(warning, lang)
            refusal = position.why_not(seat, rng.choice(GAME.universe()))
            assert refusal is None or sleight.describe(refusal, lang, NAMES)
            events = position.apply(seat, choice)
            for reader in (0, None):
                assert "$" not in told(events, lang, reader)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "› You take 2 metal."),
        ("fr", "› Vous prenez\u00a0: métal ×2."),
        ("ru", "› Вы берёте: металл ×2."),
    ],
)
def test_lists_of_components_are_translated(lang: str, sentence: str) -> None:
    position = GAME.new(2, 1)
    play(position, "choose the-mechaniker", "choose the-great-optico")
    seat = position.waiting[0]
    events = position.apply(seat, GAME.parse("take metal+metal"))
    assert told(events, lang, seat) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_round_is_a_scene(lang: str, snapshot: SnapshotAssertion) -> None:
    events: list[Event] = [
        OrdersDelivered(("wood", "saw", "glass", "cog")),
        GameBegan((1, 0), (14, 10), 5, 1),
        RoundBegan(1, ("any", "x", "assistant", "apprentice", "3", "x")),
    ]
    assert told(events, lang) == snapshot


def test_the_order_is_told_as_it_is() -> None:
    began = told([GameBegan((1, 0), (14, 10), 5, 1)])
    assert "Initiative: 1. Basil (5★ 10¢ 1◆), 2. You (5★ 14¢ 1◆)" in began
    assert "Initiative: 1. Basil, 2. You" in told([InitiativeSet((1, 0))])


def test_plans_are_revealed_together(snapshot: SnapshotAssertion) -> None:
    position = table(2).planning().position()
    play(position, "send magician theater", "send apprentice-1 workshop", "confirm", seat=0)
    events = play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    assert any(isinstance(event, PlansRevealed) for event in events)
    assert told(events) == snapshot


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_scoring_is_a_table(lang: str, snapshot: SnapshotAssertion) -> None:
    position = (
        table(2)
        .round(5)
        .shards(0, 25)
        .coins(1, 20)
        .team(1, "engineer")
        .assigned(0, "magician", "downtown")
        .placing(0)
        .position()
    )
    events = play(position, "idle magician")
    assert [event.fame for event in events if isinstance(event, Scored)] == [20, 3, 2, 0, 1, 6, 2, 3]
    assert told(events, lang) == snapshot


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "› Enchanted Butterflies pays you +2 fame."),
        ("fr", "› Pour Papillons Enchantés, vous recevez\u00a0: +2 points de prestige."),
        ("ru", "› За номер «Зачарованные бабочки» вы получаете: +2 славы."),
    ],
)
def test_a_performance_is_told_trick_by_trick(lang: str, said: str) -> None:
    position = (
        table(2)
        .theater("riverside-theater-2")
        .trick(0, "enchanted-butterflies")
        .marker(0, "enchanted-butterflies", "riverside-theater-2", 1, "down")
        .placed(0, "magician", "friday-stage")
        .performing(0)
        .position()
    )
    assert said in told(play(position, "perform riverside-theater-2"), lang).splitlines()


def test_what_others_decide_in_secret_leaves_no_trace() -> None:
    position = table(2).planning().position()
    events = play(position, "send magician theater", seat=1)
    assert told(events, seat=0) == ""
    assert told(events, seat=1) == "› You plan to send the magician to the Theater."
