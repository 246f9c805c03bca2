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
    from sleight.games.trickerion.modules.dark_alley.types import Alley, Prophecies, Round, SavedAlley
    from sleight.games.trickerion.state.position import TrickerionPosition


def lay(position: TrickerionPosition, saved: SavedAlley) -> None:
    """Decks with who knows what, draws, prophecies, and what holds for one round."""
    numbers, fates = position.table.special_numbers, position.table.prophecy_ids
    lay_shown(position, saved)
    position.decks = tuple(
        [
            tuple([numbers[id] + decks.KNOWN_TO * knowers for id, knowers in zip(deck, known, strict=True)])
            for deck, known in zip(saved.decks, saved.known, strict=True)
        ]
    )
    for id, knowers in saved.recalled:
        decks.let_know(position, numbers[id], knowers)
    lay_draws(position, saved.drawn)
    if saved.prophecies:
        position.prophecy_stack = tuple([fates.index(id) for id in saved.fates])


def lay_shown(position: TrickerionPosition, shown: Alley | SavedAlley) -> None:
    """Lay out what is in the fields that views and saves have in common, but for draws."""
    cells, numbers = position.cells, position.table.special_numbers
    position.used = tuple([numbers[id] for id in shown.round.used])
    cells[at.DRAWS : at.DRAWS + len(shown.draws)] = shown.draws
    cells[at.TAKEN] = sum([1 << numbers[id] for id in shown.round.taken])
    if shown.prophecies:
        _lay_prophecies(position, shown.prophecies)
    _lay_round(position, shown.round)


def lay_draws(position: TrickerionPosition, drawn: tuple[tuple[str, ...], ...]) -> None:
    """TR-DA-07: the draws that are being made."""
    numbers = position.table.special_numbers
    position.drawn = tuple(
        [(LOCATION_IDS.index(deck), *[numbers[id] for id in cards]) for deck, *cards in drawn]
    )


def _lay_prophecies(position: TrickerionPosition, shown: Prophecies) -> None:
    fates = position.table.prophecy_ids
    pending = [fates.index(id) for id in shown.pending]
    position.prophecies = (fates.index(shown.active) if shown.active else NO_PROPHECY, *pending)
    position.prophecies_used = tuple([fates.index(id) for id in shown.past])
    position.cells[at.RESTACKED] = int(bool(shown.removed))


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
    cells[at.CONDUCTED] = sum([1 << seat for seat in saved.conducted])
    for number, declared in enumerate(saved.declared):
        cells[at.DECLARED + number] = declared
