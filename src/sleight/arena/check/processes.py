"""Determinism: the same records in fresh processes, each with another hash seed, give the same positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from sleight.core import registry
from sleight.core.record import Record

if TYPE_CHECKING:
    from pathlib import Path

    from sleight.arena.check.report import Report

HASH_SEEDS = ("0", "1", "4711")


def check_processes(game: str, data: Path | None, records: list[str], report: Report) -> None:
    """Replay all records under every hash seed and compare the fingerprints after each row."""
    from sleight.arena.check.report import Moment

    expected = [fingerprints(Record.from_text(text, registry.game(game, data))) for text in records]
    for hash_seed in HASH_SEEDS:
        found = _replayed_elsewhere(game, data, records, hash_seed)
        report.count("replays", len(records))
        report.require(found == expected, "replay in another process", Moment(0, {}, int(hash_seed), 0))


def fingerprints(record: Record) -> list[str]:
    """The fingerprint after every row."""
    return [position.fingerprint() for _, _, position in record.steps()]


def _replayed_elsewhere(game: str, data: Path | None, records: list[str], hash_seed: str) -> list[list[str]]:
    asked = json.dumps({"game": game, "data": str(data) if data else None, "records": records})
    answer = subprocess.run(
        [sys.executable, "-m", __name__],
        input=asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONIOENCODING": "utf-8"},
    )
    found: list[list[str]] = json.loads(answer.stdout)
    return found


def main() -> None:
    """Read records from standard input and print the fingerprints of all their rows."""
    asked = json.load(sys.stdin)
    game = registry.game(asked["game"], asked["data"])
    print(json.dumps([fingerprints(Record.from_text(text, game)) for text in asked["records"]]))


if __name__ == "__main__":
    main()
