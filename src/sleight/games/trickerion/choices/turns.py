"""Plans, placements, and the points of a character."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import CharacterChoice, TrickerionChoice


class Send(CharacterChoice, frozen=True, tag="send"):
    """Lay an assignment card under a character (TR-ASSIGN-01)."""

    card: str


class Rest(CharacterChoice, frozen=True, tag="rest"):
    """Leave a character without a card (TR-ASSIGN-05)."""


class Confirm(TrickerionChoice, frozen=True, tag="confirm"):
    """Make the plan of this round final (TR-ASSIGN-08)."""


class Place(CharacterChoice, frozen=True, tag="place"):
    """Put a character on a slot of its location (TR-PLACE-05)."""

    slot: str


class Idle(CharacterChoice, frozen=True, tag="idle"):
    """Turn the card of a character down instead of placing it (TR-PLACE-08)."""


class Enhance(TrickerionChoice, frozen=True, tag="enhance"):
    """Spend a shard for one more action point (TR-AP-03)."""


class Plain(TrickerionChoice, frozen=True, tag="plain"):
    """Keep the shard (TR-AP-03)."""


class Finish(TrickerionChoice, frozen=True, tag="finish"):
    """Leave the remaining action points unspent (TR-AP-10)."""
