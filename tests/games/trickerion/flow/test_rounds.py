"""TR-ROUND: seven phases, round after round."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    Advertised,
    AdvertisingDeclined,
    Assignment,
    CardAdded,
    CardPerformed,
    CharacterIdled,
    CharacterPlaced,
    CharacterPlanned,
    CharactersReturned,
    GameBegan,
    GameEnded,
    InitiativeSet,
    OrdersDelivered,
    PerformerPaid,
    PlanConfirmed,
    PlansRevealed,
    RoundBegan,
    Scored,
    TrickRewarded,
)
from tests.games.trickerion.helpers.openings import almost_ready, every_seat_count
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import END, last_turn

CARD = "riverside-theater-1"


@pytest.mark.rule("TR-ROUND-01")
def test_the_seven_phases_follow_one_another() -> None:
    scene = table().trick(0, "linking-rings").marker(0, "linking-rings", CARD, 1, "down")
    position = scene.deck(
        "riverside-theater-9", "riverside-theater-8", "grand-magorian-1", "grand-magorian-2"
    )
    game = position.advertising(0).position()
    assert play(game, "advertise") == [Advertised(0, 1, 2)]
    assert play(game, "decline") == [AdvertisingDeclined(1)]
    assert game.view(None).phase == "assignment"
    assert game.waiting == (0, 1)
    planned = play(game, "send magician theater", "rest apprentice-1", "confirm", seat=0)
    assert planned == [
        CharacterPlanned(0, "magician", "theater"),
        CharacterPlanned(0, "apprentice-1", ""),
        PlanConfirmed(0),
    ]
    *_, revealed = play(game, "send magician workshop", "rest apprentice-1", "confirm", seat=1)
    assert revealed == PlansRevealed(
        (Assignment(0, "magician", "theater"), Assignment(1, "magician", "workshop"))
    )
    assert game.view(None).phase == "placement"
    placed = play(game, "place magician friday-stage", "idle magician")
    assert placed == [CharacterPlaced(0, "magician", "friday-stage"), CharacterIdled(1, "magician")]
    assert game.view(None).phase == "performance"
    ended = play(game, f"perform {CARD}")
    assert ended == [
        CardPerformed(0, CARD, "friday"),
        TrickRewarded(0, "linking-rings", 0, 2, 0),
        PerformerPaid(0, "card", 0, 0, 1),
        CharactersReturned(),
        OrdersDelivered(("wood", "metal", "glass", "fabric")),
        CardAdded("riverside-theater-9"),
        RoundBegan(2, game.view(None).dice),
        InitiativeSet((1, 0)),
    ]
    assert (game.view(None).phase, game.view(None).round) == ("advertise", 2)


@pytest.mark.rule("TR-ROUND-02")
@every_seat_count
def test_the_order_is_not_set_anew_in_the_first_round(players: int) -> None:
    position = almost_ready(players)
    events = play(position, "engage assistant")
    assert [type(event) for event in events[-2:]] == [GameBegan, RoundBegan]
    assert not [event for event in events if isinstance(event, InitiativeSet)]
    began = events[-2]
    assert isinstance(began, GameBegan)
    assert position.order == began.order


@pytest.mark.rule("TR-ROUND-03")
@pytest.mark.parametrize("played", [1, 2, 3, 4])
def test_the_next_round_starts_when_end_turn_is_done(played: int) -> None:
    position = last_turn(table().round(played))
    *ending, began, initiative = play(position, END)
    assert [type(event) for event in ending[:3]] == [CharacterIdled, CharactersReturned, OrdersDelivered]
    assert isinstance(ending[-1], CardAdded)
    assert began == RoundBegan(played + 1, position.view(None).dice)
    assert initiative == InitiativeSet((1, 0))
    view = position.view(None)
    assert (view.round, view.rounds, view.phase) == (played + 1, 5, "advertise")


@pytest.mark.rule("TR-ROUND-03")
def test_the_next_round_waits_for_a_step_of_end_turn() -> None:
    position = last_turn(table().team(0, "assistant").hired(0, "apprentice-2"))
    before = position.view(None).dice
    assert play(position, END) == [CharacterIdled(0, "apprentice-1"), CharactersReturned()]
    view = position.view(None)
    assert (view.round, view.phase, view.dice) == (1, "end-turn", before)
    play(position, "keep player")
    assert (position.view(None).round, position.view(None).phase) == (2, "advertise")


@pytest.mark.rule("TR-ROUND-03")
def test_no_round_follows_the_last() -> None:
    position = last_turn(table().round(5))
    events = play(position, END)
    assert not [event for event in events if isinstance(event, RoundBegan | InitiativeSet)]
    assert isinstance(events[-2], Scored)
    assert events[-1] == GameEnded((0,))
    assert (position.over, position.view(None).round, position.view(None).phase) == (True, 5, "over")
