"""How special assignment cards, the Dark Alley and its prophecies are listed, each with its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion import choices as kinds
from sleight.games.trickerion.advice.figures import shard_points
from sleight.games.trickerion.effects import active
from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.modules.dark_alley.location import offer_of
from sleight.games.trickerion.printed.ids import LOCATION_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.dark_alley.types import Alley


def _alley(lister: Lister) -> Alley:
    assert lister.view.alley is not None
    return lister.view.alley


@lists(kinds.KeepBonus)
def _keep_bonus(lister: Lister, choice: kinds.KeepBonus) -> Entry:
    """TR-SA-09: what the bonus is."""
    position = lister.position
    card = active.bonus_of(position, lister.seat, position.actor)
    return Entry(lister.sentence(choice), note=lister.words.effect(position.table.special_ids[card]))


@lists(kinds.UseBonus)
def _use_bonus(lister: Lister, choice: kinds.UseBonus) -> Entry:
    card = active.ready_card(lister.position, lister.seat).id
    return Entry(lister.sentence(choice), note=lister.words.name(f"card-{card}"))


@lists(kinds.Enhance)
def _enhance(lister: Lister, choice: kinds.Enhance) -> Entry:
    """TR-AP-03, TR-PROR-13: what the shard adds now."""
    return Entry(lister.sentence(choice), note=f"+{lister.points(shard_points(lister.view))}")


@lists(kinds.Borrow, kinds.Retain)
def _card(lister: Lister, choice: kinds.Borrow | kinds.Retain) -> Entry:
    return Entry(lister.words.name(f"card-{choice.card}"), note=lister.words.effect(choice.card))


@lists(kinds.Draw)
def _draw(lister: Lister, choice: kinds.Draw) -> Entry:
    """TR-DA-03, 08: a deck, and what the viewer knows of the cards that would be drawn."""
    there = _alley(lister)
    named = sum(draw[0] == choice.deck for draw in there.drawn)
    offer = offer_of(lister.position, lister.seat)
    cards = there.decks[LOCATION_IDS.index(choice.deck)][offer * named :]
    known = [lister.words.name(f"card-{card}") for card in cards[:offer] if card]
    label = lister.words.name(f"location-{choice.deck}")
    shown = f"{label} ({', '.join(known)})" if known else label
    return Entry(shown, lister.grouped("group-draw", choice))


@lists(kinds.BuyCard)
def _buy_card(lister: Lister, choice: kinds.BuyCard) -> Entry:
    """T1-ALLEY-03: a deck, its top card, and what that does."""
    card = _alley(lister).decks[LOCATION_IDS.index(choice.deck)][0]
    heading = lister.words.say("group-buy-card", shards=lister.position.table.edition.card_shards)
    label = f"{lister.words.name(f'location-{choice.deck}')} ({lister.words.name(f'card-{card}')})"
    return Entry(label, heading, note=lister.words.effect(card))


@lists(kinds.Foresee)
def _foresee(lister: Lister, choice: kinds.Foresee) -> Entry:
    """TR-DA-12: the pending prophecies as they would lie then."""
    shown = _alley(lister).prophecies
    assert shown is not None
    first, *others = shown.pending
    note = ", ".join(lister.words.name(f"prophecy-{id}") for id in (*others, first))
    return Entry(lister.words.say("ui-foreseen"), lister.grouped("group-fortune", choice), note=note)


@lists(kinds.Weave)
def _weave(lister: Lister, choice: kinds.Weave) -> Entry:
    """TR-MAG-07: what would hold at once."""
    words = lister.words
    heading = lister.grouped("group-weave", choice)
    return Entry(words.name(f"prophecy-{choice.prophecy}"), heading, note=words.effect(choice.prophecy))
