"""What the browser is given, against what then happens at the table."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.core.choice import verb
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.choices import Place
from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.faces.browser import Figures
from sleight.games.trickerion.printed.geometry import Joint, linked, marker_of, rotation
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import busy_walk

SHOWN = GAME.shown
CLIENT = Path(__file__).parents[4] / "web/src/boards/trickerion"
FACINGS = ("up", "right", "down", "left")
WAYS = [{"edition": edition, "dark_alley": alley} for edition in EDITIONS for alley in (False, True)]
TABLES: list[dict[str, Any]] = [
    *WAYS,
    *({**each, "prophecies": True, "powers": True} for each in WAYS if each["dark_alley"]),
    {"dark_alley": True, "prophecies": True, "dawn": True},
]


def figures_of(view: TrickerionView) -> Figures:
    """As the browser finds them."""
    options = msgspec.structs.asdict(view.options)
    (found,) = [
        each for each in SHOWN.tables if each.seats == view.seats and each.options.items() <= options.items()
    ]
    return found


@pytest.mark.rule("TR-PSET-12", "TR-PSET-13")
def test_the_hands_of_both_editions() -> None:
    base, alley = (figures_of(GAME.new(3, 1, {"dark_alley": alley}).view(0)) for alley in (False, True))
    assert base.hand == {"downtown": 2, "market-row": 2, "workshop": 2, "theater": 3}
    assert alley.hand == {"downtown": 1, "market-row": 1, "workshop": 1, "theater": 2, "dark-alley": 1}
    assert (base.decks, alley.decks) == ((), ("downtown", "market-row", "workshop", "theater"))


@pytest.mark.rule("TR-AP-01", "TR-AP-02", "TR-AP-12", "TR-SETUP-27")
@pytest.mark.parametrize("edition", EDITIONS)
def test_actions_cost_and_characters_have_what_is_said(edition: str) -> None:
    paid, placed = set(), 0
    for seats in (2, 3, 4):
        for position in busy_walk(seats, seed=seats, edition=edition):
            seat = position.waiting[0] if position.waiting else 0
            before = position.view(seat)
            figures = figures_of(before)
            slots = {slot.id: slot.points for places in figures.slots.values() for slot in places}
            for choice in position.choices(seat)[:12]:
                after = position.copy()
                after.apply(seat, choice)
                now = after.view(seat)
                if isinstance(choice, Place) and now.actor == choice.character and choice.slot in slots:
                    points = slots[choice.slot]
                    assert points is not None
                    assert now.points == figures.base_points[choice.character] + points
                    placed += 1
                asked, then = before.asked[seat], now.asked[seat]
                cost = figures.costs.get(verb(choice))
                if cost is not None and asked and then and asked.kind == then.kind == "act":
                    spent = before.points - now.points
                    # A purchase may take bargains besides.
                    assert spent == cost or (spent > cost and verb(choice) == "buy")
                    paid.add(verb(choice))
    assert placed > 20
    assert len(paid) > 4
    assert figures.costs["learn"] == figures.costs["hire"] == figures.costs["collect"] == 3


@pytest.mark.rule("T1-MARKET-06", "T1-MARKET-07", "T1-PERF-02", "T1-SETUP-03")
@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("options", WAYS)
def test_the_figures_are_those_of_the_edition(options: dict[str, Any], seats: int) -> None:
    """At every table there is exactly one set of them, whatever else is chosen."""
    first, alley = options["edition"] == "first", options["dark_alley"]
    extras: list[dict[str, Any]] = [{"beginner": "all"}]
    extras += [{"powers": True, "power_shards": "3"}] * alley + [{"first_draw_resets": "never"}] * (
        first and alley
    )
    for more, levels in product(extras, ({"1": 1, "2": 14, "3": 30}, {"1": 1, "2": 16, "3": 36})):
        chosen = {**options, **more, "thresholds": f"{levels['2']}-{levels['3']}"}
        figures = figures_of(GAME.new(seats, 1, chosen).view(0))
        assert figures.thresholds == {level: levels[level] for level in figures.thresholds}
        assert (figures.costs["quick"], figures.quick_surcharge) == ((3, 0) if first else (2, 1))
        assert (figures.card_bonus, figures.decks_face_up) == (not first, first and alley)
        assert figures.card_shards == (2 if first and alley else 0)
        assert len(figures.leaves) == (7 if alley else 6 if first else 5)


@pytest.mark.rule("TR-END-20", "TR-END-21", "TR-END-23")
@pytest.mark.parametrize("options", WAYS)
def test_cards_leave_when_it_is_said(options: dict[str, Any]) -> None:
    left, before = 0, GAME.new(2, 3, options).view(0)
    for position in busy_walk(2, seed=3, **options):
        now = position.view(0)
        if now.round > before.round >= 1:
            said = figures_of(before).leaves[before.round - 1]
            leaving = {
                show.card
                for show, after in zip(reversed(before.theater), said, strict=False)
                if after == before.round
            }
            assert {show.card for show in before.theater} - {show.card for show in now.theater} == leaving
            left += len(leaving)
        before = now
    assert left >= 2


@pytest.mark.rule("TR-PROR-16", "TR-PROR-21", "TR-PROR-27")
def test_the_days_under_each_prophecy() -> None:
    plain = {"thursday": (-1, -1), "friday": (0, 0), "saturday": (0, 0), "sunday": (1, 1)}
    changed = {
        "friday-penalty": {**plain, "friday": (-1, -1)},
        "saturday-bonus": {**plain, "saturday": (1, 1)},
        "plain-days": dict.fromkeys(plain, (0, 0)),
    }
    for id, bend in SHOWN.bends.items():
        days = {day: (change.fame, change.coins) for day, change in bend.days.items()}
        assert days == changed.get(id, plain)
    assert set(SHOWN.bends) == {"", *(each.id for each in GAME.printed.prophecies)}


@pytest.mark.rule("TR-PROR-01")
def test_a_prophecy_bends_the_figures_that_its_hook_names() -> None:
    hooks = {"action_cost": ("costs",), "component_price": ("prices",)}
    for prophecy in GAME.printed.prophecies:
        assert SHOWN.bends[prophecy.id].bent == hooks.get(prophecy.hook, ())


@pytest.mark.rule("TR-LINK-01", "TR-GEN-28", "TR-GEN-29")
def test_two_markers_are_linked_if_they_show_the_same_school() -> None:
    schools = GAME.printed.board.markers.corners_clockwise
    turns = list(product(range(4), range(4)))
    for (own, facing), (others, turned) in product(turns, turns):
        for corner, opposite in ((2, 0), (1, 3)):
            joint = Joint(0, corner, 1, opposite, False)
            markers = [marker_of(0, 0, rotation(own, facing)), marker_of(1, 0, rotation(others, turned))]
            shown = SHOWN.corners[schools[own]][FACINGS[facing]][corner]
            met = SHOWN.corners[schools[others]][FACINGS[turned]][opposite]
            assert (shown == met) == linked(joint, *markers)


@pytest.mark.rule("TR-TH-13", "TR-TH-27")
def test_the_circles_of_a_card() -> None:
    face = SHOWN.faces["riverside-theater-2"]
    circles = [(each.slot, each.corner, each.other, each.other_corner, each.shard) for each in face.circles]
    assert circles == [(0, "down", 1, "up", False), (1, "right", 2, "left", True)]
    assert face.facings == (("down",), ("up", "right"), ("left",))
    assert set(SHOWN.faces) == {card.id for card in GAME.printed.performances}


@pytest.mark.rule("TR-SAR-26", "TR-DT-13")
def test_what_shards_and_missing_fame_mean() -> None:
    assert msgspec.structs.astuple(SHOWN.charge) == (1, 1, 0)
    view = table(2).fame(0, 10).placing(0).assigned(0, "magician", "workshop").position().view(0)
    dear = next(each for each in GAME.printed.tricks if each.threshold > 10)
    assert needs.threshold_coins(view, 0, dear.id) == (dear.threshold - 10) * SHOWN.missing_fame


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_has_words_for_whatever_is_touched(lang: str) -> None:
    """A verb that goes with things is a button of its own; things that lie nowhere stand under a heading."""
    files = (file for file in CLIENT.rglob("*.ftl") if lang in (file.stem, file.parent.name))
    said = {line.partition(" =")[0] for file in files for line in file.read_text("utf-8").splitlines()}
    names = [choice.names() for options in TABLES for choice in GAME.universe(options)]
    verbs = {f"city-do-{verb.removeprefix('do:')}" for verb, *things in names if things}
    fields = {name.partition(":")[0] for _, *things in names for name in things} - {"spot"}
    assert verbs | {f"city-field-{field}" for field in fields} <= said


@pytest.mark.rule("DT-SETUP-02", "DT-SIG-01")
def test_the_cards_of_modules_stand_behind_those_of_the_box() -> None:
    signatures = [each.id for each in GAME.printed.of_modules["signature_tricks"]]
    cards = [each.id for each in GAME.printed.of_modules["machine_assignments"]]
    assert [each.id for each in SHOWN.tricks] == [*(each.id for each in GAME.printed.tricks), *signatures]
    assert [each.id for each in SHOWN.specials] == [*(each.id for each in GAME.printed.specials), *cards]
    assert not {*signatures} & {trick for figures in SHOWN.tables for trick in figures.tricks}


def test_nothing_is_in_it_that_a_table_could_change() -> None:
    """It is sent to everybody and kept by browsers: the same for any game that is loaded."""
    before = msgspec.json.encode(GAME.printed_data())
    for _ in busy_walk(2, seed=5):
        pass
    assert msgspec.json.encode(type(GAME)().printed_data()) == before
    assert msgspec.json.encode(sleight.game("trickerion").printed_data()) == before
