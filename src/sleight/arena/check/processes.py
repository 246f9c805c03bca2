"""Determinism: the same records in fresh processes, each with another hash seed, give the same positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from sleight.arena.check.report import RAISED, Moment, Report, said
from sleight.core import registry
from sleight.core.record import Ahead, Header, Record

if TYPE_CHECKING:
    from sleight.core.event import Event
    from sleight.core.registry import AnyGame

HASH_SEEDS = ("0", "1", "4711")

_ELSEWHERE = "replay in another process"


class _Failed(Exception):
    """Another process gave no answer; the last line that it wrote says why."""


class Replayed(NamedTuple):
    """The fingerprint after every row of a record, and the exception that ended it, or ``."""

    fingerprints: list[str]
    raised: str


def check_processes(game: str, data: Path | None, records: list[str], report: Report) -> None:
    """Replay all records under every hash seed and compare the fingerprints after each row."""
    loaded = registry.game(game, data)
    expected = [replayed(text, loaded) for text in records]
    _note_raised(expected, records, report)
    for hash_seed in HASH_SEEDS if records else ():
        nowhere = Moment(0, {}, int(hash_seed), 0)
        try:
            found = _replayed_elsewhere(game, data, records, hash_seed)
        except _Failed as error:
            report.require(False, _ELSEWHERE, nowhere, str(error))
            continue
        report.count("replays", len(records))
        _note_raised(found, records, report)
        report.require(found == expected, _ELSEWHERE, nowhere)


def replayed(text: str, game: AnyGame) -> Replayed:
    """Replay a record as far as the game goes."""
    found: list[str] = []

    class Watched(Record):
        """A record that notes every fingerprint while it is read, so that the row of a fault is known."""

        def keep(self, ahead: Ahead) -> list[Event]:
            events = super().keep(ahead)
            found.append(self.position.fingerprint())
            return events

    try:
        Watched.from_text(text, game)
    except Exception as error:
        return Replayed(found, said(error))
    return Replayed(found, "")


def _note_raised(found: list[Replayed], records: list[str], report: Report) -> None:
    for text, each in zip(records, found, strict=True):
        if each.raised:
            header = msgspec.json.decode(text.partition("\n")[0], type=Header)
            moment = Moment(header.seats, header.options, header.seed or 0, len(each.fingerprints))
            report.require(False, RAISED, moment, each.raised)


def _replayed_elsewhere(game: str, data: Path | None, records: list[str], hash_seed: str) -> list[Replayed]:
    asked = json.dumps({"game": game, "data": str(data) if data else None, "records": records})
    answer = subprocess.run(
        [sys.executable, "-m", __name__],
        input=asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )
    try:
        return msgspec.json.decode(answer.stdout, type=list[Replayed])
    except msgspec.DecodeError as error:
        *_, last = (answer.stderr or answer.stdout).strip().splitlines() or [str(error)]
        raise _Failed(last) from error


def main() -> None:
    """Read records from standard input and print the fingerprints of all their rows."""
    asked = json.load(sys.stdin)
    game = registry.game(asked["game"], asked["data"])
    print(json.dumps([replayed(text, game) for text in asked["records"]]))


if __name__ == "__main__":
    main()
