"""What the greedy bot makes of Magician Powers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import sleight
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.errands import bundles
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.bots.powers import STRENGTHS, promise
from sleight.games.trickerion.modules.powers.events import PowerLearned, PowerUsed
from sleight.games.trickerion.modules.powers.slots import HAND
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.bot_games import chosen, played, wins
from tests.games.trickerion.helpers.playing import play, rolling
from tests.games.trickerion.helpers.power_scenes import linking
from tests.games.trickerion.helpers.powers import CARDS, dealt, learning, shown, with_power, with_powers
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import FULL

CLOSED = {"residence_1": "x", "residence_2": "x", "inn_1": "x", "inn_2": "x", "bank_1": "x", "bank_2": "x"}
LEVELS = {card.id: card.level for card in CARDS}


def test_it_knows_every_power() -> None:
    assert {*STRENGTHS} == {*LEVELS}


def test_it_discards_powers_that_promise_little_and_keeps_some_of_each_colour() -> None:
    position = dealt()
    hand = shown(position, 0).seats[0].hand
    while (written := chosen(position)) != "keep-powers":
        assert written.startswith("discard-power ")
        play(position, written, seat=0)
    view, kept = position.view(0), shown(position, 0).seats[0]
    promises = {power: promise(view, power) for power in hand}
    assert len(kept.hand) == 8
    assert min(Counter(LEVELS[each] for each in kept.hand).values()) >= 2
    assert min(promises, key=lambda power: (promises[power], power)) in kept.discards
    assert sum(promises[each] for each in kept.discards) / 4 < sum(promises[each] for each in kept.hand) / 8


def with_hand(position: TrickerionPosition, *powers: str) -> TrickerionPosition:
    """The same with exactly these powers in the hand of seat 0."""
    numbers = [number for number, card in enumerate(CARDS) if card.id in powers]
    position.cells[position.table.blocks[HAND]] = sum(1 << number for number in numbers)
    return position


def test_it_learns_the_power_that_brings_most() -> None:
    scene = learning().shards(0, 3).fame(0, 16)
    position = with_hand(scene.position(), "drilled-specialists", "street-barker")
    assert chosen(position) == "learn-power drilled-specialists 2"


def test_it_takes_the_lowest_slot_and_keeps_a_better_power_there() -> None:
    scene = learning().shards(0, 3)
    assert chosen(with_hand(scene.position(), "street-barker")) == "learn-power street-barker 1"
    held = with_power(learning().shards(0, 1), 0, "street-barker")
    assert chosen(with_hand(held, "quick-tongue")) == "decline"


def test_it_learns_what_makes_the_errands_of_the_round_cheaper() -> None:
    scene = learning().round(4).shards(0, 3).fame(0, 16).coins(0, 10).trick(0, "linking-rings")
    hand = ("retentive-mind", "warm-rapport")
    assert chosen(with_hand(scene.position(), *hand)) == "learn-power retentive-mind 2"
    full = scene.trick(0, "mind-reading").trick(0, "barricaded-barrels")
    assert chosen(with_hand(full.position(), *hand)) == "learn-power warm-rapport 1"


def test_two_types_that_one_purchase_holds_take_one_action() -> None:
    scene = with_powers().market(["wood", "glass", "animal", "metal"]).trick(0, "living-piano")
    scene.components(0, animal=1).acting(0, "magician", "market-1")
    positions = (scene.position(), with_power(scene, 0, "mixed-crate"))
    found = [bundles(Company(position.view(0), 1.0), 0.0) for position in positions]
    assert [bundle.points for several in found for bundle in several] == [2, 1]


def test_it_does_not_pay_many_coins_for_missing_fame() -> None:
    scene = learning().shards(0, 3).coins(0, 12)
    assert chosen(with_hand(scene.fame(0, 4).position(), "drilled-specialists")) == "decline"
    assert chosen(with_hand(scene.fame(0, 15).position(), "drilled-specialists")) != "decline"


def test_it_learns_none_if_it_is_told_so() -> None:
    position = with_hand(learning().shards(0, 3).position(), "street-barker")
    bot = GreedyBot(Random(0), {"links": 1.0, "powers": 0.0})
    assert sleight.text(bot.choose(position.view(0), position.choices(0))) == "decline"


def _enhancing() -> table:
    """A point more lets the magician of seat 0 take coins."""
    scene = with_powers().round(5).dice(**{**CLOSED, "bank_2": "5"}).shards(0, 3)
    scene.placed(0, "magician", "downtown-4").fields.update(actor="magician", points=2)
    return scene.asked(0, "enhance")


def test_a_shard_that_holds_a_power_is_kept() -> None:
    spent, kept = _enhancing().position(), with_power(_enhancing(), 0, "drilled-specialists")
    assert chosen(spent) == "enhance"
    assert chosen(kept) == "plain"


def test_no_shard_is_saved_for_a_slot_that_may_never_hold_anything() -> None:
    scene = _enhancing().dice(**{**CLOSED, "bank_2": "4"}).shards(0, 2).fame(0, 16)
    assert chosen(with_hand(scene.position(), "drilled-specialists")) == "enhance"


def test_opponents_make_powers_that_need_them_promise_more() -> None:
    duel, crowd = (dealt(seats).view(0) for seats in (2, 4))
    for power in ("prompter", "warm-rapport", "gracious-host", "sought-after-guest"):
        assert promise(crowd, power) > promise(duel, power)
    assert promise(crowd, "street-barker") == promise(duel, "street-barker")


def test_a_purse_to_come_counts_where_coins_score_more() -> None:
    scene = learning().round(7).shards(0, 3).fame(0, 40).coins(0, 2)
    position = with_power(scene, 0, "street-barker")
    assert chosen(with_hand(position, "deep-pockets")) == "learn-power deep-pockets 2"


def test_a_roll_that_costs_nothing_is_made_and_undone_if_it_was_better_before() -> None:
    scene = with_powers().dice(**{**CLOSED, "bank_2": "4"}).assigned(1, "magician", "downtown")
    position = with_power(scene.acting(0, "magician", "downtown-1", 3), 0, "weighted-die")
    assert chosen(position).startswith("reroll ")
    better = position.copy()
    rolling(position, "reroll bank-2", "3")
    assert chosen(position) == "accept"
    rolling(better, "reroll bank-2", "6")
    assert chosen(better) == "decline"


def test_it_counts_a_raised_payment_where_it_links() -> None:
    position = with_power(linking(), 0, "patter")
    assert chosen(position) == "set-up linking-rings"


def _games(games: int, seed: int) -> Iterator[list[sleight.Event]]:
    """What happens in games with powers between greedy bots, of two to four seats."""
    for number in range(games):
        seats = 2 + number % 3
        position = GAME.new(seats, seed + number, {**FULL, "powers": True})
        yield list(played(position, ["greedy"] * seats, seed + number))


def _counted(games: int, seed: int, wanted: set[str] | None = None) -> tuple[Counter[str], Counter[str]]:
    """How often each power was learned and used; it is enough when all that are wanted were both."""
    learned, used = Counter[str](), Counter[str]()
    for events in _games(games, seed):
        learned.update(event.power for event in events if isinstance(event, PowerLearned))
        used.update(event.power for event in events if isinstance(event, PowerUsed))
        if wanted and wanted <= {*learned} & {*used}:
            break
    return learned, used


def test_it_learns_and_uses_powers_in_whole_games() -> None:
    learned, used = _counted(3, seed=860_000)
    assert learned.total() > 20
    assert len(used) > 8


@pytest.mark.long
def test_every_yellow_and_orange_power_is_learned_and_used_in_many_games() -> None:
    wanted = {power for power, level in LEVELS.items() if level < 3}
    learned, used = _counted(400, seed=861_000, wanted=wanted)
    print({power: (learned[power], used[power]) for power in LEVELS})
    assert sorted(wanted - {*learned}) == []
    assert sorted(wanted - {*used}) == []


@pytest.mark.long
def test_it_beats_itself_without_powers_in_many_duels() -> None:
    won = wins(["greedy", "greedy:powers=0"], 400, seed=77_000, **FULL, powers=True)
    print(won)
    assert won >= 240
