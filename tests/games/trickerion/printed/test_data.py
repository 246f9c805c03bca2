"""The printed data: what it must satisfy, a folder of other figures, and how wrong files are refused."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import sleight
from sleight.games.trickerion.editions.second import PRESETS
from sleight.games.trickerion.events import CardPerformed, TrickRewarded, WagesPaid
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.printed.structs import Performance, Yields
from tests.games.trickerion.helpers.other_data import FILES, OURS, Steps, changed_folder, data_fault
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.reading import rewarded
from tests.games.trickerion.helpers.scenario import GAME, table

OF_MODULES: dict[str, dict[str, object]] = {
    "prophecies.json": {"dark_alley": True},
    "special_assignments.json": {"dark_alley": True},
    "powers.json": {"dark_alley": True, "powers": True},
    "machines.json": {"dark_alley": True, "dawn": True},
    "signature_tricks.json": {"dark_alley": True, "dawn": True},
    "machine_assignments.json": {"dark_alley": True, "dawn": True},
}
"""The files that only a module needs, and a table that plays with it."""

CARDS = {card.id: card for card in GAME.printed.performances}


@pytest.mark.rule("TR-GEN-15")
def test_there_are_twelve_eight_and_eight_cards_of_the_three_theaters() -> None:
    theaters = Counter(card.theater for card in CARDS.values())
    assert theaters == {"riverside-theater": 12, "grand-magorian": 8, "magnus-pantheon": 8}
    assert len(GAME.printed.magicians) == 8


def reached(card: Performance) -> set[tuple[int, int]]:
    """The slots that the circles of a card join with its first slot."""
    found = {card.slots[0]}
    for _ in card.links:
        for circle in card.links:
            if found & set(circle.between):
                found |= set(circle.between)
    return found


@pytest.mark.rule("TR-TH-18", "TR-TH-27")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_the_circles_of_a_card_form_a_tree_over_its_slots_with_one_shard(card: Performance) -> None:
    assert reached(card) == set(card.slots)
    assert len(card.links) == len(card.slots) - 1
    assert sum(circle.shard for circle in card.links) == 1
    for circle in card.links:
        (column, row), other = circle.between
        assert other in ((column, row + 1), (column + 1, row))


@pytest.mark.rule("TR-GEN-13", "TR-GEN-14")
def test_there_are_twelve_tricks_of_each_school_and_four_of_each_level() -> None:
    tricks = GAME.printed.tricks
    assert Counter(trick.school for trick in tricks) == dict.fromkeys(
        ("spiritual", "mechanical", "optical", "escape"), 12
    )
    assert set(Counter((trick.school, trick.level) for trick in tricks).values()) == {4}
    assert len({trick.id for trick in tricks}) == 48


@pytest.mark.rule("TR-BEGIN-09")
@pytest.mark.parametrize("school", PRESETS)
def test_the_presets_can_be_prepared_from_their_components(school: str) -> None:
    preset = PRESETS[school]
    trick = next(trick for trick in GAME.printed.tricks if trick.id == preset.trick)
    assert (trick.school, trick.level, trick.markers) == (school, 1, preset.markers)
    assert all(preset.components.count(type) >= count for type, count in trick.components.items())


@pytest.mark.parametrize(
    ("slots", "bonus"), [(4, Yields(1, 0, 0)), (4, Yields(0, 1, 0)), (3, Yields(2, 0, 0))]
)
def test_the_cards_of_the_worked_example_exist(slots: int, bonus: Yields) -> None:
    assert [card for card in CARDS.values() if len(card.slots) == slots and card.performer_bonus == bonus]


def test_every_file_says_where_it_comes_from() -> None:
    for name in FILES:
        assert json.loads((OURS / name).read_text(encoding="utf-8"))["_about"]


def test_a_folder_of_the_same_figures_is_the_same_game(tmp_path: Path) -> None:
    folder = changed_folder(tmp_path, "tricks.json", ("_about",), "a copy")
    game = sleight.game("trickerion", data=folder)
    assert game.data_digest == GAME.data_digest
    assert game.new(3, 5).to_dict() == GAME.new(3, 5).to_dict()
    assert sleight.game("trickerion", data=str(folder)).data_digest == GAME.data_digest


def test_a_folder_without_the_cards_of_the_last_module_is_the_same_game(tmp_path: Path) -> None:
    folder = changed_folder(tmp_path, "tricks.json", ("_about",), "older than machines")
    for name in ("machines", "signature_tricks", "machine_assignments"):
        (folder / f"{name}.json").unlink()
    game = sleight.game("trickerion", data=folder)
    assert game.data_digest == GAME.data_digest
    assert game.new(3, 5).to_dict() == GAME.new(3, 5).to_dict()


def test_names_are_no_figures(tmp_path: Path) -> None:
    folder = changed_folder(tmp_path, "tricks.json", ("tricks", 0, "name"), {"en": "Rings"})
    assert sleight.game("trickerion", data=folder).data_digest == GAME.data_digest


@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("tricks.json", ("tricks", 0, "yields", "fame"), 3),
        ("tricks.json", ("tricks", 4, "prepare_ap"), 3),
        ("tricks.json", ("tricks", 8, "end_bonus", "fame"), 5),
        ("performances.json", ("performances", 0, "performer_bonus", "shards"), 2),
        ("performances.json", ("performances", 3, "performer_bonus", "fame"), 2),
        ("magicians.json", ("magicians", 0, "id"), "the-clockmaker"),
        ("special_assignments.json", ("special_assignments", 0, "action"), "reschedule"),
        ("prophecies.json", ("prophecies", 0, "hook"), "on_shards_received"),
        ("board.json", ("wages", "apprentice"), 2),
        ("board.json", ("dice", "bank", 0, 0), 4),
        ("board.json", ("theater", "yield_modifier", "thursday", "fame"), -2),
    ],
)
def test_the_digest_changes_with_the_figures(tmp_path: Path, file: str, path: Steps, value: object) -> None:
    folder = changed_folder(tmp_path, file, path, value)
    digest = sleight.game("trickerion", data=folder).data_digest
    assert digest != GAME.data_digest
    assert len(digest) == len(GAME.data_digest) == 8
    assert digest == sleight.game("trickerion", data=folder).data_digest


def changed_game(folder: Path, file: str, path: Steps, value: object) -> Trickerion:
    """The game with one figure changed."""
    return Trickerion(changed_folder(folder, file, path, value))


def evening(game: Trickerion) -> table:
    """Seat 0 performs Linking Rings on Friday."""
    scene = table(2, game).trick(0, "linking-rings").placed(0, "magician", "friday-stage")
    return scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down").performing(0)


def test_the_yields_of_a_changed_card_are_paid(tmp_path: Path) -> None:
    game = changed_game(
        tmp_path, "tricks.json", ("tricks", 0, "yields"), {"fame": 4, "coins": 0, "shards": 2}
    )
    events = play(evening(game).position(), "perform riverside-theater-1")
    assert events[0] == CardPerformed(0, "riverside-theater-1", "friday")
    assert events[1] == TrickRewarded(0, "linking-rings", 4, 0, 2)


def test_changed_wages_are_paid(tmp_path: Path) -> None:
    game = changed_game(tmp_path, "board.json", ("wages", "apprentice"), 3)
    position = evening(game).placed(0, "apprentice-1", "friday-1").position()
    events = play(position, "perform riverside-theater-1")
    assert WagesPaid(0, 3, 3, 0) in events


def test_changed_days_and_starting_figures_are_used(tmp_path: Path) -> None:
    days = {"friday": {"fame": 5, "coins": -1}}
    game = changed_game(tmp_path, "board.json", ("theater", "yield_modifier"), days)
    assert play(evening(game).position(), "perform riverside-theater-1")[1] == rewarded(
        0, "linking-rings", 5, 1, friday=(5, -1)
    )
    richer = changed_game(tmp_path, "board.json", ("starting", "shards"), 4).new(2, 1, {"beginner": "all"})
    while richer.view(None).phase == "set-up":
        richer.apply(richer.waiting[0], richer.choices(richer.waiting[0])[0])
    assert richer.view(None).shards == (4, 4)


def test_two_sets_of_data_live_side_by_side(tmp_path: Path) -> None:
    richer = changed_game(tmp_path, "board.json", ("starting", "fame"), 9)
    views = [game.new(2, 1).view(None) for game in (richer, GAME)]
    assert [view.fame for view in views] == [(9, 9), (5, 5)]
    assert [view.data for view in views] == [richer.data_digest, GAME.data_digest]


@pytest.mark.parametrize("name", sorted(set(FILES) - set(OF_MODULES)))
def test_a_missing_file_is_refused_by_its_name(tmp_path: Path, name: str) -> None:
    changed_folder(tmp_path, "tricks.json", ("_about",), "")
    (tmp_path / name).unlink()
    error = data_fault(tmp_path)
    assert error.code == "data-unreadable"
    assert str(error.arguments["file"]).endswith(name)


@pytest.mark.parametrize("name", OF_MODULES)
def test_without_the_files_of_a_module_only_that_module_is_refused(tmp_path: Path, name: str) -> None:
    changed_folder(tmp_path, "tricks.json", ("_about",), "")
    (tmp_path / name).unlink()
    game = sleight.game("trickerion", data=tmp_path)
    assert game.new(2, 1).view(None).alley is None
    assert game.printed_data()["missing"] == (name,)
    with pytest.raises(sleight.BadInput) as caught:
        game.new(2, 1, OF_MODULES[name])
    assert (caught.value.code, caught.value.arguments["file"]) == ("data-unreadable", name)


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("content", ["", "{", "[]", "3", '"text"', "null", "{}", "\udcff"])
def test_a_file_that_is_no_data_is_refused_by_its_name(tmp_path: Path, name: str, content: str) -> None:
    changed_folder(tmp_path, "tricks.json", ("_about",), "")
    (tmp_path / name).write_bytes(content.encode("utf-8", "surrogateescape"))
    error = data_fault(tmp_path)
    assert (error.code, error.arguments["file"]) == ("data-wrong", name)
    assert str(error)
