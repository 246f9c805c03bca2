"""What is wrong with what holds for one round in a saved position with the Dark Alley."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.printed.ids import (
    CHARACTER_IDS,
    DARK_ALLEY,
    FIRST_APPRENTICE,
    LOCATION_IDS,
    SYMBOLS,
)
from sleight.games.trickerion.state.cells import DECLARATIONS, EXTRAS
from sleight.games.trickerion.views.check.allowed import outside
from sleight.games.trickerion.views.check.asked import DECLARING, asked_kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.modules.dark_alley.types import Round
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.saved import Saved
    from sleight.games.trickerion.views.types import Character

_AFTER_PLANNING = ("placement", "performance", "end-turn")
_STATES = ("", "ready", "armed")
_BEFORE_THE_BONUS = ("borrow", "special-card")
"""TR-AP-11: what is asked before the bonus of a card is kept or given up."""

_ONCE_A_ROUND = ("the-mechaniker", "the-great-optico", "master-of-chains", "yoruba-spiritmaster")
"""TR-MAG-05, 11, 17, 24: the abilities that can be used up."""

_BORROWER = "the-great-optico"
_TALENT, _SHARE, _CLAIM, _DISPLAY = "hidden-talent", "business-share", "dubious-sources", "logistics"
"""TR-SAR-28, 45, 47, 48: the cards whose bonus lasts beyond their placement."""


def faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-END-33, 34: cards under characters, whose bonus they give, and what lasts until the round ends."""
    if saved.alley is None:
        yield from _plain_secret_faults(saved)
        return
    this = saved.alley.round
    yield from _number_faults(table, this)
    yield from _secret_faults(table, saved, this)
    yield from _card_faults(table, saved, this)
    yield from _bonus_faults(table, saved)
    yield from _state_faults(table, saved, this)
    yield from _lasting_faults(saved, this)
    yield from _show_faults(saved, this)


def _characters(saved: Saved) -> list[tuple[int, Character]]:
    return [(seat, each) for seat, workshop in enumerate(saved.workshops) for each in workshop.characters]


def _plain_secret_faults(saved: Saved) -> Iterator[str]:
    """TR-ASSIGN-08, TR-PLACE-01: cards are secret while plans are made, and no longer."""
    for seat, each in _characters(saved):
        if each.secret != (bool(each.card) and saved.phase == "assignment"):
            yield f"workshops[{seat}]: {each.id} has a secret card only in assignment"
        if each.card and saved.phase == "end-turn":
            yield f"workshops[{seat}]: {each.id} has no card in end-turn"


def _number_faults(table: Setting, this: Round) -> Iterator[str]:
    if this.bonus not in _STATES:
        yield f"alley.round.bonus: {' | '.join(map(repr, _STATES))}"
    yield from outside("alley.round.claim", this.claim, -1, table.seats - 1)
    yield from outside("alley.round.performed", this.performed, 0, (1 << SYMBOLS * table.seats) - 1)
    for field, seats in {"shares": this.shares, "conducted": this.conducted}.items():
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(table.seats)):
            yield f"alley.round.{field}: seats, each once"
    if len(this.declared) not in (0, DECLARATIONS):
        yield f"alley.round.declared: [0] | [{DECLARATIONS}]"


def _secret_faults(table: Setting, saved: Saved, this: Round) -> Iterator[str]:
    """TR-PROR-25: who waits has a secret card while cards are turned up one by one; idle ones keep it."""
    if this.sealed and not (table.options.prophecies and saved.phase in _AFTER_PLANNING):
        yield "alley.round.sealed: only with prophecies, after planning"
    for seat, each in _characters(saved):
        field = f"workshops[{seat}]: {each.id}"
        if saved.phase == "assignment":
            right = bool(each.card)
        elif each.waits:
            right = this.sealed
        elif not each.card or each.at != "home" or each.card in this.used or not table.options.prophecies:
            right = False
        else:
            # An idle character: a card that was sealed stays so, even if the others were revealed later.
            right = each.secret or this.sealed
        if each.secret != right:
            yield f"{field} has {'a' if right else 'no'} secret card"


def _card_faults(table: Setting, saved: Saved, this: Round) -> Iterator[str]:
    """TR-SA-12, TR-END-14, 33: the special cards of placed characters are used, and stay to the end."""
    special = [(each.card, each.at) for _, each in _characters(saved) if each.card in table.special_ids]
    if saved.phase == "end-turn":
        if not set(this.used) <= {card for card, _ in special}:
            yield "alley.round.used: special cards under characters"
        for seat, each in _characters(saved):
            if each.card in LOCATION_IDS:
                yield f"workshops[{seat}]: {each.id} has no permanent card in end-turn"
    elif set(this.used) != {card for card, at in special if at != "home"}:
        yield "alley.round.used: the special cards of placed characters"
    if len(set(this.used)) != len(this.used):
        yield "alley.round.used: each once"


def _bonus_faults(table: Setting, saved: Saved) -> Iterator[str]:
    """TR-SA-09, TR-MAG-11, 13: a placed character has the bonus of its card, or of an opponent's open one."""
    for seat, each in _characters(saved):
        if not each.bonus:
            continue
        workshop, field = saved.workshops[seat], f"workshops[{seat}]: {each.id}"
        placed = saved.phase == "end-turn" or each.at not in ("home", "inn")
        if saved.phase not in _AFTER_PLANNING or not placed:
            yield f"{field} has a bonus only once it is placed"
        open = {other.card for owner, other in _characters(saved) if owner != seat and not other.secret}
        borrows = workshop.magician == _BORROWER and workshop.spent and each.card not in table.special_ids
        if each.bonus != each.card and not (borrows and each.bonus in open):
            yield f"{field} has the bonus of its own card"
    for seat, workshop in enumerate(saved.workshops):
        if workshop.spent and (workshop.magician not in _ONCE_A_ROUND or saved.phase not in _AFTER_PLANNING):
            yield f"workshops[{seat}]: spent is for an ability that works once a round"


def _state_faults(table: Setting, saved: Saved, this: Round) -> Iterator[str]:
    """TR-SA-05, TR-DA-06, TR-PROR-14: bonus and draws of who acts, and how many were placed in this turn."""
    kind = asked_kind(saved)
    acting = [each for _, each in _acting(saved)]
    if this.bonus and not any(each.bonus for each in acting):
        yield "alley.round.bonus: '' without a card of who acts"
    if this.bonus and kind in _BEFORE_THE_BONUS:
        yield f"alley.round.bonus: '' for {kind}"
    if this.bonus == "armed":
        card = table.specials[table.special_ids.index(acting[0].bonus)]
        if card.improved is None or kind in ("boost", "enhance"):
            yield "alley.round.bonus: armed during the action that it improves"
    if kind == "special-card" and not any(each.bonus for each in acting):
        yield "asked: special-card needs a bonus"
    if kind == "borrow" and any(each.bonus for each in acting):
        yield "asked: borrow needs a permanent card"
    least, most = int(kind == "place-again"), int(kind == "place-again" or bool(saved.actor))
    yield from outside("alley.round.placements", this.placements, least, most * table.options.prophecies)
    drawing = any(each.at.startswith(LOCATION_IDS[DARK_ALLEY]) for each in acting)
    drawn = len(saved.alley.drawn) if saved.alley else 0
    yield from outside("alley.round.draws", this.draws, drawn, drawing * len(table.special_ids))


def _acting(saved: Saved) -> list[tuple[int, Character]]:
    """The character that acts, with its seat."""
    asked = [seat for seat, open in enumerate(saved.asked) if open]
    return [(seat, each) for seat, each in _characters(saved) if seat in asked and each.id == saved.actor]


def _lasting_faults(saved: Saved, this: Round) -> Iterator[str]:
    """TR-SAR-28, 45, 47, 48: what a card brought about needs a character that carries its bonus."""
    kept = _kept_bonuses(saved, this)
    for seat, each in _characters(saved):
        apprentice = CHARACTER_IDS.index(each.id) >= FIRST_APPRENTICE
        if each.talent and not (apprentice and each.bonus == _TALENT):
            yield f"workshops[{seat}]: {each.id} is a talent only with {_TALENT}"
    if any((seat, _SHARE) not in kept for seat in this.shares):
        yield f"alley.round.shares: seats with {_SHARE}"
    if this.claim >= 0 and not ((this.claim, _CLAIM) in kept and saved.market.quick):
        yield f"alley.round.claim: a seat with {_CLAIM}, while something lies on the quick-order slot"
    displays = sum(card == _DISPLAY for _, card in kept)
    if len(saved.market.extra) > min(EXTRAS, displays) or "" in saved.market.extra:
        yield f"market: {min(EXTRAS, displays)} extra, with {_DISPLAY}"


def _kept_bonuses(saved: Saved, this: Round) -> list[tuple[int, str]]:
    """The bonuses that have been kept, with their seats; an improved action must also have begun."""
    kept = []
    for seat, each in _characters(saved):
        acts = (seat, each) in _acting(saved)
        waits = acts and (asked_kind(saved) in _BEFORE_THE_BONUS or (each.bonus != _SHARE and this.bonus))
        if each.bonus and not waits:
            kept.append((seat, each.bonus))
    return kept


def _show_faults(saved: Saved, this: Round) -> Iterator[str]:
    """TR-SAR-02, 15, TR-PERF-13: who has performed what, and what is declared about the card."""
    if saved.phase not in ("performance", "end-turn"):
        if this.performed or this.conducted:
            yield "alley.round.performed, conducted: nothing before the performances"
    elif this.performed and not this.conducted:
        yield "alley.round.conducted: who has performed"
    for seat, workshop in enumerate(saved.workshops):
        stages = [each.at for each in workshop.characters if each.at.endswith("-stage")]
        if seat in this.conducted and saved.phase == "performance" and not stages:
            yield f"alley.round.conducted: not {seat}, who is not on stage"
    if any(this.declared):
        stolen, forgone, last = this.declared
        most = SYMBOLS * len(saved.fame)
        if asked_kind(saved) not in DECLARING or last or not (0 < stolen <= most and 0 < forgone <= most):
            yield "alley.round.declared: what is stolen and forgone, before the card of the performer"
