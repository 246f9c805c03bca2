"""How the choices of machines and signature tricks are listed in the terminal."""

from __future__ import annotations

import re

import pytest

from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import DAWN, built, of_school, quiet, with_dawn
from tests.games.trickerion.helpers.openings import opening
from tests.games.trickerion.helpers.playing import kind, play
from tests.games.trickerion.helpers.scenes import ONE
from tests.games.trickerion.helpers.screens import listed, widest


def flat(position: TrickerionPosition, lang: str = "en") -> str:
    """The list as one line; it fits a terminal."""
    text = listed(position, lang)
    assert widest(text) <= 80, text
    return " ".join(text.split())


@pytest.mark.rule("DT-SETUP-09")
def test_starting_with_a_signature_trick_says_its_price() -> None:
    position = opening(2, 0, **DAWN)
    play(position, "choose the-mechaniker", "choose the-red-lotus", "take metal+metal")
    text = flat(position)
    assert "Perpetual Rings ⌂ ✱1 1★ 2¢ · 1→3■ · 2 metal ✓ · Easy Set-up: one set-up action" in text
    assert text.count("to start the game with it you pay 1 shard") == 1


@pytest.mark.rule("DT-OPTI-02", "DT-OPTI-10")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_preparation_with_machines_names_their_levels(lang: str) -> None:
    scene = of_school("optical", 3).trick(0, "shattered-mirror").components(0, wood=3, glass=3, mirror=1)
    text = flat(scene.acting(0, "magician", "workshop-1", points=3).position(), lang)
    assert "◉2 2→2■ 2) 3 3) 1 + 3 4) 2 + 3 5) 1 + 2 + 3" in text


@pytest.mark.rule("DT-SPIR-01", "DT-SPIR-02")
def test_a_purchase_with_the_machine_says_what_is_paid() -> None:
    scene = of_school("spiritual", 1).market(["mirror", "wood", "metal", "glass"]).coins(0, 10)
    text = flat(scene.acting(0, "magician", "market-1", points=2).position())
    assert "Buy (1) · Hypnotiser 1 wood" in text
    assert re.search(r"mirror \d+\) ×1 = 1¢ \d+\) ×2 = 3¢ \d+\) ×3 = 6¢", text)
    position = scene.position()
    play(position, "buy-with-machine mirror 3")
    assert kind(position) == "bargain"
    assert [line.split()[-1] for line in listed(position).splitlines() if line.strip()] == ["6¢", "5¢"]


@pytest.mark.rule("DT-SPIR-03")
def test_cards_that_change_are_listed_with_who_has_them() -> None:
    scene = quiet(of_school("spiritual", 2)).assigned(0, "apprentice-1", "market-row")
    position = scene.asked(0, "use-machine").position()
    play(position, "use-machine spiritual-2")
    assert "Change a card 1 magician → Downtown 2 apprentice 1 → Market Row" in flat(position)
    play(position, "change-card magician")
    assert "Swap cards with 4 apprentice 1 → Market Row" in flat(position)


@pytest.mark.rule("DT-CARD-01", "DT-REACT-05")
def test_a_machine_that_becomes_active_says_the_fame_that_it_pays() -> None:
    scene = built(with_dawn(), 0, 3, [2, 3]).theater(ONE).shards(0, 0)
    scene.trick(0, "levitation").marker(0, "levitation", ONE, 1, "down")
    scene.placed(0, "magician", "friday-stage", "backstage-dynamo").bonus(0, "magician", "backstage-dynamo")
    position = scene.performing(0).position()
    play(position, f"perform {ONE}")
    text = flat(position)
    assert "Reactivate a machine" in text
    assert "Tesla Coil 2 Before you place" in text
    assert "Tesla Coil 3 1★ · Before you place" in text
