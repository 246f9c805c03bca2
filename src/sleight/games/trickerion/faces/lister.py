"""What all entries of the list of choices have in common: a view, its words, and the rules themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from sleight.core.describe import describe
from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.faces import telling, workshop
from sleight.games.trickerion.faces.words import Words, suit
from sleight.games.trickerion.printed.ids import DIE_IDS

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
    from sleight.games.trickerion.views.types import Open, OwnTrick, TrickerionView


class Entry(NamedTuple):
    """A line of the list of choices: see `sleight.cli.listing`."""

    label: str
    heading: str = ""
    line: str = ""
    note: str = ""


E = TypeVar("E", bound=Callable[..., Entry])

ENTRIES: dict[type[Choice], Callable[..., Entry]] = {}
"""How choices are listed for which their sentence is not enough."""


def lists(*kinds: type[Choice]) -> Callable[[E], E]:
    """This is how choices of these kinds are listed."""

    def keep(entry: E) -> E:
        ENTRIES.update(dict.fromkeys(kinds, entry))
        return entry

    return keep


class Lister:
    """Lists the choices of the seat that owns a view."""

    def __init__(self, view: TrickerionView, words: Words) -> None:
        self.view = view
        self.words = words
        self.seat = view.seat or 0
        self.deck = catalog_of(view)
        self.position = position_for(view)

    def sentence(self, choice: Choice) -> str:
        """A choice in its own words."""
        return describe(telling.spoken(choice, self.words), self.words.lang, self.words.names, self.view.seat)

    def asked(self) -> Open:
        """The open question."""
        found = self.view.asked[self.seat]
        assert found is not None
        return found

    def move(self, choice: Choice) -> tuple[int, ...]:
        """A choice in the numbers of the rules."""
        return self.position.table.numbers_of[choice]

    def cost(self, choice: Choice) -> int | None:
        """TR-AP-12, 15: the action points that a choice costs now; None if it is not an action."""
        question = cast("TrickerionQuestion", self.position.stacks[self.seat][-1])
        action = question.action(self.position, type(choice))
        return None if action is None else action.move_cost(self.position, self.seat, self.move(choice))

    def grouped(self, group: str, choice: Choice, **more: int) -> str:
        """The heading of an action with its cost and the card that improves it; `` for what is no action."""
        cost = self.cost(choice)
        if cost is None:
            return ""
        heading = self.words.say(group, points=cost, **more)
        card = self.armed()
        return f"{heading} · {self.words.name(f'card-{card}')}" if card else heading

    def armed(self) -> str:
        """TR-SA-05: the special card whose bonus is used now, or ``."""
        used = active.improvement(self.position, self.seat)
        return active.ready_card(self.position, self.seat).id if used else ""

    def owned(self, trick: str) -> OwnTrick:
        """A trick of somebody's workshop."""
        return next(each for own in self.view.workshops for each in own.tricks if each.trick == trick)

    def titled(self, trick: str) -> str:
        """A trick with its symbol, school and level."""
        name = f"{self.words.name(f'trick-{trick}')} {workshop.kind(self.view, trick)}"
        return f"{suit(self.owned(trick).symbol)} {name}"

    def points(self, points: int) -> str:
        """Action points in short."""
        return self.words.say("ui-points", points=max(points, 0))

    def die(self, die: str, *, face: bool = False) -> str:
        """A die by its place and number, and what it shows."""
        place, _, number = die.rpartition("-")
        name = f"{self.words.say(f'ui-{place}')} {number}"
        return f"{name} ({self.face(die)})" if face else name

    def face(self, die: str) -> str:
        """What a die shows."""
        return self.words.name(f"face-{self.view.dice[DIE_IDS.index(die)]}")
