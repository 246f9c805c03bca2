"""MAG: the abilities that serve the placement of characters and what they do at the locations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.magicians.ability import Ability
from sleight.games.trickerion.choices import Weave
from sleight.games.trickerion.effects import active, plans, prophecies
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.state import reasons, slots, tricks
from sleight.games.trickerion.state.cells import DISCS, FIRST_SLOT, PENDING, SEALED, SHOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_WELCOMING = (ids.DOWNTOWN, ids.MARKET_ROW, ids.DARK_ALLEY)
"""TR-MAG-34: where the people of the city see the Gentleman."""


class Mechaniker(Ability):
    """TR-MAG-05, 06: once a round an apprentice has a point more, except in the theater."""

    def boost(self, position: TrickerionPosition, seat: int, character: int, location: int) -> int:
        own = seat == self.seat and character >= ids.FIRST_APPRENTICE
        return int(own and location != ids.THEATER and self.is_left(position))


class GreatOptico(Ability):
    """TR-MAG-11 to 14: once a round a permanent card serves as an opponent's special card of its location."""

    def borrowable(self, position: TrickerionPosition, seat: int, character: int) -> Sequence[int]:
        if seat != self.seat or not self.is_left(position):
            return ()
        card = plans.card_under(position, seat, character)
        if card >= ids.SPECIAL:
            return ()
        leads = position.table.assignment_locations
        return [shown - ids.SPECIAL for shown in self._face_up(position) if leads[shown] == leads[card]]

    def _face_up(self, position: TrickerionPosition) -> list[int]:
        """TR-MAG-13: the special cards of opponents that lie open now, under whomever."""
        found: list[int] = []
        for seat in range(position.table.seats):
            if seat != self.seat and max(cards := plans.cards_under(position, seat)) > ids.SPECIAL:
                found += [
                    card - 1
                    for character, card in enumerate(cards)
                    if card > ids.SPECIAL and _lies_open(position, seat, character)
                ]
        return found


def _lies_open(position: TrickerionPosition, seat: int, character: int) -> bool:
    """TR-MAG-13: a card was shown, and its character is placed or still to be handled."""
    cells = position.cells
    if not cells[SHOWN + seat] >> character & 1:
        return False
    placed = cells[DISCS + ids.CHARACTERS * seat + character] >= FIRST_SLOT
    return placed or cells[PENDING + seat] >> character & 1 > 0


class Gentleman(Ability):
    """TR-MAG-34, 35: the magician in the city gains a fame for each trick of the workshop."""

    def placed(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
        if seat != self.seat or character != ids.MAGICIAN or slots.location_of(slot) not in _WELCOMING:
            return
        fame = len(tricks.owned(position, seat))
        if fame:
            position.grant(seat, "ability", "the-gentleman", fame)


class WeaveFate(Action):
    """TR-MAG-07 to 10: a pending prophecy becomes the active one, and a new one takes its slot."""

    name: ClassVar[str] = "weave"
    rule: ClassVar[str] = "TR-MAG-07"
    kind: ClassVar[type[Choice]] = Weave

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points >= self.cost(position, seat) and not _needs_active(position):
            weave = position.table.universe.weave
            found += [weave[prophecy] for prophecy in sorted(position.prophecies[prophecies.FIRST_PENDING :])]

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (prophecy,) = move
        if _needs_active(position):
            return reasons.refuse("no-active-prophecy", "T1-MAG-05")
        if prophecy in position.prophecies[prophecies.FIRST_PENDING :]:
            return None
        return reasons.refuse("not-pending", "TR-MAG-07", prophecy=position.table.prophecy_ids[prophecy])

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        """TR-MAG-10, TR-PROR-03, 25: it governs at once; sealed cards are shown if it leaves none sealed."""
        prophecies.weave(position, seat, move[0])
        active.refresh_acting(position, seat)
        if position.cells[SEALED] and not plans.sealing(position):
            plans.reveal(position)
        resume(position, seat)


def _needs_active(position: TrickerionPosition) -> bool:
    """T1-MAG-05: there is no active prophecy to replace, and there must be one."""
    inactive = position.prophecies[prophecies.ACTIVE] == active.NO_PROPHECY
    return inactive and position.table.edition.weaving_needs_active


_WEAVE = (WeaveFate(),)


class Priestess(Ability):
    """TR-MAG-07 to 10: one action more in the Dark Alley."""

    def actions(self, position: TrickerionPosition, seat: int, location: int) -> Sequence[Action]:
        return _WEAVE if seat == self.seat and location == ids.DARK_ALLEY else ()
