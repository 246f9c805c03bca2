"""AP: what a player declares when placing a character, before its first action (TR-AP-11).

The steps come in this order, each only if there is something to decide: borrow a special card, use a special
card for its bonus or for a point, take the point of an ability, spend a shard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import forces, slots
from sleight.games.trickerion.cells import (
    BONUS,
    CARD_STATE,
    CHARACTER_IDS,
    CHARACTERS,
    DISCS,
    DRAWN,
    FIRST_SLOT,
    NO_BONUS,
    READY_BONUS,
    SHARDS,
    SPECIAL,
    SPENT,
    THEATER,
)
from sleight.games.trickerion.choices import Boost, Borrow, Decline, Enhance, KeepBonus, Plain, Point
from sleight.games.trickerion.events import (
    BonusKept,
    CardBorrowed,
    CharacterBoosted,
    CharacterEnhanced,
    PointTaken,
)
from sleight.games.trickerion.phases import placement
from sleight.games.trickerion.question import TrickerionQuestion, refuse
from sleight.games.trickerion.universe import BOOST, DECLINE, ENHANCE, KEEP_BONUS, PLAIN, POINT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Refusal
    from sleight.games.trickerion.position import TrickerionPosition

_ENHANCE_OR_NOT = (ENHANCE, PLAIN)
_BONUS_OR_POINT = (KEEP_BONUS, POINT)
_BOOST_OR_NOT = (BOOST, DECLINE)
BORROWING, USING, BOOSTING, ENHANCING = range(4)


def begin(position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
    """TR-AP-11: the points of character and slot, then what is declared."""
    cells = position.cells
    position.actor = character
    on_stage = slots.is_stage(slot)
    position.points = 0 if on_stage else points_for(position, seat, character, slot)
    if not position.table.specials:
        go_on_from(position, seat, ENHANCING)
        return
    cells[CARD_STATE] = NO_BONUS
    cells[DRAWN] = 0
    card = placement.card_under(position, seat, character)
    cell = BONUS + CHARACTERS * seat + character
    cells[cell] = 1 + card - SPECIAL if card >= SPECIAL else 0
    if slots.location_of(slot) != position.table.assignment_locations[card]:
        # TR-SAR-29: the placement itself is the bonus.
        if card < SPECIAL:
            _borrow(position, seat, placement.roaming_card(position, seat, character))
        go_on_from(position, seat, BOOSTING)
    else:
        go_on_from(position, seat, BORROWING)


def slot_under(position: TrickerionPosition, seat: int) -> int:
    """The slot on which the acting character stands."""
    return position.cells[DISCS + CHARACTERS * seat + position.actor] - FIRST_SLOT


def go_on_from(position: TrickerionPosition, seat: int, step: int) -> None:
    """The next step with something to decide; after the last the character acts."""
    for ask in _STEPS[step:]:
        if ask(position, seat):
            return
    if slots.is_stage(slot_under(position, seat)):
        # TR-TH-25: nothing follows at once.
        placement.end_turn(position, seat)
    else:
        position.points = max(position.points, 0)
        placement.go_on(position, seat)


def _ask_to_borrow(position: TrickerionPosition, seat: int) -> bool:
    if borrowable(position, seat):
        position.ask_only(BorrowCard(seat))
        return True
    return False


def borrowable(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-MAG-11, TR-SA-13: the cards that may be borrowed; on the stage those about the performance."""
    if not position.force.mimics or placement.card_under(position, seat, position.actor) >= SPECIAL:
        return []
    specials, on_stage = position.table.specials, slots.is_stage(slot_under(position, seat))
    cards = placement.mimics(position, seat, position.actor)
    return sorted(card for card in cards if not on_stage or specials[card].on_stage)


def _borrow(position: TrickerionPosition, seat: int, card: int) -> None:
    """TR-MAG-11: once a round."""
    position.cells[BONUS + CHARACTERS * seat + position.actor] = 1 + card
    position.cells[SPENT + seat] = 1
    name = position.table.special_ids[card]
    position.tell(CardBorrowed(seat, CHARACTER_IDS[position.actor], name))


class BorrowCard(TrickerionQuestion):
    """TR-MAG-11, 13: which face-up special card of an opponent the placement uses, if any."""

    __slots__ = ()
    kind: ClassVar[str] = "borrow"
    rule: ClassVar[str] = "TR-MAG-11"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        borrow = position.table.universe.borrow
        return [*(borrow[card] for card in borrowable(position, self.seat)), DECLINE]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if isinstance(choice, Decline):
            return None
        if not isinstance(choice, Borrow):
            return self.not_asked_now()
        if position.table.moves[choice][0] not in borrowable(position, self.seat):
            return refuse("not-to-borrow", "TR-MAG-13", card=choice.card)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Borrow):
            _borrow(position, self.seat, position.table.moves[choice][0])
        go_on_from(position, self.seat, USING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor]}


def _ask_for_use(position: TrickerionPosition, seat: int) -> bool:
    """TR-SA-08, 13: on the stage there is nothing to choose: the bonus is about the performance, or lost."""
    card = forces.bonus_of(position, seat, position.actor)
    if card == forces.NO_CARD:
        return False
    if slots.is_stage(slot_under(position, seat)):
        if not position.table.specials[card].on_stage:
            position.cells[BONUS + CHARACTERS * seat + position.actor] = 0
        return False
    position.ask_only(UseSpecialCard(seat))
    return True


class UseSpecialCard(TrickerionQuestion):
    """TR-SA-08, 09: the bonus of the special card or a point, once and for all."""

    __slots__ = ()
    kind: ClassVar[str] = "special-card"
    rule: ClassVar[str] = "TR-SA-08"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _BONUS_OR_POINT

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, KeepBonus | Point) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        seat, cells = self.seat, position.cells
        card = forces.bonus_of(position, seat, position.actor)
        who, name = CHARACTER_IDS[position.actor], position.table.special_ids[card]
        if isinstance(choice, Point):
            points = position.table.edition.special_points
            cells[BONUS + CHARACTERS * seat + position.actor] = 0
            position.points += points
            position.tell(PointTaken(seat, who, name, points))
        else:
            cells[CARD_STATE] = READY_BONUS
            position.tell(BonusKept(seat, who, name))
            position.table.specials[card].taken(position, seat)
            forces.refresh_acting(position, seat)
        go_on_from(position, seat, BOOSTING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        card = forces.bonus_of(position, self.seat, position.actor)
        return {"character": CHARACTER_IDS[position.actor], "card": position.table.special_ids[card]}


def _ask_to_boost(position: TrickerionPosition, seat: int) -> bool:
    if position.force.boost and boost(position, seat) and not slots.is_stage(slot_under(position, seat)):
        position.ask_only(BoostCharacter(seat))
        return True
    return False


def boost(position: TrickerionPosition, seat: int) -> int:
    """TR-MAG-05: the points that an ability offers for this placement."""
    location = slots.location_of(slot_under(position, seat))
    return sum(effect.boost(position, seat, position.actor, location) for effect in position.force.boost)


class BoostCharacter(TrickerionQuestion):
    """TR-MAG-05, 06: the point of the ability, once a round."""

    __slots__ = ()
    kind: ClassVar[str] = "boost"
    rule: ClassVar[str] = "TR-MAG-05"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _BOOST_OR_NOT

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Boost | Decline) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Boost):
            points = boost(position, self.seat)
            position.points += points
            position.cells[SPENT + self.seat] = 1
            position.tell(CharacterBoosted(self.seat, CHARACTER_IDS[position.actor], points))
        go_on_from(position, self.seat, ENHANCING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor], "points": boost(position, self.seat)}


def _ask_to_enhance(position: TrickerionPosition, seat: int) -> bool:
    slot = slot_under(position, seat)
    if slots.is_stage(slot) or not position.cells[SHARDS + seat]:
        return False
    if may_enhance(position, seat, slots.location_of(slot)):
        position.ask_alone(position.table.turns.enhance[seat])
        return True
    return False


def points_for(position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
    """TR-AP-01, 02, 06: the base of the character and the modifier of the slot; it may be below 0 so far."""
    points = position.table.base_points[character]
    for effect in position.force.base_points:
        points = effect.base_points(position, seat, character, points)
    return points + position.table.modifiers[slot]


def may_enhance(position: TrickerionPosition, seat: int, location: int) -> bool:
    """TR-AP-03, TR-TH-08: a shard may be spent anywhere except in the theater."""
    allowed = location != THEATER
    for effect in position.force.may_enhance:
        allowed = effect.may_enhance(position, seat, location, allowed)
    return allowed


def enhancement(position: TrickerionPosition, seat: int) -> int:
    """TR-AP-03: the points that a shard adds."""
    points = position.table.edition.enhancement
    for effect in position.force.enhancement:
        points = effect.enhancement(position, seat, points)
    return points


class EnhanceCharacter(TrickerionQuestion):
    """TR-AP-03, 04, 11: one shard for points, before the first action."""

    __slots__ = ()
    kind: ClassVar[str] = "enhance"
    rule: ClassVar[str] = "TR-AP-03"

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _ENHANCE_OR_NOT

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Enhance | Plain) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Enhance):
            points = enhancement(position, self.seat)
            position.cells[SHARDS + self.seat] -= 1
            position.points += points
            position.tell(CharacterEnhanced(self.seat, CHARACTER_IDS[position.actor], points))
        go_on_from(position, self.seat, ENHANCING + 1)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor], "points": position.points}


_STEPS = (_ask_to_borrow, _ask_for_use, _ask_to_boost, _ask_to_enhance)
