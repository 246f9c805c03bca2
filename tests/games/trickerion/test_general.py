"""TR-GEN: who plays, what is in the box, and how a marker lies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import GameEnded, InitiativeSet, RoundBegan, Scored
from sleight.games.trickerion.printed.geometry import Joint, facing, linked, marker_of, rotation
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, SCHOOL_IDS
from tests.games.trickerion.helpers.openings import every_seat_count
from tests.games.trickerion.helpers.other_data import data_fault, edited
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

PRINTED = GAME.printed
SCHOOLS = ("mechanical", "optical", "escape", "spiritual")
CLASSES = {
    1: ("wood", "metal", "glass", "fabric"),
    2: ("rope", "petroleum", "saw", "animal"),
    3: ("padlock", "mirror", "disguise", "cog"),
}


@pytest.mark.rule("TR-GEN-01")
@every_seat_count
def test_two_to_four_may_play(players: int) -> None:
    view = GAME.new(players, 1).view(None)
    assert (view.seats, len(view.workshops), len(view.fame)) == (players, players, players)
    assert tuple(GAME.seat_counts) == (2, 3, 4)


@pytest.mark.rule("TR-GEN-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, True, "2"])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(players, 1)
    assert refused.value.code == "seat-count"
    assert refused.value.arguments == {"game": "trickerion", "seats": str(players), "allowed": "2, 3, 4"}


@pytest.mark.rule("TR-GEN-02")
def test_the_most_fame_after_final_scoring_wins() -> None:
    # Seat 1 is behind by 3 before the scoring and ahead by 1 after it.
    scene = table(3).round(5).fame(0, 30).fame(1, 27).fame(2, 12)
    for seat, shards in enumerate((0, 4, 9)):
        scene.coins(seat, 0).shards(seat, shards)
    position = last_turn(scene)
    assert (position.winners, position.ranks) == ((), (1, 2, 3))
    events = play(position, END)
    scored = [event for event in events if isinstance(event, Scored) and event.fame]
    assert Counter((event.seat, event.category, event.fame) for event in scored) == Counter(
        [(1, "shards", 4), (2, "shards", 9), *((seat, "apprentices", 2) for seat in range(3))]
    )
    assert position.scores == (32, 33, 23)
    assert position.ranks == (2, 1, 3)
    assert position.winners == (1,)
    assert events[-1] == GameEnded((1,))


@pytest.mark.rule("TR-GEN-03")
def test_the_base_game_is_played_unless_something_else_is_said() -> None:
    position = GAME.new(2, 1, {"dark_alley": False})
    assert position.view(None).options.dark_alley is False
    assert GAME.new(2, 1).to_dict() == position.to_dict()


@pytest.mark.rule("TR-GEN-03")
def test_prophecies_without_the_dark_alley_are_refused() -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(2, 1, {"dark_alley": False, "prophecies": True})
    assert refused.value.code == "option-needs"
    assert refused.value.arguments == {
        "option": "prophecies",
        "needs": "dark_alley=true",
        "rule": "TR-GEN-03",
    }


@pytest.mark.rule("TR-GEN-03")
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_a_module_is_on_or_off_and_nothing_else(value: object) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(2, 1, {"dark_alley": value})
    assert refused.value.code == "option-value"
    assert refused.value.arguments["option"] == "dark_alley"


@pytest.mark.rule("TR-GEN-04")
@every_seat_count
def test_a_base_game_lasts_five_rounds(players: int) -> None:
    position = last_turn(table(players).round(4))
    assert position.view(None).rounds == 5
    *_, began, initiative = play(position, END)
    assert began == RoundBegan(5, position.view(None).dice)
    assert initiative == InitiativeSet(position.order)
    position = last_turn(table(players).round(5))
    assert isinstance(play(position, END)[-1], GameEnded)
    assert (position.over, position.waiting, position.view(None).phase) == (True, (), "over")


@pytest.mark.rule("TR-GEN-05")
def test_there_are_four_schools() -> None:
    assert sorted(SCHOOL_IDS) == sorted(SCHOOLS)
    assert {trick.school for trick in PRINTED.tricks} == set(SCHOOLS)
    assert Counter(magician.school for magician in PRINTED.magicians) == dict.fromkeys(SCHOOLS, 2)


@pytest.mark.rule("TR-GEN-06")
def test_the_threshold_of_a_trick_goes_with_its_level() -> None:
    assert {(trick.level, trick.threshold) for trick in PRINTED.tricks} == {(1, 1), (2, 16), (3, 36)}


@pytest.mark.rule("TR-GEN-06")
@pytest.mark.parametrize(("fame", "coins", "learned"), [(16, 0, True), (15, 0, False), (15, 1, True)])
def test_a_trick_of_level_two_takes_sixteen_fame(fame: int, coins: int, learned: bool) -> None:
    scene = table().fame(0, fame).coins(0, coins).dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    refused = refusal("fame-missing", "TR-DT-13", missing=1, coins=0)
    assert why_not(position, "learn walled") == (None if learned else refused)


@pytest.mark.rule("TR-GEN-06")
def test_a_trick_of_level_one_takes_one_fame() -> None:
    scene = table().fame(0, 0).coins(0, 0).dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    refused = refusal("fame-missing", "TR-DT-13", missing=1, coins=0)
    assert why_not(position, "learn mind-reading") == refused
    scene.fame(0, 1)
    assert why_not(scene.position(), "learn mind-reading") is None


@pytest.mark.rule("TR-GEN-07", "TR-GEN-08")
def test_each_class_has_four_components_and_one_price() -> None:
    classes = PRINTED.board.components
    assert list(classes) == ["basic", "advanced", "superior"]
    assert {kind.price: kind.types for kind in classes.values()} == CLASSES
    assert PRINTED.component_ids == (*CLASSES[1], *CLASSES[2], *CLASSES[3])


@pytest.mark.rule("TR-GEN-07")
@pytest.mark.parametrize(("price", "component"), [(price, id) for price in CLASSES for id in CLASSES[price]])
def test_a_component_costs_the_price_of_its_class(price: int, component: str) -> None:
    scene = table().market([component, "", "", ""]).coins(0, 20)
    position = scene.acting(0, "magician", "market-4", points=1).assigned(1, "magician", "workshop")
    trial = position.position()
    play(trial, f"buy {component} 2")
    assert trial.view(None).coins == (20 - 2 * price, 10)


@pytest.mark.rule("TR-GEN-10", "TR-GEN-11")
def test_a_player_has_a_magician_three_specialists_and_four_apprentices() -> None:
    assert PRINTED.board.discs_per_player == {
        "magician": 1,
        "manager": 1,
        "engineer": 1,
        "assistant": 1,
        "apprentice": 4,
    }
    team = [
        "magician",
        "manager",
        "engineer",
        "assistant",
        "apprentice-1",
        "apprentice-2",
        "apprentice-3",
        "apprentice-4",
    ]
    assert list(CHARACTER_IDS) == team
    position = table().team(0, *team).planning().position()
    for character in team:
        assert texts(position, 0)[-1] == f"rest {character}"
        play(position, f"rest {character}", seat=0)
    assert texts(position, 0) == ["confirm"]


@pytest.mark.rule("TR-GEN-10")
@pytest.mark.parametrize(
    ("character", "points"),
    [("magician", 3), ("manager", 2), ("engineer", 2), ("assistant", 2), ("apprentice-1", 1)],
)
def test_a_character_is_a_magician_a_specialist_or_an_apprentice(character: str, points: int) -> None:
    scene = table().shards(0, 0).components(0, wood=2).trick(0, "barricaded-barrels")
    position = scene.assigned(0, character, "workshop").placing(0).position()
    play(position, f"place {character} workshop-1")
    assert position.points == points


@pytest.mark.rule("TR-GEN-11")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_there_is_only_one_disc_of_each_specialist(specialist: str) -> None:
    scene = table().team(0, specialist).dice(inn_1=specialist)
    position = scene.acting(0, "magician", "downtown-1").position()
    assert why_not(position, "hire inn-1") == refusal("no-disc", "TR-DT-26", character=specialist)


@pytest.mark.rule("TR-GEN-12")
def test_four_symbols_have_four_markers_each() -> None:
    assert PRINTED.board.markers.symbols == ("spade", "heart", "diamond", "club")
    assert PRINTED.board.markers.per_symbol == 4
    scene = table().team(0, "engineer")
    for trick in ("linking-rings", "living-piano", "chinese-sticks"):
        scene.trick(0, trick, ready=1)
    position = scene.trick(0, "mind-reading", ready=3, board="engineer").placing(0)
    owned = position.assigned(0, "magician", "workshop").position().view(None).workshops[0].tricks
    assert [(each.symbol, each.ready, each.spare) for each in owned] == [
        ("spade", 1, 3),
        ("heart", 1, 3),
        ("diamond", 1, 3),
        ("club", 3, 1),
    ]


@pytest.mark.rule("TR-GEN-12")
def test_a_symbol_with_a_fifth_marker_is_refused() -> None:
    scene = table().trick(0, "linking-rings", ready=2).assigned(0, "magician", "workshop").placing(0)
    saved: Any = scene.position().to_dict()
    saved["workshops"][0]["tricks"][0]["spare"] += 1
    with pytest.raises(sleight.BadInput) as refused:
        GAME.from_dict(saved)
    assert refused.value.arguments == {"why": "workshops[0].tricks, theater: 4 markers of a symbol"}


@pytest.mark.rule("TR-GEN-13")
def test_each_school_has_four_tricks_of_each_level() -> None:
    assert len(PRINTED.tricks) == 48
    counts = Counter((trick.school, trick.level) for trick in PRINTED.tricks)
    assert counts == dict.fromkeys(product(SCHOOLS, (1, 2, 3)), 4)


@pytest.mark.rule("TR-GEN-14")
def test_a_trick_of_one_player_cannot_be_learned_by_another() -> None:
    scene = table().trick(1, "linking-rings").dice(residence_1="any", residence_2="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    assert len({trick.id for trick in PRINTED.tricks}) == 48
    assert why_not(position, "learn linking-rings") == refusal(
        "trick-gone", "TR-GEN-14", trick="linking-rings"
    )
    assert "learn linking-rings" not in texts(position)


@pytest.mark.rule("TR-GEN-14")
def test_a_returned_trick_can_be_learned_by_anybody() -> None:
    scene = table().trick(1, "linking-rings").dice(residence_1="any", residence_2="any")
    scene.assigned(0, "magician", "downtown").assigned(1, "magician", "downtown").placing(1)
    position = scene.position()
    play(position, "return linking-rings", "idle magician", "place magician downtown-1", "plain")
    assert "learn linking-rings" in texts(position, 0)


@pytest.mark.rule("TR-GEN-14")
def test_a_trick_in_two_workshops_is_refused() -> None:
    scene = table().trick(0, "linking-rings").trick(1, "linking-rings")
    with pytest.raises(sleight.BadInput) as refused:
        scene.assigned(0, "magician", "workshop").placing(0).position()
    assert refused.value.arguments == {"why": "workshops.tricks: linking-rings once"}


@pytest.mark.rule("TR-GEN-15")
def test_the_box_holds_what_it_should() -> None:
    theaters = Counter(card.theater for card in PRINTED.performances)
    assert theaters == {"riverside-theater": 12, "grand-magorian": 8, "magnus-pantheon": 8}
    assert len({card.id for card in PRINTED.performances}) == 28
    assert len({magician.id for magician in PRINTED.magicians}) == 8
    decks = dict.fromkeys(("downtown", "market-row", "workshop", "theater"), 10)
    assert Counter(card.location for card in PRINTED.specials) >= Counter(decks)
    assert len({prophecy.id for prophecy in PRINTED.prophecies}) >= 27
    assert sum(len(dice) for dice in PRINTED.board.dice.values()) == 6


def without_first(key: str) -> Callable[[Any], None]:
    """A change of card data: the first card is missing."""

    def change(content: Any) -> None:
        del content[key][0]

    return change


def first_twice(key: str) -> Callable[[Any], None]:
    """A change of card data: the last card has the id of the first."""

    def change(content: Any) -> None:
        content[key][-1]["id"] = content[key][0]["id"]

    return change


@pytest.mark.rule("TR-GEN-13", "TR-GEN-15")
@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("tricks", "tricks: needs 4 of mechanical level 1, not 3"),
        ("performances", "performances: needs 12 of riverside-theater, not 11"),
        ("magicians", "magicians: needs 2 of each school"),
        ("special_assignments", "special_assignments: needs 10 of theater, not 9"),
        ("prophecies", "prophecies: needs 27, not 26"),
    ],
)
def test_data_with_a_card_too_few_are_refused(kind: str, why: str, tmp_path: Path) -> None:
    fault = data_fault(edited(tmp_path, f"{kind}.json", without_first(kind)))
    assert (fault.code, fault.arguments) == ("data-wrong", {"file": f"{kind}.json", "why": why})


@pytest.mark.rule("TR-GEN-14", "TR-GEN-15")
@pytest.mark.parametrize(
    ("kind", "id"),
    [
        ("tricks", "linking-rings"),
        ("performances", "riverside-theater-1"),
        ("magicians", "the-mechaniker"),
        ("special_assignments", "guest-performer"),
        ("prophecies", "one-base-point"),
    ],
)
def test_data_with_a_card_twice_are_refused(kind: str, id: str, tmp_path: Path) -> None:
    fault = data_fault(edited(tmp_path, f"{kind}.json", first_twice(kind)))
    why = f"{id}: id stands 2 times"
    assert (fault.code, fault.arguments) == ("data-wrong", {"file": f"{kind}.json", "why": why})


@pytest.mark.rule("TR-GEN-28")
def test_the_corners_of_a_marker_show_the_schools_clockwise() -> None:
    assert PRINTED.board.markers.corners_clockwise == ("spiritual", "mechanical", "optical", "escape")
    assert PRINTED.board.markers.corners_clockwise == SCHOOL_IDS


@pytest.mark.rule("TR-GEN-29")
def test_a_turned_marker_shows_the_schools_in_their_order() -> None:
    corners = range(4)
    for turned, corner in product(range(4), corners):
        school = (corner - turned) % 4
        assert facing(school, turned) == corner
        assert rotation(school, corner) == turned


@pytest.mark.rule("TR-GEN-29")
def test_two_markers_link_where_they_show_the_same_school() -> None:
    for corner, other, one, two in product(range(4), repeat=4):
        circle = Joint(0, corner, 1, other, False)
        same = SCHOOL_IDS[(corner - one) % 4] == SCHOOL_IDS[(other - two) % 4]
        assert linked(circle, marker_of(0, 2, one), marker_of(3, 1, two)) == same


@pytest.mark.rule("TR-GEN-29")
@pytest.mark.parametrize("trick", ["mind-reading", "linking-rings", "enchanted-butterflies", "stocks-escape"])
def test_a_marker_can_lie_in_four_ways_at_most(trick: str) -> None:
    # Slot 2 of this card has three circles and therefore three ways; no slot has more than four.
    scene = table().theater("riverside-theater-8").trick(0, trick, ready=2)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, f"set-up {trick}")
    ways = [text.split()[3] for text in texts(position) if text.split()[2] == "2"]
    assert ways == ["up", "right", "down"]
    for facing_way in ways:
        trial = position.copy()
        play(trial, f"at riverside-theater-8 2 {facing_way}")
        laid = trial.view(None).theater[0].markers[1]
        assert laid is not None
        assert (laid.trick, laid.facing) == (trick, facing_way)
