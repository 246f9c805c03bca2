"""TH, LINK: set up tricks and reschedule them; new links pay at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion import stage, tricks
from sleight.games.trickerion.cells import (
    COINS,
    FACINGS,
    FAME,
    GAPS,
    LAID,
    PRESENT,
    READY,
    RESOURCES,
    SLOTS,
    SYMBOLS,
    TRICKS,
)
from sleight.games.trickerion.choices import At, From, Gain, Reschedule, SetUp
from sleight.games.trickerion.events import LinkPaid, ShardsGained, TrickRescheduled, TrickSetUp
from sleight.games.trickerion.geometry import marker_of, rotation
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.phases import placement
from sleight.games.trickerion.question import TrickerionQuestion, caution, refuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.geometry import Joint
    from sleight.games.trickerion.position import TrickerionPosition
    from sleight.games.trickerion.universe import Move

NOWHERE = -1
"""The origin of a marker that comes from its trick card."""


def targets(position: TrickerionPosition, key: int, origin: int) -> list[int]:
    """TR-TH-12, 14, 19, 20: the places with an empty slot and without another marker like it."""
    cells = position.cells
    return [
        place
        for place in range(len(position.stage))
        if cells[GAPS + place] and (place == origin or not cells[PRESENT + place] >> key & 1)
    ]


def origins(position: TrickerionPosition, key: int) -> list[int]:
    """TR-TH-19: the places with a marker that could go somewhere else."""
    cells = position.cells
    return [
        place
        for place in range(len(position.stage))
        if cells[PRESENT + place] >> key & 1 and targets(position, key, place)
    ]


class SetUpTrick(Action):
    """TR-TH-12 to 17: a marker goes from its trick card to a performance card."""

    name: ClassVar[str] = "set_up"
    rule: ClassVar[str] = "TR-TH-12"
    kind: ClassVar[type[Choice]] = SetUp

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        for trick, key in tricks.owned(position, seat):
            if position.cells[READY + key] and targets(position, key, NOWHERE):
                found.append(position.table.universe.set_up[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", "TR-TH-12", trick=position.table.trick_ids[trick])
        key = SYMBOLS * seat + symbol
        if not position.cells[READY + key]:
            return refuse("not-prepared", "TR-TH-12", trick=position.table.trick_ids[trick])
        if not targets(position, key, NOWHERE):
            return refuse("no-room-on-stage", "TR-TH-14", trick=position.table.trick_ids[trick])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        position.ask_only(LayMarker(seat, NOWHERE, tricks.symbol_of(position, seat, move[0])))


class RescheduleTrick(Action):
    """TR-TH-19 to 23: a marker goes from one slot to another and pays nothing."""

    name: ClassVar[str] = "reschedule"
    rule: ClassVar[str] = "TR-TH-19"
    kind: ClassVar[type[Choice]] = Reschedule

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        present = 0
        for there in position.cells[PRESENT : PRESENT + len(position.stage)]:
            present |= there
        if present >> SYMBOLS * seat & 15:
            for trick, key in tricks.owned(position, seat):
                if present >> key & 1 and origins(position, key):
                    found.append(position.table.universe.reschedule[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        name = position.table.trick_ids[trick]
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", "TR-TH-19", trick=name)
        key = SYMBOLS * seat + symbol
        cells = position.cells
        if not any(there >> key & 1 for there in cells[PRESENT : PRESENT + len(position.stage)]):
            return refuse("not-on-stage", "TR-TH-19", trick=name)
        if not origins(position, key):
            return refuse("no-room-on-stage", "TR-TH-20", trick=name)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        symbol = tricks.symbol_of(position, seat, move[0])
        places = origins(position, SYMBOLS * seat + symbol)
        if len(places) > 1:
            position.ask_only(TakeFrom(seat, symbol))
        else:
            position.ask_only(LayMarker(seat, places[0], symbol))


class TakeFrom(TrickerionQuestion):
    """TR-TH-19: which of several markers of a trick is moved."""

    __slots__ = ("symbol",)
    kind: ClassVar[str] = "reschedule-from"
    rule: ClassVar[str] = "TR-TH-19"

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def _places(self, position: TrickerionPosition) -> list[int]:
        return origins(position, SYMBOLS * self.seat + self.symbol)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        cards = sorted([position.stage[place] for place in self._places(position)])
        return [position.table.universe.origin[card] for card in cards]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, From):
            return self.not_asked_now()
        (card,) = position.table.moves[choice]
        if card not in [position.stage[place] for place in self._places(position)]:
            return refuse("no-marker-there", "TR-TH-19", card=choice.card)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (card,) = position.table.moves[choice]
        position.ask_only(LayMarker(self.seat, position.stage.index(card), self.symbol))

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": _trick_name(position, self.seat, self.symbol)}


def _trick_name(position: TrickerionPosition, seat: int, symbol: int) -> str:
    return position.table.trick_ids[position.cells[TRICKS + SYMBOLS * seat + symbol] - 1]


class LayMarker(TrickerionQuestion):
    """TR-TH-12 to 14, 19, 20: on which slot, and with its own school in which circle."""

    __slots__ = ("origin", "symbol")
    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "TR-TH-13"

    def __init__(self, seat: int, origin: int, symbol: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.symbol = symbol

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        lays, stage, cells = position.table.lays, position.stage, position.cells
        places = targets(position, SYMBOLS * self.seat + self.symbol, self.origin)
        found: list[Choice] = []
        for card, place in sorted([(stage[place], place) for place in places]):
            found += lays[card][cells[GAPS + place]]
        return found

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return self.not_asked_now()
        card, slot, facing = position.table.moves[choice]
        if card not in position.stage:
            return refuse("card-not-there", "TR-TH-12", card=choice.card)
        place = position.stage.index(card)
        if not position.cells[GAPS + place] >> slot & 1:
            return refuse("slot-not-empty", "TR-TH-12", card=choice.card, slot=choice.slot)
        if place not in targets(position, SYMBOLS * self.seat + self.symbol, self.origin):
            return refuse("same-symbol-there", "TR-TH-14", card=choice.card)
        if facing not in position.table.layouts[card].facings[slot]:
            return refuse("no-circle", "TR-TH-13", slot=choice.slot, facing=choice.facing)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        card, slot, facing = position.table.moves[choice]
        place = position.stage.index(card)
        if self.origin == NOWHERE:
            set_up(position, self.seat, self.symbol, place, slot, facing)
        else:
            _reschedule(position, self.seat, self.symbol, self.origin, place, slot, facing)
            placement.go_on(position, self.seat)

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-20, 21: what is not performed this round leaves with the last card."""
        card = position.table.moves[choice][0]
        last = position.stage[-1] == card and position.round >= position.table.edition.discard_from
        return [caution("last-card", "TR-END-20", card=position.table.card_ids[card])] if last else []

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": _trick_name(position, self.seat, self.symbol)}


def set_up(position: TrickerionPosition, seat: int, symbol: int, place: int, slot: int, facing: int) -> None:
    """TR-TH-12, TR-LINK-04 to 12: the marker lies there; shards come at once, then each link pays."""
    cells, table = position.cells, position.table
    key = SYMBOLS * seat + symbol
    trick = cells[TRICKS + key] - 1
    cells[READY + key] -= 1
    turned = rotation(table.schools[trick], facing)
    stage.lay(position, place, slot, marker_of(seat, symbol, turned))
    links = stage.new_links(position, place, slot)
    card = table.card_ids[position.stage[place]]
    position.tell(TrickSetUp(seat, table.trick_ids[trick], card, slot + 1, FACINGS[facing], len(links)))
    for link in links:
        if link.shard:
            _pay_shards(position, seat, place, link)
    for effect in position.effects:
        effect.set_up(position, seat, trick)
    pay_links(position, seat, table.edition.link_pay[table.levels[trick] - 1], len(links))


def _pay_shards(position: TrickerionPosition, seat: int, place: int, link: Joint) -> None:
    """TR-LINK-08, 09: every player with a marker in the new link gains one shard."""
    other = position.cells[LAID + SLOTS * place + link.other] - 1 >> 4
    for owner in (seat,) if other == seat else (seat, other):
        position.tell(ShardsGained(owner, position.gain_shards(owner, 1)))


def pay_links(position: TrickerionPosition, seat: int, amount: int, links: int) -> None:
    """TR-LINK-06: one choice of fame or coins for each link, then the character goes on."""
    if links:
        position.ask_only(LinkReward(seat, amount, links))
    else:
        placement.go_on(position, seat)


class LinkReward(TrickerionQuestion):
    """TR-LINK-05, 06: a new link pays fame or coins."""

    __slots__ = ("amount", "links")
    kind: ClassVar[str] = "link-reward"
    rule: ClassVar[str] = "TR-LINK-05"

    def __init__(self, seat: int, amount: int, links: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.links = links

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return position.table.universe.gain

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Gain) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (resource,) = position.table.moves[choice]
        position.cells[(FAME, COINS)[resource] + self.seat] += self.amount
        position.tell(LinkPaid(self.seat, RESOURCES[resource], self.amount))
        pay_links(position, self.seat, self.amount, self.links - 1)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"amount": self.amount, "links": self.links}


def _reschedule(
    position: TrickerionPosition, seat: int, symbol: int, origin: int, place: int, slot: int, facing: int
) -> None:
    """TR-TH-19, 21: the marker moves; links that arise pay nobody."""
    table, key = position.table, SYMBOLS * seat + symbol
    trick = position.cells[TRICKS + key] - 1
    stage.lift(position, origin, stage.slot_of(position, origin, key))
    turned = rotation(table.schools[trick], facing)
    stage.lay(position, place, slot, marker_of(seat, symbol, turned))
    before, after = table.card_ids[position.stage[origin]], table.card_ids[position.stage[place]]
    position.tell(TrickRescheduled(seat, table.trick_ids[trick], before, after, slot + 1, FACINGS[facing]))


ACTIONS = (SetUpTrick(), RescheduleTrick())
"""TR-TH-11: the actions of a character backstage."""


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-ANY-02: giving a trick back could empty slots for a marker that has no place now."""
    cells, first = position.cells, SYMBOLS * seat
    on_stage = sum(
        (there >> first & 15).bit_count() for there in cells[PRESENT : PRESENT + len(position.stage)]
    )
    return on_stage > 1 or (on_stage == 1 and any(cells[READY + first : READY + first + SYMBOLS]))
