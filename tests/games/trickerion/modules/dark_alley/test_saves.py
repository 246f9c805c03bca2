"""Saved positions with the Dark Alley come back as they were, and senseless ones are refused by name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sleight.games.trickerion.effects.hooks import Effect
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.state.cells import ADVERTISING, ASSIGNING, SETTING_UP
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.other_data import Steps, at, spots
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.saves import is_refused_or_taken, load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE
from tests.games.trickerion.helpers.walks import ALLEY_SETS, alley_walk

MOMENTS = every_question()
SAVES: dict[str, dict[str, Any]] = {name: position.to_dict() for name, position in MOMENTS.items()}
LEFT = [len(deck) for deck in SAVES["place"]["alley"]["decks"]]
every_moment = pytest.mark.parametrize("name", MOMENTS)


@every_moment
def test_every_question_of_the_dark_alley_comes_back_as_it_was(name: str) -> None:
    position = MOMENTS[name]
    assert same(position, restored(position))
    assert _in_force(restored(position)) == _in_force(position)


def _in_force(position: TrickerionPosition) -> list[tuple[type[Effect], int | None]]:
    """What is in force, and for whom; tables that were made one after the other have effects of their own."""
    return [(type(effect), getattr(effect, "seat", None)) for effect in position.active.effects]


@every_moment
def test_a_restored_question_is_answered_like_the_saved_one(name: str) -> None:
    position = MOMENTS[name]
    (seat,) = position.waiting
    for choice in position.choices(seat):
        one, other = position.copy(), restored(position)
        assert one.apply(seat, choice) == other.apply(seat, choice)
        assert same(one, other)
        assert same(one, restored(one))


def test_the_moments_are_of_all_kinds_that_the_dark_alley_adds() -> None:
    base = {
        kind for kind, question in KINDS.items() if {SETTING_UP, ADVERTISING, ASSIGNING} & {*question.site}
    }
    asked = {SAVES[name]["asked"][seat]["kind"] for name in SAVES for seat in MOMENTS[name].waiting}
    steps = {"enhance", "learn-die", "learn-board", "learn-symbol", "bargain", "store", "link-reward"}
    elsewhere = {kind for kind, question in KINDS.items() if ".modules.dawn." in question.__module__}
    assert set(KINDS) - asked - steps - base - elsewhere == {"reschedule-from", "perform", "home"}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ALLEY_SETS, ids=str)
def test_a_position_comes_back_as_it_was_at_any_moment(seats: int, options: dict[str, Any]) -> None:
    for step, position in enumerate(alley_walk(seats, 40 + seats, **options)):
        if step % 7 == 0 or position.over:
            assert same(position, restored(position))


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_many_games_comes_back_as_it_was(seats: int) -> None:
    for seed in range(120):
        for position in alley_walk(seats, 1000 + seed, **ALLEY_SETS[seed % len(ALLEY_SETS)]):
            assert same(position, restored(position))


@pytest.mark.parametrize("options", ALLEY_SETS, ids=str)
def test_a_restored_position_goes_on_like_the_saved_one(options: dict[str, Any]) -> None:
    rng = Random(3)
    for step, position in enumerate(alley_walk(3, 50, **options)):
        if step % 40 == 0:
            one, other = position.copy(), restored(position)
            for _ in range(60):
                if one.waiting:
                    seat = rng.choice(one.waiting)
                    choice = rng.choice(one.choices(seat))
                    assert one.apply(seat, choice) == other.apply(seat, choice)
            assert same(one, other)


ROUND = ("alley", "round")
BESIDE = {"seat": 0, "symbol": "spade", "trick": "linking-rings", "facing": ""}
MISFIT = "does not fit what lies on the table"
ONCE = "alley.decks, alley.drawn, workshops"


@pytest.mark.rule("TR-SETUP-13", "TR-SETUP-16", "TR-DA-03", "TR-PRO-02")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("place", ("alley",), None, "alley: needed with these options"),
        ("place", ("alley", "decks"), [[], [], []], "alley.decks: [4]"),
        ("place", ("alley", "decks", 1, 0), "gold", "alley.decks[1][0]: 'gold' is unknown here"),
        ("place", ("alley", "decks", 0, 0), "interest", f"{ONCE}: interest once"),
        ("place", ("alley", "known", 0), [], f"alley.known: [{', '.join(map(str, LEFT))}]"),
        (
            "place",
            ("alley", "known", 0, 0),
            8,
            "alley.known[0][0]: 8 is not one of 0, 1, 2, 3, 4, 5, 6, 7, 31",
        ),
        ("place", ("workshops", 1, "hand"), ["interest"], f"{ONCE}: ingenuity once"),
        ("place", ("workshops", 1, "hand", 0), "gold", "workshops[1].hand[0]: 'gold' is unknown here"),
        ("place", ("workshops", 1, "specials"), [2, 0, 0, 0], "workshops[1].specials[0]: 1"),
        ("place", ("alley", "drawn"), [["downtown"]], f"asked[0], actor: place {MISFIT}"),
        ("draw-more", ("alley", "drawn"), [], f"asked[0], actor: draw-more {MISFIT}"),
        ("draw-more", ("alley", "drawn", 0), ["dark-alley"], "alley.decks, alley.drawn: cards of downtown, "),
        ("draw-more", ("alley", "drawn", 0), [], "alley.drawn[0]: [1..3]"),
        ("draw-more", ("alley", "drawn", 0), ["downtown", "empower"], f"{ONCE}: empower once"),
        ("keep-card", ("alley", "drawn", 0), ["downtown", "empower"], f"{ONCE}: headhunter once"),
        ("place", ("alley", "prophecies"), None, "alley.prophecies: needed"),
        ("place", ("alley", "prophecies", "active"), "doom", "alley.prophecies.active: 'doom' is unknown"),
        ("place", ("alley", "prophecies", "active"), "", "alley.prophecies, alley.fates: plain-days once"),
        ("place", ("alley", "prophecies", "pending"), ["flat-price"], "alley.prophecies.pending: [3]"),
        (
            "place",
            ("alley", "prophecies", "left"),
            3,
            f"alley.prophecies.left: {len(GAME.printed.prophecies) - 4}",
        ),
        ("place", ("alley", "fates", 0), "flat-price", "alley.prophecies, alley.fates: flat-price once"),
        ("boost", (*ROUND, "placements"), 2, "alley.round.placements: 0..1"),
        ("armed", (*ROUND, "used"), ["buying-time"] * 2, "alley.round.used: buying-time once"),
        ("talent", (*ROUND, "used"), ["interest"], "alley.round.used: special cards under characters"),
        ("armed", (*ROUND, "bonus"), "spent", "alley.round.bonus: 'spent' is not one of , ready, armed"),
        ("place", (*ROUND, "bonus"), "ready", "alley.round.bonus: '' without a card of who acts"),
        ("place", (*ROUND, "claim"), 3, "alley.round.claim: -1..2"),
        ("place", (*ROUND, "performed"), 1 << 12, "alley.round.performed: 0..4095"),
        ("fiasco", (*ROUND, "declared"), [1], "alley.round.declared: [3]"),
        ("lay", ("theater", 1, "markers", 0, "stacked"), True, "workshops[0].tricks, theater: 4 markers"),
        ("lay", ("theater", 1, "beside"), [BESIDE], "workshops[0].tricks, theater: 4 markers of a symbol"),
        ("quick-card", ("order",), [], "round: 0"),
        ("quick-card", ("phase",), "advertise", "asked[0].kind: 'quick-card' is not one of advertise"),
        ("quick-card", ("deck",), [], "deck: [5] riverside-theater, "),
        ("place", ("options", "prophecies"), False, "alley.prophecies: none"),
        ("place", ("options", "quick"), True, "round: 2..7"),
    ],
)
def test_what_cannot_lie_there_is_refused_by_name(name: str, path: Steps, value: object, why: str) -> None:
    assert reason(name, path, value).startswith(why)


def reason(name: str, path: Steps, value: object) -> str:
    """Why a moment with one value replaced is refused."""
    error = load_error(spoilt(SAVES[name], path, value))
    assert error is not None
    assert error.code == "position-wrong"
    return str(error.arguments["why"])


@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("special-card", ("asked", 0, "numbers"), [1], ": special-card takes no numbers"),
        ("lay", ("asked", 0, "numbers", 3), 3, ": size 1..2"),
        ("exchange-with", ("asked", 0, "numbers", 0), 2, ": place 0..1"),
        ("newcomer-card", ("asked", 0, "numbers", 0), 8, ": character 0..7"),
        ("recruit", ("asked", 0, "numbers", 0), 1, ": die 1 is not one of 2, 3"),
        ("place-again", ("asked", 0, "kind"), "quick-card", ".kind: 'quick-card' is unknown here"),
        ("keep-card", ("asked", 0, "numbers", 0), 2, MISFIT),
        ("lay", ("asked", 0, "numbers", 1), 1, MISFIT),
        ("lay-beside", ("asked", 0, "numbers", 0), 4, MISFIT),
        ("stack", ("asked", 0, "numbers", 0), 1, MISFIT),
        ("reschedule-which", ("asked", 0, "numbers", 1), 0, MISFIT),
        ("stage-marker", ("asked", 0, "numbers", 3), 2, MISFIT),
        ("invest", ("coins", 0), 3, MISFIT),
        ("invest-board", ("asked", 0, "numbers", 0), 0, MISFIT),
        ("invest-board", ("asked", 0, "numbers", 1), 0, MISFIT),
        ("take-more", ("asked", 0, "numbers", 0), 2, MISFIT),
        ("store-one", ("coins", 0), 0, MISFIT),
        ("pilfer", ("asked", 0, "numbers", 0), 3, MISFIT),
        ("armed", ("workshops", 0, "characters", 0, "bonus"), "new-twist", MISFIT),
        ("talent", ("workshops", 0, "characters", 1, "talent"), False, MISFIT),
        ("boost", ("actor",), "magician", MISFIT),
        ("place", ("actor",), "magician", MISFIT),
    ],
)
def test_a_question_fits_and_all_its_answers_can_be_played(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith("asked[0]")
    assert why in reason(name, path, value)


@pytest.mark.rule("TR-GEN-03", "TR-MAG-01")
@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("options", "dark_alley"), True, "alley: needed with these options"),
        (("alley",), SAVES["place"]["alley"], "alley: none with these options"),
        (("workshops", 0, "hand"), ["interest"], "workshops[0].hand[0]: 'interest' is not one of "),
        (("workshops", 0, "specials"), [0, 0, 0, 0], "workshops[0].specials: [0]"),
        (("workshops", 0, "spent"), True, "workshops[0].spent: True is not one of False"),
        (("workshops", 0, "premiered"), ["linking-rings"], "workshops[0].premiered[0]: 'linking-rings' is"),
        (("workshops", 0, "characters", 0, "bonus"), "interest", "workshops[0].characters[0].bonus: 'inter"),
        (("workshops", 0, "characters", 0, "talent"), True, "workshops[0].characters[0].talent: True is"),
        (("workshops", 0, "characters", 0, "card"), "interest", "workshops[0].characters[0].card: 'interest"),
        (("theater", 0, "markers", 0, "stacked"), True, "theater[0].markers[0].stacked: True is not one of"),
        (("theater", 0, "beside"), [BESIDE], "theater[0].beside[0].facing: '' is not one of"),
        (("market", "extra"), ["saw"], "market.extra[0]: 'saw' is not one of "),
    ],
)
def test_the_base_game_has_nothing_of_the_dark_alley(path: Steps, value: object, why: str) -> None:
    scene = table(2).trick(0, "linking-rings", ready=2).marker(0, "linking-rings", ONE, 1, "down")
    saved = scene.assigned(0, "magician", "theater").placing(0).position().to_dict()
    error = load_error(spoilt(saved, path, value))
    assert error is not None
    assert str(error.arguments["why"]).startswith(why)


PLACES = [(name, path) for name, saved in SAVES.items() for path in spots(saved)]
KNOWN = [at(SAVES[name], path) for name, path in PLACES]
LEFT_OUT = {
    **{"secret": True, "talent": True, "stacked": True, "spent": True, "sealed": True, "bonus": "interest"},
    **{"shards": 1, "claim": 0, "placements": 1, "draws": 1, "performed": 3, "hand": [], "used": []},
    **{"recalled": [["interest", 31]], "known_cards": ["interest"]},
    **{"extra": ["saw"], "beside": [BESIDE], "shares": [0], "conducted": [0], "declared": [1, 5, 0]},
}
"""Fields that are not written while they say nothing, and a value for each."""

quickly = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
thoroughly = settings(quickly, max_examples=5000)
anything = st.none() | st.booleans() | st.integers(-2, 40) | st.text(max_size=4) | st.sampled_from(KNOWN)


@given(place=st.sampled_from(PLACES), value=anything)
@quickly
def test_one_wrong_value_is_refused_by_name_and_never_crashes(
    place: tuple[str, Steps], value: object
) -> None:
    is_refused_or_taken(SAVES[place[0]], place[1], value)


@pytest.mark.long
@given(place=st.sampled_from(PLACES), value=anything)
@thoroughly
def test_many_wrong_values_are_refused_by_name_and_never_crash(
    place: tuple[str, Steps], value: object
) -> None:
    is_refused_or_taken(SAVES[place[0]], place[1], value)


@given(name=st.sampled_from(sorted(SAVES)), field=st.sampled_from(sorted(LEFT_OUT)), data=st.data())
@quickly
def test_a_field_that_was_left_out_is_refused_or_taken(name: str, field: str, data: st.DataObject) -> None:
    objects = [path for path in spots(SAVES[name]) if isinstance(at(SAVES[name], path), dict)]
    is_refused_or_taken(SAVES[name], (*data.draw(st.sampled_from(objects)), field), LEFT_OUT[field])
