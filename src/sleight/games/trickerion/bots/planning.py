"""The plan of a round: which character goes where. Found again from the view alone at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.bots.rehearsal import REST, Rehearsal
from sleight.games.trickerion.cells import CHARACTER_IDS, DOWNTOWN, LOCATION_IDS, MAGICIAN, THEATER, WORKSHOP
from sleight.games.trickerion.choices import Rest, Send

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.trickerion.view import TrickerionView

_SWEEPS = 3
_SLOTS_EACH = 2
_LEAST_GAIN = 0.05
"""Below this a character rests: what it would do is not worth being in the way of others."""


def assign(view: TrickerionView, choices: Sequence[Choice], links: float) -> Choice:
    """The card for the next character, as the best plan that keeps what is already laid has it."""
    rest = choices[-1]
    assert isinstance(rest, Rest)
    members = [each for each in view.me.characters if each.at != "inn"]
    team = [CHARACTER_IDS.index(each.id) for each in members]
    laid = [LOCATION_IDS.index(each.card) if each.card else REST for each in members]
    number = team.index(CHARACTER_IDS.index(rest.character))
    card = plan(view, team, laid, number, links)[number]
    wanted = rest if card == REST else Send(rest.character, LOCATION_IDS[card])
    return wanted if wanted in choices else rest


def plan(view: TrickerionView, team: list[int], laid: list[int], decided: int, links: float) -> list[int]:
    """The best plan that grows out of a few simple ones; the first so many characters are decided."""
    rehearsal = Rehearsal(view, links)
    hand = rehearsal.company.deck.edition.hand
    limits = [hand.get(id, 0) for id in LOCATION_IDS]
    grown = [_grow(rehearsal, team, cards, decided, limits) for cards in _seeds(laid, decided)]
    return max(grown)[1]


def _seeds(laid: list[int], decided: int) -> list[list[int]]:
    """Everybody rests; the magician performs with two helpers behind the stage; he goes to the city."""
    if decided:
        return [laid] if laid[0] != THEATER else [laid, _with_helpers(laid, decided)]
    alone = [[place, *laid[1:]] for place in (DOWNTOWN, THEATER)]
    return [laid, *alone, _with_helpers(alone[1], 1)]


def _with_helpers(laid: list[int], decided: int) -> list[int]:
    """The next characters go behind the stage as far as there is room; specialists come first in a team."""
    cards, free = list(laid), 3 - laid.count(THEATER)
    for number in range(decided, min(len(cards), decided + free)):
        cards[number] = THEATER
    return cards


def _grow(
    rehearsal: Rehearsal, team: list[int], cards: list[int], decided: int, limits: list[int]
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
    rehearsal: Rehearsal, team: list[int], cards: list[int], number: int, limits: list[int], best: float
) -> float:
    """Send one character where the plan becomes best."""
    for card in (REST, *range(len(limits))):
        before = cards[number]
        if card == before or (card != REST and not _room(team, cards, number, card, limits)):
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


def _room(team: list[int], cards: list[int], number: int, card: int, limits: list[int]) -> bool:
    """TR-ASSIGN-02, TR-TH-06, TR-WS-03: cards in hand, two slots behind the stage, two in the workshop."""
    sent = cards.count(card)
    if sent >= limits[card]:
        return False
    if card == THEATER and team[number] != MAGICIAN:
        return sent - (cards[0] == THEATER) < _SLOTS_EACH
    return card != WORKSHOP or sent < _SLOTS_EACH
