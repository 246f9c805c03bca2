"""The rules of thumb of the greedy bot, each on the smallest scene that shows it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sleight
from sleight.games.trickerion.advice import needs, payouts
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.choices import At, Learn
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.bot_games import chosen, planned
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import walks


def _rings(ready: int = 0) -> table:
    """Seat 0 knows the linking rings, which need two metal."""
    return table(2).trick(0, "linking-rings", ready=ready)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_begins_with_a_prepared_trick(seats: int) -> None:
    for seed in range(4):
        position = GAME.new(seats, seed)
        while position.phase == 0:
            play(position, chosen(position, position.waiting[0]))
        view = position.view(0)
        assert all(any(own.ready for own in workshop.tricks) for workshop in view.workshops)


def test_it_prepares_what_it_can() -> None:
    scene = _rings().components(0, metal=2).acting(0, "apprentice-1", "workshop-1")
    assert chosen(scene) == "prepare linking-rings"


def test_it_prepares_the_better_trick_first() -> None:
    scene = _rings().trick(0, "levitation").components(0, metal=2, glass=3, rope=1, petroleum=2)
    assert chosen(scene.acting(0, "apprentice-1", "workshop-1")) == "prepare levitation"


def test_it_prepares_on_the_engineers_board_if_there_is_a_point_to_spare() -> None:
    scene = _rings().components(0, metal=2).team(0, "engineer")
    assert chosen(scene.acting(0, "engineer", "workshop-1")) == "move linking-rings"
    assert chosen(scene.acting(0, "engineer", "workshop-1", points=1)) == "prepare linking-rings"


def test_it_learns_while_there_is_time() -> None:
    scene = _rings(ready=2).coins(0, 14).dice(inn_1="x", inn_2="x", bank_1="x", bank_2="x")
    position = scene.acting(0, "magician", "downtown-4").position()
    choice = GAME.parse(chosen(position))
    assert isinstance(choice, Learn)
    need = needs.need(position.view(0), 0, choice.trick)
    assert need.coins + needs.threshold_coins(position.view(0), 0, choice.trick) <= 14


def test_it_learns_nothing_in_the_last_round() -> None:
    scene = _rings(ready=2).round(5).coins(0, 14)
    assert not chosen(scene.acting(0, "magician", "downtown-4")).startswith("learn")


def test_it_hires_in_the_last_round_because_characters_score() -> None:
    scene = _rings().round(5).dice(inn_1="manager", bank_1="x", bank_2="3")
    assert chosen(scene.acting(0, "magician", "downtown-4")) == "hire inn-1"


def test_it_turns_a_die_for_a_task_that_no_die_offers() -> None:
    scene = _rings().round(5).dice(inn_1="x", inn_2="x", bank_1="x", bank_2="x")
    assert chosen(scene.acting(0, "magician", "downtown-1")).startswith("set inn-1")


def test_it_buys_what_is_missing() -> None:
    assert chosen(_rings().acting(0, "apprentice-1", "market-1")) == "buy metal 2"


def test_it_buys_one_less_for_the_managers_board() -> None:
    scene = _rings().team(0, "manager").acting(0, "apprentice-1", "market-1")
    assert chosen(scene) == "buy metal 1"


def test_it_stores_a_new_stack_where_it_counts_one_more() -> None:
    position = _rings().team(0, "manager").acting(0, "apprentice-1", "market-4").position()
    play(position, "buy metal 1")
    assert chosen(position) == "keep manager"


def test_it_orders_what_nobody_sells_and_keeps_the_stalls_that_it_needs() -> None:
    scene = table(2).trick(0, "chinese-sticks").acting(0, "apprentice-1", "market-4")
    written = chosen(scene)
    assert written.startswith("order rope")
    assert written != "order rope 1"


def test_it_bargains_with_points_that_nothing_else_needs() -> None:
    position = _rings().acting(0, "apprentice-1", "market-1").position()
    play(position, "buy metal 2")
    assert chosen(position) == "bargain 1"


def test_it_buys_nothing_that_it_does_not_need() -> None:
    scene = _rings(ready=2).components(0, metal=2)
    assert chosen(scene.acting(0, "apprentice-1", "market-1")) == "finish"


def _beside_a_marker() -> TrickerionPosition:
    """A marker of the same school lies on the last slot; seat 0 is to lay its own rings."""
    scene = _rings(ready=1).trick(1, "living-piano").theater("riverside-theater-1")
    scene = scene.marker(1, "living-piano", "riverside-theater-1", 3, "up")
    position = scene.acting(0, "apprentice-1", "friday-1").position()
    play(position, "set-up linking-rings")
    return position


def _links_of(position: TrickerionPosition, written: str) -> int:
    at = GAME.parse(written)
    assert isinstance(at, At)
    return payouts.set_up_pay(position.view(0), 0, "linking-rings", at.card, at.slot, at.facing).links


def test_it_lays_a_marker_so_that_it_is_linked() -> None:
    position = _beside_a_marker()
    possible = [_links_of(position, sleight.text(choice)) for choice in position.choices(0)]
    assert _links_of(position, chosen(position)) == max(possible) == 1


def test_without_its_sense_for_links_it_does_not_look_for_them() -> None:
    position = _beside_a_marker()
    assert _links_of(position, chosen(position, links=0.0)) == 0


def test_it_sets_up_the_better_trick() -> None:
    scene = _rings(ready=1).trick(0, "levitation", ready=1)
    assert chosen(scene.acting(0, "apprentice-1", "friday-1")) == "set-up levitation"


def test_a_link_pays_fame_unless_wages_are_missing() -> None:
    scene = _rings(ready=1).acting(0, "apprentice-1", "friday-1").asked(0, "link-reward", 1, 1)
    assert chosen(scene) == "gain fame"
    assert chosen(scene.coins(0, 0)) == "gain coins"


def test_no_magician_goes_on_stage_without_a_marker() -> None:
    scene = _rings().assigned(0, "magician", "theater").placing(0)
    assert chosen(scene) == "idle magician"


def test_a_magician_with_markers_in_hand_goes_behind_the_stage() -> None:
    written = chosen(_rings(ready=2).assigned(0, "magician", "theater").placing(0))
    assert written.startswith("place magician")
    assert not written.endswith("stage")


def test_a_magician_who_comes_alone_takes_sunday() -> None:
    scene = _rings().marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    assert chosen(scene.assigned(0, "magician", "theater").placing(0)) == "place magician sunday-stage"


def test_helpers_are_placed_before_the_magician() -> None:
    scene = _rings(ready=2).marker(0, "linking-rings", "riverside-theater-1", 1, "down").round(2)
    scene = scene.assigned(0, "magician", "theater").assigned(0, "apprentice-1", "theater")
    assert chosen(scene.placing(0)).startswith("place apprentice-1")


def test_components_come_before_markers_and_markers_before_the_stage() -> None:
    scene = _rings().assigned(0, "magician", "workshop").assigned(0, "apprentice-1", "market-row")
    assert chosen(scene.placing(0)).startswith("place apprentice-1 market")


def test_nobody_is_placed_where_there_is_nothing_to_do() -> None:
    scene = _rings(ready=2).components(0, metal=2).assigned(0, "apprentice-1", "workshop")
    assert chosen(scene.placing(0)) == "idle apprentice-1"


def test_a_shard_is_spent_if_the_point_makes_a_task_possible() -> None:
    scene = _rings().round(5).dice(inn_1="manager").placed(0, "magician", "downtown-4")
    scene.fields.update(actor="magician", points=2)
    assert chosen(scene.asked(0, "enhance")) == "enhance"
    scene.fields.update(points=3)
    assert chosen(scene.asked(0, "enhance")) == "plain"


def test_it_performs_the_card_that_pays_most() -> None:
    scene = _rings().trick(0, "levitation").round(3).placed(0, "magician", "friday-stage")
    scene = scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    scene = scene.marker(0, "levitation", "riverside-theater-2", 1, "down")
    assert chosen(scene.performing(0)) == "perform riverside-theater-2"


def test_it_advertises_if_it_can_spare_the_coins() -> None:
    assert chosen(table(2).order(1, 0).coins(0, 14).advertising(0)) == "advertise"
    assert chosen(table(2).order(1, 0).coins(0, 4).advertising(0)) == "decline"


def test_it_plans_to_perform_what_lies_on_stage() -> None:
    scene = _rings().trick(0, "levitation").round(5).dice(inn_1="x", inn_2="x", bank_1="x", bank_2="x")
    scene = scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    scene = scene.marker(0, "levitation", "riverside-theater-1", 2, "up")
    assert planned(scene.planning().position())["magician"] == "theater"


def test_it_sends_nobody_whose_wages_it_cannot_pay() -> None:
    scene = _rings().round(5).coins(0, 0).team(0, "manager", "engineer", "apprentice-2")
    scene = scene.dice(inn_1="x", inn_2="x", bank_1="x", bank_2="x")
    plan = planned(scene.planning().position())
    assert not set(plan) & {"manager", "engineer", "apprentice-1", "apprentice-2"}


def test_its_plan_brings_components_markers_and_the_stage_together() -> None:
    scene = _rings().round(4).team(0, "assistant", "manager", "apprentice-2")
    plan = planned(scene.planning().position())
    assert "market-row" in plan.values()


def test_it_keeps_nothing_between_two_choices() -> None:
    """Another bot that is handed the same view, even after a trip through JSON, chooses the same."""
    for position in walks(1, every=40):
        for seat in position.waiting:
            view = position.view(seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=TrickerionView)
            choices = position.choices(seat)
            first = GreedyBot(Random(1)).choose(view, choices)
            assert GreedyBot(Random(2)).choose(again, choices) == first


def test_it_answers_every_question_with_one_of_its_choices() -> None:
    bots = GreedyBot(Random(0)), GreedyBot(Random(0), {"links": 0.0})
    for position in walks(3, every=3, offset=50):
        for seat in position.waiting:
            choices = position.choices(seat)
            for bot in bots:
                assert bot.choose(position.view(seat), choices) in choices
