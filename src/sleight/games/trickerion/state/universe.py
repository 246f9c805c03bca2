"""Every choice that can ever occur, made once, each with the small numbers that the rules read off it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final, TypeVar

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.printed.codes import MOST_BARGAINS, MOST_WAGES, die_faces, face_name, slot_ids

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.printed.geometry import Layout
    from sleight.games.trickerion.printed.structs import Printed

C = TypeVar("C", bound="Choice")
V = TypeVar("V")

Move = tuple[int, ...]
"""What a choice touches, as small numbers, in the order of its fields."""

ADVERTISE: Final = kinds.Advertise()
DECLINE: Final = kinds.Decline()
CONFIRM: Final = kinds.Confirm()
ENHANCE: Final = kinds.Enhance()
PLAIN: Final = kinds.Plain()
FINISH: Final = kinds.Finish()
REPLAN: Final = kinds.Replan()
ACCEPT: Final = kinds.Accept()
POINT: Final = kinds.Point()
KEEP_BONUS: Final = kinds.KeepBonus()
USE_BONUS: Final = kinds.UseBonus()
BOOST: Final = kinds.Boost()
LOOK: Final = kinds.Look()
FORESEE: Final = kinds.Foresee()


class Universe:
    """The choices of one set of cards in their fixed order, and tables that find them by numbers.

    The order is such that a question lists its choices in it by going through what it offers once.
    """

    def __init__(
        self,
        printed: Printed,
        edition: Edition,
        layouts: Sequence[Layout],
        actions: Iterable[tuple[Choice, Move]] = (),
    ) -> None:
        """Choices that start actions of modules stand behind those that start ours."""
        self.numbers_of: dict[Choice, Move] = {}
        self.by_number: dict[type[Choice], dict[int, Choice]] = {}
        """The choices of each kind that have a single number."""

        tricks = [trick.id for trick in printed.tricks]
        cards = [card.id for card in printed.performances]
        self.choose = self._each(kinds.ChooseMagician, [each.id for each in printed.magicians])
        self.take = self._components(printed, edition)
        self.cards = [(ids.LOCATION_IDS.index(id), id) for id in edition.locations]
        if edition.specials:
            self.cards += [(ids.SPECIAL + n, card.id) for n, card in enumerate(printed.specials)]
        self.learn = self._each(kinds.Learn, tricks)
        self.mark = self._each(kinds.Mark, printed.board.markers.symbols)
        self.engage = [
            self._add(kinds.Engage(ids.CHARACTER_IDS[n]), n) for n in range(1, ids.FIRST_APPRENTICE)
        ]
        self._assignments()
        self._slots(edition)
        self.keep = self._each(kinds.Keep, ids.BOARD_IDS)
        self._downtown(printed)
        self._market(printed.component_ids, edition)
        self._workshop(tricks, printed.component_ids)
        if edition.moves_anywhere:
            self._moves_back(tricks, printed.component_ids)
        self._theater(tricks, cards, layouts)
        self.join(actions)
        if edition.specials:
            self._alley(printed, edition)
            self._improvements(printed, tricks, cards)
        self._of_other_editions(edition, tricks)
        self._add(FINISH)
        self._add(ADVERTISE)
        self.perform = self._each(kinds.Perform, cards)
        self._add(DECLINE)
        self.give_back = self._each(kinds.ReturnTrick, tricks)
        self.drop = self._each(kinds.ReturnComponent, printed.component_ids)
        self._add(REPLAN)

    def join(self, choices: Iterable[tuple[Choice, Move]]) -> None:
        """Choices of a module; unless they start an action, they come after all others."""
        for choice, move in choices:
            self._add(choice, *move)

    def _add(self, choice: C, *numbers: int) -> C:
        self.numbers_of[choice] = numbers
        if len(numbers) == 1:
            self.by_number.setdefault(type(choice), {})[numbers[0]] = choice
        return choice

    def _each(self, kind: Callable[[V], C], ids: Sequence[V]) -> list[C]:
        """A choice for each id, known by its place."""
        return [self._add(kind(id), number) for number, id in enumerate(ids)]

    def _components(self, printed: Printed, edition: Edition) -> dict[Move, kinds.TakeComponents]:
        """TR-PSET-08, TR-QUICK-10: every set of components whose prices add up to what may be taken."""
        names, prices = printed.component_ids, printed.prices
        found: dict[Move, kinds.TakeComponents] = {}
        exactly = {edition.starting_goods, edition.manager_goods}
        for total in sorted({*exactly, *range(1, edition.quick.goods + 1)}):
            for size in range(1, total + 1):
                for types in combinations_with_replacement(range(len(names)), size):
                    if sum(prices[type] for type in types) == total:
                        written = "+".join(names[type] for type in types)
                        found[types] = self._add(kinds.TakeComponents(written), *types)
        return found

    def _assignments(self) -> None:
        self.send = [
            {n: self._add(kinds.Send(character, id), number, n) for n, id in self.cards}
            for number, character in enumerate(ids.CHARACTER_IDS)
        ]
        self.rest = self._each(kinds.Rest, ids.CHARACTER_IDS)
        self._add(CONFIRM)

    def _slots(self, edition: Edition) -> None:
        """TR-TH-09: only a magician ever stands on a performer slot; the others are told why not."""
        slots = slot_ids(edition.locations)
        self.place: list[dict[int, kinds.Place]] = []
        self.idle: list[kinds.Idle] = []
        for number, character in enumerate(ids.CHARACTER_IDS):
            named = {slot: self._add(kinds.Place(character, id), number, slot) for slot, id in slots.items()}
            self.place.append(
                {
                    slot: choice
                    for slot, choice in named.items()
                    if number == ids.MAGICIAN or not choice.slot.endswith("stage")
                }
            )
            self.idle.append(self._add(kinds.Idle(character), number))
        self._add(ENHANCE)
        self._add(PLAIN)

    def _downtown(self, printed: Printed) -> None:
        faces = die_faces(printed.board)
        self.use = {die: self._add(kinds.UseDie(ids.DIE_IDS[die]), die) for die in ids.RESIDENCE_DICE}
        self.hire = {die: self._add(kinds.Hire(ids.DIE_IDS[die]), die) for die in ids.INN_DICE}
        self.collect = {die: self._add(kinds.Collect(ids.DIE_IDS[die]), die) for die in ids.BANK_DICE}
        self.reroll = self._each(kinds.Reroll, ids.DIE_IDS)
        self.set_die = [
            {face: self._add(kinds.SetDie(id, face_name(face)), n, face) for face in sorted(set(faces[n]))}
            for n, id in enumerate(ids.DIE_IDS)
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
        self.quick = self._each(kinds.QuickOrder, components)

    def _workshop(self, tricks: list[str], components: tuple[str, ...]) -> None:
        """The second number of `shelve` is the stack that makes room, or -1 for an empty slot."""
        self.prepare = self._each(kinds.Prepare, tricks)
        self.move = self._each(kinds.MoveTrick, tricks)
        self.shelve = [
            {
                other: self._add(kinds.Shelve(id, components[other] if other >= 0 else ids.EMPTY), n, other)
                for other in range(-1, len(components))
                if other != n
            }
            for n, id in enumerate(components)
        ]
        self.house = {
            n: self._add(kinds.House(ids.CHARACTER_IDS[n]), n)
            for n in range(ids.FIRST_APPRENTICE, len(ids.CHARACTER_IDS) - 1)
        }

    def _of_other_editions(self, edition: Edition, tricks: list[str]) -> None:
        """What an edition asks for that is not known in 2019."""
        if edition.learning_gives_back and not edition.specials:
            self.replace = self._each(kinds.Replace, tricks)
        if edition.voluntary_wages:
            self.pay = self._each(kinds.PayWages, range(MOST_WAGES + 1))

    def _moves_back(self, tricks: list[str], components: tuple[str, ...]) -> None:
        """T1-WORK-02 to 04: from a specialist's board to the player board."""
        self.recall = self._each(kinds.Recall, tricks)
        self.unshelve = self._each(kinds.Unshelve, components)
        self.rehouse = self._add(kinds.Rehouse(ids.CHARACTER_IDS[ids.ASSISTANT_SLOT]), ids.ASSISTANT_SLOT)

    def _theater(self, tricks: list[str], cards: list[str], layouts: Sequence[Layout]) -> None:
        self.set_up = self._each(kinds.SetUp, tricks)
        self.reschedule = self._each(kinds.Reschedule, tricks)
        self.origin = self._each(kinds.From, cards)
        self.at = [
            [
                [
                    self._add(kinds.At(id, slot + 1, way), n, slot, corner)
                    for corner, way in enumerate(ids.FACINGS)
                ]
                for slot in range(layouts[n].slots)
            ]
            for n, id in enumerate(cards)
        ]
        self.gain = self._each(kinds.Gain, ids.RESOURCES)

    def _alley(self, printed: Printed, edition: Edition) -> None:
        """TR-DA-02, TR-SA-08, TR-MAG-07, T1-ALLEY-03: cards are drawn, bought and used, prophecies turned."""
        specials = [card.id for card in printed.specials]
        self.draw = {
            number: self._add(kinds.Draw(id), number)
            for number, id in enumerate(ids.LOCATION_IDS)
            if id in edition.specials
        }
        self._add(LOOK)
        self.retain = self._each(kinds.Retain, specials)
        self._add(FORESEE)
        self.buy_card = {
            number: self._add(kinds.BuyCard(ids.LOCATION_IDS[number]), number)
            for number in (self.draw if edition.card_shards else ())
        }
        self.weave = self._each(kinds.Weave, [each.id for each in printed.prophecies])
        self.borrow = self._each(kinds.Borrow, specials)
        for choice in (KEEP_BONUS, POINT, BOOST, USE_BONUS):
            self._add(choice)

    def _improvements(self, printed: Printed, tricks: list[str], cards: list[str]) -> None:
        """What the special cards and the magicians ask for besides the ordinary steps."""
        components = printed.component_ids
        basic = next(iter(printed.board.components.values())).types
        self.recruit = {
            n: self._add(kinds.Recruit(id), n)
            for n, id in enumerate((*ids.CHARACTER_IDS[: ids.FIRST_APPRENTICE], "apprentice"))
            if n != ids.MAGICIAN
        }
        self.replace = self._each(kinds.Replace, tricks)
        self.stock_up = self._each(kinds.StockUp, components)
        self.pilfer = self._each(kinds.Pilfer, ids.TOKEN_IDS)
        self.leave = {n: self._add(kinds.Leave(id), n) for n, id in enumerate(components) if id in basic}
        self.feed = self._each(kinds.Feed, components)
        self.supply = self._each(kinds.Supply, tricks)
        self.beside = self._each(kinds.Beside, cards)
        self.lift = [self._add(kinds.Lift(slot), slot) for slot in range(ids.SLOTS + 1)]
        self.exchange = self._each(kinds.Exchange, cards)
        self.gain_shards = self._add(kinds.Gain(ids.SHARDS_RESOURCE), len(ids.RESOURCES))
        self.impose = self._each(kinds.Impose, cards)
        self.steal = self._each(kinds.Steal, tricks)
        self.forgo = self._each(kinds.Forgo, tricks)
        self.star = self._each(kinds.Star, tricks)
        self.salvage = self._each(kinds.Salvage, tricks)
        self._add(ACCEPT)
