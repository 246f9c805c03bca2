"""A player's company in the numbers of the printed cards, and what it is worth with the rounds to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sleight.games.trickerion.advice import box, figures
from sleight.games.trickerion.advice.machines import room
from sleight.games.trickerion.bots import finale, machines, powers, worth
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.advice.machines import Room
    from sleight.games.trickerion.views.types import TrickerionView

_RATE = (0.0, 0.9, 1.35, 1.6, 1.8)
"""The markers of a trick that reach the stage in a round, by the markers of one preparation."""

_BUYING = 0.4
_ORDERING = 0.5
_EACH_TYPE = 0.1
_EACH_MACHINE = 0.3
"""The part of a round that is lost by having to buy, by having to order first, by each missing type, and by
each machine that must be built before."""

_IN_SMOKE = 2
"""For how many tricks smoke spares components, which are prepared in turns."""

_STAGE_A_ROUND = 3.4
"""The markers that a company brings on stage in a round, of all its tricks."""

_WAGES = 2
"""The coins that are needed for other things than components."""

_INCOME = 4.0
"""The coins that a round brings."""

_BEFORE_ACTING = "enhance"
"""What who has been placed is asked before a machine can turn a die."""

_GENTLEMAN = "the-gentleman"
_TRICK_SLOTS = 3
_READY = 0.45
"""A marker that lies ready saves a part of a preparation."""

_WORKER = (0.0, 2.0, 1.8, 1.6, 1.3, 1.0, 0.5, 0.2, 0.0)
"""What one more pair of hands does in a round, by the size of the team before."""

_SPECIALIST = 1.5
"""A specialist does so much more than an apprentice."""

_PERKS = (0.6, 0.5, 1.0)
"""What Manager, Engineer and Assistant add backstage in a round."""


class Piece(NamedTuple):
    """A trick of the company."""

    trick: int
    ready: int
    spare: int
    markers: int
    """The markers of one preparation."""


class Company:
    """What one seat owns. A copy serves as scratch paper."""

    def __init__(self, view: TrickerionView, links: float) -> None:
        seat = view.seat or 0
        self.catalog = catalog = box.catalog_of(view)
        self.left: int = view.rounds - view.round
        self.coins: float = view.coins[seat]
        self.shards: float = view.shards[seat]
        self.fame: float = view.fame[seat]
        self.seat = seat
        self.alley = view.alley is not None
        self.held: list[powers.Held] = []
        """MP-18: the learned powers, which shards hold."""

        self.helps: frozenset[str] = frozenset()
        """What they can still do this round, in the words of their table."""

        self.machines: Room | None = None
        """DT-MACH-01: the machines, which shards make active again, and the signature trick."""

        self.turns = False
        """DT-SPIR-07: who will come Downtown this round can turn a die for nothing."""

        self.encore = -1
        """DT-ABIL-05: the trick of which two markers may lie on one card."""

        self.figures = figures.figures_of(view)
        self.uses: Sequence[float] = worth.of_uses(catalog, self.left, links)
        self.rewards: Sequence[float] = worth.of_rewards(catalog, self.left)
        self.with_marker = view.options.level3_with_marker
        self._goods(view)
        self.pieces: list[Piece] = self._tricks(view)
        self.team: frozenset[int] = frozenset()
        self.cards: float = 0.0
        self.city_fame = len(self.pieces) if self.alley and view.me.magician == _GENTLEMAN else 0
        """TR-MAG-34: what it pays to place the magician in the city."""

        self.undrawn = sum([len(deck) for deck in view.alley.decks]) if view.alley else 0
        """The special cards that lie in the decks."""

        if view.alley is not None:
            self._in_the_alley(view)
            if view.options.powers:
                self.held = powers.held_by(view, self)
                self.helps = frozenset([each.helps for each in self.held])
            self.machines = room(view)
            if self.machines is not None:
                self._with_machines(view, self.machines)

    def _tricks(self, view: TrickerionView) -> list[Piece]:
        """The own tricks, with their markers."""
        numbers, markers = self.catalog.trick_numbers, self.catalog.printed_markers
        return [
            Piece(
                numbers[own.trick],
                own.ready,
                own.spare,
                markers[numbers[own.trick]] + (own.board == "engineer"),
            )
            for own in view.me.tricks
        ]

    def _goods(self, view: TrickerionView) -> None:
        """What the workshop has, and what the market row sells and awaits."""
        numbers = {id: number for number, id in enumerate(self.catalog.component_ids)}
        self.have = [0] * ids.COMPONENTS
        for stack in view.me.components:
            self.have[numbers[stack.component]] = stack.counts
        on_sale = (*view.market.stalls, view.market.quick, *view.market.extra)
        self.stalls = {numbers[id] for id in on_sale if id}
        self.orders = {numbers[id] for id in view.market.orders if id}
        if self.figures.orders_sold:
            self.stalls |= self.orders

    def _in_the_alley(self, view: TrickerionView) -> None:
        """What only the full game asks for: special cards, the team, and what is bent this round."""
        team = view.me.characters
        self.team = frozenset([ids.CHARACTER_IDS.index(each.id) for each in team])
        unused = [each for each in team if each.at == "home" and each.card not in ("", *ids.LOCATION_IDS)]
        self.cards = float(len(view.me.hand) + len(unused))
        yields = self.figures.yields
        charged = {own.trick: own.shards for each in view.workshops for own in each.tricks if own.shards}
        if charged or yields is not self.catalog.yields:
            more = tuple([charged.get(id, 0) for id in self.catalog.trick_ids])
            self.rewards = worth.of_charged(yields, more, self.left)
        if charged:
            coin = worth.of_coin(self.left)
            self.uses = [use + extra * (1 + coin) for use, extra in zip(self.uses, more, strict=True)]

    def _with_machines(self, view: TrickerionView, room: Room) -> None:
        """DT-SPIR-07, DT-ABIL-02 to 13: a die that can be turned; a signature trick does more than others."""
        asked = view.asked[self.seat]
        coming = not view.actor or (asked is not None and asked.kind == _BEFORE_ACTING)
        self.turns = coming and room.school == "spiritual" and room.ready[2]
        signature = room.signature
        if signature.trick >= 0:
            self.uses = list(self.uses)
            self.uses[signature.trick] += machines.of_ability(room)
        if signature.ability == "encore":
            self.encore = signature.trick

    def copy(self) -> Company:
        """Scratch paper."""
        other = object.__new__(Company)
        other.__dict__.update(self.__dict__)
        other.have, other.pieces = self.have[:], self.pieces[:]
        return other

    def signature(self) -> tuple[object, ...]:
        """All that its worth follows from, if nothing is improvised and there are no machines."""
        goods = (tuple(self.have), frozenset(self.stalls), frozenset(self.orders), tuple(self.pieces))
        powers = (tuple(self.held), self.figures)
        numbers = (self.left, self.coins, self.shards, self.fame, self.cards, self.seat)
        return (self.catalog, numbers, goods, tuple(self.uses), self.team, powers, self.alley)

    def missing(self, trick: int) -> list[tuple[int, int]]:
        """TR-WS-05: the component types that a trick lacks, and how many of each."""
        have = self.have
        lacks = [
            (type, count - have[type]) for type, count in self.catalog.needs[trick] if have[type] < count
        ]
        if lacks and self.figures.improvises:
            return list(self.figures.lacking(self.seat, trick, tuple(lacks)))
        return lacks

    def can_prepare(self, trick: int) -> bool:
        """TR-WS-05, DT-SIG-15, DT-OPTI-10: nothing is missing, or machines spare it."""
        missing, room = self.missing(trick), self.machines
        if room is None:
            return not missing
        return not room.machines_short(trick) and (not missing or self.in_smoke(missing, room.ready))

    def in_smoke(self, missing: list[tuple[int, int]], slots: Sequence[bool]) -> bool:
        """DT-OPTI-10: the machines of these slots spare all that is missing."""
        return self.machines is not None and machines.in_smoke(self.machines, missing, self._dearest(), slots)

    def unspared(self, missing: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """DT-OPTI-04 to 06: what must be bought if machines that last spare the rest in every round."""
        room = self.machines
        if room is None:
            return missing
        return machines.unspared(room, missing, self.figures.prices, self._dearest(), self._lasting(room))

    def _dearest(self) -> int:
        """The first type of the superior class."""
        catalog = self.catalog
        return catalog.component_ids.index(catalog.printed.board.components["superior"].types[0])

    def _lasting(self, room: Room) -> list[bool]:
        """DT-REACT-02: by slot, whether there is a machine that can be used in every round."""
        return [slot < room.built and self.shards >= fills for slot, fills in enumerate(room.fills)]

    def doubles(self) -> bool:
        """DT-SPIR-10: the bonus of the card that is performed can be doubled this round."""
        room = self.machines
        return room is not None and room.school == "spiritual" and room.ready[3]

    def persuades(self) -> int:
        """DT-SPIR-01: how many coins less one purchase can still cost this round."""
        room = self.machines
        return machines.PERSUADED if room and room.school == "spiritual" and room.ready[0] else 0

    def of_cards(self, cards: float) -> float:
        """So many special cards in hand."""
        return worth.of_cards(cards, self.left, self.catalog.edition.scoring.special)

    def helped(self, character: str, location: str) -> int:
        """PW-03, 11: the point that a power gives a character at a location in the city or the workshop."""
        if not self.helps:
            return 0
        if ids.CHARACTER_IDS.index(character) >= ids.FIRST_APPRENTICE:
            return int("hands" in self.helps and location == "workshop")
        return int("drill" in self.helps and character != ids.CHARACTER_IDS[ids.MAGICIAN])

    def of_shard(self) -> float:
        """MP-18: what is lost with a shard: what it would buy or score, and the power that it holds."""
        lost = worth.of_shards(1, self.left)
        lost += powers.of_shard(self) if self.held else 0.0
        return lost + machines.of_shard(self) if self.machines else lost

    def of_stack(self, trick: int) -> float:
        """TR-MAG-31: what two markers in one pay besides the trick."""
        return self.catalog.levels[trick] * (1 + worth.of_coin(self.left))

    def worth(self) -> float:
        """Everything together, in fame."""
        total = self.fame + worth.of_coins(self.coins, self.left) + worth.of_shards(self.shards, self.left)
        total += self.repertoire()
        if not self.alley:
            return total
        slots = _TRICK_SLOTS + (ids.ENGINEER in self.team) - len(self.pieces)
        total = total + self.of_cards(self.cards) + worth.of_slots(max(0, slots), self.left)
        if self.held:
            total += powers.of_held(self.held, self.shards, self.left)
        if self.machines is not None:
            total += machines.of_room(self.machines, self.shards, self.left)
        return total + finale.end_bonuses(self)

    def repertoire(self) -> float:
        """What the tricks will bring in the rounds to come; the best ones fill the stage first."""
        if not self.left:
            return 0.0
        room, total, coin = _STAGE_A_ROUND * self.left, 0.0, worth.of_coin(self.left)
        purse, smoke = self.coins - _WAGES, _IN_SMOKE if self.machines is not None else 0
        for use, piece in sorted([(self.uses[piece.trick], piece) for piece in self.pieces], reverse=True):
            missing, smoke = self._lacking(piece.trick, smoke)
            cost = sum([self.figures.prices[type] * count for type, count in missing])
            purse -= cost
            delay = self._delay(missing) + (max(0.0, -purse) / _INCOME if cost else 0.0)
            if self.machines is not None:
                delay += _EACH_MACHINE * self.machines.machines_short(piece.trick)
            uses = _RATE[min(piece.markers, 4)] * max(0.0, self.left - delay)
            shown = min(max(uses, min(piece.ready, self.left)), room)
            room -= shown
            total += max(0.0, shown * use - cost * coin) + _READY * min(piece.ready, shown) * min(1.0, use)
        return total

    def _lacking(self, trick: int, smoke: int) -> tuple[list[tuple[int, int]], int]:
        """What is to be bought for a trick, and for how many other ones machines can still spare it."""
        missing, room = self.missing(trick), self.machines
        if not missing or not smoke or room is None:
            return missing, smoke
        return ([], smoke - 1) if self.in_smoke(missing, self._lasting(room)) else (missing, smoke)

    def _delay(self, missing: list[tuple[int, int]]) -> float:
        """The rounds that go by until the missing components are there."""
        if not missing:
            return 0.0
        delay = _BUYING + _EACH_TYPE * len(missing)
        absent = sum(type not in self.stalls and type not in self.orders for type, _ in missing)
        return delay + (_ORDERING + _EACH_TYPE * absent if absent else 0.0)


def draws_made(view: TrickerionView) -> int:
    """TR-DA-06, T1-ALLEY-02: the draws that count so far, of who acts or of the player."""
    if view.alley is None:
        return 0
    return view.alley.draws[view.seat or 0] if view.alley.draws else view.alley.round.draws


def draws_for(company: Company, points: int, before: int) -> int:
    """TR-DA-04 to 06: how many draws so many points allow, after those already made."""
    costs, draws = company.figures.costs, 0
    while draws < company.undrawn and points >= (cost := costs["draw_further" if before + draws else "draw"]):
        points -= cost
        draws += 1
    return draws


def of_drawing(company: Company, points: int, before: int) -> float:
    """What the cards are worth that so many points bring."""
    draws = draws_for(company, points, before)
    return company.of_cards(company.cards + draws) - company.of_cards(company.cards)


def of_team(company: Company) -> float:
    """What all helpers of a company will do, their wages paid; specialists pick their work first."""
    coin, total = worth.of_coin(company.left), 0.0
    for place, member in enumerate(sorted(company.team - {ids.MAGICIAN}), start=1):
        hands = _WORKER[place]
        if member < ids.FIRST_APPRENTICE:
            hands = _SPECIALIST * hands + _PERKS[member - ids.MANAGER]
        total += max(0.0, hands - company.catalog.wages[member] * coin)
    return company.left * total


def of_hiring(view: TrickerionView, face: str) -> float:
    """What a character from the inn brings by the end of the game, its wages paid."""
    catalog = box.catalog_of(view)
    left, team = view.rounds - view.round, len(view.me.characters)
    hands, coin = _WORKER[team], worth.of_coin(left)
    if face == "apprentice":
        wage = catalog.wages[ids.FIRST_APPRENTICE]
        return catalog.edition.scoring.apprentice + left * max(0.0, hands - wage * coin)
    number = ids.CHARACTER_IDS.index(face)
    a_round = _SPECIALIST * hands + _PERKS[number - ids.MANAGER] - catalog.wages[number] * coin
    return catalog.edition.scoring.specialist + left * max(0.0, a_round)
