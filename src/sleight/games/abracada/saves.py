"""Positions from plain data: what came from a file or a person is checked before it is played."""

from __future__ import annotations

import re
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from sleight.core.chance import KEY_BYTES
from sleight.core.errors import BadInput
from sleight.games.abracada.ids import SINGER
from sleight.games.abracada.position import AbracadaPosition, empty_table
from sleight.games.abracada.saved import Saved

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.abracada.game import Abracada
    from sleight.games.abracada.table import Table


def restore(game: Abracada, data: object) -> AbracadaPosition:
    """A position from what `to_dict` gave; the first fault is named."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadInput("position-wrong", why=str(error)) from error
    game.check_seats(len(saved.lives))
    game.read_options(msgspec.to_builtins(saved.options), len(saved.lives))
    table = game.table(len(saved.lives), saved.options)
    # Each group takes for granted that those before it found nothing.
    groups = (_shape_faults, _range_faults, _call_faults, _stone_faults, _question_faults, _secret_faults)
    for fault in chain.from_iterable(faults(table, saved) for faults in groups):
        raise BadInput("position-wrong", why=fault)
    position = empty_table(table, bytes.fromhex(saved.key))
    position.load(saved)
    return position


def _shape_faults(table: Table, saved: Saved) -> Iterator[str]:
    """Every field that has the wrong length, as `field: what is allowed`."""
    seats, spells, secrets = table.seats, len(table.copies), table.printed.secrets
    if not re.fullmatch(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", saved.key):
        yield f"key: {KEY_BYTES}..{KEY_BYTES}"
    by_seat = (saved.lives, saved.scores, saved.gained, saved.hands, saved.drawn, saved.held)
    if any(len(each) != seats for each in by_seat):
        yield f"lives, scores, gained, hands, drawn, held: [{seats}]"
    if len(saved.rows) != spells:
        yield f"rows: {spells}..{spells}"
    if len(saved.centre) != secrets:
        yield f"centre: {secrets}..{secrets}"
    if any(len(hand) != table.hand for hand in (*saved.hands, *saved.drawn)):
        yield f"hands, drawn: [{seats}][{table.hand}]"


def _range_faults(table: Table, saved: Saved) -> Iterator[str]:
    """Every number that is out of its range."""
    printed = table.printed
    prize = max(printed.points.round_won, printed.points.last_standing)
    ranges: dict[str, tuple[tuple[int, ...], int, int]] = {
        "draws": ((saved.draws,), 0, 2**63),
        "round": ((saved.round,), 1, 2**31),
        "turn": ((saved.turn,), 1, 2**31),
        "active": ((saved.active,), 0, table.seats - 1),
        "last": ((saved.last,), 0, len(table.copies) - 1),
        "lives": (saved.lives, 0, printed.life),
        "scores": (saved.scores, 0, printed.goal),
        "gained": (saved.gained, 0, prize + printed.secrets * printed.points.secret),
        "drawn": (tuple(turn for hand in saved.drawn for turn in hand), 0, saved.turn),
    }
    for field, (values, least, most) in ranges.items():
        if not all(least <= value <= most for value in values):
            yield f"{field}: {least}..{most}"


def _call_faults(table: Table, saved: Saved) -> Iterator[str]:
    """Every call of the round that cannot have been made."""
    for number, call in enumerate(saved.calls):
        fits = (
            0 <= call.seat < table.seats
            and 1 <= call.spell < len(table.copies)
            and 0 <= call.place <= table.hand
            and 0 <= call.drawn < call.turn <= saved.turn
            and call.outcome in ("cast", "missed", "slipped")
        )
        if not fits:
            yield f"calls[{number}]"


def _stone_faults(table: Table, saved: Saved) -> Iterator[str]:
    """AQ-SETUP-02: every stone lies somewhere, once."""
    placed = [
        *(spell for hand in saved.hands for spell in hand),
        *(secret.spell or 0 for held in saved.held for secret in held),
        *saved.centre,
        *saved.pool,
    ]
    counts = [row + placed.count(spell) for spell, row in enumerate(saved.rows)]
    if saved.rows[0] or tuple(counts[1:]) != table.copies[1:]:
        yield f"stones: {list(table.copies[1:])}, not {counts[1:]}"
    if min(placed) < 0 or max(placed) >= len(table.copies) or min(saved.rows) < 0 or 0 in saved.pool:
        yield f"stones: 0..{len(table.copies) - 1}"


def _secret_faults(table: Table, saved: Saved) -> Iterator[str]:
    """AQ-SPELL-08: the centre and the holders share the places; each held secret cost a Night Singer."""
    held = [secret for secrets in saved.held for secret in secrets]
    if any(not secret.spell for secret in held):
        yield f"held: 1..{len(table.copies) - 1}"
    places = [secret.place for secret in held]
    places += [place for place, spell in enumerate(saved.centre, start=1) if spell]
    if sorted(places) != list(range(1, table.printed.secrets + 1)):
        yield f"centre, held: 1..{table.printed.secrets}"
    most = saved.rows[SINGER] - (saved.asked == "secret")
    if len(held) > most:
        yield f"held: 0..{most}"


def _question_faults(table: Table, saved: Saved) -> Iterator[str]:
    """Who is asked what must fit the score, the lives and the hands."""
    allowed = ("call", "secret") if max(saved.scores) < table.printed.goal else ("",)
    if saved.asked not in allowed:
        yield f"asked: {' | '.join(allowed)!r}"
    if not saved.asked:
        return
    out = [seat for seat, life in enumerate(saved.lives) if not life]
    if out and (not table.options.last_standing or saved.active in out or len(out) > table.seats - 2):
        yield "lives: > 0"
    if saved.asked == "secret" and saved.last != SINGER:
        yield f"last: {SINGER}"
    for seat, hand in enumerate(saved.hands):
        if seat in out and any(hand):
            yield f"hands[{seat}]: 0"
        if seat not in out and not any(hand) and (saved.asked, saved.active) != ("secret", seat):
            yield f"hands[{seat}]: > 0"
