"""What speaks for a choice in figures: its chance, and how it compares with others, from the own view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.game import Game


class Chance(msgspec.Struct, frozen=True):
    """How likely a choice succeeds, and whether another is likelier."""

    game: ClassVar[str] = ""
    percent: int
    best: bool

    def message_id(self) -> str:
        """The sentence of a hint about chances."""
        return "hint-chance"

    def words(self) -> dict[str, object]:
        """The chance in percent, and `yes` if none is better."""
        return {"percent": self.percent, "best": "yes" if self.best else "no"}


class Weighed(msgspec.Struct, frozen=True):
    """How a choice compares with the next best one, after both were played on in the head."""

    game: str
    lead: int
    """In points, at the end of the game."""

    first: str
    second: str
    """What most of the difference comes from, by names of the game; `` for nothing further."""

    agreeing: int
    tried: int
    """In how many of the imagined rounds the choice is at least as good, and how many there were."""

    close: bool
    """True if the difference may be chance."""

    def message_id(self) -> str:
        """The sentence of a hint that compares."""
        return "hint-weighed"

    def words(self) -> dict[str, object]:
        """The figures, and `close`, `two` or `one` by how much there is to tell."""
        case = "close" if self.close else "two" if self.second else "one"
        named = {"lead": self.lead, "first": self.first, "second": self.second or self.first}
        return {**named, "agreeing": self.agreeing, "tried": self.tried, "case": case}


class Hindsight(Weighed, frozen=True):
    """How the best choice compares with the one that was made."""

    def message_id(self) -> str:
        """The sentence of an analysis that compares."""
        return "hindsight-weighed"


class Chances(msgspec.Struct, frozen=True):
    """How likely the choice made and the better one were to succeed; None where no chance is known."""

    game: ClassVar[str] = ""
    made: int | None
    better: int | None

    def message_id(self) -> str:
        """The sentence of an analysis about chances."""
        return "hindsight-chances"

    def words(self) -> dict[str, object]:
        """The chances in percent, and which of them there are."""
        if self.made is None or self.better is None:
            case = "made" if self.better is None else "better"
        else:
            case = "riskier" if self.better < self.made else "likelier"
        return {"made": self.made or 0, "better": self.better or 0, "case": case}


def chances_of(
    game: Game[Any, Any], view: Any, choices: Sequence[Choice], made: Choice, better: Choice
) -> Chances | None:
    """The chances of two of the possible choices, where the game knows any."""
    chances = game.odds(view, choices)
    percents = [round(chances[each] * 100) if each in chances else None for each in (made, better)]
    return Chances(*percents) if percents != [None, None] else None


def chance_of(game: Game[Any, Any], view: Any, choices: Sequence[Choice], choice: Choice) -> Chance | None:
    """The chance of one of the possible choices, where the game knows chances."""
    chances = game.odds(view, choices)
    if choice not in chances:
        return None
    return Chance(round(chances[choice] * 100), chances[choice] == max(chances.values()))
