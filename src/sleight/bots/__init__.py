"""What is common to bots: the registry of their short codes, and the bot that plays any game."""

from sleight.bots.luck import luck_of
from sleight.bots.registry import (
    bot_codes,
    bot_meaning,
    bot_name,
    bot_weights,
    check_codes,
    is_timed,
    judge_of,
    make_bot,
    make_judge,
    usual_bot,
)

__all__ = [
    "bot_codes",
    "bot_meaning",
    "bot_name",
    "bot_weights",
    "check_codes",
    "is_timed",
    "judge_of",
    "luck_of",
    "make_bot",
    "make_judge",
    "usual_bot",
]
