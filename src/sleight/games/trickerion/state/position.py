"""What lies where in Trickerion: one row of small numbers, and a few tuples that are replaced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import msgspec

from sleight.core.position import Position, Turn, ranked
from sleight.games.trickerion.events.alley import Granted
from sleight.games.trickerion.printed.ids import MOST_SEATS, SYMBOLS
from sleight.games.trickerion.state.cells import COINS, FAME, PHASE_IDS, SETTING_UP, SHARDS, SPARE
from sleight.games.trickerion.state.setting import Setting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.event import Event
    from sleight.core.question import Question
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.effects.in_force import ActiveEffects
    from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
    from sleight.games.trickerion.views.types import TrickerionView


class TrickerionPosition(Position[Setting, "TrickerionView"]):
    """One moment of a game."""

    __slots__ = (
        "active",
        "actor",
        "cells",
        "chooser",
        "deck",
        "decks",
        "discarded_cards",
        "drawn",
        "lasting",
        "magicians",
        "occupied",
        "offered",
        "order",
        "phase",
        "points",
        "posters",
        "prophecies",
        "prophecies_used",
        "prophecy_stack",
        "round",
        "stage",
        "used",
    )

    cells: list[int]
    """The numbers of the table; `cells.py` says which stands where."""

    magicians: tuple[int, ...]
    """The magician of each seat, plus one."""

    order: tuple[int, ...]
    """TR-INIT-07: the seats in initiative order; empty until it is set."""

    stage: tuple[int, ...]
    """The performance cards in the theater from left to right."""

    deck: tuple[int, ...]
    """The performance cards to come, the next first."""

    discarded_cards: tuple[int, ...]
    """The performance cards that were discarded."""

    active: ActiveEffects
    """What is in force besides the printed rules, by hook."""

    decks: tuple[tuple[int, ...], ...]
    """TR-SETUP-13: the special cards of each location from top to bottom; `decks` says how they are kept."""

    drawn: tuple[tuple[int, ...], ...]
    """TR-DA-07: the draws that are being made: the deck of each, then the cards, then those kept."""

    lasting: tuple[tuple[int, int, int], ...]
    """What special cards have left behind this round: the card, its user, and a number."""

    used: tuple[int, ...]
    """TR-END-33: the special cards that have been placed this round, in their order."""

    prophecies: tuple[int, ...]
    """TR-PRO-01, 02: the active prophecy and the pending ones from left to right; NO_PROPHECY for none."""

    prophecy_stack: tuple[int, ...]
    """TR-SETUP-16: the stack of prophecies, the next first."""

    prophecies_used: tuple[int, ...]
    """The prophecies that were discarded."""

    posters: int
    """The seats whose poster hangs, as bits."""

    occupied: int
    """The occupied slots of all locations, as bits; workshops follow the shared slots, two bits a seat."""

    chooser: int
    """TR-PSET-01: who chose a magician first."""

    round: int
    phase: int
    actor: int
    """The character that acts now, -1 for none."""

    points: int
    """The action points that it has left."""

    offered: Sequence[Choice] | None
    """The choices of the only open question, once they have been listed."""

    def copy(self) -> TrickerionPosition:
        """An independent copy; what is replaced rather than changed is shared."""
        new = TrickerionPosition()
        new.table = self.table
        new.key = self.key
        new.draws = self.draws
        new.words = self.words
        new.stacks = self.stacks
        new.waiting = self.waiting
        new.told = []
        new.cells = self.cells[:]
        new.magicians = self.magicians
        new.order = self.order
        new.stage = self.stage
        new.deck = self.deck
        new.discarded_cards = self.discarded_cards
        new.active = self.active
        new.decks = self.decks
        new.drawn = self.drawn
        new.lasting = self.lasting
        new.used = self.used
        new.prophecies = self.prophecies
        new.prophecy_stack = self.prophecy_stack
        new.prophecies_used = self.prophecies_used
        new.posters = self.posters
        new.occupied = self.occupied
        new.chooser = self.chooser
        new.round = self.round
        new.phase = self.phase
        new.actor = self.actor
        new.points = self.points
        new.offered = self.offered
        return new

    # --- what a seat is asked -------------------------------------------------------------------

    def ask_only(self, question: Question[Any]) -> None:
        """Close everything that is open and ask one seat one question."""
        self.ask_alone(Turn(question, self.table.seats))

    def ask_instead(self, question: Question[Any]) -> None:
        """Ask a seat that is asked something another question; who is waited for stays the same."""
        stacks = list(self.stacks)
        stacks[question.seat] = (question,)
        self.stacks = tuple(stacks)

    def choices(self, seat: int) -> list[Choice]:
        offered = self.offered
        if offered is not None and len(self.waiting) == 1 and self.waiting[0] == seat:
            return list(offered)
        return super().choices(seat)

    def apply(self, seat: int, choice: Choice) -> list[Event]:
        """What has just been offered is legal, so its rules need not be asked again."""
        offered = self.offered
        if offered is None or len(self.waiting) != 1 or self.waiting[0] != seat or choice not in offered:
            return super().apply(seat, choice)
        self.told = []
        self.stacks[seat][-1].answer(self, choice)
        self.settle()
        return self.told

    def settle(self) -> None:
        """A question with a single answer is answered by the engine, unless something else can be done."""
        self.offered = None
        while len(self.waiting) == 1:
            question = cast("TrickerionQuestion", self.stacks[self.waiting[0]][-1])
            offered = question.choices(self)
            if len(offered) > 1 or not question.is_forced(self):
                self.offered = offered
                return
            question.answer(self, offered[0])

    def asides(self, seat: int) -> list[Choice]:
        self._open(seat)
        return self.table.asides.listed(self, seat)

    def cited(self, refusal: Refusal) -> Refusal:
        rule = self.table.edition.replaces.get(refusal.rule)
        return msgspec.structs.replace(refusal, rule=rule) if rule else refusal

    def why_not_aside(self, seat: int, choice: Choice) -> Refusal | None:
        return self.table.asides.why_not(self, seat, choice)

    def answer_aside(self, seat: int, choice: Choice) -> None:
        self.table.asides.play(self, seat, choice)

    # --- the outcome ----------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """TR-GEN-02: the fame of each seat."""
        return tuple(self.cells[FAME : FAME + self.table.seats])

    @property
    def ranks(self) -> tuple[int, ...]:
        """TR-SCORE-19 to 21: by fame; at the end the earlier in the last initiative order is better."""
        scores = self.scores
        late = [0] * len(scores) if self.waiting else [self.order.index(seat) for seat in range(len(scores))]
        keys = [(score, -place) for score, place in zip(scores, late, strict=True)]
        return ranked(keys)

    def tally(self) -> tuple[object, ...]:
        counts = {first: self.cells[first : first + MOST_SEATS] for first in (COINS, SHARDS)}
        return (self.round, PHASE_IDS[self.phase], self.points, self.stage, list(counts.values()))

    # --- what a seat may know -------------------------------------------------------------------

    def view(self, seat: int | None) -> TrickerionView:
        """TR-GEN-24: everything but the decks, and the hands and sealed plans of others."""
        if seat is not None:
            self._open(seat)
        return self.table.views.view(self, seat)

    def to_dict(self) -> dict[str, object]:
        """The whole position as plain JSON data."""
        return self.table.views.saved(self)

    # --- for the rules --------------------------------------------------------------------------

    def earned(self, seat: int, shards: int) -> int:
        """MP-57: the shards that a yield or a shard circle pays, which are then received at once."""
        if shards:
            for effect in self.active.shards_earned:
                shards = effect.shards_earned(self, seat, shards)
        return shards

    def gain_shards(self, seat: int, shards: int) -> int:
        """TR-GEN-31, TR-PROR-04: one receipt of shards; returns what was received."""
        for effect in self.active.shards_received:
            shards = effect.shards_received(self, seat, shards)
        self.cells[SHARDS + seat] += shards
        return shards

    def spend_shards(self, seat: int, shards: int) -> None:
        """MP-16, 25: a seat spends shards, before it receives what it spends them for."""
        self.cells[SHARDS + seat] -= shards
        for effect in self.active.shards_spent:
            effect.shards_spent(self, seat)

    def receive(self, seat: int, fame: int, coins: int, shards: int) -> int:
        """A seat is paid; returns the shards that were received."""
        self.cells[FAME + seat] += fame
        self.cells[COINS + seat] += coins
        return self.gain_shards(seat, shards) if shards else 0

    def grant(self, seat: int, source: str, id: str, fame: int = 0, coins: int = 0, shards: int = 0) -> None:
        """A card, an ability or a prophecy pays a seat."""
        self.tell(Granted(seat, source, id, fame, coins, self.receive(seat, fame, coins, shards)))

    def school_of(self, seat: int) -> int:
        """TR-MAG-03: the school of a seat's magician."""
        return self.table.magician_schools[self.magicians[seat] - 1]


def empty_table(table: Setting, key: bytes) -> TrickerionPosition:
    """A position in which nothing is laid out yet."""
    new = TrickerionPosition()
    new.table = table
    new.seed(key)
    new.told = []
    new.ask_nobody()
    new.cells = [0] * table.cells
    for cell in range(SPARE, SPARE + SYMBOLS * MOST_SEATS):
        new.cells[cell] = table.markers_each
    new.magicians = (0,) * table.seats
    new.order = new.stage = new.deck = new.discarded_cards = ()
    new.decks = new.drawn = new.lasting = ()
    new.used = new.prophecies = new.prophecy_stack = new.prophecies_used = ()
    new.active = table.no_effects
    new.posters = new.occupied = new.chooser = new.round = new.points = 0
    new.phase = SETTING_UP
    new.actor = -1
    new.offered = None
    return new
