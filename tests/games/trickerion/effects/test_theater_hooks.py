"""Hooks about markers in the theater: how they lie, what a set-up brings, what stays, what is scored."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sleight.games.trickerion.effects.hooks import LINKED, TOLD, Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.printed.ids import FACINGS
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.reading import markers
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.signatures import lying

RINGS, KEY = "linking-rings", 0
SET_UP = f"set-up {RINGS}"


class Bent(Effect):
    """Markers of the first trick of seat 0 turn freely, lie in pairs, and stay; it borrows bonuses."""

    def turns_freely(self, position: TrickerionPosition, key: int) -> bool:
        return key == KEY

    def markers_a_card(self, position: TrickerionPosition, key: int, most: int) -> int:
        return 2 if key == KEY else most

    def stays(self, position: TrickerionPosition, performer: int, place: int) -> dict[int, int]:
        return {KEY: 0}

    def lent_bonuses(self, position: TrickerionPosition, seat: int, trick: int) -> Sequence[int]:
        numbers = position.table.trick_numbers
        return [numbers["buried-alive"], numbers["horror-saws"]] if trick == numbers[RINGS] else ()


class Continued(Effect):
    """What is set up was told and linked before; a set-up and its last link pay more."""

    def __init__(self, before: int) -> None:
        self.before = before

    def set_up_so_far(self, position: TrickerionPosition, seat: int) -> int:
        return self.before

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        position.receive(seat, 0, 1, 0)

    def last_link_payment(self, position: TrickerionPosition, seat: int, amount: int) -> int:
        return amount + 1


def _under(scene: table, *effects: Effect) -> TrickerionPosition:
    position = scene.position()
    position.active = ActiveEffects(effects)
    return position


def _backstage() -> table:
    scene = table(2, dark_alley=True).theater(ONE, TWO).trick(0, RINGS, "spade", ready=2)
    return scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "friday-1", 3)


@pytest.mark.rule("TR-TH-13")
def test_a_marker_may_be_allowed_to_turn_any_way() -> None:
    position = _under(_backstage(), Bent())
    play(position, SET_UP)
    assert texts(position)[:4] == [f"at {ONE} 1 {way}" for way in FACINGS]
    usual = _under(_backstage())
    play(usual, SET_UP)
    assert refused(usual, f"at {ONE} 1 left") == "no-circle"


@pytest.mark.rule("TR-TH-14")
def test_more_than_one_marker_may_be_allowed_on_a_card() -> None:
    scene = _backstage().marker(0, RINGS, ONE, 1, "down")
    position = _under(scene, Bent())
    play(position, SET_UP, f"at {ONE} 3 up", SET_UP)
    assert refused(position, f"at {ONE} 2 up") == "markers-enough"
    usual = _under(scene)
    play(usual, SET_UP)
    assert refused(usual, f"at {ONE} 3 up") == "same-symbol-there"


@pytest.mark.rule("TR-TH-12", "TR-LINK-05")
@pytest.mark.parametrize(
    ("before", "paid"), [(0, (2, 1)), (TOLD, (2, 0)), (LINKED, (1, 1)), (TOLD | LINKED, (1, 0))]
)
def test_what_an_earlier_marker_brought_is_not_paid_again(before: int, paid: tuple[int, int]) -> None:
    scene = _backstage().trick(1, "chinese-sticks").marker(1, "chinese-sticks", TWO, 2, "up")
    position = _under(scene, Continued(before))
    assert gained(position, SET_UP, f"at {TWO} 1 down", "gain fame")[0][:2] == paid


@pytest.mark.rule("TR-PERF-09")
def test_a_marker_may_stay_when_the_others_return() -> None:
    scene = table(2, dark_alley=True).theater(ONE, TWO).trick(0, RINGS, "spade")
    scene.marker(0, RINGS, ONE, 1, "down")
    scene.trick(1, "chinese-sticks").marker(1, "chinese-sticks", ONE, 2, "up")
    scene.placed(0, "magician", "friday-stage").performing(0)
    position = scene.position()
    position.active = ActiveEffects((Bent(),), position.active.key)
    play(position, f"perform {ONE}")
    assert lying(position, ONE) == [(1, RINGS, "down")]
    assert (markers(position)[RINGS], markers(position, 1)["chinese-sticks"]) == ((0, 3), (0, 4))


@pytest.mark.rule("TR-SCORE-08")
def test_a_trick_may_score_the_best_bonus_that_it_borrows() -> None:
    scene = table(2, dark_alley=True).trick(0, RINGS).components(0, metal=2).shards(0, 3)
    scene.assigned(0, "apprentice-1", "theater").placing(0)
    assert bonuses.scored(_under(scene, Bent()), 0) == {RINGS: 3}
    scene.team(0, "engineer")
    assert bonuses.scored(_under(scene, Bent()), 0) == {RINGS: 7}
    assert bonuses.scored(_under(scene), 0) == {}
