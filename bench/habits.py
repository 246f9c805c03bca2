"""How a bot plays Trickerion: `python bench/habits.py --bot greedy [--with dawn] [--games 100]`.

Plays games between bots of one kind and tells what a teacher would look at: how often they perform, how many
hands stay idle, which tricks they learn, what winners score, and which cards, powers and machines serve.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from statistics import median

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import sleight
from sleight.arena.match import Result
from sleight.arena.simulate import make_plan, played
from sleight.games.trickerion.events import (
    CardPerformed,
    CharacterIdled,
    CharacterPlaced,
    SpecialsReturned,
    TrickLearned,
    TrickRewarded,
)
from sleight.games.trickerion.modules.dawn import printed as machines
from sleight.games.trickerion.modules.dawn.events import MachineUsed
from sleight.games.trickerion.modules.powers import printed as powers
from sleight.games.trickerion.modules.powers.events import PowerUsed

_RAREST = 8
GAME = sleight.game("trickerion")
TABLES: Mapping[str, Mapping[str, object]] = {
    "base": {},
    "full": GAME.recommended["full"],
    "powers": {**GAME.recommended["full"], "powers": True},
    "dawn": {**GAME.recommended["full"], "dawn": True},
}
Kinds = Mapping[str, tuple[type[sleight.Event], Sequence[str]]]
"""What could serve at a table: by its word in an event, that event, and all names."""


def main(arguments: list[str] | None = None) -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How a bot plays Trickerion.")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--with", dest="table", choices=TABLES, default="full")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args(arguments)
    plan = make_plan(
        "trickerion",
        seats=chosen.seats,
        bots=(chosen.bot,),
        seed=chosen.seed,
        options=TABLES[chosen.table],
        recorded=True,
    )
    results = list(played(plan, chosen.games, jobs=chosen.jobs))
    events = [event for result in results for event in events_of(result)]
    won = median(max(result.scores) for result in results)
    sys.stdout.write(f"{chosen.games} games, {chosen.seats} seats; the median winner has {won:g} fame\n")
    sys.stdout.write("\n".join([*told(events, chosen.games * chosen.seats), *serving(events, chosen.table)]))
    sys.stdout.write("\n")
    return 0


def events_of(result: Result) -> Iterable[sleight.Event]:
    """Everything that happened in a game."""
    for _, events, _ in sleight.Record.from_text(result.record or "").steps():
        yield from events


def told(events: Sequence[sleight.Event], each: int) -> list[str]:
    """The figures of a seat in a game, on average; there were so many."""
    counts = Counter(type(event) for event in events)
    tricks = (*GAME.printed.tricks, *machines.signatures_of(GAME.printed))
    level_of = {trick.id: trick.level for trick in tricks}
    learned = Counter(level_of[event.trick] for event in events if isinstance(event, TrickLearned))
    idle = counts[CharacterIdled] / (counts[CharacterIdled] + counts[CharacterPlaced])
    return [
        f"performances: {counts[CardPerformed] / each:.2f}; idle characters: {idle:.1%}",
        "tricks learned: " + ", ".join(f"level {level} {learned[level] / each:.2f}" for level in (1, 2, 3)),
    ]


def serving(events: Sequence[sleight.Event], table: str) -> list[str]:
    """What never served, and what served least often."""
    lines = []
    for word, (kind, names) in kinds_of(table).items():
        found = Counter(name for event in events if type(event) is kind for name in _names(event, word))
        never = [name for name in names if not found[name]]
        rare = sorted(set(names) - set(never), key=lambda name: (found[name], name))[:_RAREST]
        lines.append(f"{word} that never served: {len(never)} of {len(names)} {' '.join(never)}")
        lines.append(f"{word} that served least: {', '.join(f'{name} {found[name]}' for name in rare)}")
    return lines


def kinds_of(table: str) -> Kinds:
    """What could serve at a table; of special cards those count that were used."""
    printed = GAME.printed
    cards = [each.id for each in printed.specials]
    machine_cards = [each.id for each in machines.assignments_of(printed)]
    found: dict[str, Kinds] = {
        "base": {},
        "full": {"cards": (SpecialsReturned, cards)},
        "powers": {
            "cards": (SpecialsReturned, cards),
            "power": (PowerUsed, [each.id for each in powers.cards_of(printed)]),
        },
        "dawn": {
            "cards": (SpecialsReturned, cards + machine_cards),
            "machine": (MachineUsed, [each.id for each in machines.machines_of(printed)]),
            "trick": (TrickRewarded, [each.id for each in machines.signatures_of(printed)]),
        },
    }
    return found[table]


def _names(event: sleight.Event, word: str) -> Sequence[str]:
    named: str | tuple[str, ...] = getattr(event, word)
    return (named,) if isinstance(named, str) else named


if __name__ == "__main__":
    sys.exit(main())
