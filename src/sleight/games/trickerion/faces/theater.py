"""The theater: who stands on which day, and the performance cards, drawn.

A card is a grid of two columns and three rows. A marker stands as `[♠2]`, its symbol and its owner's seat, an
empty slot as its number. Between two joined slots lies a circle with the school that each marker turns to it:
`◉○☾` is no link, `◉●◉` is one; a circle that pays a shard is `◇`, and `◆` once it is a link. Two markers in
one stand as `«♠2»`, `[··]` is a dummy, and `+[♠2]` below a card lies beside its slots.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.advice.box import Catalog, catalog_of
from sleight.games.trickerion.advice.figures import figures_of
from sleight.games.trickerion.advice.payouts import payout
from sleight.games.trickerion.faces import city, workshop
from sleight.games.trickerion.faces.layout import GOLD, GREEN, QUIET, beside, cells, flow, heading
from sleight.games.trickerion.faces.words import SCHOOLS, Words, school, signed, suit
from sleight.games.trickerion.printed.geometry import DOWN, Joint, rotation
from sleight.games.trickerion.printed.ids import FACINGS, SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import Marker, Show, TrickerionView

_CARD = 16
_DAY = 20
_LINES, _CHARS = 5, 11
_SECOND = 7
"""Where the second column of a card begins."""


_DUMMY = "[··]"
_SIGNS = {(False, False): "○", (False, True): "●", (True, False): "◇", (True, True): "◆"}
"""A circle by whether it pays a shard and whether it is a link."""


def theater(view: TrickerionView, words: Words) -> list[Text]:
    """Days, cards, and what the signs mean."""
    return [*days(view, words), *cards(view, words), *legend(view, words)]


def days(view: TrickerionView, words: Words) -> list[Text]:
    """TR-TH-01, 02: two backstage slots and the stage of each day, with what the day adds."""
    deck, there = catalog_of(view), city.occupants(view)
    points = deck.printed.board.theater.action_point_modifier
    blocks: list[list[Text]] = []
    for day, (fame, coins) in figures_of(view).days.items():
        more = f" {signed(fame)}★ {signed(coins)}¢" if fame or coins else ""
        title = Text.assemble((words.name(f"day-{day}"), "bold"), (more, QUIET))
        backstage = [_stood(there.get(f"{day}-{slot}"), words) for slot in (1, 2)]
        if points[day]:
            backstage[0].append(f" ({signed(points[day])})", style=QUIET)
        stage = Text.assemble((f"{words.say('ui-stage')} ", QUIET), _stood(there.get(f"{day}-stage"), words))
        blocks.append([title, *backstage, stage])
    lines = beside(blocks, _DAY)
    title_line = heading(words.name("location-theater"), words.say("ui-deck", count=view.deck))
    return [title_line, *(lines if city.characters_out(view) else lines[:1])]


def _stood(who: tuple[int, str] | None, words: Words) -> Text:
    return Text(f"{who[0] + 1}:{words.name(f'disc-{who[1]}')}" if who else "–")


def legend(view: TrickerionView, words: Words) -> list[Text]:
    """What the signs mean; those for markers beside the slots and in stacks only where there are any."""
    schools = " ".join(f"{sign} {words.name(f'brief-{id}')}" for id, sign in SCHOOLS.items())
    lines = [Text(f"{words.say('ui-legend')} · {schools}", style=QUIET)]
    laid = [marker for show in view.theater for marker in (*show.markers, *show.beside) if marker]
    said = [words.say("ui-stacked")] if any(marker.stacked for marker in laid) else []
    said += [words.say("ui-beside")] if any(show.beside for show in view.theater) else []
    said += [f"{_DUMMY} {words.say('ui-dummy')}"] if any(marker.is_dummy for marker in laid) else []
    return [*lines, Text(" · ".join(said), style=QUIET)] if said else lines


def cards(view: TrickerionView, words: Words) -> list[Text]:
    """The performance cards from left to right."""
    return beside([[*_title(view, show, words), *drawn(view, show)] for show in view.theater], _CARD)


def _title(view: TrickerionView, show: Show, words: Words) -> list[Text]:
    deck = catalog_of(view)
    printed = deck.printed.performances[deck.card_numbers[show.card]]
    bonus = _bonus(deck, show, words)
    leaves = view.round >= deck.edition.discard_from and show.card == view.theater[-1].card
    name = f"{words.name(f'theater-{printed.theater}')} {show.card.rpartition('-')[2]}"
    return [
        Text(name, style="bold"),
        Text(f"{bonus} {words.say('ui-leaves')}" if leaves else bonus, style=GOLD),
    ]


def _bonus(deck: Catalog, show: Show, words: Words) -> str:
    """TR-PERF-28, T1-PERF-02: what the card pays its performer, where it pays anything."""
    return words.pay(*deck.bonuses[deck.card_numbers[show.card]]) if deck.edition.card_bonus else ""


def drawn(view: TrickerionView, show: Show) -> list[Text]:
    """One card as lines of a fixed number of characters."""
    deck = catalog_of(view)
    number = deck.card_numbers[show.card]
    printed = deck.printed.performances[number]
    grid: list[list[tuple[str, str]]] = [[(" ", "")] * _CHARS for _ in range(_LINES)]
    for slot, (column, row) in enumerate(printed.slots):
        shown, style = _slot(view, slot, show.markers[slot])
        _write(grid, 2 * row, _SECOND * column, shown, style)
    for circle in deck.layouts[number].circles:
        column, row = printed.slots[circle.slot]
        shown, style = _circle(deck, show, circle)
        below = circle.corner == DOWN
        _write(grid, 2 * row + below, _SECOND * column if below else 4, shown, style)
    besides = [Text.assemble("+", (_marker(marker), _style(view, marker))) for marker in show.beside]
    return [*(Text.assemble(*line) for line in grid), *besides]


def _write(grid: list[list[tuple[str, str]]], line: int, start: int, shown: str, style: str) -> None:
    grid[line][start : start + len(shown)] = [(sign, style) for sign in shown]


def _slot(view: TrickerionView, slot: int, marker: Marker | None) -> tuple[str, str]:
    return (_marker(marker), _style(view, marker)) if marker else (f"({slot + 1})", QUIET)


def _marker(marker: Marker) -> str:
    """TR-MAG-28, T1-OPT-01: its symbol and its owner, none for a dummy; a stack of two in another frame."""
    if marker.is_dummy:
        return _DUMMY
    shown = f"{suit(marker.symbol)}{marker.seat + 1}"
    return f"«{shown}»" if marker.stacked else f"[{shown}]"


def _style(view: TrickerionView, marker: Marker) -> str:
    return f"bold {GREEN}" if marker.seat == view.seat else "bold"


def _circle(deck: Catalog, show: Show, circle: Joint) -> tuple[str, str]:
    """The school of the one marker, the circle, the school of the other."""
    one = corner(deck, show.markers[circle.slot], circle.corner)
    other = corner(deck, show.markers[circle.other], circle.other_corner)
    linked = bool(one) and one == other
    left, right = (school(id) if id else " " for id in (one, other))
    return f"{left}{_SIGNS[circle.shard, linked]}{right}", f"bold {GOLD}" if linked else ""


def corner(deck: Catalog, marker: Marker | None, position: int) -> str:
    """TR-GEN-29: the school that a marker shows at a corner, or `` without a marker."""
    if marker is None:
        return ""
    own = 0 if marker.is_dummy else deck.schools[deck.trick_numbers[marker.trick]]
    return SCHOOL_IDS[(position - rotation(own, FACINGS.index(marker.facing))) & 3]


def one_card(view: TrickerionView, show: Show, words: Words) -> list[Text]:
    """A card with the tricks on it, and what it would pay if the viewer performed it."""
    deck = catalog_of(view)
    bonus = _bonus(deck, show, words)
    described = [
        _described(view, f"({slot})", marker, words) for slot, marker in enumerate(show.markers, start=1)
    ]
    described += [_described(view, "+", marker, words) for marker in show.beside]
    sides = zip_longest(drawn(view, show), described, fillvalue="")
    lines = [cells((card, _CARD), (tricks, None)) for card, tricks in sides]
    markers = [*show.markers, *show.beside]
    if view.seat is not None and any(marker and marker.seat == view.seat for marker in markers):
        lines += flow(words.say("ui-payout"), payouts(view, show.card, words), 0, ", ")
    return [heading(words.name(f"card-{show.card}"), bonus), *lines]


def payouts(view: TrickerionView, card: str, words: Words, performer: int | None = None) -> list[str]:
    """TR-PERF-14 to 29: what each player would receive if somebody, or else the viewer, performed a card."""
    pays = payout(view, card, (view.seat or 0) if performer is None else performer)
    return [f"{words.seat(seat)} {words.pay(*pay)}" for seat, pay in enumerate(pays) if any(pay)]


def _described(view: TrickerionView, slot: str, marker: Marker | None, words: Words) -> Text:
    """TR-MAG-30: what a marker yields; a stack yields the level of its trick more of fame and coins."""
    if marker is None:
        return Text(f"{slot} –", style=QUIET)
    if marker.is_dummy:
        return Text(f"{slot} {words.say('ui-dummy')}")
    fame, coins, shards = workshop.yields(view, marker.trick)
    more = workshop.level(view, marker.trick) if marker.stacked else 0
    name = f"{words.name(f'trick-{marker.trick}')}{' ×2' if marker.stacked else ''}"
    pays = words.pay(fame + more, coins + more, shards)
    whose = f"{slot} {suit(marker.symbol)} {name}, {words.seat(marker.seat)}"
    return Text(words.say("ui-explained", name=whose, effect=pays))
