"""What the greedy bot makes of machines, signature tricks and the cards for them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sleight
from sleight.games.trickerion.advice import machines as advice
from sleight.games.trickerion.bots.cards import BONUSES
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.events import BonusUsed, TrickRewarded
from sleight.games.trickerion.modules.dawn.events import MachineBuilt, MachineUsed
from sleight.games.trickerion.modules.dawn.printed import assignments_of, machines_of, signatures_of
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.bot_games import chosen, game, played, wins
from tests.games.trickerion.helpers.machines import DAWN, built, of_school, quiet, with_dawn
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import FULL

PRINTED = GAME.new(2, 0, DAWN).table.printed
MACHINES = [machine.id for machine in machines_of(PRINTED)]
SIGNATURES = {trick.id: trick.level for trick in signatures_of(PRINTED)}
CARDS = [card.id for card in assignments_of(PRINTED)]
MIRROR = "shattered-mirror"
CLOSED = dict.fromkeys(("residence_1", "residence_2", "inn_1", "inn_2", "bank_1", "bank_2"), "x")


def _answer(position: TrickerionPosition, **settings: float) -> str:
    bot = GreedyBot(Random(0), {"links": 1.0, **settings})
    return sleight.text(bot.choose(position.view(0), position.choices(0)))


def test_it_knows_every_card_for_machines() -> None:
    assert {*CARDS} <= {*BONUSES}


def _at_work(count: int, points: int = 1, card: str = "") -> table:
    """The Mechaniker acts in his workshop, where nothing can be prepared."""
    scene = built(with_dawn(), 0, count).shards(0, 2).coins(0, 6)
    return scene.acting(0, "manager", "workshop-1", points, card).assigned(1, "magician", "downtown")


def test_it_builds_with_a_point_to_spare() -> None:
    assert chosen(_at_work(0)) == "build-machine"


def test_it_builds_nothing_if_it_is_told_so() -> None:
    position = _at_work(0).position()
    assert _answer(position, machines=0.0) == "finish"
    serial = _at_work(0, card="assembly-line").position()
    assert "bonus" in [sleight.text(each) for each in serial.choices(0)]
    assert _answer(serial, machines=0.0) == "finish"


def _before_placing(coins: int, shards: int, inactive: tuple[int, ...] = ()) -> TrickerionPosition:
    scene = built(with_dawn(), 0, 4, inactive).coins(0, coins).shards(0, shards)
    scene.assigned(0, "manager", "downtown").assigned(1, "magician", "downtown")
    return scene.asked(0, "use-machine").position()


def test_coins_come_first_and_fame_for_them_thereafter() -> None:
    position = _before_placing(9, 8)
    for level in (1, 2, 3, 4):
        assert chosen(position) == f"use-machine mechanical-{level}"
        play(position, f"use-machine mechanical-{level}")


def test_fame_for_few_coins_waits_if_the_machine_may_not_be_active_again() -> None:
    assert chosen(_before_placing(9, 8, (1, 2, 3))) == "use-machine mechanical-4"
    assert chosen(_before_placing(9, 0, (1, 2, 3))) == "decline"
    assert chosen(_before_placing(20, 0, (1, 2, 3))) == "use-machine mechanical-4"


def _enhancing(count: int) -> table:
    """A point more lets the magician of seat 0 take a few coins."""
    scene = built(with_dawn(), 0, count).round(3).shards(0, 1).dice(**{**CLOSED, "bank_2": "3"})
    scene.placed(0, "magician", "downtown-4").fields.update(actor="magician", points=2)
    return scene.asked(0, "enhance")


def test_a_shard_that_makes_a_machine_active_again_is_kept() -> None:
    assert chosen(_enhancing(0)) == "enhance"
    assert chosen(_enhancing(1)) == "plain"


def _in_smoke(shards: int, **components: int) -> table:
    scene = of_school("optical", 4).shards(0, shards).trick(0, MIRROR).components(0, "player", **components)
    scene.assigned(1, "magician", "downtown")
    return scene.acting(0, "magician", "workshop-1", 2)


def test_machines_spare_what_is_missing() -> None:
    assert chosen(_in_smoke(3, wood=3, glass=1, mirror=2)) == f"prepare-with {MIRROR} optical-1+optical-2"


def test_machines_are_used_in_vain_for_the_fame_of_their_reactivation_alone() -> None:
    whole = {"wood": 3, "glass": 3, "mirror": 2}
    assert chosen(_in_smoke(8, **whole)) == f"prepare-with {MIRROR} optical-3+optical-4"
    assert chosen(_in_smoke(1, **whole)) == f"prepare {MIRROR}"


def test_a_purchase_is_made_cheaper() -> None:
    scene = of_school("spiritual", 1).trick(0, MIRROR).coins(0, 9).shards(0, 1)
    scene.components(0, wood=3, mirror=2).market(["glass", "saw", "cog", "rope"], [])
    scene.assigned(1, "magician", "downtown")
    assert chosen(scene.acting(0, "magician", "market-4", 1)) == "buy-with-machine glass 3"


def _closed_dice(shards: int) -> TrickerionPosition:
    """The manager has come Downtown, where no die permits anything."""
    scene = of_school("spiritual", 3).shards(0, shards).assigned(0, "manager", "downtown")
    position = scene.dice(**CLOSED).assigned(1, "magician", "workshop").placing(0).position()
    play(position, "place manager downtown-1")
    return position


def test_a_die_is_turned_to_where_it_helps() -> None:
    position = _closed_dice(5)
    play(position, "plain")
    assert chosen(position).startswith("set ")


def test_a_point_is_taken_where_it_helps() -> None:
    scene = of_school("escape", 1).shards(0, 1).assigned(0, "apprentice-1", "workshop")
    scene.trick(0, "barricaded-barrels").trick(0, "stocks-escape").components(0, wood=2, metal=2)
    position = scene.assigned(1, "magician", "downtown").placing(0).position()
    play(position, "place apprentice-1 workshop-1")
    assert chosen(position) == "use-machine escape-1"


def test_a_signature_trick_is_not_prepared_before_its_machines_are_built() -> None:
    scene = quiet(with_dawn().trick(0, "perpetual-rings").components(0, metal=2))
    bare, able = scene.position(), built(scene, 0, 1).position()
    trick = bare.table.trick_numbers["perpetual-rings"]
    assert not Company(bare.view(0), 1.0).can_prepare(trick)
    assert Company(able.view(0), 1.0).can_prepare(trick)


def test_it_learns_its_signature_trick_over_the_classic_version() -> None:
    scene = built(with_dawn(), 0, 1).trick(0, "linking-rings").components(0, metal=2).coins(0, 5)
    scene.dice(residence_1="optical", residence_2="x", inn_1="x", inn_2="x", bank_1="x", bank_2="x")
    scene.assigned(1, "magician", "workshop")
    assert chosen(scene.acting(0, "magician", "downtown-4", 3)) == "learn perpetual-rings"


def test_nobody_wants_the_signature_tricks_of_others() -> None:
    view = quiet(with_dawn()).position().view(0)
    numbers = {PRINTED.tricks[number].id for number in advice.of_others(view)}
    assert numbers == {*SIGNATURES} - {"perpetual-rings"}
    assert advice.of_others(GAME.new(2, 0, FULL).view(0)) == frozenset()


def _counted(games: int, seed: int) -> dict[str, Counter[str]]:
    """What happens in games between greedy bots, of two to four seats."""
    kinds = {MachineBuilt: "machine", MachineUsed: "machine", TrickRewarded: "trick", BonusUsed: "card"}
    found = {kind.__name__: Counter[str]() for kind in kinds}
    for number in range(games):
        seats = 2 + number % 3
        position = GAME.new(seats, seed + number, {**FULL, "dawn": True})
        for event in played(position, ["greedy"] * seats, seed + number):
            if type(event) in kinds:
                found[type(event).__name__][getattr(event, kinds[type(event)])] += 1
    return found


def test_it_builds_and_uses_machines_in_whole_games() -> None:
    found = _counted(2, seed=870_000)
    assert found["MachineBuilt"].total() > 6
    assert found["MachineUsed"].total() > 15


def test_random_players_build_machines_and_use_them() -> None:
    events = [
        event
        for seed in range(6)
        for event in played(GAME.new(3, seed, {**FULL, "dawn": True}), ["random"] * 3, seed)
    ]
    assert any(isinstance(event, MachineBuilt) for event in events)
    assert any(isinstance(event, MachineUsed) for event in events)


@pytest.mark.long
def test_every_machine_and_signature_trick_of_the_lower_levels_is_used_in_many_games() -> None:
    found = _counted(400, seed=871_000)
    print({machine: (found["MachineBuilt"][machine], found["MachineUsed"][machine]) for machine in MACHINES})
    print({trick: found["TrickRewarded"][trick] for trick in SIGNATURES})
    print({card: found["BonusUsed"][card] for card in CARDS})
    assert [machine for machine in MACHINES if not found["MachineBuilt"][machine]] == []
    assert [machine for machine in MACHINES if not found["MachineUsed"][machine]] == []
    lower = [trick for trick, level in SIGNATURES.items() if level < 3]
    assert [trick for trick in lower if not found["TrickRewarded"][trick]] == []


@pytest.mark.long
def test_it_beats_itself_without_machines_in_many_duels() -> None:
    assert wins(["greedy", "greedy:machines=0"], 400, seed=78_000, **FULL, dawn=True) >= 240


def test_without_machines_it_still_plays_whole_games() -> None:
    assert not game(["greedy:machines=0"] * 2, 5, **FULL, dawn=True).waiting
