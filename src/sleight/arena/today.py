"""Today's table: one game a day that is the same for everybody, and the par that the strongest bot sets.

Everything follows from the date (UTC) and the game, so no server is needed: the same day has the same seats,
options, seed and opponents on every machine. Par is what the strongest bot reaches from the same seat.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import blake2b
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from sleight.bots import bot_codes, luck_of, make_bot
from sleight.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.registry import AnyGame

PERSON = "person"
"""What `players` calls the seat of whoever plays."""

_LUCKS = 5
"""How often the strongest bot plays the table for its par at most, each time with other luck of its own."""

_SEED_BITS = 53


class Today(msgspec.Struct, frozen=True):
    """The table of a day."""

    game: str
    date: str
    """As 2026-11-18."""

    seed: int
    options: dict[str, object]
    players: tuple[str, ...]
    """By seat: `person`, or the code of a bot."""

    @property
    def seat(self) -> int:
        """Where the person sits, counted from 0."""
        return self.players.index(PERSON)

    @property
    def rival(self) -> str:
        """The bot that plays all other seats, and sets the par."""
        return next(player for player in self.players if player != PERSON)


class Par(msgspec.Struct, frozen=True):
    """What the strongest bot reaches at a table of a day."""

    bot: str
    score: float
    """The median of its scores."""

    scores: tuple[int, ...]


def utc_today() -> date:
    """The date by which days change everywhere at once."""
    return datetime.now(UTC).date()


def read_date(written: str) -> date:
    """A date as people write it for programs; one that is none is refused."""
    try:
        return date.fromisoformat(written)
    except ValueError as error:
        raise BadInput("date-wrong", date=written) from error


def todays_table(game: AnyGame, day: date) -> Today:
    """The table of a day: two to all seats, the standard rules or one of the recommended sets."""
    chance = Random(_number(game.id, day))
    seed = chance.getrandbits(_SEED_BITS)
    seats = chance.choice(game.seat_counts)
    ways = [ways for ways in _ways(game) if _plays(game, seats, ways)]
    options = dict(chance.choice(ways))
    rivals = bot_codes(game.id)[-1]
    mine = chance.randrange(seats)
    players = tuple(PERSON if seat == mine else rivals for seat in range(seats))
    return Today(game.id, day.isoformat(), seed, options, players)


def par_of(game: AnyGame, today: Today, lucks: int = _LUCKS) -> Par:
    """Play the table in the place of the person, several times if luck makes a difference."""
    scores: list[int] = []
    lucky = True
    while lucky and len(scores) < lucks:
        score, lucky = _tried(game, today, luck=len(scores))
        scores.append(score)
    return Par(today.rival, float(median(scores)), tuple(scores))


def _number(game: str, day: date) -> int:
    digest = blake2b(f"sleight today {game} {day.isoformat()}".encode(), digest_size=16).digest()
    return int.from_bytes(digest)


def _ways(game: AnyGame) -> list[Mapping[str, object]]:
    return [{}, *[game.recommended_options(name) for name in sorted(game.recommended)]]


def _plays(game: AnyGame, seats: int, options: Mapping[str, object]) -> bool:
    """Some ways to play go only with some numbers of seats."""
    try:
        game.read_options(options, seats)
    except BadInput:
        return False
    return True


def _tried(game: AnyGame, today: Today, luck: int) -> tuple[int, bool]:
    """The score that a bot reaches, and whether it took its luck; others play as at the table."""
    position = game.new(seats=len(today.players), seed=today.seed, options=today.options)
    lucky = False
    while position.waiting:
        seat = position.waiting[0]
        mine, view = seat == today.seat, position.view(seat)
        rng = Random(luck_of(f"{today.seed} par {luck}" if mine else today.seed, seat, view))
        before = rng.getstate()
        choice = make_bot(today.rival, game.id, rng).choose(view, position.choices(seat))
        position.apply(seat, choice)
        lucky |= mine and rng.getstate() != before
    return int(position.scores[today.seat]), lucky
