"""Wrong card data is refused with file, card and field named."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sleight
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.load import load_data
from tests.games.trickerion.helpers.other_data import FILES, OURS, Steps, changed_folder, data_fault, spots


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ((0, "school"), "black", "linking-rings: school"),
        ((0, "school"), None, "linking-rings: Expected `str`, got `null` - at `$.school`"),
        ((0, "level"), 4, "linking-rings: level"),
        ((0, "threshold"), -1, "linking-rings: threshold"),
        ((0, "components"), {}, "linking-rings: components"),
        ((0, "components"), {"gold": 1}, "linking-rings: components"),
        ((0, "components"), {"metal": 4}, "linking-rings: components"),
        ((0, "components"), {"metal": 0}, "linking-rings: components"),
        ((0, "prepare_ap"), 0, "linking-rings: prepare_ap"),
        ((0, "prepare_ap"), 4, "linking-rings: prepare_ap"),
        ((0, "markers"), 0, "linking-rings: markers"),
        ((0, "markers"), 5, "linking-rings: markers"),
        ((0, "yields", "coins"), -1, "linking-rings: yields"),
        ((0, "yields", "gold"), 1, "linking-rings: Object contains unknown field `gold` - at `$.yields`"),
        ((0, "colour"), "red", "linking-rings: Object contains unknown field `colour`"),
        ((3, "id"), "living-piano", "living-piano: id"),
        ((3, "id"), 7, "card 4: Expected `str`, got `int` - at `$.id`"),
        ((3,), "levitation", "card 4: Expected `object`, got `str`"),
        ((3, "level"), 2, "tricks: threshold"),
        ((4, "threshold"), 17, "tricks: threshold"),
        ((0, "end_bonus"), {"per": "three_coins", "fame": 1}, "linking-rings: end_bonus: belongs to level 3"),
        ((8, "end_bonus"), None, "aztec-lady: end_bonus: belongs to level 3"),
        ((8, "end_bonus", "per"), "rabbit", "aztec-lady: end_bonus: per must be one of "),
        ((8, "end_bonus"), {"if": "has_rabbit", "fame": 7}, "aztec-lady: end_bonus: if must be one of"),
        ((8, "end_bonus", "if"), "has_manager", "aztec-lady: end_bonus: needs either per or if"),
        ((8, "end_bonus"), {"fame": 7}, "aztec-lady: end_bonus: needs either per or if"),
        ((8, "end_bonus", "fame"), -1, "aztec-lady: end_bonus: fame must not be below 0"),
        ((8, "end_bonus", "fame"), "2", "aztec-lady: Expected `int`, got `str` - at `$.end_bonus.fame`"),
        ((8, "end_bonus", "coins"), 1, "aztec-lady: Object contains unknown field `coins`"),
    ],
)
def test_a_wrong_trick_is_refused_by_card_and_field(
    tmp_path: Path, path: Steps, value: object, named: str
) -> None:
    error = data_fault(changed_folder(tmp_path, "tricks.json", ("tricks", *path), value))
    assert (error.code, error.arguments["file"]) == ("data-wrong", "tricks.json")
    assert str(error.arguments["why"]).startswith(named)


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ((0, "theater"), "opera", "riverside-theater-1: theater"),
        ((0, "theater"), "grand-magorian", "performances: needs 12 of riverside-theater"),
        ((0, "slots"), [[0, 0]], "riverside-theater-1: slots"),
        ((0, "slots"), [[0, 0], [0, 1], [0, 1]], "riverside-theater-1: slots"),
        ((0, "slots", 2), [0, 3], "riverside-theater-1: links"),
        ((0, "slots", 2), [0], "riverside-theater-1: "),
        ((0, "links", 0, "between"), [[0, 0], [0, 2]], "riverside-theater-1: links"),
        ((0, "links", 0, "between"), [[0, 1], [0, 0]], "riverside-theater-1: links"),
        ((0, "links"), [], "riverside-theater-1: links"),
        ((0, "links", 0, "shard"), 1, "riverside-theater-1: Expected `bool`"),
        ((0, "performer_bonus", "fame"), -1, "riverside-theater-1: performer_bonus"),
        ((0, "performer_bonus"), {"fame": 1}, "riverside-theater-1: Object missing required field"),
        ((1, "id"), "riverside-theater-1", "riverside-theater-1: id"),
    ],
)
def test_a_wrong_performance_card_is_refused_by_card_and_field(
    tmp_path: Path, path: Steps, value: object, named: str
) -> None:
    error = data_fault(changed_folder(tmp_path, "performances.json", ("performances", *path), value))
    assert (error.code, error.arguments["file"]) == ("data-wrong", "performances.json")
    assert str(error.arguments["why"]).startswith(named)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        # Two circles join the same slots and the third slot of the row hangs in the air.
        ({"links": [[[0, 0], [0, 1]], [[0, 0], [0, 1]]]}, "riverside-theater-1: links"),
        # Two pairs of slots, each joined, but not with each other.
        (
            {
                "slots": [[0, 0], [0, 1], [1, 0], [1, 1]],
                "links": [[[0, 0], [0, 1]], [[1, 0], [1, 1]]],
            },
            "riverside-theater-1: links",
        ),
        # A ring of four circles.
        (
            {
                "slots": [[0, 0], [0, 1], [1, 0], [1, 1]],
                "links": [
                    [[0, 0], [0, 1]],
                    [[1, 0], [1, 1]],
                    [[0, 0], [1, 0]],
                    [[0, 1], [1, 1]],
                ],
            },
            "riverside-theater-1: links",
        ),
    ],
    ids=["double", "parted", "ring"],
)
def test_circles_that_form_no_tree_are_refused(tmp_path: Path, change: dict[str, Any], named: str) -> None:
    links = [{"between": pair, "shard": not n} for n, pair in enumerate(change.pop("links"))]
    cards = json.loads((OURS / "performances.json").read_text(encoding="utf-8"))["performances"]
    card = {**cards[0], **change, "links": links}
    error = data_fault(changed_folder(tmp_path, "performances.json", ("performances", 0), card))
    assert str(error.arguments["why"]).startswith(named)


@pytest.mark.parametrize("shards", [(False, False), (True, True)])
def test_a_card_needs_exactly_one_shard_circle(tmp_path: Path, shards: tuple[bool, bool]) -> None:
    folder = changed_folder(
        tmp_path, "performances.json", ("performances", 0, "links", 0, "shard"), shards[0]
    )
    content = json.loads((folder / "performances.json").read_text(encoding="utf-8"))
    content["performances"][0]["links"][1]["shard"] = shards[1]
    (folder / "performances.json").write_text(json.dumps(content), encoding="utf-8")
    assert str(data_fault(folder).arguments["why"]).startswith("riverside-theater-1: links")


@pytest.mark.parametrize(
    ("file", "path", "value", "named"),
    [
        ("magicians.json", ("magicians", 0, "school"), "optical", "magicians: needs 2 of each school"),
        ("magicians.json", ("magicians", 0, "id"), "electra", "electra: id"),
        ("magicians.json", ("magicians", 0, "name"), "Electra", "the-mechaniker: Expected `object`"),
        ("magicians.json", ("magicians",), {}, "magicians: needs a list"),
        ("board.json", ("slots", "downtown"), [2, 1, 0], "slots: downtown"),
        ("board.json", ("slots", "dark-alley"), [2, 1, 0], "slots: dark-alley"),
        ("board.json", ("players", "max"), 5, "players"),
        ("board.json", ("initiative_spaces", "2"), [1], "initiative_spaces"),
        ("board.json", ("slots_closed_by_players", "3"), 3, "slots_closed_by_players"),
        ("board.json", ("theater", "days"), ["thursday"], "theater"),
        ("board.json", ("theater", "action_point_modifier"), {"monday": 1}, "theater: action_point_modifier"),
        ("board.json", ("starting", "coins_by_initiative_space"), {"1": 10}, "starting"),
        ("board.json", ("starting", "fame"), -1, "starting"),
        ("board.json", ("wages",), {"apprentice": 1}, "wages: needs specialist"),
        ("board.json", ("wages", "apprentice"), -1, "wages: needs apprentice"),
        ("board.json", ("rounds", "base"), 0, "rounds: base must be at least 2"),
        ("board.json", ("rounds", "dark_alley"), 1, "rounds: dark_alley must be at least 2"),
        ("board.json", ("rounds",), {"base": 5}, "rounds: needs dark_alley"),
        ("board.json", ("advertise",), {}, "advertise: needs fame"),
        ("board.json", ("markers", "corners_clockwise", 0), "escape", "markers: corners_clockwise"),
        ("board.json", ("markers", "per_symbol"), 0, "markers"),
        ("board.json", ("components", "basic", "price"), 0, "components: a price"),
        (
            "board.json",
            ("components", "rare"),
            {"price": 4, "types": []},
            "components: needs basic, advanced",
        ),
        ("board.json", ("components", "basic", "types", 0), "rope", "components: needs 12"),
        ("board.json", ("market_row", "order_slots"), 5, "market_row"),
        ("board.json", ("market_row", "initial_stock", 0), "gold", "market_row: initial_stock"),
        ("board.json", ("discs_per_player", "apprentice"), 3, "discs_per_player"),
        ("board.json", ("player_board", "trick_slots"), 4, "player_board"),
        ("board.json", ("specialist_boards", "manager"), {"component_slots": 3}, "specialist_boards"),
        ("board.json", ("dice", "inn", 0), ["x"], "dice: inn"),
        ("board.json", ("dice", "bank", 1, 0), "seven", "dice: bank"),
        ("board.json", ("dice", "residence", 0, 0), "black", "dice: residence"),
        (
            "special_assignments.json",
            ("special_assignments",),
            [],
            "special_assignments: needs 10 of downtown, not 0",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "id"),
            "new-twist",
            "new-twist: id stands 2 times",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "id"),
            "encore",
            "encore: id must be one of arranged-fiasco",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "location"),
            "opera",
            "guest-performer: location must be one",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "location"),
            "dark-alley",
            "guest-performer: location must be",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "action"),
            "buy",
            "guest-performer: action must be one of",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 20, "location"),
            "theater",
            "mass-recruitment: action must be",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 19, "location"),
            "theater",
            "special_assignments: needs 10 of work",
        ),
        (
            "special_assignments.json",
            ("special_assignments", 0, "effect"),
            "?",
            "guest-performer: Object contains unknown",
        ),
        ("prophecies.json", ("prophecies", 0, "id"), "doom", "doom: id must be one of cheap-coins"),
        ("prophecies.json", ("prophecies", 0, "id"), "shard-echo", "shard-echo: id stands 2 times"),
        ("prophecies.json", ("prophecies",), [], "prophecies: needs 27, not 0"),
        ("prophecies.json", ("prophecies", 0, "hook"), 3, "one-base-point: Expected `str`, got `int`"),
        ("tricks.json", ("tricks", 0, "markers"), 3, "linking-rings: markers must be 2, for beginners"),
        ("tricks.json", ("tricks", 0, "components"), {"wood": 1}, "linking-rings: components"),
        ("tricks.json", ("tricks", 0, "id"), "rings", "linking-rings: id"),
        ("tricks.json", ("tricks", 25, "id"), "stocks", "stocks-escape: id"),
    ],
)
def test_other_wrong_data_is_refused_by_its_field(
    tmp_path: Path, file: str, path: Steps, value: object, named: str
) -> None:
    error = data_fault(changed_folder(tmp_path, file, path, value))
    assert (error.code, error.arguments["file"]) == ("data-wrong", file)
    assert str(error.arguments["why"]).startswith(named)


PLACES = [
    (name, path) for name in FILES for path in spots(json.loads((OURS / name).read_text(encoding="utf-8")))
]
values: st.SearchStrategy[object] = (
    st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.just([]) | st.just({})
)


@given(place=st.sampled_from(PLACES), value=values)
@settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_any_other_value_is_taken_or_refused_and_never_crashes(
    tmp_path_factory: pytest.TempPathFactory, place: tuple[str, Steps], value: object
) -> None:
    folder = tmp_path_factory.mktemp("cards")
    changed_folder(folder, *place, value)
    error = fault(folder)
    if error is None:
        game = Trickerion(folder)
        for options in ({"beginner": [0]}, {"dark_alley": True, "prophecies": True, "quick": True}):
            position = game.new(4, 1, options)
            for _ in range(40):
                position.apply(position.waiting[0], position.choices(position.waiting[0])[0])
    else:
        assert (error.code, error.arguments["file"]) == ("data-wrong", place[0])
        assert ":" in str(error.arguments["why"])
    shutil.rmtree(folder)


def fault(folder: Path) -> sleight.BadInput | None:
    """How the data of a folder is refused, if it is."""
    try:
        Trickerion(folder)
    except sleight.BadInput as error:
        return error
    return None


def test_the_printed_data_has_no_fault() -> None:
    assert load_data()[1] == load_data(OURS)[1]
