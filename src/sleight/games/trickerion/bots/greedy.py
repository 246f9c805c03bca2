"""The bot that plays by rules of thumb: learn, buy, prepare, set up with links, perform, pay wages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Bot, Parameter
from sleight.games.trickerion.advice import machines
from sleight.games.trickerion.advice.powers import LearnPower
from sleight.games.trickerion.bots import answers, opening
from sleight.games.trickerion.choices import ChooseMagician, Place, Send
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_LEAST_PAID = ("thursday-1", "thursday-2")


class GreedyBot(Bot):
    """Takes what brings most now, with an eye on what the rounds to come will bring; only which of two
    magicians of a school leads the company is left to chance."""

    is_usual: ClassVar[bool] = True
    parameters: ClassVar[Mapping[str, Parameter]] = {
        "links": Parameter(1.0, 0.0, 1.0),
        "powers": Parameter(1.0, 0.0, 1.0),
        "machines": Parameter(1.0, 0.0, 1.0),
        "gentle": Parameter(0.0, 0.0, 1.0),
    }
    """`links`: how much links count when markers are set up; 0 switches the sense for them off. `powers`:
    whether Magician Powers are learned; 0 for none. `machines`: whether machines are built and the signature
    trick is learned; 0 for none. `gentle`: 1 for company to learn the game with: in round 1 its specialist
    goes to the theater first of all, and leaves a marker there to link with."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        if not self.settings.get("powers", 1.0):
            choices = [choice for choice in choices if not isinstance(choice, LearnPower)]
        if not self.settings.get("machines", 1.0):
            choices = machines.not_building(view, choices)
            view = machines.without(view)
        if self.settings.get("gentle", 0.0):
            choices = _gently(view, choices)
        best = answers.answer(view, choices, self.settings["links"])
        if isinstance(best, ChooseMagician):
            return self.rng.choice(opening.of_one_school(view, choices, best))
        return best


def _gently(view: TrickerionView, choices: Sequence[Choice]) -> Sequence[Choice]:
    """In round 1 only what brings a specialist to the theater, on the day that pays least, if possible."""
    if view.round != 1:
        return choices
    theater = [Send(specialist, ids.LOCATION_IDS[ids.THEATER]) for specialist in ids.BOARD_IDS]
    backstage = [Place(specialist, slot) for specialist in ids.BOARD_IDS for slot in _LEAST_PAID]
    return [choice for choice in choices if choice in theater or choice in backstage] or choices
