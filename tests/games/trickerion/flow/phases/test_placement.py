"""PLACE: the cards are turned up, and characters are handled one at a time in initiative order."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.core.refusal import Refusal
from sleight.games.trickerion.events import (
    Assignment,
    CharacterIdled,
    CharacterPlaced,
    PlanConfirmed,
    PlansRevealed,
    PointsLost,
    WagesPaid,
)
from tests.games.trickerion.helpers.changes import changes, done, snapshot
from tests.games.trickerion.helpers.playing import asides, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table


@pytest.mark.rule("TR-PLACE-01")
def test_all_assigned_cards_are_turned_up_at_once_for_everybody() -> None:
    position = table(3).order(2, 0, 1).planning().position()
    play(position, "send magician theater", "send apprentice-1 theater", "confirm", seat=1)
    play(position, "rest magician", "send apprentice-1 downtown", "confirm", seat=0)
    play(position, "send magician workshop", "rest apprentice-1", seat=2)
    events = play(position, "confirm", seat=2)
    revealed = PlansRevealed(
        (
            Assignment(0, "apprentice-1", "downtown"),
            Assignment(1, "magician", "theater"),
            Assignment(1, "apprentice-1", "theater"),
            Assignment(2, "magician", "workshop"),
        )
    )
    assert events == [PlanConfirmed(2), revealed]
    for viewer in (0, 1, 2, None):
        assert revealed.seen_by(viewer) == revealed
        shown = [
            [(each.card, each.waits) for each in workshop.characters]
            for workshop in position.view(viewer).workshops
        ]
        assert shown == [
            [("", False), ("downtown", True)],
            [("theater", True), ("theater", True)],
            [("workshop", True), ("", False)],
        ]
    assert position.waiting == (2,)
    assert position.asked(2) == Asked("place", "TR-PLACE-02", 2, {}, "trickerion")


@pytest.mark.rule("TR-PLACE-02", "TR-PLACE-11")
def test_players_handle_one_character_a_turn_in_initiative_order_until_all_are_handled() -> None:
    scene = table(3).order(2, 0, 1).placing(2)
    for seat, character in ((2, "magician"), (2, "apprentice-1"), (0, "magician"), (1, "magician")):
        scene.assigned(seat, character, "workshop")
    position = scene.assigned(1, "manager", "theater").assigned(1, "apprentice-1", "workshop").position()
    turns = []
    while position.view(None).phase == "placement":
        turns.append(position.waiting)
        play(position, next(text for text in texts(position) if text.startswith("idle")))
    assert turns == [(2,), (0,), (1,), (2,), (1,), (1,)]


@pytest.mark.rule("TR-PLACE-11")
def test_the_first_player_is_skipped_if_nothing_was_assigned() -> None:
    position = table(2).order(1, 0).planning().position()
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    play(position, "send magician downtown", "rest apprentice-1", "confirm", seat=0)
    assert position.waiting == (0,)


@pytest.mark.rule("TR-PLACE-03")
def test_the_player_chooses_which_of_the_remaining_characters_to_handle() -> None:
    scene = table(2).assigned(0, "magician", "workshop").assigned(0, "manager", "market-row")
    position = scene.assigned(1, "magician", "theater").placing(0).position()
    assert texts(position) == [
        "place magician workshop-1",
        "place magician workshop-2",
        "idle magician",
        "place manager market-1",
        "place manager market-4",
        "idle manager",
    ]
    play(position, "idle manager", "idle magician")
    # Nobody else has anything left, so the remaining character of the first player comes at once.
    assert texts(position) == ["place magician workshop-1", "place magician workshop-2", "idle magician"]


@pytest.mark.rule("TR-PLACE-04")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("downtown", ["downtown-1", "downtown-2", "downtown-3", "downtown-4"]),
        ("market-row", ["market-1", "market-2", "market-3", "market-4"]),
        ("workshop", ["workshop-1", "workshop-2"]),
        ("theater", [f"{day}-{n}" for day in ("thursday", "friday", "saturday", "sunday") for n in (1, 2)]),
    ],
)
def test_a_character_goes_only_to_the_location_of_its_card(card: str, slots: list[str]) -> None:
    position = table(4).assigned(0, "manager", card).placing(0).position()
    assert texts(position) == [*(f"place manager {slot}" for slot in slots), "idle manager"]
    for elsewhere in ("downtown-1", "market-1", "workshop-1", "thursday-1"):
        if elsewhere not in slots:
            assert why_not(position, f"place manager {elsewhere}") == refusal(
                "elsewhere", "TR-PLACE-04", character="manager", card=card
            )


@pytest.mark.rule("TR-PLACE-05")
def test_a_character_takes_its_slot() -> None:
    position = table(2).shards(0, 0).assigned(0, "magician", "downtown").placing(0).position()
    events, changed = done(position, "place magician downtown-4")
    assert events == [CharacterPlaced(0, "magician", "downtown-4")]
    assert changed == {
        "workshops.0.characters.magician.at": "downtown-4",
        "workshops.0.characters.magician.waits": False,
        "actor": "magician",
        "points": 3,
        "asked.0": "act 0",
    }


@pytest.mark.rule("TR-PLACE-05")
@pytest.mark.parametrize(
    ("card", "taken", "free"),
    [
        ("downtown", "downtown-1", ["downtown-2", "downtown-3", "downtown-4"]),
        ("downtown", "downtown-4", ["downtown-1", "downtown-2", "downtown-3"]),
        ("market-row", "market-2", ["market-1", "market-3", "market-4"]),
    ],
)
def test_a_slot_holds_one_character_of_anybody(card: str, taken: str, free: list[str]) -> None:
    for owner in (0, 1):
        scene = table(4).placed(owner, "apprentice-1", taken).assigned(0, "magician", card)
        position = scene.placing(0).position()
        assert texts(position) == [*(f"place magician {slot}" for slot in free), "idle magician"]
        assert why_not(position, f"place magician {taken}") == refusal(
            "slot-taken", "TR-PLACE-05", slot=taken
        )


@pytest.mark.rule("TR-PLACE-06")
@pytest.mark.parametrize(("players", "open"), [(2, (1, 4)), (3, (1, 2, 4)), (4, (1, 2, 3, 4))])
@pytest.mark.parametrize(("card", "name"), [("downtown", "downtown"), ("market-row", "market")])
def test_any_free_and_open_slot_may_be_chosen(
    players: int, open: tuple[int, ...], card: str, name: str
) -> None:
    position = table(players).assigned(0, "apprentice-1", card).placing(0).position()
    offered = [f"place apprentice-1 {name}-{slot}" for slot in open]
    assert texts(position) == [*offered, "idle apprentice-1"]
    for slot in (1, 2, 3, 4):
        closed = refusal("slot-closed", "TR-SETUP-27", slot=f"{name}-{slot}")
        expected = None if slot in open else closed
        assert why_not(position, f"place apprentice-1 {name}-{slot}") == expected


@pytest.mark.rule("TR-PLACE-07")
def test_the_next_player_comes_only_after_all_actions_of_the_placed_character() -> None:
    scene = table(2).assigned(0, "magician", "downtown").assigned(1, "magician", "downtown")
    position = scene.placing(0).position()
    for written in ("place magician downtown-1", "plain", "reroll bank-1", "set bank-2 6"):
        play(position, written)
        assert position.waiting == (0,)
        assert why_not(position, "place magician downtown-4", 1) == Refusal("not-asked", "", {"seats": (0,)})
    assert position.points == 2
    play(position, "finish")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-PLACE-07")
def test_the_last_point_ends_the_turn() -> None:
    scene = table(2).assigned(1, "magician", "theater").acting(0, "apprentice-1", "downtown-4")
    position = scene.dice(bank_1="x").position()
    before = snapshot(position)
    play(position, "reroll inn-1")
    changed = changes(before, position)
    assert {path: changed[path] for path in ("actor", "points", "asked.0", "asked.1")} == {
        "actor": "",
        "points": 0,
        "asked.0": "",
        "asked.1": "place",
    }


@pytest.mark.rule("TR-PLACE-08")
def test_an_idle_character_stays_at_home_and_the_next_player_is_asked() -> None:
    scene = table(2).assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "downtown")
    position = scene.assigned(1, "magician", "theater").placing(0).position()
    events, changed = done(position, "idle magician")
    assert events == [CharacterIdled(0, "magician")]
    assert changed == {
        "workshops.0.characters.magician.waits": False,
        "asked.0": "",
        "asked.1": "place",
    }
    # TR-GEN-24: the card was revealed and stays known.
    assert position.view(1).workshops[0].characters[0].card == "downtown"


@pytest.mark.rule("TR-PLACE-09")
def test_making_a_character_idle_uses_the_turn() -> None:
    scene = table(3).assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "workshop")
    scene.assigned(1, "magician", "theater").assigned(2, "magician", "theater")
    position = scene.placing(0).position()
    turns = [position.waiting]
    for _ in range(3):
        play(position, "idle magician")
        turns.append(position.waiting)
    assert turns == [(0,), (1,), (2,), (0,)]


@pytest.mark.rule("TR-PLACE-10")
def test_a_player_with_a_character_to_handle_cannot_pass() -> None:
    position = table(2).assigned(0, "magician", "workshop").placing(0).position()
    assert texts(position) == ["place magician workshop-1", "place magician workshop-2", "idle magician"]
    for written in ("finish", "decline", "confirm", "plain", "rest magician"):
        assert why_not(position, written) == refusal("answer-first", "TR-PLACE-02", question="place")
    assert asides(position) == []


@pytest.mark.rule("TR-PLACE-12")
def test_a_character_without_a_slot_can_only_be_made_idle() -> None:
    scene = table(2).placed(1, "magician", "downtown-1").placed(1, "apprentice-1", "downtown-4")
    scene.assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "workshop")
    position = scene.placing(0).position()
    assert texts(position) == [
        "idle magician",
        "place apprentice-1 workshop-1",
        "place apprentice-1 workshop-2",
        "idle apprentice-1",
    ]
    for slot in (1, 4):
        assert why_not(position, f"place magician downtown-{slot}") == refusal(
            "slot-taken", "TR-PLACE-05", slot=f"downtown-{slot}"
        )
    for slot in (2, 3):
        assert why_not(position, f"place magician downtown-{slot}") == refusal(
            "slot-closed", "TR-SETUP-27", slot=f"downtown-{slot}"
        )


@pytest.mark.rule("TR-PLACE-12")
def test_a_last_character_without_a_slot_is_made_idle_by_itself() -> None:
    scene = table(2).placed(0, "apprentice-1", "downtown-1").assigned(0, "magician", "downtown")
    scene.assigned(1, "apprentice-1", "theater").acting(1, "magician", "downtown-4")
    position = scene.position()
    events, changed = done(position, "finish")
    assert events == [PointsLost(1, 3), CharacterIdled(0, "magician", "downtown")]
    assert changed == {
        "workshops.0.characters.magician.waits": False,
        "actor": "",
        "points": 0,
        "asked.1": "place",
    }


@pytest.mark.rule("TR-PLACE-13")
def test_a_character_may_be_placed_where_it_can_do_nothing_and_has_worked() -> None:
    scene = table(2).shards(0, 0).assigned(0, "apprentice-1", "workshop")
    position = scene.assigned(1, "magician", "theater").placing(0).position()
    events, changed = done(position, "place apprentice-1 workshop-2")
    assert events == [CharacterPlaced(0, "apprentice-1", "workshop-2"), PointsLost(0, 1)]
    assert changed == {
        "workshops.0.characters.apprentice-1.at": "workshop-2",
        "workshops.0.characters.apprentice-1.waits": False,
        "asked.0": "",
        "asked.1": "place",
    }
    events = play(position, "idle magician")
    assert [event for event in events if isinstance(event, WagesPaid)] == [WagesPaid(0, 1, 1, 0)]


@pytest.mark.rule("TR-PLACE-14")
def test_an_idle_character_cannot_become_active_again_this_round() -> None:
    scene = table(2).assigned(0, "magician", "workshop").assigned(0, "apprentice-1", "workshop")
    position = scene.placing(0).position()
    play(position, "idle magician")
    assert position.waiting == (0,)
    for written in ("place magician workshop-1", "idle magician"):
        assert why_not(position, written) == refusal("not-to-handle", "TR-PLACE-03", character="magician")
    assert texts(position) == [
        "place apprentice-1 workshop-1",
        "place apprentice-1 workshop-2",
        "idle apprentice-1",
    ]


@pytest.mark.rule("TR-PLACE-14")
def test_a_placed_character_is_not_handled_again() -> None:
    scene = table(2).placed(0, "magician", "workshop-1").assigned(0, "apprentice-1", "workshop")
    position = scene.placing(0).position()
    assert why_not(position, "place magician workshop-2") == refusal(
        "not-to-handle", "TR-PLACE-03", character="magician"
    )
    assert why_not(position, "place manager workshop-2") == refusal(
        "not-to-handle", "TR-PLACE-03", character="manager"
    )


@pytest.mark.rule("TR-PLACE-15")
def test_idle_characters_receive_no_wages() -> None:
    scene = table(2).assigned(0, "manager", "workshop").placed(0, "engineer", "market-1")
    position = scene.placing(0).position()
    events = play(position, "idle manager")
    assert [event for event in events if isinstance(event, WagesPaid)] == [WagesPaid(0, 2, 2, 0)]


@pytest.mark.rule("TR-PLACE-16")
def test_a_workshop_is_entered_by_its_owner_alone() -> None:
    scene = table(2).shards(1, 0).trick(0, "linking-rings").components(0, metal=2)
    scene.trick(1, "mind-reading").components(1, glass=2)
    scene.placed(0, "magician", "workshop-1").placed(0, "apprentice-1", "workshop-2")
    position = scene.assigned(1, "magician", "workshop").placing(1).position()
    assert texts(position) == ["place magician workshop-1", "place magician workshop-2", "idle magician"]
    play(position, "place magician workshop-1")
    assert texts(position) == ["prepare mind-reading", "finish"]
    assert why_not(position, "prepare linking-rings") == refusal(
        "not-your-trick", "TR-WS-04", trick="linking-rings"
    )


@pytest.mark.rule("TR-PLACE-16")
def test_a_second_character_finds_the_first_one_in_its_own_workshop() -> None:
    scene = table(2).placed(1, "magician", "workshop-1").placed(0, "magician", "workshop-2")
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    assert texts(position) == ["place apprentice-1 workshop-2", "idle apprentice-1"]
    assert why_not(position, "place apprentice-1 workshop-1") == refusal(
        "slot-taken", "TR-PLACE-05", slot="workshop-1"
    )


@pytest.mark.rule("TR-PLACE-17")
def test_the_phase_ends_when_nobody_has_a_character_to_handle() -> None:
    scene = table(2).trick(1, "mind-reading").marker(1, "mind-reading", "riverside-theater-1", 1, "down")
    scene.placed(1, "magician", "friday-stage").assigned(0, "magician", "workshop")
    position = scene.placing(0).position()
    events, changed = done(position, "idle magician")
    assert events == [CharacterIdled(0, "magician")]
    assert changed == {
        "workshops.0.characters.magician.waits": False,
        "phase": "performance",
        "asked.0": "",
        "asked.1": "perform",
    }
