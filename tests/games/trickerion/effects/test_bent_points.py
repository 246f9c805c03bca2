"""AP-06, 07, 15: points and costs as effects change them, through the hooks that cards will use."""

from __future__ import annotations

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.events import CharacterEnhanced, CharacterPlaced
from sleight.games.trickerion.printed.ids import FIRST_APPRENTICE, THEATER
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import table


class OneBasePoint(Effect):
    """Every character has one point before its slot is counted."""

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return 1


class FamousApprentices(Effect):
    """An apprentice has one point more while its owner's poster hangs."""

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return points + (character >= FIRST_APPRENTICE and position.posters >> seat & 1)


class Weary(Effect):
    """Nobody has any points before the slot is counted."""

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        return 0


class StrongEnhancement(Effect):
    """A shard is worth two points."""

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return 2


class Empower(Effect):
    """A shard is worth three points, whatever else is in force."""

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        return 3


class ShardsBackstage(Effect):
    """Shards may be spent in the theater and nowhere else."""

    def may_enhance(self, position: TrickerionPosition, seat: int, location: int, allowed: bool) -> bool:
        return location == THEATER


class Costs(Effect):
    """One action costs so much."""

    def __init__(self, action: str, cost: int) -> None:
        self.action, self.points = action, cost

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return self.points if action == self.action else cost


class Cheaper(Costs):
    """One action costs so much less."""

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        return cost - self.points if action == self.action else cost


def placing(character: str, card: str, *effects: Effect, shards: int = 1) -> TrickerionPosition:
    """A character is to be placed while some effects are in force."""
    scene = table(4).poster(0).shards(0, shards).trick(0, "living-piano", ready=3)
    position = scene.assigned(0, character, card).assigned(1, "magician", "theater").placing(0).position()
    position.active = ActiveEffects(effects)
    return position


@pytest.mark.rule("TR-AP-06")
@pytest.mark.parametrize(
    ("effects", "points"),
    [((), 2), ((StrongEnhancement(),), 3), ((Empower(),), 4), ((StrongEnhancement(), Empower()), 4)],
)
def test_a_shard_is_worth_what_the_effects_say(effects: tuple[Effect, ...], points: int) -> None:
    position = placing("apprentice-1", "downtown", *effects)
    play(position, "place apprentice-1 downtown-4")
    assert position.points == 1
    assert play(position, "enhance") == [CharacterEnhanced(0, "apprentice-1", points - 1)]
    assert (position.points, position.view(0).shards[0]) == (points, 0)


@pytest.mark.rule("TR-AP-06")
def test_base_points_change_before_slot_and_shard_are_added() -> None:
    position = placing("magician", "downtown", OneBasePoint())
    play(position, "place magician downtown-1", "enhance")
    assert position.points == 1 + 2 + 1
    position = placing("apprentice-1", "theater", FamousApprentices())
    play(position, "place apprentice-1 sunday-1")
    assert position.points == 2 - 1


@pytest.mark.rule("TR-AP-07")
def test_a_negative_sum_is_no_points_at_all() -> None:
    position = placing("apprentice-1", "theater", Weary())
    events, changed = done(position, "place apprentice-1 sunday-1")
    assert events == [CharacterPlaced(0, "apprentice-1", "sunday-1")]
    assert changed == {
        "workshops.0.characters.apprentice-1.at": "sunday-1",
        "workshops.0.characters.apprentice-1.waits": False,
        "workshops.0.day": "sunday",
        "asked.0": "",
        "asked.1": "place",
    }


@pytest.mark.rule("TR-AP-07")
@pytest.mark.parametrize(("shard", "points"), [(StrongEnhancement(), 1), (Empower(), 2)])
def test_the_floor_of_zero_comes_after_everything_is_added(shard: Effect, points: int) -> None:
    position = placing("apprentice-1", "theater", Weary(), ShardsBackstage(), shard)
    play(position, "place apprentice-1 sunday-1")
    arguments: dict[str, str | int | tuple[int, ...]] = {"character": "apprentice-1", "points": -1}
    assert position.asked(0) == Asked("enhance", "TR-AP-03", 0, arguments, "trickerion")
    play(position, "enhance")
    assert (position.waiting, position.points) == ((0,), points)


@pytest.mark.rule("TR-AP-07")
def test_a_shard_that_only_reaches_zero_gives_nothing_to_spend() -> None:
    position = placing("apprentice-1", "theater", Weary(), ShardsBackstage())
    play(position, "place apprentice-1 sunday-1")
    events, changed = done(position, "enhance")
    assert events == [CharacterEnhanced(0, "apprentice-1", 1)]
    assert changed == {"shards.0": 0, "points": 0, "actor": "", "asked.0": "", "asked.1": "place"}


@pytest.mark.rule("TR-AP-03")
def test_an_effect_says_where_shards_may_be_spent() -> None:
    position = placing("magician", "downtown", ShardsBackstage())
    play(position, "place magician downtown-4")
    assert (position.points, texts(position)[-1]) == (3, "finish")
    assert "enhance" not in texts(position)


def acting(slot: str, points: int, *effects: Effect) -> TrickerionPosition:
    """A magician acts with so many points while some effects are in force."""
    scene = table(2).trick(0, "mechanical-hornet").components(0, metal=3, petroleum=1, cog=1)
    position = scene.assigned(1, "magician", "theater").acting(0, "magician", slot, points).position()
    position.active = ActiveEffects(effects)
    return position


@pytest.mark.rule("TR-AP-15")
@pytest.mark.parametrize(
    ("action", "written", "rule"),
    [
        ("hire", "hire inn-2", "TR-DT-23"),
        ("learn", "learn levitation", "TR-DT-03"),
        ("collect", "collect bank-1", "TR-DT-31"),
    ],
)
def test_a_prophecy_replaces_a_cost_and_a_card_makes_it_cheaper(action: str, written: str, rule: str) -> None:
    card, prophecy = Cheaper(action, 1), Costs(action, 1)
    for effects, cost in (((), 3), ((card,), 2), ((prophecy,), 1), ((prophecy, card), 0)):
        position = acting("downtown-1", 4, *effects)
        play(position, written)
        assert position.points == 4 - cost
        short = acting("downtown-1", cost - 1, *effects)
        if cost:
            assert written not in texts(short)
            assert why_not(short, written) == refusal("points-missing", rule, cost=cost, points=cost - 1)
    assert why_not(acting("downtown-1", 2, card), "set bank-1 6") is None


@pytest.mark.rule("TR-AP-15")
def test_no_cost_falls_below_zero() -> None:
    position = acting("downtown-1", 1, Cheaper("hire", 9))
    play(position, "hire inn-2")
    assert position.points == 1


@pytest.mark.rule("TR-AP-15")
def test_the_costs_of_preparing_and_bargaining_bend_too() -> None:
    position = acting("workshop-1", 1, Cheaper("prepare", 1))
    assert texts(position) == ["prepare mechanical-hornet", "finish"]
    assert why_not(acting("workshop-1", 1), "prepare mechanical-hornet") == refusal(
        "points-missing", "TR-WS-04", cost=2, points=1
    )
    position = acting("market-1", 3, Costs("bargain", 2))
    play(position, "buy wood 3")
    assert texts(position) == ["bargain 0", "bargain 1"]
    play(position, "bargain 1")
    assert (position.waiting, position.points) == ((1,), 0)
