"""Events: what an answer made happen. One list feeds log, animation, statistics and undo."""

from __future__ import annotations

from typing import Annotated, ClassVar

import msgspec

Seat = Annotated[int, msgspec.Meta(extra={"word": "seat"})]
"""A seat as a field of an event: sentences put the player's name in its place."""

Order = Annotated[tuple[Seat, ...], msgspec.Meta(extra={"word": "order"})]
"""Seats one after the other: sentences name them in this order, whoever reads."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened. `reveals` and `lays_open` are facts about a whole kind of event."""

    game: ClassVar[str] = ""

    reveals: ClassVar[bool] = False
    """Somebody may have learned from it what was hidden or left to chance, so nothing before it is undone."""

    lays_open: ClassVar[bool] = False
    """It shows secrets that no later decision depends on, and that no view keeps."""

    def seen_by(self, seat: int | None) -> Event | None:
        """That seat's face of the event, or None if it sees nothing; a spectator is seat None."""
        return self

    def message_id(self) -> str:
        """The message that tells this event."""
        return f"event-{self.__struct_config__.tag}"

    def words(self) -> dict[str, object]:
        """What the message may speak of."""
        return msgspec.structs.asdict(self)
