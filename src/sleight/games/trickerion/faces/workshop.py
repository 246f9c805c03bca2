"""Workshops: tricks with what is missing for them, components, the team, the cards in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.advice.needs import counts, need
from sleight.games.trickerion.advice.payouts import Pay
from sleight.games.trickerion.faces.layout import GREEN, OXBLOOD, QUIET, cells, flow, heading
from sleight.games.trickerion.faces.words import SHARD, Words, school, suit
from sleight.games.trickerion.printed.ids import CHARACTER_IDS, SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import Character, OwnTrick, TrickerionView

_TITLE = 13
_NAME = 34
_MARKERS = 6
_READY, _UNREADY = "■", "□"


def workshop(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    """Everything that lies in a workshop; the own one with the cards in hand."""
    own = view.workshops[seat]
    whose = ["" if seat == view.seat else words.seat(seat), _ability(view, words, seat)]
    lines = [heading(words.name("location-workshop"), " · ".join(each for each in whose if each))]
    for trick in own.tricks:
        lines += _trick(view, words, seat, trick)
    lines += _components(view, words, seat)
    lines += team(view, words, seat)
    if seat == view.seat:
        lines += _hand(view, words)
    return lines


def _trick(view: TrickerionView, words: Words, seat: int, owned: OwnTrick) -> list[Text]:
    """The card on one line, what it needs on the next."""
    deck = catalog_of(view)
    out = deck.markers_each - owned.ready - owned.spare
    name = f"{suit(owned.symbol)} {words.name(f'trick-{owned.trick}')} {kind(view, owned.trick)}"
    points = deck.prepare_costs[deck.trick_numbers[owned.trick]]
    said = [words.pay(*yields(view, owned.trick)), words.say("ui-prepare", points=points)]
    if owned.shards:
        said.append(words.say("ui-charged", shards=owned.shards))
    if out:
        said.append(words.say("ui-staged", count=out))
    if owned.board != "player":
        said.append(words.say("ui-engineered"))
    unready = _UNREADY * (markers_of(view, owned) - owned.ready)
    markers = Text.assemble((_READY * owned.ready, GREEN), unready)
    title = cells((Text(name, style="bold"), _NAME), (markers, None))
    needs = flow("   ", needed(view, words, seat, owned.trick), 4, ", ")
    return [*flow(title, said, _NAME + _MARKERS), *needs]


def markers_of(view: TrickerionView, owned: OwnTrick) -> int:
    """TR-WS-08, 12: how many markers a preparation gives, or lie there now if that is more."""
    deck = catalog_of(view)
    markers = deck.printed_markers[deck.trick_numbers[owned.trick]]
    if owned.board == "engineer":
        markers += deck.edition.engineer_markers
    return max(markers, owned.ready)


def kind(view: TrickerionView, trick: str) -> str:
    """School and level of a trick: `✱1`."""
    deck = catalog_of(view)
    return f"{school(SCHOOL_IDS[deck.schools[deck.trick_numbers[trick]]])}{level(view, trick)}"


def level(view: TrickerionView, trick: str) -> int:
    """TR-GEN-13: the level of a trick."""
    deck = catalog_of(view)
    return deck.levels[deck.trick_numbers[trick]]


def yields(view: TrickerionView, trick: str) -> Pay:
    """TR-SAR-05, 26: what a trick prints, and 1 fame and 1 coin for each shard that lies on it."""
    deck = catalog_of(view)
    owned = [each for workshop in view.workshops for each in workshop.tricks if each.trick == trick]
    charged = sum(each.shards for each in owned)
    return Pay(*deck.yields[deck.trick_numbers[trick]]).plus(Pay(charged, charged))


def needed(view: TrickerionView, words: Words, seat: int, trick: str) -> list[Text]:
    """TR-WS-05: each required component, ticked if it is there, and what the missing ones cost."""
    deck, have = catalog_of(view), counts(view, seat)
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
    slots = catalog_of(view).printed.board.player_board["component_slots"]
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
        return Text(f"{name} ({_there(words, character)})", style=GREEN)
    if character.waits or (character.card and view.phase == "assignment"):
        return Text(_sent(words, character), style="bold")
    if view.phase == "placement" or _decided(view, seat, character):
        return Text(f"{name} ({words.say('ui-idle')})", style=QUIET)
    return Text(name)


def _there(words: Words, character: Character) -> str:
    """TR-SA-09, TR-SAR-28: the slot, the special card in use there, and whether it may give way."""
    said = [words.name(f"slot-{character.at}")]
    if character.bonus:
        said.append(words.name(f"card-{character.bonus}"))
    if character.talent:
        said.append(words.say("ui-talent"))
    return words.facts(said)


def _sent(words: Words, character: Character) -> str:
    """TR-PROR-25: who goes where, as far as it was shown."""
    name = words.name(f"disc-{character.id}")
    if not character.card:
        return f"{name} → ?"
    sealed = f" ({words.say('ui-sealed')})" if character.secret and character.waits else ""
    return f"{name} → {words.assignment(character.card)}{sealed}"


def _decided(view: TrickerionView, seat: int, character: Character) -> bool:
    """True for an own character that the sealed plan leaves at home; the plan goes through all in order."""
    if view.phase != "assignment" or seat != view.seat:
        return False
    return CHARACTER_IDS.index(character.id) < view.planned


def _hand(view: TrickerionView, words: Words) -> list[Text]:
    """TR-PSET-13, TR-DA-11: the assignment cards that do not lie under a character, the special ones too."""
    laid = [character.card for character in view.me.characters]
    held = {id: count - laid.count(id) for id, count in catalog_of(view).edition.hand.items()}
    shown = [words.many(f"location-{id}", str(count)) for id, count in held.items() if count]
    special = [words.assignment(card) for card in view.me.hand]
    return [
        *flow(Text(words.say("ui-hand"), style=QUIET), shown or ["–"], _TITLE),
        *(flow(Text(words.say("ui-special"), style=QUIET), special, _TITLE) if special else []),
    ]


def _ability(view: TrickerionView, words: Words, seat: int) -> str:
    """TR-MAG-01, 04: what the magician can do, and whether it was done this round; `` without abilities."""
    own = view.workshops[seat]
    if not catalog_of(view).edition.abilities or not own.magician:
        return ""
    name = words.say("ui-ability", name=words.name(f"ability-{own.magician}"))
    return f"{name} ({words.say('ui-spent')})" if own.spent else name


def others(view: TrickerionView, words: Words) -> list[Text]:
    """The tricks and teams of the others, in few lines, so that markers and plans can be read."""
    lines = []
    for seat in view.order or range(view.seats):
        if seat != view.seat and view.workshops[seat].magician:
            lines += _other(view, words, seat)
    return [heading(words.say("ui-others")), *lines] if lines else []


def _other(view: TrickerionView, words: Words, seat: int) -> list[Text]:
    """TR-SA-09: tricks, open plans, the characters with the bonus of a special card, a spent ability."""
    own = view.workshops[seat]
    title = Text(f"{seat + 1} {words.seat(seat)}"[: _TITLE - 2], style="bold")
    tricks = [_brief(view, words, owned) for owned in own.tricks]
    more = [_sent(words, each) for each in own.characters if each.waits]
    bearers = [each for each in own.characters if each.bonus]
    more += [
        words.say("ui-explained", name=words.name(f"disc-{each.id}"), effect=words.name(f"card-{each.bonus}"))
        for each in bearers
    ]
    if own.spent:
        more.append(_ability(view, words, seat))
    lines = flow(title, tricks or ["–"], _TITLE)
    return [*lines, *flow("", more, _TITLE)] if more else lines


def _brief(view: TrickerionView, words: Words, owned: OwnTrick) -> str:
    name = f"{suit(owned.symbol)} {words.name(f'trick-{owned.trick}')} {kind(view, owned.trick)}"
    return f"{name} {_READY * owned.ready}{SHARD * owned.shards}".rstrip()
