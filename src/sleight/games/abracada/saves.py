"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.core.errors import BadInput
from sleight.games.abracada.data import SINGER
from sleight.games.abracada.position import AbracadaPosition, Saved

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sleight.games.abracada.game import Abracada
    from sleight.games.abracada.table import Table


def restore(game: Abracada, data: Mapping[str, object]) -> AbracadaPosition:
    """A position from what `to_dict` gave; the first fault is named."""
    try:
        saved = msgspec.convert(dict(data), Saved)
        key = bytes.fromhex(saved.key)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadInput("position-wrong", why=str(error)) from error
    game.check_seats(len(saved.lives))
    game.read_options(msgspec.to_builtins(saved.options), len(saved.lives))
    table = game.table(len(saved.lives), saved.options)
    for fault in (*_shape_faults(table, saved, key), *_stone_faults(table, saved)):
        raise BadInput("position-wrong", why=fault)
    position = AbracadaPosition(table, key)
    position.load(saved)
    return position


def _shape_faults(table: Table, saved: Saved, key: bytes) -> Iterator[str]:
    """Every field that is out of its range, as `field: what is allowed`."""
    printed, seats, spells = table.printed, table.seats, len(table.copies) - 1
    by_seat = [saved.lives, saved.scores, saved.gained, saved.hands, saved.drawn, saved.held]
    ranges = {
        "key": (len(key), KEY_BYTES, KEY_BYTES),
        "draws": (saved.draws, 0, 2**63),
        "round": (saved.round, 1, 2**31),
        "turn": (saved.turn, 1, 2**31),
        "active": (saved.active, 0, seats - 1),
        "last": (saved.last, 0, spells),
        "rows": (len(saved.rows), spells + 1, spells + 1),
        "centre": (len(saved.centre), printed.secrets, printed.secrets),
    }
    for field, (value, least, most) in ranges.items():
        if not least <= value <= most:
            yield f"{field}: {least}..{most}"
    if any(len(each) != seats for each in by_seat):
        yield f"lives, scores, gained, hands, drawn, held: [{seats}]"
    if any(len(hand) != table.hand for hand in (*saved.hands, *saved.drawn)):
        yield f"hands, drawn: [{seats}][{table.hand}]"
    if not all(0 <= life <= printed.life for life in saved.lives):
        yield f"lives: 0..{printed.life}"
    if not all(0 <= score <= printed.goal for score in saved.scores):
        yield f"scores: 0..{printed.goal}"
    if not all(0 <= turn <= saved.turn for hand in saved.drawn for turn in hand):
        yield f"drawn: 0..{saved.turn}"
    yield from _question_faults(table, saved)
    yield from _call_faults(table, saved)


def _question_faults(table: Table, saved: Saved) -> Iterator[str]:
    """Who is asked what must fit the score, the lives and the hand."""
    allowed = ("call", "secret") if max(saved.scores) < table.printed.goal else ("",)
    if saved.asked not in allowed:
        yield f"asked: {' | '.join(allowed)!r}"
    if not saved.asked or not 0 <= saved.active < len(saved.lives):
        return
    if not saved.lives[saved.active] or (0 in saved.lives and not table.options.last_standing):
        yield "lives: > 0"
    if saved.asked == "secret" and saved.last != SINGER:
        yield f"last: {SINGER}"
    if saved.asked == "call" and not any(saved.hands[saved.active]):
        yield f"hands[{saved.active}]: > 0"


def _call_faults(table: Table, saved: Saved) -> Iterator[str]:
    for number, call in enumerate(saved.calls):
        fits = (
            0 <= call.seat < table.seats
            and 1 <= call.spell < len(table.copies)
            and 0 <= call.place <= table.hand
        )
        if not fits or call.outcome not in ("cast", "missed", "slipped") or not 1 <= call.turn <= saved.turn:
            yield f"calls[{number}]"


def _stone_faults(table: Table, saved: Saved) -> Iterator[str]:
    """AQ-SETUP-02: every stone lies somewhere, once; held secrets and the centre share the places."""
    placed = [
        *(spell for hand in saved.hands for spell in hand),
        *(secret.spell or 0 for held in saved.held for secret in held),
        *saved.centre,
        *saved.pool,
    ]
    counts = [row + placed.count(spell) for spell, row in enumerate(saved.rows)]
    if saved.rows[0] or tuple(counts[1:]) != table.copies[1:]:
        yield f"stones: {list(table.copies[1:])}, not {counts[1:]}"
    if min(placed) < 0 or max(placed) >= len(table.copies) or min(saved.rows) < 0:
        yield f"stones: 0..{len(table.copies) - 1}"
    places = [secret.place for held in saved.held for secret in held]
    places += [place for place, spell in enumerate(saved.centre, start=1) if spell]
    if sorted(places) != list(range(1, table.printed.secrets + 1)):
        yield f"centre, held: 1..{table.printed.secrets}"
    if sum(map(len, saved.held)) > saved.rows[SINGER]:
        yield f"held: 0..{saved.rows[SINGER]}"
