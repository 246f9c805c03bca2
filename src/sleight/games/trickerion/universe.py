"""Every choice that can ever occur, made once, each with the small numbers that the rules read off it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeVar

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.cells import (
    BANK_DICE,
    BOARD_IDS,
    CHARACTER_IDS,
    DIE_IDS,
    EMPTY,
    FACINGS,
    FIRST_APPRENTICE,
    INN_DICE,
    LOCATION_IDS,
    MAGICIAN,
    RESIDENCE_DICE,
    RESOURCES,
)
from sleight.games.trickerion.codes import MOST_BARGAINS, die_faces, face_name, slot_ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.data import Printed
    from sleight.games.trickerion.editions import Edition
    from sleight.games.trickerion.geometry import Layout

C = TypeVar("C", bound="Choice")

Move = tuple[int, ...]
"""What a choice touches, as small numbers, in the order of its fields."""

ADVERTISE = kinds.Advertise()
DECLINE = kinds.Decline()
CONFIRM = kinds.Confirm()
ENHANCE = kinds.Enhance()
PLAIN = kinds.Plain()
FINISH = kinds.Finish()
REPLAN = kinds.Replan()


class Universe:
    """The choices of one set of cards in their fixed order, and tables that find them by numbers.

    The order is such that a question lists its choices in it by going through what it offers once.
    """

    def __init__(self, printed: Printed, edition: Edition, layouts: Sequence[Layout]) -> None:
        self.moves: dict[Choice, Move] = {}
        tricks = [trick.id for trick in printed.tricks]
        cards = [card.id for card in printed.performances]
        self.choose = [
            self._add(kinds.ChooseMagician(each.id), n) for n, each in enumerate(printed.magicians)
        ]
        self.take = self._components(printed, edition)
        self.learn = [self._add(kinds.Learn(id), n) for n, id in enumerate(tricks)]
        self.mark = [self._add(kinds.Mark(id), n) for n, id in enumerate(printed.board.markers.symbols)]
        self.engage = [self._add(kinds.Engage(CHARACTER_IDS[n]), n) for n in range(1, FIRST_APPRENTICE)]
        self._assignments(edition)
        self._slots(edition)
        self.keep = [self._add(kinds.Keep(id), n) for n, id in enumerate(BOARD_IDS)]
        self._downtown(printed)
        self._market(printed.component_ids, edition)
        self._workshop(tricks, printed.component_ids)
        self._theater(tricks, cards, layouts)
        self.give_back = [self._add(kinds.ReturnTrick(id), n) for n, id in enumerate(tricks)]
        self.drop = [self._add(kinds.ReturnComponent(id), n) for n, id in enumerate(printed.component_ids)]
        self._add(REPLAN)

    def _add(self, choice: C, *numbers: int) -> C:
        self.moves[choice] = numbers
        return choice

    def _components(self, printed: Printed, edition: Edition) -> dict[Move, kinds.TakeComponents]:
        """TR-PSET-08: every set of components whose prices add up to exactly the given amount."""
        ids, prices = printed.component_ids, printed.prices
        found: dict[Move, kinds.TakeComponents] = {}
        for total in sorted({edition.starting_goods, edition.manager_goods}):
            for size in range(1, total + 1):
                for types in combinations_with_replacement(range(len(ids)), size):
                    if sum(prices[type] for type in types) == total:
                        written = "+".join(ids[type] for type in types)
                        found[types] = self._add(kinds.TakeComponents(written), *types)
        return found

    def _assignments(self, edition: Edition) -> None:
        cards = [(LOCATION_IDS.index(id), id) for id in edition.locations]
        self.send = [
            {n: self._add(kinds.Send(character, id), number, n) for n, id in cards}
            for number, character in enumerate(CHARACTER_IDS)
        ]
        self.rest = [self._add(kinds.Rest(id), n) for n, id in enumerate(CHARACTER_IDS)]
        self._add(CONFIRM)

    def _slots(self, edition: Edition) -> None:
        """TR-TH-09: only a magician ever stands on a performer slot."""
        slots = slot_ids(edition.locations)
        self.place: list[dict[int, kinds.Place]] = []
        self.idle: list[kinds.Idle] = []
        for number, character in enumerate(CHARACTER_IDS):
            self.place.append(
                {
                    slot: self._add(kinds.Place(character, id), number, slot)
                    for slot, id in slots.items()
                    if number == MAGICIAN or not id.endswith("stage")
                }
            )
            self.idle.append(self._add(kinds.Idle(character), number))
        self._add(ENHANCE)
        self._add(PLAIN)

    def _downtown(self, printed: Printed) -> None:
        faces = die_faces(printed.board)
        self.use = {die: self._add(kinds.UseDie(DIE_IDS[die]), die) for die in RESIDENCE_DICE}
        self.hire = {die: self._add(kinds.Hire(DIE_IDS[die]), die) for die in INN_DICE}
        self.collect = {die: self._add(kinds.Collect(DIE_IDS[die]), die) for die in BANK_DICE}
        self.reroll = [self._add(kinds.Reroll(id), n) for n, id in enumerate(DIE_IDS)]
        self.set_die = [
            {face: self._add(kinds.SetDie(id, face_name(face)), n, face) for face in sorted(set(faces[n]))}
            for n, id in enumerate(DIE_IDS)
        ]

    def _market(self, components: tuple[str, ...], edition: Edition) -> None:
        most = edition.purchase_limit
        self.buy = [
            [self._add(kinds.Buy(id, count), n, count) for count in range(1, most + 1)]
            for n, id in enumerate(components)
        ]
        self.bargain = [self._add(kinds.Bargain(times), times) for times in range(MOST_BARGAINS + 1)]
        self.order = [
            [self._add(kinds.Order(id, slot + 1), n, slot) for slot in range(4)]
            for n, id in enumerate(components)
        ]
        self.quick = [self._add(kinds.QuickOrder(id), n) for n, id in enumerate(components)]

    def _workshop(self, tricks: list[str], components: tuple[str, ...]) -> None:
        """The second number of `shelve` is the stack that makes room, or -1 for an empty slot."""
        self.prepare = [self._add(kinds.Prepare(id), n) for n, id in enumerate(tricks)]
        self.move = [self._add(kinds.MoveTrick(id), n) for n, id in enumerate(tricks)]
        self.shelve = [
            {
                other: self._add(kinds.Shelve(id, components[other] if other >= 0 else EMPTY), n, other)
                for other in range(-1, len(components))
                if other != n
            }
            for n, id in enumerate(components)
        ]
        self.house = {
            n: self._add(kinds.House(CHARACTER_IDS[n]), n)
            for n in range(FIRST_APPRENTICE, len(CHARACTER_IDS) - 1)
        }

    def _theater(self, tricks: list[str], cards: list[str], layouts: Sequence[Layout]) -> None:
        self.set_up = [self._add(kinds.SetUp(id), n) for n, id in enumerate(tricks)]
        self.reschedule = [self._add(kinds.Reschedule(id), n) for n, id in enumerate(tricks)]
        self.origin = [self._add(kinds.From(id), n) for n, id in enumerate(cards)]
        self.at = [
            [
                [
                    self._add(kinds.At(id, slot + 1, way), n, slot, corner)
                    for corner, way in enumerate(FACINGS)
                ]
                for slot in range(layouts[n].slots)
            ]
            for n, id in enumerate(cards)
        ]
        self.gain = [self._add(kinds.Gain(id), n) for n, id in enumerate(RESOURCES)]
        self._add(FINISH)
        self._add(ADVERTISE)
        self.perform = [self._add(kinds.Perform(id), n) for n, id in enumerate(cards)]
        self._add(DECLINE)
