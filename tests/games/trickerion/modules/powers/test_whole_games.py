"""Powers in whole games: each card lies in one place, positions come back, and nothing is offered in vain."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import sleight
from sleight.core.choice import verb
from sleight.games.trickerion.modules.powers.slots import OPENS_AT
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import is_sound
from tests.games.trickerion.helpers.powers import CARDS, POWERS, all_powers, shown
from tests.games.trickerion.helpers.saves import restored, same
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import walk_on

SETS: tuple[dict[str, Any], ...] = (
    {"prophecies": True},
    {"edition": "first"},
    {"quick": True, "power_shards": "1"},
    {"prophecies": True, "thresholds": "none", "beginner": "all"},
)
COPIES = {card.id: card.copies for card in CARDS}
LEVEL = {card.id: card.level for card in CARDS}


def eager(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    """A choice by chance, mostly one that learns a power or spends a shard."""
    choices = position.choices(seat)
    likely = [each for each in choices if verb(each) in ("learn-power", "enhance", "impose")]
    return rng.choice(likely if likely and rng.random() < 0.7 else choices)


def game(seats: int, seed: int, **options: object) -> Any:
    """A game with powers that are often learned and lost."""
    return walk_on(GAME.new(seats, seed, {**POWERS, **options}), Random(seed), eager)


def is_conserved(position: TrickerionPosition) -> bool:
    """MP-05 to 12: every power lies in one place: a hand, a slot, the discards, or the box."""
    powers, left = all_powers(position), shown(position, None).left
    places = [
        [*filter(None, row), *hand, *gone]
        for row, hand, gone in zip(powers.slots, powers.hands, powers.discards, strict=True)
    ]
    out = Counter(id for each in places for id in each)
    by_level = Counter(LEVEL[id] for id in out.elements())
    sizes = {len(each) for each in places}
    lie_open = all(
        not id or shards >= OPENS_AT[slot]
        for row, shards in zip(powers.slots, position.view(None).shards, strict=True)
        for slot, id in enumerate(row)
    )
    return (
        sizes <= {0, 12}
        and len(sizes) == 1
        and all(len(set(each)) == len(each) for each in places)
        and all(count <= COPIES[id] for id, count in out.items())
        and [by_level[level] + left[level - 1] for level in (1, 2, 3)] == [30, 30, 30]
        and lie_open
    )


@pytest.mark.rule("MP-07", "MP-10", "MP-18")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_power_lies_in_one_place_at_every_moment(seats: int, options: dict[str, Any]) -> None:
    learned = 0
    for position in game(seats, 30 + seats, **options):
        assert is_conserved(position)
        learned = max(learned, sum(map(len, all_powers(position).shown)))
    assert learned


@pytest.mark.long
@pytest.mark.parametrize("part", range(20))
def test_every_power_lies_in_one_place_in_a_thousand_games(part: int) -> None:
    for seed in range(50 * part, 50 * part + 50):
        for position in game(2 + seed % 3, seed, **SETS[seed % len(SETS)]):
            assert is_conserved(position)


@pytest.mark.parametrize("options", SETS, ids=str)
def test_every_question_of_a_game_with_powers_comes_back_as_it_was(options: dict[str, Any]) -> None:
    for step, position in enumerate(game(3, 50, **options)):
        if step % 5 == 0 or position.over:
            assert same(position, restored(position))


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_offered_with_powers_is_what_is_not_refused(seats: int) -> None:
    kinds = Counter[str]()
    for position in game(seats, 60 + seats, prophecies=True):
        if position.waiting and position.view(None).phase in ("set-up", "assignment"):
            question = position.asked(position.waiting[0])
            assert question is not None
            if question.kind in ("discard-powers", "learn-power") and kinds[question.kind] < 12:
                kinds[question.kind] += 1
                assert is_sound(position)
    assert min(kinds["discard-powers"], kinds["learn-power"]) > 4


@pytest.mark.rule("MP-04")
def test_the_same_seed_deals_the_same_powers() -> None:
    one, other = (list(game(3, 70))[-1] for _ in range(2))
    assert one.to_dict() == other.to_dict()
