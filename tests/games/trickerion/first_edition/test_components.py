"""T1-COMP, T1-MAG-07: what is in play when the cards of 2019 are played by first-edition rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.advice import needs
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.openings import every_seat_count, opening
from tests.games.trickerion.helpers.playing import offered, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS, table
from tests.games.trickerion.helpers.scenes import LINKING, ONE, TWO

FIRST: dict[str, Any] = {"edition": "first"}
ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}
TRICKS = {trick.id: trick for trick in GAME.printed.tricks}
GROUPS = {(trick.school, trick.level) for trick in TRICKS.values()}
OTHERS = ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster")


def group_of(trick: str) -> tuple[str, int]:
    """The school and the level of a trick."""
    return TRICKS[trick].school, TRICKS[trick].level


# --- tricks -------------------------------------------------------------------------------------


@pytest.mark.rule("T1-COMP-01", "T1-COMP-02")
@pytest.mark.parametrize(
    ("options", "levels"),
    [
        (FIRST, (4, 3, 0)),
        (ALLEY, (4, 3, 3)),
        ({"edition": "2019"}, (4, 4, 0)),
        ({"edition": "2019", "dark_alley": True}, (4, 4, 4)),
    ],
)
@every_seat_count
def test_every_school_offers_seven_tricks_or_ten(
    players: int, options: dict[str, Any], levels: tuple[int, int, int]
) -> None:
    for seed in range(5):
        found = Counter(group_of(id) for id in needs.at_residence(GAME.new(players, seed, options).view(0)))
        assert {group: found[group] for group in GROUPS} == {
            (school, level): levels[level - 1] for school, level in GROUPS
        }


@pytest.mark.rule("T1-COMP-09")
@pytest.mark.parametrize(("options", "levels"), [(FIRST, {2}), (ALLEY, {2, 3})])
def test_one_trick_of_a_level_is_removed_by_chance_and_everybody_sees_which(
    options: dict[str, Any], levels: set[int]
) -> None:
    removed: Counter[str] = Counter()
    for seed in range(60):
        position = GAME.new(3, seed, options)
        left_out = position.view(None).left_out
        assert sorted(group_of(id) for id in left_out) == sorted(
            group for group in GROUPS if group[1] in levels
        )
        assert {position.view(seat).left_out for seat in range(3)} == {left_out}
        assert GAME.guess(position.view(1), Random(seed)).view(None).left_out == left_out
        assert GAME.from_dict(position.to_dict()).view(None).left_out == left_out
        removed.update(left_out)
    # One of four, in sixty games.
    assert set(removed) == {id for id in TRICKS if TRICKS[id].level in levels}
    assert all(4 <= times <= 28 for times in removed.values())
    assert not GAME.new(3, 1, {"dark_alley": True}).view(None).left_out


@pytest.mark.rule("T1-COMP-09")
def test_nobody_learns_a_trick_that_was_removed_whatever_comes_back() -> None:
    scene = table(2, **FIRST).fame(0, 40).dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1", 3).position()
    left_out = position.view(None).left_out
    assert len(left_out) == 4
    assert len(offered(position, "learn")) == 28
    for trick in left_out:
        assert why_not(position, f"learn {trick}") == refusal("trick-gone", "TR-GEN-14", trick=trick)


@pytest.mark.rule("T1-COMP-09")
def test_a_save_with_other_removed_tricks_is_refused() -> None:
    saved: dict[str, Any] = GAME.new(2, 1, FIRST).to_dict()
    school = TRICKS[saved["left_out"][0]].school
    ours = [id for id, trick in TRICKS.items() if (trick.school, trick.level) == (school, 2)]
    first_level = next(id for id, trick in TRICKS.items() if trick.level == 1)
    kept = [id for id in saved["left_out"] if TRICKS[id].school != school]
    wrong = (kept, saved["left_out"][:1] * 4, [*kept, first_level], [*kept[:2], *ours[:2]])
    for left_out in wrong:
        with pytest.raises(sleight.BadInput) as refused:
            GAME.from_dict({**saved, "left_out": left_out})
        assert refused.value.code == "position-wrong"


@pytest.mark.rule("T1-COMP-08", "T1-COMP-09")
def test_tricks_have_the_values_of_2019() -> None:
    """What the example of the first edition prepares for two points, with two markers, lacks components."""
    scene = table(2, **FIRST).trick(0, "self-decapitation").components(0, saw=2, fabric=2, metal=2)
    position = scene.acting(0, "magician", "workshop-1", 3).position()
    assert why_not(position, "prepare self-decapitation") == refusal(
        "components-missing", "TR-WS-05", trick="self-decapitation", missing="1 × metal, 1 × disguise"
    )


# --- other cards and pieces ---------------------------------------------------------------------


@pytest.mark.rule("T1-COMP-03", "T1-COMP-10")
def test_the_ten_special_cards_of_each_location_are_used_only_with_the_dark_alley() -> None:
    seen = opening(2, **ALLEY).view(None).alley
    assert seen is not None
    assert [len(deck) for deck in seen.decks] == [10] * 4
    assert opening(2, **FIRST).view(None).alley is None


@pytest.mark.rule("T1-COMP-04")
def test_thirty_power_cards_of_each_colour_are_used_only_with_powers() -> None:
    """The colours are those of the levels: yellow, orange, red."""
    cards: Counter[int] = Counter()
    for power in GAME.printed.of_modules["powers"]:
        cards[power.level] += power.copies
    assert cards == {1: 30, 2: 30, 3: 30}
    assert GAME.new(2, 1, {**ALLEY, "powers": True}).to_dict()["powers"]
    assert "powers" not in {id for id, seen in GAME.new(2, 1, ALLEY).to_dict().items() if seen}


@pytest.mark.rule("T1-COMP-05", "T1-MAG-07")
@pytest.mark.parametrize("options", [FIRST, ALLEY])
def test_four_magicians_are_offered_one_of_each_school(options: dict[str, Any]) -> None:
    position = opening(4, **options)
    assert {*texts(position)} == {f"choose {id}" for id in MAGICIANS}
    schools = {magician.id: magician.school for magician in GAME.printed.magicians}
    assert [schools[id] for id in MAGICIANS] == ["mechanical", "optical", "escape", "spiritual"]
    for magician in OTHERS:
        assert why_not(position, f"choose {magician}") == refusal(
            "not-in-this-edition", "T1-MAG-07", magician=magician
        )
    assert (
        len(texts(opening(4, **{**options, "edition": "2019", "prophecies": "dark_alley" in options}))) == 8
    )


@pytest.mark.rule("T1-COMP-07", "T1-COMP-12")
def test_neither_shards_nor_coins_run_out() -> None:
    scene = table(2, **FIRST).theater(ONE, TWO).trick(0, "linking-rings", ready=1).trick(1, "chinese-sticks")
    scene.marker(1, "chinese-sticks", ONE, 2, "up").shards(0, 50).coins(0, 200)
    position = scene.acting(0, "manager", "friday-1", 2).assigned(1, "apprentice-1", "downtown").position()
    assert gained(position, *LINKING)[0] == (0, 1, 1)
