"""Hooks about tricks that lie elsewhere, about what cannot be prepared, and about other ways to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from sleight.core.choice import Choice
from sleight.core.refusal import Refusal
from sleight.games.trickerion.choices import Accept
from sleight.games.trickerion.effects.hooks import NOWHERE, Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.workshop import PrepareTrick
from sleight.games.trickerion.state import tricks
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import ACCEPT, Move
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.scenario import table

LENT, OLD = "levitation", "linking-rings"


class Lent(Effect):
    """Seat 0 may learn a trick of the other player, in place of an own one if it has that."""

    def learnable(self, position: TrickerionPosition, seat: int) -> Sequence[int]:
        return [position.table.trick_numbers[LENT]] if seat == 0 else ()

    def taken_over(self, position: TrickerionPosition, seat: int, trick: int) -> int:
        if position.table.trick_ids[trick] != LENT:
            return NOWHERE
        return tricks.symbol_of(position, seat, position.table.trick_numbers[OLD])

    def bars_preparing(self, position: TrickerionPosition, seat: int, trick: int) -> Refusal | None:
        name = position.table.trick_ids[trick]
        return refuse("still-prepared", "TR-WS-06", trick=name) if name == OLD else None


class Shortly(Action):
    """Another way to prepare: nothing but a word."""

    name: ClassVar[str] = "prepare"
    rule: ClassVar[str] = "TR-WS-04"
    kind: ClassVar[type[Choice]] = Accept

    def cost(self, position: TrickerionPosition, seat: int) -> int:
        return 0

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        found.append(ACCEPT)

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        position.receive(seat, 1, 0, 0)


class Briefly(Effect):
    """Whatever improves Prepare can be done shortly too."""

    def variants(self, position: TrickerionPosition, seat: int, action: Action) -> Sequence[Action]:
        return (Shortly(),) if isinstance(action, PrepareTrick) else ()


def _bent(scene: table, *effects: Effect) -> TrickerionPosition:
    position = scene.position()
    position.active = ActiveEffects(effects)
    position.settle()
    return position


def _downtown() -> table:
    return (
        table(2).acting(0, "magician", "downtown-1").dice(residence_1="any", residence_2="any").trick(1, LENT)
    )


@pytest.mark.rule("TR-DT-03")
def test_a_trick_that_does_not_lie_at_the_residence_may_be_learned() -> None:
    position = _bent(_downtown(), Lent())
    assert texts(position).count(f"learn {LENT}") == 1
    play(position, f"learn {LENT}", "mark spade")
    assert [own.trick for own in position.view(0).me.tricks] == [LENT]
    assert refused(_bent(_downtown()), f"learn {LENT}") == "trick-gone"


@pytest.mark.rule("TR-DT-17")
def test_it_may_take_the_place_of_another_without_a_slot() -> None:
    scene = _downtown().trick(0, OLD, "club", ready=2)
    for trick in ("chinese-sticks", "spirit-hand"):
        scene.trick(0, trick)
    position = _bent(scene, Lent())
    play(position, f"learn {LENT}")
    (own,) = [each for each in position.view(0).me.tricks if each.trick == LENT]
    assert (own.symbol, own.ready, own.spare) == ("club", 2, 2)


@pytest.mark.rule("TR-WS-04")
def test_a_trick_may_be_barred_from_preparation() -> None:
    scene = table(2).trick(0, OLD).components(0, metal=2).acting(0, "manager", "workshop-1")
    assert f"prepare {OLD}" in texts(_bent(scene))
    position = _bent(scene, Lent())
    assert f"prepare {OLD}" not in texts(position)
    assert refused(position, f"prepare {OLD}") == "still-prepared"


@pytest.mark.rule("TR-SA-05")
def test_an_improved_action_may_be_taken_in_another_way() -> None:
    scene = table(2, dark_alley=True).acting(
        0, "magician", "workshop-1", card="trick-tweaking", state="armed"
    )
    position = scene.trick(0, OLD).components(0, metal=2).position()
    plain = texts(position)
    position.active = ActiveEffects((*position.active.effects, Briefly()), position.active.key)
    position.settle()
    assert texts(position) == [*plain, "accept"]
    fame = position.view(0).fame[0]
    play(position, "accept")
    assert position.view(0).fame[0] == fame + 1
