"""What a seat of Trickerion may know (TR-GEN-24): everything but decks, hands of others and sealed plans."""

from __future__ import annotations

import msgspec

from sleight.core.view import View
from sleight.games.trickerion.modules.dark_alley.types import Alley
from sleight.games.trickerion.printed.ids import NOBODY
from sleight.games.trickerion.state.part import Part, always


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The options of a table; those that modules have added since are said where they are used."""

    dark_alley: bool = always(False)
    prophecies: bool = always(False)
    quick: bool = always(False)
    level3_with_marker: bool = always(True)
    """TR-SCORE-10: a level-3 trick also scores with a marker on its card instead of its components."""

    beginner: tuple[int, ...] = always(())
    """The seats that take the preset of their school (TR-BEGIN-11)."""

    edition: str = always("2019")
    dummies: bool = always(False)
    """T1-OPT-01: markers of nobody on performance cards, for two players of the first edition."""

    thresholds: str = always("16-36")
    """T1-OPT-05: the fame that tricks and powers of levels 2 and 3 ask for, or `none`."""

    first_draw_resets: str = always("round")
    """T1-ALLEY-02: when the first draw of the first edition is cheap again, or `never`."""

    powers: bool = always(False)
    power_shards: str = always("edition")
    """MP-30: the shards at the start with powers, or what the edition says."""


class OwnTrick(Part, frozen=True):
    """A trick in somebody's workshop."""

    trick: str
    symbol: str
    board: str
    """`player` or `engineer`."""

    ready: int
    """The markers that lie on the card."""

    spare: int
    """The markers of its symbol in reserve; the rest are in the theater."""

    shards: int = 0
    """TR-SAR-26: the shards that lie on it and raise its yields."""


class Stack(Part, frozen=True):
    """The components of one type in somebody's workshop."""

    component: str
    tokens: int
    board: str
    """`player` or `manager`."""

    counts: int
    """TR-CMP-11: what the stack counts as."""


class Character(Part, frozen=True):
    """A character that somebody owns or has hired this round."""

    id: str
    at: str
    """`home`, `inn`, or the slot on which the disc stands."""

    card: str
    """The assignment card under it, as far as this seat may see it; `` for none."""

    waits: bool
    """True while it is assigned, and neither placed nor made idle."""

    secret: bool = False
    """True if a card lies under it that was not shown; only in placement and performance others are told."""

    bonus: str = ""
    """TR-SA-09: the special card whose bonus its placement carries."""

    talent: bool = False
    """TR-SAR-28: a specialist may take its place when characters return."""


class Marker(Part, frozen=True):
    """A trick marker on a performance card, or a dummy there."""

    seat: int
    """NOBODY for a dummy (T1-OPT-01), which has neither symbol nor trick."""

    symbol: str
    trick: str
    facing: str
    """TR-TH-13: where the corner of its own school lies, for a dummy that of the first school; `` beside the
    slots."""

    stacked: bool = False
    """TR-MAG-28: two markers lie there in one."""

    @property
    def is_dummy(self) -> bool:
        """T1-OPT-01: whether it is nobody's."""
        return self.seat == NOBODY


class Show(Part, frozen=True):
    """A performance card in the theater and what lies on its slots."""

    card: str
    markers: tuple[Marker | None, ...]
    beside: tuple[Marker, ...] = ()
    """TR-SAR-10: the markers that lie beside the slots."""


class Workshop(Part, frozen=True):
    """What one player owns; all of it but the cards in hand is public."""

    magician: str
    """`` until one is chosen."""

    tricks: tuple[OwnTrick, ...]
    components: tuple[Stack, ...]
    characters: tuple[Character, ...]
    poster: bool
    """True while the poster hangs: the player has advertised this round."""

    day: str
    """TR-TH-05: the day of the theater that the player has claimed, or ``."""

    specials: tuple[int, ...] = ()
    """How many special cards of each deck the player holds, in hand or not yet shown under a character."""

    hand: tuple[str, ...] = ()
    """The special cards in the viewer's own hand; nothing for the others."""

    known_cards: tuple[str, ...] = ()
    """TR-GEN-24: which of another player's `specials` the viewer knows, in the order of the data: all that
    were face up and returned to hand, or were drawn without a choice from a known place. Each is in hand or
    face down under a character."""

    spent: bool = False
    """TR-MAG: the ability that can be used once a round has been used."""

    premiered: tuple[str, ...] = ()
    """TR-SAR-17: the tricks that the player has ever had performed."""


class Market(Part, frozen=True):
    """The market row; `` for an empty slot."""

    stalls: tuple[str, ...]
    orders: tuple[str, ...]
    quick: str
    extra: tuple[str, ...] = ()
    """TR-SAR-45: what is on sale beside the buy slots until orders arrive."""


class Open(Part, frozen=True, omit_defaults=False):
    """An open question as plain data: its kind and its numbers."""

    kind: str
    numbers: tuple[int, ...] = ()


class TrickerionView(View, frozen=True, omit_defaults=True):
    """The table as one seat sees it: decks are hidden, and the hands and sealed plans of others."""

    options: Options
    data: str
    """The digest of all card data, by which `advice` finds the printed figures."""

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

    alley: Alley | None = always(None)
    """None in the base game."""

    left_out: tuple[str, ...] = always(())
    """T1-COMP-09: the tricks that are out of this game, as everybody has seen."""

    owed: tuple[int, ...] = always(())
    """T1-END-02: by seat, the wages of returned characters that are still to be paid; nothing if none are."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.fame)

    @property
    def conceals(self) -> bool:
        """TR-GEN-24: decks, hands and sealed plans; in the base game all lies open after the last reveal."""
        return self.alley is not None or self.deck > 0 or self.phase == "assignment"

    @property
    def me(self) -> Workshop:
        """The viewer's own workshop."""
        return self.workshops[self.seat or 0]
