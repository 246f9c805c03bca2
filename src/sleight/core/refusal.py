"""Why something is not possible, or possible but probably foolish."""

from __future__ import annotations

import msgspec

Argument = str | int | tuple[int, ...]


class Reason(msgspec.Struct, frozen=True):
    """A code with the rule behind it and what its sentence speaks of."""

    code: str
    rule: str
    arguments: dict[str, Argument] = {}
    game: str = ""

    def words(self) -> dict[str, Argument]:
        """What the message may speak of."""
        return {**self.arguments, "rule": self.rule}


class Refusal(Reason, frozen=True, tag="refusal"):
    """The first reason why a choice cannot be made, told in terms of what its seat may know."""

    def message_id(self) -> str:
        """The message that says this refusal."""
        return f"refusal-{self.code}"


class Caution(Reason, frozen=True, tag="caution"):
    """A choice is legal, but from what its seat knows it is probably a mistake."""

    def message_id(self) -> str:
        """The message that says this warning."""
        return f"warning-{self.code}"
