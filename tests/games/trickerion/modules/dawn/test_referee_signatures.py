"""A referee who knows the texts of DT and not the code: signature tricks, from learning them to scoring."""

from __future__ import annotations

from typing import Any

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.dawn_referee import acts, school_table
from tests.games.trickerion.helpers.machines import board, states
from tests.games.trickerion.helpers.playing import asides, kind, offered, play, refused, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TEN, TWO
from tests.games.trickerion.helpers.signatures import lying

MECHANIKER, LOTUS, GENTLEMAN = "the-mechaniker", "the-red-lotus", "the-gentleman"


def _owned(position: TrickerionPosition, seat: int = 0) -> list[str]:
    return [each.trick for each in position.view(None).workshops[seat].tricks]


def _boxed(position: TrickerionPosition) -> list[str]:
    saved: dict[str, Any] = position.to_dict()
    return list(saved["left_out"])


def _learn(position: TrickerionPosition, trick: str) -> None:
    """Learn a trick with whatever is asked on the way answered first-best."""
    if f"learn {trick}" in texts(position):  # else it was the only one that the bonus of a card serves for
        play(position, f"learn {trick}")
    while position.waiting == (0,) and kind(position) != "act":
        play(position, texts(position)[0])


# --- Learning -----------------------------------------------------------------------------------


@pytest.mark.rule("DT-SIG-03", "DT-SIG-04", "DT-SIG-06")
def test_any_die_that_shows_a_face_teaches_the_own_signature_trick_and_no_other() -> None:
    scene = school_table("mechanical", 0).dice(residence_1="x", residence_2="escape").fame(0, 50)
    position = acts(scene, "downtown-1", 3).position()
    learnable = {text.split()[1] for text in offered(position, "learn")}
    assert "perpetual-rings" in learnable
    assert not {"storm-catcher", "the-elephant-takes-a-bow", "hall-of-splinters"} & learnable
    assert refused(position, "learn the-elephant-takes-a-bow") != ""
    _learn(position, "perpetual-rings")
    assert position.view(None).dice[:2] == ("x", "x")
    scene = school_table("mechanical", 0).dice(residence_1="x", residence_2="x")
    assert offered(acts(scene, "downtown-1", 3).position(), "learn") == []


@pytest.mark.rule("DT-SIG-05", "TR-DT-13")
@pytest.mark.parametrize(("fame", "coins", "paid"), [(16, 0, 0), (10, 6, 6), (10, 5, None)])
def test_missing_fame_is_paid_in_coins(fame: int, coins: int, paid: int | None) -> None:
    scene = (
        school_table("mechanical", 0, magician="electra").magician(1, GENTLEMAN).fame(0, fame).coins(0, coins)
    )
    position = acts(scene, "downtown-1", 3).position()
    assert ("learn storm-catcher" in texts(position)) == (paid is not None)
    if paid is not None:
        _learn(position, "storm-catcher")
        assert position.view(None).coins[0] == coins - paid


@pytest.mark.rule("DT-SIG-07", "DT-SIG-13")
def test_the_classic_version_leaves_the_residence() -> None:
    position = acts(school_table("mechanical", 0), "downtown-1", 6).position()
    assert "learn linking-rings" in texts(position)
    _learn(position, "perpetual-rings")
    assert (_owned(position), _boxed(position)) == (["perpetual-rings"], ["linking-rings"])
    assert "learn linking-rings" not in texts(position)
    assert board(position).beside is False


@pytest.mark.rule("DT-SIG-08")
def test_the_classic_version_in_another_workshop_stays() -> None:
    scene = school_table("mechanical", 0).trick(1, "linking-rings", ready=2)
    position = acts(scene, "downtown-1", 3).position()
    _learn(position, "perpetual-rings")
    assert (_owned(position, 1), _boxed(position)) == (["linking-rings"], [])


@pytest.mark.rule("DT-SIG-09", "DT-SIG-10", "DT-SIG-11", "DT-EX-09", "DT-MEET-02")
def test_everything_on_the_classic_version_passes_also_without_a_free_slot() -> None:
    scene = school_table("mechanical", 0).trick(0, "linking-rings", "heart", ready=1, shards=1)
    scene.trick(0, "chinese-sticks", "spade").trick(0, "mind-reading", "diamond").trick(
        0, "levitation", "club"
    )
    scene.team(0, "engineer")
    scene._tricks[0][3]["board"] = "engineer"  # a fourth trick lies on the board of the Engineer
    scene.marker(0, "linking-rings", ONE, 1, "down")
    position = acts(scene, "downtown-1", 3).position()
    assert offered(position, "learn") == ["learn perpetual-rings"]
    _learn(position, "perpetual-rings")
    found = next(each for each in position.view(None).workshops[0].tricks if each.trick == "perpetual-rings")
    assert (found.symbol, found.ready, found.spare, found.shards) == ("heart", 1, 2, 1)
    assert lying(position, ONE) == [(1, "perpetual-rings", "down")]
    assert _boxed(position) == ["linking-rings"]


@pytest.mark.rule("DT-SIG-12", "TR-DT-19")
def test_without_the_classic_version_a_free_slot_is_needed() -> None:
    scene = (
        school_table("mechanical", 0)
        .trick(0, "chinese-sticks")
        .trick(0, "mind-reading")
        .trick(0, "levitation")
    )
    position = acts(scene, "downtown-1", 3).position()
    assert refused(position, "learn perpetual-rings") != ""


@pytest.mark.rule("DT-SIG-14")
def test_a_signature_trick_given_up_lies_beside_the_board_and_can_be_learned_again() -> None:
    scene = school_table("mechanical", 0).trick(0, "perpetual-rings", "heart", ready=2)
    scene.machines.boxed = ["linking-rings"]
    scene.marker(0, "perpetual-rings", ONE, 1, "down")
    position = acts(scene, "downtown-1", 3).position()
    assert asides(position, 0) == ["return perpetual-rings"]
    play(position, "return perpetual-rings")
    assert (_owned(position), _boxed(position), lying(position, ONE)) == ([], ["linking-rings"], [])
    assert board(position).beside is True
    assert "learn perpetual-rings" in texts(position)
    assert "learn linking-rings" not in texts(position)


@pytest.mark.rule("DT-MEET-06", "DT-MEET-26", "TR-PROR-17", "TR-SAR-34")
@pytest.mark.parametrize(
    ("card", "prophecy", "points"),
    [
        ("thirst-for-knowledge", "plain-days", 2),
        ("patent-office", "plain-days", 2),
        ("patent-office", "cheap-learning", 0),
        ("", "cheap-learning", 1),
        ("", "plain-days", 3),
    ],
)
def test_what_learning_a_signature_trick_costs(card: str, prophecy: str, points: int) -> None:
    scene = school_table("mechanical", 1, prophecy=prophecy)
    position = acts(scene, "downtown-1", 4, card).position()
    _learn(position, "perpetual-rings")
    assert position.waiting == (0,), "something is left"
    assert position.points == 4 - points


@pytest.mark.rule("DT-MEET-26", "DT-CARD-05")
@pytest.mark.parametrize(("machines", "coins", "paid"), [(3, 0, 0), (1, 3, 3), (1, 2, None), (0, 6, 6)])
def test_the_patent_office_counts_three_fame_for_each_machine(
    machines: int, coins: int, paid: int | None
) -> None:
    scene = school_table("escape", machines, magician=LOTUS).fame(0, 30).coins(0, coins)
    position = acts(scene, "downtown-1", 4, "patent-office", "").position()
    if paid is None:
        assert "bonus" not in texts(position)
        return
    play(position, "bonus")
    _learn(position, "crimson-maiden")
    assert (position.view(None).coins[0], position.view(None).fame[0]) == (coins - paid, 30)


@pytest.mark.rule("DT-CARD-05")
def test_the_patent_office_is_for_the_signature_trick_alone() -> None:
    position = acts(school_table("mechanical", 3), "downtown-1", 4, "patent-office").position()
    assert offered(position, "learn") == ["learn perpetual-rings"]


@pytest.mark.rule("DT-MEET-01", "TR-SAR-33")
def test_an_overhaul_serves_a_signature_trick_only_if_the_classic_version_is_elsewhere() -> None:
    scene = school_table("mechanical", 0).trick(0, "chinese-sticks", "heart", ready=2).components(0, metal=2)
    position = acts(scene, "downtown-1", 4, "trick-overhaul").position()
    _learn(position, "perpetual-rings")
    assert (_owned(position), markers(position)["perpetual-rings"][0]) == (["perpetual-rings"], 2)
    scene = school_table("mechanical", 0).trick(0, "linking-rings", "spade", ready=1)
    scene.trick(0, "chinese-sticks", "heart", ready=2).components(0, metal=2)
    position = acts(scene, "downtown-1", 4, "trick-overhaul", "").position()
    assert "bonus" not in texts(position), "no other trick has its components"
    _learn(position, "perpetual-rings")
    assert sorted(_owned(position)) == ["chinese-sticks", "perpetual-rings"]


@pytest.mark.rule("DT-MEET-04", "TR-SAR-35")
@pytest.mark.parametrize(("ready", "after"), [(None, 1), (1, 2), (4, 4)])
def test_leaked_blueprints_add_a_marker_without_machines(ready: int | None, after: int) -> None:
    scene = school_table("mechanical", 0)
    if ready is not None:
        scene.trick(0, "linking-rings", "spade", ready=ready)
    position = acts(scene, "downtown-1", 4, "leaked-blueprints", "").position()
    if "bonus" in texts(position):
        play(position, "bonus")
    _learn(position, "perpetual-rings")
    assert markers(position)["perpetual-rings"][0] == after


# --- Preparing ----------------------------------------------------------------------------------

CELL: dict[str, Any] = {"metal": 3, "disguise": 2}


@pytest.mark.rule("DT-SIG-15", "DT-SIG-16", "DT-EX-10", "DT-SIG-19")
@pytest.mark.parametrize("thresholds", ["16-36", "14-30", "none"])
@pytest.mark.parametrize(("machines", "legal"), [(1, False), (2, True), (4, True)])
def test_machines_are_needed_to_prepare(machines: int, legal: bool, thresholds: str) -> None:
    inactive = list(range(1, machines + 1))
    scene = school_table("escape", machines, inactive, thresholds=thresholds).trick(0, "the-last-cell")
    position = acts(scene.components(0, **CELL), "workshop-1", 2).position()
    assert (refused(position, "prepare the-last-cell") == "") == legal
    if legal:
        play(position, "prepare the-last-cell")
        assert (markers(position)["the-last-cell"][0], states(position)) == (3, ["inactive"] * machines)


@pytest.mark.rule("DT-MEET-05", "TR-SAR-24")
def test_ingenuity_and_smoke_replace_no_machine_of_the_condition() -> None:
    scene = school_table("optical", 1).trick(0, "hall-of-splinters").components(0, wood=3, glass=2, mirror=2)
    position = acts(scene, "workshop-1", 3, "ingenuity", "").position()
    assert not [text for text in texts(position) if "hall-of-splinters" in text]
    assert refused(position, "prepare-with hall-of-splinters optical-1") != ""


@pytest.mark.rule("DT-MEET-04", "DT-SIG-18", "TR-SAR-22")
def test_replaceable_parts_and_setting_up_need_no_machine() -> None:
    scene = (
        school_table("mechanical", 0).trick(0, "perpetual-rings", "heart").trick(0, "chinese-sticks", "spade")
    )
    position = acts(scene.components(0, wood=2, rope=2), "workshop-1", 1, "replaceable-parts").position()
    play(position, "prepare chinese-sticks")
    while position.waiting == (0,):
        play(
            position, next(t for t in texts(position) if "perpetual-rings" in t or t in ("accept", "finish"))
        )
    assert markers(position)["perpetual-rings"][0] == 1


@pytest.mark.rule("DT-SIG-21")
def test_on_the_board_of_the_engineer_it_has_one_marker_more() -> None:
    scene = school_table("mechanical", 1).team(0, "engineer").components(0, metal=2)
    position = acts(scene.trick(0, "perpetual-rings", board="engineer"), "workshop-1", 2).position()
    play(position, "prepare perpetual-rings")
    assert markers(position)["perpetual-rings"][0] == 4


@pytest.mark.rule("DT-MEET-08", "TR-SAR-21")
def test_a_test_run_pays_the_own_printed_yields() -> None:
    scene = school_table("mechanical", 1).trick(0, "perpetual-rings").components(0, metal=2)
    position = acts(scene, "workshop-1", 2, "test-run").position()
    assert gained(position, "prepare perpetual-rings")[0] == (1, 2, 0)
    assert markers(position)["perpetual-rings"][0] == 2


@pytest.mark.rule("DT-SIG-22", "TR-MAG-34")
def test_the_gentleman_does_not_count_the_trick_beside_his_board() -> None:
    scene = school_table("optical", 0, magician=GENTLEMAN).trick(0, "linking-rings")
    scene.assigned(0, "magician", "downtown").assigned(1, "magician", "downtown")
    assert gained(scene.placing(0).position(), "place magician downtown-1")[0][0] == 1


# --- Scoring ------------------------------------------------------------------------------------


def _end(scene: table) -> int:
    """The fame of seat 0 in final scoring alone."""
    scene.round(7).theater(ONE, TWO, TEN).coins(0, 0).shards(0, 0).fame(0, 5)
    position = scene.assigned(1, "apprentice-1", "workshop").placing(1).position()
    play(position, "idle apprentice-1")
    return int(position.scores[0]) - 5


MAIDEN: dict[str, Any] = {"metal": 3, "saw": 3, "padlock": 2}


def _lotus(*tricks: str, **options: Any) -> table:
    scene = school_table("escape", 0, magician=LOTUS, **options).team(0, "engineer")
    for trick in ("crimson-maiden", *tricks):
        scene.trick(0, trick)
    return scene


@pytest.mark.rule("DT-ABIL-15", "DT-ABIL-17", "DT-ABIL-21", "DT-EX-12")
def test_the_wild_bonus_takes_the_best_trick_that_is_not_owned() -> None:
    two = ("linking-rings", "mind-reading")
    assert _end(_lotus(*two).components(0, **MAIDEN)) == 8
    assert _end(_lotus(two[0]).components(0, **MAIDEN)) == 7, "Buried Alive with an Engineer"
    scene = _lotus(*two).components(0, **MAIDEN)
    scene.machines.boxed = ["iron-maiden"]
    assert _end(scene) == 8, "from the box as well"
    assert _end(_lotus(*two).components(0, **MAIDEN).trick(1, "iron-maiden")) == 8, "or from a workshop"


@pytest.mark.rule("DT-ABIL-15")
def test_a_trick_of_the_own_workshop_cannot_be_chosen() -> None:
    alone = _end(_lotus().components(0, **MAIDEN))
    assert alone == 7, "Buried Alive; Transported Man would bring 4"
    owning = _end(_lotus("buried-alive").components(0, **MAIDEN))
    assert owning == 8, "Transported Man counts two tricks of level 3, and Buried Alive has no components"


@pytest.mark.rule("DT-ABIL-16", "TR-SCORE-10")
def test_the_signature_trick_itself_must_qualify() -> None:
    assert _end(_lotus()) == 0
    assert _end(_lotus(level3_with_marker=False)) == 0
    scene = _lotus()
    scene._tricks[0][0].update(ready=1, spare=3)  # a marker on the card
    assert _end(scene) == 7
    strict = _lotus(level3_with_marker=False)
    strict._tricks[0][0].update(ready=1, spare=3)
    assert _end(strict) == 0


@pytest.mark.rule("DT-ABIL-18", "TR-L3-03")
def test_a_bonus_for_tricks_of_level_3_counts_the_signature_trick_and_not_the_chosen_one() -> None:
    scene = _lotus().components(0, **MAIDEN)
    del scene._discs[0]["engineer"]  # without an Engineer Buried Alive brings nothing
    assert _end(scene) == 4


@pytest.mark.rule("DT-ABIL-19", "DT-ABIL-17")
def test_the_elephant_with_a_manager_scores_like_its_classic_version() -> None:
    scene = school_table("optical", 0, magician=GENTLEMAN).team(0, "manager")
    scene.trick(0, "the-elephant-takes-a-bow").components(0, glass=3, animal=2, padlock=2, mirror=1)
    scene.machines.boxed = ["vanishing-elephant"]
    assert _end(scene) == 7
