"""What is common to bots: the registry of their short codes, and the bot that plays any game."""

from sleight.bots.registry import bot_codes, bot_meaning, check_codes, make_bot

__all__ = ["bot_codes", "bot_meaning", "check_codes", "make_bot"]
