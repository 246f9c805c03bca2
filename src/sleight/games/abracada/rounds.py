"""Rounds: the deal, whose turn it is, and what a finished round pays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.abracada.events import GameEnded, RoundBegan, RoundEnded

if TYPE_CHECKING:
    from sleight.games.abracada.position import AbracadaPosition


def begin_round(position: AbracadaPosition, first: int) -> None:
    """AQ-SETUP-07 to 17, AQ-ROUND-11, 12: one shuffle; deal, reveal, lay secrets, keep the pool."""
    table, printed = position.table, position.table.printed
    stones = tuple(position.shuffled(table.stones))
    dealt = table.seats * table.hand
    shown = dealt + printed.revealed[str(table.seats)]
    position.hands = [stones[start : start + table.hand] for start in range(0, dealt, table.hand)]
    position.drawn = [(0,) * table.hand] * table.seats
    position.rows = [stones[dealt:shown].count(spell) for spell in range(len(table.copies))]
    position.centre = stones[shown : shown + printed.secrets]
    position.pool = stones[shown + printed.secrets :]
    position.held = ((),) * table.seats
    position.lives = [printed.life] * table.seats
    position.forget_calls()
    position.round += 1
    position.turn = 0
    position.tell(
        RoundBegan(position.round, first, tuple(sorted(stones[dealt:shown])), tuple(position.hands))
    )
    begin_turn(position, first)


def begin_turn(position: AbracadaPosition, seat: int) -> None:
    """AQ-TURN-01, AQ-CAST-10: the next player is asked, free to call any spell."""
    position.active = seat
    position.turn += 1
    position.last = 0
    position.ask_alone(position.table.turns[seat])


def end_round(position: AbracadaPosition, outcome: str, winner: int | None) -> None:
    """AQ-SCORE-15, AQ-GAME-01, 02, 07: all points are determined, then added; the tower ends at the goal."""
    table = position.table
    position.gained = round_points(position, outcome, winner)
    position.points = tuple(
        min(table.printed.goal, score + gained)
        for score, gained in zip(position.points, position.gained, strict=True)
    )
    position.tell(
        RoundEnded(
            outcome=outcome,
            seat=position.active,
            winner=winner,
            points=position.gained,
            scores=position.points,
            hands=tuple(position.hands),
            secrets=tuple(tuple(secret.spell or 0 for secret in held) for held in position.held),
        )
    )
    if max(position.points) >= table.printed.goal:
        position.ask_nobody()
        position.tell(GameEnded(position.winners))
    else:
        # AQ-ROUND-13, 14, AQ-VAR-20: the seat decides, not who is still alive.
        begin_round(position, (position.active + 1) % table.seats)


def round_points(position: AbracadaPosition, outcome: str, winner: int | None) -> tuple[int, ...]:
    """AQ-SCORE-01 to 13, AQ-VAR-06, 07: what each seat scores."""
    paid = position.table.printed.points
    last_standing = position.table.options.last_standing
    points = [0] * position.table.seats
    if outcome != "all-cast" and not last_standing:
        for seat, life in enumerate(position.lives):
            points[seat] = paid.survived + paid.secret * len(position.held[seat]) if life else 0
    if winner is not None:
        prize = paid.last_standing if last_standing else paid.round_won
        points[winner] = prize + paid.secret * len(position.held[winner])
    return tuple(points)
