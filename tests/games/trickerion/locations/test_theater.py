"""TR-TH: who may stand where in the theater, and what a performer slot means."""

from __future__ import annotations

from itertools import product

import pytest

import sleight
from sleight.games.trickerion.events import CardPerformed, CharacterPlaced, RoundBegan
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

DAYS = ("thursday", "friday", "saturday", "sunday")
BACKSTAGE = [f"{day}-{number}" for day in DAYS for number in (1, 2)]
WEEK = [f"{day}-{slot}" for day in DAYS for slot in ("1", "2", "stage")]
CARD = "riverside-theater-1"


def sent(character: str = "magician", players: int = 2) -> table:
    """A character of seat 0 is to be placed in the theater with a trick to set up; seat 1 comes next."""
    scene = table(players).trick(0, "linking-rings", ready=2).assigned(0, character, "theater").placing(0)
    return scene.assigned(1, "apprentice-1", "downtown")


def places(character: str, slots: list[str]) -> list[str]:
    """The choices to place a character on these slots or to make it idle."""
    return [*[f"place {character} {slot}" for slot in slots], f"idle {character}"]


def stands(character: str, slot: str, day: str) -> dict[str, object]:
    """What changes when a character of seat 0 takes its slot."""
    where = f"workshops.0.characters.{character}"
    return {f"{where}.at": slot, f"{where}.waits": False, "workshops.0.day": day}


@pytest.mark.rule("TR-TH-01", "TR-TH-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_day_has_two_slots_backstage_and_one_on_stage(players: int) -> None:
    assert texts(sent(players=players).position()) == places("magician", WEEK)


@pytest.mark.rule("TR-TH-01", "TR-TH-09")
@pytest.mark.parametrize("character", ["manager", "engineer", "assistant", "apprentice-1", "apprentice-4"])
def test_only_a_magician_may_stand_on_stage(character: str) -> None:
    position = sent(character).team(0, "assistant").position()
    assert texts(position) == places(character, BACKSTAGE)
    only = refusal("magicians-only", "TR-TH-09", character=character)
    assert [why_not(position, f"place {character} {day}-stage") for day in DAYS] == [only] * len(DAYS)


@pytest.mark.rule("TR-TH-02")
@pytest.mark.parametrize(("day", "modifier"), [*zip(DAYS, (1, 0, 0, -1), strict=True)])
@pytest.mark.parametrize(("character", "base"), [("magician", 3), ("manager", 2), ("apprentice-1", 1)])
@pytest.mark.parametrize("number", [1, 2])
def test_the_day_changes_the_points_backstage(
    day: str, modifier: int, character: str, base: int, number: int
) -> None:
    position = sent(character).position()
    play(position, f"place {character} {day}-{number}")
    points = base + modifier
    if points:
        asked = question("act", "TR-AP-08", 0, location="theater", character=character, points=points)
        assert position.asked(0) == asked
    else:
        assert (position.waiting, position.points) == ((1,), 0)


@pytest.mark.rule("TR-TH-03")
@pytest.mark.parametrize("slot", ["friday-1", "friday-2", "friday-stage"])
def test_a_day_with_another_players_character_is_closed(slot: str) -> None:
    position = sent().placed(1, "magician", slot).position()
    assert texts(position) == places("magician", [each for each in WEEK if "friday" not in each])
    for other in ("friday-1", "friday-2", "friday-stage"):
        code = ("slot-taken", "TR-PLACE-05") if other == slot else ("day-claimed", "TR-TH-03")
        assert why_not(position, f"place magician {other}") == refusal(*code, slot=other)


@pytest.mark.rule("TR-TH-04", "TR-TH-05")
@pytest.mark.parametrize(("slot", "left"), [("friday-1", ["friday-2"]), ("friday-2", ["friday-1"])])
def test_a_player_uses_one_day_a_round(slot: str, left: list[str]) -> None:
    position = sent("apprentice-1").placed(0, "manager", slot).position()
    assert texts(position) == places("apprentice-1", left)
    for other in BACKSTAGE:
        if "friday" not in other:
            wrong = refusal("one-day-only", "TR-TH-04", slot=other, day="friday")
            assert why_not(position, f"place apprentice-1 {other}") == wrong


@pytest.mark.rule("TR-TH-04", "TR-TH-05")
def test_a_magician_on_stage_claims_the_day_for_those_who_come_after() -> None:
    position = sent("apprentice-1").placed(0, "magician", "sunday-stage").position()
    assert texts(position) == places("apprentice-1", ["sunday-1", "sunday-2"])
    wrong = refusal("one-day-only", "TR-TH-04", slot="thursday-1", day="sunday")
    assert why_not(position, "place apprentice-1 thursday-1") == wrong


@pytest.mark.rule("TR-TH-05")
@pytest.mark.parametrize("slot", ["saturday-2", "saturday-stage"])
def test_the_first_character_claims_the_day_until_the_end_of_the_round(slot: str) -> None:
    position = sent().position()
    _, changed = done(position, f"place magician {slot}")
    assert changed["workshops.0.day"] == "saturday"
    if position.waiting == (0,):
        play(position, "finish")
    assert position.view(1).workshops[0].day == "saturday"
    play(position, "idle apprentice-1")
    assert (position.round, position.view(1).workshops[0].day) == (2, "")


@pytest.mark.rule("TR-TH-06")
def test_no_third_character_goes_backstage() -> None:
    scene = sent("apprentice-1").placed(0, "manager", "friday-1").placed(0, "engineer", "friday-2")
    position = scene.assigned(0, "magician", "downtown").position()
    assert [text for text in texts(position) if "apprentice-1" in text] == ["idle apprentice-1"]
    for slot in ("friday-1", "friday-2"):
        taken = refusal("slot-taken", "TR-PLACE-05", slot=slot)
        assert why_not(position, f"place apprentice-1 {slot}") == taken


@pytest.mark.rule("TR-TH-06", "TR-TH-24")
def test_the_magician_is_the_third_character_of_a_player() -> None:
    scene = sent().placed(0, "manager", "friday-1").placed(0, "engineer", "friday-2")
    position = scene.position()
    assert texts(position) == places("magician", ["friday-stage"])
    play(position, "place magician friday-stage")
    places_of = [each.at for each in position.view(0).me.characters]
    assert places_of == ["friday-stage", "friday-1", "friday-2", "home"]


@pytest.mark.rule("TR-TH-07")
@pytest.mark.parametrize("claimed", [days for days in product(DAYS, repeat=3) if len(set(days)) == 3])
def test_the_last_of_four_players_finds_a_day(claimed: tuple[str, ...]) -> None:
    scene = sent(players=4)
    for seat, day in enumerate(claimed, 1):
        scene.placed(seat, "magician", f"{day}-stage")
    (free,) = set(DAYS) - set(claimed)
    expected = [f"{free}-1", f"{free}-2", f"{free}-stage"]
    assert texts(scene.position()) == places("magician", expected)


@pytest.mark.rule("TR-TH-08")
def test_no_shard_buys_points_in_the_theater() -> None:
    position = sent().shards(0, 3).position()
    events, changed = done(position, "place magician friday-1")
    assert events == [CharacterPlaced(0, "magician", "friday-1")]
    assert changed == {
        **stands("magician", "friday-1", "friday"),
        "actor": "magician",
        "points": 3,
        "asked.0": "act 3",
    }
    assert why_not(position, "enhance") == refusal("no-shard-there", "TR-TH-08")


def magician_and_marker() -> table:
    """Seat 0 has a marker in the theater and its magician still to place; nobody else does anything."""
    scene = table().trick(0, "linking-rings", ready=1).marker(0, "linking-rings", CARD, 1, "down")
    return scene.assigned(0, "magician", "theater").placing(0)


@pytest.mark.rule("TR-TH-10")
def test_a_magician_backstage_acts_like_others_and_does_not_perform() -> None:
    position = magician_and_marker().theater(CARD, "riverside-theater-2").position()
    play(position, "place magician friday-1")
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "finish"]
    events = play(position, "set-up linking-rings", "at riverside-theater-2 1 down", "finish")
    assert not [event for event in events if isinstance(event, CardPerformed)]
    assert [event.round for event in events if isinstance(event, RoundBegan)] == [2]
    assert position.view(0).theater[1].markers[0] is not None


@pytest.mark.rule("TR-TH-11")
def test_backstage_offers_setting_up_and_rescheduling() -> None:
    scene = sent().team(0, "engineer").marker(0, "linking-rings", CARD, 1, "down")
    position = scene.theater(CARD, "riverside-theater-2").position()
    play(position, "place magician friday-1")
    assert texts(position) == ["set-up linking-rings", "shift linking-rings", "finish"]
    for elsewhere in ("prepare linking-rings", "move linking-rings", "buy wood 1", "reroll inn-1"):
        assert why_not(position, elsewhere) == refusal("not-here", "TR-AP-08", location="theater")


@pytest.mark.rule("TR-TH-11", "TR-TH-24", "TR-TH-25")
def test_a_place_on_stage_has_no_effect_at_once() -> None:
    position = sent().position()
    events, changed = done(position, "place magician thursday-stage")
    assert events == [CharacterPlaced(0, "magician", "thursday-stage")]
    assert changed == {
        **stands("magician", "thursday-stage", "thursday"),
        "asked.0": "",
        "asked.1": "place",
    }
    assert (position.points, position.view(0).actor) == (0, "")


@pytest.mark.rule("TR-TH-24")
def test_a_performer_slot_must_be_free_and_of_an_allowed_day() -> None:
    position = sent().placed(1, "magician", "sunday-stage").placed(0, "manager", "friday-1").position()
    taken = refusal("slot-taken", "TR-PLACE-05", slot="sunday-stage")
    assert why_not(position, "place magician sunday-stage") == taken
    wrong = refusal("one-day-only", "TR-TH-04", slot="saturday-stage", day="friday")
    assert why_not(position, "place magician saturday-stage") == wrong
    assert why_not(position, "place magician friday-stage") is None


@pytest.mark.rule("TR-TH-24")
def test_only_who_was_sent_to_the_theater_may_perform() -> None:
    position = table().assigned(0, "magician", "downtown").placing(0).position()
    away = refusal("elsewhere", "TR-PLACE-04", character="magician", card="downtown")
    assert why_not(position, "place magician friday-stage") == away


@pytest.mark.rule("TR-TH-26")
@pytest.mark.parametrize("day", DAYS)
def test_a_magician_on_stage_performs_in_the_same_round(day: str) -> None:
    position = magician_and_marker().position()
    play(position, f"place magician {day}-stage")
    assert (position.round, position.view(0).phase) == (1, "performance")
    assert position.asked(0) == question("perform", "TR-PERF-04", 0, day=day)
    assert texts(position) == [f"perform {CARD}", "decline"]
    events = play(position, f"perform {CARD}")
    assert events[0] == CardPerformed(0, CARD, day)


@pytest.mark.rule("TR-TH-26")
def test_nobody_performs_before_everybody_has_been_placed() -> None:
    scene = magician_and_marker().assigned(1, "magician", "downtown").assigned(0, "apprentice-1", "downtown")
    position = scene.position()
    play(position, "place magician friday-stage")
    assert (position.waiting, position.view(0).phase) == ((1,), "placement")
    play(position, "idle magician")
    assert (position.waiting, position.view(0).phase) == ((0,), "placement")
    play(position, "idle apprentice-1")
    assert (position.waiting, position.view(0).phase) == ((0,), "performance")


@pytest.mark.rule("TR-TH-26")
def test_a_magician_without_a_marker_has_nothing_to_perform_and_is_warned() -> None:
    position: TrickerionPosition = sent().position()
    place = GAME.parse("place magician friday-stage")
    assert position.warnings(0, place) == [
        sleight.Caution("nothing-to-perform", "TR-PERF-07", {}, "trickerion")
    ]
    assert magician_and_marker().position().warnings(0, place) == []
