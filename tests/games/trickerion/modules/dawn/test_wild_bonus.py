"""DT-ABIL-15 to 19, 21, DT-DATA-05, DT-EX-12, DT-TRICK-06 to 08: the bonus of another trick is scored."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.core.describe import describe
from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.modules.dawn.events import BonusChosen
from sleight.games.trickerion.scoring import bonuses
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.machines import built
from tests.games.trickerion.helpers.playing import play, why_not
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE
from tests.games.trickerion.helpers.signatures import owning, performing

MAIDEN, KINGS, ELEPHANT = "crimson-maiden", "dance-of-the-forgotten-kings", "the-elephant-takes-a-bow"
CARDS = {card.id: card for card in GAME.printed.of_modules["signature_tricks"]}
LEVEL_ONE = ("linking-rings", "mind-reading")


def _owning(trick: str, *others: str, **options: Any) -> table:
    """The last round: seat 0 has a signature trick of level 3 with its components, and other tricks."""
    scene = owning(trick, **options).round(7).fame(0, 0).coins(0, 0).shards(0, 0)
    for other in others[:2]:
        scene.trick(0, other)
    for other in others[2:]:
        scene.team(0, "engineer").trick(0, other, board="engineer")
    return scene.components(0, **CARDS[trick].components)


def _scored(scene: table, trick: str) -> tuple[int, str] | None:
    """What the trick scores for seat 0 when the game ends, and the bonus that it takes."""
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    events = play(position, "idle magician")
    fame = [event.fame for event in events if isinstance(event, Scored) and event.category == trick]
    chosen = [event.chosen for event in events if isinstance(event, BonusChosen) and event.seat == 0]
    assert len(fame) == len(chosen)
    return (fame[0], chosen[0]) if fame else None


def _lent(scene: table, trick: str) -> dict[str, int]:
    """What the trick of seat 0 would score with each bonus that it may take."""
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    ids, number = position.table.trick_ids, position.table.trick_numbers[trick]
    return {ids[each]: fame for each, fame in bonuses.lent_bonuses(position, 0, number).items()}


@pytest.mark.rule("DT-ABIL-15", "DT-ABIL-21", "DT-EX-12", "DT-TRICK-08")
def test_the_best_bonus_of_the_school_is_taken() -> None:
    scene = _owning(MAIDEN, *LEVEL_ONE).team(0, "engineer")
    lent = {"buried-alive": 7, "assistants-revenge": 0, "iron-maiden": 8, "transported-man": 4}
    assert _lent(scene, MAIDEN) == lent
    assert _scored(scene, MAIDEN) == (8, "iron-maiden")


@pytest.mark.rule("DT-ABIL-15", "DT-EX-12")
def test_a_trick_of_the_own_workshop_is_not_chosen() -> None:
    scene = _owning(MAIDEN, *LEVEL_ONE, "iron-maiden")
    assert _lent(scene, MAIDEN) == {"buried-alive": 7, "assistants-revenge": 0, "transported-man": 8}
    assert _scored(scene, MAIDEN) == (8, "transported-man"), "two tricks of level 3"


@pytest.mark.rule("DT-ABIL-16", "DT-TRICK-08")
def test_the_trick_itself_must_qualify() -> None:
    lacking = _owning(MAIDEN, *LEVEL_ONE).components(0, saw=2)
    assert _scored(lacking, MAIDEN) is None
    prepared = _owning(MAIDEN, *LEVEL_ONE, ready=1).components(0, saw=2)
    assert _scored(prepared, MAIDEN) == (8, "iron-maiden")
    strict = _owning(MAIDEN, *LEVEL_ONE, ready=1, level3_with_marker=False).components(0, saw=2)
    assert _scored(strict, MAIDEN) is None


@pytest.mark.rule("DT-ABIL-17")
def test_the_chosen_trick_may_lie_anywhere_else() -> None:
    elsewhere = _owning(MAIDEN, *LEVEL_ONE).trick(1, "iron-maiden")
    assert _scored(elsewhere, MAIDEN) == (8, "iron-maiden")
    boxed = _owning(MAIDEN, *LEVEL_ONE)
    boxed.machines.boxed.append("iron-maiden")
    assert _scored(boxed, MAIDEN) == (8, "iron-maiden")


@pytest.mark.rule("DT-ABIL-18")
def test_what_is_counted_is_the_owners_and_the_chosen_trick_is_not() -> None:
    assert _scored(_owning(MAIDEN).trick(1, "linking-rings"), MAIDEN) == (4, "transported-man")
    scene = _owning(MAIDEN, "automaton", "iron-maiden")
    assert _scored(scene, MAIDEN) == (3 * 4, "transported-man")


@pytest.mark.rule("DT-ABIL-19")
def test_one_bonus_counts_and_twenty_is_the_most() -> None:
    scene = _owning(KINGS).coins(0, 90)
    assert _lent(scene, KINGS)["metamorphosis"] == 30
    assert _scored(scene, KINGS) == (20, "metamorphosis")


@pytest.mark.rule("DT-ABIL-18", "DT-TRICK-06")
def test_dance_of_the_forgotten_kings_counts_its_own_components() -> None:
    assert _scored(_owning(KINGS), KINGS) == (6, "balsamos-skull"), "three for each cog"
    assert _scored(_owning(KINGS).components(0, cog=1), KINGS) is None


@pytest.mark.rule("DT-ABIL-15", "DT-TRICK-07")
def test_the_elephant_takes_a_bow_scores_a_bonus_of_its_school() -> None:
    assert _scored(_owning(ELEPHANT), ELEPHANT) == (4, "stairs-of-water"), "two for each animal"
    everybody = _owning(ELEPHANT).team(0, "engineer", "manager", "assistant")
    assert _scored(everybody, ELEPHANT) == (12, "mutilation")
    assert _scored(_owning(ELEPHANT).components(0, animal=1), ELEPHANT) is None


@pytest.mark.rule("DT-DATA-05", "DT-ABIL-01")
def test_those_of_level_three_have_no_bonus_of_their_own() -> None:
    for card in CARDS.values():
        assert card.as_trick().end_bonus is None
        assert (card.ability == "wild-bonus") == (card.level == 3)
    assert {card.ability for card in CARDS.values()} == {
        *("wild-bonus", "free-orientation", "encore", "permanent-trick", "easy-set-up")
    }


@pytest.mark.rule("DT-ABIL-15")
def test_it_is_no_bonus_for_a_trick_that_lies_beside_the_board() -> None:
    scene = _owning(MAIDEN)
    scene._tricks[0].clear()  # the scene without the trick that it began with
    assert _scored(scene, MAIDEN) is None


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_is_chosen_is_told(lang: str) -> None:
    told = describe(BonusChosen(0, MAIDEN, "iron-maiden"), lang, ("Ada", "Bob"))
    paid = describe(Scored(0, MAIDEN, 8, 20, 0), lang, ("Ada", "Bob"))
    assert "Ada" in told
    assert MAIDEN not in paid, "its name is said, not its id"


PREPARED = {KINGS: (2, 3, (7, 4, 1)), ELEPHANT: (1, 2, (9, 5, 1)), MAIDEN: (2, 3, (6, 5, 2))}
"""The points, the markers, and what a performance on Friday brings with the shard of the card."""


@pytest.mark.rule("DT-TRICK-06", "DT-TRICK-07", "DT-TRICK-08")
@pytest.mark.parametrize("trick", PREPARED)
def test_they_are_prepared_with_three_machines_and_yield_what_they_print(trick: str) -> None:
    points, ready, paid = PREPARED[trick]
    for machines, spent in ((2, points), (3, points - 1), (3, points)):
        scene = built(owning(trick), 0, machines).components(0, **CARDS[trick].components)
        scene.trick(0, "mind-reading").components(0, fabric=1, disguise=1)
        position = scene.acting(0, "magician", "workshop-1", spent).position()
        legal = why_not(position, f"prepare {trick}") is None
        assert legal == (machines == 3 and spent == points)
    play(position, f"prepare {trick}")
    assert markers(position)[trick][0] == ready
    show = performing(trick).marker(0, trick, ONE, 1, "down")
    assert gained(show.position(), f"perform {ONE}")[0] == paid
