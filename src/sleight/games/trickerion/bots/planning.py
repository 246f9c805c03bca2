"""The plan of a round: which character goes where. Found again from the view alone at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.bots.rehearsal import REST, Rehearsal
from sleight.games.trickerion.bots.strategies import answers
from sleight.games.trickerion.choices import Rest, Send
from sleight.games.trickerion.printed import ids

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sleight.core.choice import Choice
    from sleight.games.trickerion.views.types import TrickerionView

_SWEEPS = 3
_SLOTS_EACH = 2
_SPECIALS_EACH = 2
_LEAST_GAIN = 0.05
"""Below this a character rests: what it would do is not worth being in the way of others."""


@answers("assign")
def assign(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The card for the next character, as the best plan that keeps what is already laid has it."""
    rest = choices[-1]
    assert isinstance(rest, Rest)
    members = [each for each in view.me.characters if each.at != "inn"]
    team = [ids.CHARACTER_IDS.index(each.id) for each in members]
    catalog = catalog_of(view)
    laid = [catalog.assignment_numbers[each.card] if each.card else REST for each in members]
    number = team.index(ids.CHARACTER_IDS.index(rest.character))
    card = plan(view, team, laid, number, links)[number]
    wanted = rest if card == REST else Send(rest.character, catalog.assignment_ids[card])
    return wanted if wanted in choices else rest


def plan(view: TrickerionView, team: list[int], laid: list[int], decided: int, links: float) -> list[int]:
    """The best plan that keeps what the first so many characters have."""
    return Planner(view, team, links).grown(laid, decided)[0][1]


def outlook(view: TrickerionView, links: float) -> float:
    """What the best plan of the round would bring, as long as nothing is laid."""
    team = [ids.CHARACTER_IDS.index(each.id) for each in view.me.characters if each.at != "inn"]
    return Planner(view, team, links).grown([REST] * len(team), 0)[0][0]


class Planner:
    """Makes plans for a team."""

    def __init__(self, view: TrickerionView, team: list[int], links: float) -> None:
        self.team = team
        self.rehearsal = Rehearsal(view, links)

    def grown(self, laid: list[int], decided: int) -> list[tuple[float, list[int]]]:
        """Plans that grow out of a few simple ones, with what they bring, the best first."""
        limits = self.limits(laid)
        seeds = _seeds(laid, decided, limits[ids.THEATER])
        found = [_grow(self.rehearsal, self.team, cards, decided, limits) for cards in seeds]
        return sorted(found, reverse=True)

    def limits(self, laid: list[int]) -> dict[int, int]:
        """How often each card can be laid that comes into question."""
        hand = self.rehearsal.company.catalog.edition.hand
        limits = {card: hand.get(id, 0) for card, id in enumerate(ids.LOCATION_IDS)}
        return limits | dict.fromkeys(_special_cards(self.rehearsal, laid), 1)

    def changed(self, cards: list[int], decided: int, rng: Random) -> list[int]:
        """The same plan, but one of the characters not yet decided on does something else."""
        changed, number = list(cards), rng.randrange(decided, len(cards))
        changed[number] = REST
        limits, leads = self.limits(cards), self.rehearsal.company.catalog.assignment_locations
        card = rng.choice(list(limits))
        if _room(self.team, changed, number, card, limits, leads):
            changed[number] = card
        return changed


def prospect(view: TrickerionView, prophecy: str, links: float) -> float:
    """What a round like this one could bring, with the whole team and a prophecy."""
    rehearsal = Rehearsal(_under(view, prophecy), links)
    team = sorted(rehearsal.company.team)
    limits = dict.fromkeys(range(ids.SPECIAL), 1) | {ids.THEATER: _SLOTS_EACH}
    return _grow(rehearsal, team, [ids.THEATER, *[REST] * (len(team) - 1)], 1, limits)[0]


def rest_of_round(view: TrickerionView, prophecy: str, links: float) -> float:
    """What those who are still to be placed could bring under a prophecy."""
    rehearsal = Rehearsal(_under(view, prophecy), links)
    numbers = rehearsal.company.catalog.assignment_numbers
    waiting = [each for each in view.me.characters if each.waits and each.card]
    team = [ids.CHARACTER_IDS.index(each.id) for each in waiting]
    return rehearsal.worth_of(team, [numbers[each.card] for each in waiting])


def best_change(view: TrickerionView, hand: Sequence[str], links: float) -> tuple[float, str, str]:
    """DT-SPIR-03: what the best change of the cards of those who are still to be placed brings: the character
    whose card changes, and the card from hand or the other character with whom it swaps."""
    rehearsal = Rehearsal(view, links)
    numbers = rehearsal.company.catalog.assignment_numbers
    waiting = [each for each in view.me.characters if each.waits and each.card]
    team = [ids.CHARACTER_IDS.index(each.id) for each in waiting]
    laid = [numbers[each.card] for each in waiting]
    found = []
    for one, character in enumerate(waiting):
        others = [other for other in range(one + 1, len(laid)) if laid[other] != laid[one]]
        changes = [({one: laid[other], other: laid[one]}, waiting[other].id) for other in others]
        changes += [({one: numbers[card]}, card) for card in hand if numbers[card] != laid[one]]
        for change, to in changes:
            cards = [change.get(place, card) for place, card in enumerate(laid)]
            found.append((rehearsal.worth_of(team, cards), character.id, to))
    gain, whose, to = max(found, default=(float("-inf"), "", ""))
    return gain - rehearsal.worth_of(team, laid), whose, to


def _under(view: TrickerionView, prophecy: str) -> TrickerionView:
    """The same view with another active prophecy."""
    if view.alley is None or view.alley.prophecies is None:
        return view
    shown = replace(view.alley.prophecies, active=prophecy)
    return replace(view, alley=replace(view.alley, prophecies=shown))


def _special_cards(rehearsal: Rehearsal, laid: list[int]) -> list[int]:
    """The special cards in hand or already laid, those with the better bonus first; two for each location."""
    catalog, found = rehearsal.company.catalog, list[int]()
    hand = [catalog.assignment_numbers[id] for id in rehearsal.view.me.hand]
    hand.sort(key=lambda card: rehearsal.of_special(ids.CHARACTERS - 1, card)[2], reverse=True)
    for card in hand:
        there = [catalog.assignment_locations[each] for each in found]
        if there.count(catalog.assignment_locations[card]) < _SPECIALS_EACH:
            found.append(card)
    return [*found, *(card for card in laid if card >= ids.SPECIAL)]


def _seeds(laid: list[int], decided: int, most: int) -> list[list[int]]:
    """Everybody rests; the magician performs with helpers behind the stage; he goes to the city."""
    if decided:
        return [laid] if laid[0] != ids.THEATER else [laid, _with_helpers(laid, decided, most)]
    alone = [[place, *laid[1:]] for place in (ids.DOWNTOWN, ids.THEATER)]
    return [laid, *alone, _with_helpers(alone[1], 1, most)]


def _with_helpers(laid: list[int], decided: int, most: int) -> list[int]:
    """The next characters go behind the stage as far as there are cards; specialists come first in a team."""
    cards, free = list(laid), most - laid.count(ids.THEATER)
    for number in range(decided, min(len(cards), decided + free)):
        cards[number] = ids.THEATER
    return cards


def _grow(
    rehearsal: Rehearsal, team: list[int], cards: list[int], decided: int, limits: dict[int, int]
) -> tuple[float, list[int]]:
    """Go through the characters again and again and send each where it helps most."""
    cards = list(cards)
    best = rehearsal.worth_of(team, cards)
    for _ in range(_SWEEPS):
        before = best
        for number in range(decided, len(team)):
            best = _improve(rehearsal, team, cards, number, limits, best)
        best = _exchange(rehearsal, team, cards, decided, best)
        if best - before < _LEAST_GAIN:
            break
    return best, cards


def _improve(
    rehearsal: Rehearsal, team: list[int], cards: list[int], number: int, limits: dict[int, int], best: float
) -> float:
    """Send one character where the plan becomes best."""
    leads = rehearsal.company.catalog.assignment_locations
    for card in (REST, *limits):
        before = cards[number]
        if card == before or (card != REST and not _room(team, cards, number, card, limits, leads)):
            continue
        cards[number] = card
        found = rehearsal.worth_of(team, cards)
        if found > best + _LEAST_GAIN:
            best = found
        else:
            cards[number] = before
    return best


def _exchange(rehearsal: Rehearsal, team: list[int], cards: list[int], decided: int, best: float) -> float:
    """Let two characters change places."""
    for one in range(decided, len(team)):
        for other in range(one + 1, len(team)):
            if cards[one] != cards[other]:
                cards[one], cards[other] = cards[other], cards[one]
                found = rehearsal.worth_of(team, cards)
                if found > best + _LEAST_GAIN:
                    best = found
                else:
                    cards[one], cards[other] = cards[other], cards[one]
    return best


def _room(
    team: list[int], cards: list[int], number: int, card: int, limits: dict[int, int], leads: Sequence[int]
) -> bool:
    """TR-ASSIGN-02, TR-TH-06, TR-WS-03: cards in hand, two slots behind the stage, two in the workshop."""
    sent = cards.count(card)
    if sent >= limits[card]:
        return False
    location = leads[card]
    if location not in (ids.THEATER, ids.WORKSHOP):
        return True
    if card >= ids.SPECIAL or max(cards) >= ids.SPECIAL:
        sent = sum([leads[each] == location for each in cards if each != REST])
    if location == ids.THEATER:
        on_stage = cards[0] != REST and leads[cards[0]] == ids.THEATER
        return team[number] == ids.MAGICIAN or sent - on_stage < _SLOTS_EACH
    return sent < _SLOTS_EACH
