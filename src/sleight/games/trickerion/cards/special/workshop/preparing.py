"""The special assignment cards of the workshop (TR-SAR-20 to 29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.special.base import SpecialCard
from sleight.games.trickerion.cards.special.workshop import steps
from sleight.games.trickerion.cards.special.workshop.talent import HIDDEN_TALENT, FoundTalent
from sleight.games.trickerion.effects.lasting import Lasting, leave
from sleight.games.trickerion.effects.spending import shard_cautions
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import TrickCharged
from sleight.games.trickerion.locations import theater
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.locations.workshop import PrepareTrick
from sleight.games.trickerion.printed.ids import COMPONENTS, FIRST_APPRENTICE, SYMBOLS
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import characters, tricks
from sleight.games.trickerion.state.cells import CHARGED, SHARDS, SPARE, STOCK, TRICKS
from sleight.games.trickerion.state.reasons import refuse

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move


def _key(position: TrickerionPosition, seat: int, trick: int) -> int:
    """The key 4 * seat + symbol of an own trick."""
    return SYMBOLS * seat + tricks.symbol_of(position, seat, trick)


class NarrowedPreparation(PrepareTrick):
    """TR-SA-04, 06: a preparation that is offered only where the card does something."""

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        legal: list[Choice] = []
        super().offer(position, seat, legal)
        found += self.useful(position, seat, legal)

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return super().why_not(position, seat, move) or self.useless(position, seat, move)


class TweakedPreparation(NarrowedPreparation):
    """TR-SAR-20: it needs a marker in reserve beyond the usual number."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        symbol = tricks.symbol_of(position, seat, trick)
        if position.cells[SPARE + SYMBOLS * seat + symbol] > tricks.usual_markers(position, seat, symbol):
            return None
        return refuse("no-further-marker", "TR-SAR-20", trick=position.table.trick_ids[trick])


class TrickTweaking(SpecialCard):
    """TR-SAR-04, 20: one marker more."""

    id: ClassVar[str] = "trick-tweaking"
    improved: ClassVar[Action | None] = TweakedPreparation()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers + 1


class TestRun(SpecialCard):
    """TR-SAR-07, 21: one marker less, and the yields at once; nothing is performed."""

    id: ClassVar[str] = "test-run"
    improved: ClassVar[Action | None] = PrepareTrick()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers - 1

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        fame, coins, shards = rewards.yields_of(position, SYMBOLS * seat + symbol)
        position.grant(seat, "card", self.id, fame, coins, position.earned(seat, shards))
        return None


class SharingPreparation(NarrowedPreparation):
    """TR-SAR-22: it needs another trick that can take a marker."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        if steps.suppliable(position, seat, _key(position, seat, trick)):
            return None
        return refuse("nothing-to-supply", "TR-SAR-22", trick=position.table.trick_ids[trick])


class ReplaceableParts(SpecialCard):
    """TR-SAR-22: one marker less, and one on another trick that need not be prepared."""

    id: ClassVar[str] = "replaceable-parts"
    improved: ClassVar[Action | None] = SharingPreparation()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers - 1

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        return steps.SupplyTrick(seat, SYMBOLS * seat + symbol)


def fine_components(position: TrickerionPosition, trick: int) -> int:
    """TR-SAR-23: the advanced and superior components that a trick requires, by number."""
    table = position.table
    basic = next(iter(table.printed.board.components.values())).types
    return sum(count for each, count in table.needs[trick] if table.component_ids[each] not in basic)


class InventivePreparation(NarrowedPreparation):
    """TR-SAR-23: it needs a trick with more than basic components."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        if fine_components(position, trick):
            return None
        return refuse("basic-only", "TR-SAR-23", trick=position.table.trick_ids[trick])


class Invention(SpecialCard):
    """TR-SAR-23: fame for each advanced and each superior component that the trick requires."""

    id: ClassVar[str] = "invention"
    improved: ClassVar[Action | None] = InventivePreparation()

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        fame = fine_components(position, position.cells[TRICKS + SYMBOLS * seat + symbol] - 1)
        position.grant(seat, "card", self.id, fame)
        return None


class IngeniousPreparation(NarrowedPreparation):
    """TR-SAR-24: one required type is short or missing."""

    tolerates: ClassVar[int] = 1
    exact: ClassVar[bool] = True

    def suffices(self, position: TrickerionPosition, seat: int, trick: int) -> bool:
        return any(len(way) <= self.tolerates for way in self.ways(position, seat, trick))

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        if () not in self.ways(position, seat, trick):
            return None
        return refuse("nothing-missing", "TR-SAR-24", trick=position.table.trick_ids[trick])


class Ingenuity(SpecialCard):
    """TR-SAR-24: exactly one marker, for a trick that lacks components."""

    id: ClassVar[str] = "ingenuity"
    improved: ClassVar[Action | None] = IngeniousPreparation()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return 1


class ConsumedPreparation(NarrowedPreparation):
    """TR-SAR-25: it needs a token that can be given back; a trick may be prepared without some."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        first = STOCK + COMPONENTS * seat
        if any(position.cells[first + component] for component, _ in position.table.needs[trick]):
            return None
        return refuse("nothing-to-feed", "TR-SAR-25", trick=position.table.trick_ids[trick])


class UnstablePrototype(SpecialCard):
    """TR-SAR-25: one marker more, and required components are given back for fame and coins."""

    id: ClassVar[str] = "unstable-prototype"
    improved: ClassVar[Action | None] = ConsumedPreparation()

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        return markers + 1

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        return steps.FeedPrototype(seat, SYMBOLS * seat + symbol, steps.NOTHING_FED, steps.NOTHING_FED)


class ChargingPreparation(NarrowedPreparation):
    """TR-SAR-26: it needs a shard."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        return None if position.cells[SHARDS + seat] else refuse("shard-needed", "TR-SAR-26")

    def warnings(self, position: TrickerionPosition, seat: int, move: Move) -> list[Caution]:
        return [*super().warnings(position, seat, move), *shard_cautions(position, seat)]


class EnhanceTrick(SpecialCard):
    """TR-SAR-26: a shard on the trick raises its yields while it is owned."""

    id: ClassVar[str] = "enhance-trick"
    improved: ClassVar[Action | None] = ChargingPreparation()

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        key = SYMBOLS * seat + symbol
        position.spend_shards(seat, 1)
        position.cells[CHARGED + key] += 1
        position.tell(TrickCharged(seat, tricks.name_of(position, key)))
        return None


class StagedPreparation(NarrowedPreparation):
    """TR-SAR-27: it needs a performance card that has room for the marker."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        if theater.targets(position, _key(position, seat, trick), theater.FROM_TRICK_CARD):
            return None
        return refuse("no-room-on-stage", "TR-SAR-27", trick=position.table.trick_ids[trick])


class OnStagePreparation(SpecialCard):
    """TR-SAR-06, 27: one of the new markers goes to a performance card; it is not set up."""

    id: ClassVar[str] = "on-stage-preparation"
    improved: ClassVar[Action | None] = StagedPreparation()

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        return steps.stage_marker(seat, SYMBOLS * seat + symbol)


class PreparationByTalent(NarrowedPreparation):
    """TR-SAR-28: it needs an apprentice, and a specialist whom the player lacks."""

    def useless(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        if position.actor < FIRST_APPRENTICE:
            return refuse("apprentice-needed", "TR-SAR-28")
        if not characters.free_specialists(position, seat):
            return refuse("no-specialist-free", "TR-SAR-28")
        return None


class HiddenTalent(SpecialCard):
    """TR-SAR-28: the apprentice may give way to a specialist when characters return."""

    id: ClassVar[str] = HIDDEN_TALENT
    leaves: ClassVar[type[Lasting] | None] = FoundTalent
    improved: ClassVar[Action | None] = PreparationByTalent()

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        leave(position, self.id, seat, position.actor)
        return None


class Freelancer(SpecialCard):
    """TR-SAR-29: the character may be placed at any other location."""

    id: ClassVar[str] = "freelancer"
    roams: ClassVar[bool] = True
