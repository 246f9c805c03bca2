"""`sleight tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import sys
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console

from sleight.arena.interrupts import Interrupts
from sleight.arena.pool import usable_cores
from sleight.arena.progress import LateBar
from sleight.arena.tournament import page, skill
from sleight.arena.tournament.plan import Tournament, make_tournament
from sleight.arena.tournament.printing import as_data, print_summary
from sleight.arena.tournament.results_file import ResultsFile
from sleight.arena.tournament.running import Standing, played
from sleight.arena.tournament.sprt import read_bounds
from sleight.arena.tournament.summary import DUEL_SEATS, Summary, summed_up
from sleight.arena.tournament.workers import Here, Processes, Workers
from sleight.bots import bot_codes
from sleight.cli.arguments import read_options, split_codes
from sleight.cli.exits import STOPPED
from sleight.cli.saving import results_file
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.speech import Speaker, speaker

if TYPE_CHECKING:
    from collections.abc import Callable


def tournament(
    game: str,
    /,
    *,
    bots: str | None = None,
    pairs: int = 100,
    seats: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    sprt: str | None = None,
    recommended: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    data: Path | None = None,
    out: Path | None = None,
    report: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Let bots meet in pairs of games and print ratings; the messages explain the flags."""
    says = speaker(lang, "sleight.arena", "sleight.arena.tournament")
    plan = make_tournament(
        game,
        bot_codes(game) if bots is None else split_codes(bots),
        seats=seats,
        seed=seed,
        options=read_options(registry.game(game, data), option, recommended),
        data=None if data is None else str(data),
    )
    standing = Standing(plan, pairs, None if sprt is None else read_bounds(sprt))
    workers = _workers(jobs, ray)
    _prepare(plan, report)
    file = results_file(game, plan.identity.digest()) if out is None else out
    _play(standing, workers, file, says)
    summary = summed_up(standing)
    _print(summary, says, as_json=json)
    _tell(summary, says, file, report, quiet=json)
    if standing.missing:
        sys.stderr.write(says.say("tournament-stopped") + "\n")
        raise SystemExit(STOPPED)


def _workers(jobs: int | None, ray: str | None) -> Callable[[], Workers[Any]]:
    """How to get those who play; nobody is called before everything else is known to be right."""
    if jobs is not None and ray is not None:
        raise BadInput("tournament-jobs-ray")
    if ray is not None:
        from sleight.arena.tournament.cluster import Cluster, check_installed

        check_installed()
        return lambda: Cluster(ray)
    wanted = usable_cores() if jobs is None else jobs
    if wanted < 1:
        raise BadInput("number-least", name="jobs", value=wanted, least=1)
    return Here if wanted == 1 else lambda: Processes(wanted)


def _prepare(plan: Tournament, report: Path | None) -> None:
    """What will be needed at the end is asked for before anybody has played for it."""
    if plan.identity.seats > DUEL_SEATS:
        skill.check_installed()
    if report is not None:
        page.make_folder(report)


def _play(standing: Standing, workers: Callable[[], Workers[Any]], file: Path, says: Speaker) -> None:
    """Play what is missing. Ctrl-C ends it early; every pair that was played is kept."""
    with ExitStack() as stack:
        results = stack.enter_context(ResultsFile(file, standing.plan))
        for pair in results.pairs.values():
            standing.add(pair)
        missing = standing.missing
        if not missing:
            sys.stderr.write(says.say("tournament-there") + "\n")
            return
        interrupts = stack.enter_context(Interrupts())
        stopped = _telling(interrupts, says)
        team = stack.enter_context(workers())
        done = standing.wanted - len(missing)
        bar = stack.enter_context(LateBar(says.say("tournament-progress"), standing.wanted, done))
        for pair in stack.enter_context(closing(played(standing.plan, missing, team, stopped))):
            results.add(pair)
            standing.add(pair)
            bar.advance()
            if standing.decided:
                break


def _telling(interrupts: Interrupts, says: Speaker) -> Callable[[], bool]:
    """Whether Ctrl-C has come; the first time it has, the person hears what happens now."""

    def stopped() -> bool:
        if interrupts.came:
            sys.stderr.write(says.say("tournament-stopping") + "\n")
        return interrupts.came

    return stopped


def _print(summary: Summary, says: Speaker, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_data(summary)).decode() + "\n")
    else:
        print_summary(Console(markup=False, emoji=False), says, summary)


def _tell(summary: Summary, says: Speaker, file: Path, report: Path | None, *, quiet: bool) -> None:
    """Write the report, and say where everything is."""
    said = [says.say("tournament-file", {"file": str(file)})]
    if report is not None:
        page.write_report(report, says, summary)
        said.append(says.say("tournament-report", {"file": str(report / page.PAGE)}))
    if not quiet:
        sys.stdout.write("\n" + "\n".join(said) + "\n")
