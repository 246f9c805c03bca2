"""What lies where in Abracada… Quoi ?: rows of small ints, and tuples that are replaced."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from sleight.core.position import Position, ranked
from sleight.games.abracada.saved import Saved
from sleight.games.abracada.table import Table
from sleight.games.abracada.view import AbracadaView, CallMade, Secret, Stone

_SPELLS_OF: Final = tuple(
    tuple(spell for spell in range(1, 9) if bits >> spell & 1) for bits in range(1 << 9)
)
"""Every set of spells, written as bits, as a tuple in ascending order: views are made often."""

_KEPT_HANDS = 10_000


class AbracadaPosition(Position[Table, AbracadaView]):
    """One moment of a game."""

    __slots__ = (
        "active",
        "calls",
        "centre",
        "drawn",
        "gained",
        "hands",
        "held",
        "last",
        "lives",
        "missed",
        "points",
        "pool",
        "round",
        "rows",
        "turn",
    )

    lives: list[int]
    points: tuple[int, ...]
    """The scores on the tower."""

    gained: tuple[int, ...]
    rows: list[int]
    hands: list[tuple[int, ...]]
    """The spells of each hand by position, 0 for an empty one."""

    drawn: list[tuple[int, ...]]
    """The turn in which each of these stones was drawn."""

    pool: tuple[int, ...]
    """The next stone to draw comes first."""

    centre: tuple[int, ...]
    """Spells by place, 0 for a place whose stone was taken."""

    held: tuple[tuple[Secret, ...], ...]
    calls: tuple[CallMade, ...]
    missed: tuple[tuple[tuple[int, int], ...], ...]
    """The misses among these calls by seat, as turn and spell: every view asks what they exclude."""

    round: int
    turn: int
    active: int
    last: int

    def copy(self) -> AbracadaPosition:
        """An independent copy; what is replaced rather than changed is shared."""
        new = AbracadaPosition()
        new.table = self.table
        new.key = self.key
        new.draws = self.draws
        new.words = self.words
        new.stacks = self.stacks
        new.waiting = self.waiting
        new.told = []
        new.lives = self.lives[:]
        new.points = self.points
        new.gained = self.gained
        new.rows = self.rows[:]
        new.hands = self.hands[:]
        new.drawn = self.drawn[:]
        new.pool = self.pool
        new.centre = self.centre
        new.held = self.held
        new.calls = self.calls
        new.missed = self.missed
        new.round = self.round
        new.turn = self.turn
        new.active = self.active
        new.last = self.last
        return new

    def load(self, saved: Saved) -> None:
        """Lay everything out as it was saved; the position is a new one."""
        self.seed(self.key, saved.draws)
        self.lives = list(saved.lives)
        self.points = saved.scores
        self.gained = saved.gained
        self.rows = list(saved.rows)
        self.hands = list(saved.hands)
        self.drawn = list(saved.drawn)
        self.pool = saved.pool
        self.centre = saved.centre
        self.held = saved.held
        for call in saved.calls:
            self.add_call(call)
        self.round = saved.round
        self.turn = saved.turn
        self.active = saved.active
        self.last = saved.last
        if saved.asked:
            self.ask_alone(self.table.turns[saved.active])
        if saved.asked == "secret":
            self.ask(self.table.secret_questions[saved.active])

    # --- calls ----------------------------------------------------------------------------------

    def add_call(self, call: CallMade) -> None:
        """AQ-INFO-19: a call is remembered to the end of the round."""
        self.calls += (call,)
        if call.outcome == "missed":
            missed = list(self.missed)
            missed[call.seat] += ((call.turn, call.spell),)
            self.missed = tuple(missed)

    def forget_calls(self) -> None:
        """A round begins."""
        self.calls = ()
        self.missed = ((),) * self.table.seats

    # --- reading the table ----------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        """AQ-TURN-01, AQ-VAR-13: the next player in play, clockwise."""
        return self._beside(seat, 1)

    def right_of(self, seat: int) -> int:
        """AQ-SPELL-15, AQ-VAR-13: the previous player in play."""
        return self._beside(seat, -1)

    def _beside(self, seat: int, step: int) -> int:
        seats = self.table.seats
        other = (seat + step) % seats
        while not self.lives[other] and other != seat:
            other = (other + step) % seats
        return other

    # --- the outcome ----------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """The score markers on the tower."""
        return self.points

    @property
    def ranks(self) -> tuple[int, ...]:
        """AQ-GAME-02 to 09: by score; on top of the tower by the last round's points, then by life."""
        return ranked([self._standing(seat) for seat in range(self.table.seats)])

    def _standing(self, seat: int) -> tuple[int, int, int]:
        score = self.points[seat]
        if score < self.table.printed.goal:
            return (score, 0, 0)
        return (score, self.gained[seat], self.lives[seat])

    def tally(self) -> tuple[object, ...]:
        held = [len(secrets) for secrets in self.held]
        return (self.round, self.turn, self.lives, self.rows, held, len(self.pool), self.last)

    # --- what a seat may know -------------------------------------------------------------------

    def view(self, seat: int | None) -> AbracadaView:
        """AQ-INFO-01 to 07, 14, 20: everything but the own hand, the pool and the secrets of others."""
        if seat is not None:
            self._open(seat)
        return AbracadaView(
            seat=seat,
            options=self.table.options,
            round=self.round,
            turn=self.turn,
            active=self.active,
            asked=self._asked_kind(),
            last=self.last,
            lives=tuple(self.lives),
            scores=self.points,
            gained=self.gained,
            full_life=self.table.printed.life,
            goal=self.table.printed.goal,
            copies=self.table.copies,
            rows=tuple(self.rows),
            pool=len(self.pool),
            centre=tuple([spell > 0 for spell in self.centre]),
            hands=self._hands_seen(seat),
            held=tuple([_held_seen(secrets, owner == seat) for owner, secrets in enumerate(self.held)]),
            calls=self.calls,
        )

    def _hands_seen(self, seat: int | None) -> tuple[tuple[Stone | None, ...], ...]:
        hidden = [seat is None] * len(self.hands)
        if seat is not None:
            hidden[seat] = True
        return tuple(map(_seen_hand, self.hands, self.drawn, self.missed, hidden))

    def _asked_kind(self) -> str:
        stack = self.stacks[self.active]
        return stack[-1].kind if stack else ""

    def to_dict(self) -> dict[str, object]:
        """The whole position as plain JSON data."""
        saved = Saved(
            options=self.table.options,
            key=self.key.hex(),
            draws=self.draws,
            round=self.round,
            turn=self.turn,
            active=self.active,
            asked=self._asked_kind(),
            last=self.last,
            lives=tuple(self.lives),
            scores=self.points,
            gained=self.gained,
            rows=tuple(self.rows),
            hands=tuple(self.hands),
            drawn=tuple(self.drawn),
            pool=self.pool,
            centre=self.centre,
            held=self.held,
            calls=self.calls,
        )
        plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(saved))
        return plain


def empty_table(table: Table, key: bytes) -> AbracadaPosition:
    """A position in which nothing is laid out yet."""
    new = AbracadaPosition()
    seats = table.seats
    new.table = table
    new.seed(key)
    new.told = []
    new.ask_nobody()
    new.lives = [table.printed.life] * seats
    new.points = new.gained = (0,) * seats
    new.rows = [0] * len(table.printed.copies)
    new.hands = new.drawn = [(0,) * table.hand] * seats
    new.pool = ()
    new.centre = (0,) * table.printed.secrets
    new.held = ((),) * seats
    new.forget_calls()
    new.round = new.turn = new.active = new.last = 0
    return new


@lru_cache(_KEPT_HANDS)
def _seen_hand(
    spells: tuple[int, ...], drawn: tuple[int, ...], misses: tuple[tuple[int, int], ...], hidden: bool
) -> tuple[Stone | None, ...]:
    """The stones of a hand as they look; several viewers, and several views in a row, see the same."""
    return tuple(
        [
            Stone(since, _excluded(since, misses), None if hidden else spell) if spell else None
            for spell, since in zip(spells, drawn, strict=True)
        ]
    )


def _excluded(drawn: int, misses: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """AQ-INFO-19: a miss excludes its spell for the stones that stood there, drawn in earlier turns."""
    missed = 0
    for turn, spell in misses:
        if turn > drawn:
            missed |= 1 << spell
    return _SPELLS_OF[missed]


def _held_seen(secrets: tuple[Secret, ...], own: bool) -> tuple[Secret, ...]:
    return secrets if own or not secrets else tuple([Secret(secret.place, None) for secret in secrets])
