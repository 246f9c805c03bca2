"""Digests: a table's digest changes with the cards that its options use, and with no others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sleight import BadRecord, Record
from sleight.games.trickerion.game import Trickerion
from tests.games.trickerion.helpers.other_data import Steps, changed_folder
from tests.games.trickerion.helpers.scenario import GAME

FIRST = "8daf0e60"
"""What the headers of tables and records held when a digest was that of all cards."""

GOLDEN = Path(__file__).parents[3] / "golden" / "trickerion"

BASE: dict[str, Any] = {}
ALLEY: dict[str, Any] = {"dark_alley": True}
FULL: dict[str, Any] = {"dark_alley": True, "prophecies": True}
POWERS: dict[str, Any] = {"dark_alley": True, "powers": True}
TABLES = (BASE, ALLEY, FULL)

EVERYWHERE: list[tuple[str, Steps, object]] = [
    ("tricks.json", ("tricks", 1, "yields", "fame"), 3),
    ("tricks.json", ("tricks", 4, "prepare_ap"), 3),
    ("tricks.json", ("tricks", 5, "id"), "sawing"),
    ("performances.json", ("performances", 0, "performer_bonus", "shards"), 2),
    ("performances.json", ("performances", 12, "performer_bonus", "fame"), 9),
    ("magicians.json", ("magicians", 0, "id"), "the-clockmaker"),
    ("board.json", ("wages", "apprentice"), 2),
    ("board.json", ("dice", "bank", 0, 0), 4),
    ("board.json", ("starting", "fame"), 9),
    ("board.json", ("slots", "downtown", 0), 3),
    ("board.json", ("slots_closed_by_players", "3"), 0),
    ("board.json", ("components", "superior", "price"), 4),
    ("board.json", ("theater", "yield_modifier", "thursday", "fame"), -2),
]
IN_THE_ALLEY: list[tuple[str, Steps, object]] = [
    ("tricks.json", ("tricks", 8, "yields", "coins"), 9),
    ("tricks.json", ("tricks", 8, "id"), "aztec-gentleman"),
    ("tricks.json", ("tricks", 8, "end_bonus", "fame"), 9),
    ("performances.json", ("performances", 20, "performer_bonus", "fame"), 9),
    ("board.json", ("slots", "dark-alley", 0), 3),
    ("board.json", ("rounds", "dark_alley"), 8),
    ("special_assignments.json", ("special_assignments", 0, "action"), "reschedule"),
    ("special_assignments.json", ("special_assignments", 3, "every_action"), True),
    ("special_assignments.json", ("special_assignments", 5, "when"), "return-characters"),
]
CHANGES: list[tuple[str, Steps, object, tuple[dict[str, Any], ...]]] = [
    *((*change, TABLES) for change in EVERYWHERE),
    *((*change, (ALLEY, FULL)) for change in IN_THE_ALLEY),
    ("board.json", ("rounds", "base"), 6, (BASE,)),
    ("prophecies.json", ("prophecies", 0, "hook"), "on_shards_received", (FULL,)),
]


def name(value: object) -> str | None:
    """A change by its place in the file."""
    return (
        "-".join(map(str, value)) if isinstance(value, tuple) and value and value[0] not in TABLES else None
    )


@pytest.mark.parametrize(("file", "path", "value", "users"), CHANGES, ids=name)
def test_a_changed_card_changes_the_digest_of_the_tables_that_use_it(
    tmp_path: Path, file: str, path: Steps, value: object, users: tuple[dict[str, Any], ...]
) -> None:
    game = Trickerion(changed_folder(tmp_path, file, path, value))
    assert game.data_digest != GAME.data_digest
    for options in TABLES:
        used = options in users
        old = GAME.table_digest(options)
        assert (game.table_digest(options) != old) == used
        assert game.accepts_digest(old, options) == (not used)
        assert game.accepts_digest(FIRST, options) == (not used)
        assert game.accepts_digest(game.table_digest(options), options)


@pytest.mark.parametrize(
    ("file", "path", "value"),
    [
        ("tricks.json", ("tricks", 0, "name", "en"), "Rings"),
        ("magicians.json", ("magicians", 0, "ability", "fr"), "Engrenages"),
        ("tricks.json", ("tricks", 8, "end_bonus", "note"), "At the end of the game."),
        ("board.json", ("_about",), "A copy."),
    ],
    ids=name,
)
def test_words_are_no_part_of_a_tables_digest(tmp_path: Path, file: str, path: Steps, value: object) -> None:
    game = Trickerion(changed_folder(tmp_path, file, path, value))
    for options in TABLES:
        assert game.table_digest(options) == GAME.table_digest(options)
        assert game.accepts_digest(FIRST, options)


@pytest.mark.parametrize(("field", "value"), [("slots", [1]), ("copies", 4)])
def test_a_changed_power_changes_the_digest_of_tables_with_powers_alone(
    tmp_path: Path, field: str, value: object
) -> None:
    game = Trickerion(changed_folder(tmp_path, "powers.json", ("powers", 0, field), value))
    assert game.data_digest != GAME.data_digest
    assert game.table_digest(POWERS) != GAME.table_digest(POWERS) != GAME.table_digest(ALLEY)
    assert not game.accepts_digest(GAME.table_digest(POWERS), POWERS)
    for options in TABLES:
        assert game.table_digest(options) == GAME.table_digest(options)
        assert game.accepts_digest(FIRST, options)


def test_options_that_read_no_other_cards_change_no_digest() -> None:
    assert len({GAME.table_digest(options) for options in TABLES}) == len(TABLES)
    for options in TABLES:
        same = {**options, "quick": True, "level3_with_marker": False, "beginner": "all"}
        assert GAME.table_digest(same) == GAME.table_digest(options)
        assert GAME.table_digest(GAME.read_options(options, 2)) == GAME.table_digest(options)


def test_cards_in_another_order_are_other_cards(tmp_path: Path) -> None:
    """Saved questions name cards by number, and the theaters are shuffled one after the other."""
    folder = changed_folder(tmp_path, "board.json", ("_about",), "")
    content = json.loads((folder / "performances.json").read_text(encoding="utf-8"))
    assert content["performances"][-1]["theater"] == "magnus-pantheon"
    content["performances"].insert(0, content["performances"].pop())
    (folder / "performances.json").write_text(json.dumps(content), encoding="utf-8")
    assert not Trickerion(folder).accepts_digest(FIRST, BASE)


def test_the_digest_of_all_cards_is_still_the_first_one() -> None:
    assert GAME.data_digest == FIRST
    for options in TABLES:
        assert GAME.accepts_digest(FIRST, options)
        assert not GAME.accepts_digest("00000000", options)
        others = [GAME.table_digest(other) for other in TABLES if other != options]
        assert not any(GAME.accepts_digest(digest, options) for digest in others)


UNUSED: list[tuple[str, Steps, object, str]] = [
    *((*change, "base") for change in IN_THE_ALLEY),
    ("prophecies.json", ("prophecies", 0, "hook"), "on_shards_received", "alley"),
    ("board.json", ("rounds", "base"), 6, "full-quick"),
]


@pytest.mark.parametrize(("file", "path", "value", "played"), UNUSED, ids=name)
def test_a_game_replays_whatever_happens_to_cards_that_it_leaves_in_the_box(
    tmp_path: Path, file: str, path: Steps, value: object, played: str
) -> None:
    game = Trickerion(changed_folder(tmp_path, file, path, value))
    golden = GOLDEN / f"v1-3-{played}.sleight"
    assert Record.read(golden, game).to_text() == golden.read_text(encoding="utf-8")


def with_digest(record: Record, digest: str) -> str:
    """A record as if it had been written with another digest."""
    return record.to_text().replace(f'"data":"{record.header.data}"', f'"data":"{digest}"')


@pytest.mark.parametrize("options", TABLES)
def test_a_record_is_read_where_the_cards_of_its_table_are_the_same(
    tmp_path: Path, options: dict[str, Any]
) -> None:
    record = Record.start(GAME, seats=2, seed=3, options=options)
    assert record.header.data == GAME.table_digest(options)
    hook = changed_folder(tmp_path, "prophecies.json", ("prophecies", 0, "hook"), "on_shards_received")
    changed = Trickerion(hook)
    for text in (record.to_text(), with_digest(record, FIRST)):
        assert Record.from_text(text, GAME).replay().to_dict() == record.position.to_dict()
        if options != FULL:
            assert Record.from_text(text, changed).header.options == options
            continue
        with pytest.raises(BadRecord) as caught:
            Record.from_text(text, changed)
        assert caught.value.code == "record-data"
        assert caught.value.arguments["known"] == changed.table_digest(options)


def test_a_record_that_goes_on_from_a_position_has_the_digest_of_its_options() -> None:
    for options in TABLES:
        position = GAME.new(3, 4, options)
        record = Record.start(GAME, position=position)
        assert record.header.data == GAME.table_digest(options)
        again = Record.from_text(with_digest(record, FIRST))
        assert again.position.to_dict() == position.to_dict()


def test_a_record_whose_options_are_wrong_says_so_and_blames_no_cards() -> None:
    text = Record.start(GAME, seats=2, seed=3, options=ALLEY).to_text()
    with pytest.raises(BadRecord) as caught:
        Record.from_text(text.replace('"dark_alley":true', '"dark_alley":"yes"'))
    assert caught.value.code == "record-header"
