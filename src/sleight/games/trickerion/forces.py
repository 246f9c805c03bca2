"""Which effects are in force now: it follows from magicians, the active prophecy, and the card in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.games.trickerion.cells import (
    ARMED_BONUS,
    BONUS,
    CARD_STATE,
    CHARACTERS,
    MAGICIAN,
    NO_BONUS,
)

if TYPE_CHECKING:
    from sleight.games.trickerion.cards.special import SpecialCard
    from sleight.games.trickerion.effects import Force
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.position import TrickerionPosition

NO_OMEN = -1
"""An empty place for a prophecy."""

NO_CARD = -1


def bonus_of(position: TrickerionPosition, seat: int, character: int) -> int:
    """TR-SA-09: the special card whose bonus a placement carries, or NO_CARD."""
    return position.cells[BONUS + CHARACTERS * seat + character] - 1


def refresh(position: TrickerionPosition, special: int = NO_CARD) -> None:
    """Magicians, prophecy or card have changed: put in force what holds now."""
    if position.table.specials:
        omen = position.omens[0] if position.omens else NO_OMEN
        if position.force.source != (position.magicians, omen, special):
            position.force = position.table.force(position.magicians, omen, special)


def refresh_acting(position: TrickerionPosition, seat: int) -> None:
    """TR-SA-05: the card of the acting character is in force while its bonus is used, or all the time."""
    refresh(position, _in_use(position, seat))


def restore(position: TrickerionPosition) -> None:
    """What is in force in a position that was laid out anew: for who acts, or for who performs."""
    for seat in position.waiting:
        if position.actor >= 0:
            refresh_acting(position, seat)
            return
        question: Any = position.stacks[seat][-1]
        if question.declares:
            refresh(position, bonus_of(position, seat, MAGICIAN))
            return
    refresh(position)


def _in_use(position: TrickerionPosition, seat: int) -> int:
    state = position.cells[CARD_STATE]
    if state == NO_BONUS or position.actor < 0:
        return NO_CARD
    card = bonus_of(position, seat, position.actor)
    return card if state == ARMED_BONUS or position.table.specials[card].stands else NO_CARD


def ready_card(position: TrickerionPosition, seat: int) -> SpecialCard:
    """The special card whose bonus the acting character still has or uses."""
    return position.table.specials[bonus_of(position, seat, position.actor)]


def improvement(position: TrickerionPosition, seat: int) -> Action | None:
    """TR-SA-05: the improved action while the bonus of a card is used."""
    armed = position.cells[CARD_STATE] == ARMED_BONUS
    return ready_card(position, seat).improved if armed else None


def force_with(position: TrickerionPosition, special: int) -> Force:
    """What would be in force if the bonus of a special card were used."""
    omen = position.omens[0] if position.omens else NO_OMEN
    return position.table.force(position.magicians, omen, special)
