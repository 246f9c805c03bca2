"""The contract suite on a game without hidden information, whole and with exceptions planted in it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import Any

import pytest

from sleight import Record
from sleight.arena import pool
from sleight.arena.check import RAISED, Fault, Plan, check_game
from sleight.arena.check.processes import check_processes
from sleight.arena.check.report import Report, said
from sleight.arena.check.walk import Setting, Walk
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.registry import AnyGame
from tests.cli.terminal import sleight
from tests.packages.installing import examples, found

FEW = 5
"""A planted exception is raised once so many matches are left."""


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyGame]:
    """The game, found among the others here and in every process that is started."""
    # A server of forks that another test has started knows nothing of the path.
    monkeypatch.setattr(pool, "get_context", lambda _: get_context("spawn"))
    with found(examples(), monkeypatch):
        yield registry.game("nim")


def part(name: str) -> Any:
    """A class of the game by its name."""
    return getattr(sys.modules["sleight_nim.game"], name, None) or getattr(
        sys.modules["sleight_nim.position"], name
    )


def left(held: Any) -> int:
    """How many matches a position, a view or a save has left; many, if it is none of them."""
    heaps = held.get("heaps") if isinstance(held, dict) else getattr(held, "heaps", None)
    return FEW + 1 if heaps is None else sum(heaps)


def plan(**more: Any) -> Plan:
    """A few games with everything checked at every row."""
    return Plan("nim", **{"games": 4, "seed": 17, "probe_every": 1, "jobs": 1, **more})


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_without_hidden_information_passes(nim: AnyGame, jobs: int) -> None:
    report = check_game(plan(games=8, jobs=jobs))
    assert report.faults == []
    assert (report.counts["games"], report.counts["pairs"], report.counts["replays"]) == (8, 0, 24)
    assert report.counts["paired-moves"] == report.counts["decisions"] > 0


def test_a_game_without_parts_has_one_digest_for_all_tables(nim: AnyGame) -> None:
    assert nim.table_digest({}) == nim.data_digest
    assert nim.accepts_digest(nim.data_digest, {})
    assert not nim.accepts_digest("8daf0e60", {})


def test_the_command_says_that_everything_holds(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = sleight(monkeypatch, ["check", "nim", "--games", "2", "--jobs", "1"])
    assert (ran.code, ran.out.splitlines()[-1]) == (0, "All checks passed.")


def test_a_game_that_claims_secrets_must_have_some(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part("NimView"), "conceals", True)
    (fault,) = check_game(plan()).faults
    assert (fault.check, fault.detail) == ("pairs differ", "0.0% (View.conceals)")


def test_a_game_that_denies_its_secrets_is_caught(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = part("Nim").guess

    def wrong(self: Any, view: Any, rng: Any) -> Any:
        position = honest(self, view, rng)
        position.lay((view.heaps[0], *view.heaps[:2]), view.turn)
        return position

    monkeypatch.setattr(part("Nim"), "guess", wrong)
    assert "nothing is hidden" in {fault.check for fault in check_game(plan()).faults}


def raises(*_asked: object) -> Any:
    """A method that always raises."""
    raise KeyError("planted")


def planted(honest: Callable[..., Any]) -> Callable[..., Any]:
    """A method that raises once few matches are left in the position, view or save that it is given."""

    def broken(*asked: Any) -> Any:
        return raises() if min(map(left, asked)) <= FEW else honest(*asked)

    return broken


LATE = [
    ("NimPosition", "view"),
    ("NimPosition", "copy"),
    ("NimPosition", "to_dict"),
    ("NimPosition", "tally"),
    ("Nim", "guess"),
    ("Nim", "from_dict"),
    ("HowMany", "choices"),
    ("HowMany", "why_not"),
    ("HowMany", "answer"),
    ("HowMany", "arguments"),
]
AT_ONCE = [
    ("Nim", "start"),
    ("Nim", "universe"),
    ("Nim", "parse"),
    ("Nim", "read_options"),
    ("Taken", "seen_by"),
]


def first_row(game: AnyGame, setting: Setting, seed: int) -> int:
    """The first row of a sound game at which few matches are left."""
    written = Walk(game, setting, seed, Report()).run(1, 1)
    record = Record.from_text(written or "", game)
    return next(row for row in range(len(record.rows)) if left(record.replay(row)) <= FEW)


@pytest.mark.parametrize(("kind", "method"), LATE)
def test_an_exception_is_a_fault_with_its_seed_and_row(
    nim: AnyGame, monkeypatch: pytest.MonkeyPatch, kind: str, method: str
) -> None:
    setting = Setting(2, {"misere": False})
    row = first_row(nim, setting, 17)
    assert row > 1
    monkeypatch.setattr(part(kind), method, planted(getattr(part(kind), method)))
    report = Report()
    assert Walk(nim, setting, 17, report).run(1, 1) is None
    (fault,) = report.faults
    assert (fault.check, fault.moment.seats, fault.moment.seed) == (RAISED, 2, 17)
    assert fault.moment.row in (row - 1, row)  # a move is also tried before it is made
    assert fault.detail.startswith("KeyError: 'planted' (test_check_open.py:")


def test_an_exception_that_only_some_viewers_meet_is_a_fault_too(
    nim: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Warnings are compared for one viewer a row, and only who is asked has any."""
    row = first_row(nim, Setting(2, {}), 17)
    monkeypatch.setattr(part("HowMany"), "warnings", planted(part("HowMany").warnings))
    report = Report()
    Walk(nim, Setting(2, {}), 17, report).run(1, 1)
    (fault,) = report.faults
    assert (fault.check, fault.moment.seed) == (RAISED, 17)
    assert fault.moment.row >= row


@pytest.mark.parametrize(("kind", "method"), AT_ONCE)
def test_an_exception_at_the_start_is_a_fault_of_the_first_row(
    nim: AnyGame, monkeypatch: pytest.MonkeyPatch, kind: str, method: str
) -> None:
    monkeypatch.setattr(part(kind), method, raises)
    report = Report()
    Walk(nim, Setting(3, {}), 4, report).run(1, 1)
    (fault,) = report.faults
    assert fault[:2] == (RAISED, (3, {}, 4, 0))


def test_every_game_is_played_though_some_raise(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = part("Nim").start
    tables: list[int] = []

    def broken(self: Any, seats: int, key: bytes, options: Any) -> Any:
        tables.append(seats)
        return honest(self, seats, key, options) if seats == 2 else raises()

    monkeypatch.setattr(part("Nim"), "start", broken)
    advanced: list[None] = []
    report = check_game(plan(), lambda: advanced.append(None))
    assert len(advanced) == 4
    assert report.counts["games"] == 2
    assert [(fault.check, fault.moment.seats) for fault in report.faults] == [(RAISED, 3)] * 2


def test_an_exception_before_any_table_is_a_fault(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(part("Nim"), "read_options", raises)
    (fault,) = check_game(plan()).faults
    assert (fault.check, fault.moment.seed, fault.moment.row) == (RAISED, 17, 0)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "! Seed 1, row 0 (2 seats, {options}): the game raised KeyError: 'planted' (test_check_"),
        (
            "fr",
            "! Graine 1, ligne 0 (2 places, {options})\u00a0: le jeu a levé l’exception KeyError: 'planted'",
        ),
        ("ru", "! Зерно 1, строка 0 (мест: 2, {options}): игра вызвала исключение KeyError: 'planted' (t"),
    ],
)
def test_the_command_names_seed_and_row(
    nim: AnyGame, monkeypatch: pytest.MonkeyPatch, lang: str, said: str
) -> None:
    monkeypatch.setattr(part("NimPosition"), "view", raises)
    ran = sleight(monkeypatch, ["check", "nim", "--games", "1", "--jobs", "1", "--lang", lang])
    assert ran.code == 1
    assert said.replace("{options}", '{"misere":false}') in ran.out


def faults_elsewhere(records: list[str]) -> list[Fault]:
    """What is found when records are replayed in other processes."""
    report = Report()
    check_processes("nim", None, records, report)
    return report.faults


def test_an_exception_in_a_replay_is_a_fault_with_its_seed_and_row(nim: AnyGame) -> None:
    lines = (Walk(nim, Setting(2, {}), 9, Report()).run(1, 1) or "").split("\n")
    found = faults_elsewhere(["\n".join([*lines[:3], "take 1 9", *lines[3:]])])
    assert [(fault.check, fault.moment) for fault in found] == [(RAISED, (2, {}, 9, 2))] * 4
    assert found[0].detail.startswith("BadRecord: ")


def test_a_process_that_gives_no_answer_is_a_fault(nim: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    written = Walk(nim, Setting(2, {}), 9, Report()).run(1, 1) or ""
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    assert {fault.check for fault in faults_elsewhere([written])} == {"replay in another process"}


def test_an_error_without_a_sentence_is_still_named() -> None:
    assert said(BadInput("no-such-message", seat=1)) == "BadInput: ('no-such-message', {'seat': 1})"
