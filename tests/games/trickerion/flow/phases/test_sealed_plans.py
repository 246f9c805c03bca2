"""ASSIGN-08: a plan is sealed; nobody can tell anything of it before the reveal, nor who was first."""

from __future__ import annotations

from itertools import permutations

import pytest

from sleight.games.trickerion.events import CharacterPlanned, PlanConfirmed, PlansRevealed, PlanTakenBack
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.secrecy import answers

PLANS = {
    0: ("send magician downtown", "rest apprentice-1", "confirm"),
    1: ("rest magician", "replan", "send magician theater", "send apprentice-1 theater", "confirm"),
    2: ("send magician workshop", "send apprentice-1 market-row", "confirm"),
}


@pytest.mark.rule("TR-ASSIGN-01", "TR-ASSIGN-07")
def test_any_order_of_arrival_gives_the_same_position() -> None:
    arrivals = {tuple(order) for order in permutations([0, 0, 0, 1, 1, 2])}
    ends = []
    for arrival in sorted(arrivals):
        position = table(3).planning().position()
        queues = {seat: list(plan) for seat, plan in PLANS.items()}
        for seat in (*arrival, 2, 1, 2, 1, 1):
            play(position, queues[seat].pop(0), seat=seat)
        assert not any(queues.values())
        ends.append(position.to_dict())
    assert ends[0]["phase"] == "placement"
    assert all(end == ends[0] for end in ends)


@pytest.mark.rule("TR-ASSIGN-08", "TR-ASSIGN-11")
def test_no_view_tells_anything_of_the_plan_of_another() -> None:
    position = table(3).planning().position()
    unseen = [position.view(viewer) for viewer in (0, 2, None)]
    for written in ("send magician theater", "replan", "rest magician", "send apprentice-1 workshop"):
        play(position, written, seat=1)
        assert [position.view(viewer) for viewer in (0, 2, None)] == unseen
    own = position.view(1)
    assert [(each.id, each.card) for each in own.workshops[1].characters] == [
        ("magician", ""),
        ("apprentice-1", "workshop"),
    ]
    assert (own.planned, own.replans) == (8, 1)
    play(position, "confirm", seat=1)
    for viewer in (0, 2, None):
        view = position.view(viewer)
        assert [each.card for each in view.workshops[1].characters] == ["", ""]
        assert (view.asked[1], view.planned, view.replans) == (None, 0, 0)


@pytest.mark.rule("TR-ASSIGN-08")
def test_events_of_planning_are_seen_by_their_own_seat_alone() -> None:
    position = table(3).planning().position()
    written = ("send magician theater", "replan", "rest magician", "rest apprentice-1")
    events = play(position, *written, seat=1)
    assert [type(event) for event in events] == [
        CharacterPlanned,
        PlanTakenBack,
        CharacterPlanned,
        CharacterPlanned,
    ]
    for event in events:
        assert event.seen_by(1) == event
        assert [event.seen_by(viewer) for viewer in (0, 2, None)] == [None, None, None]
    (confirmed,) = play(position, "confirm", seat=1)
    assert [confirmed.seen_by(viewer) for viewer in (0, 1, 2, None)] == [PlanConfirmed(1)] * 4
    assert (confirmed.reveals, PlansRevealed.reveals) == (False, True)


@pytest.mark.rule("TR-ASSIGN-08")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_choices_asides_refusals_and_warnings_are_the_same_whatever_another_has_sealed(step: int) -> None:
    plans = (
        ("send magician theater", "send apprentice-1 theater"),
        ("rest magician", "rest apprentice-1"),
        ("send magician downtown", "send apprentice-1 workshop"),
        (),
    )
    mine = ("send magician downtown", "send apprentice-1 theater")[:step]
    faces = []
    for plan in plans:
        position = table(2).planning().position()
        if plan:
            play(position, *plan, seat=1)
        play(position, *mine, seat=0)
        faces.append((position.view(0), answers(position, 0)))
    assert all(face == faces[0] for face in faces)
