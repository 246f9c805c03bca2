"""Magician Powers in the terminal: slots with their shards, hands, lists of choices, explanations."""

from __future__ import annotations

import re

import pytest

from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.modules.powers.power import USED
from tests.games.trickerion.helpers.powers import dealt, learning, with_power, with_powers
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import listed, looked, shown, widest

HOUSE = {
    "en": "⌂ House power: our own invention, not a published card.",
    "fr": "⌂ Pouvoir maison\u00a0: notre propre invention, pas une carte publiée.",
    "ru": "⌂ Домашнее умение: придумано нами, такой карты не издавали.",
}


def flat(text: str) -> str:
    """A picture as one line, for sentences that go on below."""
    return " ".join(text.split())


@pytest.mark.rule("MP-15", "MP-20", "MP-21")
def test_slots_show_their_shards_and_how_many_open_the_next() -> None:
    position = with_power(
        with_powers().shards(0, 4).placing(0).assigned(0, "magician", "workshop"), 0, "warm-rapport"
    )
    lines = looked(position, "powers").splitlines()
    assert lines[1].startswith("Slot 1 ◆     Warm Rapport ⌂: Each time you set up a trick")
    slots = [line for line in lines if line.startswith("Slot")][:4]
    assert slots[1:] == [
        "Slot 2 ◆◆    open, empty",
        "Slot 3 ◆◇    closed: 1 more shard opens it",
        "Slot 4 ◇◇◇   closed: 4 more shards open it",
    ]


@pytest.mark.rule("MP-17", "MP-33")
def test_shards_apart_and_powers_that_are_used_are_said() -> None:
    position = with_power(
        with_powers().shards(0, 10).placing(0).assigned(0, "magician", "workshop"), 0, "prompter"
    )
    prompter = [card.id for card in GAME.printed.of_modules["powers"]].index("prompter")
    position.cells[position.table.blocks[USED]] |= 1 << prompter
    assert "2 shards apart, spent first" in looked(position, "powers")
    assert "(used this round)" in looked(position, "powers")
    assert "Prompter ⌂ (used this round)" in shown(position)


@pytest.mark.rule("MP-29")
def test_of_others_only_what_was_learned_is_named() -> None:
    position = with_power(with_powers().placing(0).assigned(0, "magician", "workshop"), 1, "warm-rapport")
    others = flat(looked(position, "powers").partition("Powers: Maximilian")[2])
    assert "Warm Rapport ⌂: Each time" in others
    assert "In hand 7 face down" in others
    assert flat(shown(position, seat=None)).count("Powers Maximilian-Theodor: Warm Rapport ⌂") == 1


@pytest.mark.rule("MP-11", "MP-13")
def test_the_list_says_what_a_power_does_and_what_learning_it_takes() -> None:
    position = with_power(learning().shards(0, 3).fame(0, 10).coins(0, 9), 0, "warm-rapport")
    text = flat(listed(position))
    assert "Learn a power" in text
    assert "from 16 fame (+ 6¢)" in text
    assert "Warm Rapport ⌂ returns to hand" in text


@pytest.mark.rule("MP-06")
def test_discards_are_listed_with_their_effects() -> None:
    position = dealt()
    text = listed(position)
    assert text.count("⌂") >= len(position.choices(0))
    position.apply(0, position.choices(0)[0])
    assert "Discarded" in shown(position)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_they_fit_80_columns_and_are_marked_as_ours(lang: str) -> None:
    position = with_power(learning(seats=4).shards(0, 9), 0, "warm-rapport", "prompter")
    for picture in (shown(position, lang), listed(position, lang), looked(position, "powers", "", lang)):
        assert 0 < widest(picture) <= 80, picture
        assert not re.search(r"\$|None|effect-|power-", picture), picture
    assert HOUSE[lang] in looked(position, "powers", "", lang)


@pytest.mark.rule("MP-49")
def test_a_power_is_explained_and_marked_as_ours() -> None:
    position = with_powers().placing(0).assigned(0, "magician", "workshop").position()
    assert "House powers ⌂, our own inventions" in looked(position, "explain", "living")
    assert "Living Legend ⌂: At the end" in flat(looked(position, "explain", "living"))


@pytest.mark.rule("PW-04", "PW-07")
def test_a_power_is_explained_by_the_rules_of_the_edition() -> None:
    for edition, said in (("2019", "two different types"), ("first", "two components of the same type")):
        position = dealt(edition=edition)
        assert said in flat(looked(position, "explain", "mixed"))


def test_without_powers_there_is_nothing_to_show() -> None:
    position = table(2, dark_alley=True).placing(0).assigned(0, "magician", "workshop").position()
    assert looked(position, "powers").strip() == "This game is played without Magician Powers."
    assert "⌂" not in looked(position, "explain")


@pytest.mark.rule("MP-50")
def test_the_list_says_what_a_purchase_costs_in_the_end() -> None:
    scene = with_powers().acting(0, "magician", "market-1", points=2)
    assert "×3 = 3¢" in listed(scene.position())
    assert "×3 = 2¢" in listed(with_power(scene, 0, "house-account"))
