"""Every special card, prophecy, ability and end bonus changes something in games that are really played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sleight.bots import make_bot
from sleight.games.trickerion.cards.special.downtown.hiring import Headhunter
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.firing import ALL, watched
from tests.games.trickerion.helpers.midgame import MOMENTS, midgame
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.saves import restored, same
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import backstage, downtown
from tests.games.trickerion.helpers.walks import ALLEY_SETS, keen_choice

KEEN, RANDOM, GREEDY = "keen", "random", "greedy"
LINES = {
    RANDOM: (KEEN, KEEN, KEEN, KEEN),
    GREEDY: (GREEDY, GREEDY, GREEDY, GREEDY),
    "mixed": (GREEDY, KEEN, GREEDY, KEEN),
}
_MOST_GAMES = 500
_LONG, _LEAST = 1000, 5


def play_on(position: TrickerionPosition, line: tuple[str, ...], seed: int) -> set[str]:
    """What fires while the players of a line-up play a position to the end of the game."""
    rngs = [Random(f"{seed} {seat}") for seat in range(position.table.seats)]
    bots = [
        make_bot(code, GAME.id, rng) if code != KEEN else None for code, rng in zip(line, rngs, strict=False)
    ]
    with watched() as fired:
        while position.waiting:
            seat = position.waiting[0]
            bot, choices = bots[seat], position.choices(seat)
            choice = bot.choose(position.view(seat), choices) if bot else keen_choice(rngs[seat], choices)
            position.apply(seat, choice)
    return fired


def middles(count: int) -> Iterator[tuple[int, TrickerionPosition]]:
    """Positions in the middle of games, for all seats, some without prophecies."""
    for seed in range(count):
        yield seed, midgame(seed, 2 + seed % 3, prophecies=seed % 8 > 0, level3_with_marker=seed % 2 > 0)


def beginnings(count: int) -> Iterator[tuple[int, TrickerionPosition]]:
    """New games, for all seats and options."""
    for seed in range(count):
        yield seed, GAME.new(2 + seed % 3, seed, ALLEY_SETS[seed % len(ALLEY_SETS)])


def test_there_are_at_least_ninety_one_of_them() -> None:
    assert len(ALL) == len(set(ALL)) >= 40 + 27 + 8 + 16


def test_everything_fires_in_played_games() -> None:
    missing = set(ALL)
    for line, games in {LINES[GREEDY]: 2, LINES["mixed"]: 3, LINES[RANDOM]: 12, (RANDOM,) * 4: 12}.items():
        for seed, position in beginnings(games):
            missing -= play_on(position, line, seed)
    for seed, position in middles(_MOST_GAMES):
        missing -= play_on(position, LINES[RANDOM], seed)
        if not missing:
            break
    assert not missing


@pytest.mark.long
@pytest.mark.parametrize("line", LINES)
def test_everything_fires_several_times_in_many_games(line: str) -> None:
    counts = Counter(dict.fromkeys(ALL, 0))
    for seed, position in middles(_LONG):
        counts.update(play_on(position, LINES[line], seed))
    rare = {id: count for id, count in counts.items() if count < _LEAST}
    assert not rare, f"{line}: {rare}; of {_LONG} games {counts}"


def test_a_used_bonus_fires_once_its_action_is_done() -> None:
    position = downtown("headhunter", state="armed").position()
    with watched() as fired:
        play(position, "hire inn-1")
        assert fired == set()
        play(position, "recruit engineer")
    assert fired == {"headhunter"}


def test_a_bonus_that_is_only_offered_does_not_fire() -> None:
    position = backstage("buying-time").bonus(0, "magician", "buying-time", "armed").position()
    with watched() as fired:
        play(position, "set-up linking-rings", "at riverside-theater-1 1 down", "decline")
    assert fired == set()


def test_a_prophecy_fires_when_it_changes_what_is_done() -> None:
    def fires(prophecy: str) -> set[str]:
        scene = table(2, dark_alley=True, prophecies=True).prophecy(prophecy)
        position = scene.acting(0, "magician", "downtown-1").assigned(1, "magician", "downtown").position()
        position.choices(0)
        with watched() as fired:
            play(position, "collect bank-1")
        return fired

    assert fires("double-bank") == {"double-bank"}
    assert fires("cheap-coins") == {"cheap-coins"}
    assert fires("cheap-hiring") == set()


def test_the_rules_are_as_before_once_nobody_watches() -> None:
    before = Headhunter.action_cost, TrickerionPosition.tell, dict(vars(TrickerionPosition))
    with watched():
        assert Headhunter.action_cost is not before[0]
    assert (Headhunter.action_cost, TrickerionPosition.tell, dict(vars(TrickerionPosition))) == before


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_in_the_middle_of_a_game_are_sound(seats: int, moment: str) -> None:
    for seed in range(6):
        position = midgame(seed, seats, moment, prophecies=seed % 3 > 0)
        assert same(position, restored(position))
        assert same(position, midgame(seed, seats, moment, prophecies=seed % 3 > 0))
        assert 2 <= position.round <= 7
