"""How the choices of set-up, planning and placement are listed, and what can be done at any time."""

from __future__ import annotations

from textwrap import shorten
from typing import TYPE_CHECKING

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.box import own_school
from sleight.games.trickerion.advice.needs import at_residence, counts
from sleight.games.trickerion.effects import plans
from sleight.games.trickerion.effects.points import points_for
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.words import COIN, FAME, school, signed, special_places
from sleight.games.trickerion.printed.codes import DAY_IDS
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import slots

if TYPE_CHECKING:
    from collections.abc import Mapping


_FEW_CARDS = 3
_BRIEF = 90
"""With more special cards in hand, so much of each effect is listed."""


@lists(kinds.ChooseMagician)
def _choose(lister: Lister, choice: kinds.ChooseMagician) -> Entry:
    """The school, and with the Dark Alley what the magician can do."""
    words = lister.words
    schools = {each.id: each.school for each in lister.deck.printed.magicians}
    id = schools[choice.magician]
    note = f"{school(id)} {words.name(f'school-{id}')}"
    if lister.deck.edition.abilities:
        note = f"{note} · {words.explained('ability', choice.magician)[0]}"
    return Entry(words.name(f"magician-{choice.magician}"), note=note)


@lists(kinds.TakeComponents)
def _take(lister: Lister, choice: kinds.TakeComponents) -> Entry:
    taken = choice.components.split("+")
    ready = [lister.words.name(f"trick-{trick}") for trick in _readied(lister, taken)]
    goods = lister.words.goods({id: taken.count(id) for id in taken})
    return Entry(f"{goods} ✓ {', '.join(ready)}" if ready else goods)


def _readied(lister: Lister, taken: list[str]) -> list[str]:
    """TR-PSET-22: the first tricks, owned or still to be chosen, that these components make possible."""
    before = counts(lister.view, lister.seat)
    bonus = lister.deck.edition.manager_components if lister.asked().kind == "manager-components" else 0
    after = before | {id: before.get(id, 0) + taken.count(id) + bonus for id in taken}
    tricks = [owned.trick for owned in lister.view.me.tricks] or _first_tricks(lister)
    return [trick for trick in tricks if _met(lister, trick, after) and not _met(lister, trick, before)]


def _met(lister: Lister, trick: str, have: Mapping[str, int]) -> bool:
    needs = lister.deck.needs[lister.deck.trick_numbers[trick]]
    return all(have.get(lister.deck.component_ids[id], 0) >= count for id, count in needs)


def _first_tricks(lister: Lister) -> list[str]:
    deck = lister.deck
    own, numbers = own_school(lister.view), deck.trick_numbers
    return [
        trick
        for trick in at_residence(lister.view)
        if deck.schools[numbers[trick]] == own and deck.levels[numbers[trick]] == 1
    ]


@lists(kinds.Advertise)
def _advertise(lister: Lister, choice: kinds.Advertise) -> Entry:
    price = lister.view.spaces[lister.view.order.index(lister.seat)]
    fame = lister.deck.edition.poster_fame or lister.deck.printed.board.advertise["fame"]
    return Entry(lister.sentence(choice), note=f"−{price}{COIN} +{fame}{FAME}")


@lists(kinds.Send)
def _send(lister: Lister, choice: kinds.Send) -> Entry:
    """TR-SA-03: a special card with its location and, as far as there is room, its effect."""
    words, card = lister.words, choice.card
    if card not in special_places():
        return Entry(words.name(f"location-{card}"))
    note = f"{words.name(f'location-{special_places()[card]}')} · {words.effect(card)}"
    if len(lister.view.me.hand) > _FEW_CARDS:
        note = shorten(note, _BRIEF, placeholder=" …")
    return Entry(words.name(f"card-{card}"), note=note)


@lists(kinds.Rest)
def _rest(lister: Lister, _: kinds.Rest) -> Entry:
    return Entry(lister.words.say("ui-rest"))


@lists(kinds.Place)
def _place(lister: Lister, choice: kinds.Place) -> Entry:
    """TR-AP-01, 02, TR-PROR-23: the slot, the points that the character would have there, and its toll."""
    character, slot = lister.move(choice)
    toll = slots.toll(lister.position, lister.seat, slot)
    label = _slot(lister, character, slot)
    return Entry(f"{label} −{toll}{COIN}" if toll else label, line=_assigned(lister, choice.character))


def _slot(lister: Lister, character: int, slot: int) -> str:
    words, position = lister.words, lister.position
    place, _, number = position.table.slot_ids[slot].rpartition("-")
    day = words.name(f"day-{place}") if place in DAY_IDS else ""
    if slots.is_stage(slot):
        return f"{day}, {words.say('ui-stage')}"
    points = lister.points(points_for(position, lister.seat, character, slot))
    if day:
        return f"{day} {number} = {points}"
    label = f"{signed(position.table.modifiers[slot])} = {points}"
    roams = len(plans.reach(position, lister.seat, character)) > 1
    return f"{words.name(f'location-{LOCATION_IDS[slots.location_of(slot)]}')} {label}" if roams else label


@lists(kinds.Idle)
def _idle(lister: Lister, choice: kinds.Idle) -> Entry:
    return Entry(lister.words.say("ui-idle"), line=_assigned(lister, choice.character))


def _assigned(lister: Lister, character: str) -> str:
    card = next(each.card for each in lister.view.me.characters if each.id == character)
    return f"{lister.words.name(f'disc-{character}')} → {lister.words.assignment(card)}"


@lists(kinds.Replan)
def _replan(lister: Lister, choice: kinds.Replan) -> Entry:
    return Entry(lister.sentence(choice), lister.words.say("group-aside"))
