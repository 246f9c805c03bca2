"""Fitting a value: games are kept, the fit is right, and the test says whether it is better."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sleight.arena.training import fit, selfplay
from sleight.arena.training.samples_file import SamplesFile
from sleight.arena.training.selfplay import Job, Sample, trainer_of
from sleight.core.errors import BadInput
from sleight.core.training import Row
from sleight.core.weights import Weights, read_weights, written
from tests.cli.terminal import sleight

NAMES = ("one", "a", "b")
TRUE = (3.0, 2.0, -1.0)


class Trainer:
    """Of a game that does not exist."""

    features = NAMES
    code = "c0de"


TRAINER: Any = Trainer()


def sample(seed: int, noise: float = 0.5) -> Sample:
    """A game with four moments that follow a known value."""
    rng, rows = Random(seed), []
    for _ in range(4):
        numbers = (1.0, rng.uniform(-3, 3), rng.uniform(-3, 3))
        target = sum(weight * number for weight, number in zip(TRUE, numbers, strict=True))
        rows.append(Row("late", numbers, target + rng.gauss(0, noise)))
    return Sample(seed, tuple(rows))


def weights_of(*row: float) -> Weights:
    return Weights(NAMES, {"late": row}, "", 0, "")


def test_a_fit_finds_what_the_games_follow() -> None:
    found = fit.fitted(TRAINER, [sample(seed) for seed in range(300)])
    assert found.groups["late"] == pytest.approx(TRUE, abs=0.15)
    assert (found.games, found.code, found.features) == (300, "c0de", NAMES)


def test_digests_follow_the_games() -> None:
    first, again, other = (
        fit.fitted(TRAINER, [sample(seed) for seed in seeds]) for seeds in (range(9), range(9), range(1, 10))
    )
    assert (first.data, first.digest) == (again.data, again.digest)
    assert first.data != other.data
    assert first.digest != other.digest


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [((0, 0, 0), TRUE, "better"), (TRUE, (0, 0, 0), "worse"), (TRUE, TRUE, "close")],
)
def test_two_values_are_compared_on_games_they_have_not_seen(
    before: tuple[float, ...], after: tuple[float, ...], verdict: str
) -> None:
    games = [sample(seed) for seed in range(60)]
    found = fit.compared(weights_of(*before), weights_of(*after), games)
    assert (found.verdict, found.games) == (verdict, 60)


def test_weights_are_a_small_file() -> None:
    weights = weights_of(0.5, 1.25, -2.0)
    assert read_weights(written(weights).encode()) == weights
    assert json.loads(written(weights))["groups"] == {"late": [0.5, 1.25, -2.0]}
    assert weights.expected("late", (1.0, 2.0, 1.0)) == 1.0
    assert weights.expected("never", (1.0, 2.0, 1.0)) == 0.0


def test_games_are_kept_and_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "samples.jsonl"
    with SamplesFile(file, "nim", "c0de") as kept:
        kept.add(sample(1))
        kept.add(sample(2))
    whole = file.read_bytes()
    file.write_bytes(whole[:-20])
    with SamplesFile(file, "nim", "c0de") as again:
        assert {*again.samples} == {1}
        again.add(sample(2))
    assert file.read_bytes() == whole


@pytest.mark.parametrize(("game", "code"), [("go", "c0de"), ("nim", "0ther")])
def test_games_of_another_kind_are_refused(tmp_path: Path, game: str, code: str) -> None:
    with SamplesFile(tmp_path / "samples.jsonl", "nim", "c0de") as kept:
        kept.add(sample(1))
    with pytest.raises(BadInput) as error:
        SamplesFile(tmp_path / "samples.jsonl", game, code)
    assert error.value.code == "train-other"


def test_two_commands_cannot_write_the_same_games(tmp_path: Path) -> None:
    file = tmp_path / "samples.jsonl"
    with SamplesFile(file, "nim", "c0de"), pytest.raises(BadInput) as error:
        SamplesFile(file, "nim", "c0de")
    assert (error.value.code, error.value.arguments["option"]) == ("file-taken", "--samples")


def test_a_game_without_a_value_cannot_be_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(id: str, name: str) -> Any:
        raise BadInput("game-incomplete", game=id, package="", missing=name)

    monkeypatch.setattr(selfplay, "brought", nothing)
    with pytest.raises(BadInput) as error:
        trainer_of("abracada")
    assert error.value.code == "train-nothing"


def test_a_game_for_training_is_the_same_again() -> None:
    one, other = (Job("trickerion", 2).play() for _ in range(2))
    assert one == other
    assert len(one.rows) >= 10
    assert all(len(row.numbers) == len(trainer_of("trickerion").features) for row in one.rows)


def test_the_command_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names, played = trainer_of("trickerion").features, list[int]()

    def play(job: Job) -> Sample:
        played.append(job.seed)
        rng = Random(job.seed)
        numbers = (1.0, *(rng.random() for _ in names[1:]))
        return Sample(job.seed, (Row("base-1", numbers, 5 * numbers[1]), Row("base-1", numbers, numbers[2])))

    monkeypatch.setattr(Job, "play", play)
    samples, out = tmp_path / "s.jsonl", tmp_path / "w.json"
    line = ["train", "trickerion", "--jobs", "1", "--samples", str(samples), "--out", str(out)]
    assert sleight(monkeypatch, [*line, "--games", "10"]).code == 0
    first = out.read_bytes()
    assert sleight(monkeypatch, [*line, "--games", "20"]).code == 0
    assert played == list(range(20))
    assert out.read_bytes() != first
    assert sleight(monkeypatch, [*line, "--games", "10"]).code == 0
    assert (out.read_bytes(), len(played)) == (first, 20)
