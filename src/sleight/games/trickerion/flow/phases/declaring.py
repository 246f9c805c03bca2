"""AP: what a player declares when placing a character, before its first action (TR-AP-11).

The steps come in this order, each only if there is something to decide: borrow a special card, use a special
card for its bonus or for a point, take the point of an ability, then others one by one, spend a shard.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.games.trickerion import events as told
from sleight.games.trickerion.choices import Boost, Borrow, Enhance, Point
from sleight.games.trickerion.effects import active, plans
from sleight.games.trickerion.effects.points import boost, enhancement, may_enhance, points_for, slot_under
from sleight.games.trickerion.effects.spending import shard_cautions
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.flow.questions.picks import OneOf, Picks
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, CHARACTERS, SPECIAL
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import reasons, slots, universe

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

BORROWING, USING, BOOSTING, ADDING, ENHANCING = range(5)


def begin(position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
    """TR-AP-11: the points of character and slot, then what is declared."""
    cells = position.cells
    position.actor = character
    on_stage = slots.is_stage(slot)
    position.points = 0 if on_stage else points_for(position, seat, character, slot)
    if not position.table.specials:
        go_on_from(position, seat, ADDING if position.active.adds_points else ENHANCING)
        return
    cells[at.CARD_STATE] = at.NO_BONUS
    cells[at.DRAWN] = 0
    card = plans.card_under(position, seat, character)
    cell = at.BONUS + CHARACTERS * seat + character
    cells[cell] = 1 + card - SPECIAL if card >= SPECIAL else 0
    if slots.location_of(slot) != position.table.assignment_locations[card]:
        # TR-SAR-29: the placement itself is the bonus.
        if card < SPECIAL:
            _borrow(position, seat, plans.roaming_card(position, seat, character))
        go_on_from(position, seat, BOOSTING)
    else:
        go_on_from(position, seat, BORROWING)


def go_on_from(position: TrickerionPosition, seat: int, step: int) -> None:
    """The next step with something to decide; after the last the character acts."""
    for ask in _STEPS[step:]:
        if ask(position, seat):
            return
    WITH_PLACEMENT.open(position, seat)


def _placed(position: TrickerionPosition, seat: int, _about: int) -> None:
    """TR-AP-06, TR-TH-25: the character acts with what points it has; on the stage it has none."""
    position.points = max(position.points, 0)
    resume.resume(position, seat)


WITH_PLACEMENT: Final = resume.Window("with_placement", _placed, alone=True)


def _ask_to_borrow(position: TrickerionPosition, seat: int) -> bool:
    if offered_to_borrow(position, seat):
        position.ask_only(BorrowCard(seat))
        return True
    return False


def offered_to_borrow(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-MAG-11, TR-SA-13: the cards that may be borrowed; on the stage those about the performance."""
    if not position.active.borrowable or plans.card_under(position, seat, position.actor) >= SPECIAL:
        return []
    specials, on_stage = position.table.specials, slots.is_stage(slot_under(position, seat))
    cards = plans.borrowable(position, seat, position.actor)
    return sorted(card for card in cards if not on_stage or specials[card].on_stage)


def _borrow(position: TrickerionPosition, seat: int, card: int) -> None:
    """TR-MAG-11: once a round."""
    position.cells[at.BONUS + CHARACTERS * seat + position.actor] = 1 + card
    position.cells[at.SPENT + seat] = 1
    name = position.table.special_ids[card]
    position.tell(told.CardBorrowed(seat, CHARACTER_IDS[position.actor], name))


class BorrowCard(Picks):
    """TR-MAG-11, 13: which face-up special card of an opponent the placement uses, if any."""

    kind: ClassVar[str] = "borrow"
    rule: ClassVar[str] = "TR-MAG-11"
    picks: ClassVar[type[Choice]] = Borrow
    may_decline: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> list[int]:
        return offered_to_borrow(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("not-to-borrow", "TR-MAG-13", card=position.table.special_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        _borrow(position, self.seat, number)
        go_on_from(position, self.seat, USING)

    def declined(self, position: TrickerionPosition) -> None:
        go_on_from(position, self.seat, USING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor]}


def _ask_for_use(position: TrickerionPosition, seat: int) -> bool:
    """TR-SA-08, 13: on the stage there is nothing to choose: the bonus is about the performance, or lost."""
    card = active.bonus_of(position, seat, position.actor)
    if card == active.NO_CARD:
        return False
    if slots.is_stage(slot_under(position, seat)):
        if not position.table.specials[card].on_stage:
            position.cells[at.BONUS + CHARACTERS * seat + position.actor] = 0
        return False
    position.ask_only(UseSpecialCard(seat))
    return True


class UseSpecialCard(OneOf):
    """TR-SA-08, 09: the bonus of the special card or a point, once and for all."""

    kind: ClassVar[str] = "special-card"
    rule: ClassVar[str] = "TR-SA-08"
    answers: ClassVar[tuple[Choice, ...]] = (universe.KEEP_BONUS, universe.POINT)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        """T1-ALLEY-05: where no point is given instead, the bonus is kept."""
        return self.answers if position.table.edition.special_points else self.answers[:1]

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        seat, cells = self.seat, position.cells
        card = active.bonus_of(position, seat, position.actor)
        who, name = CHARACTER_IDS[position.actor], position.table.special_ids[card]
        if isinstance(choice, Point):
            points = position.table.edition.special_points
            cells[at.BONUS + CHARACTERS * seat + position.actor] = 0
            position.points += points
            position.tell(told.PointTaken(seat, who, name, points))
        else:
            cells[at.CARD_STATE] = at.READY_BONUS
            position.tell(told.BonusKept(seat, who, name))
            position.table.specials[card].taken(position, seat)
            active.refresh_acting(position, seat)
        go_on_from(position, seat, BOOSTING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        card = active.bonus_of(position, self.seat, position.actor)
        return {"character": CHARACTER_IDS[position.actor], "card": position.table.special_ids[card]}


def _ask_to_boost(position: TrickerionPosition, seat: int) -> bool:
    if position.active.boost and boost(position, seat) and not slots.is_stage(slot_under(position, seat)):
        position.ask_only(BoostCharacter(seat))
        return True
    return False


class BoostCharacter(OneOf):
    """TR-MAG-05, 06: the point of the ability, once a round."""

    kind: ClassVar[str] = "boost"
    rule: ClassVar[str] = "TR-MAG-05"
    answers: ClassVar[tuple[Choice, ...]] = (universe.BOOST, universe.DECLINE)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Boost):
            points = boost(position, self.seat)
            position.points += points
            position.cells[at.SPENT + self.seat] = 1
            position.tell(told.CharacterBoosted(self.seat, CHARACTER_IDS[position.actor], points))
        go_on_from(position, self.seat, ADDING)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor], "points": boost(position, self.seat)}


def _open_adding(position: TrickerionPosition, seat: int) -> bool:
    """MP-67: points that add up, each declared by itself, before a shard is spent."""
    if position.active.adds_points:
        ADDING_POINTS.open(position, seat)
        return True
    return False


def _added(position: TrickerionPosition, seat: int, _about: int) -> None:
    go_on_from(position, seat, ENHANCING)


ADDING_POINTS: Final = resume.Window("adds_points", _added, alone=True)


def _ask_to_enhance(position: TrickerionPosition, seat: int) -> bool:
    slot = slot_under(position, seat)
    if slots.is_stage(slot) or not position.cells[at.SHARDS + seat]:
        return False
    if may_enhance(position, seat, slots.location_of(slot)):
        position.ask_alone(position.table.questions.enhance[seat])
        return True
    return False


class EnhanceCharacter(OneOf):
    """TR-AP-03, 04, 11: one shard for points, before the first action."""

    kind: ClassVar[str] = "enhance"
    rule: ClassVar[str] = "TR-AP-03"
    answers: ClassVar[tuple[Choice, ...]] = (universe.ENHANCE, universe.PLAIN)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Enhance):
            # MP-25: what the shard held open does not change what it is spent for.
            position.spend_shards(self.seat, 1)
            points = enhancement(position, self.seat)
            position.points += points
            position.tell(told.CharacterEnhanced(self.seat, CHARACTER_IDS[position.actor], points))
            for effect in position.active.enhanced:
                effect.enhanced(position, self.seat)
        go_on_from(position, self.seat, ENHANCING + 1)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        return shard_cautions(position, self.seat) if isinstance(choice, Enhance) else []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"character": CHARACTER_IDS[position.actor], "points": position.points}


_STEPS: Final = (_ask_to_borrow, _ask_for_use, _ask_to_boost, _open_adding, _ask_to_enhance)
