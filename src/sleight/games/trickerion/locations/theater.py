"""TH, LINK: set up tricks and reschedule them; new links pay at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.games.trickerion.choices import Accept, At, Decline, From, Gain, Lift, Reschedule, SetUp
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.events import (
    LinkPaid,
    OpponentRescheduled,
    ShardsGained,
    TrickRescheduled,
    TrickSetUp,
)
from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.locations import prospects
from sleight.games.trickerion.locations.action import Action
from sleight.games.trickerion.printed.geometry import marker_of, rotation
from sleight.games.trickerion.printed.ids import FACINGS, RESOURCES, SLOTS, SYMBOLS
from sleight.games.trickerion.state import stage, tricks
from sleight.games.trickerion.state.cells import (
    CARD_STATE,
    COINS,
    FAME,
    GAPS,
    LAID,
    PERFORMING,
    PLACING,
    PRESENT,
    READY,
    READY_BONUS,
    TRICKS,
)
from sleight.games.trickerion.state.reasons import refuse
from sleight.games.trickerion.state.universe import ACCEPT, DECLINE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.core.refusal import Argument, Caution, Refusal
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.state.universe import Move

_YES_OR_NO = (ACCEPT, DECLINE)
FROM_TRICK_CARD = -1
"""The origin of a marker that comes from its trick card."""


def targets(position: TrickerionPosition, key: int, origin: int) -> list[int]:
    """TR-TH-12, 14, 19, 20, TR-SAR-13: the places with an empty slot and without another marker like it."""
    cells = position.cells
    moves_within = origin != FROM_TRICK_CARD and len(stage.slots_of(position, origin, key)) == 1
    return [
        place
        for place in range(len(position.stage))
        if cells[GAPS + place]
        and ((place == origin and moves_within) or not cells[PRESENT + place] >> key & 1)
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

    def targets(self, position: TrickerionPosition, key: int) -> list[int]:
        """The places of the cards to which a marker may go."""
        return targets(position, key, FROM_TRICK_CARD)

    def may_go(self, position: TrickerionPosition, key: int) -> bool:
        """Whether a marker may be laid anywhere."""
        return bool(self.targets(position, key))

    def lays(self, position: TrickerionPosition, key: int) -> list[Choice]:
        """TR-TH-13: where a marker may be laid, and turned which way."""
        return lays_on(position, self.targets(position, key))

    def why_not_there(self, position: TrickerionPosition, key: int, move: Move) -> Refusal | None:
        """Why a marker cannot be laid on that card and slot, turned that way."""
        return why_not_there(position, self.targets(position, key), *move)

    def no_room(self, position: TrickerionPosition, seat: int, trick: str) -> Refusal:
        """Why no marker of a prepared trick may be laid anywhere."""
        return refuse("no-room-on-stage", "TR-TH-14", trick=trick)

    def ask_where(self, position: TrickerionPosition, seat: int, key: int, size: int) -> None:
        """TR-TH-13: on which slot, and turned which way."""
        position.ask_only(LayMarker(seat, FROM_TRICK_CARD, key, FROM_TRICK_CARD, size))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        for trick, key in tricks.owned(position, seat):
            if position.cells[READY + key] and self.may_go(position, key):
                found.append(position.table.universe.set_up[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        symbol = tricks.symbol_of(position, seat, trick)
        if symbol < 0:
            return refuse("not-your-trick", "TR-TH-12", trick=position.table.trick_ids[trick])
        key = SYMBOLS * seat + symbol
        if not position.cells[READY + key]:
            return refuse("not-prepared", "TR-TH-12", trick=position.table.trick_ids[trick])
        if not self.may_go(position, key):
            return self.no_room(position, seat, position.table.trick_ids[trick])
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        key = SYMBOLS * seat + tricks.symbol_of(position, seat, move[0])
        if position.cells[READY + key] > 1 and may_stack(position, seat):
            position.ask_only(StackMarkers(seat, key))
        else:
            self.ask_where(position, seat, key, 1)


SET_UP = SetUpTrick()


def setting_up(position: TrickerionPosition, seat: int) -> SetUpTrick:
    """The set-up that is being played: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, SetUpTrick) else SET_UP


def may_stack(position: TrickerionPosition, seat: int) -> bool:
    """TR-MAG-28: whether a seat may set up two markers in one."""
    return any(effect.stacks(position, seat) for effect in position.active.stacks)


class StackMarkers(TrickerionQuestion):
    """TR-MAG-28, 29: two markers of the trick on one slot, or one."""

    __slots__ = ("key",)
    kind: ClassVar[str] = "stack"
    rule: ClassVar[str] = "TR-MAG-28"

    def __init__(self, seat: int, key: int) -> None:
        super().__init__(seat)
        self.key = key

    def fits(self, position: TrickerionPosition) -> bool:
        return position.cells[READY + self.key] > 1 and super().fits(position)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return _YES_OR_NO

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if isinstance(choice, Accept | Decline) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        size = 2 if isinstance(choice, Accept) else 1
        setting_up(position, self.seat).ask_where(position, self.seat, self.key, size)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": trick_name(position, self.key)}


class RescheduleTrick(Action):
    """TR-TH-19 to 23: a marker goes from one slot to another and pays nothing."""

    name: ClassVar[str] = "reschedule"
    rule: ClassVar[str] = "TR-TH-19"
    kind: ClassVar[type[Choice]] = Reschedule

    def keys(self, position: TrickerionPosition, seat: int) -> list[tuple[int, int]]:
        """The tricks whose markers may be moved, each with its key 4 * owner + symbol."""
        return tricks.owned(position, seat)

    def not_allowed(self, trick: str) -> Refusal:
        """Why the markers of a trick may not be moved, wherever they lie."""
        return refuse("not-your-trick", "TR-TH-19", trick=trick)

    def origins(self, position: TrickerionPosition, key: int) -> list[int]:
        """The places from which a marker may be moved."""
        return origins(position, key)

    def lifted(self, position: TrickerionPosition, seat: int, key: int, place: int, slot: int) -> None:
        """TR-TH-20: the marker has been named: where does it go?"""
        position.ask_only(LayMarker(seat, place, key, slot, 1))

    def offer(self, position: TrickerionPosition, seat: int, found: list[Choice]) -> None:
        if position.points < self.cost(position, seat):
            return
        present = 0
        for there in position.cells[PRESENT : PRESENT + len(position.stage)]:
            present |= there
        if not present:
            return
        for trick, key in self.keys(position, seat):
            if present >> key & 1 and self.origins(position, key):
                found.append(position.table.universe.reschedule[trick])

    def why_not(self, position: TrickerionPosition, seat: int, move: Move) -> Refusal | None:
        (trick,) = move
        name = position.table.trick_ids[trick]
        key = dict(self.keys(position, seat)).get(trick)
        if key is None:
            return self.not_allowed(name)
        cells = position.cells
        if not any(there >> key & 1 for there in cells[PRESENT : PRESENT + len(position.stage)]):
            return refuse("not-on-stage", "TR-TH-19", trick=name)
        if not self.origins(position, key):
            return refuse("no-room-on-stage", "TR-TH-20", trick=name)
        return None

    def play(self, position: TrickerionPosition, seat: int, move: Move) -> None:
        key = dict(self.keys(position, seat))[move[0]]
        places = self.origins(position, key)
        if len(places) > 1:
            position.ask_only(TakeFrom(seat, key))
        else:
            take_from(position, seat, key, places[0])


RESCHEDULE = RescheduleTrick()


def rescheduling(position: TrickerionPosition, seat: int) -> RescheduleTrick:
    """The reschedule that is being played: an improved one while the bonus of a card is used."""
    improved = active.improvement(position, seat)
    return improved if isinstance(improved, RescheduleTrick) else RESCHEDULE


def take_from(position: TrickerionPosition, seat: int, key: int, place: int) -> None:
    """TR-SAR-13: of two markers of a trick on one card the player says which."""
    there = stage.slots_of(position, place, key)
    if len(there) > 1:
        position.ask_only(TakeOneOf(seat, key, place))
    else:
        rescheduling(position, seat).lifted(position, seat, key, place, there[0])


class TakeFrom(TrickerionQuestion):
    """TR-TH-19: which of several markers of a trick is moved."""

    __slots__ = ("key",)
    kind: ClassVar[str] = "reschedule-from"
    rule: ClassVar[str] = "TR-TH-19"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)

    def __init__(self, seat: int, key: int) -> None:
        super().__init__(seat)
        self.key = key

    def _places(self, position: TrickerionPosition) -> list[int]:
        return rescheduling(position, self.seat).origins(position, self.key)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        cards = sorted([position.stage[place] for place in self._places(position)])
        return [position.table.universe.origin[card] for card in cards]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, From):
            return self.not_asked_now()
        (card,) = position.table.numbers_of[choice]
        if card not in [position.stage[place] for place in self._places(position)]:
            return refuse("no-marker-there", "TR-TH-19", card=choice.card)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (card,) = position.table.numbers_of[choice]
        take_from(position, self.seat, self.key, position.stage.index(card))

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": trick_name(position, self.key)}


class TakeOneOf(TrickerionQuestion):
    """TR-SAR-13: which of two markers of a trick on the same card."""

    __slots__ = ("key", "place")
    kind: ClassVar[str] = "reschedule-which"
    rule: ClassVar[str] = "TR-SAR-13"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)

    def __init__(self, seat: int, key: int, place: int) -> None:
        super().__init__(seat)
        self.key = key
        self.place = place

    def _numbers(self, position: TrickerionPosition) -> list[int]:
        """The slots counted from 1, and 0 for beside them."""
        there = stage.slots_of(position, self.place, self.key)
        return sorted(0 if slot == stage.BESIDE_SLOT else slot + 1 for slot in there)

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [position.table.universe.lift[number] for number in self._numbers(position)]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Lift):
            return self.not_asked_now()
        if choice.slot not in self._numbers(position):
            card = position.table.card_ids[position.stage[self.place]]
            return refuse("no-marker-there", "TR-SAR-13", card=card)
        return None

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (number,) = position.table.numbers_of[choice]
        slot = number - 1 if number else stage.BESIDE_SLOT
        rescheduling(position, self.seat).lifted(position, self.seat, self.key, self.place, slot)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        card = position.table.card_ids[position.stage[self.place]]
        return {"trick": trick_name(position, self.key), "card": card}


def trick_name(position: TrickerionPosition, key: int) -> str:
    """The trick that the markers with a key stand for."""
    return position.table.trick_ids[position.cells[TRICKS + key] - 1]


class LayMarker(TrickerionQuestion):
    """TR-TH-12 to 14, 19, 20: on which slot, and with its own school in which circle.

    `origin` and `slot` say where a marker comes from that is rescheduled.
    """

    __slots__ = ("origin", "key", "slot", "size")  # noqa: RUF023  # the order of the numbers in a save
    kind: ClassVar[str] = "lay"
    rule: ClassVar[str] = "TR-TH-13"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)
    pays: ClassVar[bool] = True
    """TR-LINK-04: whether the links of a marker that is set up are paid."""

    def __init__(self, seat: int, origin: int, key: int, slot: int, size: int) -> None:
        super().__init__(seat)
        self.origin = origin
        self.key = key
        self.slot = slot
        self.size = size

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        if self.origin == FROM_TRICK_CARD:
            return setting_up(position, self.seat).lays(position, self.key)
        return lays_on(position, targets(position, self.key, self.origin))

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, At):
            return self.not_asked_now()
        move = position.table.numbers_of[choice]
        if self.origin == FROM_TRICK_CARD:
            return setting_up(position, self.seat).why_not_there(position, self.key, move)
        return why_not_there(position, targets(position, self.key, self.origin), *move)

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        card, slot, facing = position.table.numbers_of[choice]
        place = position.stage.index(card)
        if self.origin == FROM_TRICK_CARD:
            set_up(position, self.key, self.size, place, slot, facing)
        else:
            _reschedule(position, self.seat, self.key, (self.origin, self.slot), (place, slot, facing))

    def warnings(self, position: TrickerionPosition, choice: Choice) -> list[Caution]:
        """TR-END-20, 21: an own marker that is not performed this round leaves with the last card."""
        card, slot, facing = position.table.numbers_of[choice]
        if self.key // SYMBOLS != self.seat:
            return []
        place = position.stage.index(card)
        marker = turned(position, self.key, self.size, facing)
        pays = self.pays and self.origin == FROM_TRICK_CARD and stage.links_of(position, place, slot, marker)
        return prospects.laying(position, self.seat, place, paid=bool(pays))

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"trick": trick_name(position, self.key)}


def lays_on(position: TrickerionPosition, places: list[int]) -> list[Choice]:
    """TR-TH-13: the empty slots of the cards at these places, with each way to turn a marker there."""
    lays, stage, cells = position.table.lays, position.stage, position.cells
    found: list[Choice] = []
    for card, place in sorted([(stage[place], place) for place in places]):
        found += lays[card][cells[GAPS + place]]
    return found


def why_not_there(
    position: TrickerionPosition, places: list[int], card: int, slot: int, facing: int
) -> Refusal | None:
    """TR-TH-12 to 14: why a marker cannot be laid there, if it may go to the cards at these places."""
    name = position.table.card_ids[card]
    if card not in position.stage:
        return refuse("card-not-there", "TR-TH-12", card=name)
    place = position.stage.index(card)
    if not position.cells[GAPS + place] >> slot & 1:
        return refuse("slot-not-empty", "TR-TH-12", card=name, slot=slot + 1)
    if place not in places:
        return refuse("same-symbol-there", "TR-TH-14", card=name)
    if facing not in position.table.layouts[card].facings[slot]:
        return refuse("no-circle", "TR-TH-13", slot=slot + 1, facing=FACINGS[facing])
    return None


def turned(position: TrickerionPosition, key: int, size: int, facing: int) -> int:
    """TR-TH-13, TR-MAG-29: a marker, or a stack, turned so that its own school faces a corner."""
    seat, symbol = divmod(key, SYMBOLS)
    school = position.table.schools[position.cells[TRICKS + key] - 1]
    return marker_of(seat, symbol, rotation(school, facing), size)


def lay_turned(
    position: TrickerionPosition, key: int, size: int, place: int, slot: int, facing: int
) -> list[Joint]:
    """TR-TH-13, TR-LINK-01: lay a marker so that its own school faces a corner; returns the new links."""
    stage.lay(position, place, slot, turned(position, key, size, facing))
    return stage.new_links(position, place, slot)


def set_up(position: TrickerionPosition, key: int, size: int, place: int, slot: int, facing: int) -> None:
    """TR-TH-12, TR-LINK-04 to 12: the marker lies there; shards come at once, then each link pays."""
    seat, table = key // SYMBOLS, position.table
    position.cells[READY + key] -= size
    links = lay_turned(position, key, size, place, slot, facing)
    names = (trick_name(position, key), table.card_ids[position.stage[place]])
    position.tell(TrickSetUp(seat, *names, slot + 1, FACINGS[facing], len(links), size > 1))
    pay_shards(position, seat, place, links)
    tell_set_up(position, key)
    payments = len(links)
    for effect in position.active.link_payments:
        payments = effect.link_payments(position, seat, place, slot, payments)
    pay_links(position, seat, link_pay(position, key), payments)


def tell_set_up(position: TrickerionPosition, key: int) -> None:
    """TR-SAR-06: a trick has been set up, on a slot or beside; what is in force may pay for it."""
    for effect in position.active.set_up:
        effect.set_up(position, key // SYMBOLS, position.cells[TRICKS + key] - 1)


def link_pay(position: TrickerionPosition, key: int) -> int:
    """TR-LINK-05: what a link pays that a marker makes, by the level of its trick."""
    table = position.table
    return table.edition.link_pay[table.levels[position.cells[TRICKS + key] - 1] - 1]


def pay_shards(position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
    """TR-LINK-08, 09: from each shard circle every player with a marker in the new link gains a shard."""
    for link in links:
        if link.shard:
            own = 1
            for effect in position.active.link_shards:
                own = effect.link_shards(position, seat, own)
            position.tell(ShardsGained(seat, position.gain_shards(seat, own)))
            other = stage.owner_of(position.cells[LAID + SLOTS * place + link.other])
            if other != seat:
                position.tell(ShardsGained(other, position.gain_shards(other, 1)))


def pay_links(position: TrickerionPosition, seat: int, amount: int, links: int) -> None:
    """TR-LINK-06: one choice of fame or coins for each link, then what has been set up or moved is done."""
    if links:
        position.ask_only(LinkReward(seat, amount, links))
    elif position.phase == PERFORMING:
        resume(position, seat)
    else:
        after_set_up(position, seat)


def after_set_up(position: TrickerionPosition, seat: int) -> None:
    """TR-SAR-14: a set-up has been paid for; a card may let something follow before the character goes on."""
    for effect in position.active.after_set_up:
        question = effect.after_set_up(position, seat)
        if question:
            position.ask_only(question)
            return
    resume(position, seat)


class LinkReward(TrickerionQuestion):
    """TR-LINK-05, 06: a new link pays fame or coins."""

    __slots__ = ("amount", "links")
    kind: ClassVar[str] = "link-reward"
    rule: ClassVar[str] = "TR-LINK-05"
    site: ClassVar[tuple[int, ...]] = (PLACING, PERFORMING)

    def __init__(self, seat: int, amount: int, links: int) -> None:
        super().__init__(seat)
        self.amount = amount
        self.links = links

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return position.table.universe.gain

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        if not isinstance(choice, Gain):
            return self.not_asked_now()
        return None if choice.resource in RESOURCES else refuse("fame-or-coins", "TR-LINK-05")

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        (resource,) = position.table.numbers_of[choice]
        position.cells[(FAME, COINS)[resource] + self.seat] += self.amount
        position.tell(LinkPaid(self.seat, RESOURCES[resource], self.amount))
        pay_links(position, self.seat, self.amount, self.links - 1)

    def arguments(self, position: TrickerionPosition) -> dict[str, Argument]:
        return {"amount": self.amount, "links": self.links}


def _reschedule(
    position: TrickerionPosition, seat: int, key: int, origin: tuple[int, int], target: tuple[int, int, int]
) -> None:
    """TR-TH-19, 21, TR-MAG-16: the marker moves; new links pay nobody, except before the performances."""
    size = stage.take_off(position, origin[0], origin[1], key)
    links = lay_turned(position, key, size, *target)
    _tell_rescheduled(position, seat, key, origin[0], target)
    if position.phase == PERFORMING:
        pay_shards(position, seat, target[0], links)
        pay_links(position, seat, link_pay(position, key), len(links))
    else:
        resume(position, seat)


def _tell_rescheduled(
    position: TrickerionPosition, seat: int, key: int, origin: int, target: tuple[int, int, int]
) -> None:
    place, slot, facing = target
    cards, owner = position.table.card_ids, key // SYMBOLS
    names = (trick_name(position, key), cards[position.stage[origin]], cards[position.stage[place]])
    if owner == seat:
        position.tell(TrickRescheduled(seat, *names, slot + 1, FACINGS[facing]))
    else:
        position.tell(OpponentRescheduled(seat, owner, *names, slot + 1, FACINGS[facing]))


ACTIONS = (SET_UP, RESCHEDULE)
"""TR-TH-11: the actions of a character backstage."""


def room_would_help(position: TrickerionPosition, seat: int) -> bool:
    """TR-ANY-02: giving a trick back could empty slots for a marker that has no place now."""
    cells, first = position.cells, SYMBOLS * seat
    if position.points < min(action.cost(position, seat) for action in ACTIONS):
        return False
    on_stage = sum(
        (there >> first & 15).bit_count() for there in cells[PRESENT : PRESENT + len(position.stage)]
    )
    wanted = any(cells[READY + first : READY + first + SYMBOLS]) or cells[CARD_STATE] == READY_BONUS
    return on_stage > 1 or (on_stage == 1 and wanted)
