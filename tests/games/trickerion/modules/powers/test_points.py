"""PW-03, 11, 21, 27, MP-52, 53, 67: the powers that give a character more points."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CharacterBoosted, CharacterEnhanced
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import kind, play, texts
from tests.games.trickerion.helpers.powers import used, with_power, with_powers
from tests.games.trickerion.helpers.scenario import table


def _placing(*characters: tuple[str, str], **options: object) -> table:
    """Seat 0 is to place these characters, each with the card of a location; it is no Mechaniker."""
    scene = with_powers(2, **options).magician(0, "electra")
    scene.trick(0, "linking-rings").components(0, metal=2)
    for character, card in characters:
        scene.assigned(0, character, card)
    return scene.assigned(1, "magician", "downtown").assigned(1, "apprentice-1", "market-row").placing(0)


def _points(position: TrickerionPosition) -> int:
    return position.view(0).points


@pytest.mark.rule("PW-03", "MP-42")
def test_an_apprentice_in_the_workshop_may_have_a_point_more() -> None:
    position = with_power(_placing(("apprentice-1", "workshop")), 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1")
    assert kind(position) == "eager-hands"
    assert texts(position) == ["accept", "decline"]
    declined = position.copy()
    events = play(position, "accept", "plain")
    assert used(events) == ["eager-hands"]
    assert CharacterBoosted(0, "apprentice-1", 1) in events
    assert _points(position) == 2
    assert used(play(declined, "decline", "plain")) == []
    assert _points(declined) == 1


@pytest.mark.rule("PW-03")
def test_it_serves_one_apprentice_of_a_round_and_only_in_the_own_workshop() -> None:
    scene = _placing(
        ("apprentice-1", "workshop"), ("apprentice-2", "trick-tweaking"), ("manager", "invention")
    )
    position = with_power(scene.assigned(0, "apprentice-3", "downtown"), 0, "eager-hands")
    elsewhere, specialist = position.copy(), position.copy()
    play(elsewhere, "place apprentice-3 downtown-1")
    assert kind(elsewhere) == "enhance"
    play(specialist, "place manager workshop-1", "point")
    assert kind(specialist) == "enhance"
    play(position, "place apprentice-1 workshop-1", "accept", "plain", "finish", "idle magician")
    play(position, "place apprentice-2 workshop-2", "point")
    assert kind(position) == "enhance"


@pytest.mark.rule("PW-03", "MP-67")
def test_eager_hands_the_mechaniker_and_a_shard_add_up() -> None:
    scene = _placing(("apprentice-1", "workshop")).magician(0, "the-mechaniker")
    position = with_power(scene, 0, "eager-hands")
    play(position, "place apprentice-1 workshop-1", "boost", "accept", "enhance")
    assert _points(position) == 4


@pytest.mark.rule("PW-11")
def test_a_specialist_may_have_a_point_more_anywhere_but_in_the_theater() -> None:
    scene = _placing(("manager", "downtown"), ("engineer", "market-row"), ("assistant", "theater"))
    position = with_power(scene, 0, "drilled-specialists")
    stage = position.copy()
    play(stage, "place assistant friday-1")
    assert kind(stage) != "drilled-specialists"
    play(position, "place manager downtown-1", "accept", "plain")
    assert _points(position) == 2 + 2 + 1
    play(position, "finish", "idle magician", "place engineer market-1")
    assert kind(position) == "enhance"


@pytest.mark.rule("PW-11", "MP-67")
def test_a_specialist_whom_freelancer_sends_elsewhere_is_where_it_stands() -> None:
    position = with_power(_placing(("manager", "freelancer")), 0, "drilled-specialists")
    away, home = position.copy(), position.copy()
    play(away, "place manager friday-1")
    assert kind(away) != "drilled-specialists"
    play(home, "place manager market-1")
    assert kind(home) == "drilled-specialists"


@pytest.mark.rule("PW-21")
@pytest.mark.parametrize(("character", "points"), [("magician", 4 + 2), ("manager", 2 + 2)])
def test_a_commanding_magician_has_four_base_points(character: str, points: int) -> None:
    position = with_power(_placing((character, "downtown")), 0, "commanding-presence")
    events = play(position, f"place {character} downtown-1", "plain")
    assert _points(position) == points
    assert used(events) == (["commanding-presence"] if character == "magician" else [])


@pytest.mark.rule("PW-21")
def test_the_points_are_still_lost_on_the_stage() -> None:
    scene = _placing(("magician", "theater"))
    position = with_power(scene, 0, "commanding-presence")
    assert used(play(position, "place magician friday-stage")) == []
    assert _points(position) == 0


@pytest.mark.rule("MP-53", "MP-40")
def test_a_prophecy_sets_the_base_after_commanding_presence() -> None:
    scene = _placing(("magician", "downtown"), prophecies=True).prophecy("one-base-point")
    position = with_power(scene, 0, "commanding-presence")
    assert used(play(position, "place magician downtown-1", "plain")) == []
    assert _points(position) == 1 + 2


def _enhancing(shards: int, prophecy: str = "plain-days", card: str = "downtown") -> TrickerionPosition:
    """A magician with Shard Furnace at slot 1 who is about to be placed."""
    scene = _placing(("magician", card), prophecies=True).prophecy(prophecy).shards(0, shards)
    return with_power(scene, 0, "shard-furnace")


@pytest.mark.rule("PW-27")
def test_a_shard_gives_a_point_more() -> None:
    position = _enhancing(2)
    events = play(position, "place magician downtown-1", "enhance")
    assert CharacterEnhanced(0, "magician", 2) in events
    assert used(events) == ["shard-furnace"]
    assert _points(position) == 3 + 2 + 2


@pytest.mark.rule("PW-27", "MP-25")
def test_it_gives_nothing_if_the_shard_closes_its_slot() -> None:
    position = _enhancing(1)
    events = play(position, "place magician downtown-1", "enhance")
    assert CharacterEnhanced(0, "magician", 1) in events
    assert used(events) == []


@pytest.mark.rule("MP-52", "MP-40")
@pytest.mark.parametrize(
    ("prophecy", "card", "slot", "points"),
    [
        ("strong-enhancement", "downtown", "downtown-1", 3),
        ("plain-days", "empower", "downtown-1", 4),
        ("enhanced-theater", "theater", "friday-1", 2),
    ],
)
def test_the_furnace_adds_to_what_prophecies_and_cards_set(
    prophecy: str, card: str, slot: str, points: int
) -> None:
    position = _enhancing(2, prophecy, card)
    first = ["keep-bonus"] if card == "empower" else []
    events = play(position, f"place magician {slot}", *first, "enhance")
    assert CharacterEnhanced(0, "magician", points) in events
