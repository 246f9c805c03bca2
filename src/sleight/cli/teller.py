"""Tells a game to one reader: sentences as they happen, the board, and what is asked."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

from rich.padding import Padding
from rich.text import Text

from sleight.cli.face import Guide, face_of
from sleight.cli.listing import Entry, listing
from sleight.cli.screen import bulleted, in_columns
from sleight.core.describe import describe, seat_name
from sleight.core.speech import game_speaker, speaker
from sleight.manual import has_manual

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console, RenderableType

    from sleight.core.choice import Choice
    from sleight.core.describe import Describable
    from sleight.core.event import Event
    from sleight.core.position import Position
    from sleight.core.record import Row


class Teller:
    """Speaks one language to one seat, or to a spectator."""

    def __init__(self, console: Console, game: str, lang: str, seats: int, me: int | None) -> None:
        self.console = console
        self.game = game
        self.lang = lang
        self.me = me
        self.face = face_of(game)
        self.cli = speaker(lang, "sleight.cli")
        self.of_game = game_speaker(game, lang)
        self.names = [self._name(seat) for seat in range(seats)]
        self._last_seat: int | None = None

    def say(self, id: str, **arguments: object) -> None:
        """One of the command's own messages, on a line of its own."""
        self.console.print(self.cli.say(id, arguments))

    def sentence(self, value: Describable) -> str:
        """A sentence about a value of the game, as this reader would hear it."""
        if isinstance(self.face, Guide):
            value = self.face.spoken(value, self.lang)
        return describe(value, self.lang, self.names, self.me)

    def reason(self, value: Any) -> str:
        """A refusal or a warning, with the rule behind it."""
        return f"{self.sentence(value)} [{value.rule}]" if value.rule else self.sentence(value)

    def lead(self, *reasons: Any) -> None:
        """The command that shows the rule behind the first of some reasons, if the game brings pages."""
        rule = next((reason.rule for reason in reasons if reason.rule), "")
        if rule and has_manual(self.game):
            said = self.cli.say("explain-rules", {"command": f"sleight rules {self.game} {rule}"})
            self.console.print(Text(said, style="dim"))

    def seen(self, events: Sequence[Event]) -> list[Event]:
        """The reader's faces of some events."""
        faces = [event.seen_by(self.me) for event in events]
        return [event for event in faces if event is not None]

    def opening(self, position: Position[Any, Any]) -> None:
        """What the set-up of a new game told."""
        self._tell("›", self.seen(position.told))

    def tell(self, row: Row, events: Sequence[Event]) -> None:
        """What a row made happen. A bullet begins the rows of another seat, so that a turn stays together."""
        seen = self.seen(events)
        if row.choice is not None and not seen:
            return
        bullet = "›" if row.seat != self._last_seat else " "
        self._last_seat = row.seat
        if row.choice is None:
            self._paragraph(bullet, [self.taken_back(row)])
        self._tell(bullet, seen)

    def _tell(self, bullet: str, events: Sequence[Event]) -> None:
        """Sentences, and in their place what is told by a scene."""
        face = self.face
        if not isinstance(face, Guide):
            self._sentences(bullet, events)
            return
        for gathered, part in groupby(events, key=face.gathers):
            if gathered:
                self.console.print(face.scene(list(part), self.lang, self.names))
                self._last_seat = None
            else:
                self._sentences(bullet, part)
            bullet = "›"

    def _sentences(self, bullet: str, events: Iterable[Event]) -> None:
        """Sentences, and after an event that deserves it a picture."""
        sentences: list[str] = []
        for event in events:
            if isinstance(self.face, Guide) and self.face.begins(event):
                self._paragraph(bullet, sentences)
                sentences, bullet = [], "›"
            sentences.append(self.sentence(event))
            picture = self.face.picture(event, self.lang, self.names)
            if picture is not None:
                self._paragraph(bullet, sentences)
                self.console.print(Padding(picture, (1, 0)))
                sentences, bullet = [], "›"
        self._paragraph(bullet, sentences)

    def taken_back(self, row: Row) -> str:
        """The sentence about an undo."""
        mine = "yes" if row.seat == self.me else "no"
        return self.cli.say("log-undo", {"seat": self.names[row.seat], "you": mine})

    def board(self, position: Position[Any, Any]) -> None:
        """The table as this reader sees it."""
        self.console.print()
        self.console.print(self.face.board(position.view(self.me), self.lang, self.names))

    def status(self, position: Position[Any, Any]) -> None:
        """The one line that says what to do now, or for whom the game waits."""
        for seat in position.waiting:
            asked = position.asked(seat)
            if asked is not None and (self.me is None or seat == self.me or self.me not in position.waiting):
                self.console.print(Text(self.sentence(asked), style="bold"))

    def choices(self, view: Any, listed: Sequence[tuple[str, Choice]]) -> None:
        """The possible choices, each with what to type for it."""
        width = self.console.width
        shown: RenderableType
        if isinstance(self.face, Guide):
            entry = self.face.entry
            shown = listing(
                [(key, Entry(*entry(view, choice, self.lang, self.names))) for key, choice in listed], width
            )
        else:
            shown = in_columns([(key, self.sentence(choice)) for key, choice in listed], width)
        self.console.print(shown)

    def give_away(self, given: Sequence[tuple[str, Choice]]) -> None:
        """What could be given away, in a line below the choices."""
        if given:
            typed = ", ".join(key for key, _ in given)
            self.console.print(Text(self.cli.say("list-give-away", {"choices": typed}), style="dim"))

    def answer(self, word: str, rest: str, view: Any) -> None:
        """What one of the game's own words tells."""
        if isinstance(self.face, Guide):
            self.console.print(self.face.look(word, rest, view, self.lang, self.names))
        else:
            self.console.print(self.face.answer(word, rest, view, self.lang))

    def result(self, position: Position[Any, Any]) -> None:
        """The ranking at the end."""
        order = sorted(range(len(self.names)), key=lambda seat: position.ranks[seat])
        for seat in order:
            place = {"rank": position.ranks[seat], "name": self.names[seat], "score": position.scores[seat]}
            self.console.print(self.cli.say("result-line", place), style="bold" if seat == self.me else "")

    def _name(self, seat: int) -> str:
        """The reader is `you`; everybody else has a stage name whose first letter counts the seats."""
        if seat == self.me:
            return self.cli.say("you")
        id = f"player-{seat + 1}"
        return self.cli.say(id) if self.cli.knows(id) else seat_name(seat, self.lang)

    def _paragraph(self, bullet: str, sentences: Sequence[str]) -> None:
        if sentences:
            self.console.print(bulleted(bullet, " ".join(sentences)))
