"""Today's table: the same for everybody, and a par that anybody can work out again."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

import sleight
from sleight import BadInput
from sleight.arena.today import PERSON, Today, par_of, read_date, todays_table
from sleight.bots import bot_codes

GAMES = ["abracada", "trickerion"]
DAY = date(2026, 11, 18)


def test_the_table_of_a_day_is_the_same_for_ever() -> None:
    """Pinned: another table on the same day would be another day's game for somebody."""
    strongest = bot_codes("abracada")[-1]
    pinned = todays_table(sleight.game("abracada"), DAY)
    assert pinned == Today("abracada", "2026-11-18", 2141601318711874, {}, (strongest, strongest, PERSON))


@pytest.mark.parametrize("game", GAMES)
def test_every_day_can_be_played_and_days_differ(game: str) -> None:
    rules = sleight.game(game)
    tables = [todays_table(rules, DAY + timedelta(days)) for days in range(200)]
    assert len({table.seed for table in tables}) == 200
    assert {len(table.players) for table in tables} == {*rules.seat_counts}
    assert len(Counter(str(table.options) for table in tables)) == 1 + len(rules.recommended)
    for table in tables:
        assert table.players.count(PERSON) == 1
        assert table.players[table.seat] == PERSON
    for table in tables[:20]:
        assert rules.new(len(table.players), table.seed, table.options).waiting


def test_par_is_the_median_of_what_the_bot_of_the_table_reaches() -> None:
    game = sleight.game("abracada")
    today = Today("abracada", "2026-11-18", 5, {}, (PERSON, "random"))
    par = par_of(game, today, lucks=3)
    assert par == par_of(game, today, lucks=3)
    assert par.bot == "random"
    assert len(par.scores) == 3
    assert par.score == sorted(par.scores)[1]
    assert 0 <= par.score <= 8


def test_a_bot_that_takes_no_luck_plays_for_par_once() -> None:
    game = sleight.game("abracada")
    par = par_of(game, todays_table(game, DAY))
    assert par.bot == bot_codes("abracada")[-1]
    assert par.scores == (par.score,)


def test_a_date_is_written_in_one_way() -> None:
    assert read_date("2026-11-18") == DAY
    for wrong in ("18.11.2026", "2026-02-30", "", "today"):
        with pytest.raises(BadInput):
            read_date(wrong)
