"""What is chosen with powers."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import CardChoice, TrickerionChoice


class PowerChoice(TrickerionChoice, frozen=True):
    """A choice that names a power."""

    power: str


class LearnPower(PowerChoice, frozen=True, tag="learn-power"):
    """Learn a power at a slot, counted from 1 (MP-10)."""

    slot: int

    def names(self) -> tuple[str, ...]:
        return "do:learn-power", f"power:{self.power}", f"power-slot:{self.slot}"


class DiscardPower(PowerChoice, frozen=True, tag="discard-power"):
    """Put a power out of the game at set-up (MP-06)."""


class PutUnder(CardChoice, frozen=True, tag="under"):
    """Put this special card under its deck first (PW-07)."""


class TakeBackPowers(TrickerionChoice, frozen=True, tag="take-back-powers"):
    """Take all discarded powers back and choose anew (MP-07)."""


class KeepPowers(TrickerionChoice, frozen=True, tag="keep-powers"):
    """Keep the powers that are left; the discards are final (MP-06)."""


TAKE_BACK, KEEP = TakeBackPowers(), KeepPowers()
