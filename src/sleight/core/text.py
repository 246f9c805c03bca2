"""One short text form of every choice: command line, tests, records."""

from __future__ import annotations

import msgspec

from sleight.core.choice import Choice, verb


def text(choice: Choice) -> str:
    """The verb and the ids that it touches, with blanks between: `call 5`."""
    return " ".join([verb(choice), *(str(value) for value in msgspec.structs.astuple(choice))])
