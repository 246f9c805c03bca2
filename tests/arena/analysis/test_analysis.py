"""The analysis of a game: what is looked at, what counts as lost, and that it is always the same."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import sleight
from sleight import Record
from sleight.arena.analysis import Analysis, Loss, analyse, analysis
from sleight.arena.analysis.decisions import decisions_of
from sleight.arena.analysis.looking import Look
from sleight.arena.match import play_game
from sleight.bots import judge_of
from sleight.core.errors import BadInput

SIMS = 4


def record_of(game: str, bots: list[str], seed: int, **options: object) -> Record:
    played = play_game(sleight.game(game), bots, seed, options)
    assert played.record is not None
    return Record.from_text(played.record)


@pytest.fixture(scope="module")
def abracada() -> Record:
    return record_of("abracada", ["clumsy:slips=0.6", "odds"], 3)


@pytest.fixture(scope="module")
def trickerion() -> Record:
    return record_of("trickerion", ["clumsy", "greedy"], 4, quick=True)


def test_a_game_of_abracada_is_analysed(abracada: Record) -> None:
    found = analyse(abracada, sims=24)
    clumsy, odds = found.seats
    assert (found.game, found.bot, found.sims) == ("abracada", "reader", 24)
    assert clumsy.lost > odds.lost
    assert clumsy.moments[0].lost == max(each.lost for each in clumsy.moments)
    dearest = clumsy.moments[0]
    assert dearest.played != dearest.better
    assert dearest.chances is not None
    assert dearest.lost > 3 * dearest.error


def test_a_game_of_trickerion_is_analysed_with_reasons(trickerion: Record) -> None:
    found = analyse(trickerion, sims=4)
    assert (found.game, found.bot) == ("trickerion", judge_of("trickerion"))
    moments = [each for seat in found.seats for each in seat.moments]
    assert moments
    choices = {decision.row: decision for decision in decisions_of(trickerion)}
    for each in moments:
        decision = choices[each.row]
        assert trickerion.game.parse(each.played) == decision.played
        assert trickerion.game.parse(each.better) in decision.choices
        assert decision.seat == each.seat
    reasons = [each.weighed for each in moments if each.weighed]
    assert all(sleight.describe(reason, lang) for reason in reasons for lang in ("en", "fr", "ru"))


def test_the_same_record_has_the_same_analysis_with_any_number_of_processes(abracada: Record) -> None:
    once = analyse(abracada, sims=SIMS)
    assert analyse(abracada, sims=SIMS) == once
    assert analyse(abracada, sims=SIMS, jobs=2) == once


def test_trickerion_gives_the_same_in_two_processes(trickerion: Record) -> None:
    assert analyse(trickerion, sims=2, jobs=2) == analyse(trickerion, sims=2)


def test_progress_only_grows_and_arrives(abracada: Record) -> None:
    told: list[tuple[int, int]] = []
    analyse(abracada, sims=SIMS, told=lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert [of for _, of in told] == sorted((of for _, of in told), reverse=True)
    assert told[0][0] == 0
    assert told[-1][0] == told[-1][1]


def test_whoever_is_told_may_stop_it(abracada: Record) -> None:
    def stop(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        analyse(abracada, sims=SIMS, jobs=2, told=stop)


@pytest.mark.parametrize("sims", [0, 1, -5, 10**7])
def test_a_foolish_number_of_simulations_is_refused(abracada: Record, sims: int) -> None:
    with pytest.raises(BadInput, match=f"not {sims:,}"):
        analyse(abracada, sims=sims)


def test_no_process_at_all_is_refused(abracada: Record) -> None:
    with pytest.raises(BadInput, match="jobs"):
        analyse(abracada, sims=SIMS, jobs=0)


def test_a_game_that_still_runs_is_refused() -> None:
    record = Record.start(sleight.game("abracada"), seats=2, seed=1)
    with pytest.raises(BadInput, match="isn’t over"):
        analyse(record)


class Said:
    """A judge that says what a test wants, and remembers what it was asked."""

    def __init__(self, losses: dict[tuple[int, int], tuple[float, float]]) -> None:
        self.losses = losses
        self.asked: list[Look] = []

    def __call__(self, look: Look) -> Loss:
        self.asked.append(look)
        lost, error = self.losses.get((look.row, look.sims), (0.0, 0.0))
        better = next(each for each in look.choices if each != look.played) if lost else look.played
        return Loss(look.row, look.seat, look.played, better, lost, error)


def judged(monkeypatch: pytest.MonkeyPatch, record: Record, said: Said) -> Analysis:
    monkeypatch.setattr(analysis, "looked", said)
    return analyse(record)


def first_rows(record: Record, seat: int, count: int) -> list[int]:
    """One decision of each of the first turns of a seat."""
    turns = {each.turn: each.row for each in decisions_of(record) if each.seat == seat}
    return [*turns.values()][:count]


def test_all_decisions_get_a_quick_look_and_only_suspicious_ones_closer_ones(
    monkeypatch: pytest.MonkeyPatch, abracada: Record
) -> None:
    first, second = first_rows(abracada, 0, 2)
    said = Said({(first, 32): (0.5, 1.0), (first, 96): (0.4, 0.2), (second, 32): (0.1, 1.0)})
    judged(monkeypatch, abracada, said)
    decisions = decisions_of(abracada)
    assert [look.row for look in said.asked if look.sims == 32] == [each.row for each in decisions]
    assert [look.row for look in said.asked if look.sims == 96] == sorted([first, second])
    assert [look.row for look in said.asked if look.sims == 384] == [first]


def test_only_what_the_closest_look_is_sure_of_counts(
    monkeypatch: pytest.MonkeyPatch, abracada: Record
) -> None:
    sure, unsure, refuted = first_rows(abracada, 0, 3)
    looks = [(row, sims) for row in (sure, unsure, refuted) for sims in (32, 96)]
    last = {(sure, 384): (1.0, 0.3), (unsure, 384): (1.0, 0.4), (refuted, 384): (-1.0, 0.1)}
    found = judged(monkeypatch, abracada, Said({**dict.fromkeys(looks, (5.0, 0.1)), **last}))
    assert (found.seats[0].lost, [each.row for each in found.seats[0].moments]) == (1.0, [sure])
    assert found.seats[1].lost == 0.0


def test_the_sum_holds_more_than_the_dearest_moments(
    monkeypatch: pytest.MonkeyPatch, abracada: Record
) -> None:
    rows = first_rows(abracada, 1, 6)
    losses = {(row, sims): (1.0 + place, 0.1) for place, row in enumerate(rows) for sims in (32, 96, 384)}
    seat = judged(monkeypatch, abracada, Said(losses)).seats[1]
    assert seat.lost == 21.0
    assert [each.row for each in seat.moments] == rows[:1:-1]


def test_of_a_turn_only_the_dearest_decision_counts(
    monkeypatch: pytest.MonkeyPatch, trickerion: Record
) -> None:
    decisions = decisions_of(trickerion)
    turn = next(each.turn for each in decisions if sum(other.turn == each.turn for other in decisions) > 2)
    rows = [each.row for each in decisions if each.turn == turn][:3]
    losses = {(row, sims): (2.0 + place, 0.1) for place, row in enumerate(rows) for sims in (24, 192)}
    found = judged(monkeypatch, trickerion, Said(losses))
    assert sum(seat.lost for seat in found.seats) == 4.0


def test_only_what_the_seat_saw_is_shown_to_the_judge(
    monkeypatch: pytest.MonkeyPatch, abracada: Record
) -> None:
    """Another truth that looks the same to the seat asks the judge the same."""
    said = Said({})
    judged(monkeypatch, abracada, said)
    game: Any = abracada.game
    for look, decision in zip(said.asked, decisions_of(abracada), strict=True):
        position = abracada.replay(decision.row - 1)
        assert look.view == msgspec.json.encode(position.view(decision.seat))
        guess = game.guess(position.view(decision.seat), Random(1))
        assert look.view == msgspec.json.encode(guess.view(decision.seat))
