"""How powers are listed, each with what it does and what it asks for."""

from __future__ import annotations

from sleight.games.trickerion.faces.lister import Entry, Lister, lists
from sleight.games.trickerion.faces.modules.powers.board import fits, powers_of
from sleight.games.trickerion.modules.powers.choices import DiscardPower, LearnPower, PutUnder


@lists(DiscardPower)
def _discard(lister: Lister, choice: DiscardPower) -> Entry:
    """MP-06: what would be out of the game, and where it could have been learned."""
    words = lister.words
    note = f"{fits(lister.view, words, choice.power)} · {words.effect(choice.power)}"
    return Entry(words.name(f"power-{choice.power}"), words.say("group-discard-power"), note=note)


@lists(LearnPower)
def _learn(lister: Lister, choice: LearnPower) -> Entry:
    """MP-13, 14: the coins for missing fame, the power that would come back, and what the new one does."""
    words, shown = lister.words, powers_of(lister.view)
    assert shown is not None
    there = shown.seats[lister.seat].slots[choice.slot - 1].power
    slot = words.say("ui-power-slot", slot=choice.slot)
    label = words.say("ui-explained", name=words.name(f"power-{choice.power}"), effect=slot)
    back = words.say("ui-power-back", power=words.name(f"power-{there}")) if there else ""
    said = [fits(lister.view, words, choice.power), back, words.effect(choice.power)]
    return Entry(label, words.say("group-learn-power"), note=" · ".join(filter(None, said)))


@lists(PutUnder)
def _put_under(lister: Lister, choice: PutUnder) -> Entry:
    """MP-65: the card that would lie above the other one, and what it does."""
    return Entry(lister.words.name(f"card-{choice.card}"), note=lister.words.effect(choice.card))
