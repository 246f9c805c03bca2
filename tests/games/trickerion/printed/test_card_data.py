"""The card data: what is printed, and how a wrong file is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import sleight
from sleight.games.trickerion import cards
from sleight.games.trickerion.cards import magicians
from sleight.games.trickerion.printed.load import load_data
from sleight.games.trickerion.scoring import bonuses
from tests.games.trickerion.helpers.other_data import Steps, changed_folder, data_fault, edited
from tests.games.trickerion.helpers.scenario import GAME


@pytest.mark.rule("TR-GEN-06", "TR-GEN-13", "TR-GEN-05")
def test_four_tricks_of_each_school_and_level() -> None:
    tricks = GAME.printed.tricks
    assert len(tricks) == 48
    assert set(Counter((trick.school, trick.level) for trick in tricks).values()) == {4}
    assert {(trick.level, trick.threshold) for trick in tricks} == {(1, 1), (2, 16), (3, 36)}


@pytest.mark.rule("TR-GEN-07", "TR-GEN-08")
def test_components_and_their_prices() -> None:
    prices = dict(zip(GAME.printed.component_ids, GAME.printed.prices, strict=True))
    assert [id for id, price in prices.items() if price == 1] == ["wood", "metal", "glass", "fabric"]
    assert [id for id, price in prices.items() if price == 2] == ["rope", "petroleum", "saw", "animal"]
    assert [id for id, price in prices.items() if price == 3] == ["padlock", "mirror", "disguise", "cog"]


@pytest.mark.rule("TR-GEN-15", "TR-SA-01", "TR-PRO-01")
def test_every_card_of_the_dark_alley_does_something() -> None:
    ours = {id for id, card in cards.SPECIALS.items() if not card.module}
    assert ours == {card.id for card in GAME.printed.specials}
    assert set(cards.PROPHECIES) == {prophecy.id for prophecy in GAME.printed.prophecies}
    assert set(magicians.ABILITIES) == {magician.id for magician in GAME.printed.magicians}


@pytest.mark.rule("TR-SCORE-08")
def test_every_word_of_the_end_bonuses_is_used_and_known() -> None:
    found = [trick.end_bonus for trick in GAME.printed.tricks if trick.end_bonus]
    assert len(found) == 16
    assert {bonus.per for bonus in found if bonus.per} == set(bonuses.COUNTS)
    assert {bonus.condition for bonus in found if bonus.condition} == set(bonuses.CONDITIONS)


@pytest.mark.rule("TR-TH-18")
def test_every_card_has_slots_joined_by_circles() -> None:
    for card, layout in zip(GAME.printed.performances, GAME.box.layouts, strict=True):
        assert layout.slots == len(card.slots)
        assert len(layout.circles) == layout.slots - 1
        assert sum(circle.shard for circle in layout.circles) == 1
        assert all(layout.facings)


def test_a_folder_with_the_same_data_gives_the_same_digest(tmp_path: Path) -> None:
    def backwards(content: dict[str, Any]) -> None:
        content["tricks"].reverse()

    assert load_data(edited(tmp_path, "board.json", lambda _: None))[1] == GAME.data_digest
    assert {trick.id for trick in load_data(edited(tmp_path, "tricks.json", backwards))[0].tricks} == {
        trick.id for trick in GAME.printed.tricks
    }


def test_other_figures_make_another_game(tmp_path: Path) -> None:
    def richer(content: dict[str, Any]) -> None:
        content["starting"]["fame"] = 9

    game = sleight.game("trickerion", data=edited(tmp_path, "board.json", richer))
    assert game.data_digest != GAME.data_digest
    assert game.new(2, 1).scores == (9, 9)


@pytest.mark.parametrize(
    ("file", "path", "value", "named"),
    [
        ("tricks.json", ("tricks", 0, "school"), "culinary", "linking-rings: school"),
        ("tricks.json", ("tricks", 0, "markers"), 5, "linking-rings: markers"),
        ("tricks.json", ("tricks", 0, "prepare_ap"), "two", "linking-rings"),
        ("tricks.json", ("tricks", 1, "components"), {"chocolate": 1}, "living-piano: components"),
        ("tricks.json", ("tricks", 1, "id"), "linking-rings", "linking-rings: id stands 2 times"),
        ("tricks.json", ("tricks", 0, "level"), 2, "tricks: "),
        ("tricks.json", ("tricks", 0, "components"), {"metal": 3}, "linking-rings: components"),
        ("tricks.json", ("tricks", 0, "yields", "fame"), -1, "linking-rings: yields"),
        ("performances.json", ("performances", 2, "slots"), [[0, 0]], "riverside-theater-3: slots"),
        (
            "performances.json",
            ("performances", 2, "links", 0, "between"),
            [[0, 0], [1, 2]],
            "riverside-theater-3: links",
        ),
        ("performances.json", ("performances", 0, "theater"), "opera", "riverside-theater-1: theater"),
        ("magicians.json", ("magicians", 0, "school"), "optical", "magicians: "),
        ("special_assignments.json", ("special_assignments", 0, "action"), "buy", "guest-performer: action"),
        ("prophecies.json", ("prophecies", 0, "id"), "shard-echo", "shard-echo: id stands 2 times"),
        ("tricks.json", ("tricks", 8, "end_bonus"), None, "aztec-lady: end_bonus"),
        ("board.json", ("dice", "bank", 0, 0), "seven", "dice: bank"),
        ("board.json", ("market_row", "initial_stock", 0), "gold", "market_row: initial_stock"),
        ("board.json", ("rounds", "base"), 0, "rounds"),
    ],
)
def test_a_wrong_file_is_refused_by_card_and_field(
    tmp_path: Path, file: str, path: Steps, value: object, named: str
) -> None:
    fault = data_fault(changed_folder(tmp_path, file, path, value))
    assert (fault.code, fault.arguments["file"]) == ("data-wrong", file)
    assert str(fault.arguments["why"]).startswith(named)


def test_missing_and_broken_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(sleight.BadInput) as refusal:
        load_data(tmp_path)
    assert refusal.value.code == "data-unreadable"
    edited(tmp_path, "board.json", lambda _: None)
    for content in ("{", "[]", '{"tricks": 3}'):
        (tmp_path / "tricks.json").write_text(content)
        with pytest.raises(sleight.BadInput) as refusal:
            load_data(tmp_path)
        assert refusal.value.code == "data-wrong"
