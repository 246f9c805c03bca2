"""Choices: what a seat may answer. Small frozen values that name what they touch."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Choice(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """One answer. A game's choices are tagged subclasses; the tag is the verb of the text form."""

    game: ClassVar[str] = ""
    aside: ClassVar[bool] = False
    gives_away: ClassVar[bool] = False
    """True for an aside by which something is given up for nothing; nobody should do it by mistake."""

    def names(self) -> tuple[str, ...]:
        """What this choice touches on a board: whoever points at all of it means this choice."""
        touched = msgspec.structs.asdict(self)
        return (f"do:{verb(self)}", *(f"{field}:{value}" for field, value in touched.items()))

    def message_id(self) -> str:
        """The message that names this choice to a person."""
        return f"choice-{verb(self)}"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return msgspec.structs.asdict(self)


def verb(choice: Choice | type[Choice]) -> str:
    """The tag of a choice: the first word of its text form."""
    return str(choice.__struct_config__.tag)
