"""`sleight today`: the table of the day, and how one did against its par."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from sleight.arena.today import par_of, read_date, todays_table, utc_today
from sleight.bots import bot_name
from sleight.cli import saving
from sleight.cli.play import resumed_table, sit_down
from sleight.cli.session import Session
from sleight.cli.table import Table
from sleight.core import registry
from sleight.core.errors import BadInput
from sleight.core.record import Record
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from sleight.arena.today import Today
    from sleight.cli.teller import Teller
    from sleight.core.registry import AnyGame


def today(
    game: str,
    /,
    *,
    date: str | None = None,
    resume: Path | None = None,
    save: Path | None = None,
    lang: str = "en",
) -> None:
    """Play the table of the day."""
    speaker(lang)
    rules = registry.playable(game)
    day = todays_table(rules, utc_today() if date is None else read_date(date))
    table = _new_table(rules, day, save) if resume is None else _resumed(rules, day, resume, save)
    table.save()
    again = ("today", game, "--date", day.date)
    sit_down(table, lang, None, partial(TodaySession, today=day), again)


class TodaySession(Session):
    """One sitting at the table of a day; at the end it is compared with par."""

    def __init__(self, table: Table, teller: Teller, today: Today) -> None:
        super().__init__(table, teller)
        self.today = today
        teller.say("today-greet", date=today.date)

    def run(self) -> None:
        """Play until the game is over, then say par."""
        super().run()
        self.teller.say("today-wait")
        par = par_of(self.table.record.game, self.today)
        score = self.table.record.position.scores[self.table.me]
        bot = bot_name(par.bot, self.teller.game, self.teller.lang)
        self.teller.say("today-par", bot=bot, par=par.score, score=score)
        self.teller.say(_verdict(score, par.score), lead=abs(score - par.score))


def _verdict(score: int, par: float) -> str:
    if score == par:
        return "today-level"
    return "today-above" if score > par else "today-below"


def _new_table(game: AnyGame, today: Today, save: Path | None) -> Table:
    file = saving.default_file(game.id) if save is None else saving.check_new(save)
    record = Record.start(
        game, seats=len(today.players), seed=today.seed, options=today.options, players=today.players
    )
    return Table(record, today.players, today.seat, file)


def _resumed(game: AnyGame, today: Today, file: Path, save: Path | None) -> Table:
    """A game that was begun at the table of that day, and at no other."""
    table = resumed_table(game, file, save)
    if table.record.header.seed != today.seed or table.players != today.players or table.me != today.seat:
        raise BadInput("today-other", file=str(file), date=today.date)
    return table
