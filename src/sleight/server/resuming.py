"""How a stored table opens: by its rows, or, once rules or cards have changed, by what still holds of them.

Rows mean something only under the rules and the cards with which they were played. After an upgrade they are
tried; where they lead elsewhere than they did, the table goes on from the position that was stored last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import structlog

from sleight.core.record import Record
from sleight.server.faults import Declined
from sleight.server.offered import offered
from sleight.server.stored import Header, Kept, Resumption, as_json

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.record import AnyPosition
    from sleight.core.registry import AnyGame
    from sleight.server.stored import Stored, StoredRow

UNDO = "undo"
"""How the row of an undo is written."""

_log: Any = structlog.get_logger("sleight.server")
_ROUND = 1_000


class Opening(NamedTuple):
    """What a table in memory begins with."""

    record: Record
    rows: list[StoredRow]
    """The rows to be followed."""

    header: Header
    resumption: Resumption | None = None
    upgraded: bool = False
    """True if what is stored of the table has to say so."""

    @property
    def skipped(self) -> int:
        """How many rows are history."""
        return 0 if self.resumption is None else self.resumption.rows


def opening(stored: Stored) -> Opening:
    """How a table opens under the rules of today."""
    game = offered(stored.header.game)
    header = stored.header
    if is_current(game, header.rules, header.data, game.table_options(header.options, header.start)):
        return _as_stored(stored, game)
    try:
        return _upgraded(stored, game)
    except Exception as error:
        _log.error("table-stranded", table=stored.header.id, error=type(error).__name__)
        raise _stranded(stored, game) from error


def keep(header: Header, position: AnyPosition, rows: int) -> Kept:
    """A position to be stored."""
    return Kept(
        rows=rows,
        rules=header.rules,
        data=header.data,
        waiting=mask(position.waiting),
        position=as_json(position.to_dict()),
        scores=as_json(position.scores),
    )


def mask(seats: Sequence[int]) -> int:
    """Some seats as bits."""
    return sum(1 << seat for seat in seats)


def first_numbers(seats: int, history: Sequence[StoredRow]) -> tuple[int, ...]:
    """With which number each seat's questions begin: after history, with one that was never asked before.

    It grows with what the seat did or could see, and by more than any of it has counted; what others did in
    secret does not move it.
    """
    if not history:
        return (0,) * seats
    counts = [sum(row.seat == seat or bool(row.public) for row in history) for seat in range(seats)]
    return tuple((count + 1) * _ROUND for count in counts)


# --- under the same rules ---------------------------------------------------------------------------


def is_current(game: AnyGame, rules: int, data: str, options: Mapping[str, object]) -> bool:
    """True if a table was begun under the rules and with the cards of today."""
    return rules == game.rules_version and game.accepts_digest(data, options)


def _as_stored(stored: Stored, game: AnyGame) -> Opening:
    header, resumption = stored.header, stored.resumption
    if resumption is not None:
        record = Record.start(game, position=_older(game, resumption.position))
        return Opening(record, stored.rows[resumption.rows :], header, resumption)
    if header.start is not None:
        record = Record.start(game, position=game.from_older(header.start))
    else:
        record = Record.start(game, seats=header.seats, seed=header.seed, options=header.options)
    return Opening(record, stored.rows, header)


def _older(game: AnyGame, position: str) -> AnyPosition:
    older: AnyPosition = game.from_older(msgspec.json.decode(position))
    return older


# --- after an upgrade -------------------------------------------------------------------------------


def _upgraded(stored: Stored, game: AnyGame) -> Opening:
    digest = game.table_digest(game.table_options(stored.header.options, stored.header.start))
    header = msgspec.structs.replace(stored.header, rules=game.rules_version, data=digest)
    whole = _whole(stored, game)
    if whole is not None:
        return whole._replace(header=header, upgraded=True)
    if stored.kept is None:
        position, kept = _as_far_as_possible(stored, game)
        rows = len(stored.rows)
    else:
        position, kept = _older(game, stored.kept.position), stored.kept.rows
        later = stored.rows[kept:]
        legal = _follow(Record.start(game, position=position), later) == len(later)
        rows = kept if legal else len(stored.rows)
    resumption = Resumption(rows=rows, position=as_json(position.to_dict()), kept=kept)
    record = Record.start(game, position=position)
    return Opening(record, stored.rows[rows:], header, resumption, upgraded=True)


def _whole(stored: Stored, game: AnyGame) -> Opening | None:
    """The table with all its rows, if they still lead to the position that was stored last."""
    try:
        found = _as_stored(stored, game)
        again = _as_stored(stored, game).record
        met = stored.kept is None
        for number, row in enumerate([None, *found.rows]):
            if row is not None:
                _take(again, row)
            if stored.kept is not None and found.skipped + number == stored.kept.rows:
                met = again.position.fingerprint() == _older(game, stored.kept.position).fingerprint()
        return found if met else None
    except Exception:
        # Rows of other rules may ask anything of the engine; then they cannot be replayed.
        return None


def _as_far_as_possible(stored: Stored, game: AnyGame) -> tuple[AnyPosition, int]:
    """Where the rows lead while they are legal, at a table of which no position is stored."""
    found = _as_stored(stored, game)
    followed = _follow(found.record, found.rows)
    return found.record.position, found.skipped + followed


def _follow(record: Record, rows: Sequence[StoredRow]) -> int:
    """Follow rows while they are legal; how many are."""
    for number, row in enumerate(rows):
        try:
            _take(record, row)
        except Exception:
            return number
    return len(rows)


def _take(record: Record, row: StoredRow) -> None:
    choice = None if row.written == UNDO else record.game.parse(row.written)
    record.keep(record.ahead(row.seat, choice))


def _stranded(stored: Stored, game: AnyGame) -> Declined:
    """Not even the stored position can be read; whoever asks learns how the game stood."""
    scores = "–" if stored.kept is None else ", ".join(map(str, msgspec.json.decode(stored.kept.scores)))
    rules = stored.header.rules
    return Declined("table-stranded", rules=rules, known=game.rules_version, scores=scores)
