"""What a kind of question says of itself, for bots."""

from __future__ import annotations

from sleight.games.trickerion.flow.questions.base import KINDS


def plain_answer(kind: str) -> str:
    """How a bot without a thought of its own answers it."""
    return KINDS[kind].plain_answer


def opens_turn(kind: str) -> bool:
    """True if something new begins with it."""
    return KINDS[kind].opens_turn
