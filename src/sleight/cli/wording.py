"""The words that a person may type besides choices, in English and in the language of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sleight.cli.teller import Teller

_WORDS = ("why", "hint", "undo", "log", "help", "quit")


class Typed(NamedTuple):
    """A line: one of the known words, or '', and what follows it."""

    word: str
    rest: str


class Vocabulary:
    """The command's words and those of the game's face."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._known: dict[str, str] = {"?": "why"}
        for word in _WORDS:
            self._known[word] = self._known[teller.cli.say(f"word-{word}")] = word
        for word in teller.face.words:
            self._known[word] = self._known[teller.of_game.say(f"word-{word}")] = word

    def read(self, line: str) -> Typed:
        """One line, with its word told apart from the rest."""
        asks_why = line.lstrip().startswith("?")
        line = " ".join((line.replace("?", "? ", 1) if asks_why else line).split())
        first, _, rest = line.partition(" ")
        word = self._known.get(first.lower(), "")
        return Typed(word, rest) if word else Typed("", line)

    def is_yes(self, line: str) -> bool:
        """True for `yes` and its first letter, in English and in the language of the table."""
        yes = ("yes", self._teller.cli.say("word-yes"))
        said = line.strip().lower()
        return bool(said) and any(said in (word, word[0]) for word in yes)

    def explained(self, example: str) -> list[tuple[str, str]]:
        """Everything that can be typed, with its meaning; the example is the text of a choice."""
        cli, game = self._teller.cli, self._teller.of_game
        entries = [(cli.say("word-choice"), cli.say("word-choice-meaning", {"example": example}))]
        for word in _WORDS:
            shown = "?" if word == "why" else cli.say(f"word-{word}")
            entries.append((shown, cli.say(f"word-{word}-meaning", {"example": example})))
        for word in self._teller.face.words:
            entries.append((game.say(f"word-{word}"), game.say(f"word-{word}-meaning")))
        return entries
