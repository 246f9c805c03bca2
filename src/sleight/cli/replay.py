"""`sleight replay`: shows a recorded game step by step, or verifies it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from sleight.cli.arguments import read_seat
from sleight.cli.exits import STOPPED
from sleight.cli.screen import make_console
from sleight.cli.teller import Teller
from sleight.core import registry
from sleight.core.record import Record
from sleight.core.speech import speaker


def replay(
    file: Path,
    /,
    *,
    verify: Annotated[bool, Parameter(negative=())] = False,
    to: int | None = None,
    seat: int | None = None,
    data: Path | None = None,
    json: Annotated[bool, Parameter(negative=())] = False,
    lang: str = "en",
) -> None:
    """Show a recorded game row by row, or verify it."""
    says = speaker(lang, "sleight.cli")
    record = Record.read(file, _game_with(file, data))
    seats = record.position.table.seats
    me = None if seat is None else read_seat(seat, seats)
    if verify:
        _print_verified(record, says.say("replay-verified", _facts(record)), as_json=json)
    elif json:
        _print_json(record, to, me)
    else:
        registry.playable(record.game.id)
        show = _Show(record, Teller(make_console(), record.game.id, lang, seats, me))
        show.moment(to) if to is not None else show.whole()


def _game_with(file: Path, data: Path | None) -> registry.AnyGame | None:
    """The game of a record with other card data; whatever is wrong with the file is told when it is read."""
    if data is None:
        return None
    try:
        header = msgspec.json.decode(file.read_bytes().partition(b"\n")[0], type=dict[str, Any])
    except (OSError, msgspec.MsgspecError):
        return None
    return registry.game(str(header.get("game")), data)


def _facts(record: Record) -> dict[str, Any]:
    return {"rows": len(record.rows), "fingerprint": record.position.fingerprint()}


def _print_verified(record: Record, sentence: str, *, as_json: bool) -> None:
    sys.stdout.write((msgspec.json.encode(_facts(record)).decode() if as_json else sentence) + "\n")


def _print_json(record: Record, to: int | None, me: int | None) -> None:
    """The rows with what the reader sees of them, or the reader's view after one of them."""
    if to is not None:
        found: object = {"row": to, "view": record.replay(to).view(me)}
    else:
        found = {
            **_facts(record),
            "header": record.header,
            "steps": [
                {"seat": row.seat, "row": row.written, "events": [event.seen_by(me) for event in events]}
                for row, events, _ in record.steps()
            ],
        }
    sys.stdout.write(msgspec.json.encode(found).decode() + "\n")


class _Show:
    """A record shown to a spectator or from a seat."""

    def __init__(self, record: Record, teller: Teller) -> None:
        self.record = record
        self.teller = teller

    def moment(self, to: int) -> None:
        """The row of that number and the table after it."""
        position = self.record.replay(to)
        for number, (row, events, _) in enumerate(self.record.steps(), start=1):
            if number == to:
                self.teller.tell(row, events)
        self.teller.board(position)
        self.teller.status(position)

    def whole(self) -> None:
        """Every row; somebody at a terminal sees the table after each and goes on with Enter."""
        stepping = sys.stdin.isatty() and sys.stdout.isatty()
        self.teller.opening(self.record.replay(0))
        self.teller.board(self.record.replay(0))
        for number, (row, events, position) in enumerate(self.record.steps(), start=1):
            if stepping and not self._goes_on(number):
                return
            self.teller.tell(row, events)
            if stepping:
                self.teller.board(position)
        if not stepping:
            self.teller.board(self.record.position)
        if self.record.position.over:
            self.teller.result(self.record.position)

    def _goes_on(self, number: int) -> bool:
        """True on Enter; `q`, Ctrl-C and the end of the input stop the show."""
        prompt = self.teller.cli.say("replay-next", {"number": number, "rows": len(self.record.rows)})
        try:
            return input(f"{prompt} ").strip() == ""
        except EOFError:
            return False
        except KeyboardInterrupt:
            raise SystemExit(STOPPED) from None
