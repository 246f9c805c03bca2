"""Workshops: tricks with what is missing for them, components, the team, the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.cells import CHARACTER_IDS
from sleight.games.trickerion.faces.layout import GREEN, OXBLOOD, QUIET, cells, flow, heading
from sleight.games.trickerion.faces.words import school, suit
from sleight.games.trickerion.reckon import counts, deck_of, need
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.view import Character, OwnTrick, TrickerionView

_TITLE = 13
_NAME = 34
_READY, _UNREADY = "■", "□"


def workshop(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    """Everything that lies in a workshop; the own one with the cards in hand."""
    own = view.workshops[seat]
    title = words.name("location-workshop")
    lines = [heading(title, "" if seat == view.seat else words.seat(seat))]
    for trick in own.tricks:
        lines += _trick(view, words, seat, trick)
    lines += _components(view, words, seat)
    lines += team(view, words, seat)
    if seat == view.seat:
        lines += _hand(view, words)
    return lines


def _trick(view: TrickerionView, words: Words, seat: int, owned: OwnTrick) -> list[Text]:
    """The card on one line, what it needs on the next."""
    deck = deck_of(view)
    number = deck.trick_numbers[owned.trick]
    out = deck.markers_each - owned.ready - owned.spare
    name = f"{suit(owned.symbol)} {words.name(f'trick-{owned.trick}')} {kind(view, owned.trick)}"
    said = [words.pay(*deck.yields[number]), words.say("ui-prepare", points=deck.prepare_costs[number])]
    if out:
        said.append(words.say("ui-staged", count=out))
    if owned.board != "player":
        said.append(words.say("ui-engineered"))
    unready = _UNREADY * (markers_of(view, owned) - owned.ready)
    markers = Text.assemble((_READY * owned.ready, GREEN), unready)
    first = cells((Text(name, style="bold"), _NAME), (markers, 6), (" · ".join(said), None))
    return [first, *flow("   ", needed(view, words, seat, owned.trick), 4, ", ")]


def markers_of(view: TrickerionView, owned: OwnTrick) -> int:
    """TR-WS-08, 12: how many markers a preparation gives, or lie there now if that is more."""
    deck = deck_of(view)
    markers = deck.printed_markers[deck.trick_numbers[owned.trick]]
    if owned.board == "engineer":
        markers += deck.edition.engineer_markers
    return max(markers, owned.ready)


def kind(view: TrickerionView, trick: str) -> str:
    """School and level of a trick: `✱1`."""
    deck = deck_of(view)
    number = deck.trick_numbers[trick]
    return f"{school(SCHOOL_IDS[deck.schools[number]])}{deck.levels[number]}"


def needed(view: TrickerionView, words: Words, seat: int, trick: str) -> list[Text]:
    """TR-WS-05: each required component, ticked if it is there, and what the missing ones cost."""
    deck, have = deck_of(view), counts(view, seat)
    found = []
    for component, count in deck.needs[deck.trick_numbers[trick]]:
        id = deck.component_ids[component]
        own, name = have.get(id, 0), words.name(f"component-{id}")
        if own >= count:
            found.append(Text.assemble(("✓", GREEN), words.say("ui-many", count=count, thing=name)))
        else:
            missing = words.say("ui-of", have=own, count=count, thing=name)
            found.append(Text.assemble(("✗", OXBLOOD), missing))
    lack = need(view, seat, trick)
    if lack.missing:
        found.append(Text(words.say("ui-missing", coins=lack.coins), style=QUIET))
    if lack.to_order:
        absent = ", ".join(words.name(f"component-{id}") for id in lack.to_order)
        found.append(Text(words.say("ui-to-order", components=absent), style=QUIET))
    return found


def _components(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    stacks = view.workshops[seat].components
    shown = []
    for stack in stacks:
        managed = f" {words.say('ui-managed', count=stack.counts)}" if stack.board == "manager" else ""
        shown.append(f"{words.many(f'component-{stack.component}', str(stack.tokens))}{managed}")
    slots = deck_of(view).printed.board.player_board["component_slots"]
    used = Text(f"({sum(stack.board == 'player' for stack in stacks)}/{slots})", style=QUIET)
    return flow(Text(words.say("ui-components"), style=QUIET), [*shown, used], _TITLE)


def team(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    """Every character with where it is or goes."""
    shown = [_character(view, words, seat, each) for each in view.workshops[seat].characters]
    return flow(Text(words.say("ui-team"), style=QUIET), shown, _TITLE)


def _character(view: TrickerionView, words: Words, seat: int, character: Character) -> Text:
    name = words.name(f"disc-{character.id}")
    if character.at == "inn":
        return Text(f"{name} ({words.say('ui-hired')})")
    if character.at != "home":
        return Text(f"{name} ({words.name(f'slot-{character.at}')})", style=GREEN)
    if character.card and (character.waits or view.phase == "assignment"):
        return Text(f"{name} → {words.name(f'location-{character.card}')}", style="bold")
    if view.phase == "placement" or _decided(view, seat, character):
        return Text(f"{name} ({words.say('ui-idle')})", style=QUIET)
    return Text(name)


def _decided(view: TrickerionView, seat: int, character: Character) -> bool:
    """True for an own character that the sealed plan leaves at home; the plan goes through all in order."""
    if view.phase != "assignment" or seat != view.seat:
        return False
    return CHARACTER_IDS.index(character.id) < view.planned


def _hand(view: TrickerionView, words: Words) -> list[Text]:
    """TR-PSET-13: the assignment cards that do not lie under a character."""
    laid = [character.card for character in view.me.characters]
    held = {id: count - laid.count(id) for id, count in deck_of(view).edition.hand.items()}
    shown = [words.many(f"location-{id}", str(count)) for id, count in held.items() if count]
    return flow(Text(words.say("ui-hand"), style=QUIET), shown or ["–"], _TITLE)


def others(view: TrickerionView, words: Words) -> list[Text]:
    """The tricks and teams of the others, in few lines, so that markers and plans can be read."""
    lines = []
    for seat in view.order or range(view.seats):
        if seat != view.seat and view.workshops[seat].magician:
            lines += _other(view, words, seat)
    return [heading(words.say("ui-others")), *lines] if lines else []


def _other(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    own = view.workshops[seat]
    title = Text(f"{seat + 1} {words.seat(seat)}"[: _TITLE - 2], style="bold")
    tricks = [_brief(view, words, owned) for owned in own.tricks]
    waiting = [
        f"{words.name(f'disc-{each.id}')} → {words.name(f'location-{each.card}')}"
        for each in own.characters
        if each.waits
    ]
    lines = flow(title, tricks or ["–"], _TITLE)
    return [*lines, *flow("", waiting, _TITLE)] if waiting else lines


def _brief(view: TrickerionView, words: Words, owned: OwnTrick) -> str:
    name = f"{suit(owned.symbol)} {words.name(f'trick-{owned.trick}')} {kind(view, owned.trick)}"
    return f"{name} {_READY * owned.ready}" if owned.ready else name
