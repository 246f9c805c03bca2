"""MAG: the abilities that serve set-ups and performances."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.cards.declarations import Declaration, TrickDeclaration
from sleight.games.trickerion.cards.magicians.ability import Ability
from sleight.games.trickerion.choices import Decline, Forgo, Impose, Reschedule, Steal
from sleight.games.trickerion.effects.hooks import OWN, STACKED, Effect
from sleight.games.trickerion.effects.spending import shard_cautions
from sleight.games.trickerion.effects.spot import Spot
from sleight.games.trickerion.effects.windows import Ask
from sleight.games.trickerion.events import PerformanceImposed, RewardStolen
from sleight.games.trickerion.flow.questions.picks import Picks
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import theater
from sleight.games.trickerion.printed.ids import MOST_SEATS, SYMBOLS
from sleight.games.trickerion.state import cells, reasons, stage, tricks

if TYPE_CHECKING:
    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.state.position import TrickerionPosition

STOLEN, FORGONE = cells.DECLARED, cells.DECLARED + 1
"""TR-MAG-19: whose reward is received, and instead of which own one: 1 + 4 * seat + symbol."""


class Electra(Ability):
    """TR-MAG-28 to 33: two markers may be set up in one, which pays its level more of fame and coins."""

    reward_cause: ClassVar[str] = STACKED

    def stacks(self, position: TrickerionPosition, seat: int) -> bool:
        return seat == self.seat

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        if spot.owner != self.seat or stage.size_of(spot.marker) == 1:
            return ()
        level = _level(position, spot.key)
        return ((level, level),)


def _level(position: TrickerionPosition, key: int) -> int:
    """The level of the trick of a key."""
    return position.table.levels[position.cells[cells.TRICKS + key] - 1]


class MasterOfChains(Ability):
    """TR-MAG-15 to 18: one reschedule before the performances, which pays for its links."""

    def before_performances(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        if seat != self.seat or not self.is_left(position) or not _movable(position, seat):
            return None
        return BreakFree(seat)


def _movable(position: TrickerionPosition, seat: int) -> list[int]:
    """TR-TH-19: the tricks with a marker that could go somewhere else."""
    return [trick for trick, key in tricks.owned(position, seat) if theater.origins(position, key)]


class BreakFree(Picks):
    """TR-MAG-15, 17: a marker of which trick is moved before the performances, if any."""

    kind: ClassVar[str] = "break-free"
    rule: ClassVar[str] = "TR-MAG-15"
    site: ClassVar[tuple[int, ...]] = (cells.PERFORMING,)
    window: ClassVar[str] = "before_performances"
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = Reschedule
    may_decline: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> list[int]:
        return _movable(position, self.seat)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        refusal = theater.RESCHEDULE.why_not(position, self.seat, (number,))
        assert refusal is not None
        return refusal

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.cells[cells.SPENT + self.seat] = 1
        theater.RESCHEDULE.play(position, self.seat, (number,))


class Yoruba(Ability):
    """TR-MAG-24 to 27: once a round a shard chooses the card of another performer."""

    def before_choice(self, position: TrickerionPosition, seat: int, performer: int) -> Ask:
        if seat != self.seat or seat == performer or not self.is_left(position):
            return None
        return ImposeCard(seat, performer) if position.cells[cells.SHARDS + seat] else None


class ImposeCard(Picks):
    """TR-MAG-24, 25: which card the performer has to perform, if any."""

    kind: ClassVar[str] = "impose"
    rule: ClassVar[str] = "TR-MAG-24"
    site: ClassVar[tuple[int, ...]] = (cells.PERFORMING,)
    window: ClassVar[str] = "before_choice"
    between_steps: ClassVar[bool] = True
    picks: ClassVar[type[Choice]] = Impose
    may_decline: ClassVar[bool] = True

    def __init__(self, seat: int, performer: int) -> None:
        super().__init__(seat)
        self.performer = performer

    def offered(self, position: TrickerionPosition) -> list[int]:
        return sorted([position.stage[place] for place in stage.eligible(position, self.performer)])

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        code = "no-marker-of-theirs" if number in position.stage else "card-not-there"
        return reasons.refuse(code, "TR-MAG-25", card=position.table.card_ids[number])

    def picked(self, position: TrickerionPosition, number: int) -> None:
        """TR-MAG-26: the performer can no longer decline, and remains the performer."""
        table = position.table
        position.spend_shards(self.seat, 1)
        position.cells[cells.SPENT + self.seat] = 1
        position.tell(PerformanceImposed(self.seat, self.performer, table.card_ids[number]))
        theirs = table.questions.perform[self.performer].stacks[self.performer][-1]
        theirs.answer(position, table.universe.perform[number])

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        return [] if isinstance(choice, Decline) else shard_cautions(position, self.seat)

    def about(self) -> int:
        return self.performer

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"seats": (self.performer,)}


class RedLotus(Ability):
    """TR-MAG-19 to 23: the performer receives the yields of an opponent's trick instead of an own one's."""

    def declaration(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        if performer != self.seat or not _to_steal(position, performer, place):
            return None
        return StealReward(performer, place)

    def reward_source(self, position: TrickerionPosition, spot: Spot) -> int:
        forgone = spot.first and position.cells[FORGONE] == spot.key + 1
        return position.cells[STOLEN] - 1 if forgone else OWN

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        """TR-MAG-21: the opponent has one fame less for this trick."""
        return ((-1, 0),) if spot.first and position.cells[STOLEN] == spot.key + 1 else ()


def _to_steal(position: TrickerionPosition, seat: int, place: int) -> dict[int, int]:
    """TR-MAG-19, 20: the tricks of opponents on a card that an own one can pay for, with their keys."""
    here = _keys_on(position, place)
    most = max([_level(position, key) for key in here if key // SYMBOLS == seat], default=0)
    others = [key for key in here if key // SYMBOLS != seat]
    return _by_trick(position, [key for key in others if _level(position, key) <= most])


def _to_forgo(position: TrickerionPosition, seat: int, place: int, stolen: int) -> dict[int, int]:
    """TR-MAG-20: the own tricks on a card whose level is not below that of the opponent's trick."""
    own = [key for key in _keys_on(position, place) if key // SYMBOLS == seat]
    return _by_trick(position, [key for key in own if _level(position, key) >= _level(position, stolen)])


def _keys_on(position: TrickerionPosition, place: int) -> list[int]:
    present = position.cells[cells.PRESENT + place]
    return [key for key in range(SYMBOLS * MOST_SEATS) if present >> key & 1]


def _by_trick(position: TrickerionPosition, keys: list[int]) -> dict[int, int]:
    return dict(sorted((position.cells[cells.TRICKS + key] - 1, key) for key in keys))


class StealReward(Picks, Declaration):
    """TR-MAG-19, 20: the reward of which trick of an opponent, if any."""

    kind: ClassVar[str] = "steal"
    rule: ClassVar[str] = "TR-MAG-19"
    asked_by: ClassVar[type[Effect] | None] = RedLotus
    picks: ClassVar[type[Choice]] = Steal
    may_decline: ClassVar[bool] = True

    def offered(self, position: TrickerionPosition) -> dict[int, int]:
        return _to_steal(position, self.seat, self.place)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        others = [key for key in _keys_on(position, self.place) if key // SYMBOLS != self.seat]
        trick = position.table.trick_ids[number]
        if number in _by_trick(position, others):
            return reasons.refuse("level-too-high", "TR-MAG-20", trick=trick)
        return reasons.refuse("not-of-an-opponent", "TR-MAG-19", trick=trick)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        position.ask_only(ForgoReward(self.seat, self.place, self.offered(position)[number]))


class ForgoReward(Picks, TrickDeclaration):
    """TR-MAG-19, 20, 22: instead of which own reward."""

    kind: ClassVar[str] = "forgo"
    rule: ClassVar[str] = "TR-MAG-19"
    asked_by: ClassVar[type[Effect] | None] = RedLotus
    picks: ClassVar[type[Choice]] = Forgo

    def offered(self, position: TrickerionPosition) -> dict[int, int]:
        return _to_forgo(position, self.seat, self.place, self.key)

    def refusal(self, position: TrickerionPosition, number: int) -> Refusal:
        own = [key for key in _keys_on(position, self.place) if key // SYMBOLS == self.seat]
        trick = position.table.trick_ids[number]
        if number in _by_trick(position, own):
            return reasons.refuse("level-too-low", "TR-MAG-20", trick=trick)
        return reasons.refuse("not-in-this-show", "TR-MAG-19", trick=trick)

    def picked(self, position: TrickerionPosition, number: int) -> None:
        forgone = self.offered(position)[number]
        position.cells[STOLEN], position.cells[FORGONE] = self.key + 1, forgone + 1
        stolen, owner = tricks.name_of(position, self.key), self.key // SYMBOLS
        position.tell(RewardStolen(self.seat, stolen, owner, position.table.trick_ids[number]))
        resume(position, self.seat)
