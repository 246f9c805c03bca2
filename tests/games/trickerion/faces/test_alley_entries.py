"""The lists of choices with special cards, prophecies and abilities: what a player would reckon."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.choices import Buy
from sleight.games.trickerion.faces.lister import Lister
from sleight.games.trickerion.faces.words import Words
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import listed

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion

    from sleight.games.trickerion.state.position import TrickerionPosition

MOMENTS = every_question()
ONE, EIGHT = "riverside-theater-1", "riverside-theater-8"
_KNOWN_TO_THE_FIRST = 1
LONG = ("component-sale", "quick-components")
"""Moments whose lists are long and show nothing new."""


def full(active: str = "") -> table:
    """Two players with the Dark Alley and prophecies."""
    return table(2, dark_alley=True, prophecies=True).prophecy(active)


def backstage(card: str = "") -> table:
    """A magician backstage with Linking Rings prepared, and a marker that they can link with."""
    scene = full().theater(ONE, EIGHT).trick(0, "linking-rings", ready=1).trick(1, "enchanted-butterflies")
    scene.marker(1, "enchanted-butterflies", EIGHT, 2, "down")
    return scene.acting(0, "magician", "friday-1", card=card, state="armed")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lists_of_all_questions(lang: str, snapshot: SnapshotAssertion) -> None:
    lists = {
        name: listed(position, lang, position.waiting[0])
        for name, position in MOMENTS.items()
        if name not in LONG
    }
    assert "\n".join(f"{name}\n{said}" for name, said in lists.items()) == snapshot


@pytest.mark.rule("TR-AP-12", "TR-AP-15")
def test_the_points_of_every_action_are_those_of_the_rules() -> None:
    """Each choice that costs points is listed with what it takes, whatever card or prophecy is in force."""
    checked = 0
    for seed in range(60):
        position = midgame(seed, 2 + seed % 3, "placement")
        for _ in range(12):
            if not position.waiting:
                break
            checked += _costs_are_true(position)
            seat = position.waiting[0]
            position.apply(seat, position.choices(seat)[seed % len(position.choices(seat))])
    assert checked > 200


def _costs_are_true(position: TrickerionPosition) -> int:
    """How many choices were compared with what they take; a purchase may take bargains besides."""
    (seat,), checked = position.waiting, 0
    if position.asked(seat).kind != "act":  # type: ignore[union-attr]  # somebody is asked
        return 0
    lister = Lister(position.view(seat), Words("en", ("A", "B", "C", "D")[: position.table.seats]))
    for choice in position.choices(seat):
        cost = lister.cost(choice)
        after = position.copy()
        after.apply(seat, choice)
        if cost is None or after.actor != position.actor or after.waiting != position.waiting:
            continue
        taken = position.points - after.points
        assert taken == cost or (isinstance(choice, Buy) and taken > cost), sleight.text(choice)
        checked += 1
    return checked


@pytest.mark.rule("TR-PROR-17", "TR-PROR-29")
@pytest.mark.parametrize(
    ("active", "heading"),
    [("cheap-learning", "Learn a trick (1)"), ("cheap-coins", "Take coins (1)"), ("plain-days", "Hire (3)")],
)
def test_a_prophecy_changes_what_an_action_costs(active: str, heading: str) -> None:
    assert heading in listed(full(active).acting(0, "magician", "downtown-1").position())


@pytest.mark.rule("TR-SAR-32", "TR-SA-05")
def test_an_action_names_the_card_that_improves_it() -> None:
    position = full().acting(0, "magician", "downtown-1", card="headhunter").position()
    assert "Use the bonus of the card  Headhunter" in listed(position)
    assert "Hire (3) " in listed(position)
    play(position, "bonus")
    assert "Hire (2) · Headhunter  1) Inn 1 (Assistant)   2) Inn 2 (apprentice)" in listed(position)


@pytest.mark.rule("TR-PROR-12")
def test_coins_of_the_bank_follow_the_prophecy() -> None:
    position = full("double-bank").acting(0, "magician", "downtown-1").position()
    assert re.search(r"Take coins \(3\)  \d+\) 6¢   \d+\) 8¢", listed(position))


@pytest.mark.rule("TR-PROR-06", "TR-PROR-23")
def test_points_and_tolls_of_a_slot() -> None:
    scene = full("one-base-point").assigned(0, "magician", "downtown")
    assert "1) +2 = 3 AP   2) +0 = 1 AP" in listed(scene.placing(0).position())
    scene = full("costly-first-slot").assigned(0, "magician", "dark-alley")
    assert "1) +2 = 5 AP −3¢   2) +0 = 3 AP" in listed(scene.placing(0).position())


@pytest.mark.rule("TR-SAR-29")
def test_who_may_go_anywhere_sees_the_locations() -> None:
    position = full().assigned(0, "magician", "freelancer").placing(0).position()
    for place in ("Downtown +2 = 5 AP", "Market Row +0 = 3 AP", "Workshop +0 = 3 AP", "Dark Alley +2 = 5 AP"):
        assert place in listed(position)


@pytest.mark.rule("TR-SA-03")
def test_a_special_card_is_sent_with_its_effect() -> None:
    few = listed(full().hand(0, "empower").planning().position())
    assert "Empower  Downtown · If you enhance this character, the shard brings it 3\n" in few
    many = listed(full().hand(0, "empower", "headhunter", "interest", "logistics").planning().position())
    assert re.search(r"Headhunter +Downtown · For one hire, any Inn die that .*\n +.* …\n", many)
    assert "…" not in few


@pytest.mark.rule("TR-SAR-41", "TR-SAR-44", "TR-SAR-49")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("smuggled-goods", "metal 1¢    4) ×1 = 0★    5) ×2 = 1★    6) ×3 = 2★"),
        ("shoplifting", "metal 1¢    4) ×1 = 0¢    5) ×2 = 1¢    6) ×3 = 2¢"),
        ("workshop-delivery", "cog 2¢  1) ×1 = 2¢   2) ×2 = 4¢"),
        ("component-sale", "metal 1¢   2) ×1 = 1¢"),
    ],
)
def test_a_purchase_with_a_card_is_reckoned_with_it(card: str, line: str) -> None:
    scene = (
        full().components(0, cog=1).coins(0, 20).acting(0, "magician", "market-1", card=card, state="armed")
    )
    assert line in listed(scene.position())


@pytest.mark.rule("TR-SAR-41")
def test_bargains_over_smuggled_goods_save_fame() -> None:
    scene = full().acting(0, "magician", "market-1", card="smuggled-goods", state="armed")
    position = scene.position()
    play(position, "buy metal 3")
    assert "Do not bargain   2★" in listed(position)
    assert "Bargain 2 times  0★" in listed(position)


@pytest.mark.rule("TR-SAR-20", "TR-SAR-24")
@pytest.mark.parametrize(("card", "gives"), [("trick-tweaking", "1→3■"), ("test-run", "1→1■")])
def test_a_preparation_with_a_card_gives_other_markers(card: str, gives: str) -> None:
    scene = (
        full().trick(0, "linking-rings").trick(0, "enchanted-butterflies").components(0, metal=2, fabric=2)
    )
    position = scene.acting(0, "magician", "workshop-1", card=card).position()
    assert re.search("Prepare Linking Rings +1→2■", listed(position))
    play(position, "bonus")
    assert re.search(f"Prepare Linking Rings +{gives}", listed(position))


@pytest.mark.rule("TR-LINK-05", "TR-SAR-11", "TR-SAR-12")
@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("", "Riverside Theater 8 (3)  6) ← ● 1★/¢ ◆You ◆Basil"),
        ("headliner-trick", "Riverside Theater 8 (3)  1) ← ● 2★/¢ 2◆You ◆Basil"),
        ("orchestral-interlude", "Riverside Theater 8 (4)  2) ↑ 1★/¢"),
    ],
)
def test_where_a_marker_can_go_with_a_card(card: str, line: str) -> None:
    assert line in listed(backstage(card).asked(0, "lay", -1, 0, -1, 1).position())


@pytest.mark.rule("TR-TH-19", "TR-TH-21")
def test_a_marker_that_moves_cannot_link_with_itself() -> None:
    """From slot 2 to 3 of a card, turned so that it would match the place that it leaves."""
    scene = full().theater(ONE, EIGHT).trick(0, "linking-rings").marker(0, "linking-rings", EIGHT, 2, "right")
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "shift linking-rings")
    assert "Riverside Theater 8 (3)" in listed(position)
    assert "●" not in listed(position)


@pytest.mark.rule("TR-MAG-16", "TR-SAR-27")
def test_only_what_pays_is_listed_with_its_pay() -> None:
    """A marker that is moved before the performances pays for its links; one put on stage does not."""
    scene = full().theater(ONE, EIGHT).magician(0, "master-of-chains").trick(1, "enchanted-butterflies")
    scene.marker(1, "enchanted-butterflies", EIGHT, 2, "down").trick(0, "linking-rings", ready=1)
    scene.placed(0, "magician", "friday-stage").marker(0, "linking-rings", ONE, 1, "down")
    moved = scene.phase("performance").asked(0, "break-free").position()
    play(moved, "shift linking-rings")
    assert "(3)  5) ← ● 1★/¢ ◆You ◆Basil" in listed(moved)
    scene = full().theater(ONE, EIGHT).trick(1, "enchanted-butterflies").trick(0, "linking-rings", ready=1)
    scene.marker(1, "enchanted-butterflies", EIGHT, 2, "down").components(0, metal=2)
    scene.acting(0, "magician", "workshop-1", card="on-stage-preparation", state="armed")
    staged = scene.asked(0, "stage-marker", -1, 0, -1, 1).position()
    assert re.search(r"\(3\)  6\) ← ●$", listed(staged), re.MULTILINE)


@pytest.mark.rule("TR-SAR-19")
def test_a_marker_of_an_opponent_is_listed_as_theirs() -> None:
    scene = full().theater(ONE, EIGHT).trick(1, "mind-reading").marker(1, "mind-reading", ONE, 1, "down")
    scene.acting(0, "magician", "friday-1", card="directors-favor", state="armed").trick(1, "levitation")
    position = scene.marker(1, "levitation", ONE, 2, "down").position()
    assert "2  ♥ Levitation ✱1    2★ 3¢ · 0 ready" in listed(position)
    play(position, "shift mind-reading")
    assert "Riverside Theater 8 (1)" in listed(position)


@pytest.mark.rule("TR-DA-08", "TR-DA-03")
def test_a_draw_names_what_is_known_of_the_two_cards() -> None:
    scene = full().acting(0, "magician", "dark-alley-1").decks(theater=["new-twist", "buying-time"])
    saved: dict[str, Any] = scene.position().to_dict()
    assert "Theater (" not in listed(GAME.from_dict(saved))
    saved["alley"]["known"][LOCATION_IDS.index("theater")][1] = _KNOWN_TO_THE_FIRST
    assert "4  Theater (Buying Time)" in listed(GAME.from_dict(saved))


@pytest.mark.rule("TR-MAG-07")
def test_a_prophecy_to_weave_is_listed_with_its_effect() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("plain-days", "cheap-learning", "flat-price")
    position = scene.magician(0, "priestess-of-mysticism").acting(0, "magician", "dark-alley-1").position()
    assert "Fate Weaving (1)" in listed(position)
    assert re.search(r"Open Books +Learning a trick costs 1 action point instead of 3.", listed(position))
