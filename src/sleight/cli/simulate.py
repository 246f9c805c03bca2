"""`sleight simulate`: many games between bots, and what they add up to."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Annotated, TextIO

import msgspec
from cyclopts import Parameter
from rich.console import Console

from sleight.arena.interrupts import Interrupts
from sleight.arena.match import Result
from sleight.arena.pool import usable_cores
from sleight.arena.progress import LateBar
from sleight.arena.report import print_statistics
from sleight.arena.simulate import Plan, make_plan, played
from sleight.arena.statistics import Statistics
from sleight.arena.whole_file import whole_file
from sleight.cli.arguments import read_options, split_codes
from sleight.cli.exits import STOPPED
from sleight.core import registry
from sleight.core.speech import Speaker, speaker


def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seats: int | None = None,
    bots: str = "random",
    seed: int = 0,
    jobs: int | None = None,
    recommended: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    data: Path | None = None,
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Let bots play many games and print wins, scores and speed; the messages explain the flags."""
    says = speaker(lang, "sleight.arena")
    plan = make_plan(
        game,
        seats=seats,
        bots=split_codes(bots),
        seed=seed,
        options=read_options(registry.game(game, data), option, recommended),
        data=None if data is None else str(data),
        recorded=out is not None,
    )
    statistics = Statistics(plan.lineup)
    stopped = not _play(plan, statistics, says, games, usable_cores() if jobs is None else jobs, out)
    _print(plan, statistics, says, as_json=json)
    if stopped:
        _complain(says, statistics.games, out)
        raise SystemExit(STOPPED)
    if out is not None and not json:
        sys.stdout.write(says.say("simulate-written", {"file": str(out)}) + "\n")


def _play(plan: Plan, statistics: Statistics, says: Speaker, games: int, jobs: int, out: Path | None) -> bool:
    """Play, count and write; False if Ctrl-C came first. Then the file is not written at all."""
    try:
        with ExitStack() as stack:
            interrupts = stack.enter_context(Interrupts())
            results = stack.enter_context(closing(played(plan, games, jobs=jobs)))
            lines = None if out is None else stack.enter_context(whole_file(out))
            bar = stack.enter_context(LateBar(says.say("simulate-progress"), games))
            for result in results:
                statistics.add(result)
                if lines is not None:
                    _write_line(lines, result)
                bar.advance()
                interrupts.check()
    except KeyboardInterrupt:
        return False
    return True


def _write_line(lines: TextIO, result: Result) -> None:
    lines.write(msgspec.json.encode(result._asdict()).decode() + "\n")


def _print(plan: Plan, statistics: Statistics, says: Speaker, *, as_json: bool) -> None:
    if not as_json:
        print_statistics(Console(markup=False, emoji=False), says, plan, statistics)
        return
    about = {
        "game": plan.game,
        "seats": plan.seats,
        "bots": plan.lineup,
        "seed": plan.seed,
        "options": plan.options,
    }
    sys.stdout.write(msgspec.json.encode({**about, **statistics.to_dict()}).decode() + "\n")


def _complain(says: Speaker, games: int, out: Path | None) -> None:
    if out is None:
        sentence = says.say("simulate-stopped", {"games": games})
    else:
        sentence = says.say("simulate-stopped-no-file", {"games": games, "file": str(out)})
    sys.stderr.write(sentence + "\n")
