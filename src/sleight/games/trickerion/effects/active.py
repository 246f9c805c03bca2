"""Which effects are in force now: it follows from magicians, the active prophecy, and the card in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from sleight.games.trickerion.effects.in_force import ActiveEffects
from sleight.games.trickerion.printed.ids import CHARACTERS, MAGICIAN
from sleight.games.trickerion.state.cells import ARMED_BONUS, BONUS, CARD_STATE, DISCS, NO_BONUS
from sleight.games.trickerion.state.slots import STAGES

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable

    from sleight.games.trickerion.cards.special.base import SpecialCard
    from sleight.games.trickerion.effects.hooks import Effect
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.setting import Setting

_MOST_KEPT: Final = 4096
"""How many combinations of effects are kept ready; there are far more than one game meets."""


class EffectSource(Protocol):
    """Something that effects come from: it says what they follow from now, and which they are then."""

    def key(self, position: TrickerionPosition) -> Hashable:
        """What the effects follow from; equal keys mean the same effects."""

    def effects(self, setting: Setting, key: Any) -> Iterable[Effect]:
        """The effects, in the order in which they apply."""


NO_PROPHECY: Final = -1
"""An empty place for a prophecy."""

NO_CARD: Final = -1

_WITH_CARD: Final = ("declaration", "markers_return")
"""TR-SAR-02: the windows of a performance in which the card of the performer is in force."""


def bonus_of(position: TrickerionPosition, seat: int, character: int) -> int:
    """TR-SA-09: the special card whose bonus a placement carries, or NO_CARD."""
    return position.cells[BONUS + CHARACTERS * seat + character] - 1


def refresh(position: TrickerionPosition, special: int = NO_CARD) -> None:
    """Magicians, prophecy or card have changed: put in force what holds now."""
    if position.table.sources:
        key = _key(position, special)
        if position.active.key != key:
            position.active = in_force(position.table, key)


def renew(position: TrickerionPosition) -> None:
    """Something else has changed than the card in use: put in force what holds now, with that card."""
    key: Any = position.active.key
    refresh(position, key[-1] if key else NO_CARD)


def _rank(effect: Effect) -> int:
    return effect.rank


def in_order(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """MP-40: effects in the order in which they apply."""
    return tuple(sorted(effects, key=_rank))


def in_force(setting: Setting, key: tuple[Any, ...]) -> ActiveEffects:
    """TR-GEN-26: the effects of each source in order, then the bonus of a special card, if there is one."""
    found = setting.active_effects.get(key)
    if found is None:
        *keys, special = key
        effects = [
            effect
            for source, each in zip(setting.sources, keys, strict=True)
            for effect in source.effects(setting, each)
        ]
        if special != NO_CARD:
            effects.append(setting.specials[special])
        if len(setting.active_effects) >= _MOST_KEPT:
            setting.active_effects.clear()
        found = setting.active_effects[key] = ActiveEffects(in_order(effects), key)
    return found


def _key(position: TrickerionPosition, special: int) -> tuple[Any, ...]:
    return (*[key(position) for key in position.table.keys], special)


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
        if question.window in _WITH_CARD:
            refresh(position, bonus_of(position, seat, MAGICIAN))
            return
    refresh(position)


def _in_use(position: TrickerionPosition, seat: int) -> int:
    state = position.cells[CARD_STATE]
    if state == NO_BONUS or position.actor < 0:
        return NO_CARD
    card = bonus_of(position, seat, position.actor)
    return card if state == ARMED_BONUS or position.table.specials[card].always_in_force else NO_CARD


def ready_card(position: TrickerionPosition, seat: int) -> SpecialCard:
    """The special card whose bonus the acting character still has or uses."""
    return position.table.specials[bonus_of(position, seat, position.actor)]


def improvement(position: TrickerionPosition, seat: int) -> Action | None:
    """TR-SA-05: the improved action while the bonus of a card is used."""
    armed = position.cells[CARD_STATE] == ARMED_BONUS
    return ready_card(position, seat).improved if armed else None


def with_card(position: TrickerionPosition, special: int) -> ActiveEffects:
    """What would be in force if the bonus of a special card were used."""
    return in_force(position.table, _key(position, special))


def card_on_stage(position: TrickerionPosition, seat: int) -> int:
    """TR-SA-13, TR-SAR-02: the special card of a magician on the stage that concerns the performance."""
    if position.cells[DISCS + CHARACTERS * seat + MAGICIAN] not in STAGES:
        return NO_CARD
    return bonus_of(position, seat, MAGICIAN)
