"""Bots by code, and how well they play."""

from __future__ import annotations

from random import Random

import pytest

from sleight import BadInput, text
from sleight.arena.simulate import make_plan, simulate
from sleight.bots import bot_codes, make_bot
from sleight.core.bot import Bot
from sleight.games.abracada.position import AbracadaPosition
from tests.games.abracada.scenario import GAME, table


def share(bot: str, against: str, games: int) -> float:
    """The share of two-player games that a bot wins, seats alternating."""
    statistics = simulate(make_plan("abracada", bots=(bot, against), seed=1), games, jobs=2)
    return float(statistics.bots[bot].wins) / games


def choice_of(code: str, position: AbracadaPosition) -> str:
    """What a bot answers, in its text form."""
    bot = make_bot(code, "abracada", Random(1))
    seat = position.waiting[0]
    return text(bot.choose(position.view(seat), position.choices(seat)))


def test_the_codes_of_a_game_go_from_the_weakest_to_the_strongest() -> None:
    assert bot_codes("abracada") == ("random", "likeliest", "odds")


def test_a_code_sets_parameters() -> None:
    assert make_bot("odds:risk=0.4", "abracada", Random(1)).settings == {"risk": 0.4}
    assert make_bot("odds", "abracada", Random(1)).settings == {"risk": 0.5}


@pytest.mark.parametrize(
    ("code", "fault", "argument", "value"),
    [
        ("genius", "bot-unknown", "allowed", "random, likeliest, odds"),
        ("odds:luck=1", "bot-parameter", "allowed", "risk"),
        ("random:luck=1", "bot-parameter", "allowed", "-"),
        ("odds:risk=2", "bot-value", "most", "1.0"),
        ("odds:risk=much", "bot-value", "value", "much"),
        ("odds:risk=nan", "bot-value", "least", "0.0"),
    ],
)
def test_a_wrong_code_is_refused_with_what_is_allowed(
    code: str, fault: str, argument: str, value: str
) -> None:
    with pytest.raises(BadInput) as error:
        make_bot(code, "abracada", Random(1))
    assert error.value.code == fault
    assert error.value.arguments[argument] == value


@pytest.mark.parametrize("code", bot_codes("abracada"))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_plays_whole_games_with_nothing_but_view_and_choices(code: str, seats: int) -> None:
    options = {"easy": seats == 3, "last_standing": seats > 3, "lower": "penalty"}
    position = GAME.new(seats, 3, options)
    bots: list[Bot] = [make_bot(code, "abracada", Random(seat)) for seat in range(seats)]
    while position.waiting:
        seat = position.waiting[0]
        position.apply(seat, bots[seat].choose(position.view(seat), position.choices(seat)))
    assert position.winners


def test_likeliest_calls_what_it_most_probably_holds_and_then_stops() -> None:
    # All sevens and eights but one are in sight, so a six is likeliest.
    position = table(2).hand(0, 6, 6, 5, 4, 1).hand(1, 8, 8, 7, 7, 7).rows(8, 8, 8, 8, 8, 7, 7, 7).position()
    assert choice_of("likeliest", position) == "call 6"
    stopping = table(2).hand(0, 0, 5).last(8).calls((1, 0, 8, "cast", 1, 0)).position()
    assert choice_of("likeliest", stopping) == "stop"
    assert choice_of("likeliest:stop=0", stopping) == "call 8"


def test_odds_stops_before_it_throws_its_last_life_away() -> None:
    position = table(2).hand(0, 0, 5, 5, 5, 5).lives(1, 6).last(8).calls((1, 0, 8, "cast", 1, 0)).position()
    assert choice_of("odds", position) == "stop"


@pytest.mark.parametrize("code", ["likeliest", "odds"])
def test_nobody_who_reckons_pays_for_a_lower_call(code: str) -> None:
    """Everything but the ones is in sight, so a lower call would be the likeliest by far."""
    position = (
        table(2, lower="penalty").hand(0, 0, 1, 4, 4, 4).last(8).calls((1, 0, 8, "cast", 1, 0)).position()
    )
    assert choice_of(code, position) in ("stop", "call 8")


def test_odds_takes_secrets() -> None:
    position = table(2).hand(0, 4, 4, 8, 8, 8).position()
    position.apply(0, GAME.parse("call 4"))
    assert choice_of("odds", position) == "take 1"


def test_odds_beats_the_others() -> None:
    assert share("odds", "random", 60) > 0.95
    assert share("odds", "likeliest", 200) > 0.55


@pytest.mark.long
def test_odds_beats_random_in_99_percent_of_2000_games() -> None:
    assert share("odds", "random", 2_000) >= 0.99


@pytest.mark.long
def test_odds_beats_likeliest_in_55_percent_of_4000_games() -> None:
    assert share("odds", "likeliest", 4_000) >= 0.55
