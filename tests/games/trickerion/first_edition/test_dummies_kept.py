"""T1-OPT-01 to 04: dummies in views, saves, guesses, whole games, on the boards and in the minds of bots."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import sleight
from sleight.bots import make_bot
from sleight.games.trickerion.advice.payouts import payout, set_up_pay
from sleight.games.trickerion.faces.words import SCHOOLS
from sleight.games.trickerion.state.cells import PRESENT, READY, SPARE
from sleight.games.trickerion.state.dummies import slots_for
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.stage import key_of, markers_on, size_of
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO
from tests.games.trickerion.helpers.screens import looked, shown, widest

FIRST: dict[str, Any] = {"edition": "first", "dummies": True}
DUMMY = {"seat": -1, "symbol": "", "trick": "", "facing": "left"}


def rings(**options: Any) -> table:
    """Seat 0 can set up Linking Rings beside a dummy that turns its mechanical corner up."""
    scene = table(2, **FIRST, **options).theater(ONE, TWO).dummy(ONE, 2, "left")
    scene.trick(0, "linking-rings", ready=1).assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", 3)


# --- views, saves, guesses ----------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-01")
def test_everybody_sees_it_and_a_save_keeps_it() -> None:
    position = rings().position()
    for viewer in (0, 1, None):
        marker = position.view(viewer).theater[0].markers[1]
        assert marker is not None
        assert (marker.is_dummy, marker.seat, marker.trick, marker.facing) == (True, -1, "", "left")
    saved = json.loads(json.dumps(position.to_dict()))
    assert saved["theater"][0]["markers"] == [None, DUMMY, None]
    assert GAME.from_dict(saved).cells == position.cells


@pytest.mark.rule("T1-OPT-01")
@pytest.mark.parametrize(
    ("markers", "options"),
    [
        ([DUMMY, None, None], FIRST),
        ([None, DUMMY, DUMMY], FIRST),
        ([None, {**DUMMY, "trick": "linking-rings"}, None], FIRST),
        ([None, {**DUMMY, "symbol": "spade"}, None], FIRST),
        ([None, {**DUMMY, "seat": 0}, None], FIRST),
        ([None, {**DUMMY, "seat": 3}, None], FIRST),
        ([None, {**DUMMY, "seat": -2}, None], FIRST),
        ([None, {**DUMMY, "facing": ""}, None], FIRST),
        ([None, {**DUMMY, "stacked": True}, None], FIRST),
        ([None, DUMMY, None], {"edition": "first"}),
        ([None, DUMMY, None], {}),
    ],
)
def test_what_cannot_be_a_dummy_is_refused(markers: list[Any], options: dict[str, Any]) -> None:
    scene = table(2, **options).theater(ONE, TWO).trick(0, "linking-rings", ready=1)
    saved: Any = scene.assigned(1, "apprentice-1", "downtown").acting(0, "magician", "friday-1").position()
    data = saved.to_dict()
    data["theater"][0]["markers"] = markers
    with pytest.raises(sleight.BadInput) as refused:
        GAME.from_dict(data)
    assert refused.value.code == "position-wrong"
    assert "theater[0].markers" in str(refused.value.arguments["why"])


@pytest.mark.rule("T1-OPT-01")
def test_a_marker_beside_the_slots_is_never_nobodys() -> None:
    data: Any = rings(dark_alley=True).position().to_dict()
    data["theater"][0]["beside"] = [{**DUMMY, "facing": ""}]
    with pytest.raises(sleight.BadInput):
        GAME.from_dict(data)


# --- whole games --------------------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-01", "T1-OPT-03", "T1-OPT-04")
@pytest.mark.parametrize("dark_alley", [False, True])
@pytest.mark.parametrize("seed", range(15))
def test_games_keep_dummies_and_markers_apart(seed: int, dark_alley: bool) -> None:
    position: Any = GAME.new(2, seed, {**FIRST, "dark_alley": dark_alley})
    rng, moves = Random(seed), 0
    while position.waiting:
        seat = position.waiting[0]
        position.apply(seat, rng.choice(position.choices(seat)))
        moves += 1
        _is_whole(position)
        if moves % 10 == 0:
            _goes_on_alike(position, rng)
    assert moves > 50


def _is_whole(position: TrickerionPosition) -> None:
    """Markers are where they were or in reserve, and a card has one dummy at most, on a slot for dummies."""
    cells, table = position.cells, position.table
    out = [0] * 16
    for place, card in enumerate(position.stage):
        for marker in markers_on(position, place):
            out[key_of(marker)] += size_of(marker)
        assert cells[PRESENT + place] < 1 << 8
        shown = position.view(None).theater[place].markers
        laid = [slot for slot, marker in enumerate(shown) if marker and marker.is_dummy]
        assert len(laid) <= 1
        assert set(laid) <= set(slots_for(table.layouts[card]))
    counts = [out[key] + cells[READY + key] + cells[SPARE + key] for key in range(16)]
    assert counts == [table.markers_each] * 16
    assert out[8:] == [0] * 8


def _goes_on_alike(position: TrickerionPosition, rng: Random) -> None:
    """A save and a guess show what the position shows."""
    again = GAME.from_dict(json.loads(json.dumps(position.to_dict())))
    assert (again.cells, again.to_dict()) == (position.cells, position.to_dict())
    for viewer in (0, 1, None):
        view = position.view(viewer)
        assert GAME.guess(view, rng).view(viewer) == view


@pytest.mark.rule("T1-OPT-01", "T1-OPT-04")
def test_a_record_replays_with_its_dummies() -> None:
    record = sleight.Record.start(GAME, seats=2, seed=5, options=FIRST)
    rng = Random(5)
    while record.position.waiting:
        seat = record.position.waiting[0]
        record.add(seat, rng.choice(record.position.choices(seat)))
    again = sleight.Record.from_text(record.to_text()).replay()
    assert again.to_dict() == record.position.to_dict()


# --- advice and bots ----------------------------------------------------------------------------


@pytest.mark.rule("T1-OPT-02", "T1-OPT-04")
def test_advice_counts_links_with_it() -> None:
    position = rings().position()
    pay = set_up_pay(position.view(0), 0, "linking-rings", ONE, 1, "down")
    assert (pay.links, pay.shards) == (1, (1, 0))
    play(position, "set-up linking-rings", f"at {ONE} 1 down")
    on_card = payout(position.view(0), ONE, 0)
    assert on_card[1] == (0, 0, 0)
    alone = (
        table(2, **FIRST).theater(ONE).trick(0, "linking-rings").marker(0, "linking-rings", ONE, 1, "down")
    )
    without = payout(alone.acting(0, "magician", "friday-1").position().view(0), ONE, 0)
    assert on_card[0].fame - without[0].fame == 1


@pytest.mark.rule("T1-OPT-02")
@pytest.mark.parametrize(("facing", "spot"), [("left", "1 down"), ("right", "3 up")])
def test_greedy_links_with_it(facing: str, spot: str) -> None:
    scene = table(2, **FIRST).theater(ONE).dummy(ONE, 2, facing).trick(0, "linking-rings", ready=1)
    scene.assigned(1, "apprentice-1", "downtown").assigned(0, "apprentice-1", "downtown")
    position = scene.acting(0, "magician", "friday-1", 3).position()
    bot = make_bot("greedy", "trickerion", Random(1))
    play(position, "set-up linking-rings")
    chosen = bot.choose(position.view(0), position.choices(0))
    assert sleight.text(chosen) == f"at {ONE} {spot}"


@pytest.mark.parametrize("dark_alley", [False, True])
def test_greedy_plays_to_the_end(dark_alley: bool) -> None:
    position: Any = GAME.new(2, 3, {**FIRST, "dark_alley": dark_alley})
    bots = [make_bot("greedy", "trickerion", Random(seat)) for seat in range(2)]
    while position.waiting:
        seat = position.waiting[0]
        position.apply(seat, bots[seat].choose(position.view(seat), position.choices(seat)))
    assert position.over


# --- the terminal -------------------------------------------------------------------------------

SAID = {
    "en": "a dummy, nobody’s marker",
    "fr": "un marqueur fictif, à personne",
    "ru": "нейтральный жетон, ничей",
}


@pytest.mark.parametrize("lang", SAID)
def test_the_terminal_draws_it_as_nobodys(lang: str) -> None:
    position = rings().position()
    board = shown(position, lang)
    assert f"[··] {SAID[lang]}" in board
    assert widest(board) <= 80
    card = looked(position, "card", "1", lang)
    assert f"(2) {SAID[lang]}" in card
    # Its corners lie in the circles.
    assert (f"◇{SCHOOLS['mechanical']}" in card, f"{SCHOOLS['escape']}○" in card) == (True, True)


def test_the_terminal_explains_it_only_where_there_is_one() -> None:
    position = table(2, **FIRST).theater(ONE).acting(0, "magician", "friday-1").position()
    assert SAID["en"] not in shown(position)
