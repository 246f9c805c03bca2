"""What goes wrong, as values with a code: every error can be said as one sentence in every language."""

from __future__ import annotations

import errno
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.refusal import Argument, Refusal


_MOST_ECHOED = 200
"""How much of what somebody wrote is repeated."""

_MOST_TOLD = 2000
_OURS = frozenset(["allowed", "file", "missing", "packages", "reason", "why"])
"""What an error says itself, and the names of files, may be longer; a message takes at most 2,500 letters."""


class SleightError(Exception):
    """Something that was asked for and cannot be; it names what is wrong and what is allowed."""

    game: ClassVar[str] = ""

    def __init__(self, code: str, /, **arguments: Argument) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments: Mapping[str, Argument] = arguments

    def __str__(self) -> str:
        from sleight.core.describe import describe

        return describe(self)

    def message_id(self) -> str:
        """The message that says this error."""
        return f"error-{self.code}"

    def words(self) -> Mapping[str, Argument]:
        """What the message may speak of; what somebody wrote at great length is cut short."""
        return {name: _clipped(name, word) for name, word in self.arguments.items()}

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross process borders; plain pickling would lose the keyword arguments."""
        return _rebuild, (type(self), self.code, dict(self.arguments))


class BadInput(SleightError, ValueError):
    """An unknown game, option, bot, seat, language or file, or data of the wrong shape."""


class Illegal(SleightError):
    """A choice that the rules refuse; the position has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, **refusal.arguments)
        self.refusal = refusal

    def __str__(self) -> str:
        from sleight.core.describe import describe

        return describe(self.refusal)

    def __reduce__(self) -> tuple[object, ...]:
        return Illegal, (self.refusal,)


def _clipped(name: str, word: Argument) -> Argument:
    most = _MOST_TOLD if name in _OURS else _MOST_ECHOED
    return f"{word[:most]}…" if isinstance(word, str) and len(word) > most else word


def _rebuild(kind: type[SleightError], code: str, arguments: dict[str, Argument]) -> SleightError:
    return kind(code, **arguments)


def reason(error: OSError) -> str:
    """Why the system refused a file, as a code that the messages put into words: `ENOENT`."""
    return errno.errorcode.get(error.errno or 0, str(error))


def listed(values: object) -> str:
    """The allowed values as they stand in an error's sentence."""
    return (
        ", ".join(str(value) for value in values) if isinstance(values, list | tuple | range) else str(values)
    )
