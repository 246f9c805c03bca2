"""The placement phase: who is placed next and where, and whether a shard helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice import box, figures
from sleight.games.trickerion.bots import alley, machines, worth
from sleight.games.trickerion.bots.acting import gains_at, ready_markers
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.stagecraft import Stage, best_spots, will_perform
from sleight.games.trickerion.bots.strategies import answers
from sleight.games.trickerion.choices import Decline, Enhance, Idle, Place, Plain, Send
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, FIRST_APPRENTICE, LOCATION_IDS, MAGICIAN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import Character, TrickerionView

_ORDER = ("downtown", "dark-alley", "market-row", "workshop", "theater")
"""First where slots run out, then as components become markers and markers go on stage."""

_TOLLED = 2
"""TR-PROR-23: the modifier of the slots that can cost a toll."""

_SHOWN = 0.4
"""How often a marker that is set up today is also performed today."""

_BOOST_PAYS = 0.5
"""What a point must bring at once if it could still serve another apprentice."""

_SHARD_PAYS = 0.4
"""What a shard must bring more than it is worth."""


@answers("place", "place-again")
def place(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The next character in the order of a round's work; nobody is sent where there is nothing to do."""
    offered = [choice for choice in choices if isinstance(choice, Place)]
    company = Company(view, links)
    bought = alley.to_buy(view, choices, company)
    if bought is not None:
        return bought
    if view.alley:
        offered = _settled(view, company, offered, links)
    for location in _ORDER:
        there = [choice for choice in offered if box.location_of(choice.slot) == location]
        if there:
            if location == "theater":
                found = _on_stage(view, company, there, links)
            else:
                found = _in_city(view, company, location, there, links)
            if found is not None:
                return found
    return _nobody(choices)


def _settled(view: TrickerionView, company: Company, offered: list[Place], links: float) -> list[Place]:
    """TR-SAR-29: who may go anywhere goes where the most can be done."""
    found = list(offered)
    for character in sorted({choice.character for choice in offered}):
        own = [choice for choice in offered if choice.character == character]
        locations = sorted({box.location_of(choice.slot) for choice in own})
        if len(locations) > 1:
            points = base_points(company, character)
            gains = {each: gains_at(view, company, each, links)(points) for each in locations}
            best = max(locations, key=lambda each: gains[each])
            found = [each for each in found if each not in own or box.location_of(each.slot) == best]
    return found


def _nobody(choices: Sequence[Choice]) -> Choice:
    """TR-PLACE-08, TR-PROR-14: no further character in the same turn, or one that becomes idle."""
    if isinstance(choices[-1], Decline):
        return choices[-1]
    return next(choice for choice in choices if isinstance(choice, Idle))


def base_points(company: Company, character: str) -> int:
    """TR-AP-01."""
    return company.figures.base_points[CHARACTER_IDS.index(character)]


def _modifier(company: Company, location: str, slot: str) -> int:
    return company.catalog.printed.board.slots[location][int(slot.rsplit("-", 1)[1]) - 1]


def _in_city(
    view: TrickerionView, company: Company, location: str, offered: list[Place], links: float
) -> Choice | None:
    """The character and slot that bring most, the other one there counted with what is left."""
    brings = gains_at(view, company, location, links)
    gains: dict[int, float] = {}
    special = [each.id for each in view.me.characters if each.card not in LOCATION_IDS]

    def gain(choice: Place) -> float:
        points = base_points(company, choice.character) + _modifier(company, location, choice.slot)
        points += company.helped(choice.character, location) + machines.trains_at(company.machines, location)
        points += (choice.character in special) * company.catalog.edition.special_points
        if points not in gains:
            gains[points] = _with_shard(company, brings, points)
        coins = company.catalog.wages[CHARACTER_IDS.index(choice.character)]
        if company.figures.toll and _modifier(company, location, choice.slot) == _TOLLED:
            coins += company.figures.toll
        famous = choice.character == CHARACTER_IDS[MAGICIAN] and location != "workshop"
        return gains[points] + famous * company.city_fame - coins * worth.of_coin(company.left)

    def together(choice: Place) -> float:
        rest = [
            gain(other)
            for other in offered
            if other.character != choice.character and other.slot != choice.slot
        ]
        return gain(choice) + 0.5 * max(rest, default=0.0)

    best = max(offered, key=together)
    return best if gain(best) > 0 else None


def _with_shard(company: Company, brings: Callable[[int], float], points: int) -> float:
    plain = brings(points)
    if not company.shards:
        return plain
    return max(plain, brings(points + 1) - company.of_shard())


def _on_stage(view: TrickerionView, company: Company, offered: list[Place], links: float) -> Choice | None:
    """Those behind the stage first, then the magician; the day is weighed when the first one claims it."""
    stage = Stage(company, view, links)
    performs = will_perform(view, view.me)
    magician = CHARACTER_IDS[MAGICIAN]
    helpers = [choice for choice in offered if choice.character != magician]
    useful = [choice for choice in helpers if _useful_behind(company, choice.character, performs=performs)]
    acts = [choice for choice in offered if choice.slot.endswith("-stage")]
    if useful:
        return _best_day(view, stage, useful, performs=performs)
    if acts and any(card.mine for card in stage.cards):
        return _best_day(view, stage, acts, performs=True)
    behind = [choice for choice in offered if choice.character == magician and choice not in acts]
    return _best_day(view, stage, behind, performs=False) if behind and ready_markers(company) else None


def _useful_behind(company: Company, character: str, *, performs: bool) -> bool:
    """There is a marker to set up, or a specialist whose presence pays the performer."""
    specialist = CHARACTER_IDS.index(character) < FIRST_APPRENTICE
    return ready_markers(company) > 0 or (specialist and performs)


def _best_day(view: TrickerionView, stage: Stage, offered: list[Place], *, performs: bool) -> Choice:
    """The day that brings most; the stronger character comes first."""
    days = {choice.slot.split("-")[0]: 0.0 for choice in offered}
    if len(days) > 1:
        days = {day: _of_day(view, stage, day, performs=performs) for day in days}
    return max(
        offered,
        key=lambda choice: (days[choice.slot.split("-")[0]], base_points(stage.company, choice.character)),
    )


def _of_day(view: TrickerionView, stage: Stage, day: str, *, performs: bool) -> float:
    """TR-TH-02, TR-PERF-17, 18: more points behind the stage against better rewards."""
    left = stage.company.left
    fame, coins = stage.company.figures.days[day]
    more = stage.company.figures.behind[day]
    behind = [each.id for each in view.me.characters if _goes_behind(view, each, performs=performs)]
    points = sum(max(0, base_points(stage.company, id) + more) for id in behind)
    spots = best_spots(stage, points, performs=performs)
    shown = sum(len(card.mine) * card.now for card in stage.cards) + _SHOWN * len(spots)
    if performs and stage.target >= 0:
        target = stage.cards[stage.target]
        shown += len(target.mine) * (1 - target.now) + (_SHOWN if spots else 0.0)
    return sum(spots) + shown * worth.of_pay(fame, coins, 0, left)


def _goes_behind(view: TrickerionView, character: Character, *, performs: bool) -> bool:
    if not (character.waits and box.leads_to(view, character.card) == "theater"):
        return False
    return not (performs and character.id == CHARACTER_IDS[MAGICIAN])


@answers("boost")
def boost(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-MAG-05: the point of the ability, unless it brings nothing here and another apprentice comes."""
    company = Company(view, links)
    brings = gains_at(view, company, box.location_at(view, view.actor), links)
    others = [
        each
        for each in view.me.characters
        if each.waits
        and CHARACTER_IDS.index(each.id) >= FIRST_APPRENTICE
        and box.leads_to(view, each.card) != "theater"
    ]
    if others and brings(view.points + 1) - brings(view.points) < _BOOST_PAYS:
        return choices[-1]
    return choices[0]


@answers("newcomer-card")
def newcomer(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-SAR-31: the card that leads to where the newcomer brings most; special cards are not spent on it."""
    company = Company(view, links)
    rest = choices[-1]

    def gain(choice: Choice) -> float:
        if not isinstance(choice, Send) or choice.card not in LOCATION_IDS:
            return 0.0
        points = base_points(company, choice.character)
        wage = company.catalog.wages[CHARACTER_IDS.index(choice.character)]
        return gains_at(view, company, choice.card, links)(points) - wage * worth.of_coin(company.left)

    return max((rest, *choices), key=gain)


@answers("enhance")
def enhance(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-AP-03: a shard for a point, if that point brings more than the shard."""
    company = Company(view, links)
    brings = gains_at(view, company, box.location_at(view, view.actor), links)
    more = brings(view.points + figures.shard_points(view)) - brings(view.points)
    wanted = Enhance if more > company.of_shard() + _SHARD_PAYS else Plain
    return next(choice for choice in choices if isinstance(choice, wanted))
