"""`sleight train`: fit the value that the bots of a game play by, and say whether it has become better."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from sleight.arena.interrupts import Interrupts
from sleight.arena.pool import usable_cores, worker_pool
from sleight.arena.progress import LateBar
from sleight.arena.training import fit
from sleight.arena.training.samples_file import SamplesFile
from sleight.arena.training.selfplay import Job, Sample, trainer_of
from sleight.arena.whole_file import whole_file
from sleight.cli.exits import STOPPED
from sleight.cli.saving import training_file
from sleight.core.errors import BadInput
from sleight.core.speech import Speaker, speaker
from sleight.core.weights import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.core.training import Trainer
    from sleight.core.weights import Weights

_LEAST_GAMES = 10


def train(
    game: str,
    /,
    *,
    games: int = 1000,
    seed: int = 0,
    jobs: int | None = None,
    samples: Path | None = None,
    out: Path | None = None,
    lang: str = "en",
) -> None:
    """Play games for training, fit the value and test it; the messages explain the flags."""
    says = speaker(lang, "sleight.arena", "sleight.arena.training")
    trainer = trainer_of(game)
    fit.numpy()
    _check(games, seed, jobs)
    file = training_file(game, trainer.code) if samples is None else samples
    wanted = range(seed, seed + games)
    with SamplesFile(file, game, trainer.code) as kept:
        if not _play(game, wanted, kept, jobs or usable_cores(), says):
            sys.stderr.write(says.say("train-stopped") + "\n")
            raise SystemExit(STOPPED)
    weights = _fit(trainer, [kept.samples[each] for each in wanted], says)
    sys.stdout.write(says.say("train-file", {"file": str(file)}) + "\n")
    if out is not None:
        with whole_file(out) as text:
            text.write(written(weights))
        sys.stdout.write(says.say("train-written", {"file": str(out), "digest": weights.digest}) + "\n")


def _check(games: int, seed: int, jobs: int | None) -> None:
    numbers = (("games", games, _LEAST_GAMES), ("seed", seed, 0), ("jobs", 1 if jobs is None else jobs, 1))
    for name, value, least in numbers:
        if value < least:
            raise BadInput("number-least", name=name, value=value, least=least)


def _play(game: str, wanted: range, kept: SamplesFile, jobs: int, says: Speaker) -> bool:
    """Play what is missing; False if Ctrl-C has ended it early."""
    missing = [seed for seed in wanted if seed not in kept.samples]
    with ExitStack() as stack:
        interrupts = stack.enter_context(Interrupts())
        bar = stack.enter_context(
            LateBar(says.say("train-progress"), len(wanted), len(wanted) - len(missing))
        )
        for sample in _played(game, missing, jobs, interrupts):
            kept.add(sample)
            bar.advance()
        return not interrupts.came


def _played(game: str, missing: list[int], jobs: int, interrupts: Interrupts) -> Iterator[Sample]:
    """The games that are missing, in their order; after Ctrl-C no further one begins."""
    if jobs == 1:
        for seed in missing:
            if interrupts.came:
                return
            yield Job(game, seed).play()
        return
    with worker_pool(jobs) as pool:
        for first in range(0, len(missing), 2 * jobs):
            if interrupts.came:
                return
            tasks = [Job(game, seed) for seed in missing[first : first + 2 * jobs]]
            yield from pool.map(Job.play, tasks)


def _fit(trainer: Trainer, samples: list[Sample], says: Speaker) -> Weights:
    """Fit on most games and compare on the rest; what is written is fitted to all."""
    shown = [sample for sample in samples if not fit.is_held_out(sample)]
    tested = [sample for sample in samples if fit.is_held_out(sample)]
    found = fit.compared(trainer.shipped(), fit.fitted(trainer, shown), tested)
    numbers = {"games": len(samples), "tested": found.games, "before": found.before, "after": found.after}
    sys.stdout.write(says.say("train-compared", {**numbers, "verdict": found.verdict}) + "\n")
    return fit.fitted(trainer, samples)
