"""`sleight check`: the contract suite, which every game has to pass."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from sleight.arena.check import COUNTED, RAISED, Fault, Plan, Report, check_game
from sleight.arena.interrupts import Interrupts
from sleight.arena.pool import usable_cores
from sleight.arena.progress import LateBar
from sleight.cli.arguments import read_options
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.speech import Speaker, speaker

_FAULTY = 1


def check(
    game: str,
    /,
    *,
    games: int = 256,
    seed: int = 1,
    jobs: int | None = None,
    recommended: str | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    pair_every: int = 1,
    probe_every: int = 5,
    data: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Play random games of every kind and check the whole contract on the way."""
    for name, value in (("games", games), ("pair-every", pair_every), ("probe-every", probe_every)):
        if value < 1:
            raise BadInput("number-least", name=name, value=value, least=1)
    options = read_options(registry.game(game, data), option, recommended)
    plan = Plan(game, games, seed, pair_every, probe_every, jobs or usable_cores(), data, options)
    says = speaker(lang, "sleight.arena.check")
    with Interrupts() as interrupts, LateBar(says.say("check-progress"), games) as bar:

        def progress() -> None:
            bar.advance()
            interrupts.check()

        report = check_game(plan, progress)
    sys.stdout.write(_as_json(report) if json else _as_text(report, says, game))
    if report.counts["faults"]:
        raise SystemExit(_FAULTY)


def _as_json(report: Report) -> str:
    return msgspec.json.encode({"counts": report.counts, "faults": report.faults}).decode() + "\n"


def _as_text(report: Report, says: Speaker, game: str) -> str:
    lines = [
        says.say("check-title", {"game": game}),
        *(f"  {_line(says.say(f'check-{what}'), str(report.counts[what]), says)}" for what in COUNTED),
    ]
    lines += [f"  ! {_fault(fault, says)}" for fault in report.faults]
    lines.append(says.say("check-result", {"faults": report.counts["faults"]}))
    return "\n".join(lines) + "\n"


def _line(name: str, value: str, says: Speaker) -> str:
    """A name with its value; the space before the colon differs from language to language."""
    return says.say("check-line", {"name": name, "value": value})


def _fault(fault: Fault, says: Speaker) -> str:
    """A fault with all that is needed to meet it again; one of the whole run has no table."""
    what = says.say("check-raised", {"error": fault.detail}) if fault.check == RAISED else fault.check
    if fault.check != RAISED and fault.detail:
        what = _line(what, fault.detail, says)
    seats, options, seed, row = fault.moment
    if not seats:
        return what
    table = {"seats": seats, "options": msgspec.json.encode(options).decode()}
    return says.say("check-fault", {**table, "seed": str(seed), "row": str(row), "what": what})
