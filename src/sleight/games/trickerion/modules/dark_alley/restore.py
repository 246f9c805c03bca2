"""The Dark Alley laid out from plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects import lasting
from sleight.games.trickerion.effects.active import NO_PROPHECY
from sleight.games.trickerion.modules.dark_alley.view import BONUS_STATES
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import decks

if TYPE_CHECKING:
    from sleight.games.trickerion.modules.dark_alley.types import Round, SavedAlley
    from sleight.games.trickerion.state.position import TrickerionPosition


def lay(position: TrickerionPosition, saved: SavedAlley) -> None:
    """Decks with who knows what, draws, prophecies, and what holds for one round."""
    numbers = position.table.special_numbers
    position.decks = tuple(
        tuple([numbers[id] + decks.KNOWN_TO * knowers for id, knowers in zip(deck, known, strict=True)])
        for deck, known in zip(saved.decks, saved.known, strict=True)
    )
    for id, knowers in saved.recalled:
        decks.let_know(position, numbers[id], knowers)
    position.drawn = tuple(
        (LOCATION_IDS.index(deck), *(numbers[id] for id in cards)) for deck, *cards in saved.drawn
    )
    position.used = tuple(numbers[id] for id in saved.round.used)
    position.cells[at.DRAWS : at.DRAWS + len(saved.draws)] = saved.draws
    position.cells[at.TAKEN] = sum(1 << numbers[id] for id in saved.round.taken)
    _lay_prophecies(position, saved)
    _lay_round(position, saved.round)


def _lay_prophecies(position: TrickerionPosition, saved: SavedAlley) -> None:
    if saved.prophecies:
        numbers = {id: number for number, id in enumerate(position.table.prophecy_ids)}
        active = saved.prophecies.active
        pending = (numbers[id] for id in saved.prophecies.pending)
        position.prophecies = (numbers[active] if active else NO_PROPHECY, *pending)
        position.prophecies_used = tuple(numbers[id] for id in saved.prophecies.past)
        position.prophecy_stack = tuple(numbers[id] for id in saved.fates)
        position.cells[at.RESTACKED] = int(bool(saved.prophecies.removed))


def _lay_round(position: TrickerionPosition, saved: Round) -> None:
    cells = position.cells
    for sharer in saved.shares:
        lasting.restore(position, "shares", sharer)
    if saved.claim >= 0:
        lasting.restore(position, "claim", saved.claim)
    cells[at.SEALED] = int(saved.sealed)
    cells[at.PLACED_THIS_TURN] = saved.placements
    cells[at.DRAWN] = saved.draws
    cells[at.CARD_STATE] = next(state for state, name in BONUS_STATES.items() if name == saved.bonus)
    cells[at.PERFORMED] = saved.performed
    cells[at.CONDUCTED] = sum(1 << seat for seat in saved.conducted)
    for number, declared in enumerate(saved.declared):
        cells[at.DECLARED + number] = declared
