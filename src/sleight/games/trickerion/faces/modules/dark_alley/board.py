"""The Dark Alley: prophecies, the decks of special assignment cards, and who holds how many of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from sleight.games.trickerion.faces.city import slots
from sleight.games.trickerion.faces.layout import OXBLOOD, QUIET, flow, heading, page, paragraph
from sleight.games.trickerion.faces.words import SPECIAL, Words
from sleight.games.trickerion.printed.ids import LOCATION_IDS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.games.trickerion.events import PropheciesMoved
    from sleight.games.trickerion.modules.dark_alley.types import Alley, Prophecies
    from sleight.games.trickerion.views.types import TrickerionView

_TITLE = 13
PROPHECIES = "prophecies"


def look(_rest: str, view: TrickerionView, words: Words) -> Text:
    """Prophecies and the own special cards with their effects, the decks, and who holds how many cards."""
    if view.alley is None:
        return Text(words.say("ui-no-alley"))
    return page(all_prophecies(view, words), decks(view, words), _hand(view, words))


def above(view: TrickerionView, words: Words, shown: Sequence[str]) -> list[Text]:
    """The rule of the round and the bonus of who acts."""
    found = None if PROPHECIES in shown else _prophecies(view)
    return [*(foretold(found, words) if found else []), *_bonus(view, words)]


def columns(view: TrickerionView) -> dict[str, list[int]]:
    """TR-DA-08: how many special cards somebody holds."""
    return {} if view.alley is None else {SPECIAL: [sum(each.specials) for each in view.workshops]}


def _prophecies(view: TrickerionView) -> Prophecies | None:
    return view.alley.prophecies if view.alley else None


def foretold(shown: Prophecies | PropheciesMoved, words: Words) -> list[Text]:
    """TR-PRO-01, 02: the rule of a round with its effect, and the names of those to come."""
    names = [words.name(f"prophecy-{id}") for id in shown.pending]
    return [*_active(shown.active, words), *flow(_title(words, "ui-pending"), names, _TITLE)]


def _active(id: str, words: Words) -> list[Text]:
    text, bold = words.explained("prophecy", id) if id else (words.say("ui-no-prophecy"), 0)
    return paragraph(Text(words.say("ui-prophecy"), style=OXBLOOD), text, _TITLE, bold)


def _title(words: Words, id: str) -> Text:
    return Text(words.say(id), style=QUIET)


def all_prophecies(view: TrickerionView, words: Words) -> list[Text]:
    """TR-PRO-01 to 03: the active prophecy and each pending one with its effect, the next one first."""
    shown = _prophecies(view)
    if shown is None:
        return []
    lines = [heading(words.say("ui-prophecies"), words.say("ui-stack", count=shown.left))]
    lines += _active(shown.active, words)
    for place, id in enumerate(shown.pending, start=1):
        text, bold = words.explained("prophecy", id)
        lines += paragraph(Text(words.say("ui-next", place=place), style=QUIET), text, _TITLE, bold)
    return lines


def alley(view: TrickerionView, words: Words) -> list[Text]:
    """TR-DA-01, 08: how many cards each deck has, and who stands there."""
    if view.alley is None:
        return []
    counts = [f"{_location(deck, words)} {len(cards)}" for deck, cards in enumerate(view.alley.decks)]
    return [
        heading(words.name("location-dark-alley"), f"{SPECIAL} {' · '.join(counts)}"),
        *slots(view, words, "dark-alley"),
    ]


def decks(view: TrickerionView, words: Words) -> list[Text]:
    """The same, what the viewer knows of the decks, how many cards of each the others hold, and which."""
    if view.alley is None:
        return []
    return [*alley(view, words), *_known(view.alley, words), *_held(view, words), *_recalled(view, words)]


def _location(deck: int, words: Words) -> str:
    return words.name(f"location-{LOCATION_IDS[deck]}")


def _known(there: Alley, words: Words) -> list[Text]:
    """TR-DA-08: which cards the viewer knows in each deck, counted from the top."""
    lines: list[Text] = []
    for deck, cards in enumerate(there.decks):
        known = [f"{place}. {words.name(f'card-{id}')}" for place, id in enumerate(cards, start=1) if id]
        if known:
            first = words.say("ui-explained", name=_location(deck, words), effect=known[0])
            title = Text() if lines else _title(words, "ui-known")
            lines += flow(title, [first, *known[1:]], _TITLE, ", ")
    return lines


def _held(view: TrickerionView, words: Words) -> list[Text]:
    """TR-DA-08: the special cards of the others, by deck."""
    shown = []
    for seat in view.order or range(view.seats):
        decks = [
            f"{_location(deck, words)} {count}"
            for deck, count in enumerate(view.workshops[seat].specials)
            if count
        ]
        if decks and seat != view.seat:
            shown.append(words.say("ui-explained", name=words.seat(seat), effect=", ".join(decks)))
    return flow(_title(words, "ui-held"), shown, _TITLE) if shown else []


def _recalled(view: TrickerionView, words: Words) -> list[Text]:
    """TR-GEN-24: the special cards of the others that the viewer knows, from each player's first one on."""
    lines: list[Text] = []
    for seat in view.order or range(view.seats):
        cards = [words.assignment(card) for card in view.workshops[seat].known_cards]
        if cards:
            first = words.say("ui-explained", name=words.seat(seat), effect=cards[0])
            title = Text() if lines else _title(words, "ui-recalled")
            lines += flow(title, [first, *cards[1:]], _TITLE, ", ")
    return lines


def at_market(view: TrickerionView, words: Words) -> list[Text]:
    """TR-SAR-45, 47: who is paid by purchases of others, and who takes something home."""
    if view.alley is None:
        return []
    now, lines = view.alley.round, []
    claims = [("ui-claim", now.claim)] if now.claim >= 0 else []
    for id, seat in [*(("ui-shares", seat) for seat in now.shares), *claims]:
        you = "yes" if seat == view.seat else "no"
        lines += flow("", [words.say(id, seat=words.seat(seat), you=you)], _TITLE)
    return lines


def _bonus(view: TrickerionView, words: Words) -> list[Text]:
    """TR-SA-05, 09: the bonus that the acting character of the viewer still has, or uses now."""
    state = view.alley.round.bonus if view.alley else ""
    if not state or view.seat is None or view.asked[view.seat] is None:
        return []
    card = next(each.bonus for each in view.me.characters if each.id == view.actor)
    text, bold = words.explained("card", card)
    return paragraph(Text(words.say(f"bonus-{state}"), style=OXBLOOD), text, _TITLE, bold)


def _hand(view: TrickerionView, words: Words) -> list[Text]:
    """The special cards in the viewer's hand, each with its location and its effect."""
    lines: list[Text] = []
    for card in () if view.seat is None else view.me.hand:
        text = words.say("ui-explained", name=words.assignment(card), effect=words.effect(card))
        lines += paragraph("", text, 2, len(words.name(f"card-{card}")))
    return [heading(words.say("ui-specials")), *lines] if lines else []
