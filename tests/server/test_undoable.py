"""A ghost that says that its choice can be taken back is right."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.bots import make_bot, usual_bot
from sleight.core.record import Record
from sleight.server.ghosts import ghost
from tests.server.served import Served, good, served

if TYPE_CHECKING:
    from sleight.core.record import AnyPosition

WAYS: list[tuple[str, dict[str, object]]] = [
    ("abracada", {}),
    ("abracada", {"lower": "penalty"}),
    ("trickerion", {}),
    *[
        ("trickerion", dict(sleight.game("trickerion").recommended[name]))
        for name in ("full", "first-edition", "powers", "dawn")
    ],
]


def positions(game: str, options: dict[str, object]) -> Iterator[AnyPosition]:
    """Positions of a game that is played well, and of one that is not."""
    for seed, code in enumerate(("random", usual_bot(game))):
        rng = random.Random(seed)
        position = sleight.game(game).new(seats=3, seed=seed, options=options)
        bots = [make_bot(code, game, random.Random(f"{seed} {seat}")) for seat in range(3)]
        while position.waiting:
            if rng.random() < 0.2:
                yield position.copy()
            seat = rng.choice(position.waiting)
            position.apply(seat, bots[seat].choose(position.view(seat), position.choices(seat)))


@pytest.mark.parametrize(("game", "options"), WAYS)
def test_what_is_said_to_be_undoable_is(game: str, options: dict[str, object]) -> None:
    rules = sleight.game(game)
    rng = random.Random(2)
    seen: Counter[tuple[bool, bool]] = Counter()
    for position in positions(game, options):
        seat = rng.choice(position.waiting)
        for choice in rng.sample(position.choices(seat), 1) + position.asides(seat)[:1]:
            said = ghost(rules, position.view(seat), choice).undoable
            record = Record.start(rules, position=position)
            record.add(seat, choice)
            seen[said, not record.position.over and record.may_undo(seat)] += 1
    assert not seen[True, False]
    assert not seen[False, True], "an undo that would be allowed was not foreseen"
    assert seen[False, False]
    assert seen[True, True] > 20 or game == "abracada"


def test_over_the_wire(tmp_path_factory: pytest.TempPathFactory) -> None:
    """In the set-up a magician can be taken back; in planning, where all decide at once, nothing can."""
    with served(tmp_path_factory.mktemp("server")) as server:
        _walk(server)


def _walk(server: Served) -> None:
    seats = server.people(2, "trickerion")
    seen: Counter[bool] = Counter()
    for _ in range(60):
        asked = seats[seats[0].get("view")["waiting"][0]]
        frame = asked.get("view")
        written = frame["question"]["choices"][0]["text"]
        said = asked.get("ghost", choice=written)["undoable"]
        good(asked.choose(written))
        assert asked.get("view")["undo"] == said
        seen[said] += 1
    assert min(seen[True], seen[False]) > 3
