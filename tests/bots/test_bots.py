"""Bots by code, and how well they play."""

from __future__ import annotations

from random import Random

import pytest

from sleight import BadInput, text
from sleight.arena.simulate import make_plan, simulate
from sleight.bots import bot_codes, make_bot
from sleight.core.bot import Bot
from sleight.games.abracada.bots.odds import OddsBot
from sleight.games.abracada.bots.reader import ReaderBot
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
    assert bot_codes("abracada") == ("random", "clumsy", "likeliest", "odds", "reader")


def test_a_code_sets_parameters() -> None:
    assert make_bot("odds:risk=0.4", "abracada", Random(1)).settings == {"risk": 0.4}
    assert make_bot("odds", "abracada", Random(1)).settings == {"risk": 0.5}


@pytest.mark.parametrize(
    ("code", "fault", "argument", "value"),
    [
        ("genius", "bot-unknown", "allowed", "random, clumsy, likeliest, odds, reader"),
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


@pytest.mark.parametrize("code", ["likeliest", "odds", "reader"])
def test_nobody_who_reckons_pays_for_a_lower_call(code: str) -> None:
    """Everything but the ones is in sight, so a lower call would be the likeliest by far."""
    position = (
        table(2, lower="penalty").hand(0, 0, 1, 4, 4, 4).last(8).calls((1, 0, 8, "cast", 1, 0)).position()
    )
    assert choice_of(code, position) in ("stop", "call 8")


def test_clumsy_slips_as_often_as_it_is_told_to() -> None:
    position = table(2).hand(0, 6, 6, 5, 4, 1).hand(1, 8, 8, 7, 7, 7).rows(8, 8, 8, 8, 8, 7, 7, 7).position()
    assert choice_of("clumsy:slips=0", position) == "call 6"
    calls = {
        text(
            make_bot("clumsy:slips=1", "abracada", Random(luck)).choose(position.view(0), position.choices(0))
        )
        for luck in range(60)
    }
    assert calls == {f"call {spell}" for spell in range(1, 9)}


def test_reader_hears_what_others_do_not_see() -> None:
    """The other one calls an 8 before anything else, so there are few in its sight: the own ones."""
    silent = table(2).hand(0, 8, 7, 5, 4, 1).hand(1, 6, 6, 5, 5, 3).position()
    before = ReaderBot(Random(1)).chances(silent.view(0))
    assert before == OddsBot(Random(1)).chances(silent.view(0))
    told = table(2).hand(0, 8, 7, 5, 4, 1).hand(1, 6, 6, 5, 5, 3).calls((1, 1, 8, "missed", 0, 0)).position()
    heard, odds = ReaderBot(Random(1)).chances(told.view(0)), OddsBot(Random(1)).chances(told.view(0))
    assert heard[8] < odds[8] - 0.05
    assert all(0 <= chance <= 1 for chance in heard)


def test_reader_never_takes_for_impossible_what_may_be() -> None:
    """Whatever calls say, they only weigh what the stones in sight leave open."""
    position, rng = GAME.new(3, 5), Random(2)
    reader, odds = ReaderBot(rng), OddsBot(rng)
    while position.waiting:
        seat = position.waiting[0]
        view = position.view(seat)
        for heard, exact in zip(reader.chances(view), odds.chances(view), strict=True):
            assert (heard > 0, heard == 1) == (exact > 0, exact == 1)
        position.apply(seat, rng.choice(position.choices(seat)))


@pytest.mark.parametrize("code", bot_codes("abracada"))
def test_a_bot_answers_alike_where_a_seat_sees_the_same(code: str) -> None:
    """What it cannot know is drawn anew, and it does not notice."""
    position, rng = GAME.new(3, 8), Random(3)
    for _ in range(60):
        if not position.waiting:
            break
        seat = position.waiting[0]
        assert choice_of(code, position) == choice_of(code, GAME.guess(position.view(seat), rng))
        position.apply(seat, rng.choice(position.choices(seat)))


def test_odds_takes_secrets() -> None:
    position = table(2).hand(0, 4, 4, 8, 8, 8).position()
    position.apply(0, GAME.parse("call 4"))
    assert choice_of("odds", position) == "take 1"


def test_each_rung_beats_the_one_below() -> None:
    assert share("clumsy", "random", 40) > 0.6
    assert share("likeliest", "clumsy", 40) > 0.6
    assert share("reader", "likeliest", 100) > 0.6


@pytest.mark.long
def test_reader_beats_odds_in_2000_games() -> None:
    assert share("reader", "odds", 2_000) >= 0.53


def test_odds_beats_the_others() -> None:
    assert share("odds", "random", 60) > 0.95
    assert share("odds", "likeliest", 200) > 0.55


@pytest.mark.long
def test_odds_beats_random_in_99_percent_of_2000_games() -> None:
    assert share("odds", "random", 2_000) >= 0.99


@pytest.mark.long
def test_odds_beats_likeliest_in_55_percent_of_4000_games() -> None:
    assert share("odds", "likeliest", 4_000) >= 0.55
