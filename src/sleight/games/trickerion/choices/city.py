"""What is done downtown, at the market row and in the workshops."""

from __future__ import annotations

from sleight.games.trickerion.choices.base import ComponentChoice, DieChoice, TrickChoice, TrickerionChoice


class Keep(TrickerionChoice, frozen=True, tag="keep"):
    """On which board something goes: `player`, or that of a specialist (TR-DT-18, TR-CMP-05, TR-END-13)."""

    board: str


class UseDie(DieChoice, frozen=True, tag="use"):
    """Learn with this die of the residence (TR-DT-10)."""


class Hire(DieChoice, frozen=True, tag="hire"):
    """Hire the character that this die of the inn shows (TR-DT-24)."""


class Collect(DieChoice, frozen=True, tag="collect"):
    """Take the coins that this die of the bank shows (TR-DT-32)."""


class Reroll(DieChoice, frozen=True, tag="reroll"):
    """Roll one die again (TR-DT-33)."""


class SetDie(DieChoice, frozen=True, tag="set"):
    """Turn one die to another of its faces (TR-DT-36)."""

    face: str


class Buy(ComponentChoice, frozen=True, tag="buy"):
    """Buy 1 to 3 components of one type (TR-MK-03)."""

    count: int


class Bargain(TrickerionChoice, frozen=True, tag="bargain"):
    """Lower the price of this purchase so many times (TR-MK-09)."""

    times: int


class Order(ComponentChoice, frozen=True, tag="order"):
    """Put a component on that order slot, 1 to 4 (TR-MK-15)."""

    slot: int

    def names(self) -> tuple[str, ...]:
        return "do:order", f"component:{self.component}", f"order:{self.slot}"


class QuickOrder(ComponentChoice, frozen=True, tag="quick"):
    """Put a component on the quick-order slot (TR-MK-22)."""


class Prepare(TrickChoice, frozen=True, tag="prepare"):
    """Put trick markers on a trick (TR-WS-04)."""


class MoveTrick(TrickChoice, frozen=True, tag="move"):
    """Bring a trick to the Engineer's board, in exchange for the one there if there is one (TR-WS-21)."""


class Shelve(ComponentChoice, frozen=True, tag="shelve"):
    """Bring a stack to the Manager's board: to an `empty` slot or in exchange (TR-WS-24)."""

    instead_of: str


class House(TrickerionChoice, frozen=True, tag="house"):
    """Give an apprentice the Assistant's slot as its home (TR-WS-26)."""

    apprentice: str

    def names(self) -> tuple[str, ...]:
        return "do:house", f"character:{self.apprentice}"


class Recall(TrickChoice, frozen=True, tag="recall"):
    """Bring a trick from the Engineer's board to an empty slot of the player board (T1-WORK-02)."""


class Unshelve(ComponentChoice, frozen=True, tag="unshelve"):
    """Bring a stack from the Manager's board to an empty slot of the player board (T1-WORK-03)."""


class Rehouse(TrickerionChoice, frozen=True, tag="rehouse"):
    """Give the apprentice that lives with the Assistant a home on the player board (T1-WORK-04)."""

    apprentice: str

    def names(self) -> tuple[str, ...]:
        return "do:rehouse", f"character:{self.apprentice}"


class PayWages(TrickerionChoice, frozen=True, tag="pay"):
    """Pay so many coins of the wages that are due (T1-END-04)."""

    coins: int
