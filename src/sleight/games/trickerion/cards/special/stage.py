"""The special assignment cards about performing: they concern the own performance (TR-SAR-02)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.declarations import Declaration, TrickDeclaration
from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.choices import Accept, Gain, Salvage, Star
from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import FiascoArranged, MarkerSalvaged, RewardDoubled
from sleight.games.trickerion.flow.questions.picks import OneOf, Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.printed.ids import RESOURCES, SHARDS_RESOURCE
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import reasons, tricks

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

_DECLARED = at.DECLARED + 2
"""What the card of the performer has been used for; the cells before belong to abilities."""

_PARTS = (*RESOURCES, SHARDS_RESOURCE)
_ROOM = 1 + len(_PARTS)
"""A doubled reward is written as this times its key, plus the number of its part from 1."""


class DurableComponents(SpecialCard):
    """TR-SAR-15: after the last performance a performed marker goes back to its trick."""

    id: ClassVar[str] = "durable-components"
    on_stage: ClassVar[bool] = True

    def after_performances(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        return SalvageMarker(seat) if _salvageable(position, seat) else None


def _salvageable(position: TrickerionPosition, seat: int) -> dict[int, int]:
    """TR-SAR-15: the own tricks that were performed this round, with their keys."""
    performed = position.cells[at.PERFORMED]
    return {trick: key for trick, key in tricks.owned(position, seat) if performed >> key & 1}


class SalvageMarker(Picks):
    """TR-SAR-15: the marker of which performed trick, if any."""

    kind: ClassVar[str] = "salvage"
    rule: ClassVar[str] = "TR-SAR-15"
    site: ClassVar[tuple[int, ...]] = (at.PERFORMING,)
    window: ClassVar[str] = "after_performances"
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = Salvage
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("workshop",)

    def offered(self, position: TrickerionPosition) -> dict[int, int]:
        return _salvageable(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        own = tricks.symbol_of(position, self.seat, number) >= 0
        name = position.table.trick_ids[number]
        return reasons.refuse("not-performed" if own else "not-your-trick", "TR-SAR-15", trick=name)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        key = self.offered(position)[number]
        position.cells[at.SPARE + key] -= 1
        position.cells[at.READY + key] += 1
        position.tell(MarkerSalvaged(self.seat, position.table.trick_ids[number]))
        resume(position, self.seat)


class ArrangedFiasco(SpecialCard):
    """TR-SAR-16: own markers pay a fame more, those of others a fame less."""

    id: ClassVar[str] = "arranged-fiasco"
    on_stage: ClassVar[bool] = True

    def declaration(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        return ArrangeFiasco(performer, place)

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        if not position.cells[_DECLARED]:
            return ()
        return ((1, 0),) if spot.owner == spot.performer else ((-1, 0),)


class ArrangeFiasco(OneOf, Declaration):
    """TR-SAR-16: whether the rewards of this performance are changed."""

    kind: ClassVar[str] = "fiasco"
    rule: ClassVar[str] = "TR-SAR-16"
    asked_by: ClassVar[type[Effect] | None] = ArrangedFiasco

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if isinstance(choice, Accept):
            position.cells[_DECLARED] = 1
            position.tell(FiascoArranged(self.seat))
        resume(position, self.seat)


class GrandPremiere(SpecialCard):
    """TR-SAR-17: a part of the reward of an own trick is doubled when it is performed for the first time."""

    id: ClassVar[str] = "grand-premiere"
    on_stage: ClassVar[bool] = True

    def declaration(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        return StarTrick(performer, place) if _premieres(position, performer, place) else None

    def doubled(self, position: TrickerionPosition, spot: Spot) -> int:
        """TR-SAR-17: one marker only, and of two of a trick one whose reward was not replaced."""
        key, part = divmod(position.cells[_DECLARED], _ROOM)
        if not part or spot.key != key:
            return 0
        first_replaced = rewards.source(position, spot._replace(first=True)) != key
        return part if spot.first != first_replaced else 0


def _premieres(position: TrickerionPosition, seat: int, place: int) -> dict[int, int]:
    """TR-SAR-17: the own tricks on a card that were never performed and pay their own yields, with keys."""
    found: dict[int, int] = {}
    for spot in rewards.spots_on(position, seat, place):
        trick = position.cells[at.TRICKS + spot.key] - 1
        never = not position.cells[at.PREMIERED + seat] >> trick & 1
        if spot.owner == seat and never and rewards.source(position, spot) == spot.key:
            found[trick] = spot.key
    return dict(sorted(found.items()))


class StarTrick(Picks, Declaration):
    """TR-SAR-17: the reward of which own trick is doubled, if any."""

    kind: ClassVar[str] = "premiere"
    rule: ClassVar[str] = "TR-SAR-17"
    asked_by: ClassVar[type[Effect] | None] = GrandPremiere
    picks: ClassVar[type[Choice]] = Star
    may_decline: ClassVar[bool] = True
    shows: ClassVar[tuple[str, ...]] = ("theater", "workshop")

    def offered(self, position: TrickerionPosition) -> dict[int, int]:
        return _premieres(position, self.seat, self.place)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        return reasons.refuse("no-premiere", "TR-SAR-17", trick=position.table.trick_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.ask_only(DoublePart(self.seat, self.place, self.offered(position)[number]))


class DoublePart(Picks, TrickDeclaration):
    """TR-SAR-17: whether fame, coins or shards are doubled."""

    kind: ClassVar[str] = "premiere-part"
    rule: ClassVar[str] = "TR-SAR-17"
    asked_by: ClassVar[type[Effect] | None] = GrandPremiere
    picks: ClassVar[type[Choice]] = Gain

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.cells[_DECLARED] = _ROOM * self.key + number + 1
        position.tell(RewardDoubled(self.seat, tricks.name_of(position, self.key), _PARTS[number]))
        resume(position, self.seat)
