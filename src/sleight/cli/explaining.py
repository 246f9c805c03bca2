"""What `?` answers: what the open question wants, and why something is not possible."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from rich.text import Text

from sleight.bots import bot_name
from sleight.cli.face import Teacher
from sleight.cli.screen import bulleted, explained
from sleight.core.choice import verb
from sleight.core.hints import chance_of
from sleight.core.reasons import is_telling, nearest_first
from sleight.core.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.cli.table import Table
    from sleight.cli.teller import Teller
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal

Listed = tuple[str, "Choice"]
"""What to type for a choice, and the choice."""

_ANSWERS = 10
"""So many answers are explained; of a longer list, some of each kind."""

_POSSIBLE = 5
_REASONS = 3
"""How much `? WORDS` tells before it asks for another word."""

_WORD = re.compile(r"[\w-]+")


class Refused(NamedTuple):
    """The choices that one reason stands against: the first of them, and how many more."""

    choice: Choice
    more: int


class Explainer:
    """Explains to the person at a table what can and what cannot be done now."""

    def __init__(self, table: Table, teller: Teller) -> None:
        self.table = table
        self.teller = teller

    def question(self, listed: Sequence[Listed], given: Sequence[Listed]) -> None:
        """The open question with its rule, and what its answers mean; `given` is what could be given away."""
        teller = self.teller
        asked = self.table.record.position.asked(self.table.me)
        teller.console.print(Text(teller.reason(asked), style="bold"))
        shown = _some_of_each_kind(listed)
        teller.console.print(explained([(key, self._meaning(choice)) for key, choice in shown]))
        if len(shown) < len(listed):
            teller.say("explain-more", count=len(listed) - len(shown))
        teller.give_away(given)
        if isinstance(teller.face, Teacher):
            teller.console.print(Text(teller.face.signs(teller.lang), style="dim"))
        if example := self._refused_example():
            teller.say("explain-why", example=example)
        teller.lead(asked)

    def hint(self, listed: Sequence[Listed]) -> None:
        """What the strongest bot would choose, and what speaks for it."""
        teller = self.teller
        code, (choice, second, why) = self.table.advice()
        key = next((key for key, each in listed if each == choice), text(choice))
        bot = bot_name(code, self.table.record.game.id, teller.lang)
        teller.say("hint-says", bot=bot, key=key, sentence=teller.sentence(choice))
        for reason in self._reasons_for(choice):
            teller.console.print(Text(reason, style="dim"))
        if second is not None and why is not None:
            teller.say("hint-second", sentence=teller.sentence(second))
            teller.console.print(Text(teller.sentence(why), style="dim"))

    def _reasons_for(self, choice: Choice) -> Iterator[str]:
        """What a choice comes to, and its chance where the game knows chances."""
        record, me, teller = self.table.record, self.table.me, self.teller
        view = record.position.view(me)
        if isinstance(teller.face, Teacher):
            yield from filter(None, [teller.face.meaning(view, choice, teller.lang, teller.names)])
        chance = chance_of(record.game, view, record.position.choices(me), choice)
        if chance is not None:
            yield teller.sentence(chance)

    def _meaning(self, choice: Choice) -> str:
        """A choice as a sentence, with what a player would think of and what warns of it."""
        position, me, teller = self.table.record.position, self.table.me, self.teller
        said = [teller.sentence(choice)]
        if isinstance(teller.face, Teacher):
            said += filter(None, [teller.face.meaning(position.view(me), choice, teller.lang, teller.names)])
        said += [teller.reason(warning) for warning in position.warnings(me, choice)]
        return " – ".join(said)

    def _refused_example(self) -> str:
        """Something that is not possible now for a reason worth asking about; `` if there is none."""
        game, position, me = self.table.record.game, self.table.record.position, self.table.me
        refused = ((choice, position.why_not(me, choice)) for choice in position.table.known)
        telling = (choice for choice, refusal in refused if refusal and is_telling(game, refusal))
        choice = next(telling, None)
        return "" if choice is None else self.teller.sentence(choice)

    def choice(self, choice: Choice) -> None:
        """Whether one choice is possible, and what stands against it."""
        position = self.table.record.position
        refusal = position.why_not(self.table.me, choice)
        if refusal is not None:
            self.teller.console.print(self.teller.reason(refusal))
            self._remind_if_elsewhere(refusal)
            self.teller.lead(refusal)
            return
        self.teller.say("why-possible", choice=self.teller.sentence(choice))
        warnings = position.warnings(self.table.me, choice)
        for warning in warnings:
            self.teller.console.print(self.teller.reason(warning))
        self.teller.lead(*warnings)

    def meant(self, line: str) -> list[Choice]:
        """The choices that a line of words may mean, by their text form or their sentence."""
        typed = _WORD.findall(line.casefold())
        every = self.table.record.game.universe()
        found = [choice for choice in every if typed and self._is_named(choice, typed)]
        known = [choice for choice in found if choice in self.table.record.position.table.known]
        # Nobody who names a thing asks about giving it away, unless that is all that it could mean.
        return [choice for choice in known if not choice.gives_away] or known or found

    def _is_named(self, choice: Choice, typed: list[str]) -> bool:
        words = _WORD.findall(f"{text(choice)} {self.teller.sentence(choice)}".casefold())
        parts = [*words, *(part for word in words for part in word.split("-"))]
        return all(any(part.startswith(word) for part in parts) for word in typed)

    def among(self, meant: Sequence[Choice], listed: Sequence[Listed]) -> None:
        """What is possible of all that some words may mean, and why the rest is not."""
        possible = [(key, choice) for key, choice in listed if choice in meant]
        if possible:
            self.teller.say("why-some-possible")
            shown = [(key, self.teller.sentence(choice)) for key, choice in possible[:_POSSIBLE]]
            self.teller.console.print(explained(shown))
            self._say_more("why-more-possible", len(possible) - len(shown))
        reasons = self._reasons(meant)
        if possible:
            # That the rest belongs to another question is no news to somebody who can do something.
            reasons = [each for each in reasons if is_telling(self.table.record.game, each[0])]
        for refusal, refused in reasons[:_REASONS]:
            self._tell(refusal, refused)
        self._say_more("why-more", len(reasons) - _REASONS)
        if reasons and not possible:
            self._remind_if_elsewhere(reasons[0][0])
        self.teller.lead(*(refusal for refusal, _ in reasons))

    def _reasons(self, meant: Sequence[Choice]) -> list[tuple[Refusal, Refused]]:
        """Each reason once, the nearest first."""
        position, me = self.table.record.position, self.table.me
        by_code: dict[str, tuple[Refusal, Refused]] = {}
        for choice in meant:
            if (refusal := position.why_not(me, choice)) is not None:
                first, refused = by_code.get(refusal.code, (refusal, Refused(choice, -1)))
                by_code[refusal.code] = (first, refused._replace(more=refused.more + 1))
        return nearest_first(self.table.record.game, position, me, by_code) if by_code else []

    def _tell(self, refusal: Refusal, refused: Refused) -> None:
        choice, reason = self.teller.sentence(refused.choice), self.teller.reason(refusal)
        said = {"choice": choice, "reason": reason, "more": refused.more}
        self.teller.console.print(bulleted("", self.teller.cli.say("why-refused", said)))

    def _say_more(self, id: str, count: int) -> None:
        if count > 0:
            self.teller.say(id, count=count)

    def _remind_if_elsewhere(self, refusal: Refusal) -> None:
        """If all that can be said is that something else is asked, say what."""
        asked = self.table.record.position.asked(self.table.me)
        if asked is not None and refusal.code in self.table.record.game.deferring_codes:
            self.teller.say("why-now", question=self.teller.sentence(asked))


def _some_of_each_kind(listed: Sequence[Listed]) -> list[Listed]:
    """The answers to explain: all of a short list, else the first ones of each verb."""
    if len(listed) <= _ANSWERS:
        return list(listed)
    verbs = dict.fromkeys(verb(choice) for _, choice in listed)
    each = max(1, _ANSWERS // len(verbs))
    return [
        found for kind in verbs for found in islice((one for one in listed if verb(one[1]) == kind), each)
    ]
