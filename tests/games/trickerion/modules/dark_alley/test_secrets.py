"""TR-DA-08, TR-GEN-24, TR-PROR-25: hands, decks, draws, sealed cards and coming prophecies stay secret."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import sleight
from sleight.games.trickerion.events import (
    CardKept,
    CardsDrawn,
    CardTurnedUp,
    CharacterIdled,
    DeckNamed,
    SpecialsReturned,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Character
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.questions import every_question, sealed, three
from tests.games.trickerion.helpers.reading import alley
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import (
    VIEWERS,
    learned_without_a_word,
    readable,
    rearranged,
)
from tests.games.trickerion.helpers.walks import ALLEY_SETS, FULL, alley_walk

MOMENTS = every_question()


def drawing(points: int = 1) -> TrickerionPosition:
    """Seat 0 is in the Dark Alley, and the first cards of two decks are given."""
    scene = three().assigned(1, "apprentice-1", "downtown").acting(0, "magician", "dark-alley-1", points)
    scene.decks(theater=["new-twist", "buying-time"], downtown=["empower", "headhunter"])
    return scene.position()


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_deck_by_all() -> None:
    position = MOMENTS["place"]
    for viewer in VIEWERS:
        shops = position.view(viewer).workshops
        assert [shop.specials for shop in shops] == [(0, 0, 0, 0), (1, 0, 1, 0), (0, 1, 0, 1)]
        hands = [(), ("ingenuity", "interest"), ("street-performance", "barter-with-power")]
        assert [shop.hand for shop in shops] == [hands[seat] if seat == viewer else () for seat in range(3)]


@pytest.mark.rule("TR-DA-08", "TR-DA-03")
def test_a_draw_shows_its_deck_to_all_and_its_cards_to_who_draws() -> None:
    position = drawing()
    named, drawn = play(position, "draw theater")
    assert named == DeckNamed(0, "theater")
    assert drawn == CardsDrawn(0, "theater", 2, ("new-twist", "buying-time"))
    assert [drawn.seen_by(viewer) for viewer in VIEWERS] == [drawn, *[CardsDrawn(0, "theater", 2, ())] * 3]
    assert [named.seen_by(viewer) for viewer in VIEWERS] == [named] * 4
    assert alley(position, 0).drawn == (("theater", "new-twist", "buying-time"),)
    assert [alley(position, viewer).drawn for viewer in (1, 2, None)] == [(("theater",),)] * 3
    assert [len(deck) for deck in alley(position, 1).decks] == [9, 9, 9, 7]
    assert texts(position) == ["retain new-twist", "retain buying-time"]
    kept, *_ = play(position, "retain buying-time")
    assert kept == CardKept(0, "theater", "buying-time")
    assert [kept.seen_by(viewer) for viewer in VIEWERS] == [kept, *[CardKept(0, "theater", "")] * 3]


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_a_card_put_under_its_deck_is_known_to_who_put_it_there() -> None:
    position = drawing()
    play(position, "draw theater", "retain buying-time")
    assert position.view(0).me.hand == ("buying-time",)
    assert alley(position, 0).decks[3] == ("",) * 7 + ("new-twist",)
    for viewer in (1, 2, None):
        assert alley(position, viewer).decks[3] == ("",) * 8
        assert position.view(viewer).workshops[0].specials == (0, 0, 0, 1)


@pytest.mark.rule("TR-DA-08", "TR-DA-07")
def test_cards_put_under_their_decks_together_are_known_in_their_order() -> None:
    position = drawing(5)
    play(position, "draw theater", "draw downtown", "draw theater")
    first = position.choices(0)
    assert [sleight.text(choice) for choice in first] == ["retain new-twist", "retain buying-time"]
    play(position, "retain new-twist")
    assert alley(position, 0).drawn[0] == ("theater", "new-twist", "buying-time")
    assert position.view(1).workshops[0].specials == (0, 0, 0, 1)
    play(position, "retain empower")
    third = sleight.text(position.choices(0)[0])
    other = sleight.text(position.choices(0)[1]).removeprefix("retain ")
    play(position, third)
    assert alley(position, 0).decks[3] == ("",) * 5 + ("buying-time", other)
    assert alley(position, 0).decks[0] == ("",) * 7 + ("headhunter",)
    assert set(alley(position, 2).decks[3]) == set(alley(position, None).decks[0]) == {""}


@pytest.mark.rule("TR-GEN-24", "TR-END-33")
def test_a_used_card_goes_under_its_deck_before_the_eyes_of_all() -> None:
    scene = three().placed(0, "apprentice-1", "downtown-1", "headhunter")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    events = play(position, "idle magician")
    assert SpecialsReturned(("headhunter",)) in events
    for viewer in VIEWERS:
        assert alley(position, viewer).decks[0][-1] == "headhunter"
        assert set(alley(position, viewer).decks[0][:-1]) == {""}


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_what_others_knew_of_a_drawn_card_is_no_longer_certain() -> None:
    data: dict[str, Any] = drawing().to_dict()
    data["alley"]["known"][3][:2] = [31, 2]
    position = GAME.from_dict(data)
    assert [alley(position, viewer).decks[3][:2] for viewer in VIEWERS] == [
        ("new-twist", ""),
        ("new-twist", "buying-time"),
        ("new-twist", ""),
        ("new-twist", ""),
    ]
    play(position, "draw theater", "retain buying-time")
    assert [alley(position, viewer).decks[3] for viewer in (1, 2, None)] == [("",) * 8] * 3
    assert alley(position, 0).decks[3][-1] == "new-twist"


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24")
def test_sealed_cards_are_seen_by_their_owner_alone() -> None:
    position = sealed().position()
    for viewer in VIEWERS:
        for seat, workshop in enumerate(position.view(viewer).workshops):
            for each in workshop.characters:
                if each.secret:
                    assert bool(each.card) == (seat == viewer)
    unseen = [character.secret for character in position.view(0).workshops[1].characters]
    assert unseen == [True, True, True]
    assert position.view(0).workshops[1].specials == (1, 1, 1, 1)


@pytest.mark.rule("TR-PROR-25")
def test_a_sealed_card_is_turned_up_when_it_is_placed_and_stays_secret_when_idle() -> None:
    position = sealed().position()
    events = play(position, "place magician downtown-1", "plain", "finish")
    assert CardTurnedUp(0, "magician", "downtown") in events
    assert position.view(1).workshops[0].characters[0].card == "downtown"
    (idled,) = play(position, "idle apprentice-1")
    assert idled == CharacterIdled(1, "apprentice-1")
    for viewer in (0, 2, None):
        idle = position.view(viewer).workshops[1].characters[2]
        assert idle == Character("apprentice-1", "home", "", False, secret=True)
        assert position.view(viewer).workshops[1].specials == (1, 1, 1, 1)


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24")
@pytest.mark.parametrize("card", ["downtown", "ingenuity"])
def test_when_permanent_cards_are_back_nobody_sees_whether_a_sealed_one_was_special(card: str) -> None:
    scene = three("hidden-assignments").sealed(2, "magician", "theater")
    scene._hands[1] = [each for each in ("ingenuity", "interest") if each != card]
    scene.idle(1, "magician", card, secret=True).team(0, "assistant").hired(0, "apprentice-2")
    position = scene.placing(2).position()
    play(position, "idle magician")
    assert position.view(None).phase == "end-turn"
    for viewer in (0, 2, None):
        magician = position.view(viewer).workshops[1].characters[0]
        assert magician == Character("magician", "home", "", False)
        assert position.view(viewer).workshops[1].specials == (1, 0, 1, 0)
    assert position.view(1).me.characters[0].secret == (card == "ingenuity")


@pytest.mark.rule("TR-GEN-24", "TR-SETUP-16")
def test_the_prophecies_to_come_are_counted_and_not_named() -> None:
    position = MOMENTS["place"]
    stack = [position.table.prophecy_ids[number] for number in position.prophecy_stack]
    for viewer in VIEWERS:
        seen = alley(position, viewer).prophecies
        assert seen is not None
        assert (seen.active, seen.pending[:2], seen.left) == ("plain-days", ("double-bank", "flat-price"), 23)
        written = msgspec.json.encode(position.view(viewer)).decode()
        assert [id for id in stack if f'"{id}"' in written] == []


@pytest.mark.rule("TR-DA-08", "TR-GEN-24", "TR-PROR-25")
@pytest.mark.parametrize("name", MOMENTS)
def test_what_is_hidden_shows_in_nothing_that_anybody_can_read(name: str) -> None:
    position, rng = MOMENTS[name], Random(6)
    for viewer in (*range(position.table.seats), None):
        face = readable(position, viewer)
        for _ in range(4):
            twin = rearranged(position, viewer, rng)
            assert readable(twin, viewer) == face
            assert twin.to_dict() != position.to_dict()


@pytest.mark.rule("TR-DA-08", "TR-GEN-24", "TR-PROR-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ALLEY_SETS, ids=str)
def test_a_seat_learns_what_was_hidden_only_from_what_reveals_it(seats: int, options: dict[str, Any]) -> None:
    rng, report = Random(seats), Counter[str]()
    for step, position in enumerate(alley_walk(seats, 90 + seats, **options)):
        if step % 20 == 0 and position.waiting:
            viewer = rng.choice((*range(seats), None))
            assert not learned_without_a_word(position, viewer, rng, report)
    assert report["alike"] > 50
    assert report["different"] > 2


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_sealed_cards_show_only_when_they_are_turned_up(viewer: int | None) -> None:
    rng, report = Random(9), Counter[str]()
    for _ in range(80):
        assert not learned_without_a_word(MOMENTS["sealed"], viewer, rng, report)
    assert report["alike"] > 20
    assert report["different"] > 2


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_guessed_twins_differ_in_all_that_is_hidden() -> None:
    differing: Counter[str] = Counter()
    rng = Random(7)
    for step, position in enumerate(alley_walk(3, 12, **FULL)):
        if step % 5 == 0 and position.waiting:
            real: dict[str, Any] = position.to_dict()
            twin: dict[str, Any] = rearranged(position, step % 3, rng).to_dict()
            differing["decks"] += real["alley"]["decks"] != twin["alley"]["decks"]
            differing["fates"] += real["alley"].get("fates") != twin["alley"].get("fates")
            differing["deck"] += real["deck"] != twin["deck"]
            for one, other in zip(real["workshops"], twin["workshops"], strict=True):
                differing["hands"] += one.get("hand") != other.get("hand")
                differing["plans"] += one["characters"] != other["characters"]
            differing["drawn"] += real["alley"].get("drawn") != twin["alley"].get("drawn")
    assert set(differing) == {"decks", "fates", "deck", "hands", "plans", "drawn"}
    assert min(differing.values()) > 0


@pytest.mark.rule("TR-ASSIGN-08", "TR-SA-02")
def test_plans_with_special_cards_show_nobody_anything() -> None:
    plans = (
        ("send magician ingenuity", "rest apprentice-1"),
        ("rest magician", "send apprentice-1 interest"),
        ("send magician interest", "send apprentice-1 ingenuity", "replan", "rest magician"),
        ("send magician theater",),
        (),
    )
    faces: list[list[object]] = []
    for plan in plans:
        position = three().planning().position()
        for written in plan:
            for event in position.apply(1, GAME.parse(written)):
                assert [event.seen_by(viewer) for viewer in VIEWERS] == [None, event, None, None]
        faces.append([readable(position, viewer) for viewer in (0, 2, None)])
    assert all(face == faces[0] for face in faces)


@pytest.mark.rule("TR-GEN-24", "TR-QUICK-07", "TR-QUICK-08")
def test_the_card_of_the_quick_game_is_seen_by_its_owner_alone() -> None:
    position = MOMENTS["quick-card"].copy()
    (seat,) = position.waiting
    drawn, kept = play(position, "draw theater")
    assert isinstance(drawn, CardsDrawn)
    assert isinstance(kept, CardKept)
    other = 1 - seat
    assert (drawn.seen_by(other), kept.seen_by(None)) == (
        CardsDrawn(seat, "theater", 1, ()),
        CardKept(seat, "theater", ""),
    )
    assert position.view(seat).me.hand == (kept.card,)
    assert position.view(other).workshops[seat].hand == ()
    assert position.view(other).workshops[seat].specials == (0, 0, 0, 1)


def test_what_reveals_something_says_so() -> None:
    position = drawing()
    assert [event.reveals for event in play(position, "draw theater")] == [False, True]
    assert all(not event.reveals for event in play(position, "retain new-twist"))
    position = sealed().position()
    events = play(position, "place magician downtown-1")
    assert [type(event) for event in events if event.reveals] == [CardTurnedUp]
    assert table(2).planning().position().view(0).alley is None
