"""An open question as data."""

from __future__ import annotations

import msgspec


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """An open question as data, for the status line, bots and clients."""

    kind: str
    rule: str
    seat: int
    arguments: dict[str, str | int | tuple[int, ...]] = {}
    game: str = ""

    def message_id(self) -> str:
        """The message that puts this question to a person."""
        return f"question-{self.kind}"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return {**self.arguments, "seat": self.seat, "rule": self.rule}
