"""A table in numbers, with fixed names and order: what a value, a hint or a learning program can weigh.

When a round begins all of them follow from what everybody sees, so that a guess then has the features of the
view that it was made of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.modules.dawn import slots as machines
from sleight.games.trickerion.modules.powers import slots as powers
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.printed.geometry import Joint, linked
from sleight.games.trickerion.scoring import bonuses
from sleight.games.trickerion.state import cells as at
from sleight.games.trickerion.state import components, stage

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition
    from sleight.games.trickerion.views.types import TrickerionView

OF_A_SEAT = (
    "here",
    "fame",
    "coins",
    "purse",
    "shards",
    "place",
    "apprentices",
    "manager",
    "engineer",
    "assistant",
    "wages",
    "tricks-1",
    "tricks-2",
    "tricks-3",
    "fourth-trick",
    "markers",
    "yield-fame",
    "yield-coins",
    "yield-shards",
    "best-yield",
    "ready",
    "ready-yield",
    "able",
    "able-yield",
    "lacks",
    "lacks-price",
    "lacks-unsold",
    "basic",
    "advanced",
    "superior",
    "on-stage",
    "on-stage-yield",
    "on-stage-best",
    "on-stage-bonus",
    "on-stage-links",
    "leaving-yield",
    "cards",
    "end-bonuses",
    "powers",
    "machines",
    "machines-active",
    "signature",
)
"""What is counted of each seat; `here` is 1 for a seat at which somebody sits."""

OF_THE_TABLE = ("round", "rounds-left", "seats", "deck", "gaps")

SEATS = ("own", "next", "second", "third")
"""The seats in the order of play from the own one on."""

NAMES = (*OF_THE_TABLE, *(f"{seat}-{name}" for seat in SEATS for name in OF_A_SEAT))

_PURSE = 6
"""The coins that keep a company going; more of them are worth less."""

_COIN, _SHARD = 0.5, 1.0
"""What counts besides fame when the yields of tricks are compared."""

_TRICK_SLOTS = 3
_ABSENT = (0.0,) * len(OF_A_SEAT)


def features(view: TrickerionView) -> tuple[float, ...]:
    """The numbers of `NAMES` for a view; a spectator looks from seat 0."""
    position = position_for(view)
    first, seats = view.seat or 0, position.table.seats
    each = [of_seat(position, (first + place) % seats) for place in range(seats)]
    each += [_ABSENT] * (len(SEATS) - seats)
    return (*of_table(position), *(number for block in each for number in block))


def of_table(position: TrickerionPosition) -> tuple[float, ...]:
    """The numbers of `OF_THE_TABLE`."""
    table, cells = position.table, position.cells
    gaps = sum([gap.bit_count() for gap in cells[at.GAPS : at.GAPS + len(position.stage)]])
    left = table.rounds - position.round
    return (position.round, left, table.seats, len(position.deck), gaps)


def of_seat(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """The numbers of `OF_A_SEAT`."""
    cells = position.cells
    coins = cells[at.COINS + seat]
    place = position.order.index(seat) if position.order else 0
    return (
        1.0,
        cells[at.FAME + seat],
        coins,
        min(coins, _PURSE),
        cells[at.SHARDS + seat],
        place,
        *_team(position, seat),
        *_repertoire(position, seat),
        *_stock(position, seat),
        *_on_stage(position, seat),
        _cards(position, seat),
        sum(bonuses.scored(position, seat).values()),
        *_modules(position, seat),
    )


def _team(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """Apprentices, Manager, Engineer, Assistant, and what a round costs in which all of them work."""
    first = at.DISCS + ids.CHARACTERS * seat
    here = [disc != at.RESERVE for disc in position.cells[first : first + ids.CHARACTERS]]
    wages = sum([wage for wage, owned in zip(position.table.wages, here, strict=True) if owned])
    return (sum(here[ids.FIRST_APPRENTICE :]), *here[ids.MANAGER : ids.FIRST_APPRENTICE], wages)


def _repertoire(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """From `tricks-1` to `lacks-unsold`: the tricks, what they pay, what is ready and what is missing."""
    table, cells, first = position.table, position.cells, ids.SYMBOLS * seat
    levels, paid, best = [0, 0, 0], [0, 0, 0], 0.0
    markers = ready = able = lacks = price = unsold = 0
    ready_yield = able_yield = 0.0
    on_sale = {*cells[at.STALLS : at.STALLS + 4], *cells[at.ORDERS : at.ORDERS + 4], cells[at.QUICK]}
    owned = cells[at.TRICKS + first : at.TRICKS + first + ids.SYMBOLS]
    for symbol, number in enumerate(owned):
        if not number:
            continue
        trick, key = number - 1, first + symbol
        pay, engineered = table.yields[trick], cells[at.ENGINEERED + seat] == symbol + 1
        levels[table.levels[trick] - 1] += 1
        paid = [one + other for one, other in zip(paid, pay, strict=True)]
        count, worth = table.printed_markers[trick] + engineered, _worth(pay)
        markers += count
        best = max(best, worth)
        ready += cells[at.READY + key]
        ready_yield += worth * cells[at.READY + key]
        missing = components.lacking(position, seat, trick)
        if not missing:
            able += 1
            able_yield += worth * count
        lacks += len(missing)
        price += sum([table.prices[type] * tokens for type, tokens in missing])
        unsold += sum([1 + type not in on_sale for type, _ in missing])
    fourth = len(owned) - owned.count(0) > _TRICK_SLOTS
    of_tricks = (*levels, fourth, markers, *paid, best)
    return (*of_tricks, ready, ready_yield, able, able_yield, lacks, price, unsold)


def _worth(pay: tuple[int, int, int]) -> float:
    fame, coins, shards = pay
    return fame + _COIN * coins + _SHARD * shards


def _stock(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """The components of each class, by what their stacks count."""
    table, found = position.table, []
    for kind in ("basic", "advanced", "superior"):
        types = [table.component_numbers[id] for id in table.printed.board.components[kind].types]
        found.append(sum([components.effective(position, seat, type) for type in types]))
    return tuple(found)


def _on_stage(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """The own markers in the theater: how many, what they pay, and what comes with the cards they lie on."""
    table, total = position.table, 0
    lying = best = bonus = links = leaving = 0.0
    leaves = len(position.stage) - 1 if position.round >= table.edition.discard_from else -1
    for place, card in enumerate(position.stage):
        own = _own_on(position, place, seat)
        if own:
            pays = sum(own)
            total += len(own)
            lying += pays
            joined = _links_on(position, place, card)
            links += joined
            gain = pays + _worth(table.bonuses[card]) + joined
            best = max(best, gain)
            bonus += _worth(table.bonuses[card])
            leaving += pays if place == leaves else 0.0
    return total, lying, best, bonus, links, leaving


def _own_on(position: TrickerionPosition, place: int, seat: int) -> list[float]:
    """What each own marker on a card pays."""
    cells, table = position.cells, position.table
    if not cells[at.PRESENT + place] >> ids.SYMBOLS * seat & 15:
        return []
    keys = [stage.key_of(marker) for marker in stage.markers_on(position, place)]
    return [_worth(table.yields[cells[at.TRICKS + key] - 1]) for key in keys if key // ids.SYMBOLS == seat]


def _links_on(position: TrickerionPosition, place: int, card: int) -> int:
    first = at.LAID + ids.SLOTS * place
    laid = position.cells[first : first + ids.SLOTS]
    circles = position.table.layouts[card].circles
    return sum([_is_linked(laid[circle.slot], laid[circle.other], circle) for circle in circles])


def _is_linked(one: int, other: int, circle: Joint) -> bool:
    return bool(one and other) and linked(circle, one, other)


def _cards(position: TrickerionPosition, seat: int) -> int:
    """The special cards in hand and under characters that were not placed."""
    cells, first = position.cells, ids.CHARACTERS * seat
    under = cells[at.CARDS + first : at.CARDS + first + ids.CHARACTERS]
    discs = cells[at.DISCS + first : at.DISCS + first + ids.CHARACTERS]
    kept = [card > ids.SPECIAL and disc == at.HOME for card, disc in zip(under, discs, strict=True)]
    return cells[at.HANDS + seat].bit_count() + sum(kept)


def _modules(position: TrickerionPosition, seat: int) -> tuple[float, ...]:
    """Learned powers, machines built, machines active, and whether the signature trick is owned."""
    blocks, learned = position.table.blocks, 0
    if powers.SLOTS in blocks:
        first = powers.first_slot(position, seat)
        slots = position.cells[first : first + len(powers.ICONS)]
        learned = len(slots) - slots.count(0)
    if machines.BUILT not in blocks:
        return learned, 0, 0, 0
    owned = position.cells[at.TRICKS + ids.SYMBOLS * seat : at.TRICKS + ids.SYMBOLS * (seat + 1)]
    last = len(position.table.trick_ids) - position.table.printed.apart
    return (
        learned,
        machines.built(position, seat),
        machines.active_count(position, seat),
        any(trick > last for trick in owned),
    )
