"""A module of somebody else: games play to the end, and saves and guesses hold in every window."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import msgspec
import pytest

import sleight
from sleight.arena.match import play_game
from sleight.core.record import Record
from sleight.games.trickerion.events import Scored
from sleight.games.trickerion.flow import resume
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.authors.holding import holds
from tests.games.trickerion.helpers.other_data import OURS
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.walks import walk_on

EAGER = (
    *("set-up", "at", "prepare", "perform", "gain", "hire", "buy", "learn", "flatter", "decline"),
    *("send magician theater", "send manager theater", "send apprentice-1 workshop"),
)
OPTIONS: tuple[dict[str, Any], ...] = (
    {"patrons": True, "beginner": "all"},
    {"patrons": True, "first_favours": "three", "dark_alley": True, "prophecies": True, "beginner": "all"},
    {"patrons": True, "dark_alley": True, "quick": True},
)
WINDOWS = [window.hook for window in resume.WINDOWS]
SEEDS = range(12, 36)
"""Among these games are some in which a favour is left when somebody performs."""


@pytest.fixture
def game(example: Callable[[str], ModuleType]) -> Trickerion:
    return Trickerion(modules=(*MODULES, example("patrons.module").PatronsModule()))


def walk(game: Trickerion, seats: int, seed: int, options: dict[str, Any]) -> Iterator[TrickerionPosition]:
    """A game in which all are eager to perform, and save their favours for later."""
    return walk_on(game.new(seats, seed, options), Random(seed), eager_choice)


def eager_choice(position: TrickerionPosition, seat: int, rng: Random) -> sleight.Choice:
    choices = position.choices(seat)
    texts = {sleight.text(choice): choice for choice in choices}
    eager = [choice for text, choice in texts.items() if text.startswith(EAGER) or text.endswith("stage")]
    return rng.choice(eager if eager and rng.random() < 0.8 else choices)


def kinds(position: TrickerionPosition) -> list[str]:
    return [position.stacks[seat][-1].kind for seat in position.waiting]


@pytest.mark.parametrize("options", OPTIONS)
def test_games_play_to_the_end_and_saves_and_guesses_hold_in_every_window(
    game: Trickerion, options: dict[str, Any]
) -> None:
    asked: Counter[str] = Counter()
    for seed in SEEDS:
        seats = 2 + seed % 3
        for position in walk(game, seats, seed, options):
            kind = next(iter(kinds(position)), "")
            asked[kind] += 1
            if kind.startswith(("patron-", "friend-", "meet")) and asked[kind] <= 6:
                holds(game, position, seed)
        assert position.over
    windows = {kind for kind in asked if kind.startswith(("patron-", "friend-"))}
    missing = {
        f"{who}-{hook}".replace("_", "-") for who in ("patron", "friend") for hook in WINDOWS
    } - windows
    # Quick games have few performances.
    assert "quick" in options or not missing
    assert bool(asked["meet-patron"]) == ("quick" not in options)


def test_bots_play_it_and_records_replay(game: Trickerion) -> None:
    for seed, options in enumerate(OPTIONS):
        assert play_game(game, ["random"] * 3, seed, options).decisions
        rng, record = Random(seed), Record.start(game, seats=3, seed=seed, options=options)
        while record.position.waiting:
            seat = record.position.waiting[0]
            record.add(seat, rng.choice(record.position.choices(seat)))
        assert record.replay().to_dict() == record.position.to_dict()
        assert Record.from_text(record.to_text(), game).position.to_dict() == record.position.to_dict()


def saved_patrons(position: TrickerionPosition) -> list[str]:
    """The patron of each seat."""
    saved: Any = position.to_dict()["patrons"]
    names: list[str] = saved["patrons"]
    return names


def test_nobody_sees_the_patron_of_another(game: Trickerion) -> None:
    position = game.new(3, 1, OPTIONS[0])
    names = saved_patrons(position)
    for seat in range(3):
        assert position.view(seat).patrons.own == names[seat]  # type: ignore[attr-defined]
        seen = msgspec.json.encode(position.view(seat)).decode()
        assert not [name for other, name in enumerate(names) if other != seat and name in seen]
    guesses = {saved_patrons(game.guess(position.view(0), Random(seed)))[1] for seed in range(60)}
    assert guesses == {card.id for card in game.printed.of_modules["patrons"]} - {names[0]}


def test_favour_is_scored_after_all_else(game: Trickerion) -> None:
    position, rng = game.new(2, 3, OPTIONS[0]), Random(3)
    told: list[sleight.Event] = []
    while position.waiting:
        seat = position.waiting[0]
        told = position.apply(seat, rng.choice(position.choices(seat)))
    scored = [event for event in told if isinstance(event, Scored) and event.seat == 0]
    assert [event.category for event in scored][-1] == "patrons"


def test_what_the_module_does_not_touch_stays_as_it_was(game: Trickerion) -> None:
    position, plain = game.new(2, 5), GAME.new(2, 5)
    assert position.to_dict() == plain.to_dict()
    seen, plainly = (msgspec.json.decode(msgspec.json.encode(each.view(0))) for each in (position, plain))
    assert {**seen, "data": GAME.data_digest} == plainly
    assert game.table_digest({}) == GAME.table_digest({})
    assert game.universe({}) == GAME.universe({})
    assert len(game.universe({"patrons": True})) == len(GAME.universe({})) + 2


def test_an_older_save_is_completed(game: Trickerion) -> None:
    saved: dict[str, Any] = game.new(2, 5, OPTIONS[0]).to_dict()
    saved["patrons"]["favour"] = []
    assert game.from_older(saved).to_dict()["patrons"]["favour"] == [0, 0]  # type: ignore[index]


def test_its_file_is_read_from_a_folder_and_missed_by_the_module_alone(
    example: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    shutil.copytree(OURS, tmp_path / "cards")
    modules = (*MODULES, example("patrons.module").PatronsModule())
    without = Trickerion(tmp_path / "cards", modules=modules)
    assert without.new(2, 1, {"dark_alley": True}).waiting
    with pytest.raises(sleight.BadInput) as caught:
        without.new(2, 1, {"patrons": True})
    assert (caught.value.code, caught.value.arguments["file"]) == ("data-unreadable", "patrons.json")
    (tmp_path / "cards" / "patrons.json").write_text('{"patrons": [{"id": "x", "fame": "much"}]}')
    with pytest.raises(sleight.BadInput) as caught:
        Trickerion(tmp_path / "cards", modules=modules)
    assert str(caught.value.arguments["why"]).startswith("x: Expected `int`")
