"""Magician Powers as their owner counts them: what lies at the slots, what is in hand, what can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.position_for import setting_for
from sleight.games.trickerion.modules.powers.choices import DiscardPower as DiscardPower
from sleight.games.trickerion.modules.powers.choices import KeepPowers as KeepPowers
from sleight.games.trickerion.modules.powers.choices import LearnPower as LearnPower
from sleight.games.trickerion.modules.powers.on_stage import RescheduleFreely as RescheduleFreely
from sleight.games.trickerion.modules.powers.on_stage import SetUpFreely as SetUpFreely
from sleight.games.trickerion.modules.powers.power import USED
from sleight.games.trickerion.modules.powers.printed import ID, PowerCard, cards_of
from sleight.games.trickerion.modules.powers.slots import OPENS_AT as OPENS_AT
from sleight.games.trickerion.modules.powers.slots import first_slot

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.powers.types import Repertoire
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView

Held = tuple[tuple[str, ...], tuple[str, ...]]
"""The powers at the slots of a seat, `` for none, and those whose use of the round is spent."""

NOTHING: Held = ((), ())


def repertoire(view: TrickerionView) -> Repertoire | None:
    """The powers of the viewer; None at a table without them."""
    powers = getattr(view, ID, None)
    return powers.seats[view.seat or 0] if powers else None


def held(view: TrickerionView) -> Held:
    """What the viewer has learned, if anything."""
    own = repertoire(view)
    slots = tuple([slot.power for slot in own.slots]) if own else ()
    return (slots, own.used) if own and any(slots) else NOTHING


def with_learned(view: TrickerionView, power: str, slot: int) -> TrickerionView:
    """The same view, but the viewer has learned a power at a slot, 1 to 4."""
    own, seat, shown = repertoire(view), view.seat or 0, getattr(view, ID)
    assert own is not None
    laid = replace(own.slots[slot - 1], power=power)
    own = replace(own, slots=(*own.slots[: slot - 1], laid, *own.slots[slot:]))
    seats = (*shown.seats[:seat], own, *shown.seats[seat + 1 :])
    return replace(view, **{ID: replace(shown, seats=seats)})


def lay(position: TrickerionPosition, seat: int, held: Held) -> None:
    """Lay learned powers at the slots of a seat."""
    numbers = {card.id: number for number, card in enumerate(cards_of(position.table.printed))}
    slots, used = held
    for cell, id in enumerate(slots, first_slot(position, seat)):
        position.cells[cell] = 1 + numbers[id] if id else 0
    position.cells[position.table.blocks[USED] + seat] = sum(1 << numbers[id] for id in used)


def cards(view: TrickerionView) -> dict[str, PowerCard]:
    """All powers of the table by their ids."""
    return {card.id: card for card in cards_of(catalog_of(view).printed)}


def missing_fame(view: TrickerionView, power: str) -> int:
    """MP-13: the coins that replace missing fame to learn a power."""
    threshold = setting_for(view).threshold_of(cards(view)[power].level)
    return max(0, threshold - view.fame[view.seat or 0])
