"""What the Dark Alley adds to views and saved positions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sleight.games.trickerion.effects import prophecies
from sleight.games.trickerion.effects.active import NO_PROPHECY
from sleight.games.trickerion.effects.lasting import rows_shown_as
from sleight.games.trickerion.modules.dark_alley.types import Alley, Prophecies, Round, SavedAlley
from sleight.games.trickerion.printed.ids import CHARACTERS, LOCATION_IDS, SPECIAL
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import decks
from sleight.games.trickerion.state.shown import NEVER, Kept

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.state.position import TrickerionPosition

_HIDDEN = -1
"""A card that somebody else looks at."""

BONUS_STATES = {at.NO_BONUS: "", at.READY_BONUS: "ready", at.ARMED_BONUS: "armed"}


def view(position: TrickerionPosition, seat: int | None) -> Alley:
    """TR-DA-08, TR-GEN-24: decks and draws as far as a seat knows them."""
    drawing = position.waiting == (seat,)
    shown = _decks(position, decks.knower(seat))
    secrets = _secrets(position, seat) if position.table.edition.decks_face_up else ()
    return Alley(
        decks=_with_looked_at(position, shown) if drawing else shown,
        drawn=tuple(
            [_draw(position, draw if drawing else _face(position, draw, seat)) for draw in position.drawn]
        ),
        prophecies=_prophecies(position),
        round=_round(position, _taken_by_known(position, seat)),
        draws=_draws(position),
        secrets=secrets,
        unseen=_taken_unseen(position, seat),
    )


def _decks(position: TrickerionPosition, knows: int) -> tuple[tuple[str, ...], ...]:
    """TR-GEN-24: each deck as those see it who have the bit `knows`."""
    shown, sort, numbers = position.table.shown.of_modules, (_decks, knows), position.decks
    kept: Kept[tuple[tuple[str, ...], ...]] = shown.get(sort, NEVER)
    if kept.numbers != numbers:
        kept = shown[sort] = Kept(numbers, _decks_anew(position, knows))
    return kept.part


def _decks_anew(position: TrickerionPosition, knows: int) -> tuple[tuple[str, ...], ...]:
    ids = position.table.special_ids
    return tuple(
        [
            tuple([ids[decks.card_of(entry)] if entry & knows else "" for entry in deck])
            for deck in position.decks
        ]
    )


def _looked_at(position: TrickerionPosition) -> Sequence[tuple[int, int]]:
    """PW-07: the cards of decks that the only seat that is asked looks at, each with its deck and place."""
    question: Any = position.stacks[position.waiting[0]][-1]
    looked_at: Sequence[tuple[int, int]] = question.looks_at(position)
    return looked_at


def _with_looked_at(
    position: TrickerionPosition, shown: tuple[tuple[str, ...], ...]
) -> tuple[tuple[str, ...], ...]:
    """Decks with the cards that the seat looks at while it is asked."""
    for deck, place in _looked_at(position):
        cards = list(shown[deck])
        cards[place] = position.table.special_ids[decks.card_of(position.decks[deck][place])]
        shown = (*shown[:deck], tuple(cards), *shown[deck + 1 :])
    return shown


def _secrets(position: TrickerionPosition, seat: int | None) -> tuple[str, ...]:
    """PW-07: what a seat knows of cards that lay face down, and spectators do not."""
    if seat is None:
        return ()
    public = decks.known(position, None)
    found = [card for card in _unseen(position, seat) if not public >> card & 1]
    if position.waiting == (seat,):
        entries = [position.decks[deck][place] for deck, place in _looked_at(position)]
        found += [decks.card_of(entry) for entry in entries if not entry & decks.knower(None)]
    return tuple([position.table.special_ids[card] for card in sorted(found)])


def _face(position: TrickerionPosition, draw: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """TR-DA-08, 09: others see the deck of a draw, and a card that they knew if nothing was chosen."""
    deck, *cards = draw
    if len(cards) == 1 and decks.known(position, seat) >> cards[0] & 1:
        return draw
    more = len(cards) > position.table.edition.draw_offer
    return (deck, *[_HIDDEN] * len(cards)) if more else (deck,)


def saved(position: TrickerionPosition) -> SavedAlley:
    """All of it."""
    ids, fates = position.table.special_ids, position.table.prophecy_ids
    return SavedAlley(
        decks=tuple([tuple([ids[decks.card_of(entry)] for entry in deck]) for deck in position.decks]),
        known=tuple([tuple([decks.knowers_of(entry) for entry in deck]) for deck in position.decks]),
        recalled=_recalled(position),
        drawn=tuple([_draw(position, draw) for draw in position.drawn]),
        prophecies=_prophecies(position),
        fates=tuple([fates[number] for number in position.prophecy_stack]),
        round=_round(position, position.cells[at.TAKEN]),
        draws=_draws(position),
    )


def _recalled(position: TrickerionPosition) -> tuple[tuple[str, int], ...]:
    """TR-GEN-24: the cards whose holder somebody knows, and who does."""
    knowers = [(id, decks.knowers(position, card)) for card, id in enumerate(position.table.special_ids)]
    return tuple([(id, who) for id, who in knowers if who])


def _draw(position: TrickerionPosition, draw: tuple[int, ...]) -> tuple[str, ...]:
    deck, *cards = draw
    ids = position.table.special_ids
    return (LOCATION_IDS[deck], *(ids[card] if card != _HIDDEN else "" for card in cards))


def _draws(position: TrickerionPosition) -> tuple[int, ...]:
    """T1-ALLEY-02: nothing where each placement begins with a cheap draw."""
    if not position.table.edition.draws_count_all_round:
        return ()
    return tuple(position.cells[at.DRAWS : at.DRAWS + position.table.seats])


def _prophecies(position: TrickerionPosition) -> Prophecies | None:
    if not position.prophecies:
        return None
    shown = position.table.shown.of_modules
    stack, restacked = position.prophecy_stack, position.cells[at.RESTACKED]
    numbers = (position.prophecies, position.prophecies_used, stack if restacked else len(stack), restacked)
    kept: Kept[Prophecies] = shown.get(_prophecies, NEVER)
    if kept.numbers != numbers:
        kept = shown[_prophecies] = Kept(numbers, _prophecies_anew(position))
    return kept.part


def _prophecies_anew(position: TrickerionPosition) -> Prophecies:
    ids = position.table.prophecy_ids
    active, *pending = position.prophecies
    return Prophecies(
        active=ids[active] if active != NO_PROPHECY else "",
        pending=tuple([ids[number] for number in pending]),
        left=len(position.prophecy_stack),
        past=tuple([ids[number] for number in position.prophecies_used]),
        removed=_removed(position),
    )


def _removed(position: TrickerionPosition) -> tuple[str, ...]:
    """T1-COMP-11: they were removed unseen, but once all others have been seen it is known which they are."""
    if not position.cells[at.RESTACKED]:
        return ()
    return tuple([position.table.prophecy_ids[number] for number in prophecies.removed(position)])


def _round(position: TrickerionPosition, taken: int) -> Round:
    shown = position.table.shown.of_modules
    numbers = (position.used, position.lasting, taken, position.cells[at.SEALED : at.KNOWN])
    kept: Kept[Round] = shown.get(_round, NEVER)
    if kept.numbers != numbers:
        kept = shown[_round] = Kept(numbers, _round_anew(position, taken))
    return kept.part


def _round_anew(position: TrickerionPosition, taken: int) -> Round:
    cells = position.cells
    declared = tuple(cells[at.DECLARED : at.DECLARED + at.DECLARATIONS])
    return Round(
        used=tuple([position.table.special_ids[card] for card in position.used]),
        shares=tuple([seat for seat, _ in rows_shown_as(position, "shares")]),
        claim=next((seat for seat, _ in rows_shown_as(position, "claim")), -1),
        sealed=cells[at.SEALED] > 0,
        placements=cells[at.PLACED_THIS_TURN],
        draws=cells[at.DRAWN],
        bonus=BONUS_STATES[cells[at.CARD_STATE]],
        performed=cells[at.PERFORMED],
        conducted=tuple([seat for seat in range(position.table.seats) if cells[at.CONDUCTED] >> seat & 1]),
        declared=declared if any(declared) else (),
        taken=tuple([id for card, id in enumerate(position.table.special_ids) if taken >> card & 1])
        if taken
        else (),
    )


def _taken_by_known(position: TrickerionPosition, seat: int | None) -> int:
    """T1-ALLEY-09: the cards that were taken this round of which a viewer knows who has them, as bits."""
    own = 0 if seat is None else position.cells[at.HANDS + seat]
    return position.cells[at.TAKEN] & (decks.known(position, seat) | own)


def _taken_unseen(position: TrickerionPosition, seat: int | None) -> tuple[tuple[int, str], ...]:
    """PW-07: who has taken the other ones, and of which decks; everybody sees that they were taken."""
    hidden = position.cells[at.TAKEN] & ~_taken_by_known(position, seat)
    if not hidden:
        return ()
    places = position.table.assignment_locations
    found = [
        (holder, places[SPECIAL + card])
        for holder in range(position.table.seats)
        for card in decks.hand(position, holder)
        if hidden >> card & 1
    ]
    return tuple([(holder, LOCATION_IDS[place]) for holder, place in sorted(found)])


def workshop_numbers(position: TrickerionPosition, seat: int, viewer: int | None) -> tuple[object, ...]:
    """What its fields of a workshop follow from."""
    cells, first = position.cells, at.CARDS + CHARACTERS * seat
    return (
        cells[first : first + CHARACTERS],
        cells[at.HANDS + seat],
        cells[at.SHOWN + seat],
        cells[at.SPENT + seat],
        cells[at.PREMIERED + seat],
        decks.known(position, viewer),
        len(position.decks),
    )


def workshop(position: TrickerionPosition, seat: int, viewer: int | None) -> dict[str, Any]:
    """What it adds to a workshop."""
    return {
        "specials": _held(position, seat),
        "hand": _hand(position, seat) if seat == viewer else (),
        "known_cards": _known(position, seat, viewer),
        "spent": position.cells[at.SPENT + seat] > 0,
        "premiered": _premiered(position, seat),
    }


def _held(position: TrickerionPosition, seat: int) -> tuple[int, ...]:
    """TR-DA-08, TR-GEN-24: how many cards of each deck a seat holds; which decks it drew from is public."""
    counts = [0] * len(position.decks)
    for card in _unseen(position, seat):
        counts[position.table.assignment_locations[SPECIAL + card]] += 1
    return tuple(counts)


def _known(position: TrickerionPosition, owner: int, seat: int | None) -> tuple[str, ...]:
    """TR-GEN-24: which of these cards of another player a seat knows."""
    if owner == seat:
        return ()
    known = decks.known(position, seat)
    if not known:
        return ()
    return tuple(
        [position.table.special_ids[card] for card in sorted(_unseen(position, owner)) if known >> card & 1]
    )


def _unseen(position: TrickerionPosition, seat: int) -> list[int]:
    """The special cards of a seat that do not lie face up: in hand, or not yet shown under a character."""
    cells, first = position.cells, at.CARDS + CHARACTERS * seat
    found = decks.hand(position, seat)
    for character, card in enumerate(cells[first : first + CHARACTERS]):
        if card > SPECIAL and not cells[at.SHOWN + seat] >> character & 1:
            found.append(card - 1 - SPECIAL)
    return found


def _hand(position: TrickerionPosition, seat: int) -> tuple[str, ...]:
    """The special cards in a hand."""
    return tuple([position.table.special_ids[card] for card in decks.hand(position, seat)])


def _premiered(position: TrickerionPosition, seat: int) -> tuple[str, ...]:
    """TR-SAR-17: the tricks that a seat has ever had performed; only cards of the Dark Alley ask for it."""
    tricks = position.cells[at.PREMIERED + seat]
    if not tricks:
        return ()
    return tuple([id for number, id in enumerate(position.table.trick_ids) if tricks >> number & 1])
