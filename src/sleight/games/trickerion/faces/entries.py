"""How each choice is listed: in few words, under a heading, with what a player would reckon beside it."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING, NamedTuple

from sleight.core.describe import describe
from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.cells import CHARACTER_IDS, DIE_IDS, FIRST_APPRENTICE, MAGICIAN
from sleight.games.trickerion.codes import DAY_IDS
from sleight.games.trickerion.faces.city import modifiers
from sleight.games.trickerion.faces.residence import figures, short_needs
from sleight.games.trickerion.faces.telling import spoken
from sleight.games.trickerion.faces.theater import payouts
from sleight.games.trickerion.faces.words import ARROWS, COIN, FAME, SHARD, school, signed, suit
from sleight.games.trickerion.faces.workshop import kind, markers_of
from sleight.games.trickerion.reckon import at_residence, counts, deck_of, price_now, set_up_pay
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sleight.core.choice import Choice
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.view import Open, OwnTrick, TrickerionView


class Entry(NamedTuple):
    """A line of the list of choices: see `sleight.cli.listing`."""

    label: str
    heading: str = ""
    line: str = ""
    note: str = ""


class Lister:
    """Lists the choices of the seat that owns a view."""

    def __init__(self, view: TrickerionView, words: Words) -> None:
        self.view = view
        self.words = words
        self.seat = view.seat or 0
        self.deck = deck_of(view)
        self.costs = self.deck.edition.costs

    @singledispatchmethod
    def entry(self, choice: Choice) -> Entry:
        """The sentence of the choice, unless something below says it better."""
        return Entry(self.sentence(choice))

    def sentence(self, choice: Choice) -> str:
        """A choice in its own words."""
        return describe(spoken(choice, self.words), self.words.lang, self.words.names, self.view.seat)

    def grouped(self, group: str, points: int) -> str:
        """The heading of an action with its cost."""
        return self.words.say(group, points=points)

    def owned(self, trick: str) -> OwnTrick:
        """A trick of the own workshop."""
        return next(each for each in self.view.me.tricks if each.trick == trick)

    def asked(self) -> Open:
        """The open question."""
        found = self.view.asked[self.seat]
        assert found is not None
        return found

    @entry.register
    def _(self, choice: kinds.ChooseMagician) -> Entry:
        schools = {each.id: each.school for each in self.deck.printed.magicians}
        id = schools[choice.magician]
        name = self.words.name(f"magician-{choice.magician}")
        return Entry(name, note=f"{school(id)} {self.words.name(f'school-{id}')}")

    @entry.register
    def _(self, choice: kinds.TakeComponents) -> Entry:
        taken = choice.components.split("+")
        ready = [self.words.name(f"trick-{trick}") for trick in self._readied(taken)]
        goods = self.words.goods({id: taken.count(id) for id in taken})
        return Entry(f"{goods} ✓ {', '.join(ready)}" if ready else goods)

    def _readied(self, taken: list[str]) -> list[str]:
        """TR-PSET-22: the first tricks, owned or still to be chosen, that these components make possible."""
        before = counts(self.view, self.seat)
        bonus = self.deck.edition.manager_components if self.asked().kind == "manager-components" else 0
        after = before | {id: before.get(id, 0) + taken.count(id) + bonus for id in taken}
        tricks = [owned.trick for owned in self.view.me.tricks] or self._first_tricks()
        return [trick for trick in tricks if self._met(trick, after) and not self._met(trick, before)]

    def _met(self, trick: str, have: Mapping[str, int]) -> bool:
        needs = self.deck.needs[self.deck.trick_numbers[trick]]
        return all(have.get(self.deck.component_ids[id], 0) >= count for id, count in needs)

    def _first_tricks(self) -> list[str]:
        schools = {each.id: each.school for each in self.deck.printed.magicians}
        own = SCHOOL_IDS.index(schools[self.view.me.magician])
        numbers = self.deck.trick_numbers
        return [
            trick
            for trick in at_residence(self.view)
            if self.deck.schools[numbers[trick]] == own and self.deck.levels[numbers[trick]] == 1
        ]

    @entry.register
    def _(self, choice: kinds.Learn) -> Entry:
        id = SCHOOL_IDS[self.deck.schools[self.deck.trick_numbers[choice.trick]]]
        heading = f"{school(id)} {self.words.name(f'school-{id}')}"
        if self.asked().kind == "act":
            heading = f"{self.grouped('group-learn', self.costs.learn)} · {heading}"
        name = f"{self.words.name(f'trick-{choice.trick}')} {kind(self.view, choice.trick)}"
        needs = short_needs(self.view, self.words, self.seat, choice.trick)
        return Entry(name, heading, note=f"{figures(self.view, self.words, choice.trick)} · {needs}")

    @entry.register
    def _(self, choice: kinds.Advertise) -> Entry:
        price = self.view.spaces[self.view.order.index(self.seat)]
        fame = self.deck.printed.board.advertise["fame"]
        return Entry(self.sentence(choice), note=f"−{price}{COIN} +{fame}{FAME}")

    @entry.register
    def _(self, choice: kinds.Send) -> Entry:
        return Entry(self.words.name(f"location-{choice.card}"))

    @entry.register
    def _(self, choice: kinds.Rest) -> Entry:
        return Entry(self.words.say("ui-rest"))

    @entry.register
    def _(self, choice: kinds.Place) -> Entry:
        return Entry(self._placed(choice), line=self._assigned(choice.character))

    @entry.register
    def _(self, choice: kinds.Idle) -> Entry:
        return Entry(self.words.say("ui-idle"), line=self._assigned(choice.character))

    def _assigned(self, character: str) -> str:
        card = next(each.card for each in self.view.me.characters if each.id == character)
        return f"{self.words.name(f'disc-{character}')} → {self.words.name(f'location-{card}')}"

    def _placed(self, choice: kinds.Place) -> str:
        """The slot, with the points that the character would have there."""
        place, _, slot = choice.slot.rpartition("-")
        number = CHARACTER_IDS.index(choice.character)
        base = self.deck.edition.base_points[
            0 if number == MAGICIAN else 1 if number < FIRST_APPRENTICE else 2
        ]
        if place not in DAY_IDS:
            location = "market-row" if place == "market" else place
            more = modifiers(self.view, location)[int(slot) - 1] or 0
            return f"{signed(more)} = {self._points(base + more)}"
        day = self.words.name(f"day-{place}")
        if slot == "stage":
            return f"{day}, {self.words.say('ui-stage')}"
        more = self.deck.printed.board.theater.action_point_modifier[place]
        return f"{day} {slot} = {self._points(base + more)}"

    def _points(self, points: int) -> str:
        return self.words.say("ui-points", points=max(points, 0))

    @entry.register
    def _(self, choice: kinds.UseDie) -> Entry:
        return Entry(self._die(choice.die, face=True))

    def _die(self, die: str, *, face: bool = False) -> str:
        """A die by its place and number, and what it shows."""
        place, _, number = die.rpartition("-")
        name = f"{self.words.say(f'ui-{place}')} {number}"
        return f"{name} ({self._face(die)})" if face else name

    def _face(self, die: str) -> str:
        return self.words.name(f"face-{self.view.dice[DIE_IDS.index(die)]}")

    @entry.register
    def _(self, choice: kinds.Hire) -> Entry:
        return Entry(self._face(choice.die), line=self.grouped("group-hire", self.costs.hire))

    @entry.register
    def _(self, choice: kinds.Collect) -> Entry:
        return Entry(
            f"{self._face(choice.die)}{COIN}", line=self.grouped("group-collect", self.costs.collect)
        )

    @entry.register
    def _(self, choice: kinds.Reroll) -> Entry:
        return Entry(self._die(choice.die, face=True), line=self.grouped("group-reroll", self.costs.reroll))

    @entry.register
    def _(self, choice: kinds.SetDie) -> Entry:
        heading = self.grouped("group-set", self.costs.set_die)
        return Entry(self.words.name(f"face-{choice.face}"), heading, self._die(choice.die))

    @entry.register
    def _(self, choice: kinds.Buy) -> Entry:
        price = price_now(self.view, choice.component) or 0
        line = f"{self.words.name(f'component-{choice.component}')} {price}{COIN}"
        label = f"×{choice.count} = {price * choice.count}{COIN}"
        return Entry(label, self.grouped("group-buy", self.costs.buy), line)

    @entry.register
    def _(self, choice: kinds.Order) -> Entry:
        heading = self.grouped("group-order", self.costs.order)
        replaced = self.view.market.stalls[choice.slot - 1]
        label = (
            f"{choice.slot} ({self.words.name(f'component-{replaced}')})" if replaced else str(choice.slot)
        )
        return Entry(label, heading, self.words.name(f"component-{choice.component}"))

    @entry.register
    def _(self, choice: kinds.QuickOrder) -> Entry:
        heading = self.grouped("group-quick", self.costs.quick_order)
        return Entry(self.words.name(f"component-{choice.component}"), heading)

    @entry.register
    def _(self, choice: kinds.Bargain) -> Entry:
        _, _, total = self.asked().numbers
        return Entry(self.sentence(choice), note=f"{total - choice.times}{COIN}")

    @entry.register
    def _(self, choice: kinds.Prepare) -> Entry:
        owned = self.owned(choice.trick)
        markers = min(markers_of(self.view, owned), owned.spare)
        points = self.deck.prepare_costs[self.deck.trick_numbers[choice.trick]]
        return Entry(self.sentence(choice), note=self.words.say("ui-gives", points=points, markers=markers))

    @entry.register
    def _(self, choice: kinds.SetUp) -> Entry:
        return self._staged(choice.trick, self.grouped("group-set-up", self.costs.set_up))

    @entry.register
    def _(self, choice: kinds.Reschedule) -> Entry:
        return self._staged(choice.trick, self.grouped("group-shift", self.costs.reschedule))

    def _staged(self, trick: str, heading: str) -> Entry:
        owned = self.owned(trick)
        pays = self.words.pay(*self.deck.yields[self.deck.trick_numbers[trick]])
        name = f"{suit(owned.symbol)} {self.words.name(f'trick-{trick}')} {kind(self.view, trick)}"
        return Entry(name, heading, note=f"{pays} · {self.words.say('ui-ready', count=owned.ready)}")

    @entry.register
    def _(self, choice: kinds.From) -> Entry:
        return Entry(self.words.name(f"card-{choice.card}"))

    @entry.register
    def _(self, choice: kinds.At) -> Entry:
        line = f"{self.words.name(f'card-{choice.card}')} ({choice.slot})"
        return Entry(ARROWS.get(choice.facing, choice.facing), line=line, note=self._links(choice))

    def _links(self, choice: kinds.At) -> str:
        """TR-LINK-04 to 10: what a marker there would link and pay; a rescheduled one pays nothing."""
        origin, symbol = self.asked().numbers
        owned = next(each for each in self.view.me.tricks if each.symbol == self.deck.symbol_ids[symbol])
        pay = set_up_pay(self.view, self.seat, owned.trick, choice.card, choice.slot, choice.facing)
        if not pay.links:
            return ""
        said = "●" * pay.links
        if origin < 0:
            said += f" {pay.links * pay.each}{FAME}/{COIN}"
            said += "".join(f" {SHARD}{self.words.seat(seat)}" for seat, n in enumerate(pay.shards) if n)
        return said

    @entry.register
    def _(self, choice: kinds.Gain) -> Entry:
        amount, _ = self.asked().numbers
        return Entry(self.sentence(choice), note=f"+{amount}{FAME if choice.resource == 'fame' else COIN}")

    @entry.register
    def _(self, choice: kinds.Perform) -> Entry:
        note = ", ".join(payouts(self.view, choice.card, self.words))
        return Entry(self.words.name(f"card-{choice.card}"), note=note)

    @entry.register
    def _(self, choice: kinds.MoveTrick) -> Entry:
        heading = self.grouped("group-move", self.costs.move_trick)
        return Entry(self.words.name(f"trick-{choice.trick}"), line=heading)

    @entry.register
    def _(self, choice: kinds.Shelve) -> Entry:
        name = self.words.name(f"component-{choice.component}")
        other = (
            f" ↔ {self.words.name(f'component-{choice.instead_of}')}" if choice.instead_of != "empty" else ""
        )
        return Entry(f"{name}{other}", line=self.grouped("group-shelve", self.costs.shelve))

    @entry.register
    def _(self, choice: kinds.House) -> Entry:
        heading = self.grouped("group-house", self.costs.house)
        return Entry(self.words.name(f"disc-{choice.apprentice}"), line=heading)

    @entry.register
    def _(self, choice: kinds.ReturnTrick) -> Entry:
        line = self.words.say("ui-return-trick")
        return Entry(self.words.name(f"trick-{choice.trick}"), self.words.say("group-aside"), line)

    @entry.register
    def _(self, choice: kinds.ReturnComponent) -> Entry:
        line = self.words.say("ui-return-component")
        return Entry(self.words.name(f"component-{choice.component}"), self.words.say("group-aside"), line)

    @entry.register
    def _(self, choice: kinds.Replan) -> Entry:
        return Entry(self.sentence(choice), self.words.say("group-aside"))
