"""Prospects come true: what they promise is what the rules then give, with every edition and module."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.advice.amounts import Amount
from sleight.games.trickerion.advice.prospects import Prospects, prospects
from sleight.games.trickerion.choices import At, Decline, Gain, Learn, Perform, Place
from sleight.games.trickerion.events import (
    CardPerformed,
    CharactersReturned,
    Granted,
    PerformerPaid,
    PointsLost,
    TrickRescheduled,
    TrickRewarded,
    TrickSetUp,
    WagesPaid,
)
from sleight.games.trickerion.locations import workshop
from sleight.games.trickerion.state import cells
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table

WAYS: dict[str, dict[str, object]] = {
    "base": {},
    **{name: dict(GAME.recommended[name]) for name in ("full", "first-edition", "powers", "dawn")},
    "all": {**GAME.recommended["powers"], **GAME.recommended["dawn"], "allow_unrecommended": True},
}
GAMES = [(name, 2 + number % 3, 11) for number, name in enumerate(WAYS)] + [("full", 4, 3), ("all", 3, 3)]
"""Each way to play, and some of them more often."""


def asked(name: str, seats: int, seed: int) -> Iterator[tuple[TrickerionPosition, int, Prospects]]:
    """What everybody is asked in a game of greedy bots, with their prospects at that moment."""
    position = GAME.new(seats, seed, WAYS[name])
    bots = [make_bot("greedy", GAME.id, Random(f"{seed} {seat}")) for seat in range(seats)]
    while position.waiting:
        seat = position.waiting[0]
        view = position.view(seat)
        yield position, seat, prospects(view)
        position.apply(seat, bots[seat].choose(view, position.choices(seat)))


@pytest.mark.rule("TR-AP-02", "TR-PERF-14", "TR-LINK-04", "TR-DT-04")
@pytest.mark.parametrize(("name", "seats", "seed"), GAMES)
def test_prospects_come_true(name: str, seats: int, seed: int) -> None:
    rng = Random(seed)
    seen = {"place": 0, "perform": 0, "lay": 0, "learn": 0}
    for position, seat, shown in asked(name, seats, seed):
        choices = position.choices(seat)
        placed = [choice for choice in choices if isinstance(choice, Place)]
        performed = [choice for choice in choices if isinstance(choice, Perform)]
        laid = [choice for choice in choices if isinstance(choice, At)]
        if placed:
            _check_slots(position, seat, shown, placed)
        if performed:
            _check_shows(position, seat, shown, performed)
        for choice in rng.sample(laid, min(3, len(laid))):
            _check_set_up(position, seat, shown, choice)
        assert set(shown.set_ups) == {sleight.text(choice) for choice in laid}
        seen["learn"] += _check_learning(position, seat, shown)
        _check_preparing(position, seat, shown)
        for kind, found in (("place", placed), ("perform", performed), ("lay", laid)):
            seen[kind] += len(found)
    assert all(seen.values()), seen


# --- slots ------------------------------------------------------------------------------------------


def _check_slots(position: TrickerionPosition, seat: int, shown: Prospects, choices: list[Place]) -> None:
    """Exactly the slots that are offered have points, and as many as the character then has."""
    open_slots = {
        (character, slot)
        for character, points in shown.slots.items()
        for slot, number in points.items()
        if number is not None
    }
    assert open_slots == {(choice.character, choice.slot) for choice in choices}
    for choice in choices:
        assert shown.slots[choice.character][choice.slot] == _points(position.copy(), seat, choice)


def _points(position: TrickerionPosition, seat: int, choice: Place) -> int:
    """What the character has on its slot; some of those with nothing to do lose it at once."""
    events = position.apply(seat, choice)
    lost = [event.points for event in events if isinstance(event, PointsLost)]
    return max(0, position.points) if position.actor >= 0 and not lost else sum(lost)


@pytest.mark.rule("TR-ASSIGN-01", "TR-TH-09", "TR-SETUP-27")
def test_in_planning_the_whole_team_sees_all_slots() -> None:
    """For two players the two slots in the middle of each shared location are closed."""
    view = table(2).team(0, "magician", "manager", "apprentice-1").planning().position().view(0)
    slots = prospects(view).slots
    assert list(slots) == ["magician", "manager", "apprentice-1"]
    shared = [f"{place}-{number}" for place in ("downtown", "market") for number in (1, 2, 3, 4)]
    assert [slots["manager"][slot] for slot in shared] == [4, None, None, 2] * 2
    assert [slots["apprentice-1"][f"{day}-1"] for day in ("thursday", "friday", "sunday")] == [2, 1, 0]
    assert [slots[each]["friday-stage"] for each in slots] == [0, None, None]


# --- shows ------------------------------------------------------------------------------------------


def _check_shows(position: TrickerionPosition, seat: int, shown: Prospects, choices: list[Perform]) -> None:
    day = position.view(seat).workshops[seat].day
    can = {card for card, days in shown.shows.items() if days[day].performable}
    assert can == {choice.card for choice in choices}
    for choice in choices:
        assert list(shown.shows[choice.card][day].pays) == _paid(position.copy(), seat, choice)
    best = shown.best[day]
    assert best is not None
    assert _worth(best) == max(_worth(shown.shows[card][day].pays[seat]) for card in can)
    assert Amount(best.fame, best.coins, best.shards) == shown.shows[best.card][day].pays[seat]
    assert not any(each for other, each in shown.best.items() if other != day)
    _check_spectator(position, shown, seat, day)


def _worth(pay: Amount) -> float:
    """TR-SCORE-03, 04: shards are worth a fame and three coins as well, in every edition."""
    return pay.fame + pay.shards + pay.coins / 3


def _paid(position: TrickerionPosition, seat: int, choice: Perform) -> list[Amount]:
    """What everybody receives from one performance in which nothing is declared."""
    events = position.apply(seat, choice)
    while not any(isinstance(event, TrickRewarded) for event in events):
        events += position.apply(seat, Decline())
    pays = [Amount()] * position.table.seats
    shows = 0
    for event in events:
        shows += isinstance(event, CardPerformed)
        if shows > 1 or isinstance(event, WagesPaid | CharactersReturned):
            break
        if isinstance(event, TrickRewarded | PerformerPaid | Granted):
            pays[event.seat] = _sum(pays[event.seat], event)
    return pays


def _sum(pay: Amount, event: TrickRewarded | PerformerPaid | Granted) -> Amount:
    return Amount(pay.fame + event.fame, pay.coins + event.coins, pay.shards + event.shards)


def _check_spectator(position: TrickerionPosition, shown: Prospects, seat: int, day: str) -> None:
    """Who watches is told by day what whoever has claimed it would bring about, and nothing else."""
    view = position.view(None)
    told = prospects(view)
    claimed = {workshop.day: owner for owner, workshop in enumerate(view.workshops) if workshop.day}
    for card, days in told.shows.items():
        assert {each: show.performer for each, show in days.items()} == claimed
        assert days[day] == shown.shows[card][day]
    assert told.best[day] == shown.best[day]
    assert (told.slots, told.set_ups, told.wages, told.wages_due, told.missing) == ({}, {}, {}, 0, {})


def _on_stage() -> table:
    """Seat 0 has a marker of Levitation on the first card, seat 1 one of Linking Rings on the second."""
    scene = table(2).theater("riverside-theater-1", "riverside-theater-2", "riverside-theater-3")
    scene.trick(0, "levitation").trick(1, "linking-rings")
    scene.marker(0, "levitation", "riverside-theater-1", 1, "down")
    return scene.marker(1, "linking-rings", "riverside-theater-2", 2, "up")


@pytest.mark.rule("TR-PERF-17", "TR-PERF-20", "TR-PERF-21")
def test_each_day_pays_what_its_modifiers_make_of_it() -> None:
    """Levitation yields 2 fame and 3 coins; Thursday takes 1 of each, Sunday adds 1."""
    shown = prospects(_on_stage().assigned(0, "magician", "theater").placing(0).position().view(0)).shows
    days = shown["riverside-theater-1"]
    assert all(show.performer == 0 and show.performable for show in days.values())
    assert [days[day].pays[1] for day in days] == [Amount()] * 4
    plain = days["friday"].pays[0]
    assert (plain.fame, plain.coins) >= (2, 3)
    for day, more in (("thursday", -1), ("saturday", 0), ("sunday", 1)):
        assert days[day].pays[0] == Amount(plain.fame + more, plain.coins + more, plain.shards)
    assert not any(show.performable for show in shown["riverside-theater-2"].values())


@pytest.mark.rule("TR-TH-03", "TR-TH-04", "TR-TH-24")
def test_only_who_can_still_reach_the_stage_may_perform() -> None:
    def days(scene: table) -> list[str]:
        shown = prospects(scene.placing(0).position().view(0)).shows["riverside-theater-1"]
        return [day for day, show in shown.items() if show.performable]

    rest = ["friday", "saturday", "sunday"]
    assert days(_on_stage().assigned(0, "magician", "theater").placed(1, "magician", "thursday-1")) == rest
    theirs = _on_stage().assigned(0, "magician", "theater").placed(0, "apprentice-1", "friday-1")
    assert days(theirs) == ["friday"]
    assert days(_on_stage().assigned(0, "magician", "workshop")) == []
    assert days(_on_stage().assigned(0, "apprentice-1", "theater")) == []


@pytest.mark.rule("TR-PERF-02")
def test_whoever_has_performed_does_so_no_more() -> None:
    scene = _on_stage().marker(0, "levitation", "riverside-theater-3", 1, "down")
    scene.placed(0, "magician", "thursday-stage").placed(1, "magician", "friday-stage").performing(0)
    position = scene.position()
    assert prospects(position.view(0)).shows["riverside-theater-3"]["thursday"].performable
    play(position, "perform riverside-theater-1")
    assert position.waiting == (1,)
    for viewer in (0, None):
        shown = prospects(position.view(viewer)).shows["riverside-theater-3"]["thursday"]
        assert (shown.performer, shown.performable) == (0, False)
    assert prospects(position.view(1)).shows["riverside-theater-2"]["friday"].performable


# --- set-ups ----------------------------------------------------------------------------------------


def _check_set_up(position: TrickerionPosition, seat: int, shown: Prospects, choice: At) -> None:
    laid = shown.set_ups[sleight.text(choice)]
    for number, resource in enumerate(("fame", "coins")):
        after = position.copy()
        before = _purse(after, seat)
        events = after.apply(seat, choice)
        told = [event for event in events if isinstance(event, TrickSetUp)]
        assert all(event.links == laid.links for event in told)
        assert told or any(isinstance(event, TrickRescheduled) for event in events) or laid.fame == 0
        if (after.round, after.phase) != (position.round, position.phase):
            return
        assert laid.after == _later(after, seat, choice)
        paid = _gained(after, seat, resource, before)
        assert (paid[number], paid[2]) == ((laid.fame, laid.coins)[number], laid.shards)


def _purse(position: TrickerionPosition, seat: int) -> list[int]:
    return [position.cells[first + seat] for first in (cells.FAME, cells.COINS, cells.SHARDS)]


def _gained(position: TrickerionPosition, seat: int, resource: str, before: list[int]) -> list[int]:
    """What a set-up pays if all its links are paid in one resource."""
    more = 0
    while position.waiting == (seat,) and position.stacks[seat][-1].kind == "link-reward":
        question = position.stacks[seat][-1]
        if getattr(question, "links", 0) == 1:
            more = getattr(question, "amount", 0)
            break
        position.apply(seat, Gain(resource))
    gained = [now - then for now, then in zip(_purse(position, seat), before, strict=True)]
    gained[("fame", "coins").index(resource)] += more
    return gained


def _later(position: TrickerionPosition, seat: int, choice: At) -> Amount | None:
    """What the own view promises once the marker lies there."""
    days = prospects(position.view(seat)).shows[choice.card]
    pays = [show.pays[seat] for show in days.values() if show.performable]
    return max(pays, key=lambda pay: (_worth(pay), pay.fame), default=None)


# --- wages and what is missing ----------------------------------------------------------------------


@pytest.mark.rule("TR-END-02", "TR-END-07", "T1-END-02", "PW-29")
@pytest.mark.parametrize("name", ["base", "first-edition", "powers"])
def test_wages_are_those_that_are_due(name: str) -> None:
    """What prospects say while shows go on is what the end of the round asks for."""
    due: dict[int, int] = {}
    paid = 0
    position = GAME.new(3, 7, WAYS[name])
    bots = [make_bot("greedy", GAME.id, Random(f"7 {seat}")) for seat in range(3)]
    while position.waiting:
        mover = position.waiting[0]
        if position.phase in (cells.PERFORMING, cells.PLACING):
            due = {seat: prospects(position.view(seat)).wages_due for seat in range(3)}
        view = position.view(mover)
        for event in position.apply(mover, bots[mover].choose(view, position.choices(mover))):
            if isinstance(event, WagesPaid) and view.phase in ("performance", "end-turn"):
                paid += 1
                assert event.due == due[event.seat]
    assert paid


@pytest.mark.rule("TR-END-02", "TR-PLACE-08")
def test_wages_grow_with_a_plan_and_not_with_the_idle() -> None:
    scene = table(2)
    scene.assigned(0, "magician", "downtown").assigned(0, "apprentice-1", "workshop").placing(0)
    position = scene.position()
    shown = prospects(position.view(0))
    assert shown.wages["magician"] == 0
    assert shown.wages["apprentice-1"] == 1
    assert shown.wages_due == 1
    assert shown.wages_sums[0] == 0
    play(position, "idle apprentice-1")
    assert prospects(position.view(0)).wages_due == 0


def _check_learning(position: TrickerionPosition, seat: int, shown: Prospects) -> int:
    """TR-DT-04, 13: whatever may be learned is permitted and affordable."""
    offered = [choice.trick for choice in position.choices(seat) if isinstance(choice, Learn)]
    if not offered or position.phase != cells.PLACING:
        return 0
    can = {
        trick
        for trick, lack in shown.missing.items()
        if not lack.owned and lack.permitted and lack.affordable
    }
    assert {*offered} <= can
    if position.asked(seat).kind == "act":  # type: ignore[union-attr]  # the seat is asked something
        assert {*offered} == can
    return len(offered)


def _check_preparing(position: TrickerionPosition, seat: int, shown: Prospects) -> None:
    """TR-WS-04 to 06: an owned trick is said to be preparable exactly if the rules say so."""
    preparation = workshop.preparing(position, seat)
    for trick, lack in shown.missing.items():
        if lack.owned:
            number = position.table.trick_numbers[trick]
            assert lack.preparable_now == (preparation.why_not(position, seat, (number,)) is None)
        assert lack.one_missing == (len(lack.components) == 1)


@pytest.mark.rule("TR-WS-05", "TR-DT-12", "TR-DT-13", "TR-MK-04")
def test_what_is_missing_for_a_trick() -> None:
    scene = table(2).components(0, wood=1).trick(0, "linking-rings").fame(0, 5).coins(0, 9)
    scene.market(["wood", "saw", "glass", "fabric"]).acting(0, "magician", "downtown-1")
    shown = prospects(scene.position().view(0)).missing
    printed = {trick.id: trick for trick in GAME.printed.tricks}
    own = shown["linking-rings"]
    assert own.owned
    assert (own.fame, own.fame_coins, own.permitted) == (0, 0, True)
    second = next(id for id, lack in shown.items() if printed[id].level == 2 and not lack.owned)
    assert (shown[second].fame, shown[second].fame_coins) == (11, 11)
    assert not shown[second].affordable
    for id, lack in shown.items():
        wanted = {**printed[id].components}
        have = {"wood": 1}
        assert lack.components == {
            each: count - have.get(each, 0) for each, count in wanted.items() if count > have.get(each, 0)
        }
        assert {*lack.to_order} == {*lack.components} - {"wood", "saw", "glass", "fabric"}


# --- whenever and for whomever ----------------------------------------------------------------------


@pytest.mark.parametrize("name", WAYS)
def test_there_are_prospects_from_the_set_up_to_the_end(name: str) -> None:
    """For every viewer, as plain data, and always the same for the same view."""
    position = GAME.new(3, 2, WAYS[name])
    rng = Random(5)
    while position.waiting:
        if rng.random() < 0.2:
            for viewer in (0, 1, 2, None):
                _check_data(position, viewer)
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
    for viewer in (0, None):
        _check_data(position, viewer)
        assert not any(prospects(position.view(viewer)).best.values())


def _check_data(position: TrickerionPosition, viewer: int | None) -> None:
    shown = prospects(position.view(viewer))
    assert msgspec.json.decode(msgspec.json.encode(shown), type=Prospects) == shown
    twin = GAME.guess(position.view(viewer), Random(8))
    assert prospects(twin.view(viewer)) == shown
