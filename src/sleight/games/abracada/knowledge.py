"""What a seat can conclude about its own hand without reckoning, read off a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sleight.games.abracada.position import AbracadaPosition


def unlocated(position: AbracadaPosition, seat: int, spell: int) -> int:
    """AQ-INFO-12: how many copies of a spell this seat cannot see anywhere."""
    in_hands = sum(hand.count(spell) for owner, hand in enumerate(position.hands) if owner != seat)
    held = sum(secret.spell == spell for secret in position.held[seat])
    return position.table.printed.copies[spell] - position.rows[spell] - in_hands - held


def standing_excludes(position: AbracadaPosition, seat: int, spell: int) -> bool:
    """AQ-INFO-19: the seat has missed this spell since its newest standing stone was drawn."""
    newest = max(
        turn for turn, stone in zip(position.drawn[seat], position.hands[seat], strict=True) if stone
    )
    return any(
        call.seat == seat and call.spell == spell and call.outcome == "missed" and call.turn > newest
        for call in position.calls
    )
