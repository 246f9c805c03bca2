"""Saves of real games with one leaf changed: each is refused by name, or can be played to its end."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import stage
from sleight.games.trickerion.state.cells import READY, SPARE
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.other_data import Steps, at, spots
from tests.games.trickerion.helpers.saves import load_error, named, spoilt
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import ALLEY_SETS, OPTIONS, alley_walk, busy_walk, walk

CHANGES_A_SAVE = 5
SAVES_A_GAME = 5


def saves(seed: int) -> Iterator[dict[str, Any]]:
    """Saves of random games of all options and numbers of seats, without end."""
    rng = Random(seed)
    for number in range(10**6):
        seats, start = 2 + number % 3, rng.randrange(10**6)
        game = alley_walk(seats, start, **rng.choice(ALLEY_SETS))
        if number % 4 == 1:
            game = walk(seats, start, **rng.choice(OPTIONS))
        if number % 4 == 3:
            game = busy_walk(seats, start, **rng.choice(OPTIONS))
        met = [position.to_dict() for position in game]
        yield from rng.sample(met, SAVES_A_GAME)


def kind_of(path: Steps) -> tuple[str, ...]:
    """What a place in a save is about, whatever its numbers."""
    return tuple(step for step in path if isinstance(step, str))


def other_values(value: object, known: list[Any], rng: Random) -> list[object]:
    """What could stand there instead: wrong by a little, by much, of the same kind, of no kind."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [*(value + 1, value - 1, 0, *known) * 3, -1, 10**9]
    if isinstance(value, str):
        return [*known * 6, "nobody", ""]
    if isinstance(value, list):
        number = rng.randrange(len(value) + 1)
        return [
            value[:number] + value[number + 1 :],
            value[:number] + value[number : number + 1] * 2 + value[number + 1 :],
        ]
    return []


def changes(seed: int) -> Iterator[dict[str, Any]]:
    """Real saves with one leaf changed, without end."""
    rng = Random(seed)
    known: defaultdict[tuple[str, ...], set[Any]] = defaultdict(set)
    for saved in saves(seed):
        places = [path for path in spots(saved) if not isinstance(at(saved, path), dict)]
        for path in places:
            if isinstance(at(saved, path), str | int):
                known[kind_of(path)].add(at(saved, path))
        for path in rng.sample(places, CHANGES_A_SAVE):
            value = at(saved, path)
            others = [rng.choice(sorted(known[kind_of(path)], key=repr))] if known[kind_of(path)] else []
            other = rng.choice([*other_values(value, others, rng), None])
            if other != value:
                yield spoilt(saved, path, other)


def is_sound(position: TrickerionPosition) -> bool:
    """No count is negative, and every marker lies once."""
    out: Counter[int] = Counter()
    for place in range(len(position.stage)):
        for marker in stage.markers_on(position, place):
            out[stage.key_of(marker)] += stage.size_of(marker)
    keys = range(SYMBOLS * position.table.seats)
    all_there = [position.cells[READY + key] + position.cells[SPARE + key] + out[key] for key in keys]
    return min(position.cells) >= 0 and set(all_there) == {position.table.markers_each}


def play_out(position: TrickerionPosition, rng: Random) -> None:
    """To the end; on the way every seat looks, guesses and could choose."""
    viewers = (*range(position.table.seats), None)
    for step in range(5000):
        if not position.waiting:
            break
        viewer = viewers[step % len(viewers)]
        view = position.view(viewer)
        if step % 4 == 0:
            GAME.guess(view, rng)
        assert all(position.choices(seat) for seat in position.waiting)
        seat = rng.choice(position.waiting)
        position.asked(seat)
        unasked = position.asides(seat) if rng.random() < 0.05 else []
        position.apply(seat, rng.choice(unasked or position.choices(seat)))
        assert is_sound(position)
    assert not position.waiting
    assert len(position.ranks) == position.table.seats


def outcomes(seed: int, count: int) -> Counter[str]:
    """How many changed saves are refused by name, and how many play to their end."""
    found: Counter[str] = Counter()
    for number, data in enumerate(islice(changes(seed), count)):
        error = load_error(data)
        if error is None:
            play_out(GAME.from_dict(data), Random(number))
        else:
            assert named(error), str(error)
        found["played" if error is None else "refused"] += 1
    return found


def test_some_saves_with_a_leaf_changed_are_refused_by_name_or_play_to_their_end() -> None:
    found = outcomes(1, 100)
    assert min(found["refused"], found["played"]) > 10


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 108))
def test_many_saves_with_a_leaf_changed_are_refused_by_name_or_play_to_their_end(seed: int) -> None:
    found = outcomes(seed, 500)
    assert min(found["refused"], found["played"]) > 50
