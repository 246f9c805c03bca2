"""Pars of the tables of a day, worked out in a process of their own: no table waits for them."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from sleight.arena.today import Par, Today, par_of, todays_table
from sleight.core import registry
from sleight.server.aside import lines_of, say, stand_back

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.server.play import Play

_MODULE = "sleight.server.pars"
_SECONDS = 1800.0


class Pars:
    """One par after the other, each worked out once."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Par] = {}
        self._tasks: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()

    def of(self, today: Today) -> Par | None:
        """The par of a table if it is known; otherwise somebody begins to work it out."""
        key = today.game, today.date
        if key not in self._known and key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._find(today, key))
        return self._known.get(key)

    async def close(self) -> None:
        """Stop whatever is being worked out."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _find(self, today: Today, key: tuple[str, str]) -> None:
        """What cannot be worked out now is tried again when somebody asks again."""
        try:
            async with self._one_at_a_time:
                found = await _worked_out(today)
            if found is not None:
                self._known[key] = found
        finally:
            del self._tasks[key]


def today_of(play: Play) -> Today | None:
    """The table of a day that a table is: of the day when it was made, or of the one before."""
    made = datetime.fromtimestamp(play.header.created / 1000, UTC).date()
    for day in (made, made - timedelta(1)):
        today = todays_table(play.game, day)
        if today.seed == play.header.seed and len(today.players) == play.header.seats:
            seated = play.seats[today.seat].token is not None
            return today if seated and _plays_by(play, today.options) else None
    return None


def _plays_by(play: Play, options: Mapping[str, object]) -> bool:
    """Both are read: what was stored came back as JSON has it, without tuples."""
    chosen, stored = (
        play.game.read_options(each, play.header.seats) for each in (options, play.header.options)
    )
    return bool(chosen == stored)


async def _worked_out(today: Today) -> Par | None:
    try:
        async with asyncio.timeout(_SECONDS), lines_of(_MODULE, today.game, today.date) as lines:
            async for line in lines:
                return msgspec.json.decode(line, type=Par)
    except (OSError, TimeoutError, msgspec.DecodeError):
        return None
    return None


def main(game: str, day: str) -> None:
    """Print the par of a game and a day as JSON."""
    stand_back()
    rules = registry.game(game)
    say(msgspec.json.encode(par_of(rules, todays_table(rules, date.fromisoformat(day)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
