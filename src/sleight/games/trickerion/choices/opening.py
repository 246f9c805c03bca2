"""What is chosen at set-up, and yes and no."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import TrickChoice, TrickerionChoice


class ChooseMagician(TrickerionChoice, frozen=True, tag="choose"):
    """Become this magician (TR-PSET-01)."""

    magician: str


class TakeComponents(TrickerionChoice, frozen=True, tag="take"):
    """Take starting components (TR-PSET-07, 17): `rope`, or two of them as `wood+metal`."""

    components: str

    def names(self) -> tuple[str, ...]:
        return "do:take", *(f"component:{each}" for each in dict.fromkeys(self.components.split("+")))


class Learn(TrickChoice, frozen=True, tag="learn"):
    """Take this trick: at set-up (TR-PSET-09, 18) or with the action Learn Trick (TR-DT-04)."""


class Mark(TrickerionChoice, frozen=True, tag="mark"):
    """Put this symbol marker on the new trick (TR-PSET-10, TR-DT-20)."""

    symbol: str


class Engage(TrickerionChoice, frozen=True, tag="engage"):
    """Start with this specialist (TR-PSET-16)."""

    specialist: str

    def names(self) -> tuple[str, ...]:
        return "do:engage", f"character:{self.specialist}"


class Advertise(TrickerionChoice, frozen=True, tag="advertise"):
    """Pay for the poster (TR-ADV-04)."""


class Decline(TrickerionChoice, frozen=True, tag="decline"):
    """Do without something that may be done (TR-ADV-06, TR-PERF-08)."""


class Accept(TrickerionChoice, frozen=True, tag="accept"):
    """Do what a card or an ability allows now (TR-SA-05, TR-MAG-04)."""
