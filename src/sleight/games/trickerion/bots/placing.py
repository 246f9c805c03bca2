"""The placement phase: who is placed next and where, and whether a shard helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.bots import worth
from sleight.games.trickerion.bots.acting import gains_at, ready_markers
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.stagecraft import Stage, will_perform
from sleight.games.trickerion.cells import CHARACTER_IDS, FIRST_APPRENTICE, MAGICIAN
from sleight.games.trickerion.choices import Enhance, Idle, Place, Plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.view import Character, TrickerionView

_ORDER = ("downtown", "market-row", "workshop", "theater")
"""First where slots run out, then as components become markers and markers go on stage."""

_SHOWN = 0.4
"""How often a marker that is set up today is also performed today."""

_SHARD_PAYS = 0.4
"""What a shard must bring more than it is worth."""


def place(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The next character in the order of a round's work; nobody is sent where there is nothing to do."""
    offered = [choice for choice in choices if isinstance(choice, Place)]
    waiting = {each.id: each for each in view.me.characters if each.waits}
    company = Company(view, links)
    for location in _ORDER:
        there = [choice for choice in offered if waiting[choice.character].card == location]
        if there:
            found = (
                _on_stage(view, company, there, links)
                if location == "theater"
                else _in_city(view, company, location, there)
            )
            if found is not None:
                return found
    return next(choice for choice in choices if isinstance(choice, Idle))


def base_points(company: Company, character: str) -> int:
    """TR-AP-01."""
    number = CHARACTER_IDS.index(character)
    magician, specialist, apprentice = company.deck.edition.base_points
    return magician if number == MAGICIAN else specialist if number < FIRST_APPRENTICE else apprentice


def _modifier(company: Company, location: str, slot: str) -> int:
    return company.deck.printed.board.slots[location][int(slot.rsplit("-", 1)[1]) - 1]


def _in_city(view: TrickerionView, company: Company, location: str, offered: list[Place]) -> Choice | None:
    """The character and slot that bring most, the other one there counted with what is left."""
    brings = gains_at(view, company, location)
    gains: dict[int, float] = {}

    def gain(choice: Place) -> float:
        points = base_points(company, choice.character) + _modifier(company, location, choice.slot)
        if points not in gains:
            gains[points] = _with_shard(company, brings, points)
        wage = company.deck.wages[CHARACTER_IDS.index(choice.character)]
        return gains[points] - wage * worth.of_coin(company.left)

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
    return max(plain, brings(points + 1) - worth.of_shards(1, company.left))


def _on_stage(view: TrickerionView, company: Company, offered: list[Place], links: float) -> Choice | None:
    """Those behind the stage first, then the magician; the day is weighed when the first one claims it."""
    stage = Stage(company, view, links)
    performs = will_perform(view.me)
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
    deck, left = stage.company.deck, stage.company.left
    fame, coins = deck.day_modifiers[day]
    more = deck.printed.board.theater.action_point_modifier[day]
    behind = [each.id for each in view.me.characters if _goes_behind(each, performs=performs)]
    points = sum(max(0, base_points(stage.company, id) + more) for id in behind)
    spots = _best_spots(stage, points, performs=performs)
    shown = sum(len(card.mine) * card.now for card in stage.cards) + _SHOWN * len(spots)
    if performs and stage.target >= 0:
        target = stage.cards[stage.target]
        shown += len(target.mine) * (1 - target.now) + (_SHOWN if spots else 0.0)
    return sum(spots) + shown * worth.of_pay(fame, coins, 0, left)


def _best_spots(stage: Stage, points: int, *, performs: bool) -> list[float]:
    """What the markers that lie ready bring on stage, as many as there are points for."""
    found: list[float] = []
    for piece in stage.company.pieces:
        if piece.ready:
            spots = sorted(stage.spots(piece.trick, performs=performs), reverse=True)
            found += [spot.worth for spot in spots[: piece.ready]]
    return sorted(found, reverse=True)[:points]


def _goes_behind(character: Character, *, performs: bool) -> bool:
    if not (character.waits and character.card == "theater"):
        return False
    return not (performs and character.id == CHARACTER_IDS[MAGICIAN])


def enhance(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """TR-AP-03: a shard for a point, if that point brings more than the shard."""
    company = Company(view, links)
    location = next(each.card for each in view.me.characters if each.id == view.actor)
    brings = gains_at(view, company, location)
    more = brings(view.points + 1) - brings(view.points)
    pays = more > worth.of_shards(1, company.left) + _SHARD_PAYS
    wanted = Enhance if pays else Plain
    return next(choice for choice in choices if isinstance(choice, wanted))
