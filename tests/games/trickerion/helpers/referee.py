"""A referee who hears only the English sentences of the log and keeps account of the table by them."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from sleight.core.speech import game_speaker

NAMES = ("Ana", "Bo", "Cy", "Di")
DICE = ("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")
KINDS = {
    "T": "trick",
    "M": "magician",
    "C": "character",
    "Y": "symbol",
    "K": "component",
    "B": "board",
    "F": "facing",
    "O": "slot",
    "A": "card",
    "D": "die",
    "W": "face",
    "P": "prophecy",
    "Z": "token",
    "L": "location",
    "E": "disc",
}
"""The letters by which patterns name kinds of things; N is a player, I a number and X whatever is written."""

Marker = tuple[int, str, str, bool]
"""Whose it is, its trick, where it faces, and whether it is a stack."""

Hears = Callable[..., None]


def _words() -> dict[str, dict[str, str]]:
    """The ids of all things by their names, for each kind."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    line = re.compile(rf"^({'|'.join(KINDS.values())})-([a-z0-9-]+) = (.+)$", re.MULTILINE)
    for source in game_speaker("trickerion", "en").sources:
        for kind, id, name in line.findall(source):
            found[kind][name.strip()] = id
    return found


WORDS = _words()


_RAW = {"I": r"(?P<I_>\d+)", "X": r"(?P<X_>.*?)"}


def _group(letter: str) -> str:
    names = NAMES if letter == "N" else sorted(WORDS[KINDS[letter]], key=len, reverse=True)
    return rf"(?P<{letter}_>{'|'.join(map(re.escape, names))})"


RULES: list[tuple[re.Pattern[str], list[str], Hears]] = []


def hears(*patterns: str) -> Callable[[Hears], Hears]:
    """What a sentence means: `<N>` and the like in its pattern are handed over as seats, numbers and ids."""

    def note(meaning: Hears) -> Hears:
        for pattern in patterns:
            letters: list[str] = re.findall(r"<(\w)>", pattern)
            written = pattern
            for number, letter in enumerate(letters):
                group = _RAW.get(letter) or _group(letter)
                written = written.replace(f"<{letter}>", group.replace("_>", f"{number}>"), 1)
            RULES.append((re.compile(written), letters, meaning))
        return meaning

    return note


class Referee:
    """What everybody has and where everything lies, as far as it was told."""

    def __init__(self, players: int, theater: list[str]) -> None:
        seats = range(players)
        self.fame, self.coins, self.shards = [0] * players, [0] * players, [0] * players
        self.order: tuple[int, ...] = ()
        self.dice: list[str] = []
        self.at: list[dict[str, str]] = [{} for _ in seats]
        self.under: list[dict[str, str]] = [{} for _ in seats]
        self.tricks: list[dict[str, list[Any]]] = [{} for _ in seats]
        """Of each trick its symbol, its board, the markers and the shards that lie on it."""

        self.theater = theater
        self.markers: dict[str, dict[Any, Marker]] = defaultdict(dict)
        self.stalls = ["wood", "metal", "glass", "fabric"]
        self.orders, self.quick, self.extra = [""] * 4, "", list[str]()
        self.active = ""
        self.performed = ""
        self.joining: list[Counter[str]] = [Counter() for _ in seats]

    def hear(self, sentence: str) -> None:
        """Take down a sentence; one that means nothing to a referee is a fault."""
        paid = re.search(r" pays .*(nothing|\+\d)|^For the |^From the |^[^:]* \([^)]*\):", sentence)
        if self.performed and not paid and " performs " not in sentence and "Instead" not in sentence:
            self._clear()
        for pattern, letters, meaning in RULES:
            match = pattern.fullmatch(sentence)
            if match:
                meaning(self, *[_meant(letter, match[f"{letter}{n}"]) for n, letter in enumerate(letters)])
                return
        raise AssertionError(f"nobody can check: {sentence}")

    def rest(self) -> None:
        """An answer has been heard to its end: a card whose tricks were paid is empty."""
        if self.performed.endswith("!"):
            self._clear()

    def _clear(self) -> None:
        if self.performed.endswith("!"):
            self.markers[self.performed[:-1]].clear()
            self.performed = ""

    def pay(self, seat: int, pay: str, sign: int = 1) -> None:
        """Fame, coins and shards as they are written, such as `+2 fame +1 coin`."""
        for minus, amount, what in re.findall(r"([−-]?)(\d+) (fame|coin|shard)", pay):
            purse = {"fame": self.fame, "coin": self.coins, "shard": self.shards}[what]
            purse[seat] += sign * (-int(amount) if minus else int(amount))

    def take(self, seat: int, trick: str, card: str) -> Marker:
        """A marker leaves its card."""
        lies = self.markers[card]
        return lies.pop(next(slot for slot, marker in lies.items() if marker[:2] == (seat, trick)))


def _meant(letter: str, word: str | None) -> Any:
    if letter == "X":
        return word or ""
    if word is None or letter == "I":
        return int(word or 0)
    return NAMES.index(word) if letter == "N" else WORDS[KINDS[letter]][word]


def _seats(names: str) -> tuple[int, ...]:
    return tuple(NAMES.index(name) for name in re.split(", | and ", names))


@hears(
    r"<N> (is <M>|does not advertise|has finished planning|does not perform)\.",
    r"<N> leaves <I> action points? unspent\.",
    r"<N> draws from the deck: <L>\.",
    r"<N> looks at <I> cards? \(<L>\)\.",
    r"<N> keeps a card \(<L>\)\.",
    r"The <C> of <N> keeps the bonus of <A>\.",
    r"<A> gives the <C> of <N> <I> action points?\.",
    r"<N> uses the bonus of <A>\.",
    r"<N>’s <C> uses an opponent’s <A>\.",
    r"<N> gives the <C> <I> action points? more\.",
    r"<T> pays <N> its (fame|coins|shards) twice\.",
    r"<N> has arranged a fiasco: <X>\.",
    r"Instead of the reward of <T>, <N> takes that of <T>; <N> gets 1 fame less for it\.",
    r"All plans are made; the cards stay face down until each character is placed\.",
    r"The fortune teller rotates the pending prophecies for <N>\. Pending: <X>\.",
    r"No prophecy is active yet\. Pending: <X>\.",
    r"The game is over<X>\.",
    r"<N> takes [a-z, ]+(, for the Manager’s board)?\.",
    r"<N> takes <K> home from the quick-order slot\.",
    r"<N> puts <I> × <K> on <B>\.",
    r"<N> moves <K> to the Manager’s board(, in exchange for <K>)?\.",
    r"<N> returns 1 <K>\.",
    r"<N> gives back 1 <K> for the preparation\.",
    r"<N> keeps the <C> idle(: there is no slot for it \(<L>\))?\.",
    r"The new apprentice of <N> goes to <B>\.",
)
def changes_nothing_kept(table: Referee, *told: object) -> None:
    """What this referee keeps no account of."""


@hears(
    r"The game begins, and everyone has <I> fame and <I> shards?\."
    r" Initiative order: <X>\. Coins in this order: <X>\."
)
def began(table: Referee, fame: int, shards: int, order: str, coins: str) -> None:
    table.order = _seats(order)
    for seat, has in zip(table.order, coins.split(", "), strict=True):
        table.fame[seat], table.coins[seat], table.shards[seat] = fame, int(has), shards
        table.at[seat] |= {"magician": "home", "apprentice-1": "home"}


@hears(r"Round <I> begins\. Dice: <X>\.")
def round_began(table: Referee, round: int, dice: str) -> None:
    table.dice = [WORDS["face"][face] for face in dice.split(", ")]
    table.under = [{} for _ in table.at]


@hears(r"New initiative order, least fame first: <X>\.")
def order_set(table: Referee, order: str) -> None:
    table.order = _seats(order)


@hears(
    r"The active prophecy is now <P>\. Pending: <X>\.",
    r"<N> makes <P> the active prophecy; now pending: <X>\.",
)
def foretold(table: Referee, *told: Any) -> None:
    table.active = told[-2]


@hears(r"<N> learns <T> \(<Y>\)(, on <B>)?\.")
def learned(table: Referee, seat: int, trick: str, symbol: str, board: str) -> None:
    table.tricks[seat][trick] = [symbol, board or "player", 0, 0]


@hears(r"<N> moves <T> to the Engineer’s board(, in exchange for <T>)?\.")
def moved_trick(table: Referee, seat: int, trick: str, other: str) -> None:
    table.tricks[seat][trick][1] = "engineer"
    if other:
        table.tricks[seat][other][1] = "player"


@hears(r"<N> returns <T> to the Residence\.")
def returned(table: Referee, seat: int, trick: str) -> None:
    del table.tricks[seat][trick]
    for lies in table.markers.values():
        for slot in [slot for slot, marker in lies.items() if marker[:2] == (seat, trick)]:
            del lies[slot]


@hears(r"<T> takes over the symbol of <T>( and <I> markers?)?\.")
def replaced(table: Referee, trick: str, old: str, markers: int) -> None:
    next(own for own in table.tricks if trick in own)[trick][2] += markers


@hears(r"<N> prepares <T>: <I> markers?\.")
def prepared(table: Referee, seat: int, trick: str, markers: int) -> None:
    table.tricks[seat][trick][2] += markers


@hears(r"<N> puts a marker (?:back )?on <T>\.")
def supplied(table: Referee, seat: int, trick: str) -> None:
    table.tricks[seat][trick][2] += 1


@hears(r"<N> lays a shard on <T>: <X>\.")
def charged(table: Referee, seat: int, trick: str, why: str) -> None:
    table.tricks[seat][trick][3] += 1
    table.shards[seat] -= 1


@hears(r"The <C> joins <N>(?: at once)?\.")
def joined(table: Referee, character: str, seat: int) -> None:
    table.at[seat][character] = "home"
    table.joining[seat][character.split("-")[0]] -= 1
    if character == "assistant" and not table.dice:
        table.at[seat]["apprentice-4"] = "home"


@hears(r"<N> hires: <C>(; <D> now shows X)?\.")
def hired(table: Referee, seat: int, character: str, die: str) -> None:
    table.joining[seat][character] += 1
    if die:
        table.dice[DICE.index(die)] = "x"


@hears(r"<N> replaces the <C> with a specialist, the <C>, and pays <X>\.")
def exchanged(table: Referee, seat: int, apprentice: str, specialist: str, price: str) -> None:
    table.pay(seat, price, -1)
    del table.at[seat][apprentice]
    table.at[seat][specialist] = "home"


@hears(r"<N>’s <C> moves to the Assistant’s board\.")
def housed(table: Referee, seat: int, apprentice: str) -> None:
    for places in (table.at[seat], table.under[seat]):
        if apprentice in places:
            places["apprentice-4"] = places.pop(apprentice)


@hears(r"All assignments are revealed(: there are none|\. <X>)\.")
def revealed(table: Referee, plans: str) -> None:
    for plan in plans.split(". ") if plans else ():
        name, cards = plan.split(": ", 1)
        for each in cards.split(", "):
            disc, card = each.split(" → ")
            table.under[NAMES.index(name)][WORDS["disc"][disc]] = WORDS["card"][card]


@hears(r"<N> turns up the card of the <C>: <A>\.")
def turned_up(table: Referee, seat: int, character: str, card: str) -> None:
    table.under[seat][character] = card


@hears(r"<N> places the <C>: <O>\.")
def placed(table: Referee, seat: int, character: str, slot: str) -> None:
    table.at[seat][character] = slot


@hears(r"All characters return home, and permanent assignment cards return to hand\.")
def came_home(table: Referee) -> None:
    for places, cards in zip(table.at, table.under, strict=True):
        places.update(dict.fromkeys(places, "home"))
        for character in [each for each, card in cards.items() if card in PERMANENT]:
            del cards[character]


PERMANENT = ("downtown", "market-row", "workshop", "theater", "dark-alley")


@hears(r"Used special cards go under their decks: <X>\.")
def put_away(table: Referee, cards: str) -> None:
    table.under = [{} for _ in table.at]


@hears(r"<N> uses <D> \(<W>\): now it shows X\.")
def used(table: Referee, seat: int, die: str, face: str) -> None:
    assert table.dice[DICE.index(die)] == face
    table.dice[DICE.index(die)] = "x"


@hears(r"<N> rerolls <D>: <W>\.", r"<N> sets <D> to <W>\.")
def turned(table: Referee, seat: int, die: str, face: str) -> None:
    table.dice[DICE.index(die)] = face


@hears(r"<N> takes <X> from the bank; <D> now shows X\.")
def took(table: Referee, seat: int, coins: str, die: str) -> None:
    table.pay(seat, coins)
    table.dice[DICE.index(die)] = "x"


@hears(r"<N> rolls <D> for interest: <W>, which brings <X> more\. Then it shows X again\.")
def rolled(table: Referee, seat: int, die: str, face: str, coins: str) -> None:
    table.pay(seat, coins)
    assert table.dice[DICE.index(die)] == "x"
