"""The odds are exact, calibrated, and the guesses follow them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.abracada.choices import Call
from sleight.games.abracada.game import Abracada
from sleight.games.abracada.odds import odds
from sleight.games.abracada.position import AbracadaPosition
from sleight.games.abracada.view import AbracadaView
from tests.games.abracada.scenario import GAME
from tests.games.abracada.worlds import World, brute_odds, worlds

CHI_SQUARE_10 = 29.588
"""A chi-square of ten degrees of freedom exceeds this with probability 0.001."""


def moments(seed: int, seats: int, **options: object) -> Iterator[AbracadaPosition]:
    """The moments of a random game at which a call is asked for."""
    rng = Random(seed)
    position = GAME.new(seats, seed, options)
    while position.waiting:
        seat = position.waiting[0]
        if position.asked(seat).kind == "call":  # type: ignore[union-attr]  # this seat is waited for
            yield position
        position.apply(seat, rng.choice(position.choices(seat)))


def few_worlds(view: AbracadaView) -> bool:
    """True if brute force is quick: few standing stones."""
    assert view.seat is not None
    return sum(stone is not None for stone in view.hands[view.seat]) <= 3


@pytest.mark.rule("AQ-INFO-21")
@pytest.mark.parametrize("games", [24, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_odds_agree_with_brute_force(seats: int, games: int) -> None:
    compared = 0
    for seed in range(games):
        for position in moments(seed, seats, easy=seed % 2 == 0, last_standing=seed % 3 == 0):
            view = position.view(position.active)
            if few_worlds(view) and view.calls:
                assert odds(view) == brute_odds(view)
                compared += 1
    assert compared > 20


@pytest.mark.rule("AQ-INFO-21")
def test_odds_of_a_full_hand_agree_with_brute_force() -> None:
    compared = 0
    for position in moments(3, 2):
        view = position.view(position.active)
        if view.turn in (5, 8) and view.last:
            assert odds(view) == brute_odds(view)
            compared += 1
    assert compared


def test_a_spectator_has_no_odds() -> None:
    assert odds(GAME.new(3, 1).view(None)) == (Fraction(0),) * 9


def test_odds_take_a_view_that_went_through_json() -> None:
    view = GAME.new(4, 11).view(2)
    assert odds(through_json(view)) == odds(view)


def through_json(view: AbracadaView) -> AbracadaView:
    return msgspec.json.decode(msgspec.json.encode(view), type=AbracadaView)


def guessing(game: Abracada, view: AbracadaView, rng: Random) -> Iterator[AbracadaPosition]:
    """Guesses without end, in turn one of its own and one that a guesser of them all draws."""
    guesser = game.guesser(view)
    while True:
        yield game.guess(view, rng)
        yield guesser.draw(rng)


@pytest.mark.rule("AQ-INFO-21")
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_guesses_follow_the_odds(seed: int) -> None:
    """Over many guesses each spell stands in the own hand as often as the odds say."""
    position = next(each for each in moments(seed, 3) if each.turn == 7)
    view = through_json(position.view(position.active))
    rng, tries = Random(seed), 4000
    held: Counter[int] = Counter()
    for guess in islice(guessing(GAME, view, rng), tries):
        assert guess.view(position.active) == view
        held.update(set(guess.hands[position.active]) - {0})
    for spell, chance in enumerate(odds(view)):
        expected = tries * float(chance)
        spread = (tries * float(chance * (1 - chance))) ** 0.5
        assert abs(held[spell] - expected) <= 4.5 * spread


@pytest.fixture
def small_box(tmp_path: Path) -> Abracada:
    """Few stones and hands of two, so that all worlds of a spectator can be gone through."""
    printed = msgspec.to_builtins(GAME.printed)
    counts = dict.fromkeys(printed["stones"], 1) | {"blizzard": 3, "fireball": 2, "magic-drink": 2}
    small = printed | {"stones": counts, "hand": 2, "secrets": 1, "revealed": dict.fromkeys("2345", 0)}
    (tmp_path / "abracada.json").write_bytes(msgspec.json.encode(small | {"seats": [2, 3]}))
    return sleight.game("abracada", data=tmp_path)  # type: ignore[return-value]


def test_a_spectators_guesses_follow_the_weights_of_all_worlds(small_box: Abracada) -> None:
    rng = Random(2)
    compared = 0
    for seed in range(60):
        position = small_box.new(2, seed)
        for _ in range(6):
            if position.waiting:
                position.apply(position.waiting[0], rng.choice(position.choices(position.waiting[0])))
        view = position.view(None)
        telling = {call.outcome for call in view.calls} >= {"cast", "missed"}
        if telling and {call.seat for call in view.calls} == {0, 1}:
            assert_frequencies(small_box, view, rng)
            compared += 1
        if compared == 3:
            return
    raise AssertionError("too few games told a spectator anything")


def assert_frequencies(game: Abracada, view: AbracadaView, rng: Random) -> None:
    """Every pair of a seat and a spell is as frequent among guesses as among the weighed worlds."""
    tries = 1500
    total = Fraction(0)
    weighed: defaultdict[tuple[int, int], Fraction] = defaultdict(Fraction)
    for world, weight in worlds(view):
        total += weight
        for pair in held_pairs(world):
            weighed[pair] += weight
    found: Counter[tuple[int, int]] = Counter()
    for guess in islice(guessing(game, view, rng), tries):
        found.update(held_pairs(tuple(tuple(spell for spell in hand if spell) for hand in guess.hands)))
    for pair, weight in weighed.items():
        chance = float(weight / total)
        spread = (tries * chance * (1 - chance)) ** 0.5
        assert abs(found[pair] - tries * chance) <= 4.5 * spread + 1e-9
    assert set(found) <= set(weighed)


def held_pairs(world: World) -> set[tuple[int, int]]:
    return {(seat, spell) for seat, hand in enumerate(world) for spell in hand}


def chi_square_of_forecasts(calls: int) -> float:
    """Forecast and frequency of calls in play, over ten bins of the forecast."""
    bins = [[0.0, 0.0, 0.0] for _ in range(10)]
    rng = Random(1)
    made, seed = 0, 0
    while made < calls:
        seed += 1
        position = GAME.new(2 + seed % 4, seed)
        bots = [make_bot(code, "abracada", rng) for code in ("odds", "likeliest", "random", "odds", "random")]
        while position.waiting:
            seat = position.waiting[0]
            view = position.view(seat)
            choice = bots[seat].choose(view, position.choices(seat))
            if isinstance(choice, Call):
                chance = float(odds(view)[choice.spell])
                entry = bins[min(9, int(chance * 10))]
                entry[0] += (choice.spell in position.hands[seat]) - chance
                entry[1] += chance * (1 - chance)
                entry[2] += 1
                made += 1
            position.apply(seat, choice)
    return sum(gap * gap / spread for gap, spread, _ in bins if spread)


def test_forecasts_are_calibrated() -> None:
    assert chi_square_of_forecasts(2_000) < CHI_SQUARE_10


@pytest.mark.long
def test_forecasts_of_twenty_thousand_calls_are_calibrated() -> None:
    assert chi_square_of_forecasts(20_000) < CHI_SQUARE_10
