"""CMP: one stack a type, three of a type at most, and what the board of the Manager adds."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import (
    ComponentReturned,
    ComponentsBought,
    ComponentsMoved,
    ComponentsStored,
    TrickPrepared,
)
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import asides, play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table

CHEAP = ["wood", "metal", "glass", "fabric"]


def market(*stalls: str, points: int = 1) -> table:
    """The magician of seat 0 is at the market with a point; seat 1 comes next."""
    scene = table(2).coins(0, 20).assigned(1, "magician", "theater")
    scene.market(stalls=[*stalls, *CHEAP][:4])
    return scene.acting(0, "magician", "market-1", points)


def bought(scene: table, component: str) -> list[int]:
    """How many of a component may be bought now."""
    written = [text.split() for text in texts(scene.position())]
    return [int(words[2]) for words in written if words[:2] == ["buy", component]]


def stack(component: str, tokens: int, board: str, counts: int) -> dict[str, object]:
    """A new stack in the workshop of seat 0."""
    new = {"component": component, "tokens": tokens, "board": board, "counts": counts}
    return {f"workshops.0.components.{component}": new}


AFTER = {"actor": "", "points": 0, "asked.0": "", "asked.1": "place"}
"""The last point is spent and seat 1 comes next."""


@pytest.mark.rule("TR-CMP-01")
def test_each_new_type_takes_a_slot_of_its_own() -> None:
    five = market().components(0, rope=1, saw=1, cog=1, mirror=1, animal=1)
    position = five.position()
    events, changed = done(position, "buy wood 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 0, "player")]
    assert changed == {**stack("wood", 1, "player", 1), **AFTER, "coins.0": 19}
    six = market().components(0, rope=1, saw=1, cog=1, mirror=1, animal=1, padlock=1)
    assert why_not(six.position(), "buy wood 1") == refusal(
        "no-component-slot", "TR-CMP-10", component="wood"
    )


@pytest.mark.rule("TR-CMP-02")
def test_identical_components_lie_on_one_stack_even_if_every_slot_is_taken() -> None:
    scene = market().components(0, wood=1, saw=1, cog=1, mirror=1, animal=1, padlock=1)
    assert bought(scene, "wood") == [1, 2]
    assert bought(scene, "metal") == []
    events, changed = done(scene.position(), "buy wood 2")
    assert events == [ComponentsBought(0, "wood", 2, 2, 0, "player")]
    path = "workshops.0.components.wood"
    assert changed == {f"{path}.tokens": 3, f"{path}.counts": 3, **AFTER, "coins.0": 18}


@pytest.mark.rule("TR-CMP-02")
def test_a_type_is_never_split_over_two_boards() -> None:
    scene = market().team(0, "manager").components(0, wood=1)
    events, changed = done(scene.position(), "buy wood 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 0, "player")]
    path = "workshops.0.components.wood"
    assert changed == {f"{path}.tokens": 2, f"{path}.counts": 2, **AFTER, "coins.0": 19}


@pytest.mark.rule("TR-CMP-03")
@pytest.mark.parametrize(("owned", "more"), [(0, [1, 2, 3]), (1, [1, 2]), (2, [1]), (3, [])])
def test_nobody_owns_more_than_three_of_a_type(owned: int, more: list[int]) -> None:
    scene = market(points=3)
    if owned:
        scene.components(0, wood=owned)
    assert bought(scene, "wood") == more
    for count in (1, 2, 3):
        full = refusal("stack-full", "TR-MK-07", component="wood")
        expected = None if count in more else full
        assert why_not(scene.position(), f"buy wood {count}") == expected


@pytest.mark.rule("TR-CMP-04")
def test_there_are_six_slots_and_two_more_with_a_manager() -> None:
    six = {"rope": 1, "saw": 1, "cog": 1, "mirror": 1, "animal": 1, "padlock": 1}
    alone, helped = market(), market().team(0, "manager")
    for component, tokens in six.items():
        alone.components(0, "player", **{component: tokens})
        helped.components(0, "player", **{component: tokens})
    assert bought(alone, "wood") == []
    assert bought(helped, "wood") == [1, 2]
    assert why_not(helped.position(), "buy wood 3") == refusal(
        "no-component-slot", "TR-CMP-10", component="wood"
    )
    helped.components(0, "manager", metal=1)
    assert done(helped.position(), "buy wood 2")[0] == [ComponentsBought(0, "wood", 2, 2, 0, "manager")]
    helped.components(0, "manager", glass=1)
    assert bought(helped, "wood") == []
    assert bought(helped, "metal") == [1]


@pytest.mark.rule("TR-CMP-05")
def test_a_new_type_may_go_to_the_board_of_the_manager() -> None:
    position = market().team(0, "manager").position()
    assert play(position, "buy wood 2") == [ComponentsBought(0, "wood", 2, 2, 0, "")]
    assert position.asked(0) == Asked(
        "store", "TR-CMP-05", 0, {"component": "wood", "count": 2}, "trickerion"
    )
    assert texts(position) == ["keep player", "keep manager"]
    for board in ("engineer", "assistant"):
        assert why_not(position, f"keep {board}") == refusal("no-room-there", "TR-CMP-05", board=board)
    assert why_not(position, "finish") == refusal("answer-first", "TR-CMP-05", question="store")
    for board, counts in (("player", 2), ("manager", 3)):
        events, changed = done(position.copy(), f"keep {board}")
        assert events == [ComponentsStored(0, "wood", 2, board)]
        ended = {path: value for path, value in AFTER.items() if path != "points"}
        assert changed == {**stack("wood", 2, board, counts), **ended}


@pytest.mark.rule("TR-CMP-05", "TR-CMP-07")
def test_three_new_components_go_to_the_player_board_because_the_bonus_would_make_them_four() -> None:
    position = market().team(0, "manager").position()
    events, changed = done(position, "buy wood 3")
    assert events == [ComponentsBought(0, "wood", 3, 3, 0, "player")]
    assert changed == {**stack("wood", 3, "player", 3), **AFTER, "coins.0": 17}


@pytest.mark.rule("TR-CMP-05")
def test_more_of_a_type_joins_its_stack_wherever_it_lies() -> None:
    scene = market().team(0, "manager").components(0, "manager", wood=1)
    events, changed = done(scene.position(), "buy wood 1")
    assert events == [ComponentsBought(0, "wood", 1, 1, 0, "manager")]
    path = "workshops.0.components.wood"
    assert changed == {f"{path}.tokens": 2, f"{path}.counts": 3, **AFTER, "coins.0": 19}


@pytest.mark.rule("TR-CMP-06", "TR-CMP-11")
@pytest.mark.parametrize(("board", "enough"), [("player", False), ("manager", True)])
def test_a_stack_with_the_manager_counts_one_more_when_a_trick_is_prepared(board: str, enough: bool) -> None:
    scene = table(2).team(0, "manager").trick(0, "linking-rings").components(0, board, metal=1)
    position = scene.assigned(1, "magician", "theater").acting(0, "magician", "workshop-1").position()
    assert ("prepare linking-rings" in texts(position)) == enough
    missing = refusal("components-missing", "TR-WS-05", trick="linking-rings", missing="1 × metal")
    assert why_not(position, "prepare linking-rings") == (None if enough else missing)
    view = position.view(0)
    assert needs.counts(view, 0) == {"metal": 1 + enough}
    assert needs.need(view, 0, "linking-rings").missing == ({} if enough else {"metal": 1})


@pytest.mark.rule("TR-CMP-07")
@pytest.mark.parametrize(("tokens", "counts", "more"), [(1, 2, [1]), (2, 3, []), (3, 3, [])])
def test_the_bonus_of_the_manager_counts_towards_the_limit_of_three(
    tokens: int, counts: int, more: list[int]
) -> None:
    scene = market(points=3).team(0, "manager").components(0, "manager", wood=tokens)
    assert scene.position().view(0).workshops[0].components[0].counts == counts
    assert bought(scene, "wood") == more
    assert why_not(scene.position(), f"buy wood {1 + len(more)}") == refusal(
        "stack-full", "TR-MK-07", component="wood"
    )


@pytest.mark.rule("TR-CMP-08")
def test_a_stack_of_three_may_move_to_the_manager_and_back_and_stays_three() -> None:
    scene = table(2).team(0, "manager").components(0, metal=3, wood=1).assigned(1, "magician", "theater")
    position = scene.acting(0, "magician", "workshop-1", points=4).position()
    events, changed = done(position, "shelve metal empty")
    assert events == [ComponentsMoved(0, "metal", None)]
    assert changed == {"workshops.0.components.metal.board": "manager", "points": 3}
    assert needs.counts(position.view(0), 0) == {"metal": 3, "wood": 1}
    events, changed = done(position, "shelve wood metal")
    assert events == [ComponentsMoved(0, "wood", "metal")]
    assert changed == {
        "workshops.0.components.metal.board": "player",
        "workshops.0.components.wood.board": "manager",
        "workshops.0.components.wood.counts": 2,
        "points": 2,
    }


@pytest.mark.rule("TR-CMP-09")
def test_the_bonus_ends_with_the_last_token() -> None:
    scene = market(points=2).team(0, "manager").trick(0, "linking-rings")
    position = scene.components(0, "manager", metal=1).position()
    events, changed = done(position, "drop metal")
    assert events == [ComponentReturned(0, "metal")]
    assert changed == {"workshops.0.components.metal": None}
    assert needs.need(position.view(0), 0, "linking-rings").missing == {"metal": 2}
    play(position, "buy metal 1")
    assert texts(position) == ["keep player", "keep manager"]
    play(position, "keep player")
    assert needs.counts(position.view(0), 0) == {"metal": 1}


@pytest.mark.rule("TR-CMP-09")
def test_a_stack_with_the_manager_keeps_its_bonus_while_a_token_is_left() -> None:
    scene = market().team(0, "manager").components(0, "manager", metal=2)
    position = scene.position()
    _, changed = done(position, "drop metal")
    path = "workshops.0.components.metal"
    assert changed == {f"{path}.tokens": 1, f"{path}.counts": 2}


@pytest.mark.rule("TR-CMP-10")
def test_without_a_free_slot_something_is_returned_before_a_new_type_is_bought() -> None:
    scene = market().components(0, rope=1, saw=1, cog=1, mirror=1, animal=1, padlock=2)
    position = scene.position()
    full = refusal("no-component-slot", "TR-CMP-10", component="wood")
    assert why_not(position, "buy wood 1") == full
    assert asides(position) == [f"drop {id}" for id in ("rope", "saw", "animal", "padlock", "mirror", "cog")]
    play(position, "drop padlock")
    assert why_not(position, "buy wood 1") == full
    play(position, "drop padlock")
    assert why_not(position, "buy wood 1") is None


@pytest.mark.rule("TR-CMP-10")
def test_a_buyer_without_room_is_asked_even_if_it_can_only_finish() -> None:
    orders = ["petroleum", "disguise", "rope", "saw"]
    scene = table(2).shards(0, 0).market(orders=orders).assigned(1, "magician", "theater")
    scene.components(0, rope=1, saw=1, cog=1, mirror=1, animal=1, padlock=1)
    scene.assigned(0, "apprentice-1", "market-row")
    rich, poor = scene.placing(0).position(), scene.coins(0, 0).position()
    play(rich, "place apprentice-1 market-4")
    assert (rich.waiting, texts(rich)) == ((0,), ["finish"])
    play(rich, "drop cog", "buy wood 1")
    assert rich.waiting == (1,)
    play(poor, "place apprentice-1 market-4")
    assert poor.waiting == (1,)


@pytest.mark.rule("TR-CMP-11")
@pytest.mark.parametrize(
    ("tokens", "board", "counts"),
    [
        (1, "player", 1),
        (2, "player", 2),
        (3, "player", 3),
        (1, "manager", 2),
        (2, "manager", 3),
        (3, "manager", 3),
    ],
)
def test_what_a_stack_counts(tokens: int, board: str, counts: int) -> None:
    scene = table(2).team(0, "manager").trick(0, "card-manipulation").components(0, fabric=3)
    scene.components(0, board, wood=tokens).assigned(1, "magician", "theater")
    position = scene.acting(0, "magician", "workshop-1").position()
    assert needs.counts(position.view(0), 0) == {"wood": counts, "fabric": 3}
    # The trick needs three wood and three fabric.
    assert ("prepare card-manipulation" in texts(position)) == (counts == 3)
    if counts == 3:
        events, changed = done(position, "prepare card-manipulation", "finish")
        assert events[0] == TrickPrepared(0, "card-manipulation", 2)
        path = "workshops.0.tricks.card-manipulation"
        assert (changed[f"{path}.ready"], changed[f"{path}.spare"]) == (2, 2)
