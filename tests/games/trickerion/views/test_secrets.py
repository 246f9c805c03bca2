"""TR-GEN-24, TR-ASSIGN-08: sealed plans and the performance deck reach nobody, by no way."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sleight
from sleight.games.trickerion.events import CardAdded
from sleight.games.trickerion.printed.ids import CHARACTER_IDS
from sleight.games.trickerion.state.cells import PHASE_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import readable
from tests.games.trickerion.helpers.walks import OPTION_SETS, walk

PLANS = {
    "theater": ("send magician theater", "rest apprentice-1"),
    "workshop": ("send magician workshop", "send apprentice-1 workshop"),
    "nothing": ("rest magician", "rest apprentice-1"),
    "again": ("rest magician", "send apprentice-1 downtown", "replan", "send magician theater"),
    "half": ("send magician downtown",),
}
DECKS = (
    ("riverside-theater-7", "riverside-theater-8", "grand-magorian-1", "grand-magorian-2"),
    ("riverside-theater-7", "riverside-theater-4", "grand-magorian-6", "grand-magorian-1"),
    ("riverside-theater-12", "riverside-theater-7", "grand-magorian-8", "grand-magorian-3"),
)


def planned(plan: tuple[str, ...], *, confirmed: bool = False) -> TrickerionPosition:
    """Three players plan, and seat 1 has got so far."""
    scene = table(3).planning().components(0, wood=2).trick(2, "linking-rings").components(1, glass=1)
    position = scene.position()
    play(position, *plan, *(["confirm"] if confirmed else []), seat=1)
    return position


@pytest.mark.rule("TR-ASSIGN-01", "TR-ASSIGN-08", "TR-GEN-24")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_plan_that_is_not_confirmed_shows_nobody_anything(viewer: int | None) -> None:
    untouched = readable(planned(()), viewer)
    for plan in PLANS.values():
        assert readable(planned(plan), viewer) == untouched


@pytest.mark.rule("TR-ASSIGN-08", "TR-GEN-24")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_confirmed_plan_shows_only_that_it_is_confirmed(viewer: int | None) -> None:
    whole = [planned(PLANS[name], confirmed=True) for name in ("theater", "workshop", "nothing")]
    faces = [readable(position, viewer) for position in whole]
    assert faces[0] == faces[1] == faces[2]
    assert whole[0].waiting == (0, 2)
    assert whole[0].view(viewer).asked[1] is None


@pytest.mark.rule("TR-ASSIGN-08")
def test_the_planner_itself_sees_its_plan() -> None:
    position = planned(PLANS["workshop"], confirmed=True)
    assert [each.card for each in position.view(1).me.characters] == ["workshop", "workshop"]
    others = position.view(0).workshops[1].characters
    assert [(each.card, each.waits) for each in others] == [("", False), ("", False)]
    half, again = planned(PLANS["half"]).view(1), planned(PLANS["again"]).view(1)
    assert [each.card for each in half.me.characters] == ["downtown", ""]
    assert (half.planned, half.replans, again.replans) == (CHARACTER_IDS.index("apprentice-1"), 0, 1)


@pytest.mark.rule("TR-ASSIGN-08")
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_the_events_of_planning_are_for_the_planner_alone(plan: tuple[str, ...]) -> None:
    position = planned(())
    for written in plan:
        for event in position.apply(1, GAME.parse(written)):
            assert [event.seen_by(viewer) for viewer in (0, 1, 2, None)] == [None, event, None, None]


@pytest.mark.rule("TR-ASSIGN-08")
def test_that_a_plan_is_confirmed_is_told_without_its_cards() -> None:
    told = [planned(PLANS[name]).apply(1, GAME.parse("confirm")) for name in ("theater", "workshop")]
    assert told[0] == told[1]
    assert [event.seen_by(0) for event in told[0]] == told[0]


@pytest.mark.rule("TR-ASSIGN-08")
def test_a_plan_shows_nothing_while_others_plan_and_return_things() -> None:
    faces = []
    for name in ("theater", "workshop"):
        position = planned(PLANS[name], confirmed=True)
        events = play(position, "send magician downtown", "drop wood", "send apprentice-1 workshop", seat=0)
        faces.append([[event.seen_by(0) for event in events], readable(position, 0), readable(position, 2)])
    assert faces[0] == faces[1]


@pytest.mark.rule("TR-PLACE-01", "TR-GEN-24")
def test_with_the_last_plan_all_cards_are_turned_up_for_everybody() -> None:
    position = planned(PLANS["workshop"], confirmed=True)
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=0)
    assert [each.card for each in position.view(0).workshops[1].characters] == ["", ""]
    events = play(position, "send magician theater", "rest apprentice-1", "confirm", seat=2)
    assert [event.seen_by(None) for event in events[-1:]] == events[-1:]
    for viewer in (0, 1, 2, None):
        cards = [[each.card for each in shop.characters] for shop in position.view(viewer).workshops]
        assert cards == [["", ""], ["workshop", "workshop"], ["theater", ""]]


def scenes(deck: tuple[str, ...]) -> list[TrickerionPosition]:
    """One position of each phase of the first round, with that deck."""
    own = {0: "linking-rings", 1: "enchanted-butterflies"}
    found = []
    for phase in ("advertise", "assignment", "act", "lay", "performance", "end-turn"):
        scene = table(2).deck(*deck)
        for seat, trick in own.items():
            scene.trick(seat, trick, ready=1)
        scene.marker(0, own[0], "riverside-theater-1", 1, "down")
        if phase == "advertise":
            scene.advertising(0)
        elif phase == "assignment":
            scene.planning()
        elif phase == "act":
            scene.acting(1, "engineer", "thursday-1")
        elif phase == "lay":
            scene.acting(1, "engineer", "thursday-1").asked(1, "lay", -1, 4, -1, 1)
        elif phase == "performance":
            scene.placed(0, "magician", "friday-stage").performing(0)
        else:
            scene.team(0, "assistant").hired(0, "apprentice-2").phase("end-turn").asked(0, "home")
        found.append(scene.position())
    return found


@pytest.mark.rule("TR-GEN-24", "TR-SETUP-09")
def test_the_cards_to_come_show_in_nothing_that_anybody_can_read() -> None:
    for phase in zip(*(scenes(deck) for deck in DECKS), strict=True):
        for viewer in (0, 1, None):
            faces = [readable(position, viewer) for position in phase]
            assert faces[0] == faces[1] == faces[2]


@pytest.mark.rule("TR-GEN-24")
def test_a_view_names_no_card_of_the_deck_and_no_key() -> None:
    for position in scenes(DECKS[0]):
        position.seed(bytes(range(100, 116)), position.draws)
        for viewer in (0, 1, None):
            written = msgspec.json.encode(position.view(viewer)).decode()
            assert [card for card in DECKS[0] if f'"{card}"' in written] == []
            assert position.key.hex() not in written


@pytest.mark.rule("TR-GEN-24", "TR-END-23")
def test_the_next_card_shows_when_it_is_turned_up_and_no_other() -> None:
    told = []
    for deck in DECKS[:2]:
        position = table(2).deck(*deck).assigned(1, "magician", "theater").placing(1).position()
        events = play(position, "idle magician")
        assert CardAdded("riverside-theater-7") in events
        told.append([events, readable(position, 0), readable(position, None)])
    # Both decks begin with the same card and differ behind it.
    assert told[0] == told[1]


def moments(seeds: int, every: int) -> list[TrickerionPosition]:
    """Positions of random games, and one of each phase that these may miss."""
    found = scenes(DECKS[0])
    for seats in (2, 3, 4):
        for seed in range(seeds):
            *positions, last = [each.copy() for each in walk(seats, 70 + seed, **OPTION_SETS[seed % 3])]
            found += [*positions[::every], last]
    assert {position.view(None).phase for position in found} == set(PHASE_IDS)
    return found


@pytest.mark.rule("TR-GEN-24")
def test_views_survive_a_trip_through_json_and_a_guess_gives_them_back_in_every_phase() -> None:
    rng = Random(8)
    for position in moments(3, every=9):
        for viewer in (*range(position.table.seats), None):
            view = position.view(viewer)
            again = msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type)
            assert again == view
            guess = GAME.guess(again, rng)
            assert guess.view(viewer) == view
            assert (guess.waiting, guess.scores, guess.ranks) == (
                position.waiting,
                position.scores,
                position.ranks,
            )


@pytest.mark.rule("TR-GEN-24")
def test_a_guess_offers_the_viewer_what_the_position_offers() -> None:
    rng = Random(9)
    for position in moments(1, every=31):
        for viewer in range(position.table.seats):
            guess = GAME.guess(position.view(viewer), rng)
            assert readable(guess, viewer) == readable(position, viewer)


@pytest.mark.rule("TR-GEN-24")
def test_a_guess_can_be_played_to_the_end() -> None:
    rng = Random(10)
    for position in moments(1, every=61):
        guess = GAME.guess(position.view(rng.randrange(position.table.seats)), rng)
        while guess.waiting:
            seat = rng.choice(guess.waiting)
            guess.apply(seat, rng.choice(guess.choices(seat)))
        assert isinstance(guess, TrickerionPosition)
        assert len(guess.winners) == 1


def test_a_seat_that_does_not_exist_is_refused() -> None:
    position = table(2).placing(0).assigned(0, "magician", "theater").position()
    for ask in (position.view, position.asked, position.choices, position.asides):
        with pytest.raises(sleight.BadInput) as refusal:
            ask(2)
        assert refusal.value.code == "seat-unknown"
