"""A game that is added up: sums are the scores, and what was dear was dear."""

from __future__ import annotations

from collections import Counter

import pytest

import sleight
from sleight.core.reckoning import Reckoning
from sleight.core.speech import LANGUAGES
from sleight.games.trickerion.choices import Advertise
from sleight.games.trickerion.events import (
    Advertised,
    LinkPaid,
    PerformerPaid,
    Scored,
    TrickRewarded,
)
from sleight.games.trickerion.faces.reckoning import SOURCES, TieBreak
from sleight.games.trickerion.faces.regrets import (
    Dear,
    IdleCharacter,
    MarkersGone,
    NoPoster,
    NoShow,
    PoorerDay,
    PoorerShow,
    PoorerSlot,
    UnpaidWages,
    UnspentPoints,
)
from tests.games.reckoned import Course, course, played, totals
from tests.games.trickerion.helpers.scenario import GAME, table

WAYS: dict[str, dict[str, object]] = {
    "base": {},
    **{name: dict(GAME.recommended[name]) for name in ("full", "first-edition", "powers", "dawn")},
}
NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.rule("TR-GEN-02", "TR-SCORE-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", WAYS)
def test_the_sources_add_up_to_the_scores(name: str, seats: int) -> None:
    """For everybody alike, in the middle of the game as at its end."""
    game = course("trickerion", ["random", *["greedy"] * (seats - 1)], 4, WAYS[name])
    everybody = game.reckoned(None)
    assert totals(everybody) == game.end.scores
    assert [each.round for each in everybody.rounds] == list(range(1 + game.end.table.rounds))
    half = Course(game.game, game.steps[: len(game.steps) // 2])
    assert totals(half.reckoned(1)) == half.end.scores
    for viewer in range(seats):
        assert game.reckoned(viewer).rounds == everybody.rounds
    _check_sources(game, everybody)
    _check_regrets(game)


def _check_sources(game: Course, reckoning: Reckoning) -> None:
    """Each source holds what its events have paid."""
    paid: Counter[str] = Counter()
    for events, _ in game.steps:
        for event in events:
            if isinstance(event, TrickRewarded):
                paid["shows"] += event.fame
            elif isinstance(event, PerformerPaid):
                paid["performer"] += event.fame
            elif isinstance(event, LinkPaid):
                paid["links"] += event.amount if event.resource == "fame" else 0
            elif isinstance(event, Advertised):
                paid["posters"] += event.fame
            elif isinstance(event, Scored):
                paid["scoring"] += event.fame
    told: Counter[str] = Counter()
    for each in reckoning.rounds:
        for seat in each.seats:
            told.update(seat)
    assert {*told} <= {*SOURCES}
    assert {source: fame for source, fame in told.items() if source != "other" and fame} == +paid


def _check_regrets(game: Course) -> None:
    """At most three, the dearest first, each of the viewer, at a moment of the right round, in words."""
    seats = game.end.table.seats
    for viewer in (None, *range(seats)):
        found = game.reckoned(viewer).regrets
        assert len(found) <= 3
        assert [each.cost for each in found] == sorted((each.cost for each in found), reverse=True)
        for each in found:
            assert isinstance(each.said, Dear)
            assert (each.cost, each.unit) == (each.said.cost, each.said.unit)
            assert each.cost > 0
            assert viewer in (None, each.said.seat)
            assert game.steps[each.seq][1].view(None).round - each.round in (0, 1)
            for lang in LANGUAGES:
                said = sleight.describe(each.said, lang, NAMES[:seats], viewer)
                assert str(each.cost) in said
                assert NAMES[each.said.seat] in said or viewer is not None


def _said(game: Course, viewer: int | None = 0) -> list[object]:
    return [each.said for each in game.reckoned(viewer).regrets]


# --- ties -------------------------------------------------------------------------------------------


@pytest.mark.rule("TR-SCORE-20", "TR-SCORE-21")
def test_what_decides_between_equals_is_said() -> None:
    said = TieBreak(1, (0, 1), 40)
    told = [sleight.describe(said, lang, NAMES[:2], 1) for lang in LANGUAGES]
    assert told[0] == "Tied at 40 fame: Bo and Ann. You win by the last initiative order."
    assert "Vous l’emportez" in told[1]
    assert "Вы побеждаете" in told[2]
    assert "Bo wins by" in sleight.describe(said, "en", NAMES[:2], 0)


@pytest.mark.rule("TR-SCORE-20", "TR-SCORE-21")
@pytest.mark.parametrize(("fame", "tied"), [(5, True), (6, False)])
def test_only_a_tie_needs_a_reason(fame: int, tied: bool) -> None:
    scene = table(2).round(5).order(1, 0).fame(0, fame).coins(0, 10).coins(1, 10)
    scene.assigned(0, "magician", "workshop").placing(0)
    game = played(scene.position(), "trickerion", "idle magician")
    assert game.end.over
    scores = game.end.scores
    assert (scores[0] == scores[1]) == tied
    assert game.reckoned(0).tie_break == (TieBreak(1, (0, 1), scores[0]) if tied else None)
    assert Course(game.game, game.steps[:1]).reckoned(0).tie_break is None


# --- what was dear ----------------------------------------------------------------------------------


def _stage() -> table:
    scene = table(2).theater("riverside-theater-1", "riverside-theater-2", "riverside-theater-3")
    scene.trick(0, "levitation").trick(0, "linking-rings")
    scene.marker(0, "linking-rings", "riverside-theater-1", 1, "down")
    return scene.marker(0, "levitation", "riverside-theater-2", 1, "down")


@pytest.mark.rule("TR-PERF-04", "TR-PERF-08")
def test_a_poorer_card_and_no_card_at_all() -> None:
    scene = _stage().placed(0, "magician", "friday-stage").performing(0)
    fames = {}
    for card in ("riverside-theater-1", "riverside-theater-2"):
        after = scene.position()
        events = after.apply(0, GAME.parse(f"perform {card}"))
        paid = [event for event in events if isinstance(event, TrickRewarded | PerformerPaid)]
        fames[card] = sum(event.fame for event in paid if event.seat == 0)
    poorer, better = sorted(fames, key=lambda card: fames[card])
    more = fames[better] - fames[poorer]
    assert more > 0
    dear = _said(played(scene.position(), "trickerion", f"perform {poorer}"))
    assert PoorerShow(0, more, poorer, better) in dear
    assert not [
        each
        for each in _said(played(scene.position(), "trickerion", f"perform {better}"))
        if isinstance(each, PoorerShow | NoShow)
    ]
    assert NoShow(0, fames[better], better) in _said(played(scene.position(), "trickerion", "decline"))


@pytest.mark.rule("TR-TH-05", "TR-PERF-17")
def test_a_poorer_day_is_one_that_was_chosen_while_another_was_free() -> None:
    scene = _stage().assigned(0, "magician", "theater").placing(0)
    written = ("place magician thursday-stage", "perform riverside-theater-2")
    game = played(scene.position(), "trickerion", *written)
    found = [each for each in game.reckoned(0).regrets if isinstance(each.said, PoorerDay)]
    assert [each.said for each in found] == [PoorerDay(0, 2, "thursday", "sunday")]
    assert found[0].seq == 0
    taken = _stage().placed(1, "magician", "sunday-stage").assigned(0, "magician", "theater").placing(0)
    game = played(taken.position(), "trickerion", *written)
    assert PoorerDay(0, 1, "thursday", "friday") in _said(game)
    best = played(scene.position(), "trickerion", "place magician sunday-stage", written[1])
    assert not [each for each in _said(best) if isinstance(each, PoorerDay)]


@pytest.mark.rule("TR-LINK-04", "TR-LINK-05")
def test_a_marker_that_would_have_been_linked_elsewhere() -> None:
    """Laid on an empty card although a link was to be had; laid where it says, nothing is to be regretted."""
    one, two = "riverside-theater-1", "riverside-theater-2"
    scene = table(2).theater(one, two).acting(0, "magician", "friday-1").trick(1, "chinese-sticks")
    scene.trick(0, "linking-rings", ready=3).marker(1, "chinese-sticks", one, 2, "down")
    scene.assigned(1, "apprentice-1", "downtown")
    alone = played(scene.position(), "trickerion", "set-up linking-rings", f"at {two} 1 down")
    (found,) = (each for each in alone.reckoned(0).regrets if isinstance(each.said, PoorerSlot))
    better = found.said
    assert isinstance(better, PoorerSlot)
    assert (found.seq, better.cost, better.trick, better.card) == (1, 1, "linking-rings", one)
    there = f"at {better.card} {better.slot} {better.facing}"
    linked = played(scene.position(), "trickerion", "set-up linking-rings", there)
    assert not [each for each in _said(linked) if isinstance(each, PoorerSlot)]
    assert [type(event) for event in played(linked.end, "trickerion", "gain fame").steps[-1][0]] == [LinkPaid]
    assert _said(alone, 1) == []


@pytest.mark.rule("TR-ADV-04", "TR-ADV-06", "TR-SCORE-04")
def test_a_poster_that_nothing_else_needed_the_coins_of() -> None:
    said = []
    for seed in range(4):
        game = course("trickerion", ["random", "greedy"], seed, {})
        assert not [each for each in _said(Course(game.game, game.steps[:-1])) if isinstance(each, NoPoster)]
        for each in game.reckoned(0).regrets:
            if isinstance(each.said, NoPoster):
                coins = [position.view(0).coins[0] for _, position in game.steps[each.seq :]]
                assert Advertise() in game.steps[each.seq][1].choices(0)
                assert min(coins) >= each.said.coins
                assert each.cost == 2 - (coins[-1] // 3 - (coins[-1] - each.said.coins) // 3)
                said.append(each)
    assert said


@pytest.mark.rule("TR-END-09")
def test_unpaid_wages_are_told_to_whom_they_cost_fame() -> None:
    scene = table(2).coins(0, 0).placed(0, "apprentice-1", "downtown-1")
    position = scene.assigned(0, "magician", "workshop").placing(0).position()
    game = played(position, "trickerion", "idle magician")
    assert UnpaidWages(0, 2, 1) in _said(game)
    assert UnpaidWages(0, 2, 1) in _said(game, None)
    assert _said(game, 1) == []
    assert game.reckoned(0).rounds[1].seats[0] == {"other": -2}


@pytest.mark.rule("TR-END-20", "TR-END-21", "TR-PLACE-08", "TR-AP-10")
def test_lost_markers_idle_characters_and_unspent_points() -> None:
    scene = _stage().round(4).shards(0, 0).marker(0, "linking-rings", "riverside-theater-3", 1, "down")
    scene.marker(0, "levitation", "riverside-theater-3", 2, "up")
    scene.assigned(0, "magician", "workshop").assigned(0, "apprentice-1", "workshop").placing(0)
    game = played(scene.position(), "trickerion", "place apprentice-1 workshop-1", "idle magician")
    assert _said(game) == [
        IdleCharacter(0, 3, "magician", ""),
        MarkersGone(0, 2, "riverside-theater-3", 2),
        UnspentPoints(0, 1, "apprentice-1"),
    ]
