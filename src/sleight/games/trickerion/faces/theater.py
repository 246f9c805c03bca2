"""The theater: who stands on which day, and the performance cards, drawn.

A card is a grid of two columns and three rows. A marker stands as `[♠2]`, its symbol and its owner's seat, an
empty slot as its number. Between two joined slots lies a circle with the school that each marker turns to it:
`◉○☾` is no link, `◉●◉` is one; a circle that pays a shard is `◇`, and `◆` once it is a link.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.cells import FACINGS
from sleight.games.trickerion.faces.city import characters_out, occupants
from sleight.games.trickerion.faces.layout import GOLD, GREEN, QUIET, beside, cells, flow, heading
from sleight.games.trickerion.faces.words import SCHOOLS, school, signed, suit
from sleight.games.trickerion.geometry import DOWN, rotation
from sleight.games.trickerion.reckon import deck_of, payout
from sleight.games.trickerion.schools import SCHOOL_IDS

if TYPE_CHECKING:
    from sleight.games.trickerion.deck import Deck
    from sleight.games.trickerion.faces.words import Words
    from sleight.games.trickerion.geometry import Joint
    from sleight.games.trickerion.view import Marker, Show, TrickerionView

_CARD = 16
_DAY = 20
_LINES, _CHARS = 5, 11
_SECOND = 7
"""Where the second column of a card begins."""

_SIGNS = {(False, False): "○", (False, True): "●", (True, False): "◇", (True, True): "◆"}
"""A circle by whether it pays a shard and whether it is a link."""


def theater(view: TrickerionView, words: Words) -> list[Text]:
    """Days, cards, and what the signs mean."""
    return [*days(view, words), *cards(view, words), *legend(words)]


def days(view: TrickerionView, words: Words) -> list[Text]:
    """TR-TH-01, 02: two backstage slots and the stage of each day, with what the day adds."""
    deck, there = deck_of(view), occupants(view)
    points = deck.printed.board.theater.action_point_modifier
    blocks: list[list[Text]] = []
    for day, (fame, coins) in deck.day_modifiers.items():
        more = f" {signed(fame)}★ {signed(coins)}¢" if fame or coins else ""
        title = Text.assemble((words.name(f"day-{day}"), "bold"), (more, QUIET))
        backstage = [_stood(there.get(f"{day}-{slot}"), words) for slot in (1, 2)]
        if points[day]:
            backstage[0].append(f" ({signed(points[day])})", style=QUIET)
        stage = Text.assemble((f"{words.say('ui-stage')} ", QUIET), _stood(there.get(f"{day}-stage"), words))
        blocks.append([title, *backstage, stage])
    lines = beside(blocks, _DAY)
    title_line = heading(words.name("location-theater"), words.say("ui-deck", count=view.deck))
    return [title_line, *(lines if characters_out(view) else lines[:1])]


def _stood(who: tuple[int, str] | None, words: Words) -> Text:
    return Text(f"{who[0] + 1}:{words.name(f'disc-{who[1]}')}" if who else "–")


def legend(words: Words) -> list[Text]:
    """What the signs mean."""
    schools = " ".join(f"{sign} {words.name(f'brief-{id}')}" for id, sign in SCHOOLS.items())
    return [Text(f"{words.say('ui-legend')} · {schools}", style=QUIET)]


def cards(view: TrickerionView, words: Words) -> list[Text]:
    """The performance cards from left to right."""
    return beside([[*_title(view, show, words), *drawn(view, show)] for show in view.theater], _CARD)


def _title(view: TrickerionView, show: Show, words: Words) -> list[Text]:
    deck = deck_of(view)
    printed = deck.printed.performances[deck.card_numbers[show.card]]
    bonus = words.pay(*deck.bonuses[deck.card_numbers[show.card]])
    leaves = view.round >= deck.edition.discard_from and show.card == view.theater[-1].card
    name = f"{words.name(f'theater-{printed.theater}')} {show.card.rpartition('-')[2]}"
    return [
        Text(name, style="bold"),
        Text(f"{bonus} {words.say('ui-leaves')}" if leaves else bonus, style=GOLD),
    ]


def drawn(view: TrickerionView, show: Show) -> list[Text]:
    """One card as lines of a fixed number of characters."""
    deck = deck_of(view)
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
    return [Text.assemble(*line) for line in grid]


def _write(grid: list[list[tuple[str, str]]], line: int, start: int, shown: str, style: str) -> None:
    grid[line][start : start + len(shown)] = [(sign, style) for sign in shown]


def _slot(view: TrickerionView, slot: int, marker: Marker | None) -> tuple[str, str]:
    if marker is None:
        return f"({slot + 1})", QUIET
    own = marker.seat == view.seat
    return f"[{suit(marker.symbol)}{marker.seat + 1}]", f"bold {GREEN}" if own else "bold"


def _circle(deck: Deck, show: Show, circle: Joint) -> tuple[str, str]:
    """The school of the one marker, the circle, the school of the other."""
    one = corner(deck, show.markers[circle.slot], circle.corner)
    other = corner(deck, show.markers[circle.other], circle.other_corner)
    linked = bool(one) and one == other
    left, right = (school(id) if id else " " for id in (one, other))
    return f"{left}{_SIGNS[circle.shard, linked]}{right}", f"bold {GOLD}" if linked else ""


def corner(deck: Deck, marker: Marker | None, position: int) -> str:
    """TR-GEN-29: the school that a marker shows at a corner, or `` without a marker."""
    if marker is None:
        return ""
    own = deck.schools[deck.trick_numbers[marker.trick]]
    return SCHOOL_IDS[(position - rotation(own, FACINGS.index(marker.facing))) & 3]


def one_card(view: TrickerionView, show: Show, words: Words) -> list[Text]:
    """A card with the tricks on it, and what it would pay if the viewer performed it."""
    deck = deck_of(view)
    bonus = words.pay(*deck.bonuses[deck.card_numbers[show.card]])
    described = [_described(view, slot, marker, words) for slot, marker in enumerate(show.markers, start=1)]
    lines = _sides(drawn(view, show), described)
    if view.seat is not None and any(marker and marker.seat == view.seat for marker in show.markers):
        lines += flow(words.say("ui-payout"), payouts(view, show.card, words), 0, ", ")
    return [heading(words.name(f"card-{show.card}"), bonus), *lines]


def payouts(view: TrickerionView, card: str, words: Words) -> list[str]:
    """TR-PERF-14 to 29: what each player would receive if the viewer performed a card."""
    pays = payout(view, card, view.seat or 0)
    return [f"{words.seat(seat)} {words.pay(*pay)}" for seat, pay in enumerate(pays) if any(pay)]


def _sides(left: list[Text], right: list[Text]) -> list[Text]:
    count = max(len(left), len(right))
    left = [*left, *[Text()] * (count - len(left))]
    right = [*right, *[Text()] * (count - len(right))]
    return [cells((one, _CARD), (other, None)) for one, other in zip(left, right, strict=True)]


def _described(view: TrickerionView, slot: int, marker: Marker | None, words: Words) -> Text:
    if marker is None:
        return Text(f"({slot}) –", style=QUIET)
    deck = deck_of(view)
    pays = words.pay(*deck.yields[deck.trick_numbers[marker.trick]])
    name = words.name(f"trick-{marker.trick}")
    return Text(f"({slot}) {suit(marker.symbol)} {name}, {words.seat(marker.seat)}: {pays}")
