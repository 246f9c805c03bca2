"""Games that players by chance play to the end, indifferent, eager to perform, or keen on special cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import sleight
from sleight.games.trickerion.printed.ids import SPECIAL
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.filling import EVERYBODY
from tests.games.trickerion.helpers.scenario import GAME

OPTION_SETS: tuple[dict[str, Any], ...] = ({}, {"beginner": "all"}, {"beginner": [0]})
ALLEY: dict[str, Any] = {"dark_alley": True}
FULL: dict[str, Any] = {"dark_alley": True, "prophecies": True}
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"beginner": "all"},
    {"quick": True},
    ALLEY,
    FULL,
    {**FULL, "quick": True},
)
"""Every way in which a whole game differs."""

ALLEY_SETS: tuple[dict[str, Any], ...] = (
    FULL,
    ALLEY,
    {**FULL, "quick": True},
    {**ALLEY, "quick": True, "level3_with_marker": False},
    {**FULL, "beginner": "all"},
    {**FULL, "quick": True, "beginner": [0]},
    {**FULL, "edition": "first"},
)

_EAGER = ("set-up", "at", "prepare", "perform", "gain", "hire", "buy", "learn")
_KEEN = ("bonus", "keep-bonus", "accept", "boost", "send magician theater")
_LAZY = ("idle", "rest", "finish", "plain", "decline", "reroll", "set", "point", "shelve", "move")
_DEALT = 6

Chooser = Callable[[TrickerionPosition, int, Random], sleight.Choice]
"""What a seat chooses."""


def walk_on(position: TrickerionPosition, rng: Random, choose: Chooser) -> Iterator[TrickerionPosition]:
    """Every position from this one to the end of the game; whoever is waited for may come next."""
    while position.waiting:
        yield position
        seat = rng.choice(position.waiting)
        position.apply(seat, choose(position, seat, rng))
    yield position


def walk(seats: int, seed: int, asides: float = 0.05, **options: object) -> Iterator[TrickerionPosition]:
    """A game in which all choose at random and now and then do something unasked."""

    def any_choice(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
        unasked = position.asides(seat) if rng.random() < asides else []
        return rng.choice(unasked or position.choices(seat))

    return walk_on(GAME.new(seats, seed, options), Random(seed), any_choice)


def busy_walk(seats: int, seed: int, **options: object) -> Iterator[TrickerionPosition]:
    """A game in which all are eager to perform: random ones hardly ever do."""
    return walk_on(GAME.new(seats, seed, options or {"beginner": "all"}), Random(seed), _busy_choice)


def _busy_choice(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    choices = position.choices(seat)
    return _mostly(rng, [choice for choice in choices if _is_eager(sleight.text(choice))], choices)


def _is_eager(written: str) -> bool:
    on_stage = written.endswith("stage") or written in ("send magician theater", "send manager theater")
    return on_stage or written.split()[0] in _EAGER or written.startswith("send apprentice-1 workshop")


def _mostly(rng: Random, likely: list[sleight.Choice], choices: list[sleight.Choice]) -> sleight.Choice:
    return rng.choice(likely if likely and rng.random() < 0.8 else choices)


def walks(seeds: int, every: int, offset: int = 0) -> Iterator[TrickerionPosition]:
    """Positions of many games, one in so many, for every number of seats, random and eager."""
    for seats in (2, 3, 4):
        for seed in range(seeds):
            options = OPTION_SETS[seed % len(OPTION_SETS)]
            game = busy_walk(seats, seed) if seed % 2 else walk(seats, offset + seed, **options)
            for step, position in enumerate(game):
                if step % every == 0:
                    yield position


def alley_walk(seats: int, seed: int, **options: object) -> Iterator[TrickerionPosition]:
    """A game in which all are dealt special cards before the first round, and are eager to use them."""
    rng = Random(seed)
    for position in walk_on(GAME.new(seats, seed, options), rng, _alley_choice):
        if position.view(None).phase == "advertise":
            break
        yield position
    yield from walk_on(_well_supplied(position, rng), rng, _alley_choice)


def _alley_choice(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    choices = position.choices(seat)
    eager = [choice for choice in choices if sleight.text(choice).split()[0] not in _LAZY]
    special = [choice for choice in eager if sleight.text(choice).split()[-1] in position.table.special_ids]
    return _mostly(rng, special or eager, choices)


def _well_supplied(position: TrickerionPosition, rng: Random) -> TrickerionPosition:
    """The same position with special cards in all hands, and more of everything that is spent."""
    saved: dict[str, Any] = position.to_dict()
    ids, leads = position.table.special_ids, position.table.assignment_locations
    for seat, workshop in enumerate(saved["workshops"]):
        hand = list(workshop.get("hand", []))
        for deck in [(seat + number) % 4 for number in range(_DEALT)]:
            hand.append(saved["alley"]["decks"][deck].pop(0))
            saved["alley"]["known"][deck].pop(0)
        decks = [leads[SPECIAL + ids.index(card)] for card in hand]
        workshop["hand"] = sorted(hand, key=ids.index)
        workshop["specials"] = [decks.count(deck) for deck in range(4)]
        for field in ("coins", "shards", "fame"):
            saved[field][seat] += rng.randrange(12)
    if position.table.edition.decks_face_up:
        held = [card for workshop in saved["workshops"] for card in workshop["hand"]]
        saved["alley"]["recalled"] = [(id, EVERYBODY) for id in ids if id in held]
        for known in saved["alley"]["known"]:
            known[0] = EVERYBODY
    return GAME.from_dict(saved)


def keen_walk(position: TrickerionPosition, seed: int) -> Iterator[TrickerionPosition]:
    """The rest of a game in which all take rare chances much more often than by chance alone."""
    return walk_on(
        position, Random(seed), lambda position, seat, rng: keen_choice(rng, position.choices(seat))
    )


def keen_choice(rng: Random, choices: list[sleight.Choice]) -> sleight.Choice:
    """A choice by chance, mostly one that uses a card, goes on stage, or at least does something."""
    texts = {sleight.text(choice): choice for choice in choices}
    keen = [choice for text, choice in texts.items() if text in _KEEN or text.endswith("-stage")]
    busy = [choice for text, choice in texts.items() if text.split()[0] not in _LAZY]
    return rng.choice((keen or busy or choices) if rng.random() < 0.8 else (busy or choices))
