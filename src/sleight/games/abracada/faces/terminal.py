"""The terminal face of Abracada… Quoi ?: the table at a glance, and the words that only this game knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from sleight.core.speech import game_speaker
from sleight.games.abracada.choices import Call, LeaveSecrets, Stop, TakeSecret
from sleight.games.abracada.events import RoundEnded
from sleight.games.abracada.faces import board, reckoning
from sleight.games.abracada.odds import odds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.reckoning import Moment, Reckoning
    from sleight.games.abracada.view import AbracadaView

GAME = "abracada"
WORDS = ("odds", "rules")
_BAR = 30
"""How long the bar of a certain call is."""


class AbracadaFace:
    """What the terminal shows of this game."""

    words: Sequence[str] = WORDS
    sources: Sequence[str] = reckoning.SOURCES

    def board(self, view: AbracadaView, lang: str, names: Sequence[str]) -> RenderableType:
        """The whole table as one seat sees it, 80 columns wide."""
        return board.table(view, game_speaker(GAME, lang), names)

    def key(self, view: AbracadaView, choice: Choice) -> str:
        """A spell is called by its own number and a place by its own; 0 is to do without."""
        if view.asked == "call":
            return str(choice.spell) if isinstance(choice, Call) else "0" if isinstance(choice, Stop) else ""
        if isinstance(choice, TakeSecret):
            return str(choice.place)
        return "0" if isinstance(choice, LeaveSecrets) else ""

    def picture(self, event: Event, lang: str, names: Sequence[str]) -> RenderableType | None:
        """AQ-INFO-15: at the end of a round everybody sees what everybody held."""
        return (
            board.open_hands(event, game_speaker(GAME, lang), names)
            if isinstance(event, RoundEnded)
            else None
        )

    def answer(self, word: str, rest: str, view: AbracadaView, lang: str) -> RenderableType:
        """What this game's own words tell: the odds, and what the spells do."""
        return _odds(view, lang) if word == "odds" else _rules(view, rest, lang)

    def reckoned(self, moments: Sequence[Moment], winners: Sequence[int]) -> Reckoning:
        """The points by round; nothing decides between equals (AQ-GAME-05)."""
        return reckoning.reckoned(moments)

    def meaning(self, view: AbracadaView, choice: Choice, lang: str, names: Sequence[str]) -> str:
        """What a spell does."""
        return game_speaker(GAME, lang).say(f"effect-{choice.spell}") if isinstance(choice, Call) else ""

    def signs(self, lang: str) -> str:
        """Lives, stones, and where the stones of each spell are."""
        return game_speaker(GAME, lang).say("board-signs")


FACE = AbracadaFace()


def _odds(view: AbracadaView, lang: str) -> RenderableType:
    """AQ-INFO-21: the exact chance of each call, the likeliest with the longest bar."""
    speaker = game_speaker(GAME, lang)
    if view.seat is None:
        return Text(speaker.say("odds-none"))
    grid = Table.grid(padding=(0, 1))
    for spell, chance in enumerate(odds(view)[1:], start=1):
        bar = "━" * round(float(chance) * _BAR)
        share = f"{float(chance):.1%}" if lang == "en" else f"{float(chance):.1%}".replace(".", ",")
        grid.add_row(
            f" {spell}",
            speaker.say(f"spell-{spell}"),
            Text(share, justify="right"),
            Text(bar, style=board.GOLD),
        )
    return Group(Text(speaker.say("odds-title"), style="bold"), grid)


def _rules(view: AbracadaView, rest: str, lang: str) -> RenderableType:
    speaker = game_speaker(GAME, lang)
    spells = [str(spell) for spell in range(1, len(view.copies))]
    if rest and rest not in spells:
        return Text(speaker.say("rules-unknown", {"spell": rest, "most": len(spells)}))
    grid = Table.grid(padding=(0, 1))
    for spell in [rest] if rest else spells:
        grid.add_row(
            f" {spell}",
            Text(speaker.say(f"spell-{spell}"), style="bold"),
            speaker.say(f"effect-{spell}"),
        )
    alone = "yes" if view.options.last_standing else "no"
    goal = Text(speaker.say("rules-goal", {"goal": view.goal, "alone": alone}))
    return grid if rest else Group(grid, goal)
