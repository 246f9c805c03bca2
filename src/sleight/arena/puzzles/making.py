"""Finds puzzles in records: a quick look at some moments, and a long one at those that promise something."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sleight.arena.puzzles.puzzle import Puzzle
from sleight.arena.puzzles.weighing import weigh
from sleight.bots import make_bot
from sleight.core.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.arena.puzzles.puzzle import Ways
    from sleight.arena.puzzles.weighing import Weighed
    from sleight.core.choice import Choice
    from sleight.core.record import Record

_FEWEST, _MOST = 3, 12
"""So many choices make a puzzle that can be read."""

_QUICK = 16
"""How many guesses a quick look takes."""

_SURE = 4.0
"""What was played lies so many standard errors behind the best."""

_MOMENTS = 6
"""How many moments of a record are looked at."""


class Wanted(NamedTuple):
    """What a puzzle must have."""

    least: float
    """What was played is worse by at least so many points."""

    late: float
    """Only moments after this part of the record: 0 takes all of them, 0.7 the last third."""


class Moment(NamedTuple):
    """A seat is asked, and what it played is known."""

    view: Any
    choices: list[Choice]
    played: int


def puzzle_in(record: Record, ways: Ways, wanted: Wanted, luck: Random) -> Puzzle | None:
    """The first puzzle that is found in a record, if there is one."""
    moments = list(moments_of(record, wanted.late))
    for moment in luck.sample(moments, min(_MOMENTS, len(moments))):
        found = _puzzle(record, moment, ways, wanted, luck)
        if found is not None:
            return found
    return None


def moments_of(record: Record, late: float = 0.0) -> Iterator[Moment]:
    """Every moment at which a seat had a few choices and took one of them."""
    position = record.replay(to=0)
    for number, (row, _, after) in enumerate(record.steps()):
        choices = position.choices(row.seat)
        if number >= late * len(record.rows) and _FEWEST <= len(choices) <= _MOST and row.choice in choices:
            yield Moment(position.view(row.seat), choices, choices.index(row.choice))
        position = after


def _puzzle(record: Record, moment: Moment, ways: Ways, wanted: Wanted, luck: Random) -> Puzzle | None:
    if _would_play(record, moment, ways, luck) == moment.played:
        return None
    quick = weigh(record.game, moment.view, moment.choices, _quickly(ways), luck)
    if quick.distance(moment.played) < wanted.least:
        return None
    # Guesses of its own: what the quick look found by luck is lost again.
    weighed = weigh(record.game, moment.view, moment.choices, ways, luck)
    return _made(moment, weighed) if _is_clear(moment, weighed, wanted) else None


def _would_play(record: Record, moment: Moment, ways: Ways, luck: Random) -> int:
    """What the bot that plays on would have chosen; where it agrees, a long look seldom pays."""
    bot = make_bot(ways.bot, record.game.id, Random(luck.getrandbits(53)))
    return moment.choices.index(bot.choose(moment.view, moment.choices))


def _quickly(ways: Ways) -> Ways:
    return msgspec.structs.replace(ways, guesses=min(_QUICK, ways.guesses))


def _is_clear(moment: Moment, weighed: Weighed, wanted: Wanted) -> bool:
    """What was played is much worse, and no more than half of all choices are good."""
    behind = weighed.distance(moment.played)
    sure = behind >= max(wanted.least, _SURE * weighed.errors[moment.played])
    return sure and 2 * len(weighed.good()) <= len(moment.choices)


def _made(moment: Moment, weighed: Weighed) -> Puzzle:
    return Puzzle(
        seat=moment.view.seat,
        view=msgspec.to_builtins(moment.view),
        choices=tuple(text(choice) for choice in moment.choices),
        values=tuple(round(value, 3) for value in weighed.values),
        errors=tuple(round(error, 3) for error in weighed.errors),
        played=moment.played,
        good=weighed.good(),
    )
