"""A guided game in the terminal: an ordinary sitting at which somebody says what to do, and why."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from sleight.cli import saving
from sleight.cli.chances import missed
from sleight.cli.session import Session
from sleight.core.text import text
from sleight.guides import Follower, Now, answer, guides, sentences
from sleight.guides.following import event_of, expected

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from sleight.cli.table import Table
    from sleight.cli.teller import Teller
    from sleight.core.choice import Choice
    from sleight.guides.script import Moment, Script


class Lesson(Session):
    """One sitting at which somebody is guided. Whoever does something else hears a sentence and goes on."""

    def __init__(self, table: Table, teller: Teller, script: Script) -> None:
        super().__init__(table, teller)
        self.script = script
        self.says = sentences(teller.game, teller.lang)
        self.follower = Follower(script)
        self.seen: list[Mapping[str, Any]] = []
        """What was seen since the own answer before."""

    def run(self) -> None:
        """Play until the game is over, say what was missed, and the last word."""
        super().run()
        self._tell_missed()
        self._guide()

    def _show(self) -> None:
        super()._show()
        self._guide()

    def _play(self, seat: int, choice: Choice) -> None:
        """Play a choice, and compare it with what was expected."""
        if seat == self.table.me:
            self._compare(text(choice))
            self.seen = []
        super()._play(seat, choice)
        _, events = self.history[-1]
        self.seen += [msgspec.to_builtins(event) for event in self.teller.seen(events)]

    def _compare(self, choice: str) -> None:
        moment = self.follower.moment(self._now())
        if moment is None or not moment.expects or self.follower.answered(moment, choice):
            return
        self._say(answer(self.says, self.script, moment))

    def _now(self) -> Now:
        position, me = self.table.record.position, self.table.me
        asked = position.asked(me)
        offers = [text(choice) for choice in position.choices(me)]
        view = msgspec.to_builtins(position.view(me))
        return Now(asked.kind if asked else "", offers, view, tuple(self.seen), position.over)

    def _guide(self) -> None:
        """All that is to be read now, and then what is expected, with what to type for it."""
        now = self._now()
        while (moment := self.follower.moment(now)) is not None:
            self._say(self._sentence(moment, now))
            if (choice := expected(moment, now)) is not None:
                self.teller.say("learn-type", key=self._key(choice))
                return
            self.follower.go_on()
            if moment is self.script.moments[-1]:
                self._name_others()

    def _tell_missed(self) -> None:
        """The chances that were missed, each with what to type to see its moment again."""
        found = missed(self.table.record, self.table.me)
        if found:
            self.teller.say("learn-missed")
        seat, file = str(self.table.me + 1), str(self.table.file)
        for each in found:
            self.teller.say("learn-chance", round=each.round, sentence=self.teller.sentence(each.said))
            typed = [saving.program(), "replay", file, "--seat", seat, "--to", str(each.seq)]
            self.teller.console.print(Text(f"    {shlex.join(typed)}", style="dim"), soft_wrap=True)

    def _name_others(self) -> None:
        """The other lessons of the game, each with what to type for it."""
        others = [each for each in guides(self.teller.game) if each.id != self.script.id]
        if others:
            self.teller.say("learn-others")
        for each in others:
            typed = shlex.join([saving.program(), "learn", self.teller.game, each.id])
            title = self.says.say(f"{each.id}-title")
            self.teller.say("learn-other", command=typed, title=title, minutes=each.minutes)

    def _sentence(self, moment: Moment, now: Now) -> str:
        words = event_of(self.script, moment.when, now) if moment.when.event else None
        id = f"{self.script.id}-{moment.id}"
        why = self.says.say(f"{id}-why") if self.says.knows(f"{id}-why") else ""
        return f"{self.says.say(id, words)} {why}".rstrip()

    def _key(self, choice: str) -> str:
        return next(key for key, each in self._listed() if text(each) == choice)

    def _say(self, sentence: str) -> None:
        self.teller.console.print()
        self.teller.console.print(Text(f"▸ {sentence}", style="bold italic"))
