"""Over HTTP for whoever plays alone: the table of the day with its par, and puzzles."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import sleight
from sleight.arena.puzzles import puzzles_of
from sleight.arena.today import par_of, read_date, todays_table, utc_today
from sleight.core.speech import LANGUAGES
from tests.server.served import Seat, Served, good, served

GAMES = ["abracada", "trickerion"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server")) as running:
        yield running


def play_to_the_end(seat: Seat) -> None:
    """Always the last choice, as soon as it is asked for."""
    end = time.monotonic() + 120
    while not (frame := seat.get("view"))["over"]:
        assert time.monotonic() < end
        if frame["question"]:
            good(seat.choose(frame["question"]["choices"][-1]["text"], frame["number"]))
        else:
            time.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_the_day_is_the_same_as_in_the_terminal(server: Served, game: str) -> None:
    before = utc_today()
    told = good(server.http.get(f"/api/games/{game}/today"))
    today = todays_table(sleight.game(game), read_date(told["date"]))
    assert told["date"] >= before.isoformat()
    assert (told["players"], told["seat"], told["options"]) == ([*today.players], today.seat, today.options)
    assert told["seed"] == str(today.seed)


def test_a_finished_table_of_the_day_has_a_par(server: Served) -> None:
    told = good(server.http.get("/api/games/abracada/today"))
    body = {"game": "abracada", "name": "Ann", "open": False}
    wanted = {key: told[key] for key in ("players", "seat", "options", "seed")}
    ann = server.seated(server.http.post("/api/tables", json={**body, **wanted}))
    assert ann.get("par") is None  # not before the end
    play_to_the_end(ann)
    game = sleight.game("abracada")
    par = par_of(game, todays_table(game, read_date(told["date"])))
    said = par_at(ann, "fr")
    assert (said["date"], said["bot"], said["par"]) == (told["date"], "Légende", par.score)
    assert said["score"] == ann.get("view")["scores"][told["seat"]]


def par_at(seat: Seat, lang: str) -> dict[str, Any]:
    """What is said of par once it is known; before that the table is named all the same."""
    end = time.monotonic() + 120
    while (said := seat.get("par", lang=lang))["par"] is None:
        assert said["date"]
        assert time.monotonic() < end
        time.sleep(0.1)
    return said


def test_another_table_has_no_par(server: Served) -> None:
    ann = server.table(["person", "random"], seed="5")
    play_to_the_end(ann)
    assert ann.get("par") is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_shown_without_its_solution_and_then_solved(server: Served, game: str, lang: str) -> None:
    count = good(server.http.get(f"/api/puzzles/{game}"))["count"]
    assert count == len(puzzles_of(game))
    shown = good(server.http.get(f"/api/puzzles/{game}/{count}", params={"lang": lang}))
    assert {*shown} == {"number", "count", "board", "question", "choices"}
    puzzle = puzzles_of(game)[-1]
    assert len(shown["choices"]) == len(puzzle.choices) == len({*shown["choices"]})
    for place in range(len(puzzle.choices)):
        solved = good(server.http.get(f"/api/puzzles/{game}/{count}/solution", params={"choice": place}))
        assert solved["right"] == (place in puzzle.good)
        assert (solved["played"], solved["values"]) == (puzzle.played, [*puzzle.values])


@pytest.mark.parametrize("path", ["abracada/0", "abracada/100000", "abracada/1/solution?choice=99", "ludo"])
def test_what_does_not_exist_is_declined_with_a_sentence(server: Served, path: str) -> None:
    answer = server.http.get(f"/api/puzzles/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["sentence"]
