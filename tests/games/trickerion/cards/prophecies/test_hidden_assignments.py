"""TR-PROR-25: under hidden-assignments each card is turned up just before its character is placed."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    Assignment,
    CardTurnedUp,
    CharacterIdled,
    CharacterPlaced,
    PlanConfirmed,
    PlansRevealed,
    PlansSealed,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import kind, play, refused, texts
from tests.games.trickerion.helpers.reading import alley
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import under

Known = list[tuple[str, str, bool]]


def sealed() -> table:
    """Nobody has seen the special and the permanent card of seat 0, nor the card of seat 1."""
    scene = under("hidden-assignments").shards(0, 0).shards(1, 0).placing(0)
    scene.sealed(0, "magician", "empower").sealed(0, "apprentice-1", "workshop")
    return scene.sealed(1, "magician", "theater")


def known(position: TrickerionPosition, owner: int, viewer: int | None) -> Known:
    """The characters of a seat with their cards and whether those are secret, as somebody sees them."""
    return [(each.id, each.card, each.secret) for each in position.view(viewer).workshops[owner].characters]


@pytest.mark.rule("TR-PROR-25", "TR-PLACE-01", "TR-GEN-24")
@pytest.mark.shows("hidden-assignments")
def test_there_is_no_common_reveal() -> None:
    position = under("hidden-assignments").hand(0, "empower").planning().position()
    play(position, "send magician empower", "rest apprentice-1", "confirm", seat=0)
    events = play(position, "rest magician", "send apprentice-1 theater", "confirm", seat=1)
    assert events[-2:] == [PlanConfirmed(1), PlansSealed()]
    # Who has a card can be seen now, so nothing before it is undone.
    assert events[-1].reveals
    assert (position.waiting, kind(position)) == ((0,), "place")
    assert known(position, 0, 0) == [("magician", "empower", True), ("apprentice-1", "", False)]
    for other in (1, None):
        # That a card lies there is public, what it is is not.
        assert known(position, 0, other) == [("magician", "", True), ("apprentice-1", "", False)]
    assert known(position, 1, 0) == [("magician", "", False), ("apprentice-1", "", True)]


@pytest.mark.rule("TR-PROR-25", "TR-PLACE-01")
@pytest.mark.shows_limit("hidden-assignments")
def test_without_the_prophecy_all_cards_are_shown_together() -> None:
    position = under("plain-days").hand(0, "empower").planning().position()
    play(position, "send magician empower", "rest apprentice-1", "confirm", seat=0)
    events = play(position, "rest magician", "send apprentice-1 theater", "confirm", seat=1)
    shown = (Assignment(0, "magician", "empower"), Assignment(1, "apprentice-1", "theater"))
    assert events[-1] == PlansRevealed(shown)
    assert known(position, 0, 1)[0] == ("magician", "empower", False)


@pytest.mark.rule("TR-PROR-25")
@pytest.mark.shows("hidden-assignments")
def test_a_card_is_turned_up_when_its_character_is_placed() -> None:
    position = sealed().position()
    events = play(position, "place magician downtown-4")
    assert events == [
        CardTurnedUp(0, "magician", "empower"),
        CharacterPlaced(0, "magician", "downtown-4"),
    ]
    assert events[0].reveals
    assert known(position, 0, 1) == [("magician", "empower", False), ("apprentice-1", "", True)]
    held = alley(position, 1).round
    assert (held.used, held.sealed) == (("empower",), True)


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24", "TR-END-34")
@pytest.mark.shows("hidden-assignments")
def test_the_card_of_an_idle_character_stays_secret() -> None:
    position = sealed().position()
    assert play(position, "idle magician") == [CharacterIdled(0, "magician")]
    assert known(position, 0, 1) == [("magician", "", True), ("apprentice-1", "", True)]
    assert known(position, 0, 0)[0] == ("magician", "empower", True)
    assert position.view(1).workshops[0].specials == (1, 0, 0, 0)
    # It goes back to hand at the end of the round, as if it had never been laid.
    play(position, "place magician friday-stage", "idle apprentice-1")
    assert position.view(0).round == 3
    assert position.view(0).me.hand == ("empower",)
    assert position.view(1).workshops[0].specials == (1, 0, 0, 0)


@pytest.mark.rule("TR-PROR-25", "TR-PLACE-12")
@pytest.mark.shows("hidden-assignments")
def test_a_character_without_a_legal_slot_becomes_idle() -> None:
    scene = sealed().placed(1, "manager", "downtown-1", card="interest")
    position = scene.placed(1, "engineer", "downtown-4", card="headhunter").position()
    assert texts(position)[0] == "idle magician"
    assert refused(position, "place magician downtown-1") == "slot-taken"
    # A seat that can only do that is asked all the same: otherwise the others would know why.
    scene = under("hidden-assignments").sealed(0, "magician", "empower").sealed(1, "magician", "theater")
    scene.placed(1, "manager", "downtown-1", card="interest").placed(
        1, "engineer", "downtown-4", card="headhunter"
    )
    position = scene.placing(1).position()
    assert play(position, "idle magician") == [CharacterIdled(1, "magician")]
    assert (position.waiting, texts(position)) == ((0,), ["idle magician"])


@pytest.mark.rule("TR-PROR-25", "TR-PLACE-04")
@pytest.mark.shows_limit("hidden-assignments")
def test_a_sealed_card_still_says_where_its_character_goes() -> None:
    position = sealed().position()
    assert texts(position) == [
        "place magician downtown-1",
        "place magician downtown-4",
        "idle magician",
        "place apprentice-1 workshop-1",
        "place apprentice-1 workshop-2",
        "idle apprentice-1",
    ]
    assert refused(position, "place magician market-1") == "elsewhere"


@pytest.mark.rule("TR-PROR-25", "TR-PROR-02")
@pytest.mark.shows_limit("hidden-assignments")
def test_if_it_leaves_the_cards_that_are_still_to_be_handled_are_revealed() -> None:
    scene = under("").prophecy("hidden-assignments", "plain-days").magician(0, "priestess-of-mysticism")
    scene.sealed(0, "manager", "dark-alley").sealed(0, "apprentice-1", "workshop").shards(0, 0)
    scene.sealed(1, "magician", "interest").sealed(1, "apprentice-1", "theater").placing(1)
    position = scene.order(1, 0).position()
    play(position, "idle apprentice-1", "place manager dark-alley-4")
    events = play(position, "weave plain-days")
    shown = (Assignment(0, "apprentice-1", "workshop"), Assignment(1, "magician", "interest"))
    assert events[-1] == PlansRevealed(shown)
    # What was made idle before stays secret.
    assert known(position, 1, 0) == [("magician", "interest", False), ("apprentice-1", "", True)]
    # Once is enough: the cards are not turned up again when they are placed.
    events = play(position, "finish", "place magician downtown-1")
    assert [event for event in events if isinstance(event, CardTurnedUp)] == []


@pytest.mark.rule("TR-PROR-25")
@pytest.mark.shows_limit("hidden-assignments")
def test_if_it_enters_after_the_reveal_it_has_no_effect_this_round() -> None:
    scene = under("").prophecy("", "hidden-assignments").magician(0, "priestess-of-mysticism")
    scene.acting(0, "manager", "dark-alley-4", 2).assigned(1, "magician", "interest")
    position = scene.position()
    play(position, "weave hidden-assignments")
    assert known(position, 1, 0)[0] == ("magician", "interest", False)
    events = play(position, "finish", "place magician downtown-1")
    assert [event for event in events if isinstance(event, CardTurnedUp)] == []


@pytest.mark.rule("TR-PROR-25")
@pytest.mark.shows_limit("hidden-assignments")
def test_it_seals_the_plans_of_its_own_round_only() -> None:
    position = sealed().prophecy("hidden-assignments", "plain-days").position()
    play(position, "idle magician", "idle magician", "idle apprentice-1")
    assert position.view(0).round == 3
    assert not alley(position, 0).round.sealed
    play(position, "decline", "decline")
    play(position, "send magician empower", "rest apprentice-1", "confirm", seat=0)
    events = play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    assert PlansRevealed((Assignment(0, "magician", "empower"),)) in events


@pytest.mark.rule("TR-PROR-25")
def test_sealed_cards_survive_a_save() -> None:
    position = sealed().position()
    play(position, "idle apprentice-1")
    again = GAME.from_dict(position.to_dict())
    assert again.to_dict() == position.to_dict()
    assert [known(again, 0, viewer) for viewer in (0, 1, None)] == [
        known(position, 0, viewer) for viewer in (0, 1, None)
    ]
    play(again, "place magician friday-stage")
    assert play(again, "place magician downtown-4")[0] == CardTurnedUp(0, "magician", "empower")
