"""What the greedy bot expects of machines when it plans a round, buys, and decides when to build."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.advice import machines as advice
from sleight.games.trickerion.bots import machines
from sleight.games.trickerion.bots.acting import gains_at
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.errands import tasks
from sleight.games.trickerion.bots.stagecraft import Stage
from sleight.games.trickerion.printed import ids
from tests.games.trickerion.helpers.bot_games import chosen, planned
from tests.games.trickerion.helpers.machines import built, of_school, quiet, with_dawn
from tests.games.trickerion.helpers.scenario import table

CLOSED = dict.fromkeys(("residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2"), "x")
HAND = "spirit-hand"
FIRST_CARD = "riverside-theater-5"


def _planning(scene: table, *stalls: str) -> dict[str, str]:
    """What a team of four plans in the second round while no die permits anything."""
    scene.round(2).shards(0, 1).dice(**CLOSED).market([*stalls, "saw", "cog", "rope"], [])
    return planned(scene.team(0, "manager", "apprentice-1", "apprentice-2").planning().position())


def _two_points_downtown(inactive: tuple[int, ...]) -> table:
    """Only with a third point the manager of seat 0 can take coins."""
    scene = of_school("escape", 2, inactive).shards(0, 0).dice(**{**CLOSED, "bank_2": "5"})
    scene.assigned(0, "manager", "downtown").assigned(1, "magician", "workshop")
    return scene.placed(1, "apprentice-1", "downtown-1").placing(0)


@pytest.mark.rule("DT-ESCA-04")
def test_somebody_is_placed_where_a_machine_gives_the_point_that_is_missing() -> None:
    assert chosen(_two_points_downtown(())) == "place manager downtown-4"
    assert chosen(_two_points_downtown((1, 2))) == "idle manager"


@pytest.mark.rule("DT-ESCA-05")
def test_each_machine_serves_the_location_that_needs_it_most() -> None:
    room = advice.room(quiet(of_school("escape", 3)).position().view(0))
    visitors = {ids.THEATER: 1, ids.DOWNTOWN: 1, ids.MARKET_ROW: 2}
    points = machines.training(room, [visitors.get(place, 0) for place in range(len(ids.LOCATION_IDS))])
    assert {place: count for place, count in enumerate(points) if count} == {
        ids.THEATER: 1,
        ids.DOWNTOWN: 1,
        ids.MARKET_ROW: 1,
    }


def test_nobody_is_sent_to_buy_what_smoke_spares() -> None:
    scenes = [of_school("optical", count).coins(0, 8).trick(0, "enchanted-butterflies") for count in (0, 1)]
    bare, able = (_planning(scene.components(0, fabric=1), "fabric") for scene in scenes)
    assert "market-row" in bare.values()
    assert "market-row" not in able.values()
    assert "workshop" in able.values()


def _shopping(count: int) -> table:
    """A trick lacks a wood and three fabrics, which are on sale."""
    scene = of_school("optical", count).shards(0, 1).coins(0, 9).trick(0, "card-manipulation")
    scene.components(0, wood=2).market(["wood", "fabric", "cog", "rope"], [])
    return scene.assigned(1, "magician", "downtown").acting(0, "magician", "market-4", 1)


@pytest.mark.rule("DT-OPTI-04")
def test_only_what_smoke_does_not_spare_is_bought() -> None:
    assert chosen(_shopping(0)) == "buy wood 1"
    assert chosen(_shopping(1)) == "buy fabric 3"
    assert chosen(_shopping(1).components(0, fabric=3)) == "finish"


def test_smoke_spares_what_takes_an_action_of_its_own() -> None:
    company = Company(quiet(of_school("optical", 3).shards(0, 5)).position().view(0), 1.0)
    types = {id: number for number, id in enumerate(company.catalog.component_ids)}
    missing = [(types["wood"], 3), (types["fabric"], 1), (types["mirror"], 1)]
    assert company.unspared(missing) == [(types["wood"], 2)]


@pytest.mark.rule("DT-SPIR-10")
def test_a_performance_counts_the_bonus_that_a_machine_doubles() -> None:
    def performing(*inactive: int) -> float:
        scene = of_school("spiritual", 4, inactive).shards(0, 1).trick(0, HAND)
        scene.theater(FIRST_CARD, "riverside-theater-1").marker(0, HAND, FIRST_CARD, 1, "down")
        scene.assigned(0, "magician", "theater").assigned(1, "magician", "downtown")
        view = scene.placing(0).position().view(0)
        return Stage(Company(view, 1.0), view, 1.0).performing()

    assert performing() > performing(4)


def _evening(*inactive: int) -> table:
    """Two markers lie on a card with a small bonus, one on a card with a large one."""
    scene = of_school("spiritual", 4, inactive).round(3).shards(0, 8).trick(0, HAND).trick(0, "future-sight")
    scene.theater(FIRST_CARD, "magnus-pantheon-7").marker(0, HAND, FIRST_CARD, 1, "down")
    scene.marker(0, "future-sight", FIRST_CARD, 3, "down").marker(0, HAND, "magnus-pantheon-7", 1, "down")
    return scene.placed(0, "magician", "friday-stage").performing(0)


@pytest.mark.rule("DT-SPIR-10")
def test_the_card_is_performed_whose_doubled_bonus_pays_most() -> None:
    assert chosen(_evening(4)) == f"perform {FIRST_CARD}"
    assert chosen(_evening()) == "perform magnus-pantheon-7"


@pytest.mark.rule("DT-SPIR-07")
def test_somebody_is_placed_where_a_machine_turns_the_die() -> None:
    def placed(*inactive: int) -> str:
        scene = of_school("spiritual", 3, inactive).shards(0, 0).dice(**CLOSED)
        scene.assigned(0, "manager", "downtown").assigned(1, "magician", "workshop")
        return chosen(scene.asked(0, "place"))

    assert placed().startswith("place manager downtown-")
    assert placed(3) == "idle manager"


@pytest.mark.rule("DT-SPIR-07")
def test_only_one_die_is_turned_for_nothing() -> None:
    scene = of_school("spiritual", 3).shards(0, 5).dice(**CLOSED).assigned(0, "manager", "downtown")
    view = scene.assigned(1, "magician", "workshop").placing(0).position().view(0)
    found = tasks(Company(view, 1.0), view)
    assert {task.points for task in found if task.turned} == {3}
    assert all(task.turned for task in found)
    best = max(task.gain for task in found)
    assert gains_at(view, Company(view, 1.0), "downtown", 1.0)(6) == pytest.approx(best)


@pytest.mark.rule("DT-MACH-06")
def test_a_plan_counts_the_coins_that_coils_will_pay() -> None:
    def plan(*inactive: int) -> dict[str, str]:
        return _planning(built(with_dawn().coins(0, 0).trick(0, "linking-rings"), 0, 2, inactive), "metal")

    assert "market-row" in plan().values()
    assert "market-row" not in plan(1, 2).values()


def _at_work(school: str, count: int, coins: int, shards: int) -> str:
    """What the manager does in the first round in a workshop where nothing can be prepared."""
    scene = of_school(school, count).round(1).shards(0, shards).coins(0, coins)
    return chosen(scene.assigned(1, "magician", "downtown").acting(0, "manager", "workshop-1", 1))


@pytest.mark.parametrize("school", ["mechanical", "optical", "spiritual", "escape"])
def test_the_first_machine_is_built_at_once_and_the_last_when_it_will_be_of_use(school: str) -> None:
    assert _at_work(school, 0, 3, 2) == "build-machine"
    assert _at_work(school, 3, 3, 2) == "finish"


def test_coins_are_kept_rather_than_spent_on_a_machine_that_seldom_serves() -> None:
    assert _at_work("optical", 1, 8, 2) == "build-machine"
    assert _at_work("optical", 1, 3, 2) == "finish"
    assert _at_work("mechanical", 1, 3, 2) == "build-machine"


def test_machines_promise_more_the_more_shards_will_come() -> None:
    room = advice.room(quiet(of_school("escape", 3)).position().view(0))
    assert room is not None
    two, three = (machines.of_room(room._replace(built=count), 3, 4) for count in (2, 3))
    assert three - two > 3 * machines.of_use(room, 2, 4)
