"""ANY, ASSIGN-08: what a seat may do unasked: return tricks or components, and plan anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.refusal import Refusal
from sleight.games.trickerion.choices import Replan, ReturnTrick
from sleight.games.trickerion.events import ComponentReturned
from sleight.games.trickerion.flow.phases import assignment
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.printed.ids import COMPONENTS
from sleight.games.trickerion.state import components, reasons, tricks
from sleight.games.trickerion.state.cells import ARMED_BONUS, ASSIGNING, CARD_STATE, CONFIRMED, PLANNED, STOCK
from sleight.games.trickerion.state.universe import REPLAN

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.games.trickerion.state.position import TrickerionPosition


def between_steps(position: TrickerionPosition, seat: int) -> bool:
    """TR-ANY-09: the seat is asked something, and nothing of what it does is half done."""
    stack = position.stacks[seat]
    if not stack or position.cells[CARD_STATE] == ARMED_BONUS:
        return False
    return isinstance(stack[-1], TrickerionQuestion) and stack[-1].between_steps


def _only_makes_room(position: TrickerionPosition, seat: int) -> bool:
    question = position.stacks[seat][-1]
    return isinstance(question, TrickerionQuestion) and question.only_makes_room


def listed(position: TrickerionPosition, seat: int) -> list[Choice]:
    """Every aside of a seat, in a defined order."""
    if not between_steps(position, seat):
        return []
    universe, cells = position.table.universe, position.cells
    stock = cells[STOCK + COMPONENTS * seat : STOCK + COMPONENTS * seat + COMPONENTS]
    found: list[Choice] = []
    if position.table.edition.may_give_back and not _only_makes_room(position, seat):
        found += [universe.give_back[trick] for trick, _ in tricks.owned(position, seat)]
    found += [universe.drop[component] for component, tokens in enumerate(stock) if tokens]
    if assignment.may_replan(position, seat):
        found.append(REPLAN)
    return found


def why_not(position: TrickerionPosition, seat: int, choice: Choice) -> Refusal | None:
    """The first reason against an aside."""
    if not position.waiting:
        return Refusal("game-over", "", {})
    if not position.stacks[seat]:
        return Refusal("not-asked", "", {"seats": position.waiting})
    if not between_steps(position, seat):
        return reasons.refuse("in-the-middle", "TR-ANY-09")
    if isinstance(choice, Replan):
        return _why_not_replan(position, seat)
    (number,) = position.table.numbers_of[choice]
    if isinstance(choice, ReturnTrick):
        if not position.table.edition.may_give_back:
            return reasons.refuse("only-when-learning", "T1-DOWN-05")
        if _only_makes_room(position, seat):
            return reasons.refuse("in-the-middle", "TR-ANY-09")
        owned = tricks.symbol_of(position, seat, number) >= 0
        return None if owned else reasons.refuse("not-your-trick", "TR-ANY-01", trick=choice.trick)
    if not position.cells[STOCK + COMPONENTS * seat + number]:
        return reasons.refuse("no-such-stack", "TR-ANY-06", component=position.table.component_ids[number])
    return None


def _why_not_replan(position: TrickerionPosition, seat: int) -> Refusal | None:
    if assignment.may_replan(position, seat):
        return None
    if position.phase != ASSIGNING or position.cells[PLANNED + seat] in (0, CONFIRMED):
        return reasons.refuse("nothing-planned", "TR-ASSIGN-08")
    return reasons.refuse("replanned-enough", "TR-ASSIGN-08", times=position.table.edition.take_backs)


def play(position: TrickerionPosition, seat: int, choice: Choice) -> None:
    """TR-ANY-01, 06, TR-ASSIGN-08: do it; the open question stays open."""
    if isinstance(choice, Replan):
        assignment.replan(position, seat)
        return
    (number,) = position.table.numbers_of[choice]
    if isinstance(choice, ReturnTrick):
        tricks.give_back(position, seat, tricks.symbol_of(position, seat, number))
    else:
        components.drop(position, seat, number)
        position.tell(ComponentReturned(seat, position.table.component_ids[number]))
