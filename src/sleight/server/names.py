"""What everybody at a table is called."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from sleight.bots import bot_name
from sleight.core import registry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.server.stored import Seat


def shown_names(seats: Sequence[Seat], game: str, lang: str) -> list[str]:
    """People by their names, bots by theirs in a language, free seats by their numbers.

    Where others have a name already, a bot of that name is counted: who plays is never in doubt.
    """
    met = Counter(seat.name.casefold() for seat in seats if seat.name)
    return [seat.name or _counted(_called(seat.bot, game, lang), met) or _free(seat) for seat in seats]


def _called(bot: str | None, game: str, lang: str) -> str | None:
    """The name of a bot; its code, if its game is not played here any more."""
    return bot_name(bot, game, lang) if bot and game in registry.games() else bot


def coded_names(seats: Sequence[Seat]) -> list[str]:
    """The same for programs, with bots by their codes, as records keep them."""
    met: Counter[str] = Counter()
    return [seat.name or _counted(seat.bot, met) or _free(seat) for seat in seats]


def _counted(bot: str | None, met: Counter[str]) -> str:
    """The name of a bot; from the second of that name on with a number."""
    if bot is None:
        return ""
    met[bot.casefold()] += 1
    count = met[bot.casefold()]
    return bot if count == 1 else f"{bot} {count}"


def _free(seat: Seat) -> str:
    return f"{seat.seat + 1}"
