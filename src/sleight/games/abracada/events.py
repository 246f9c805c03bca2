"""What can happen in Abracada… Quoi ?, and which part of it each seat sees."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sleight.core.event import Event, Seat

Hand = tuple[int, ...]
"""The spells of a hand by position, 0 for an empty position; () where they may not be seen."""


class AbracadaEvent(Event, frozen=True):
    """An event of this game."""

    game: ClassVar[str] = "abracada"


class RoundBegan(AbracadaEvent, frozen=True, tag="round-began"):
    """AQ-SETUP-07 to 16: a new deal; everybody sees the hands of the others."""

    reveals: ClassVar[bool] = True

    round: int
    first: Seat
    revealed: tuple[int, ...]
    """The spells that lie open in the rows from the start, in ascending order."""

    hands: tuple[Hand, ...]

    def seen_by(self, seat: int | None) -> RoundBegan:
        """AQ-INFO-01, 02, 14: not the own hand, and for a spectator none."""
        hands = tuple(
            hand if seat is not None and seat != owner else () for owner, hand in enumerate(self.hands)
        )
        return msgspec.structs.replace(self, hands=hands)


class Cast(AbracadaEvent, frozen=True, tag="cast"):
    """AQ-CAST-02, 03: a call succeeded and the stone went to its row."""

    reveals: ClassVar[bool] = True

    seat: Seat
    spell: int
    place: int


class Missed(AbracadaEvent, frozen=True, tag="missed"):
    """AQ-CAST-07: a call failed."""

    reveals: ClassVar[bool] = True

    seat: Seat
    spell: int


class Slipped(AbracadaEvent, frozen=True, tag="slipped"):
    """AQ-CAST-11, AQ-INFO-09: a lower call was denounced; nobody says whether the stone was there."""

    seat: Seat
    spell: int
    last: int


class Rolled(AbracadaEvent, frozen=True, tag="rolled"):
    """AQ-SETUP-05: the die was rolled."""

    reveals: ClassVar[bool] = True

    seat: Seat
    result: int


class LifeLost(AbracadaEvent, frozen=True, tag="life-lost"):
    """AQ-LIFE-03: a player lost life, never more than was there."""

    seat: Seat
    amount: int
    life: int


class LifeGained(AbracadaEvent, frozen=True, tag="life-gained"):
    """AQ-LIFE-02: a player gained life, never beyond the maximum."""

    seat: Seat
    amount: int
    life: int


class SecretTaken(AbracadaEvent, frozen=True, tag="secret-taken"):
    """AQ-SPELL-06, AQ-INFO-17: who took the stone of which place is public, its spell is not."""

    reveals: ClassVar[bool] = True

    seat: Seat
    place: int
    spell: int | None

    def seen_by(self, seat: int | None) -> SecretTaken:
        """AQ-INFO-05: only the holder sees the spell."""
        return self if seat == self.seat else msgspec.structs.replace(self, spell=None)


class SecretsLeft(AbracadaEvent, frozen=True, tag="secrets-left"):
    """AQ-SPELL-07: the Night Singer's caster took no secret."""

    seat: Seat


class Stopped(AbracadaEvent, frozen=True, tag="stopped"):
    """AQ-TURN-03: a player ended the turn."""

    seat: Seat


class Drew(AbracadaEvent, frozen=True, tag="drew"):
    """AQ-ENDTURN-03: a player filled the hand from the pool."""

    reveals: ClassVar[bool] = True

    seat: Seat
    places: tuple[int, ...]
    spells: tuple[int, ...]
    left: int
    """How many stones the pool still holds."""

    def seen_by(self, seat: int | None) -> Drew:
        """AQ-INFO-16: the drawing player and spectators see positions and count only."""
        hidden = seat is None or seat == self.seat
        return msgspec.structs.replace(self, spells=()) if hidden else self

    def words(self) -> dict[str, object]:
        return {**super().words(), "count": len(self.places)}


class Eliminated(AbracadaEvent, frozen=True, tag="eliminated"):
    """AQ-VAR-09, 10: a player is out of the round and the hand goes face up to the rows."""

    reveals: ClassVar[bool] = True

    seat: Seat
    spells: tuple[int, ...]
    """In ascending order: where each stone had stood is in no view, so no event tells it either."""


class RoundEnded(AbracadaEvent, frozen=True, tag="round-ended"):
    """AQ-SCORE-15: what each seat scored; AQ-INFO-15: all hands and held secrets are shown."""

    reveals: ClassVar[bool] = True
    lays_open: ClassVar[bool] = True

    outcome: str
    """`all-cast`, `kill`, `self-kill` or `last-standing`."""

    seat: Seat
    """Who was active when the round ended."""

    winner: Seat | None
    points: tuple[int, ...]
    scores: tuple[int, ...]
    hands: tuple[Hand, ...]
    secrets: tuple[tuple[int, ...], ...]


class GameEnded(AbracadaEvent, frozen=True, tag="game-ended"):
    """AQ-GAME-02 to 06: somebody has reached the top of the tower."""

    winners: tuple[Seat, ...]

    def words(self) -> dict[str, object]:
        return {**super().words(), "count": len(self.winners)}


AnyEvent = (
    RoundBegan
    | Cast
    | Missed
    | Slipped
    | Rolled
    | LifeLost
    | LifeGained
    | SecretTaken
    | SecretsLeft
    | Stopped
    | Drew
    | Eliminated
    | RoundEnded
    | GameEnded
)
