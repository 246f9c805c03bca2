"""Saved positions with the Dark Alley come back as they were, and senseless ones are refused by name."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.state.cells import PHASE_IDS
from sleight.games.trickerion.views.check.asked import kinds_of, number_ranges
from sleight.games.trickerion.views.saved import Saved
from tests.games.trickerion.helpers.other_data import Steps, at, spots
from tests.games.trickerion.helpers.questions import every_question
from tests.games.trickerion.helpers.saves import is_refused_or_taken, load_error, restored, same, spoilt
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import ONE
from tests.games.trickerion.helpers.walks import ALLEY_SETS, alley_walk

MOMENTS = every_question()
SAVES: dict[str, dict[str, Any]] = {name: position.to_dict() for name, position in MOMENTS.items()}
every_moment = pytest.mark.parametrize("name", MOMENTS)


@every_moment
def test_every_question_of_the_dark_alley_comes_back_as_it_was(name: str) -> None:
    position = MOMENTS[name]
    assert same(position, restored(position))
    assert restored(position).active.effects == position.active.effects


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
    base = set().union(*(kinds_of(phase) for phase in ("set-up", "advertise", "assignment")))
    asked = {SAVES[name]["asked"][seat]["kind"] for name in SAVES for seat in MOMENTS[name].waiting}
    steps = {"enhance", "learn-die", "learn-board", "learn-symbol", "bargain", "store", "link-reward"}
    assert set(KINDS) - asked - steps - base == {"reschedule-from", "perform", "home"}


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


def test_every_number_of_every_question_has_a_range() -> None:
    ranges = number_ranges(MOMENTS["place"].table, msgspec.convert(SAVES["place"], Saved))
    names = {name for question in KINDS.values() for name in question.takes()}
    assert names == set(ranges)


def test_every_question_belongs_to_a_phase() -> None:
    found = Counter(kind for phase in PHASE_IDS for kind in kinds_of(phase))
    twice = {kind for kind, count in found.items() if count > 1}
    assert set(found) == set(KINDS)
    assert twice == {"reschedule-from", "reschedule-which", "lay", "link-reward"}


ALLEY_FIELD, ROUND = ("alley",), ("alley", "round")
BESIDE = {"seat": 0, "symbol": "spade", "trick": "linking-rings", "facing": ""}
MISFIT = "does not fit what lies on the table"


@pytest.mark.rule("TR-SETUP-13", "TR-DA-03", "TR-DA-08", "TR-GEN-24")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("place", ALLEY_FIELD, None, "alley: needed with these options"),
        ("place", ("alley", "decks"), [[], [], []], "alley.decks: [4]"),
        ("place", ("alley", "decks", 1, 0), "gold", "alley.decks, market-row: 'gold' is not one of "),
        (
            "place",
            ("alley", "decks", 0, 0),
            "interest",
            "alley.decks, alley.drawn, workshops: mass-recruitment",
        ),
        ("place", ("alley", "known", 0), [], "alley.known: [8, 9, 9, 9]"),
        ("place", ("alley", "known", 0, 0), 8, "alley.known: 0..7 | 31"),
        ("place", ("alley", "known", 0, 0), 16, "alley.known: 0..7 | 31"),
        ("place", ("alley", "known", 0, 0), -1, "alley.known: 0..7 | 31"),
        (
            "place",
            ("workshops", 1, "hand"),
            ["interest"],
            "alley.decks, alley.drawn, workshops: ingenuity once",
        ),
        ("place", ("workshops", 1, "hand", 0), "gold", "workshops[1]: 'gold' is unknown here"),
        (
            "place",
            ("workshops", 1, "hand"),
            ["interest", "ingenuity"],
            "workshops[1].hand: in the order ingenuity, interest",
        ),
        ("place", ("workshops", 1, "specials"), [2, 0, 0, 0], "workshops[1].specials[0]: 1"),
        ("place", ("alley", "drawn"), [["downtown"]], "alley.drawn: none now"),
        ("draw-more", ("alley", "drawn"), [], "alley.drawn: some now"),
        (
            "draw-more",
            ("alley", "drawn", 0),
            ["dark-alley"],
            "alley.drawn: 'dark-alley' is not one of downtown",
        ),
        ("draw-more", ("alley", "drawn", 0), [], "alley.drawn: '' is not one of downtown"),
        (
            "draw-more",
            ("alley", "drawn", 0),
            ["downtown", "empower"],
            "alley.drawn: no cards before they are looked at",
        ),
        ("draw-more", ("alley", "drawn"), [["downtown"]] * 6, "alley.drawn: no more than the decks hold"),
        ("draw-more", (*ROUND, "draws"), 0, "alley.round.draws: 1..40"),
        ("place", (*ROUND, "draws"), 1, "alley.round.draws: 0..0"),
        ("keep-card", ("alley", "drawn", 0), ["downtown", "empower"], "alley.drawn[0]: 2 cards of downtown"),
        ("keep-card", ("asked", 0, "numbers", 0), 1, "alley.drawn[0]: 1 card in hand"),
        ("keep-second", ("asked", 0, "numbers", 0), 0, "alley.drawn[0]: 0 card in hand"),
        ("keep-card", ("asked", 0, "numbers", 0), 2, "asked: pair 0..1"),
    ],
)
def test_special_cards_lie_once_and_in_their_places(name: str, path: Steps, value: object, why: str) -> None:
    assert reason(name, path, value).startswith(why)


def reason(name: str, path: Steps, value: object) -> str:
    """Why a moment with one value replaced is refused."""
    error = load_error(spoilt(SAVES[name], path, value))
    assert error is not None
    assert error.code == "position-wrong"
    return str(error.arguments["why"])


@pytest.mark.rule("TR-PRO-02", "TR-SETUP-16", "TR-PROR-14", "TR-PROR-25")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("place", ("alley", "prophecies"), None, "alley.prophecies: needed"),
        ("place", ("alley", "prophecies", "active"), "doom", "alley.prophecies: 'doom' is unknown here"),
        ("place", ("alley", "prophecies", "active"), "", "alley.prophecies, alley.fates: plain-days once"),
        ("place", ("alley", "prophecies", "pending"), ["flat-price"], "alley.prophecies.pending: [3]"),
        (
            "place",
            ("alley", "prophecies", "past"),
            ["flat-price"],
            "alley.prophecies, alley.fates: flat-price",
        ),
        ("place", ("alley", "prophecies", "left"), 3, "alley.prophecies.left: 23"),
        ("place", ("alley", "fates", 0), "flat-price", "alley.prophecies, alley.fates: shard-echo once"),
        ("place", (*ROUND, "sealed"), True, "workshops[0]: engineer has a secret card"),
        ("ready", (*ROUND, "sealed"), True, "workshops[1]: apprentice-1 has a secret card"),
        ("boost", (*ROUND, "sealed"), True, "alley.round.sealed: only under a prophecy that seals cards"),
        ("quick-card", (*ROUND, "sealed"), True, "alley.round.sealed: only with prophecies, after planning"),
        ("sealed", (*ROUND, "sealed"), False, "workshops[0]: magician has no secret card"),
        (
            "sealed",
            ("workshops", 1, "characters", 0, "secret"),
            False,
            "workshops[1]: magician has a secret card",
        ),
        (
            "place",
            ("workshops", 1, "characters", 0, "secret"),
            True,
            "workshops[1]: magician has no secret card",
        ),
        ("place", (*ROUND, "placements"), 1, "alley.round.placements: 0..0"),
        ("boost", (*ROUND, "placements"), 2, "alley.round.placements: 0..1"),
        ("place-again", (*ROUND, "placements"), 0, "alley.round.placements: 1..1"),
    ],
)
def test_prophecies_lie_once_and_what_they_change_agrees(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith(why)


@pytest.mark.rule("TR-SA-09", "TR-SA-12", "TR-END-33", "TR-MAG-13")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        (
            "place",
            (*ROUND, "used"),
            ["headhunter"],
            "alley.round.used: the special cards of placed characters",
        ),
        ("armed", (*ROUND, "used"), [], "alley.round.used: the special cards of placed characters"),
        ("armed", (*ROUND, "used"), ["buying-time"] * 2, "alley.round.used: each once"),
        ("talent", (*ROUND, "used"), ["interest"], "alley.round.used: special cards under characters"),
        ("armed", (*ROUND, "bonus"), "spent", "alley.round.bonus: '' | 'ready' | 'armed'"),
        ("place", (*ROUND, "bonus"), "ready", "alley.round.bonus: '' without a card of who acts"),
        ("special-card", (*ROUND, "bonus"), "ready", "alley.round.bonus: '' for special-card"),
        (
            "merchants",
            (*ROUND, "bonus"),
            "armed",
            "alley.round.bonus: armed during the action that it improves",
        ),
        ("armed", ("workshops", 0, "characters", 0, "bonus"), "", "alley.round.bonus: '' without a card"),
        (
            "armed",
            ("workshops", 0, "characters", 0, "bonus"),
            "new-twist",
            "workshops[0]: magician has the bonus of its own card",
        ),
        (
            "place",
            ("workshops", 0, "characters", 1, "bonus"),
            "headhunter",
            "workshops[0]: engineer has a bonus only once it is placed",
        ),
        ("special-card", ("workshops", 0, "characters", 1, "bonus"), "", "asked: special-card needs a bonus"),
        ("place", ("workshops", 1, "characters", 0, "card"), "gold", "workshops[1]: 'gold' is unknown here"),
        (
            "talent",
            ("workshops", 1, "characters", 0, "card"),
            "theater",
            "workshops[1]: magician has no permanent card in end-turn",
        ),
        ("place", (*ROUND, "shares"), [0], "alley.round.shares: seats with business-share"),
        ("place", (*ROUND, "shares"), [1, 1], "alley.round.shares: seats, each once"),
        ("place", (*ROUND, "claim"), 3, "alley.round.claim: -1..2"),
        ("place", (*ROUND, "claim"), 0, "alley.round.claim: a seat with dubious-sources"),
        ("take-home", ("market", "quick"), "", "alley.round.claim: a seat with dubious-sources"),
        ("place", ("market", "extra"), ["saw"], "market: 0 extra, with logistics"),
        (
            "place",
            ("workshops", 0, "characters", 1, "talent"),
            True,
            "workshops[0]: engineer is a talent only with hidden-talent",
        ),
        (
            "steal",
            ("workshops", 0, "spent"),
            True,
            "workshops[0]: spent is for an ability that works once a round",
        ),
        ("quick-card", ("workshops", 0, "spent"), True, "workshops[0]: spent is for an ability"),
    ],
)
def test_cards_under_characters_and_what_they_brought_about_agree(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith(why)


@pytest.mark.rule("TR-SAR-02", "TR-SAR-10", "TR-SAR-15", "TR-MAG-28")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        (
            "place",
            (*ROUND, "performed"),
            1,
            "alley.round.performed, conducted: nothing before the performances",
        ),
        ("place", (*ROUND, "performed"), 1 << 12, "alley.round.performed: 0..4095"),
        ("salvage", (*ROUND, "conducted"), [], "alley.round.conducted: who has performed"),
        ("salvage", (*ROUND, "conducted"), [0, 2], "alley.round.conducted: not 2, who is not on stage"),
        ("fiasco", (*ROUND, "conducted"), [], f"asked: fiasco {MISFIT}"),
        ("impose", (*ROUND, "conducted"), [0], f"asked: impose {MISFIT}"),
        ("fiasco", (*ROUND, "declared"), [1], "alley.round.declared: [0] | [3]"),
        ("fiasco", (*ROUND, "declared"), [5, 1, 1], "alley.round.declared: what is stolen and forgone"),
        ("fiasco", (*ROUND, "declared"), [9, 1, 0], f"asked: fiasco {MISFIT}"),
        ("salvage", (*ROUND, "declared"), [5, 1, 0], "alley.round.declared: what is stolen and forgone"),
        (
            "salvage",
            ("workshops", 0, "tricks", 0, "shards"),
            -1,
            "workshops[0]: shards on linking-rings: 0..",
        ),
        ("lay", ("theater", 1, "markers", 0, "stacked"), True, "theater: stacked markers of electra"),
        ("lay", ("theater", 1, "beside"), [BESIDE], "workshops[0]: 4 markers of spade"),
        (
            "lay",
            ("theater", 1, "beside"),
            [{**BESIDE, "facing": "up"}],
            "theater: no facing beside the slots",
        ),
    ],
)
def test_what_lies_in_the_theater_and_was_performed_agrees(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith(why)


@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("exchange-card", (*ROUND, "bonus"), "ready", "exchange-card needs buying-time"),
        ("merchants", (*ROUND, "bonus"), "", "merchants needs traveling-merchants"),
        ("break-free", ("workshops", 0, "magician"), "the-red-lotus", "break-free needs master-of-chains"),
        ("steal", ("workshops", 0, "magician"), "master-of-chains", "steal needs the-red-lotus"),
        ("stack", ("workshops", 0, "magician"), "the-mechaniker", "stack needs electra"),
        ("boost", ("workshops", 0, "magician"), "electra", "boost needs the-mechaniker"),
        ("special-card", ("asked", 0, "numbers"), [1], "special-card takes "),
        ("lay", ("asked", 0, "numbers", 3), 3, "size 1..2"),
        ("lay", ("asked", 0, "numbers", 3), 2, f"lay {MISFIT}"),
        ("lay", ("asked", 0, "numbers", 1), 1, f"lay {MISFIT}"),
        ("lay-beside", ("asked", 0, "numbers", 0), 4, f"lay-beside {MISFIT}"),
        ("reschedule-which", ("asked", 0, "numbers", 1), 0, f"reschedule-which {MISFIT}"),
        ("exchange-with", ("asked", 0, "numbers", 0), 2, "place 0..1"),
        ("supply", ("asked", 0, "numbers", 0), 5, f"supply {MISFIT}"),
        ("feed", ("asked", 0, "numbers"), [0, 0, -1], f"feed {MISFIT}"),
        ("feed", ("asked", 0, "numbers"), [0, -1, 1], f"feed {MISFIT}"),
        ("stage-marker", ("asked", 0, "numbers", 3), 2, f"stage-marker {MISFIT}"),
        ("newcomer-card", ("asked", 0, "numbers", 0), 0, f"newcomer-card {MISFIT}"),
        ("newcomer-card", ("asked", 0, "numbers", 0), 8, "character 0..7"),
        ("recruit", ("asked", 0, "numbers", 0), 1, "die 2..3"),
        ("recruit", ("dice", 2), "x", f"recruit {MISFIT}"),
        ("replace", ("asked", 0, "numbers", 0), 0, f"replace {MISFIT}"),
        ("replace-board", ("asked", 0, "numbers", 1), 1, f"replace-board {MISFIT}"),
        ("invest", ("coins", 0), 3, f"invest {MISFIT}"),
        ("invest-board", ("asked", 0, "numbers", 1), 0, f"invest-board {MISFIT}"),
        ("take-more", ("asked", 0, "numbers", 0), 2, f"take-more {MISFIT}"),
        ("take-more", ("asked", 0, "numbers", 0), 0, f"take-more {MISFIT}"),
        ("bargain-mix", ("workshops", 0, "components"), [], f"bargain-mix {MISFIT}"),
        ("store-one", ("coins", 0), 0, f"store-one {MISFIT}"),
        ("pilfer", ("asked", 0, "numbers", 0), 3, "pilfer needs an answer"),
        ("leave", ("asked", 0, "numbers", 0), 5, f"leave {MISFIT}"),
        ("merchants", ("coins", 0), 1, f"merchants {MISFIT}"),
        ("impose", ("asked", 1, "numbers", 0), 2, f"impose {MISFIT}"),
        ("impose", ("shards", 1), 0, f"impose {MISFIT}"),
        ("break-free", ("workshops", 0, "spent"), True, f"break-free {MISFIT}"),
        ("steal", ("asked", 0, "numbers", 0), 1, f"steal {MISFIT}"),
        ("forgo", ("asked", 0, "numbers", 1), 0, f"forgo {MISFIT}"),
        ("premiere", ("workshops", 0, "premiered"), ["linking-rings"], f"premiere {MISFIT}"),
        ("premiere-part", ("asked", 0, "numbers", 1), 4, f"premiere-part {MISFIT}"),
        ("salvage", (*ROUND, "performed"), 2, f"salvage {MISFIT}"),
        ("talent", ("workshops", 0, "characters", 1, "talent"), False, f"talent {MISFIT}"),
        ("take-home", (*ROUND, "claim"), -1, f"take-home {MISFIT}"),
        ("place-again", ("asked", 0, "kind"), "quick-card", "'quick-card' is unknown here"),
    ],
)
def test_a_question_needs_its_card_and_fits_what_lies_there(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith(f"asked: {why}")


@pytest.mark.rule("TR-QUICK-05", "TR-QUICK-17", "TR-SETUP-17", "TR-SETUP-20")
@pytest.mark.parametrize(
    ("name", "path", "value", "why"),
    [
        ("quick-card", ("order",), [], "order: [0, 1] in some order"),
        ("quick-card", ("round",), 2, "round: 1..1"),
        ("quick-card", ("phase",), "advertise", "asked: 'quick-card' is not one of advertise"),
        ("quick-card", ("options", "quick"), False, "round: 0..0"),
        ("quick-card", ("workshops", 0, "poster"), True, "workshops[0]: no poster in set-up"),
        ("quick-card", ("deck",), [], "deck: [5] riverside-theater, "),
        ("place", ("options", "prophecies"), False, "alley.prophecies: none"),
        ("place", ("options", "quick"), True, "round: 2..7"),
        ("place", ("round",), 8, "round: 1..7"),
    ],
)
def test_a_quick_game_hands_out_its_extras_between_set_up_and_the_first_round(
    name: str, path: Steps, value: object, why: str
) -> None:
    assert reason(name, path, value).startswith(why)


@pytest.mark.rule("TR-SETUP-20")
def test_one_magician_needs_prophecies() -> None:
    saved = table(4, dark_alley=True).assigned(0, "magician", "theater").placing(0).position().to_dict()
    error = load_error(spoilt(saved, ("workshops", 3, "magician"), "priestess-of-mysticism"))
    assert error is not None
    assert error.arguments["why"] == "workshops: priestess-of-mysticism needs prophecies"


@pytest.mark.rule("TR-GEN-03", "TR-MAG-01")
@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("options", "dark_alley"), True, "alley: needed with these options"),
        (("alley",), SAVES["place"]["alley"], "alley: none with these options"),
        (("workshops", 0, "hand"), ["interest"], "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "specials"), [0, 0, 0, 0], "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "spent"), True, "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "premiered"), ["linking-rings"], "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "tricks", 0, "shards"), 1, "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "characters", 0, "bonus"), "interest", "workshops[0]: nothing of the Dark Alley"),
        (("workshops", 0, "characters", 0, "talent"), True, "workshops[0]: nothing of the Dark Alley"),
        (
            ("workshops", 0, "characters", 0, "secret"),
            True,
            "workshops[0]: magician has a secret card only in",
        ),
        (("workshops", 0, "characters", 0, "card"), "interest", "workshops[0]: 'interest' is not one of"),
        (("theater", 0, "markers", 0, "stacked"), True, "theater: single markers on slots"),
        (("theater", 0, "beside"), [BESIDE], "theater: single markers on slots"),
        (("market", "extra"), ["saw"], "market: no extra"),
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
