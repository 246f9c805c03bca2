"""A round played through on paper: what a plan for the characters would bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from sleight.games.trickerion.advice.box import slot_modifiers
from sleight.games.trickerion.bots import machines, worth
from sleight.games.trickerion.bots.cards import BONUSES, ON_STAGE, occasions
from sleight.games.trickerion.bots.company import Company, Piece, draws_for, draws_made
from sleight.games.trickerion.bots.errands import Task, bundles, tasks
from sleight.games.trickerion.bots.stagecraft import Stage
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.games.trickerion.views.types import TrickerionView

T = TypeVar("T")

Chance = tuple[float, int, int]
"""What a marker brings, the place of its trick in the company, and the place of the card."""

REST = -1
"""A character without a card."""

_HASTE = 0.5
"""How many slots each opponent who is earlier in the order takes before."""

_CROWD = 1.0
"""How many slots each player takes before one's own second character comes."""

_SECOND_LEARNING = 0.7
_WAITING_MARKER = 0.5
"""What a marker that lies ready at the end of the round is worth, as a part of its use."""

_MOST_WAITING = 4
_BACKSTAGE = 2
_WORKSHOP_SLOTS = 2
_TASK_POINTS = 3
"""TR-AP-12: what learning, hiring and taking coins cost."""

_AT_ONCE = 2.0
"""The markers that could still go on stage in the round in which their components are bought."""

_HALF_BOUGHT = 0.7
"""What the first part of a purchase is worth, compared with its share of the points."""

_SUNDAY = 0.8
"""How often Sunday is still free for a magician who comes alone."""

_IN_VAIN = 1.0
"""What it costs to send a magician on stage who has nothing to perform."""

_INSTEAD = 0.8
"""T1-ALLEY-05: what the point is worth that a bonus is compared with, where it cannot be had."""

_INCOME = 1.0
"""The coins that a performance brings at least."""


class Rehearsal:
    """Everything that does not depend on the plan, worked out once; then plans can be weighed quickly."""

    def __init__(self, view: TrickerionView, links: float) -> None:
        self.view = view
        self._known: dict[object, Any] = {}
        self.company = company = machines.in_plan(Company(view, links))
        self.left = company.left
        self.stage = Stage(company, view, links)
        self.tasks = tasks(company, view)
        learned = next((task.trick for task in self.tasks if task.trick >= 0), -1)
        self.bundles = bundles(company, _AT_ONCE)
        self.learned = self._of_learned(learned)
        points = company.figures.base_points
        self.base_points = [*points, *[each + company.catalog.edition.special_points for each in points]]
        """Of each character, and of each with the point of a special card."""

        self.built = machines.buildings(company)
        self.wages = company.catalog.wages
        self.slots = _open_modifiers(view)
        self.place_in_order = view.order.index(view.seat or 0)
        self.spots = self._spots()
        times = company.figures.bonus_times
        self.perks = [times * worth.of_pay(*pay, self.left) for pay in company.catalog.edition.backstage]
        if company.alley:
            self.occasions = occasions(company, self.stage, self.tasks, self.bundles)
            self.card_price = company.of_cards(company.cards) - company.of_cards(company.cards - 1)

    def _of_learned(self, trick: int) -> tuple[float, int]:
        """What can be bought at once for the trick that would be learned: gain and points."""
        if trick < 0:
            return 0.0, 0
        more = self.company.copy()
        more.pieces = [Piece(trick, 0, 4, more.catalog.printed_markers[trick])]
        found = bundles(more, _AT_ONCE)
        return (found[0].gain, found[0].points) if found else (0.0, 0)

    def _spots(self) -> tuple[list[Chance], list[Chance]]:
        """What each marker could bring on each card, the best first: without a performance, and with one."""
        stage, quiet, loud = self.stage, [], []
        for number, piece in enumerate(self.company.pieces):
            for spot in stage.spots(piece.trick, performs=False):
                chance = (spot.worth, number, spot.place)
                quiet.append(chance)
                if spot.place == stage.target:
                    better = stage.best_on(spot.place, piece.trick, performs=True)
                    chance = (better.worth, number, spot.place)
                loud.append(chance)
        return sorted(quiet, reverse=True), sorted(loud, reverse=True)

    def worth_of(self, team: Sequence[int], cards: Sequence[int]) -> float:
        """What the round brings if these characters have these cards."""
        sent: list[list[int]] = [[], [], [], [], []]
        wages, special = 0, 0.0
        for character, card in zip(team, cards, strict=True):
            if card == REST:
                continue
            wages += self.wages[character]
            if card < ids.SPECIAL:
                sent[card].append(character)
            else:
                location, points, gain = self._once(self.of_special, character, card)
                sent[location].append(character + ids.CHARACTERS * points)
                special += gain
        more = self._trained(sent)
        gain, learned = self._once(self._downtown, tuple(sent[ids.DOWNTOWN]), more[ids.DOWNTOWN])
        shopping, spent, complete = self._once(
            self._market, tuple(sent[ids.MARKET_ROW]), more[ids.MARKET_ROW], learned
        )
        ready, built = self._once(self._workshop, tuple(sent[ids.WORKSHOP]), more[ids.WORKSHOP], complete)
        shown, income = self._once(self._theater, tuple(sent[ids.THEATER]), more[ids.THEATER], ready)
        coins = self.company.coins - spent + income
        paid = worth.of_coins(coins - wages, self.left) - worth.of_coins(coins, self.left)
        total = gain + shopping + shown + paid
        if not self.company.alley:
            return total
        drawn = self._once(self._dark_alley, tuple(sent[ids.DARK_ALLEY]), more[ids.DARK_ALLEY])
        return total + special + drawn + built + self._seen_in_city(sent)

    def _trained(self, sent: list[list[int]]) -> Sequence[int]:
        """DT-ESCA-01, 08: the points that machines give at each location; on stage none would help."""
        if self.company.machines is None:
            return machines.UNTRAINED
        visitors = [len(there) for there in sent]
        visitors[ids.THEATER] -= any(each % ids.CHARACTERS == ids.MAGICIAN for each in sent[ids.THEATER])
        return machines.training(self.company.machines, visitors)

    def of_special(self, character: int, card: int) -> tuple[int, int, float]:
        """TR-SA-04, 08: where a special card leads, the point that it gives, and what its bonus brings."""
        catalog = self.company.catalog
        location, bonus = catalog.assignment_locations[card], BONUSES[catalog.assignment_ids[card]]
        stage = location == ids.THEATER and character == ids.MAGICIAN
        gain = -self.card_price
        if (bonus.when in ON_STAGE) == stage and self.occasions.get(bonus.when):
            gain += bonus.worth if catalog.edition.special_points else bonus.worth + _INSTEAD
        return location, int(not stage), gain

    def _dark_alley(self, characters: tuple[int, ...], trained: int) -> float:
        """The cards that are drawn."""
        company, draws = self.company, 0
        for points in self._points(ids.DARK_ALLEY, characters, trained):
            before = draws + draws_made(self.view) if company.catalog.edition.draws_count_all_round else 0
            draws += draws_for(company, points, before)
        return company.of_cards(company.cards + draws) - company.of_cards(company.cards)

    def _seen_in_city(self, sent: list[list[int]]) -> int:
        """TR-MAG-34: what it pays that the magician goes to the city."""
        fame = self.company.city_fame
        city = (ids.DOWNTOWN, ids.MARKET_ROW, ids.DARK_ALLEY) if fame else ()
        return fame * any(each % ids.CHARACTERS == ids.MAGICIAN for place in city for each in sent[place])

    def _once(self, work: Callable[..., T], *arguments: object) -> T:
        """Plans have much in common, so each part of them is worked out only once."""
        key = (work.__name__, arguments)
        found: T | None = self._known.get(key)
        if found is None:
            found = self._known[key] = work(*arguments)
        return found

    def _points(self, location: int, characters: Sequence[int], trained: int) -> list[int]:
        """The points of each character, on the slots that will probably be left; -1 for no slot."""
        points = []
        modifiers = self.slots[location]
        for number, character in enumerate(characters):
            slot = int(_HASTE * self.place_in_order + number * _CROWD * self.view.seats)
            points.append(self.base_points[character] + modifiers[slot] if slot < len(modifiers) else -1)
        for number in range(trained):
            points[number] += points[number] >= 0
        if "drill" in self.company.helps:
            first = next((number for number, each in enumerate(characters) if _is_specialist(each)), -1)
            if first >= 0 and points[first] >= 0:
                points[first] += 1
        return points

    def _downtown(self, characters: tuple[int, ...], trained: int) -> tuple[float, bool]:
        """The gain of all tasks, and whether a trick is learned."""
        gain, open_tasks, done = 0.0, list(self.tasks), list[Task]()
        shards = self.company.shards
        for points in self._points(ids.DOWNTOWN, characters, trained):
            if shards and 0 < _TASK_POINTS - points % _TASK_POINTS <= self.company.figures.enhancement:
                points += self.company.figures.enhancement
                shards -= 1
                gain -= self.company.of_shard()
            done += _take_tasks(open_tasks, points)
        learned = [task.gain for task in done if task.trick >= 0]
        gain += sum([task.gain for task in done])
        return gain - (1 - _SECOND_LEARNING) * sum(learned[1:]), bool(learned)

    def _market(
        self, characters: tuple[int, ...], trained: int, learned: bool
    ) -> tuple[float, int, tuple[int, ...]]:
        """The gain of what is bought, its price, and the tricks that can be prepared thereafter."""
        points = sum([max(0, each) for each in self._points(ids.MARKET_ROW, characters, trained)])
        gain, spent, done = 0.0, 0, dict[int, bool]()
        for bundle in self.bundles:
            if points <= 0:
                break
            if bundle.piece in done or spent + bundle.coins > self.company.coins:
                continue
            whole = points >= bundle.points
            gain += bundle.gain * (1.0 if whole else _HALF_BOUGHT * points / bundle.points)
            spent += bundle.coins if whole else 0
            points -= bundle.points
            done[bundle.piece] = whole and bundle.complete
        if learned and points > 0 and self.learned[1]:
            gain += self.learned[0] * min(1.0, points / self.learned[1])
        return gain, spent, tuple([piece for piece, complete in done.items() if complete])

    def _workshop(
        self, characters: tuple[int, ...], trained: int, complete: tuple[int, ...]
    ) -> tuple[tuple[int, ...], float]:
        """The markers that lie ready after preparing what brings most, and what machines bring besides."""
        company, costs = self.company, self.company.catalog.prepare_costs
        ready = [piece.ready for piece in company.pieces]
        able = [
            (min(piece.markers, piece.spare) * company.uses[piece.trick], number)
            for number, piece in enumerate(company.pieces)
            if not piece.ready and piece.spare and self._can_prepare(number, complete)
        ]
        able.sort(reverse=True)
        helps, spare = set(company.helps), 0
        for place, character in enumerate(characters[:_WORKSHOP_SLOTS]):
            points = self.base_points[character] + _help(helps, character) + (place < trained)
            for _, number in able:
                piece = company.pieces[number]
                if not ready[number] and costs[piece.trick] <= points:
                    points -= costs[piece.trick]
                    ready[number] = min(piece.markers + ("marker" in helps), piece.spare)
                    helps.discard("marker")
            spare += points
        return tuple(ready), sum(self.built[:spare])

    def _can_prepare(self, number: int, complete: tuple[int, ...]) -> bool:
        """A trick can be prepared after the purchases that complete some."""
        trick, room = self.company.pieces[number].trick, self.company.machines
        if number in complete:
            return room is None or not room.machines_short(trick)
        return self.company.can_prepare(trick)

    def _theater(
        self, characters: tuple[int, ...], trained: int, ready: tuple[int, ...]
    ) -> tuple[float, float]:
        """What is set up, performed and kept ready, and the coins that come in for the wages."""
        performs = any(character % ids.CHARACTERS == ids.MAGICIAN for character in characters)
        behind = [each for each in characters if each % ids.CHARACTERS != ids.MAGICIAN][:_BACKSTAGE]
        points = sum(self.base_points[character] for character in behind) + trained
        points += performs and "entrance" in self.company.helps
        gain, laid, left = 0.0, 0, list(ready)
        for value, number, _ in self.spots[performs]:
            if laid == points:
                break
            if left[number]:
                left[number] -= 1
                laid += 1
                gain += value
        gain += self._kept(left)
        if not performs:
            return gain, 0.0
        if self.stage.target < 0 or not (self.stage.cards[self.stage.target].mine or laid):
            return gain - _IN_VAIN, 0.0
        gain += self.stage.performing() + self._day_bonus(laid)
        helpers = [each % ids.CHARACTERS for each in behind]
        gain += sum([self.perks[each - ids.MANAGER] for each in helpers if each < ids.FIRST_APPRENTICE])
        coins = self.company.catalog.edition.backstage[0][1] if ids.MANAGER in helpers else 0
        return gain, _INCOME + coins

    def _kept(self, ready: list[int]) -> float:
        """The markers that wait for the next round."""
        if not self.left:
            return 0.0
        pieces = zip(self.company.pieces, ready, strict=True)
        waiting = sorted([self.company.uses[piece.trick] for piece, count in pieces for _ in range(count)])
        return _WAITING_MARKER * sum(waiting[-_MOST_WAITING:])

    def _day_bonus(self, laid: int) -> float:
        """A magician who comes alone can take Sunday."""
        shown = len(self.stage.cards[self.stage.target].mine)
        return 0.0 if laid else _SUNDAY * shown * (1 + worth.of_coin(self.left))


def _is_specialist(character: int) -> bool:
    return ids.MAGICIAN < character % ids.CHARACTERS < ids.FIRST_APPRENTICE


def _help(helps: set[str], character: int) -> int:
    """PW-03, 11: the point that a character has in the workshop, if nobody had it before."""
    word = "drill" if _is_specialist(character) else "hands"
    if word not in helps or character % ids.CHARACTERS == ids.MAGICIAN:
        return 0
    helps.discard(word)
    return 1


def _take_tasks(open_tasks: list[Task], points: int) -> list[Task]:
    """One task after the other as the points allow; what is done is no longer open."""
    done = []
    task = next((task for task in open_tasks if task.points <= points), None)
    while task is not None:
        done.append(task)
        points -= task.points
        open_tasks[:] = [other for other in open_tasks if not _excludes(task, other)]
        task = next((task for task in open_tasks if task.points <= points), None)
    return done


def _excludes(task: Task, other: Task) -> bool:
    """Both are the same step, learn the same trick, or need the machine that turns a die."""
    same_trick = task.trick >= 0 and other.trick == task.trick
    return other.step == task.step or same_trick or (task.turned and other.turned)


def _open_modifiers(view: TrickerionView) -> dict[int, list[int]]:
    """TR-SETUP-22 to 26: what the slots of each location in the city add, the best first."""
    return {
        location: sorted(
            [each for each in slot_modifiers(view, ids.LOCATION_IDS[location]) if each is not None],
            reverse=True,
        )
        for location in (ids.DOWNTOWN, ids.MARKET_ROW, ids.DARK_ALLEY)
    }
