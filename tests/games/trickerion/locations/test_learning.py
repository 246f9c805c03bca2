"""DT-03 to 22: a trick is learned with a die of the residence, with fame or coins, onto a free slot."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import DieUsed, FamePaid, TrickLearned, TrickReturned
from sleight.games.trickerion.views.types import Options
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

SCHOOLS = {
    "mechanical": [
        "linking-rings",
        "living-piano",
        "chinese-sticks",
        "levitation",
        "mechanical-hornet",
        "sawing-the-assistant-in-half",
        "vanishing-bird-cage",
        "bullet-catch",
    ],
    "optical": [
        "enchanted-butterflies",
        "rabbit-from-the-top-hat",
        "pub-in-a-bottle",
        "card-manipulation",
        "self-decapitation",
        "paper-shred",
        "shattered-mirror",
        "fishing-in-the-air",
    ],
    "escape": [
        "barricaded-barrels",
        "stocks-escape",
        "burning-mummy",
        "water-tank-escape",
        "prison-break",
        "zig-zag-lady",
        "walled",
        "wolf-cage",
    ],
    "spiritual": [
        "mind-reading",
        "breath-of-life",
        "spirit-hand",
        "window-to-the-otherworld",
        "floating-table",
        "future-sight",
        "peppers-ghost",
        "ghost-trap",
    ],
}
"""The tricks of the base game; the first four of a school are of level 1."""

KNOWN = GAME.table(3, Options())
LEVITATION = KNOWN.trick_numbers["levitation"]
LEVEL_3 = next(id for id, level in zip(KNOWN.trick_ids, KNOWN.levels, strict=True) if level == 3)
USED = DieUsed(0, "residence-1", "mechanical")


def downtown(first: str = "mechanical", second: str = "x", points: int = 4) -> table:
    """The mechanical magician of seat 0 acts before two dice; seat 1 comes next."""
    scene = table(3).dice(residence_1=first, residence_2=second).assigned(1, "magician", "theater")
    return scene.acting(0, "magician", "downtown-1", points)


def learnable(scene: table) -> set[str]:
    """The tricks that may be learned now."""
    return {text.split()[1] for text in texts(scene.position()) if text.startswith("learn ")}


@pytest.mark.rule("TR-DT-03")
def test_learning_takes_three_points() -> None:
    assert why_not(downtown(points=2).position(), "learn levitation") == refusal(
        "points-missing", "TR-DT-03", cost=3, points=2
    )
    assert learnable(downtown(points=2)) == set()
    position = downtown(points=3).position()
    play(position, "learn levitation", "mark club")
    assert (position.points, position.waiting) == (0, (1,))


@pytest.mark.rule("TR-DT-04", "TR-DT-08", "TR-DT-17", "TR-DT-21")
def test_a_learned_trick_lies_in_the_workshop_without_markers_and_its_die_shows_x() -> None:
    position = downtown().trick(0, "linking-rings", ready=2).position()
    events, changed = done(position, "learn levitation", "mark diamond")
    assert events == [USED, TrickLearned(0, "levitation", "diamond", "player")]
    assert changed == {
        "dice.0": "x",
        "points": 1,
        "workshops.0.tricks.levitation": {
            "trick": "levitation",
            "symbol": "diamond",
            "board": "player",
            "ready": 0,
            "spare": 4,
        },
    }
    assert why_not(position, "learn levitation") == refusal("points-missing", "TR-DT-03", cost=3, points=1)


@pytest.mark.rule("TR-DT-04")
def test_a_trick_of_a_school_that_no_die_permits_cannot_be_learned() -> None:
    position = downtown("optical", "x").position()
    assert why_not(position, "learn mind-reading") == refusal(
        "no-die-permits", "TR-DT-04", school="spiritual"
    )
    assert why_not(position, "learn burning-mummy") == refusal("no-die-permits", "TR-DT-04", school="escape")


@pytest.mark.rule("TR-DT-04")
@pytest.mark.parametrize("dice", [("x", "escape"), ("escape", "x")])
def test_either_die_of_the_residence_serves(dice: tuple[str, str]) -> None:
    position = downtown(*dice).position()
    play(position, "learn burning-mummy", "mark spade")
    assert position.view(0).dice[:2] == ("x", "x")


@pytest.mark.rule("TR-DT-05", "TR-DT-11")
@pytest.mark.parametrize("face", ["optical", "escape", "spiritual"])
def test_a_school_permits_any_trick_of_its_deck(face: str) -> None:
    scene = downtown(face, "x").fame(0, 16)
    assert learnable(scene) == {*SCHOOLS[face], *SCHOOLS["mechanical"]}


@pytest.mark.rule("TR-DT-06", "TR-DT-11")
def test_a_die_that_shows_any_permits_every_school() -> None:
    scene = downtown("x", "any").fame(0, 16)
    assert learnable(scene) == {trick for tricks in SCHOOLS.values() for trick in tricks}


@pytest.mark.rule("TR-DT-07")
@pytest.mark.parametrize(("seat", "own"), [(0, "mechanical"), (1, "optical"), (2, "escape")])
def test_the_own_school_can_be_learned_with_a_die_of_another(seat: int, own: str) -> None:
    scene = table(3).dice(residence_1="spiritual", residence_2="x").fame(seat, 16)
    assert learnable(scene.acting(seat, "magician", "downtown-1")) == {*SCHOOLS["spiritual"], *SCHOOLS[own]}


@pytest.mark.rule("TR-DT-07", "TR-DT-08")
def test_the_die_of_another_school_turns_to_x_as_well() -> None:
    position = downtown("spiritual", "x").position()
    events, changed = done(position, "learn levitation", "mark spade")
    used = DieUsed(0, "residence-1", "spiritual")
    assert events == [used, TrickLearned(0, "levitation", "spade", "player")]
    assert changed["dice.0"] == "x"


@pytest.mark.rule("TR-DT-09")
def test_a_die_that_shows_x_permits_nothing_not_even_the_own_school() -> None:
    scene = downtown("x", "x")
    assert learnable(scene) == set()
    assert why_not(scene.position(), "learn levitation") == refusal(
        "no-die-permits", "TR-DT-04", school="mechanical"
    )


@pytest.mark.rule("TR-DT-10")
def test_if_both_dice_permit_a_trick_the_player_chooses_which_turns_to_x() -> None:
    position = downtown("spiritual", "optical").position()
    play(position, "learn levitation")
    assert position.asked(0) == Asked("learn-die", "TR-DT-10", 0, {"trick": "levitation"}, "trickerion")
    assert texts(position) == ["use residence-1", "use residence-2"]
    assert why_not(position, "mark spade") == refusal("answer-first", "TR-DT-10", question="learn-die")
    other = position.copy()
    events, changed = done(position, "use residence-1")
    assert (events, changed) == (
        [DieUsed(0, "residence-1", "spiritual")],
        {"dice.0": "x", "asked.0": f"learn-symbol 0 {LEVITATION}"},
    )
    events, changed = done(other, "use residence-2")
    assert (events, changed) == (
        [DieUsed(0, "residence-2", "optical")],
        {"dice.1": "x", "asked.0": f"learn-symbol 0 {LEVITATION}"},
    )


@pytest.mark.rule("TR-DT-10")
def test_dice_with_the_same_face_are_not_asked_about() -> None:
    position = downtown("any", "any").position()
    play(position, "learn mind-reading")
    assert position.view(0).dice[:2] == ("x", "any")
    assert position.asked(0) == Asked("learn-symbol", "TR-DT-20", 0, {"trick": "mind-reading"}, "trickerion")


@pytest.mark.rule("TR-DT-04", "TR-DT-10")
def test_a_die_that_does_not_permit_the_trick_is_not_used_for_it() -> None:
    scene = downtown("spiritual", "x").asked(0, "learn-die", LEVITATION)
    position = scene.position()
    assert texts(position) == ["use residence-1"]
    assert why_not(position, "use residence-2") == refusal("die-forbids", "TR-DT-04", die="residence-2")


@pytest.mark.rule("TR-DT-11")
def test_a_trick_that_somebody_owns_is_not_at_the_residence() -> None:
    scene = downtown("any", "x").trick(0, "linking-rings").trick(1, "mind-reading")
    every = {trick for tricks in SCHOOLS.values() for trick in tricks[:4]}
    assert learnable(scene) == every - {"linking-rings", "mind-reading"}
    for trick in ("linking-rings", "mind-reading", LEVEL_3):
        assert why_not(scene.position(), f"learn {trick}") == refusal("trick-gone", "TR-GEN-14", trick=trick)


@pytest.mark.rule("TR-DT-12")
@pytest.mark.parametrize(("fame", "trick"), [(1, "levitation"), (16, "bullet-catch"), (40, "bullet-catch")])
def test_with_enough_fame_nothing_is_paid(fame: int, trick: str) -> None:
    position = downtown().fame(0, fame).coins(0, 0).position()
    events, changed = done(position, f"learn {trick}", "mark spade")
    assert events == [USED, TrickLearned(0, trick, "spade", "player")]
    assert "coins.0" not in changed


@pytest.mark.rule("TR-DT-12", "TR-DT-14")
@pytest.mark.parametrize(
    ("fame", "coins", "trick", "missing"),
    [(0, 0, "levitation", 1), (15, 0, "bullet-catch", 1), (5, 10, "bullet-catch", 11)],
)
def test_missing_fame_that_cannot_be_paid_in_full_forbids_learning(
    fame: int, coins: int, trick: str, missing: int
) -> None:
    scene = downtown().fame(0, fame).coins(0, coins).shards(0, 20)
    assert trick not in learnable(scene)
    assert why_not(scene.position(), f"learn {trick}") == refusal(
        "fame-missing", "TR-DT-13", missing=missing, coins=coins
    )


@pytest.mark.rule("TR-DT-13", "TR-DT-15")
@pytest.mark.parametrize(("fame", "trick", "price"), [(12, "bullet-catch", 4), (0, "levitation", 1)])
def test_missing_fame_is_paid_in_coins_and_fame_stays(fame: int, trick: str, price: int) -> None:
    position = downtown().fame(0, fame).coins(0, price).position()
    events, changed = done(position, f"learn {trick}", "mark spade")
    assert events == [USED, FamePaid(0, price), TrickLearned(0, trick, "spade", "player")]
    assert changed["coins.0"] == 0
    assert {path for path in changed if path.startswith(("fame", "shards", "coins"))} == {"coins.0"}


@pytest.mark.rule("TR-DT-13")
@pytest.mark.parametrize(
    ("fame", "trick", "price"),
    [(12, "future-sight", 4), (30, LEVEL_3, 6), (36, LEVEL_3, 0), (0, "mind-reading", 1)],
)
def test_the_price_of_missing_fame_can_be_reckoned(fame: int, trick: str, price: int) -> None:
    assert needs.threshold_coins(downtown().fame(0, fame).position().view(0), 0, trick) == price


@pytest.mark.rule("TR-DT-14")
def test_the_fame_of_the_moment_counts() -> None:
    position = downtown("mechanical", "any", points=6).fame(0, 0).coins(0, 2).position()
    play(position, "learn levitation", "use residence-1", "mark spade")
    assert position.view(0).coins[0] == 1
    events = play(position, "learn linking-rings", "mark heart")
    assert events[:2] == [DieUsed(0, "residence-2", "any"), FamePaid(0, 1)]


@pytest.mark.rule("TR-DT-16")
def test_no_component_is_needed_to_learn() -> None:
    scene = downtown("spiritual", "x").fame(0, 16)
    assert scene.position().view(0).workshops[0].components == ()
    assert {"ghost-trap", "floating-table"} <= learnable(scene)


@pytest.mark.rule("TR-DT-18")
def test_with_an_engineer_the_player_chooses_the_board() -> None:
    position = downtown().team(0, "engineer").position()
    play(position, "learn levitation")
    assert position.asked(0) == Asked("learn-board", "TR-DT-18", 0, {"trick": "levitation"}, "trickerion")
    assert texts(position) == ["keep player", "keep engineer"]
    assert why_not(position, "keep manager") == refusal("no-room-there", "TR-DT-18", board="manager")
    assert why_not(position, "mark spade") == refusal("answer-first", "TR-DT-18", question="learn-board")
    for board, number in (("player", 0), ("engineer", 1)):
        trial = position.copy()
        events, changed = done(trial, f"keep {board}")
        assert (events, changed) == ([], {"asked.0": f"learn-symbol {number} {LEVITATION}"})
        assert play(trial, "mark heart") == [TrickLearned(0, "levitation", "heart", board)]
        assert [owned.board for owned in trial.view(0).workshops[0].tricks] == [board]


@pytest.mark.rule("TR-DT-17", "TR-DT-18")
def test_the_only_board_with_a_free_slot_takes_the_trick() -> None:
    scene = downtown().team(0, "engineer").trick(0, "linking-rings", board="engineer")
    position = scene.position()
    play(position, "learn levitation", "mark heart")
    assert [owned.board for owned in position.view(0).workshops[0].tricks] == ["engineer", "player"]
    scene = downtown().team(0, "engineer").trick(0, "linking-rings").trick(0, "living-piano")
    position = scene.trick(0, "chinese-sticks").position()
    assert play(position, "learn levitation") == [USED, TrickLearned(0, "levitation", "club", "engineer")]


@pytest.mark.rule("TR-DT-19")
def test_without_an_empty_slot_a_trick_is_returned_first() -> None:
    scene = downtown().trick(0, "linking-rings").trick(0, "living-piano").trick(0, "chinese-sticks")
    position = scene.position()
    assert learnable(scene) == set()
    assert why_not(position, "learn levitation") == refusal("no-trick-slot", "TR-DT-19")
    events = play(position, "return living-piano", "learn levitation", "mark heart")
    learned = TrickLearned(0, "levitation", "heart", "player")
    assert events == [TrickReturned(0, "living-piano"), USED, learned]


@pytest.mark.rule("TR-DT-19")
def test_four_tricks_fill_the_workshop_of_an_engineer() -> None:
    scene = downtown().team(0, "engineer").trick(0, "linking-rings").trick(0, "living-piano")
    scene.trick(0, "chinese-sticks").trick(0, "bullet-catch", board="engineer")
    assert why_not(scene.position(), "learn levitation") == refusal("no-trick-slot", "TR-DT-19")
    assert learnable(scene) == set()


@pytest.mark.rule("TR-DT-20")
def test_the_player_chooses_an_unused_symbol() -> None:
    scene = downtown().trick(0, "linking-rings", "heart").trick(1, "mind-reading", "club")
    position = scene.position()
    play(position, "learn levitation")
    assert position.asked(0) == Asked("learn-symbol", "TR-DT-20", 0, {"trick": "levitation"}, "trickerion")
    assert texts(position) == ["mark spade", "mark diamond", "mark club"]
    assert why_not(position, "mark heart") == refusal("symbol-used", "TR-DT-20", symbol="heart")
    assert why_not(position, "finish") == refusal("answer-first", "TR-DT-20", question="learn-symbol")
    assert play(position, "mark club") == [TrickLearned(0, "levitation", "club", "player")]


@pytest.mark.rule("TR-DT-22")
def test_two_tricks_may_be_learned_in_one_placement() -> None:
    position = downtown("mechanical", "optical", points=6).position()
    play(position, "learn card-manipulation", "mark spade")
    assert (position.points, position.view(0).dice[:2]) == (3, ("mechanical", "x"))
    assert why_not(position, "learn card-manipulation") == refusal(
        "trick-gone", "TR-GEN-14", trick="card-manipulation"
    )
    play(position, "learn levitation", "mark heart")
    assert position.view(0).dice[:2] == ("x", "x")
    assert [owned.trick for owned in position.view(0).workshops[0].tricks] == [
        "card-manipulation",
        "levitation",
    ]
    assert (position.points, position.waiting) == (0, (1,))


@pytest.mark.rule("TR-DT-22")
def test_a_second_trick_needs_a_second_usable_die() -> None:
    position = downtown("mechanical", "x", points=6).position()
    play(position, "learn levitation", "mark heart")
    assert position.points == 3
    assert why_not(position, "learn linking-rings") == refusal(
        "no-die-permits", "TR-DT-04", school="mechanical"
    )
