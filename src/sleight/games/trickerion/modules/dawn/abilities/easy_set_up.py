"""Easy Set-up: one set-up lays up to two markers of the trick, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Decline, UseBonus
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.effects.hooks import BEFORE_ALL, LINKED, LINKED_OTHERS, TOLD
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import BonusUsed
from sleight.games.trickerion.flow.questions.base import OfTrick
from sleight.games.trickerion.flow.questions.picks import OneOf
from sleight.games.trickerion.locations import theater
from sleight.games.trickerion.modules.dawn import so_far
from sleight.games.trickerion.modules.dawn.ability import SignatureAbility
from sleight.games.trickerion.modules.dawn.printed import EASY_SET_UP
from sleight.games.trickerion.modules.dawn.so_far import SoFar
from sleight.games.trickerion.printed.ids import SYMBOLS
from sleight.games.trickerion.state import stage, tricks
from sleight.games.trickerion.state.cells import ARMED_BONUS, CARD_STATE, NO_BONUS, READY, READY_BONUS
from sleight.games.trickerion.state.universe import ACCEPT, DECLINE, USE_BONUS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition


class EasySetUp(SignatureAbility):
    """DT-ABIL-12, 13, DT-MEET-12: after the first marker is paid for its owner is asked for a second one."""

    id: ClassVar[str] = EASY_SET_UP
    rank: ClassVar[int] = BEFORE_ALL
    """What a card lets follow comes after both markers."""

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        if (seat, trick) == (self.seat, self.trick):
            so_far.write(position, SoFar(trick))

    def links_made(self, position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
        first = self._going_on(position, seat)
        if first and not first.second:
            others = stage.opponents_linked(position, place, seat, links) > 0
            so_far.write(position, first._replace(linked=bool(links), linked_others=others))

    def set_up_so_far(self, position: TrickerionPosition, seat: int) -> int:
        """DT-MEET-12: what pays for a set-up pays once."""
        found = self._going_on(position, seat)
        if not found or not found.second:
            return 0
        return TOLD | LINKED * found.linked | LINKED_OTHERS * found.linked_others

    def after_set_up(self, position: TrickerionPosition, seat: int) -> Ask:
        found = self._going_on(position, seat)
        if not found:
            return None
        key = SYMBOLS * seat + tricks.symbol_of(position, seat, self.trick)
        if not found.second and _ways(position, seat, key):
            return AnotherMarker(seat, key)
        _close(position, seat)
        return None

    def _going_on(self, position: TrickerionPosition, seat: int) -> SoFar | None:
        return so_far.read(position) if seat == self.seat else None


def _ways(position: TrickerionPosition, seat: int, key: int) -> list[Choice]:
    """DT-ABIL-13, 14: how a second marker could be laid, with the bonus of a card or without."""
    if not position.cells[READY + key]:
        return []
    found: list[Choice] = []
    if _may_use_bonus(position, seat, key):
        found.append(USE_BONUS)
    if theater.SET_UP.may_go(position, key):
        found.append(ACCEPT)
    return found


def _may_use_bonus(position: TrickerionPosition, seat: int, key: int) -> bool:
    """DT-ABIL-14: the bonus of a card has not served the first marker, and can serve the second."""
    if position.cells[CARD_STATE] != READY_BONUS:
        return False
    improved, before = active.ready_card(position, seat).improved, position.active
    if not isinstance(improved, theater.SetUpTrick):
        return False
    position.active = active.with_card(position, active.bonus_of(position, seat, position.actor))
    possible = improved.why_not(position, seat, (tricks.number_of(position, key),)) is None
    position.active = before
    return possible


def _close(position: TrickerionPosition, seat: int) -> None:
    """The set-up is done; a card whose bonus served the first marker may let something follow."""
    found = so_far.read(position)
    so_far.write(position, None)
    if found and found.armed:
        position.cells[CARD_STATE] = ARMED_BONUS
        active.refresh_acting(position, seat)


class AnotherMarker(OneOf, OfTrick):
    """DT-ABIL-12, 14: whether a second marker is laid, perhaps with the bonus of a card."""

    kind: ClassVar[str] = "another-marker"
    rule: ClassVar[str] = "DT-ABIL-12"
    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [*_ways(position, self.seat, self.key), DECLINE]

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Decline):
            _close(position, self.seat)
            theater.after_set_up(position, self.seat)
            return
        found = so_far.read(position)
        assert found is not None
        armed = position.cells[CARD_STATE] == ARMED_BONUS
        so_far.write(position, found._replace(second=True, armed=armed))
        if isinstance(choice, UseBonus):
            position.cells[CARD_STATE] = ARMED_BONUS
            position.tell(BonusUsed(self.seat, active.ready_card(position, self.seat).id))
        elif armed:
            position.cells[CARD_STATE] = NO_BONUS
        active.refresh_acting(position, self.seat)
        trick = tricks.number_of(position, self.key)
        theater.setting_up(position, self.seat).play(position, self.seat, (trick,))

    def fits(self, position: TrickerionPosition) -> bool:
        found = so_far.read(position)
        going_on = found is not None and not found.second
        return going_on and bool(_ways(position, self.seat, self.key)) and super().fits(position)
