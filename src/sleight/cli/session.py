"""A person plays in the terminal: the dialogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.cli.explaining import Explainer
from sleight.cli.screen import ask, explained
from sleight.cli.wording import Typed, Vocabulary
from sleight.core.errors import BadInput
from sleight.core.text import text

if TYPE_CHECKING:
    from sleight.cli.table import Table
    from sleight.cli.teller import Teller
    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.record import Row

_SHORT_LOG = 20
"""How many rows `log` shows."""


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """One sitting at a table, from the greeting to the end of the game or of the evening."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller
        self.words = Vocabulary(teller)
        self.explainer = Explainer(table, teller)
        self.history: list[tuple[Row, list[Event]]] = [
            (row, events) for row, events, _ in table.record.steps()
        ]

    def run(self) -> None:
        """Play until the game is over; `Quit`, Ctrl-C and the end of the input end the sitting."""
        position = self.table.record.position
        if not self.table.record.rows:
            self.teller.opening(position)
        while position.waiting:
            bots = [seat for seat in position.waiting if seat != self.table.me]
            if bots:
                self._play(bots[0], self.table.bot_choice(bots[0]))
            else:
                self._ask()
            position = self.table.record.position
        self.teller.console.print()
        self.teller.result(position)

    def _play(self, seat: int, choice: Choice) -> None:
        row, events = self.table.play(seat, choice)
        self.history.append((row, events))
        self.teller.tell(row, events)

    def _ask(self) -> None:
        """Put the open question to the person and take lines until one of them is a choice."""
        rows = len(self.table.record.rows)
        self._show()
        while len(self.table.record.rows) == rows:
            typed = self.words.read(ask("> "))
            self._take(typed)

    def _show(self) -> None:
        position = self.table.record.position
        self.teller.board(position)
        self.teller.console.print()
        self.teller.status(position)
        self.teller.choices(position.view(self.table.me), self._listed())
        self.teller.give_away(self._given_away())

    def _take(self, typed: Typed) -> None:
        """Do what one line says."""
        if not typed.word and not typed.rest:
            self._show()
        elif typed.word == "quit":
            raise Quit
        elif typed.word == "undo":
            self._undo()
        elif typed.word == "log":
            self._log(whole=bool(typed.rest))
        elif typed.word == "help":
            self._help()
        elif typed.word == "why":
            self._why(typed.rest)
        elif typed.word == "hint":
            self.explainer.hint(self._listed())
        elif typed.word:
            self._answer(typed)
        else:
            self._choose(typed.rest)

    def _answer(self, typed: Typed) -> None:
        self.teller.answer(typed.word, typed.rest, self.table.record.position.view(self.table.me))

    def _choose(self, line: str) -> None:
        """Play the choice that a line names, unless a rule or second thoughts stand against it."""
        choice = self._understood(line)
        if choice is None:
            return
        position = self.table.record.position
        refusal = position.why_not(self.table.me, choice)
        if refusal is not None:
            self.teller.console.print(self.teller.reason(refusal))
        elif self._confirmed(choice):
            self._play(self.table.me, choice)

    def _confirmed(self, choice: Choice) -> bool:
        """True if nothing warns against a choice, or the person wants it nevertheless."""
        warnings = self.table.record.position.warnings(self.table.me, choice)
        said = [self.teller.reason(warning) for warning in warnings]
        if choice.gives_away:
            said.append(self.teller.cli.say("ask-give-away", {"choice": self.teller.sentence(choice)}))
        if not said:
            return True
        for warning in said:
            self.teller.console.print(Text(warning, style="bold"))
        return self.words.is_yes(ask(f"{self.teller.cli.say('ask-anyway')} "))

    def _understood(self, line: str) -> Choice | None:
        """The choice that a line names; if it names none, the person is told how choices are written."""
        choice = self._named(line)
        if choice is None:
            self.teller.say("input-unknown", line=line, example=self._example())
        return choice

    def _named(self, line: str) -> Choice | None:
        """The choice that a line names: by its key, its text form, or the words it is listed with."""
        keys = dict(self._keys())
        if line in keys:
            return keys[line]
        try:
            return self.table.record.game.parse(line)
        except BadInput:
            possible = [*self._listed(), *self._given_away()]
            said = {self.teller.sentence(choice).casefold(): choice for _, choice in possible}
            return said.get(line.casefold())

    def _example(self) -> str:
        """How a choice is written, shown on one that is possible now."""
        return text(self.table.record.position.choices(self.table.me)[0])

    def _listed(self) -> list[tuple[str, Choice]]:
        """The possible choices, each with what to type for it, but for what gives something away."""
        position = self.table.record.position
        view = position.view(self.table.me)
        asides = [choice for choice in position.asides(self.table.me) if not choice.gives_away]
        choices = position.choices(self.table.me) + asides
        return [
            (self.teller.face.key(view, choice) or str(number), choice)
            for number, choice in enumerate(choices, start=1)
        ]

    def _given_away(self) -> list[tuple[str, Choice]]:
        """What the person could give away: it has no number, so that a slip of the finger costs nothing."""
        asides = self.table.record.position.asides(self.table.me)
        return [(text(choice), choice) for choice in asides if choice.gives_away]

    def _keys(self) -> list[tuple[str, Choice]]:
        """What can be typed for a choice, possible or not; the possible ones stand last and win."""
        view = self.table.record.position.view(self.table.me)
        every = self.table.record.game.universe()
        known = [(self.teller.face.key(view, choice), choice) for choice in every]
        return [*((key, choice) for key, choice in known if key), *self._listed()]

    def _undo(self) -> None:
        refusal = self.table.record.why_not_undo(self.table.me)
        if refusal is not None:
            self.teller.console.print(self.teller.reason(refusal))
            return
        row = self.table.undo()
        self.history.append((row, []))
        self.teller.tell(row, [])

    def _log(self, *, whole: bool) -> None:
        for row, events in self.history if whole else self.history[-_SHORT_LOG:]:
            self.teller.tell(row, events)

    def _help(self) -> None:
        self.teller.console.print(explained(self.words.explained(self._example())))

    def _why(self, line: str) -> None:
        """Explain the open question, one choice, or all that some words may mean."""
        if not line:
            self.explainer.question(self._listed(), self._given_away())
        elif (choice := self._named(line)) is not None:
            self.explainer.choice(choice)
        elif meant := self.explainer.meant(line):
            self.explainer.among(meant, [*self._listed(), *self._given_away()])
        else:
            self.teller.say("input-unknown", line=line, example=self._example())
