"""T1-MAG, T1-SETUP-11, T1-COMP-06, 11: abilities and prophecies by first-edition rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sleight.games.trickerion.events import BonusKept, ProphecyWoven
from sleight.games.trickerion.modules.dark_alley.types import Prophecies
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.first_edition import first, in_alley
from tests.games.trickerion.helpers.playing import kind, offered, play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import tokens
from tests.games.trickerion.helpers.saves import restored
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import guesses, is_even

ALL = frozenset(each.id for each in GAME.printed.prophecies)


@pytest.mark.rule("T1-MAG-01")
@pytest.mark.parametrize(
    ("card", "slot", "boosts"), [("downtown", "downtown-4", True), ("theater", "friday-1", False)]
)
def test_the_mechaniker_gives_an_apprentice_a_point_once_a_round(card: str, slot: str, boosts: bool) -> None:
    scene = first().shards(0, 0).assigned(0, "apprentice-1", card).assigned(1, "magician", "theater")
    position = scene.trick(0, "linking-rings", ready=1).placing(0).position()
    play(position, f"place apprentice-1 {slot}")
    assert (kind(position) == "boost") == boosts
    if boosts:
        play(position, "boost")
        assert position.points == 2
        again = scene.spent(0).position()
        play(again, f"place apprentice-1 {slot}")
        assert kind(again) == "act"


def weaving(active: str, points: int = 3, **options: object) -> table:
    """The Priestess of seat 0 has a manager in the Dark Alley."""
    scene = (
        in_alley(points, 2, **options).magician(0, "priestess-of-mysticism").magician(1, "the-great-optico")
    )
    return scene.prophecy(active, "double-bank", "flat-price", "plain-days")


@pytest.mark.rule("T1-MAG-02")
def test_the_priestess_replaces_the_active_prophecy_for_two_points() -> None:
    position = weaving("two-placements").position()
    coming = position.table.prophecy_ids[position.prophecy_stack[0]]
    events = play(position, "weave flat-price")
    assert events == [ProphecyWoven(0, "flat-price", ("double-bank", coming, "plain-days"))]
    assert position.points == 1
    shown = position.view(None).alley
    assert shown is not None
    assert shown.prophecies is not None
    assert (shown.prophecies.active, shown.prophecies.past) == ("flat-price", ("two-placements",))
    assert not offered(position, "weave")
    refused = why_not(position, "weave double-bank")
    assert refused == refusal("points-missing", "T1-MAG-02", cost=2, points=1)


@pytest.mark.rule("T1-MAG-02", "T1-MAG-05")
def test_in_2019_it_costs_a_point_and_needs_no_active_prophecy() -> None:
    position = weaving("", edition="2019").position()
    play(position, "weave flat-price")
    assert position.points == 2


@pytest.mark.rule("T1-MAG-05")
def test_without_an_active_prophecy_there_is_nothing_to_replace() -> None:
    position = weaving("").position()
    assert not offered(position, "weave")
    assert why_not(position, "weave flat-price") == refusal("no-active-prophecy", "T1-MAG-05")


@pytest.mark.rule("T1-MAG-04", "T1-MAG-06", "T1-ALLEY-05")
def test_the_great_optico_copies_the_bonus_of_a_card_of_the_same_location_and_no_point() -> None:
    scene = first().shards(1, 0).trick(1, "enchanted-butterflies", ready=2).assigned(1, "engineer", "theater")
    scene.assigned(0, "manager", "headliner-trick").assigned(0, "apprentice-1", "ingenuity")
    position = scene.placing(1).position()
    play(position, "place engineer friday-1")
    assert texts(position) == ["borrow headliner-trick", "decline"]
    events = play(position, "borrow headliner-trick")
    assert events[1:] == [BonusKept(1, "engineer", "headliner-trick")]
    assert (kind(position), position.points, position.view(1).me.spent) == ("act", 2, True)


@pytest.mark.rule("T1-ALLEY-05", "T1-CARD-01")
def test_a_special_card_gives_its_bonus_only() -> None:
    scene = first().shards(0, 0).assigned(0, "manager", "headhunter").assigned(1, "magician", "theater")
    position = scene.placing(0).position()
    events = play(position, "place manager downtown-1")
    assert events[-1] == BonusKept(0, "manager", "headhunter")
    assert (kind(position), position.points) == ("act", 4)
    assert why_not(position, "point") is not None
    old = table(2, dark_alley=True, prophecies=True).shards(0, 0).assigned(0, "manager", "headhunter")
    position = old.assigned(1, "magician", "theater").placing(0).position()
    play(position, "place manager downtown-1")
    assert texts(position) == ["keep-bonus", "point"]


@pytest.mark.rule("T1-ALLEY-06")
def test_traveling_merchants_serve_several_purchases() -> None:
    """Each order of the placement brings one for a coin more; other bonuses serve one action."""
    scene = first().shards(0, 0).coins(0, 20).acting(0, "magician", "market-1", 2, "traveling-merchants")
    position = scene.assigned(1, "magician", "theater").position()
    play(position, "order saw 1", "keep player", "order mirror 4", "keep player")
    assert tokens(position) == {"saw": 1, "mirror": 1}
    assert position.view(0).coins[0] == 20 - 3 - 4


def lying(position: TrickerionPosition) -> set[str]:
    """The prophecies that are in play."""
    ids = position.table.prophecy_ids
    used = (*position.prophecies, *position.prophecies_used, *position.prophecy_stack)
    return {ids[number] for number in used if number >= 0}


@pytest.mark.rule("T1-SETUP-11", "T1-COMP-06", "T1-COMP-11", "T1-CARD-10")
def test_twenty_prophecies_are_in_play_whatever_the_table_says_three_pending_none_active() -> None:
    removed: Counter[str] = Counter()
    for seed in range(12):
        position = GAME.new(2, seed, {"edition": "first", "dark_alley": True, "beginner": "all"})
        assert position.prophecies == ()
        while not position.order:
            position.apply(position.waiting[0], position.choices(position.waiting[0])[0])
        shown = position.view(None).alley
        assert shown is not None
        assert shown.prophecies is not None
        assert (shown.prophecies.active, len(shown.prophecies.pending), shown.prophecies.left) == ("", 3, 17)
        assert len(lying(position)) == 20
        removed.update(ALL - lying(position))
        assert restored(position).to_dict() == position.to_dict()
    assert len(removed) > 20


def foretold(past: int) -> table:
    """The Priestess has four points in the Dark Alley; so many prophecies are past."""
    pending = ("double-bank", "flat-price", "plain-days")
    others = sorted(ALL - {"two-placements", *pending})
    scene = weaving("two-placements", points=4)
    return scene.prophecy("two-placements", *pending, past=tuple(others[:past]))


def shown_in(position: TrickerionPosition) -> Prophecies:
    """What everybody sees of the prophecies."""
    alley = position.view(None).alley
    assert alley is not None
    assert alley.prophecies is not None
    return alley.prophecies


@pytest.mark.rule("T1-COMP-11")
def test_a_guess_deals_the_stack_among_all_that_were_not_seen() -> None:
    """Two of nine lie on the stack, the others are not in play."""
    position = foretold(past=14).position()
    shown = shown_in(position)
    unseen = ALL - {shown.active, *shown.pending, *shown.past}
    assert (shown.left, len(unseen), shown.removed) == (2, 9, ())
    found = Counter(tuple(guess["alley"]["fates"]) for guess in guesses(position.view(0), 2900))
    assert is_even(found, list(permutations(sorted(unseen), 2)))


@pytest.mark.rule("T1-COMP-11")
def test_once_the_stack_is_made_anew_all_know_which_prophecies_are_not_in_play() -> None:
    position = foretold(past=15).position()
    in_play = lying(position)
    play(position, "weave flat-price")
    assert (shown_in(position).left, shown_in(position).removed) == (0, ())
    play(position, "weave double-bank")
    assert {*shown_in(position).removed} == ALL - in_play
    for guess in guesses(position.view(1), 10):
        assert sorted(guess["alley"]["fates"]) == sorted(position.to_dict()["alley"]["fates"])  # type: ignore[index]
    assert restored(position).view(0) == position.view(0)
