"""PRO: how prophecies come and go, and that each counts for everybody while it is active."""

from __future__ import annotations

from random import Random

import pytest

from sleight.core.event import Event
from sleight.games.trickerion.cards import PROPHECIES
from sleight.games.trickerion.effects.active import in_force
from sleight.games.trickerion.events import (
    CardAdded,
    GameBegan,
    OrdersDelivered,
    PropheciesMoved,
    RoundBegan,
    SpecialsReturned,
)
from sleight.games.trickerion.modules.dark_alley.types import Prophecies
from tests.games.trickerion.helpers.changes import NOTHING, gained
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.reading import kinds, prophecies
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import QUIET, under


@pytest.mark.rule("TR-SETUP-16", "TR-SETUP-17", "TR-SETUP-18", "TR-PRO-06")
@pytest.mark.parametrize("seed", range(5))
def test_three_are_revealed_after_everybody_s_set_up_and_none_is_active(seed: int) -> None:
    rng, events = Random(seed), list[Event]()
    position = GAME.new(2, seed, {"dark_alley": True, "prophecies": True})
    while position.view(None).phase == "set-up":
        assert position.view(None).alley.prophecies is None  # type: ignore[union-attr]
        assert not kinds(events, PropheciesMoved)
        seat = position.waiting[0]
        events = position.apply(seat, rng.choice(position.choices(seat)))
    assert kinds(events, PropheciesMoved, GameBegan, RoundBegan) == [PropheciesMoved, GameBegan, RoundBegan]
    (moved,) = [event for event in events if isinstance(event, PropheciesMoved)]
    shown = prophecies(position)
    assert (moved.active, moved.pending) == (shown.active, shown.pending)
    assert shown.active == ""
    assert (len(set(shown.pending)), shown.left, shown.past) == (3, 24, ())
    assert sorted(
        [*shown.pending, *(GAME.printed.prophecies[at].id for at in position.prophecy_stack)]
    ) == sorted(PROPHECIES)


@pytest.mark.rule("TR-SETUP-16")
def test_the_pending_prophecies_are_drawn_at_random() -> None:
    drawn: set[str] = set()
    for seed in range(12):
        rng = Random(seed)
        position = GAME.new(2, seed, {"dark_alley": True, "prophecies": True, "beginner": "all"})
        while position.view(None).phase == "set-up":
            seat = position.waiting[0]
            position.apply(seat, rng.choice(position.choices(seat)))
        drawn.update(prophecies(position).pending)
    assert len(drawn) > 15


@pytest.mark.rule("TR-PRO-03", "TR-GEN-24")
def test_everybody_sees_the_active_the_pending_and_the_discarded_ones() -> None:
    scene = under("").prophecy("flat-price", "plain-days", "double-bank", "shard-echo", past=("cheap-coins",))
    position = scene.acting(0, "magician", "workshop-1").position()
    seen = [prophecies(position, seat) for seat in (0, 1, None)]
    pending = ("plain-days", "double-bank", "shard-echo")
    assert seen == [Prophecies("flat-price", pending, 22, ("cheap-coins",))] * 3


def last_turn(*prophecies: str, past: tuple[str, ...] = ()) -> table:
    """With its last choice a round ends, in which seat 0 has used a special card."""
    scene = under("").prophecy(*prophecies, past=past).assigned(0, "magician", "workshop")
    return scene.placed(0, "apprentice-1", "downtown-4", card="empower").placing(0)


@pytest.mark.rule("TR-END-29", "TR-END-30", "TR-END-31", "TR-PRO-04")
def test_at_the_end_of_the_round_the_next_one_becomes_active() -> None:
    position = last_turn("flat-price", "plain-days", "double-bank", "shard-echo").prophecy_stack(
        "cheap-coins", "cheap-hiring"
    )
    before = position.position()
    past = prophecies(before).past
    events = play(before, "idle magician")
    assert prophecies(before) == Prophecies(
        "plain-days", ("double-bank", "shard-echo", "cheap-coins"), 1, (*past, "flat-price")
    )
    moved = PropheciesMoved("plain-days", ("double-bank", "shard-echo", "cheap-coins"))
    assert moved in events
    # It leaves after the other steps, and before the special cards do.
    assert kinds(events, OrdersDelivered, CardAdded, PropheciesMoved, SpecialsReturned, RoundBegan) == [
        OrdersDelivered,
        CardAdded,
        PropheciesMoved,
        SpecialsReturned,
        RoundBegan,
    ]


@pytest.mark.rule("TR-END-29", "TR-SETUP-18")
def test_after_the_first_round_nothing_is_discarded() -> None:
    position = last_turn("", "plain-days", "double-bank", "shard-echo").round(1).position()
    play(position, "idle magician")
    assert prophecies(position).active == "plain-days"
    assert prophecies(position).past == ()


@pytest.mark.rule("TR-END-32", "TR-SETUP-19")
def test_without_prophecies_nothing_moves() -> None:
    scene = table(2, dark_alley=True).assigned(0, "magician", "workshop").placing(0)
    position = scene.position()
    events = play(position, "idle magician")
    assert kinds(events, PropheciesMoved, OrdersDelivered) == [OrdersDelivered]
    assert position.view(0).round == 2
    assert position.view(0).alley.prophecies is None  # type: ignore[union-attr]


@pytest.mark.rule("TR-PRO-05")
def test_an_empty_stack_is_made_anew_of_the_discarded_ones() -> None:
    scene = last_turn("flat-price", "plain-days", "double-bank", "shard-echo").prophecy_stack()
    position = scene.position()
    past = set(prophecies(position).past)
    assert len(past) == 23
    play(position, "idle magician")
    shown = prophecies(position)
    assert shown.pending[:2] == ("double-bank", "shard-echo")
    # The one just discarded is among those that come back.
    assert {shown.pending[2], *(GAME.printed.prophecies[at].id for at in position.prophecy_stack)} == {
        *past,
        "flat-price",
    }
    assert (shown.left, shown.past) == (23, ())


@pytest.mark.rule("TR-PRO-01", "TR-PRO-02", "TR-END-30")
def test_only_the_active_one_counts_and_it_counts_for_everybody() -> None:
    scene = under("").prophecy("", "cheap-learning", "flat-price", "one-base-point").round(1)
    scene.shards(0, 0).shards(1, 0).assigned(0, "magician", "downtown").placing(0)
    position = scene.dice(residence_1="any").position()
    play(position, "place magician downtown-4")
    assert refused(position, "learn linking-rings") == ""
    play(position, "reroll inn-1")
    assert refused(position, "learn linking-rings") == "points-missing"
    play(position, "finish", "decline", "decline")
    assert position.view(0).round == 2
    for seat in (0, 1):
        play(position, "rest magician", "send apprentice-1 downtown", "confirm", seat=seat)
    learned = []
    for slot in ("downtown-4", "downtown-1"):
        play(position, f"place apprentice-1 {slot}")
        learned.append(any(text.startswith("learn") for text in texts(position)))
        play(position, "finish")
    assert learned == [True, True]


@pytest.mark.rule("TR-PROR-01")
@pytest.mark.parametrize("id", PROPHECIES)
def test_at_most_one_is_in_force(id: str) -> None:
    position = under(id).acting(0, "magician", "workshop-1").position()
    assert [effect for effect in position.active.effects if effect in PROPHECIES.values()] == [PROPHECIES[id]]


@pytest.mark.rule("TR-GEN-26")
def test_the_prophecy_applies_before_the_card() -> None:
    known = under("").known
    card, prophecy = known.special_ids.index("empower"), known.prophecy_ids.index("strong-enhancement")
    electra, gentleman = (1 + known.magician_ids.index(id) for id in QUIET[:2])
    effects = in_force(known, ((electra, gentleman), prophecy, (), card)).effects
    assert effects[-2:] == (PROPHECIES["strong-enhancement"], known.specials[card])
    assert len(effects) == 4


def weaving(active: str, *pending: str) -> table:
    """The manager of the Priestess, seat 0, is in the Dark Alley with 3 points."""
    scene = under("").prophecy(active, *pending).magician(0, "priestess-of-mysticism")
    return scene.acting(0, "manager", "dark-alley-4", 3)


@pytest.mark.rule("TR-PROR-02", "TR-PROR-03")
def test_a_prophecy_that_enters_governs_the_rest_of_the_placement_except_its_points() -> None:
    scene = weaving("", "cheap-further-cards", "one-base-point", "plain-days")
    position = scene.assigned(1, "magician", "theater").position()
    play(position, "draw downtown", "look", "retain mass-recruitment")
    assert position.points == 2
    play(position, "weave cheap-further-cards")
    assert "draw downtown" in texts(position)
    position = scene.position()
    play(position, "weave one-base-point")
    assert position.points == 2


@pytest.mark.rule("TR-PROR-02")
def test_who_was_placed_before_stays_as_is() -> None:
    scene = weaving("costly-first-slot", "lowest-slot-first", "plain-days", "double-bank")
    scene.placed(1, "apprentice-1", "downtown-1", card="interest").assigned(1, "magician", "downtown")
    position = scene.position()
    assert gained(position, "weave lowest-slot-first", "finish") == [NOTHING, NOTHING]
    assert texts(position) == ["place magician downtown-4", "idle magician"]


@pytest.mark.rule("TR-PROR-20")
@pytest.mark.shows("famous-apprentices")
def test_apprentices_are_famous_from_the_moment_the_prophecy_enters() -> None:
    scene = weaving("", "famous-apprentices").poster(1).shards(1, 0).assigned(1, "apprentice-1", "downtown")
    position = scene.position()
    play(position, "weave famous-apprentices", "finish", "place apprentice-1 downtown-4")
    assert position.points == 2
