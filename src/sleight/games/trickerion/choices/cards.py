"""What special cards and magicians ask for besides the ordinary steps."""

from __future__ import annotations

from sleight.games.trickerion.choices import base


class Recruit(base.CharacterChoice, frozen=True, tag="recruit"):
    """Take this kind of character, whatever the die shows (TR-SAR-28, 32)."""


class Replace(base.TrickChoice, frozen=True, tag="replace"):
    """Give this trick back for the new one (TR-SAR-33)."""


class StockUp(base.ComponentChoice, frozen=True, tag="stock"):
    """Order a component to lie beside the buy slots at once (TR-SAR-45)."""


class Pilfer(base.TrickerionChoice, frozen=True, tag="pilfer"):
    """Which token is stolen: `stall-1` to `stall-4`, `quick`, `extra-1` or `extra-2` (TR-SAR-44)."""

    place: str


class Leave(base.ComponentChoice, frozen=True, tag="leave"):
    """Leave this basic component in the place of the stolen token (TR-SAR-44)."""


class Feed(base.ComponentChoice, frozen=True, tag="feed"):
    """Give back one of this component for one more marker, fame and coins (TR-SAR-25)."""


class Supply(base.TrickChoice, frozen=True, tag="supply"):
    """Put a marker on this other trick (TR-SAR-22)."""


class Beside(base.CardChoice, frozen=True, tag="beside"):
    """Lay the marker beside the slots of this card (TR-SAR-10)."""


class Lift(base.TrickerionChoice, frozen=True, tag="lift"):
    """Which of two markers of the trick on the card: the one on this slot, or 0 for beside (TR-SAR-13)."""

    slot: int

    def names(self) -> tuple[str, ...]:
        return "do:lift", f"lift:{self.slot}"


class Exchange(base.CardChoice, frozen=True, tag="exchange"):
    """A card that changes places with another (TR-SAR-14)."""


class Impose(base.CardChoice, frozen=True, tag="impose"):
    """Pay a shard and choose this card for the performer (TR-MAG-24)."""


class Steal(base.TrickChoice, frozen=True, tag="steal"):
    """Receive the reward of this trick of an opponent (TR-MAG-19)."""


class Forgo(base.TrickChoice, frozen=True, tag="forgo"):
    """Give up the reward of this own trick for it (TR-MAG-19)."""


class Star(base.TrickChoice, frozen=True, tag="star"):
    """Double a part of the reward of this own trick (TR-SAR-17)."""


class Salvage(base.TrickChoice, frozen=True, tag="salvage"):
    """Put a performed marker back on this trick (TR-SAR-15)."""
