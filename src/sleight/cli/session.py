"""A person plays in the terminal: the dialogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.cli.screen import ask, bulleted, explained
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

_REASONS = 12
_EXAMPLES = 4
"""How much `?` shows of a game with very many choices."""


class Quit(Exception):
    """The person leaves the table."""


class Session:
    """One sitting at a table, from the greeting to the end of the game or of the evening."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller
        self.words = Vocabulary(teller)
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
        if not warnings:
            return True
        for warning in warnings:
            self.teller.console.print(Text(self.teller.reason(warning), style="bold"))
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
            said = {self.teller.sentence(choice).casefold(): choice for _, choice in self._listed()}
            return said.get(line.casefold())

    def _example(self) -> str:
        """How a choice is written, shown on one that is possible now."""
        return text(self.table.record.position.choices(self.table.me)[0])

    def _listed(self) -> list[tuple[str, Choice]]:
        """The possible choices, each with what to type for it."""
        position = self.table.record.position
        view = position.view(self.table.me)
        choices = position.choices(self.table.me) + position.asides(self.table.me)
        return [
            (self.teller.face.key(view, choice) or str(number), choice)
            for number, choice in enumerate(choices, start=1)
        ]

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
        """Why one choice is not possible, or why any is not."""
        if not line:
            self._why_all()
            return
        choice = self._understood(line)
        if choice is None:
            return
        position = self.table.record.position
        refusal = position.why_not(self.table.me, choice)
        reasons = [refusal] if refusal else position.warnings(self.table.me, choice)
        if not refusal:
            self.teller.say("why-possible", choice=self.teller.sentence(choice))
        for reason in reasons:
            self.teller.console.print(self.teller.reason(reason))

    def _why_all(self) -> None:
        """Everything that is not possible now, by reason."""
        position = self.table.record.position
        refused: dict[str, list[str]] = {}
        for choice in self.table.record.game.universe():
            refusal = position.why_not(self.table.me, choice)
            if refusal is not None:
                refused.setdefault(self.teller.reason(refusal), []).append(text(choice))
        if not refused:
            self.teller.say("why-nothing")
        for reason, choices in list(refused.items())[:_REASONS]:
            more = ", …" if len(choices) > _EXAMPLES else ""
            self.teller.console.print(bulleted("", f"{', '.join(choices[:_EXAMPLES])}{more}: {reason}"))
