"""LINK: new links pay at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Gain
from sleight.games.trickerion.effects.hooks import LINKED
from sleight.games.trickerion.events import LinkPaid, ShardsGained
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import finish, resume
from sleight.games.trickerion.printed.ids import RESOURCES, SLOTS
from sleight.games.trickerion.state import cells, reasons, stage

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition


def link_pay(position: TrickerionPosition, trick: int, place: int) -> int:
    """TR-LINK-05, T1-LINK-01: what a link of a trick on the card at a place pays."""
    return position.table.link_pay_of(trick, position.stage[place])


def pay_shards(position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
    """TR-LINK-08, 09: from each shard circle every player with a marker in the new link gains a shard.

    T1-OPT-04: a dummy is no player's.
    """
    for link in links:
        if link.shard:
            own = 1
            for effect in position.active.link_shards:
                own = effect.link_shards(position, seat, own)
            position.tell(ShardsGained(seat, position.gain_shards(seat, position.earned(seat, own))))
            marker = position.cells[cells.LAID + SLOTS * place + link.other]
            other = stage.owner_of(marker)
            if other != seat and not stage.is_dummy(position, marker):
                position.tell(ShardsGained(other, position.gain_shards(other, position.earned(other, 1))))


def pay_links(position: TrickerionPosition, seat: int, amount: int, links: int) -> None:
    """TR-LINK-06: one choice of fame or coins for each link, then what has been set up or moved is done."""
    if links:
        if links == 1 and position.phase != cells.PERFORMING:
            amount = last_link_payment(position, seat, amount)
        position.ask_only(LinkReward(seat, amount, links))
    elif position.phase == cells.PERFORMING:
        resume(position, seat)
    else:
        after_set_up(position, seat)


def last_link_payment(position: TrickerionPosition, seat: int, amount: int) -> int:
    """TR-LINK-05: what the last link of a set-up pays; only those of one of its markers are bent."""
    if so_far(position, seat) & LINKED:
        return amount
    for effect in position.active.last_link_payment:
        amount = effect.last_link_payment(position, seat, amount)
    return amount


def so_far(position: TrickerionPosition, seat: int) -> int:
    """TR-TH-12: what earlier markers of the set-up that goes on have brought, as bits; mostly nothing."""
    found = 0
    for effect in position.active.set_up_so_far:
        found |= effect.set_up_so_far(position, seat)
    return found


def after_set_up(position: TrickerionPosition, seat: int) -> None:
    """TR-SAR-14: a set-up has been paid for; a card may let something follow before the character goes on."""
    finish(position, seat, "after_set_up")


class LinkReward(Picks):
    """TR-LINK-05, 06: a new link pays fame or coins."""

    kind: ClassVar[str] = "link-reward"
    rule: ClassVar[str] = "TR-LINK-05"
    shows: ClassVar[tuple[str, ...]] = ("theater",)
    site: ClassVar[tuple[int, ...]] = (cells.PLACING, cells.PERFORMING)
    picks: ClassVar[type[Choice]] = Gain
    speaks_of: ClassVar[tuple[str, ...]] = ("amount", "links")

    def __init__(self, seat: int, amount: int, links: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.links = links

    def offered(self, position: TrickerionPosition) -> range:
        return range(len(RESOURCES))

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("fame-or-coins", "TR-LINK-05")

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.cells[(cells.FAME, cells.COINS)[number] + self.seat] += self.amount
        position.tell(LinkPaid(self.seat, RESOURCES[number], self.amount))
        pay_links(position, self.seat, self.amount, self.links - 1)
