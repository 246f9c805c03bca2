"""The file of results: one line of JSON for the plan, then one for every pair, in the order they ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.arena.lines_file import LinesFile
from sleight.arena.tournament.pairs import Pair
from sleight.arena.tournament.plan import Identity
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from pathlib import Path

    from sleight.arena.tournament.plan import Tournament

_FORMAT = 1


class _Head(msgspec.Struct, frozen=True):
    """The first line."""

    sleight_tournament: int
    """The format of the file."""

    digest: str
    plan: Identity


class ResultsFile(LinesFile):
    """Opens or makes the file of a plan; a file of another plan is refused with what is different."""

    def __init__(self, file: Path, plan: Tournament) -> None:
        self.pairs: dict[int, Pair] = {}
        """What stood in the file already, by number."""

        self._plan = plan
        head = msgspec.json.encode(_Head(_FORMAT, plan.identity.digest(), plan.identity))
        super().__init__(file, head, self._read, option="--out")

    def add(self, pair: Pair) -> None:
        """Keep one more pair."""
        self.write(msgspec.json.encode(pair))
        self.pairs[pair.number] = pair

    def _read(self, lines: list[bytes]) -> None:
        self._check_head(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            self._take(line, number)

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=_Head)
        except msgspec.DecodeError as error:
            raise BadInput("results-foreign", file=str(self._file)) from error
        differences = head.plan.differences(self._plan.identity)
        if differences or head.sleight_tournament != _FORMAT:
            format = f"format: {head.sleight_tournament} → {_FORMAT}"
            raise BadInput("results-other", file=str(self._file), differences=differences or format)

    def _take(self, line: bytes, number: int) -> None:
        try:
            pair = msgspec.json.decode(line, type=Pair)
        except msgspec.DecodeError as error:
            raise BadInput("results-damaged", file=str(self._file), line=number) from error
        if pair.number < 0 or not self._fits(pair):
            raise BadInput("results-damaged", file=str(self._file), line=number)
        self.pairs.setdefault(pair.number, pair)

    def _fits(self, pair: Pair) -> bool:
        seatings = tuple(outcome.bots for outcome in pair.games)
        seats = self._plan.identity.seats
        return (
            seatings == self._plan.seatings(pair.number)
            and pair.seed == self._plan.seed(pair.number)
            and all(len(outcome.ranks) == len(outcome.scores) == seats for outcome in pair.games)
        )
