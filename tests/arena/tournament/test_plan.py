"""Who meets whom, on which seeds and seats, and what makes two plans different."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec
import pytest

from sleight import BadInput
from sleight.arena.tournament.pairs import Outcome, Pair, Points, compared, margin, play_pair, sizes
from sleight.arena.tournament.plan import check_here, lineups, make_tournament, rotations
from sleight.bots import registry
from sleight.bots.random import RandomBot
from sleight.core.bot import Parameter

TWO = ["random", "random:"]
"""Two names for the same bot: the quickest games there are."""


class ThinkingBot(RandomBot):
    """A bot with both kinds of budget."""

    parameters: ClassVar[Mapping[str, Parameter]] = {
        "seconds": Parameter(0.0, 0.0, 60.0),
        "sims": Parameter(100.0, 1.0, 1e6),
    }
    weights = "0a1b2c3d"


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._COMMON, "thinker", ThinkingBot)


def outcome(bots: str, scores: tuple[int, ...], ranks: tuple[int, ...]) -> Outcome:
    """A game that ended like this; each letter is a bot."""
    return Outcome(tuple(bots), scores, ranks)


def pair(*games: Outcome) -> Pair:
    return Pair(0, 0, games, {})


def test_each_two_bots_meet_and_exchange_seats() -> None:
    plan = make_tournament("abracada", ["random", "likeliest", "odds"], seed=5)
    assert plan.meetings == (("random", "likeliest"), ("random", "odds"), ("likeliest", "odds"))
    assert plan.seatings(4) == (("random", "odds"), ("odds", "random"))


def test_all_meetings_play_a_seed_before_the_next_one_comes() -> None:
    plan = make_tournament("abracada", ["random", "likeliest", "odds"], seed=5)
    assert [plan.seed(number) for number in range(7)] == [5, 5, 5, 6, 6, 6, 7]


def test_three_and_more_seats_go_once_around_the_table() -> None:
    assert lineups("abcd", 3) == (tuple("abc"), tuple("abd"), tuple("acd"), tuple("bcd"))
    assert rotations(tuple("abc")) == (tuple("abc"), tuple("bca"), tuple("cab"))


def test_fewer_bots_than_seats_repeat_and_share_the_better_part() -> None:
    assert lineups("ab", 3) == (tuple("aba"), tuple("bab"))
    assert lineups("ab", 4) == (tuple("abab"),)
    assert rotations(tuple("abab")) == (tuple("abab"), tuple("baba"))


def test_points_compare_places_and_a_shared_one_is_half() -> None:
    won_and_level = pair(outcome("ab", (8, 3), (1, 2)), outcome("ba", (8, 8), (1, 1)))
    assert compared(won_and_level, "ab") == {("a", "b"): Points(1.5, 2)}
    assert compared(won_and_level, "ba") == {("b", "a"): Points(0.5, 2)}
    assert margin(won_and_level, ("a", "b")) == 2.5
    assert margin(won_and_level, ("b", "a")) == -2.5


def test_with_three_seats_each_two_are_compared() -> None:
    game = pair(outcome("cab", (9, 5, 9), (1, 3, 1)))
    assert compared(game, "abc") == {
        ("a", "b"): Points(0, 1),
        ("a", "c"): Points(0, 1),
        ("b", "c"): Points(0.5, 1),
    }


def test_a_bot_is_not_compared_with_itself() -> None:
    game = pair(outcome("aba", (9, 5, 1), (1, 2, 3)))
    assert compared(game, "ab") == {("a", "b"): Points(1, 2)}


@pytest.mark.parametrize(
    ("bots", "seats", "size"), [(2, 2, 2), (3, 2, 2), (3, 3, 3), (2, 3, 6), (2, 4, 8), (3, 4, 8)]
)
def test_sizes_are_what_a_pair_of_the_plan_holds(bots: int, seats: int, size: int) -> None:
    codes = ["random", "random:", "likeliest"][:bots]
    found = sizes(make_tournament("abracada", codes, seats=seats))
    assert len(found) == bots * (bots - 1) // 2
    assert max(found.values()) == size


def test_a_pair_is_played_on_its_seed_with_seats_exchanged() -> None:
    plan = make_tournament("abracada", TWO, seed=3)
    played = play_pair(plan, 2)
    assert (played.number, played.seed) == (2, 5)
    assert [game.bots for game in played.games] == [("random", "random:"), ("random:", "random")]
    # Both are the same bot, and luck belongs to seed and seat: the same game comes twice.
    assert played.games[0].scores == played.games[1].scores
    assert compared(played, TWO)["random", "random:"].part == 0.5
    assert set(played.times) == set(TWO)
    assert all(sum(counts.values()) > 0 for counts in played.times.values())


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ["random", "deep-blue"]}, "bot-unknown"),
        ({"bots": ["random"]}, "tournament-bots"),
        ({"bots": ["random", "odds", "random"]}, "tournament-bot-twice"),
        ({"seats": 9}, "seat-count"),
        ({"seed": -1}, "seed-value"),
        ({"options": {"hard": True}}, "option-unknown"),
        ({"data": "no/such/folder"}, "data-unreadable"),
    ],
)
def test_a_wrong_plan_is_refused_before_any_game(wrong: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_tournament(**{"game": "abracada", "bots": TWO, **wrong})  # type: ignore[arg-type]  # on purpose
    assert refused.value.code == code


@pytest.mark.usefixtures("thinker")
def test_only_budgets_in_seconds_are_not_reproducible() -> None:
    codes = ["thinker", "thinker:sims=200", "thinker:seconds=0.1", "random"]
    plan = make_tournament("abracada", codes)
    assert plan.timed == ("thinker:seconds=0.1",)


@pytest.mark.usefixtures("thinker")
def test_results_belong_to_the_weights_of_their_bots() -> None:
    plan = make_tournament("abracada", ["random", "thinker"])
    assert plan.identity.weights == {"thinker": "0a1b2c3d"}
    check_here(plan)
    other = msgspec.structs.replace(plan.identity, weights={"thinker": "ffffffff"}, version="0.0.9")
    with pytest.raises(BadInput) as refused:
        check_here(msgspec.structs.replace(plan, identity=other))
    assert refused.value.arguments["differences"] == (
        "weights: thinker=ffffffff → thinker=0a1b2c3d; version: 0.0.9 → 0.1.0"
    )


def test_a_plan_is_known_by_everything_that_decides_its_games() -> None:
    plans = [
        make_tournament("abracada", TWO),
        make_tournament("abracada", TWO[::-1]),
        make_tournament("abracada", TWO, seed=1),
        make_tournament("abracada", TWO, seats=3),
        make_tournament("abracada", TWO, options={"easy": True}),
        make_tournament("trickerion", TWO),
    ]
    assert len({plan.identity.digest() for plan in plans}) == len(plans)
    assert make_tournament("abracada", TWO).identity.digest() == plans[0].identity.digest()


@pytest.mark.parametrize("game", ["abracada", "trickerion"])
def test_a_plan_comes_back_from_its_file_as_it_was(game: str) -> None:
    identity = make_tournament(game, TWO).identity
    assert msgspec.json.decode(msgspec.json.encode(identity), type=type(identity)) == identity
