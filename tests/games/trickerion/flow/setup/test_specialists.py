"""TR-PSET: the Engineer's trick, the Manager's stacks, and the free preparation."""

from __future__ import annotations

from itertools import count

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.choices import ChooseMagician, Engage, Learn, Mark, TakeComponents
from sleight.games.trickerion.events import ComponentsTaken, GameBegan, TrickLearned, TrickPrepared
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import OwnTrick, Stack
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.openings import STARTS, with_magicians
from tests.games.trickerion.helpers.other_data import game_with
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME

ENGINEERS_TRICKS = ("water-tank-escape", "breath-of-life", "levitation", "pub-in-a-bottle")
LEVEL_ONE = [trick.id for trick in GAME.printed.tricks if trick.level == 1]


def managing(goods: str, seat: int = 0) -> TrickerionPosition:
    """A seat took these components, engaged the Manager and is asked for the Manager's components."""
    position = with_magicians(2, chooser=seat)
    trick = ("chinese-sticks", "card-manipulation")[seat]
    play(position, f"take {goods}", f"learn {trick}", "mark spade", "engage manager")
    return position


def stacks(position: TrickerionPosition) -> tuple[Stack, ...]:
    """The components of seat 0."""
    return position.view(None).workshops[0].components


def prepared(position: TrickerionPosition, *written: str) -> list[TrickPrepared]:
    """What is prepared for free when the last choices of the set-up are made."""
    events = play(position, *written)
    kinds = [type(event) for event in events]
    assert all(kind is not TrickPrepared for kind in kinds[kinds.index(GameBegan) :])
    return [event for event in events if isinstance(event, TrickPrepared)]


def free_symbol(seat: int) -> str:
    """The first symbol that the starting trick of a seat leaves over."""
    return "heart" if seat == 0 else "spade"


@pytest.mark.rule("TR-PSET-18")
def test_the_engineer_brings_a_trick_of_any_school() -> None:
    position = with_magicians()
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1])
    assert position.waiting == (0,)
    assert position.asked(0) == Asked("engineer-trick", "TR-PSET-18", 0, {}, "trickerion")
    taken = ("linking-rings", "enchanted-butterflies")
    assert texts(position) == [f"learn {trick}" for trick in LEVEL_ONE if trick not in taken]
    assert len(texts(position)) == 14
    for trick in taken:
        assert why_not(position, f"learn {trick}") == refusal("trick-gone", "TR-GEN-14", trick=trick)
    refused = refusal("level-one-only", "TR-PSET-18", trick="future-sight")
    assert why_not(position, "learn future-sight") == refused
    refused = refusal("answer-first", "TR-PSET-18", question="engineer-trick")
    assert why_not(position, "engage manager") == refused


@pytest.mark.rule("TR-PSET-18")
def test_the_engineers_trick_lies_on_the_engineers_board_with_another_symbol() -> None:
    position = with_magicians()
    play(position, "take rope", "learn levitation", "mark heart", "engage engineer", *STARTS[1])
    before = position.to_dict()
    assert play(position, "learn stocks-escape") == []
    assert changed_fields(before, position.to_dict()) == {"asked"}
    assert position.asked(0) == Asked(
        "starting-symbol", "TR-PSET-10", 0, {"trick": "stocks-escape"}, "trickerion"
    )
    assert texts(position) == ["mark spade", "mark diamond", "mark club"]
    assert why_not(position, "mark heart") == refusal("symbol-used", "TR-DT-20", symbol="heart")
    assert play(position, "mark club")[0] == TrickLearned(0, "stocks-escape", "club", "engineer")
    assert position.view(None).workshops[0].tricks == (
        OwnTrick("levitation", "heart", "player", 0, 4),
        OwnTrick("stocks-escape", "club", "engineer", 0, 4),
    )


@pytest.mark.rule("TR-PSET-19")
@pytest.mark.parametrize("chooser", [0, 1, 2, 3])
@pytest.mark.parametrize("turns", [(0, 2), (1, 2), (1, 2, 3), (0, 1, 2, 3), (3,)])
def test_engineers_choose_their_tricks_after_all_others_in_the_same_order(
    chooser: int, turns: tuple[int, ...]
) -> None:
    position = with_magicians(4, chooser)
    for turn in range(4):
        seat = (chooser + turn) % 4
        assert position.waiting == (seat,)
        play(position, *STARTS[seat][:3], "engage engineer" if turn in turns else "engage assistant")
    for turn, trick in zip(turns, ENGINEERS_TRICKS, strict=False):
        seat = (chooser + turn) % 4
        assert position.asked(seat) == Asked("engineer-trick", "TR-PSET-18", seat, {}, "trickerion")
        play(position, f"learn {trick}")
        used = STARTS[seat][2]
        assert why_not(position, used) == refusal(
            "symbol-used", "TR-DT-20", symbol=used.removeprefix("mark ")
        )
        events = play(position, f"mark {free_symbol(seat)}")
        assert events[0] == TrickLearned(seat, trick, free_symbol(seat), "engineer")
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-PSET-19")
def test_the_second_engineer_takes_what_the_first_has_left() -> None:
    position = with_magicians()
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1][:3], "engage engineer")
    play(position, "learn water-tank-escape", "mark heart")
    assert position.waiting == (1,)
    refused = refusal("trick-gone", "TR-GEN-14", trick="water-tank-escape")
    assert why_not(position, "learn water-tank-escape") == refused


@pytest.mark.rule("TR-PSET-22")
@pytest.mark.parametrize(
    ("goods", "trick", "markers"),
    [("metal+metal", "linking-rings", 2), ("wood+metal", "linking-rings", 0), ("rope", "linking-rings", 0)],
)
def test_a_starting_trick_is_prepared_if_its_components_are_there(
    goods: str, trick: str, markers: int
) -> None:
    position = with_magicians()
    play(position, f"take {goods}", f"learn {trick}", "mark club", "engage assistant", "take rope")
    play(position, "learn card-manipulation", "mark spade")
    before = position.to_dict()
    expected = [TrickPrepared(0, trick, markers)] if markers else []
    assert prepared(position, "engage assistant") == expected
    after = position.view(None).workshops[0]
    assert after.tricks == (OwnTrick(trick, "club", "player", markers, 4 - markers),)
    workshops = before["workshops"]
    assert isinstance(workshops, list)
    assert [stack.tokens for stack in after.components] == [
        stack["tokens"] for stack in workshops[0]["components"]
    ]


@pytest.mark.rule("TR-PSET-22")
def test_the_number_of_markers_is_the_printed_one() -> None:
    position = with_magicians(4, chooser=3)
    play(position, "take glass+glass", "learn mind-reading", "mark diamond", "engage assistant")
    play(position, *STARTS[0], *STARTS[1], *STARTS[2][:3])
    assert prepared(position, "engage assistant") == [
        TrickPrepared(0, "linking-rings", 2),
        TrickPrepared(1, "enchanted-butterflies", 2),
        TrickPrepared(3, "mind-reading", 3),
    ]


@pytest.mark.rule("TR-PSET-22")
def test_the_managers_components_count_one_more_for_the_free_preparation() -> None:
    position = managing("wood+wood")
    assert play(position, "take rope") == [ComponentsTaken(0, ("rope",), "manager")]
    assert stacks(position) == (Stack("wood", 2, "player", 2), Stack("rope", 1, "manager", 2))
    play(position, *STARTS[1][:3])
    assert prepared(position, "engage assistant") == [
        TrickPrepared(0, "chinese-sticks", 2),
        TrickPrepared(1, "enchanted-butterflies", 2),
    ]


@pytest.mark.rule("TR-PSET-23")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_engineers_trick_is_not_prepared(seat: int) -> None:
    position = with_magicians(2, chooser=seat)
    first, second = ("levitation", "card-manipulation")[:: 1 if seat == 0 else -1]
    play(position, "take wood+wood", f"learn {first}", "mark spade", "engage engineer", "take rope")
    play(position, f"learn {second}", "mark spade", "engage assistant", "learn barricaded-barrels")
    assert prepared(position, "mark heart") == []
    assert position.view(None).workshops[seat].tricks == (
        OwnTrick(first, "spade", "player", 0, 4),
        OwnTrick("barricaded-barrels", "heart", "engineer", 0, 4),
    )


@pytest.mark.rule("TR-PSET-23")
def test_the_starting_trick_of_an_engineer_is_prepared_without_its_additional_marker() -> None:
    position = with_magicians()
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1], "learn barricaded-barrels")
    assert prepared(position, "mark heart")[0] == TrickPrepared(0, "linking-rings", 2)
    assert [owned.ready for owned in position.view(None).workshops[0].tricks] == [2, 0]


@pytest.mark.rule("TR-PSET-24")
def test_nobody_is_asked_about_the_free_preparation() -> None:
    position = with_magicians()
    play(position, *STARTS[0], *STARTS[1][:3])
    assert prepared(position, "engage assistant") == [
        TrickPrepared(0, "linking-rings", 2),
        TrickPrepared(1, "enchanted-butterflies", 2),
    ]
    assert texts(position) == ["advertise", "decline"]


@pytest.mark.rule("TR-PSET-25")
def test_a_type_that_is_already_there_joins_the_managers_stack() -> None:
    position = managing("wood+metal")
    play(position, "take wood+glass")
    assert stacks(position) == (
        Stack("wood", 2, "manager", 3),
        Stack("metal", 1, "player", 1),
        Stack("glass", 1, "manager", 2),
    )


@pytest.mark.rule("TR-PSET-25")
def test_both_types_may_move_to_the_managers_board() -> None:
    position = managing("wood+metal")
    play(position, "take wood+metal")
    assert stacks(position) == (Stack("wood", 2, "manager", 3), Stack("metal", 2, "manager", 3))


@pytest.mark.rule("TR-PSET-25")
@pytest.mark.parametrize(
    ("goods", "wrong", "component"),
    [
        ("wood+wood", ["wood+wood", "wood+metal", "wood+glass", "wood+fabric"], "wood"),
        ("wood+metal", ["wood+wood"], "wood"),
        ("fabric+fabric", ["wood+fabric", "metal+fabric", "glass+fabric", "fabric+fabric"], "fabric"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_a_managers_stack_never_counts_more_than_three(
    seat: int, goods: str, wrong: list[str], component: str
) -> None:
    position = managing(goods, seat)
    for taken in wrong:
        refused = refusal("stack-full", "TR-PSET-25", component=component)
        assert why_not(position, f"take {taken}") == refused
        assert f"take {taken}" not in texts(position)


@pytest.mark.rule("TR-PSET-25")
@pytest.mark.parametrize(
    ("goods", "legal"), [("wood+wood", 10), ("wood+metal", 12), ("fabric+fabric", 10), ("rope", 14)]
)
def test_everything_else_may_be_taken_for_the_manager(goods: str, legal: int) -> None:
    assert len(texts(managing(goods))) == legal


@pytest.mark.rule("TR-PSET-25")
def test_two_of_a_type_and_the_bonus_are_three() -> None:
    position = managing("rope")
    play(position, "take rope")
    assert stacks(position) == (Stack("rope", 2, "manager", 3),)
    position = managing("rope")
    play(position, "take wood+wood")
    assert stacks(position) == (Stack("wood", 2, "manager", 3), Stack("rope", 1, "player", 1))


def generous() -> Trickerion:
    """The game in an edition whose Manager brings components for three coins."""
    return game_with(manager_goods=3)


@pytest.mark.rule("TR-PSET-08", "TR-PSET-17")
def test_the_total_is_exact_where_the_manager_brings_more() -> None:
    game = generous()
    position = next(each for seed in count() if (each := game.new(2, seed)).chooser == 0)
    cheap, dear = TakeComponents("rope"), TakeComponents("wood+rope")
    position.apply(0, ChooseMagician("electra"))
    position.apply(1, ChooseMagician("the-gentleman"))
    assert position.why_not(0, dear) == refusal("wrong-total", "TR-PSET-08", price=2)
    assert dear not in position.choices(0)
    for choice in (cheap, Learn("levitation"), Mark("spade"), Engage("manager")):
        position.apply(0, choice)
    assert position.why_not(0, cheap) == refusal("wrong-total", "TR-PSET-17", price=3)
    assert cheap not in position.choices(0)
    assert position.apply(0, dear) == [ComponentsTaken(0, ("wood", "rope"), "manager")]
