"""Dawn of Technology in the terminal: machine boards, signature tricks, lists of choices, explanations."""

from __future__ import annotations

import re

import pytest

from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import built, of_school, quiet, with_dawn
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.screens import listed, looked, shown, widest

SCHOOLS = ("mechanical", "optical", "spiritual", "escape")
HOUSE = {
    "en": "⌂ House data: the shard icons, the signature tricks and the special cards",
    "fr": "⌂ Contenu maison : les symboles éclat, les tours signature et les cartes",
    "ru": "⌂ Наши данные: гнёзда осколков, коронные номера и карты особых",
}


def flat(text: str) -> str:
    """A picture as one line, for sentences that go on below."""
    return " ".join(text.split())


def tesla(*inactive: int, shards: int = 4, coins: int = 10) -> TrickerionPosition:
    """The Mechaniker with three coils, before a placement."""
    scene = quiet(of_school("mechanical", 3, inactive)).shards(0, shards).coins(0, coins)
    return scene.asked(0, "use-machine").position()


@pytest.mark.rule("DT-SETUP-03", "DT-SHARD-05", "DT-MACH-01", "DT-MACH-02")
def test_a_slot_shows_its_shards_its_machine_and_how_that_stands() -> None:
    text = flat(looked(tesla(2, 3), "machines").partition("Machines: Max")[0])
    assert "Slot 1 ◆ ● Tesla Coil 1 (active): Before you place a character, gain 2 coins." in text
    assert "Slot 2 ◆◆ ○ Tesla Coil 2 (inactive until the end of the round):" in text
    assert "Slot 3 ◆◇ ○ Tesla Coil 3 (inactive: 1 more shard would reactivate it; +1★ when" in text
    assert "Slot 4 ◇◇◇ – Tesla Coil 4 (costs 3¢): Before you place" in text


@pytest.mark.rule("DT-MACH-05", "DT-MACH-14")
def test_a_machine_that_was_used_says_so_though_it_is_active() -> None:
    position = built(quiet(of_school("mechanical")), 0, 2, used=[2]).position()
    assert "Tesla Coil 2 (active, but used this round)" in flat(looked(position, "machines"))


@pytest.mark.rule("DT-SHARD-03")
def test_shards_apart_are_said() -> None:
    assert "2 shards apart, spent first" in looked(tesla(shards=10), "machines")


@pytest.mark.rule("DT-SETUP-15")
def test_everybody_sees_the_states_above_the_board() -> None:
    position = quiet(of_school("mechanical", 3, [2])).position()
    for seat in (0, 1, None):
        assert "Machines     You: ●○●\n" in shown(position, seat=seat)
    assert "Machines" not in shown(quiet(with_dawn()).position())


@pytest.mark.rule("DT-SETUP-07", "DT-SIG-15", "DT-SIG-05")
def test_a_signature_trick_says_where_it_lies_and_what_it_needs() -> None:
    scene = of_school("escape", 1).components(0, metal=3).fame(0, 10)
    text = flat(looked(quiet(scene).position(), "machines"))
    assert "The Last Cell ⌂ ∞2 · beside the board · 4★ 3¢ · 1→3■ · from 16 fame" in text
    assert "short of fame: +6¢ · replaces Prison Break" in text
    assert "✓3 metal, ✗0/2 disguise" in text
    assert "✗1/2 built machines" in text
    learned = of_school("escape", 2).trick(0, "the-last-cell")
    text = flat(looked(quiet(learned).position(), "machines").partition("Machines: Max")[0])
    assert "The Last Cell ⌂ ∞2 · learned · 4★ 3¢" in text
    assert "✓2 built machines" in text
    assert "from 16 fame" not in text


@pytest.mark.rule("DT-MECH-01", "DT-MECH-04")
def test_the_list_says_what_a_machine_would_pay_now() -> None:
    scene = quiet(of_school("mechanical")).coins(0, 13).asked(0, "use-machine")
    text = flat(listed(scene.position()))
    assert "Use a machine" in text
    assert "Tesla Coil 1 now 2¢ · Before you place a character, gain 2 coins." in text
    assert "Tesla Coil 4 now 3★ · Before" in text


@pytest.mark.rule("DT-BUILD-02", "DT-BUILD-04")
@pytest.mark.parametrize(("costs", "price"), [("default", 1), ("heavy", 2)])
def test_the_list_says_which_machine_is_built_and_what_it_costs(costs: str, price: int) -> None:
    scene = of_school("optical", 1, machine_costs=costs).acting(0, "magician", "workshop-1", points=3)
    position = scene.position()
    assert f"Build your next machine costs {price}¢ · Smoke Machine 2: When you" in flat(listed(position))
    assert "Slot 1 ◆     ● Smoke Machine 1 (active)" in shown(position)


@pytest.mark.rule("DT-CARD-03")
def test_the_list_says_what_a_second_machine_costs_on_the_assembly_line() -> None:
    scene = of_school("optical", 2).acting(0, "magician", "workshop-1", 2, "assembly-line", "armed")
    text = flat(listed(scene.asked(0, "build-another").position()))
    assert "Build your next machine costs 1¢ · Smoke Machine 3: When you" in text


@pytest.mark.rule("DT-CARD-04")
def test_the_list_says_what_a_machine_does_that_becomes_active_again() -> None:
    scene = of_school("mechanical", 2, [1, 2]).trick(0, "linking-rings").components(0, metal=2)
    text = flat(listed(scene.acting(0, "magician", "workshop-1", 2, "pressure-valve", "armed").position()))
    assert "Reactivate a machine 1 Tesla Coil 1 Before you place a character, gain 2 coins." in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("school", SCHOOLS)
def test_they_fit_80_columns_and_are_marked_as_ours(lang: str, school: str) -> None:
    scene = of_school(school, 3, [2]).shards(0, 9).acting(0, "magician", "workshop-1", points=3)
    position = scene.position()
    for picture in (shown(position, lang), listed(position, lang), looked(position, "machines", "", lang)):
        assert 0 < widest(picture) <= 80, picture
        assert not re.search(r"\$|None|effect-|machine-|knack-", picture), picture
    assert HOUSE[lang] in flat(looked(position, "machines", "", lang))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("training", "Training Machine 2: A character you place anywhere but in the Theater"),
        ("crimson", "Signature tricks ⌂, our own inventions"),
        ("crimson", "Crimson Maiden ⌂: Wild Bonus: at the end of the game"),
        ("wild", "Wild Bonus: At the end of the game this trick scores the bonus"),
        ("pressure", "Pressure Valve ⌂ (Workshop): Before one preparation"),
    ],
)
def test_machines_signature_tricks_abilities_and_cards_are_explained(typed: str, said: str) -> None:
    assert said in flat(looked(tesla(), "explain", typed))


def test_what_lies_on_the_table_is_explained_without_being_named() -> None:
    text = looked(tesla(), "explain")
    assert {"Tesla Coil 4", "Perpetual Rings ⌂", "Hall of Splinters ⌂"} <= set(
        re.findall(r"^  (.*?):", text, re.M)
    )
    assert "Smoke Machine" not in text


def test_without_machines_there_is_nothing_to_show() -> None:
    position = table(2, dark_alley=True).placing(0).assigned(0, "magician", "workshop").position()
    assert looked(position, "machines").strip() == "This game is played without Dawn of Technology."
    assert "Tesla" not in looked(position, "explain", "tesla").replace("tesla", "")
