"""What holds always: the invariants of the rules (section 14) in random games, and saves of any content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sleight
from sleight.games.abracada.choices import Call
from sleight.games.abracada.events import RoundEnded
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME
from tests.games.abracada.test_saves import FINISHED, GONE, MIDDLE, SINGING, Path, Saved, put, through_json

SEATS = (2, 3, 4, 5)
POOL = {2: 10, 3: 11, 4: 12, 5: 7}
SINGER = 4

VARIANTS: tuple[dict[str, object], ...] = tuple(
    {"easy": easy, "last_standing": last_standing, "lower": lower}
    for easy, last_standing, lower in product((False, True), (False, True), ("refuse", "penalty"))
)

LUCK = (0.0, 0.5, 0.9)
"""How often a player calls a stone that he holds: blind calls alone hardly ever empty a hand."""

MOVES_A_ROUND = 36 + 49 + 4 + 36
"""AQ-ROUND-10: casts, lives that can be lost (5 x 6 and 19 healed), secrets offered, turns ended."""

Picker = Callable[[AbracadaPosition, list[sleight.Choice]], sleight.Choice]


def check_stones(position: AbracadaPosition) -> None:
    """Invariants 1, 3 and 4: every stone lies somewhere, once; four are or were secrets."""
    held = [secret.spell for secrets in position.held for secret in secrets]
    places = [secret.place for secrets in position.held for secret in secrets]
    lying = [place for place, spell in enumerate(position.centre, start=1) if spell]
    stones = [*held, *position.centre, *position.pool, *(spell for hand in position.hands for spell in hand)]
    assert [position.rows[spell] + stones.count(spell) for spell in range(1, 9)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert sorted(places + lying) == [1, 2, 3, 4]
    assert position.rows[0] == 0
    assert len(held) <= sum(call.spell == SINGER and call.outcome == "cast" for call in position.calls)


def check_ranges(position: AbracadaPosition) -> None:
    """Invariant 2; while the round runs the active player is alive, and in the standard game everybody."""
    assert all(0 <= life <= 6 for life in position.lives)
    assert all(0 <= score <= 8 for score in position.scores)
    assert all(len(hand) == 5 for hand in position.hands)
    if not position.over:
        alive = [life > 0 for life in position.lives]
        assert alive[position.active]
        assert all(alive) or (position.table.options.last_standing and sum(alive) > 1)
        assert max(position.scores) < 8


def check_questions(position: AbracadaPosition) -> None:
    """A seat that is waited for always has a choice, the others have none; invariant 9."""
    assert position.waiting in ((), (position.active,))
    for seat in range(position.table.seats):
        choices = position.choices(seat)
        assert bool(choices) == (seat in position.waiting)
        assert len(set(choices)) == len(choices)
        if position.table.options.lower == "refuse" and not position.table.options.easy:
            assert all(choice.spell >= position.last for choice in choices if isinstance(choice, Call))


def check_calls(position: AbracadaPosition) -> None:
    """Invariants 6 and 9, in the calls of the turn that runs."""
    calls = [call for call in position.calls if call.turn == position.turn]
    cast = [call.spell for call in calls if call.outcome == "cast"]
    assert position.last == (cast[-1] if cast else 0)
    if not position.table.options.easy:
        assert cast == sorted(cast)
    if position.table.options.easy or position.table.options.lower == "refuse":
        assert not any(call.outcome == "slipped" for call in position.calls)


def check_pool(position: AbracadaPosition) -> None:
    """Invariant 8: at a turn's beginning the pool has given one stone for each that was cast."""
    begins = position.last == 0 and not position.over
    if begins and position.pool and not position.table.options.last_standing:
        cast = sum(call.outcome == "cast" for call in position.calls)
        assert len(position.pool) == POOL[position.table.seats] - cast


def check_step(before: AbracadaPosition, after: AbracadaPosition) -> None:
    """Invariant 5: within a round rows never shrink and the pool never grows nor changes its order."""
    if before.round == after.round:
        assert all(new >= old for old, new in zip(before.rows, after.rows, strict=True))
        assert before.pool[len(before.pool) - len(after.pool) :] == after.pool
        assert after.calls[: len(before.calls)] == before.calls


def check_moment(position: AbracadaPosition) -> None:
    """Everything that holds at every single moment."""
    check_stones(position)
    check_ranges(position)
    check_questions(position)
    check_calls(position)
    check_pool(position)


def played(position: AbracadaPosition, pick: Picker) -> Iterator[RoundEnded]:
    """Play a game to its end, checking every moment of it; yields the rounds."""
    check_moment(position)
    moves = 0
    while position.waiting:
        seat = position.waiting[0]
        before = position.copy()
        events = position.apply(seat, pick(position, position.choices(seat)))
        check_moment(position)
        check_step(before, position)
        moves = moves + 1 if position.round == before.round else 0
        assert moves <= MOVES_A_ROUND
        yield from (event for event in events if isinstance(event, RoundEnded))


def lucky(rng: Random, luck: float) -> Picker:
    """A player who often calls what he really holds; only a test may look."""

    def pick(position: AbracadaPosition, choices: list[sleight.Choice]) -> sleight.Choice:
        hand = position.hands[position.active]
        hits = [choice for choice in choices if isinstance(choice, Call) and choice.spell in hand]
        return rng.choice(hits if hits and rng.random() < luck else choices)

    return pick


def random_game(seats: int, seed: int) -> Counter[str]:
    """One random game of the variant and with the luck that its seed stands for; counts its outcomes."""
    position = GAME.new(seats, seed, VARIANTS[seed % len(VARIANTS)])
    rounds = list(played(position, lucky(Random(seed), LUCK[seed % len(LUCK)])))
    assert len(rounds) == position.round <= 7 * seats + 1
    assert max(position.scores) == 8
    assert position.winners
    return Counter(ended.outcome for ended in rounds)


@pytest.mark.parametrize("seats", SEATS)
def test_the_invariants_hold_in_random_games_of_every_variant(seats: int) -> None:
    outcomes = sum((random_game(seats, seed) for seed in range(96)), Counter[str]())
    assert set(outcomes) == {"all-cast", "kill", "self-kill", "last-standing"}


@settings(max_examples=40, deadline=None)
@given(
    seats=st.sampled_from(SEATS),
    options=st.sampled_from(VARIANTS),
    seed=st.integers(min_value=0),
    picks=st.lists(st.integers(min_value=0, max_value=8), min_size=1, max_size=40),
)
def test_the_invariants_hold_whatever_is_chosen(
    seats: int, options: dict[str, object], seed: int, picks: list[int]
) -> None:
    coming = iter(picks * 200)
    position = GAME.new(seats, seed, options)
    rounds = list(played(position, lambda _, choices: choices[next(coming, -1) % len(choices)]))
    assert len(rounds) == position.round <= 7 * seats + 1


@pytest.mark.long
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("start", range(0, 2500, 250))
def test_the_invariants_hold_in_ten_thousand_random_games(seats: int, start: int) -> None:
    for seed in range(start, start + 250):
        random_game(seats, seed)


# Whatever stands in a file, reading it ends well or is refused

BASES = [MIDDLE, SINGING, FINISHED]

JSON = st.recursive(
    st.sampled_from([None, False, True, "", "call", "secret", "cast", "00" * 16])
    | st.integers(min_value=-2, max_value=10)
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=12,
)


def paths(data: Any, above: Path = ()) -> Iterator[Path]:
    """Every place in plain data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in inside:
        yield (*above, step)
        yield from paths(value, (*above, step))


def near(value: Any) -> list[Any]:
    """What differs from a value only a little."""
    if isinstance(value, list):
        return [[], value[1:], value[:-1], value * 2, value[::-1]]
    return [value + 1, value - 1, -value] if type(value) is int else []


@st.composite
def altered(draw: st.DrawFn) -> Saved:
    """A saved position with one place replaced by something near or by anything."""
    base = draw(st.sampled_from(BASES))
    top = draw(st.sampled_from(list(base)))
    path = draw(st.just((top,)) | st.sampled_from([path for path in paths(base) if path[0] == top]))
    value: Any = base
    for step in path:
        value = value[step]
    return put(base, path, draw(st.sampled_from([*near(value), GONE]) | JSON))


def check_reading(data: Saved) -> None:
    """Data is refused, or is a position that can be shown, warned about, played on and saved again."""
    try:
        position = GAME.from_dict(data)
    except sleight.BadInput as error:
        refused: str | None = error.code
    else:
        refused = None
        check_playing(position)
    assert refused in (None, "position-wrong", "seat-count", "option-value", "option-unknown")


def check_playing(position: AbracadaPosition) -> None:
    """A position that was read behaves like one that was played."""
    for _ in range(40):
        if position.over:
            break
        seat = position.active
        choices = position.choices(seat)
        assert all(isinstance(position.warnings(seat, choice), list) for choice in choices)
        assert position.view(seat).seat == seat
        position.apply(seat, choices[len(position.calls) % len(choices)])
        assert GAME.from_dict(through_json(position)).to_dict() == position.to_dict()


@settings(max_examples=300, deadline=None)
@given(altered())
def test_altered_saves_are_refused_or_can_be_played(data: Saved) -> None:
    check_reading(data)


@pytest.mark.long
@settings(max_examples=3_000, deadline=None)
@given(altered())
def test_three_thousand_altered_saves_are_refused_or_can_be_played(data: Saved) -> None:
    check_reading(data)
