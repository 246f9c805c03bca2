"""What the Dark Alley adds to views and saves."""

from __future__ import annotations

from sleight.games.trickerion.state.part import Part


class Prophecies(Part, frozen=True):
    """TR-PRO: the prophecies, as everybody sees them."""

    active: str
    """`` for none."""

    pending: tuple[str, ...]
    """From left to right; the first is the next to become active."""

    left: int
    """How many lie on the stack."""

    past: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    """T1-COMP-11: those that are not in play, once all others have been seen."""


class Round(Part, frozen=True):
    """What holds in this round only, and is public."""

    used: tuple[str, ...] = ()
    """TR-END-33: the special cards that were placed, in their order."""

    shares: tuple[int, ...] = ()
    """TR-SAR-48: who receives what others spend at the market row, the earlier first."""

    claim: int = -1
    """TR-SAR-47: who receives what lies on the quick-order slot when orders arrive; -1 for nobody."""

    sealed: bool = False
    """TR-PROR-25: assignment cards are turned up one by one."""

    placements: int = 0
    """TR-PROR-14: how many characters the seat on turn has placed in this turn."""

    draws: int = 0
    """TR-DA-06: how many draws the acting character has made."""

    bonus: str = ""
    """The bonus of the acting character's special card: `` for none, `ready`, or `armed` while it is used."""

    performed: int = 0
    """TR-SAR-15: whose symbols were performed, the bit 4 * seat + symbol."""

    conducted: tuple[int, ...] = ()
    """TR-SAR-02: who has conducted a performance."""

    declared: tuple[int, ...] = ()
    """TR-PERF-13: what the performer has declared, as the cards count it."""

    taken: tuple[str, ...] = ()
    """T1-ALLEY-09: the special cards that were taken from decks that lie face up; each is in a hand. A view
    names those of which the viewer knows who has them. Saves that were made before name no others either."""


class Alley(Part, frozen=True):
    """The Dark Alley as one seat sees it."""

    decks: tuple[tuple[str, ...], ...]
    """TR-DA-08, T1-ALLEY-14: each deck from top to bottom, `` for every card that the viewer cannot know."""

    drawn: tuple[tuple[str, ...], ...] = ()
    """TR-DA-07: the draws that are being made: the deck, and for the drawing player the cards. Whoever knew a
    card that is drawn alone sees it too. Others see `` for each card where a draw shows more than usual."""

    prophecies: Prophecies | None = None
    round: Round = Round()
    draws: tuple[int, ...] = ()
    """T1-ALLEY-02: how many draws of each player have counted so far, where they count by player."""

    secrets: tuple[str, ...] = ()
    """PW-07: the cards that the viewer has or looks at and not everybody knows, where decks lie face up."""

    unseen: tuple[tuple[int, str], ...] = ()
    """PW-07, T1-ALLEY-09: who has taken a card this round that the viewer does not know, and of which deck,
    once for each card."""


class SavedAlley(Part, frozen=True):
    """The Dark Alley with everything that is hidden in it."""

    decks: tuple[tuple[str, ...], ...]
    """The special cards of each deck from top to bottom."""

    known: tuple[tuple[int, ...], ...]
    """Who knows that each of them lies there: a bit for each seat, and the fifth for spectators."""

    recalled: tuple[tuple[str, int], ...] = ()
    """The cards outside the decks of which others know who has them, in the order of the data, and who knows
    it, as above. Saves that were made before this was kept have none."""

    drawn: tuple[tuple[str, ...], ...] = ()
    prophecies: Prophecies | None = None
    fates: tuple[str, ...] = ()
    """The stack of prophecies, the next first."""

    round: Round = Round()
    draws: tuple[int, ...] = ()
