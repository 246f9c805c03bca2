"""Positions in the middle of a full game, drawn at random: rich enough for rare cards and level-3 tricks.

    position = midgame(seed=7, seats=3)

The same seed gives the same position. The game itself checks each as if it were read from a file.
"""

from __future__ import annotations

from random import Random

from sleight.games.trickerion.printed.codes import face_name
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, LOCATION_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import table

MOMENTS = ("advertise", "assignment", "placement", "evening")
"""When such a position can be: in the evening magicians stand on stages, and one turn is left."""

_SPECIALISTS = CHARACTER_IDS[1:4]
_APPRENTICES = CHARACTER_IDS[4:7]
_MOST_TYPES = 6
_MOST_TOKENS = 3


def midgame(
    seed: int, seats: int, moment: str = "", prophecies: bool = True, level3_with_marker: bool = True
) -> TrickerionPosition:
    """A position of a game with the Dark Alley in one of its rounds from the second to the last."""
    scene = table(seats, dark_alley=True, prophecies=prophecies, level3_with_marker=level3_with_marker)
    return _Midgame(Random(f"{seed} {seats} {moment}"), scene, moment).position()


class _Midgame:
    """A scene that fills up by chance."""

    def __init__(self, rng: Random, scene: table, moment: str) -> None:
        self.rng = rng
        self.scene = scene
        self.known = scene.known
        self.seats = range(scene.players)
        self.moment = moment or rng.choice(MOMENTS)
        self.specials = rng.sample(self.known.special_ids, len(self.known.special_ids))
        self.active = ""
        self.tricks: list[list[str]] = [[] for _ in self.seats]
        self.spare: dict[tuple[int, str], int] = {}
        self.teams = [self._team() for _ in self.seats]

    def position(self) -> TrickerionPosition:
        """The finished position."""
        self.scene.fields["key"] = self.rng.randbytes(16).hex()
        self.scene.round(self.rng.randint(2, self.known.rounds))
        self.scene.order(*self.rng.sample(self.seats, len(self.seats)))
        self._magicians()
        self._workshops()
        self._city()
        self._stage()
        begin = {
            "advertise": self._advertise,
            "assignment": self._assign,
            "placement": self._place,
            "evening": self._wait_for_the_evening,
        }
        begin[self.moment]()
        self._stack_decks()
        return self.scene.position()

    def _team(self) -> list[str]:
        specialists = self.rng.sample(_SPECIALISTS, self.rng.randint(0, 3))
        return ["magician", *specialists, *_APPRENTICES[: self.rng.randint(1, 3)]]

    def _magicians(self) -> None:
        """Each of another school; one of them needs prophecies."""
        ids = list(zip(self.known.magician_ids, self.known.magician_schools, strict=True))
        self.rng.shuffle(ids)
        allowed = [id for id in ids if self.known.options.prophecies or id[0] != "priestess-of-mysticism"]
        chosen = list({school: id for id, school in allowed}.values())
        for seat, id in enumerate(self.rng.sample(chosen, len(self.seats))):
            self.scene.magician(seat, id)

    def _workshops(self) -> None:
        """Tricks of all levels, mostly with what they need, and something of all that is spent."""
        tricks = self.rng.sample(self.known.trick_ids, len(self.known.trick_ids))
        for seat in self.seats:
            scene, team = self.scene, self.teams[seat]
            scene.team(seat, *team)
            scene.coins(seat, self.rng.randint(0, 24)).shards(seat, self.rng.randint(0, 5))
            scene.fame(seat, self.rng.randint(5, 45))
            for number in range(self.rng.randint(1, 3 + ("engineer" in team))):
                self._trick(seat, tricks.pop(), "player" if number < 3 else "engineer")
            self._components(seat)
            scene.premiered(seat, *sorted(self._some(self.tricks[seat]), key=self.known.trick_ids.index))

    def _trick(self, seat: int, trick: str, board: str) -> None:
        ready = self.rng.randint(0, 3)
        self.tricks[seat].append(trick)
        self.spare[seat, trick] = self.known.markers_each - ready
        self.scene.trick(seat, trick, ready=ready, board=board, shards=self.rng.choice((0, 0, 0, 1)))

    def _components(self, seat: int) -> None:
        """What most of the tricks need, and a few more; two types may lie on the Manager's board."""
        wanted = [each for trick in self._some(self.tricks[seat], 0.8) for each in self._needs(trick)]
        wanted += [(component, 1) for component in self._some(self.known.component_ids, 0.1)]
        tokens = {component: min(count, _MOST_TOKENS) for component, count in reversed(wanted)}
        managed = 2 if "manager" in self.teams[seat] and self.rng.random() < 0.5 else 0
        for number, (component, count) in enumerate(list(tokens.items())[: _MOST_TYPES + managed]):
            self.scene.components(seat, "manager" if number < managed else "player", **{component: count})

    def _needs(self, trick: str) -> list[tuple[str, int]]:
        needs = self.known.needs[self.known.trick_numbers[trick]]
        return [(self.known.component_ids[component], count) for component, count in needs]

    def _some(self, items: list[str] | tuple[str, ...], chance: float = 0.3) -> list[str]:
        return [item for item in items if self.rng.random() < chance]

    def _city(self) -> None:
        """Dice, market row and prophecies."""
        self.scene.fields["dice"] = [face_name(self.rng.choice(faces)) for faces in self.known.faces]
        goods = self.rng.sample(self.known.component_ids, 9)
        orders = [component if self.rng.random() < 0.5 else "" for component in goods[4:8]]
        self.scene.market(goods[:4], orders, self.rng.choice(("", goods[8])))
        if self.known.options.prophecies:
            self.active, *others = self.rng.sample(self.known.prophecy_ids, len(self.known.prophecy_ids))
            self.scene.prophecy(self.active, *others[:3]).prophecy_stack(*others[3:])

    def _stage(self) -> None:
        """The cards that the round has reached, and markers on some of their slots."""
        coming = [theater for theater, count in self.known.edition.deck for _ in range(count)]
        first = [self.known.edition.first_theater] * (len(self.seats) - 1)
        shown = [*first, *coming[: self.scene.fields["round"] - 1]][::-1][: len(self.seats) + 1]
        left = {id: self.rng.sample(cards, len(cards)) for id, cards in self.known.theaters.items()}
        cards = [left[theater].pop() for theater in shown]
        self.scene.theater(*[self.known.card_ids[card] for card in cards])
        for card in cards:
            self._markers(card)

    def _markers(self, card: int) -> None:
        """Each trick lies on a card once at most; a full card may have one beside its slots."""
        owned = [key for key, spare in self.spare.items() if spare]
        layout, name = self.known.layouts[card], self.known.card_ids[card]
        wanted = self.rng.sample(owned, min(len(owned), self.rng.randint(0, layout.slots)))
        for slot, (seat, trick) in enumerate(wanted):
            corner = self.rng.choice(layout.facings[slot])
            self.scene.marker(seat, trick, name, slot + 1, ("up", "right", "down", "left")[corner])
            self.spare[seat, trick] -= 1
        beside = [key for key in owned if key not in wanted and self.rng.random() < 0.1]
        if len(wanted) == layout.slots and beside:
            self.scene.beside(*beside[0], name)
            self.spare[beside[0]] -= 1

    def _deal(self, count: int) -> list[str]:
        """Special cards that leave their decks."""
        dealt, self.specials = self.specials[:count], self.specials[count:]
        return dealt

    def _deal_hands(self, most: int) -> None:
        for seat in self.seats:
            self.scene.hand(seat, *self._deal(self.rng.randint(0, most)))

    def _stack_decks(self) -> None:
        """What has not been dealt lies in the decks, shuffled."""
        for location in LOCATION_IDS[:4]:
            cards = [id for id in self.specials if self._leads(id) == location]
            self.scene.decks(**{location.replace("-", "_"): cards})

    def _leads(self, special: str) -> str:
        return self.known.printed.specials[self.known.special_ids.index(special)].location

    def _advertise(self) -> None:
        self._deal_hands(7)
        self.scene.advertising(self.scene.fields["order"][0])

    def _assign(self) -> None:
        self._deal_hands(7)
        self.scene.planning()

    def _place(self) -> None:
        """Cards lie under most characters, many of them special ones."""
        for seat in self.seats:
            permanent = [id for id in LOCATION_IDS for _ in range(self.known.hand[LOCATION_IDS.index(id)])]
            self.rng.shuffle(permanent)
            for character in ("magician", *self._some(self.teams[seat][1:], 0.9)):
                dealt = self._deal(1) if self.rng.random() < 0.8 or not permanent else [permanent.pop()]
                self._lay(seat, character, *dealt)
        self._deal_hands(2)
        self.scene.placing(self.scene.fields["order"][0])

    def _lay(self, seat: int, character: str, *cards: str) -> None:
        """The card of a character that has not been handled, face down under one prophecy."""
        lay = self.scene.sealed if self.active == "hidden-assignments" else self.scene.assigned
        for card in cards:
            lay(seat, character, card)

    def _wait_for_the_evening(self) -> None:
        """Magicians stand on stages, some with a card about performing; one apprentice is left."""
        numbers = {id: number for number, id in enumerate(self.known.special_ids)}
        about_it = [id for id in self.specials if self.known.specials[numbers[id]].on_stage]
        days = self.rng.sample(self.known.day_ids, len(self.seats))
        for seat, day in zip(self.seats, days, strict=True):
            card = about_it[seat] if seat < len(about_it) and self.rng.random() < 0.7 else ""
            self.specials = [id for id in self.specials if id != card]
            self.scene.placed(seat, "magician", f"{day}-stage", card)
            if card:
                self.scene.bonus(seat, "magician", card)
        self._deal_hands(3)
        first = self.scene.fields["order"][0]
        self._lay(first, "apprentice-1", "market-row")
        self.scene.placing(first)
