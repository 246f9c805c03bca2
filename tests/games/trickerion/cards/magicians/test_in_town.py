"""TR-MAG-01 to 14, 34, 35: the Mechaniker, the Priestess, the Great Optico and the Gentleman."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.events import (
    Assignment,
    BonusKept,
    CardBorrowed,
    CharacterBoosted,
    CharacterPlaced,
    Granted,
    PlansRevealed,
    PointTaken,
    ProphecyWoven,
    SpecialsReturned,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import asked, play, question, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.reading import prophecies
from tests.games.trickerion.helpers.scenario import GAME, table

SCHOOLS = {
    "the-mechaniker": "mechanical",
    "electra": "mechanical",
    "the-great-optico": "optical",
    "the-gentleman": "optical",
    "master-of-chains": "escape",
    "the-red-lotus": "escape",
    "priestess-of-mysticism": "spiritual",
    "yoruba-spiritmaster": "spiritual",
}


# --- all of them --------------------------------------------------------------------------------


@pytest.mark.rule("TR-MAG-02", "TR-MAG-03", "TR-DT-07")
@pytest.mark.parametrize(("magician", "school"), SCHOOLS.items())
@pytest.mark.parametrize("options", [{}, {"dark_alley": True, "prophecies": True}])
def test_tricks_of_the_own_school_are_learned_with_any_die(
    magician: str, school: str, options: dict[str, Any]
) -> None:
    others = [id for id, name in SCHOOLS.items() if name != school]
    shown = SCHOOLS[others[0]]
    position = (
        table(2, **options)
        .magician(0, magician)
        .magician(1, others[-1])
        .fame(0, 16)
        .dice(residence_1=shown, residence_2="x")
        .acting(0, "magician", "downtown-1")
        .position()
    )
    tricks = position.table.printed.tricks
    expected = {
        f"learn {trick.id}" for trick in tricks if trick.level < 3 and trick.school in (school, shown)
    }
    assert {text for text in texts(position) if text.startswith("learn ")} == expected


@pytest.mark.rule("TR-MAG-01")
def test_nobody_has_an_ability_without_the_dark_alley() -> None:
    scene = table(2).magician(1, "the-gentleman").trick(1, "enchanted-butterflies").order(1, 0)
    position = (
        scene.assigned(0, "apprentice-1", "market-row")
        .assigned(1, "magician", "downtown")
        .shards(0, 0)
        .shards(1, 0)
        .placing(1)
        .position()
    )
    assert play(position, "place magician downtown-1") == [CharacterPlaced(1, "magician", "downtown-1")]
    play(position, "finish")
    play(position, "place apprentice-1 market-1")
    assert (asked(position).kind, position.points, position.view(None).fame[1]) == ("act", 3, 5)


# --- the Mechaniker -----------------------------------------------------------------------------


def sending(character: str, card: str) -> table:
    """The Mechaniker of seat 0 is about to place a character; then seat 1 comes."""
    scene = table(2, dark_alley=True).shards(0, 0).trick(0, "linking-rings", ready=1)
    scene.trick(0, "barricaded-barrels").components(0, wood=2)
    return scene.assigned(0, character, card).assigned(1, "magician", "theater").placing(0)


@pytest.mark.rule("TR-MAG-05", "TR-MAG-06", "TR-MAG-04")
@pytest.mark.shows("the-mechaniker")
def test_an_apprentice_has_a_point_more_when_it_is_placed() -> None:
    position = sending("apprentice-1", "downtown").position()
    assert play(position, "place apprentice-1 downtown-1") == [
        CharacterPlaced(0, "apprentice-1", "downtown-1")
    ]
    assert asked(position) == question("boost", "TR-MAG-05", 0, character="apprentice-1", points=1)
    assert texts(position) == ["boost", "decline"]
    assert why_not(position, "finish") == refusal("answer-first", "TR-MAG-05", question="boost")
    declined = position.copy()
    assert play(position, "boost") == [CharacterBoosted(0, "apprentice-1", 1)]
    assert (position.points, position.view(0).me.spent) == (1 + 2 + 1, True)
    assert play(declined, "decline") == []
    assert (declined.points, declined.view(0).me.spent) == (1 + 2, False)


@pytest.mark.rule("TR-MAG-05")
@pytest.mark.shows("the-mechaniker")
@pytest.mark.parametrize(
    ("card", "slot", "points"),
    [("market-row", "market-4", 2), ("workshop", "workshop-2", 2), ("dark-alley", "dark-alley-4", 2)],
)
def test_it_works_at_every_location_but_the_theater(card: str, slot: str, points: int) -> None:
    position = sending("apprentice-1", card).position()
    play(position, f"place apprentice-1 {slot}", "boost")
    assert position.points == points


@pytest.mark.rule("TR-MAG-05", "TR-MAG-06")
@pytest.mark.shows_limit("the-mechaniker")
@pytest.mark.parametrize(
    ("character", "card", "slot"),
    [
        ("apprentice-1", "theater", "friday-1"),
        ("manager", "downtown", "downtown-1"),
        ("magician", "downtown", "downtown-1"),
    ],
)
def test_neither_in_the_theater_nor_for_anybody_but_apprentices(character: str, card: str, slot: str) -> None:
    position = sending(character, card).position()
    play(position, f"place {character} {slot}")
    assert asked(position).kind == "act"


@pytest.mark.rule("TR-MAG-05")
@pytest.mark.shows_limit("the-mechaniker")
def test_once_a_round_and_again_in_the_next() -> None:
    scene = table(2, dark_alley=True).order(1, 0).shards(0, 0).shards(1, 0)
    scene.assigned(0, "apprentice-1", "downtown").assigned(0, "apprentice-2", "market-row")
    position = scene.assigned(1, "apprentice-1", "dark-alley").placing(1).position()
    play(position, "place apprentice-1 dark-alley-1")
    assert asked(position).kind == "act", "it is not the ability of seat 1"
    play(position, "finish", "place apprentice-1 downtown-1", "boost", "finish")
    play(position, "place apprentice-2 market-4")
    assert (asked(position).kind, position.points) == ("act", 1)
    play(position, "finish")
    assert (position.view(None).round, position.view(0).me.spent) == (2, False)


@pytest.mark.rule("TR-MAG-06", "TR-SA-11")
@pytest.mark.shows("the-mechaniker")
def test_it_combines_with_a_shard_and_with_the_point_of_a_special_card() -> None:
    scene = sending("apprentice-4", "invention").team(0, "assistant").shards(0, 1)
    position = scene.position()
    events = play(position, "place apprentice-4 workshop-1", "point", "boost", "enhance")
    assert events[1:3] == [
        PointTaken(0, "apprentice-4", "invention", 1),
        CharacterBoosted(0, "apprentice-4", 1),
    ]
    assert position.points == 1 + 1 + 1 + 1


# --- the Priestess of Mysticism -----------------------------------------------------------------

PENDING = ("shard-echo", "plain-days", "cheap-coins")
COMING = ("double-bank", "flat-price", "shard-glory")


def weaving(active: str = "cheap-learning", points: int = 2, slot: str = "dark-alley-1") -> table:
    """A character of the Priestess of seat 0 acts in the Dark Alley; three prophecies are pending."""
    scene = table(2, dark_alley=True, prophecies=True).magician(0, "priestess-of-mysticism")
    scene.prophecy(active, *PENDING).prophecy_stack(*COMING).assigned(1, "magician", "theater")
    return scene.acting(0, "apprentice-1", slot, points)


def shown_prophecies(position: TrickerionPosition) -> tuple[str, tuple[str, ...]]:
    """The active prophecy and the pending ones."""
    shown = prophecies(position)
    return shown.active, shown.pending


def past(position: TrickerionPosition) -> tuple[str, ...]:
    """The prophecies that were discarded, without those that the scene left out of the stack."""
    left_out = len(position.table.prophecy_ids) - 1 - len(PENDING) - len(COMING)
    return prophecies(position).past[left_out:]


@pytest.mark.rule("TR-MAG-07", "TR-MAG-09", "TR-MAG-10")
@pytest.mark.shows("priestess-of-mysticism")
def test_any_pending_prophecy_becomes_active_and_a_new_one_takes_its_slot() -> None:
    position = weaving().position()
    weaves = [text for text in texts(position) if text.startswith("weave")]
    assert weaves == ["weave shard-echo", "weave plain-days", "weave cheap-coins"]
    assert texts(position)[4:] == ["foresee", *weaves, "finish"]
    pending = ("shard-echo", "double-bank", "cheap-coins")
    assert play(position, "weave plain-days") == [ProphecyWoven(0, "plain-days", pending)]
    assert (shown_prophecies(position), past(position)) == (("plain-days", pending), ("cheap-learning",))
    assert (position.points, asked(position).kind) == (1, "act")


@pytest.mark.rule("TR-MAG-10")
@pytest.mark.shows("priestess-of-mysticism")
def test_several_times_in_one_placement_for_a_point_each() -> None:
    position = weaving(points=3).position()
    play(position, "weave cheap-coins", "weave double-bank")
    assert shown_prophecies(position) == ("double-bank", ("shard-echo", "plain-days", "flat-price"))
    assert (past(position), position.points) == (("cheap-learning", "cheap-coins"), 1)
    weaves = [text for text in texts(position) if text.startswith("weave")]
    assert weaves == ["weave shard-echo", "weave plain-days", "weave flat-price"]
    play(position, "weave shard-echo")
    assert shown_prophecies(position) == ("shard-echo", ("shard-glory", "plain-days", "flat-price"))
    assert position.waiting == (1,), "all points are spent"


@pytest.mark.rule("TR-MAG-08")
@pytest.mark.shows("priestess-of-mysticism")
def test_without_an_active_prophecy_nothing_is_discarded() -> None:
    scene = weaving("")
    position = scene.position()
    before = position.view(None).alley
    play(position, "weave shard-echo")
    after = position.view(None).alley
    assert before is not None
    assert after is not None
    assert before.prophecies is not None
    assert after.prophecies is not None
    assert after.prophecies.past == before.prophecies.past
    assert shown_prophecies(position) == ("shard-echo", ("double-bank", "plain-days", "cheap-coins"))


@pytest.mark.rule("TR-MAG-07", "TR-MAG-10")
@pytest.mark.shows_limit("priestess-of-mysticism")
def test_only_what_is_pending_and_only_with_a_point_in_the_dark_alley() -> None:
    position = weaving().position()
    missing = refusal("not-pending", "TR-MAG-07", prophecy="double-bank")
    assert why_not(position, "weave double-bank") == missing
    assert refused(position, "weave cheap-learning") == "not-pending"
    elsewhere = weaving(slot="downtown-1").position()
    assert why_not(elsewhere, "weave shard-echo") == refusal("not-here", "TR-AP-08", location="downtown")
    poor = weaving(points=0).position()
    assert texts(poor) == ["finish"]
    missing = refusal("points-missing", "TR-MAG-07", cost=1, points=0)
    assert poor.why_not(0, GAME.parse("weave shard-echo")) == missing


@pytest.mark.rule("TR-MAG-07")
@pytest.mark.shows_limit("priestess-of-mysticism")
def test_nobody_else_weaves() -> None:
    scene = table(2, dark_alley=True, prophecies=True).magician(1, "priestess-of-mysticism")
    other = scene.acting(0, "magician", "dark-alley-1").prophecy("", *PENDING).position()
    assert refused(other, "weave shard-echo") == "not-here"


@pytest.mark.rule("TR-MAG-10", "TR-PROR-02", "TR-PROR-03")
@pytest.mark.shows("priestess-of-mysticism")
def test_the_new_prophecy_governs_the_rest_of_the_placement_but_not_its_points() -> None:
    scene = table(2, dark_alley=True, prophecies=True).magician(0, "priestess-of-mysticism")
    scene.prophecy("", "cheap-further-cards", "one-base-point", "shard-echo")
    position = scene.acting(0, "magician", "dark-alley-1").position()
    assert position.points == 5
    play(position, "weave one-base-point")
    assert position.points == 4
    play(position, "weave cheap-further-cards", "draw downtown", "draw downtown", "draw downtown")
    assert asked(position).kind == "keep-card", "three draws for the three points that were left"


@pytest.mark.rule("TR-PROR-25", "TR-MAG-10")
@pytest.mark.shows("priestess-of-mysticism")
def test_sealed_cards_are_shown_when_the_prophecy_that_sealed_them_leaves() -> None:
    scene = weaving("hidden-assignments").sealed(1, "magician", "theater")
    position = scene.sealed(1, "apprentice-1", "downtown").position()
    assert position.view(0).workshops[1].characters[0].card == ""
    events = play(position, "weave plain-days")
    shown = (Assignment(1, "magician", "theater"), Assignment(1, "apprentice-1", "downtown"))
    assert events[1:] == [PlansRevealed(shown)]
    assert position.view(0).workshops[1].characters[0].card == "theater"


@pytest.mark.rule("TR-PROR-25")
@pytest.mark.shows_limit("priestess-of-mysticism")
def test_a_prophecy_that_enters_after_the_reveal_seals_nothing() -> None:
    scene = weaving("").prophecy("", "hidden-assignments", "plain-days", "shard-echo")
    position = scene.position()
    assert [type(event).__name__ for event in play(position, "weave hidden-assignments")] == ["ProphecyWoven"]
    assert position.view(0).workshops[1].characters[0].card == "theater"
    assert [type(event).__name__ for event in play(position, "weave plain-days")] == ["ProphecyWoven"]


# --- the Great Optico ---------------------------------------------------------------------------


def mimicking(character: str = "engineer", card: str = "theater") -> table:
    """The Great Optico of seat 1 is about to place a character."""
    scene = table(2, dark_alley=True).shards(1, 0).trick(1, "enchanted-butterflies", ready=2)
    return scene.assigned(1, character, card).placing(1)


def borrowable(
    position: TrickerionPosition, slot: str = "friday-1", character: str = "engineer"
) -> list[str]:
    """What is offered when the character is placed there."""
    play(position, f"place {character} {slot}")
    return texts(position) if asked(position).kind == "borrow" else []


@pytest.mark.rule("TR-MAG-11", "TR-MAG-04")
@pytest.mark.shows("the-great-optico")
def test_a_permanent_card_serves_as_a_special_card_of_an_opponent() -> None:
    position = mimicking().assigned(0, "manager", "headliner-trick").position()
    assert borrowable(position) == ["borrow headliner-trick", "decline"]
    assert asked(position) == question("borrow", "TR-MAG-11", 1, character="engineer")
    declined = position.copy()
    play(declined, "decline")
    assert (asked(declined).kind, declined.view(1).me.spent) == ("act", False)
    assert play(position, "borrow headliner-trick") == [CardBorrowed(1, "engineer", "headliner-trick")]
    assert (asked(position).kind, texts(position)) == ("special-card", ["keep-bonus", "point"])
    assert position.view(1).me.spent
    assert play(position, "keep-bonus") == [BonusKept(1, "engineer", "headliner-trick")]
    assert position.points == 2


@pytest.mark.rule("TR-MAG-12")
@pytest.mark.shows("the-great-optico")
def test_the_point_of_the_card_can_be_taken_instead() -> None:
    position = mimicking().assigned(0, "manager", "headliner-trick").position()
    play(position, "place engineer friday-1", "borrow headliner-trick")
    assert play(position, "point") == [PointTaken(1, "engineer", "headliner-trick", 1)]
    assert position.points == 3


@pytest.mark.rule("TR-MAG-13")
@pytest.mark.shows("the-great-optico")
def test_it_does_not_matter_whether_the_character_was_placed() -> None:
    scene = mimicking().assigned(0, "manager", "headliner-trick")
    position = scene.placed(0, "apprentice-1", "saturday-1", card="new-twist").position()
    assert borrowable(position) == ["borrow headliner-trick", "borrow new-twist", "decline"]


@pytest.mark.rule("TR-MAG-13")
@pytest.mark.shows("the-great-optico")
def test_cards_of_every_opponent_can_be_copied() -> None:
    scene = table(3, dark_alley=True).shards(1, 0).assigned(1, "engineer", "theater").placing(1)
    scene.trick(1, "enchanted-butterflies", ready=2).assigned(0, "manager", "headliner-trick")
    position = scene.assigned(2, "engineer", "buying-time").idle(2, "magician", "new-twist").position()
    assert borrowable(position) == ["borrow headliner-trick", "borrow buying-time", "decline"]


@pytest.mark.rule("TR-MAG-13")
@pytest.mark.shows_limit("the-great-optico")
def test_no_card_that_was_turned_down_and_none_of_another_location_and_no_own_one() -> None:
    scene = mimicking().idle(0, "manager", "headliner-trick").assigned(0, "magician", "invention")
    position = scene.assigned(1, "apprentice-1", "new-twist").position()
    refusals = position.copy()
    assert borrowable(position) == []
    play(refusals, "place apprentice-1 friday-1")
    assert asked(refusals).kind == "special-card", "a special card borrows nothing"


@pytest.mark.rule("TR-MAG-13")
@pytest.mark.shows_limit("the-great-optico")
def test_what_cannot_be_borrowed_is_refused_with_a_reason() -> None:
    scene = mimicking().assigned(0, "manager", "headliner-trick").idle(0, "engineer", "buying-time")
    position = scene.position()
    play(position, "place engineer friday-1")
    assert why_not(position, "borrow buying-time") == refusal(
        "not-to-borrow", "TR-MAG-13", card="buying-time"
    )
    assert refused(position, "borrow empower") == "not-to-borrow"
    assert why_not(position, "point") == refusal("answer-first", "TR-MAG-11", question="borrow")


@pytest.mark.rule("TR-MAG-13", "TR-PROR-25")
@pytest.mark.shows_limit("the-great-optico")
def test_a_sealed_card_cannot_be_copied_until_its_character_is_placed() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("hidden-assignments").shards(1, 0)
    scene.trick(1, "enchanted-butterflies", ready=2).sealed(1, "engineer", "theater")
    scene.sealed(1, "apprentice-1", "theater").sealed(0, "manager", "headliner-trick")
    position = scene.trick(0, "linking-rings", ready=1).shards(0, 0).placing(1).position()
    sealed = position.copy()
    assert borrowable(sealed) == []
    play(position, "idle apprentice-1", "place manager saturday-1", "keep-bonus", "finish")
    assert borrowable(position) == ["borrow headliner-trick", "decline"]


@pytest.mark.rule("TR-MAG-11")
@pytest.mark.shows_limit("the-great-optico")
def test_it_works_once_a_round() -> None:
    scene = mimicking().assigned(1, "apprentice-1", "theater").assigned(0, "manager", "headliner-trick")
    position = scene.position()
    play(position, "place engineer friday-1", "borrow headliner-trick", "point", "finish", "idle manager")
    play(position, "place apprentice-1 friday-2")
    assert asked(position).kind == "act"
    spent = mimicking().assigned(0, "manager", "headliner-trick").spent(1).position()
    assert borrowable(spent) == []
    other = table(2, dark_alley=True).magician(1, "the-gentleman").assigned(0, "engineer", "theater")
    other.trick(0, "linking-rings", ready=1).shards(0, 0).assigned(1, "manager", "headliner-trick")
    assert borrowable(other.placing(0).position()) == []


@pytest.mark.rule("TR-MAG-11", "TR-SA-13")
@pytest.mark.shows_limit("the-great-optico")
def test_on_the_stage_only_cards_about_the_performance_can_be_copied() -> None:
    scene = mimicking("magician").assigned(0, "manager", "headliner-trick")
    position = scene.assigned(0, "engineer", "grand-premiere").position()
    backstage = position.copy()
    assert borrowable(position, "friday-stage", "magician") == ["borrow grand-premiere", "decline"]
    assert refused(position, "borrow headliner-trick") == "not-to-borrow"
    play(position, "borrow grand-premiere")
    magician = position.view(1).me.characters[0]
    assert (magician.bonus, position.waiting, asked(position).kind) == ("grand-premiere", (0,), "place")
    both = ["borrow headliner-trick", "borrow grand-premiere", "decline"]
    assert borrowable(backstage, "friday-1", "magician") == both


@pytest.mark.rule("TR-MAG-14")
@pytest.mark.shows_limit("the-great-optico")
def test_the_permanent_card_returns_to_hand_and_the_special_one_to_its_deck() -> None:
    position = mimicking().placed(0, "manager", "saturday-1", card="headliner-trick").position()
    events = play(position, "place engineer friday-1", "borrow headliner-trick", "point", "finish")
    assert SpecialsReturned(("headliner-trick",)) in events
    assert (position.view(1).me.hand, position.view(1).me.specials) == ((), (0, 0, 0, 0))
    assert position.decks[3][-1] % 64 == position.table.special_ids.index("headliner-trick")


# --- the Gentleman ------------------------------------------------------------------------------


def visiting(card: str, character: str = "magician") -> table:
    """The Gentleman of seat 0, with three tricks, is about to place a character."""
    scene = table(2, dark_alley=True).magician(0, "the-gentleman").magician(1, "electra").shards(0, 0)
    scene.trick(0, "linking-rings").trick(0, "mind-reading", ready=2).team(0, "engineer")
    scene.trick(0, "levitation", board="engineer").components(0, metal=2)
    return scene.assigned(0, character, card).assigned(1, "magician", "downtown").placing(0)


@pytest.mark.rule("TR-MAG-34", "TR-MAG-35")
@pytest.mark.shows("the-gentleman")
@pytest.mark.parametrize(
    ("card", "slot"),
    [("downtown", "downtown-4"), ("market-row", "market-1"), ("dark-alley", "dark-alley-1")],
)
def test_the_magician_in_the_city_gains_fame_for_each_trick(card: str, slot: str) -> None:
    position = visiting(card).position()
    assert play(position, f"place magician {slot}") == [
        CharacterPlaced(0, "magician", slot),
        Granted(0, "ability", "the-gentleman", fame=3),
    ]
    assert position.view(None).fame == (5 + 3, 5)


@pytest.mark.rule("TR-MAG-34")
@pytest.mark.shows_limit("the-gentleman")
@pytest.mark.parametrize(
    ("card", "character", "slot"),
    [
        ("workshop", "magician", "workshop-1"),
        ("theater", "magician", "friday-1"),
        ("theater", "magician", "friday-stage"),
        ("downtown", "engineer", "downtown-1"),
    ],
)
def test_not_elsewhere_and_not_for_others_of_the_team(card: str, character: str, slot: str) -> None:
    position = visiting(card, character).position()
    assert play(position, f"place {character} {slot}") == [CharacterPlaced(0, character, slot)]
    assert position.view(None).fame == (5, 5)


@pytest.mark.rule("TR-MAG-35")
@pytest.mark.shows_limit("the-gentleman")
def test_tricks_are_counted_before_any_action() -> None:
    scene = visiting("downtown").fame(0, 20).dice(residence_1="any").order(1, 0)
    position = scene.position()
    play(position, "return levitation", "place magician downtown-1", "learn levitation")
    assert position.view(None).fame[0] == 20 + 2
    none = table(2, dark_alley=True).magician(0, "the-gentleman").magician(1, "electra")
    position = none.assigned(0, "magician", "downtown").placing(0).position()
    assert play(position, "place magician downtown-1") == [CharacterPlaced(0, "magician", "downtown-1")]


@pytest.mark.rule("TR-MAG-34")
@pytest.mark.shows_limit("the-gentleman")
def test_the_magicians_of_others_gain_nothing() -> None:
    scene = visiting("dark-alley").trick(1, "barricaded-barrels")
    position = scene.position()
    play(position, "place magician dark-alley-1", "finish")
    assert play(position, "place magician downtown-1") == [CharacterPlaced(1, "magician", "downtown-1")]
