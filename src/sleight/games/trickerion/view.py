"""What a seat of Trickerion may know (TR-GEN-24): everything but sealed plans and the performance deck."""

from __future__ import annotations

import msgspec

from sleight.core.view import View


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table."""

    dark_alley: bool = False
    beginner: tuple[int, ...] = ()
    """The seats that take the preset of their school (TR-BEGIN-11)."""


class OwnTrick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick in somebody's workshop."""

    trick: str
    symbol: str
    board: str
    """`player` or `engineer`."""

    ready: int
    """The markers that lie on the card."""

    spare: int
    """The markers of its symbol in reserve; the rest are in the theater."""


class Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The components of one type in somebody's workshop."""

    component: str
    tokens: int
    board: str
    """`player` or `manager`."""

    counts: int
    """TR-CMP-11: what the stack counts as."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character that somebody owns or has hired this round."""

    id: str
    at: str
    """`home`, `inn`, or the slot on which the disc stands."""

    card: str
    """The assignment card under it, as far as this seat may see it; `` for none."""

    waits: bool
    """True while it is assigned, revealed, and neither placed nor made idle."""


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trick marker on a performance card."""

    seat: int
    symbol: str
    trick: str
    facing: str
    """TR-TH-13: where the corner of its own school lies."""


class Show(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A performance card in the theater and what lies on its slots."""

    card: str
    markers: tuple[Marker | None, ...]


class Workshop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player owns; all of it is public."""

    magician: str
    """`` until one is chosen."""

    tricks: tuple[OwnTrick, ...]
    components: tuple[Stack, ...]
    characters: tuple[Character, ...]
    poster: bool
    """True while the poster hangs: the player has advertised this round."""

    day: str
    """TR-TH-05: the day of the theater that the player has claimed, or ``."""


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The market row; `` for an empty slot."""

    stalls: tuple[str, ...]
    orders: tuple[str, ...]
    quick: str


class Open(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open question as plain data: its kind and its numbers."""

    kind: str
    numbers: tuple[int, ...] = ()


class TrickerionView(View, frozen=True):
    """The table as one seat sees it. Only sealed plans and the order of the deck are hidden."""

    options: Options
    data: str
    """The digest of the card data, by which `reckon` finds the printed figures."""

    round: int
    rounds: int
    phase: str
    chooser: int
    """TR-PSET-01: who chose a magician first."""

    order: tuple[int, ...]
    """The seats in initiative order; empty during set-up."""

    spaces: tuple[int, ...]
    """The initiative spaces in that order: what advertising costs (TR-ADV-02)."""

    fame: tuple[int, ...]
    coins: tuple[int, ...]
    shards: tuple[int, ...]
    dice: tuple[str, ...]
    market: Market
    workshops: tuple[Workshop, ...]
    theater: tuple[Show, ...]
    """The performance cards from left to right; the last is the next to be discarded."""

    deck: int
    """How many performance cards are still to come."""

    seen: tuple[str, ...]
    """The performance cards that have been face up and are gone."""

    actor: str
    """The character that acts now, or ``."""

    points: int
    """The action points that it has left."""

    asked: tuple[Open | None, ...]
    """Each seat's open question; in the assignment phase those of others show only that they think."""

    planned: int
    """In the assignment phase the number, from 0, of the character that this seat decides on next: 8 before
    it confirms, 9 afterwards."""

    replans: int
    """How often this seat has taken back its plan of this round."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.fame)

    @property
    def conceals(self) -> bool:
        """TR-GEN-24: the order of the deck and sealed plans; after the last reveal everything lies open."""
        return self.deck > 0 or self.phase == "assignment"

    @property
    def me(self) -> Workshop:
        """The viewer's own workshop."""
        return self.workshops[self.seat or 0]
