"""One game between bots."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from sleight.bots import make_bot
from sleight.core.chance import key_of
from sleight.core.record import Record

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sleight.core.registry import AnyGame

    Clock = Callable[[int, float], None]
    """Is told after every decision which seat made it and how many seconds of the processor it took."""


class Result(NamedTuple):
    """How one game went; everything that is listed by seat begins with seat 0."""

    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    record: str | None
    """The record as text, if it was asked for."""


def play_game(
    game: AnyGame,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, object] | None = None,
    *,
    recorded: bool = True,
    clock: Clock | None = None,
) -> Result:
    """Play one game to its end; `bots` are the codes by seat. The seed decides everything."""
    players = [make_bot(code, game.id, bot_rng(seed, seat)) for seat, code in enumerate(bots)]
    record = Record.start(game, seats=len(bots), seed=seed, options=options, players=tuple(bots))
    decisions = 0
    while (position := record.position).waiting:
        seat = position.waiting[0]
        view, choices = position.view(seat), position.choices(seat)
        asked = process_time()
        choice = players[seat].choose(view, choices)
        if clock is not None:
            clock(seat, process_time() - asked)
        # A record copies the position before every move, which takes as long as the move itself.
        if recorded:
            record.add(seat, choice)
        else:
            position.apply(seat, choice)
        decisions += 1
    written = record.to_text() if recorded else None
    return Result(seed, tuple(bots), position.scores, position.ranks, position.winners, decisions, written)


def bot_rng(seed: int, seat: int) -> Random:
    """A bot's own random numbers: they tell it nothing about the game's chance nor about other seats."""
    digest = blake2b(seat.to_bytes(2, "big"), key=key_of(seed), person=b"sleight bot").digest()
    return Random(int.from_bytes(digest, "big"))
