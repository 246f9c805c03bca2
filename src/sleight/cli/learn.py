"""`sleight learn`: a guided game in the terminal."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from sleight.cli import saving
from sleight.cli.lesson import Lesson
from sleight.cli.play import resumed_table, sit_down
from sleight.cli.table import Table
from sleight.core import registry
from sleight.core.speech import speaker
from sleight.guides import begun, guide


def learn(
    game: str,
    lesson: str = "",
    /,
    *,
    resume: Path | None = None,
    save: Path | None = None,
    lang: str = "en",
) -> None:
    """Learn a game by playing it, step by step."""
    speaker(lang)
    rules = registry.playable(game)
    script = guide(game, lesson)
    if resume is not None:
        table = resumed_table(rules, resume, save)
    else:
        file = saving.default_file(game) if save is None else saving.check_new(save)
        table = Table(begun(rules, script), script.players, script.seat, file)
    table.save()
    sit_down(table, lang, None, partial(Lesson, script=script), ("learn", game, script.id))
