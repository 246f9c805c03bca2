"""T1-ROUND, T1-INIT: how many rounds there are, their phases, the order and posters."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import (
    Advertised,
    CardAdded,
    CardDiscarded,
    CharactersReturned,
    InitiativeSet,
    RoundBegan,
    TrickRewarded,
)
from sleight.games.trickerion.printed.structs import Trick
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.openings import every_seat_count, opening, with_magicians
from tests.games.trickerion.helpers.playing import kind, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import kinds
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, ONE, last_turn
from tests.games.trickerion.helpers.walks import walk_on

FIRST: dict[str, Any] = {"edition": "first"}
ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}
LEVELS: dict[str, Trick] = {trick.id: trick for trick in GAME.printed.tricks}


# --- rounds -------------------------------------------------------------------------------------


@pytest.mark.rule("T1-ROUND-01", "T1-ROUND-02")
@pytest.mark.parametrize(
    ("options", "last"),
    [
        (FIRST, 6),
        ({"edition": "2019"}, 5),
        (ALLEY, 7),
        ({"edition": "2019", "dark_alley": True}, 7),
    ],
)
def test_the_game_ends_after_the_last_round(options: dict[str, Any], last: int) -> None:
    for ended, over in ((last - 1, False), (last, True)):
        position = last_turn(table(2, **options).round(ended))
        events = play(position, END)
        assert position.over == over
        assert kinds(events, CharactersReturned, RoundBegan) == [
            CharactersReturned,
            *([] if over else [RoundBegan]),
        ]


@pytest.mark.rule("T1-ROUND-03")
def test_without_the_dark_alley_which_is_off_by_itself_much_is_not_there() -> None:
    position = opening(2, **FIRST)
    view = position.view(None)
    assert not view.options.dark_alley
    assert (view.alley, view.rounds) == (None, 6)
    assert {LEVELS[id].level for id in needs.at_residence(view)} == {1, 2}
    cards = [position.table.card_ids[card] for card in position.deck]
    assert not [card for card in cards if card.startswith("magnus")]
    planned = table(2, **FIRST).planning().position()
    assert texts(planned) == [
        *(f"send magician {place}" for place in ("downtown", "market-row", "workshop", "theater")),
        "rest magician",
    ]
    assert planned.active.effects == ()
    assert not position.prophecies


@pytest.mark.rule("T1-ROUND-04", "T1-INIT-01")
def test_advertising_follows_the_order_at_once_and_planning_comes_next() -> None:
    scene = table(2, **FIRST).fame(0, 9).fame(1, 4).trick(0, "linking-rings").theater(ONE)
    scene.marker(0, "linking-rings", ONE, 1, "down").placed(0, "magician", "friday-stage")
    position = last_turn(scene)
    events = play(position, END)
    while kind(position) in ("perform", "wages"):
        events += play(position, texts(position)[0])
    order = (TrickRewarded, CharactersReturned, CardAdded, RoundBegan, InitiativeSet)
    assert kinds(events, *order) == [*order]
    assert (events[-1], kind(position), position.waiting) == (InitiativeSet((1, 0)), "advertise", (1,))
    play(position, "decline", "decline")
    assert (position.view(None).phase, position.waiting) == ("assignment", (0, 1))


def _any_choice(position: TrickerionPosition, seat: int, rng: Random) -> Any:
    return rng.choice(position.choices(seat))


@pytest.mark.rule("T1-ROUND-05", "T1-ROUND-06")
@pytest.mark.parametrize("options", [FIRST, ALLEY])
@every_seat_count
def test_how_many_performance_cards_lie_in_the_theater(players: int, options: dict[str, Any]) -> None:
    found: dict[int, set[int]] = {}
    for position in walk_on(GAME.new(players, 2, {**options, "beginner": "all"}), Random(2), _any_choice):
        view = position.view(None)
        if view.phase == "assignment":
            found.setdefault(view.round, set()).add(len(view.theater))
    more = {number: {players + 1} for number in range(3, view.rounds + 1)}
    assert found == {1: {players - 1}, 2: {players}, **more}
    assert (view.deck, len(view.theater)) == (0, players)


@pytest.mark.rule("T1-ROUND-06")
@pytest.mark.parametrize(("options", "last"), [(FIRST, 6), (ALLEY, 7)])
def test_no_card_is_added_when_the_deck_is_empty(options: dict[str, Any], last: int) -> None:
    for ended, told in ((last - 1, [CardDiscarded, CardAdded]), (last, [CardDiscarded])):
        position = last_turn(table(2, **options).round(ended))
        assert kinds(play(position, END), CardDiscarded, CardAdded) == told


# --- initiative and posters ---------------------------------------------------------------------


@pytest.mark.rule("T1-INIT-02")
@pytest.mark.parametrize(("edition", "fame"), [("first", 3), ("2019", 2)])
def test_a_poster_costs_the_position_and_pays_at_once(edition: str, fame: int) -> None:
    position = table(3, edition=edition).round(2).order(2, 0, 1).advertising(2).position()
    for seat, cost in ((2, 1), (0, 2), (1, 3)):
        assert position.waiting == (seat,)
        trial = position.copy()
        paid = gained(trial, "advertise")
        assert paid[seat] == (fame, -cost, 0)
        assert paid[:seat] + paid[seat + 1 :] == [NOTHING] * 2
        play(position, "advertise")
    assert position.view(None).phase == "assignment"


@pytest.mark.rule("T1-INIT-03")
@pytest.mark.parametrize(("edition", "phase"), [("first", "assignment"), ("2019", "advertise")])
@every_seat_count
def test_nobody_advertises_in_the_first_round(players: int, edition: str, phase: str) -> None:
    position = with_magicians(players, beginner="all", edition=edition)
    assert (position.view(None).round, position.view(None).phase) == (1, phase)
    if edition == "first":
        assert not any("advertise" in texts(position, seat) for seat in position.waiting)
    later = last_turn(table(players, edition=edition))
    play(later, END)
    assert later.view(None).phase == "advertise"


@pytest.mark.rule("T1-INIT-04")
def test_seats_decide_in_order_and_the_fame_of_posters_does_not_change_it() -> None:
    scene = table(3, **FIRST).round(2).order(1, 2, 0).fame(1, 3).fame(2, 4).fame(0, 5)
    position = scene.advertising(1).position()
    asked = []
    for choice in ("advertise", "advertise", "decline"):
        asked.append(position.waiting)
        play(position, choice)
    assert asked == [(1,), (2,), (0,)]
    assert position.view(None).fame == (5, 6, 7)
    assert position.view(None).order == (1, 2, 0)


@pytest.mark.rule("T1-INIT-05")
def test_who_has_fewer_coins_than_the_position_cannot_advertise() -> None:
    for coins, answers in ((1, ["decline"]), (2, ["advertise", "decline"])):
        position = table(2, **FIRST).round(2).coins(1, coins).advertising(1).position()
        assert texts(position) == answers
    short = table(2, **FIRST).round(2).coins(1, 1).advertising(1).position()
    assert why_not(short, "advertise") == refusal("coins-missing", "TR-ADV-05", price=2, coins=1)


@pytest.mark.rule("T1-INIT-02")
def test_a_player_advertises_once_a_round() -> None:
    position = table(2, **FIRST).round(2).advertising(0).position()
    events = play(position, "advertise", "advertise")
    assert [event.seat for event in events if isinstance(event, Advertised)] == [0, 1]
    assert kind(position) == "assign"
