"""The special assignment cards of the theater that improve setting up a trick.

An improved set-up is offered only where its bonus has an effect: the ordinary action is there for the rest.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard, improves
from sleight.games.trickerion.choices import Beside
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.events import TrickBeside
from sleight.games.trickerion.flow.questions.base import OfTrick
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.locations import prospects, theater
from sleight.games.trickerion.locations.theater import SetUpTrick
from sleight.games.trickerion.state import reasons, stage, tricks
from sleight.games.trickerion.state.cells import BESIDE, GAPS, READY

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_PAID_TWICE = 2


class BonusSetUp(SetUpTrick):
    """A set-up that is possible only where the bonus of its card has an effect."""

    def no_room(self, position: TrickerionPosition, seat: int, trick: str) -> Refusal:
        card = active.ready_card(position, seat).id
        return reasons.refuse("bonus-not-with", self.rule, card=card, trick=trick)


class SetUpBeside(BonusSetUp):
    """TR-SAR-10: a marker goes beside the slots of a full card."""

    rule: ClassVar[str] = "TR-SAR-10"

    def targets(self, position: TrickerionPosition, key: int) -> list[int]:
        return [place for place in range(len(position.stage)) if _may_join(position, place, key)]

    def ask_where(self, position: TrickerionPosition, seat: int, key: int, size: int) -> None:
        position.ask_only(LayBeside(seat, key, size))


def _may_join(position: TrickerionPosition, place: int, key: int) -> bool:
    """TR-SAR-10: the card is full, and without another marker like it, or with fewer than it may have."""
    cells = position.cells
    if cells[GAPS + place] or cells[BESIDE + place] >> key & 1:
        return False
    there = stage.slots_of(position, place, key)
    return not there or len(there) < theater.most_a_card(position, key)


_SET_UP_BESIDE = SetUpBeside()


class LayBeside(Picks, OfTrick):
    """TR-SAR-10: beside the slots of which full card a marker, or a stack, goes."""

    kind: ClassVar[str] = "lay-beside"
    rule: ClassVar[str] = "TR-SAR-10"
    picks: ClassVar[type[Choice]] = Beside
    shows: ClassVar[tuple[str, ...]] = ("theater", "others")

    def __init__(self, seat: int, key: int, size: int) -> None:
        super().__init__(seat, key)
        self.size = size

    def offered(self, position: TrickerionPosition) -> list[int]:
        return sorted([position.stage[place] for place in _SET_UP_BESIDE.targets(position, self.key)])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        name = position.table.card_ids[number]
        if number not in position.stage:
            return reasons.refuse("card-not-there", "TR-TH-12", card=name)
        if position.cells[GAPS + position.stage.index(number)]:
            return reasons.refuse("card-not-full", "TR-SAR-10", card=name)
        return reasons.refuse("same-symbol-there", "TR-TH-14", card=name)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        names = (tricks.name_of(position, self.key), position.table.card_ids[number])
        position.cells[READY + self.key] -= self.size
        stage.lay_beside(position, position.stage.index(number), self.key, self.size)
        position.tell(TrickBeside(self.seat, *names, self.size > 1))
        theater.tell_set_up(position, self.key)
        theater.after_set_up(position, self.seat)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        (card,) = position.table.numbers_of[choice]
        return prospects.laying(position, self.seat, position.stage.index(card))


improves("guest-performer", _SET_UP_BESIDE)


class PaidSetUp(BonusSetUp):
    """A set-up that pays more on some slots than the ordinary one; only those are offered."""

    @abstractmethod
    def unpaid(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        """Why the bonus pays nothing for a marker that is laid there, turned that way."""

    def may_go(self, position: TrickerionPosition, key: int) -> bool:
        return bool(self.lays(position, key))

    def lays(self, position: TrickerionPosition, key: int) -> list[Choice]:
        moves = position.table.numbers_of
        return [lay for lay in super().lays(position, key) if not self.unpaid(position, key, moves[lay])]

    def why_not_there(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        return super().why_not_there(position, key, move) or self.unpaid(position, key, move)


def _would_link(position: TrickerionPosition, key: int, move: Move) -> int:
    """TR-LINK-01: how many links a marker would make there."""
    card, slot, facing = move
    marker = theater.turned(position, key, 1, facing)
    return len(stage.links_of(position, position.stage.index(card), slot, marker))


class SetUpToMusic(PaidSetUp):
    """TR-SAR-11: a set-up beside a marker with which it makes no link."""

    rule: ClassVar[str] = "TR-SAR-11"

    def unpaid(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        neighbours = stage.neighbours_of(position, position.stage.index(move[0]), move[1])
        if neighbours > _would_link(position, key, move):
            return None
        return reasons.refuse("no-unlinked-neighbour", "TR-SAR-11", slot=move[1] + 1)


class OrchestralInterlude(SpecialCard):
    """TR-SAR-11: a set-up is paid for every marker that a circle joins to it, linked or not."""

    id: ClassVar[str] = "orchestral-interlude"
    improved: ClassVar[Action | None] = SetUpToMusic()

    def link_payments(
        self, position: TrickerionPosition, seat: int, place: int, slot: int, payments: int
    ) -> int:
        return stage.neighbours_of(position, place, slot)


class SetUpHeadliner(PaidSetUp):
    """TR-SAR-12: a set-up that makes a link."""

    rule: ClassVar[str] = "TR-SAR-12"

    def unpaid(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        if _would_link(position, key, move):
            return None
        return reasons.refuse("no-link-there", self.rule, slot=move[1] + 1)


class HeadlinerTrick(SpecialCard):
    """TR-SAR-12: links and shard circles of a set-up pay the acting player twice."""

    id: ClassVar[str] = "headliner-trick"
    improved: ClassVar[Action | None] = SetUpHeadliner()

    def link_payments(
        self, position: TrickerionPosition, seat: int, place: int, slot: int, payments: int
    ) -> int:
        return _PAID_TWICE * payments

    def link_shards(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        return _PAID_TWICE * shards


def _holds_one(position: TrickerionPosition, place: int, key: int) -> bool:
    """TR-SAR-13: a single marker, or stack, of the symbol lies on the card."""
    return len(stage.slots_of(position, place, key)) == 1


class SetUpTwin(BonusSetUp):
    """TR-SAR-13: a second marker of a trick joins the one on a card."""

    rule: ClassVar[str] = "TR-SAR-13"

    def targets(self, position: TrickerionPosition, key: int) -> list[int]:
        cells, places = position.cells, range(len(position.stage))
        return [place for place in places if cells[GAPS + place] and _holds_one(position, place, key)]

    def why_not_there(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        card = move[0]
        if card in position.stage and not _holds_one(position, position.stage.index(card), key):
            return reasons.refuse("no-single-marker", "TR-SAR-13", card=position.table.card_ids[card])
        return super().why_not_there(position, key, move)


improves("new-twist", SetUpTwin())
