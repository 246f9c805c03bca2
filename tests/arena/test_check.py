"""The contract suite passes on a sound game and catches each kind of fault in a broken one."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import sleight
from sleight import Choice
from sleight.arena.check import COUNTED, Plan, check_game
from sleight.arena.check.pairs import check_pair, check_pair_of_moves
from sleight.arena.check.report import MOST_FAULTS, Moment, Report
from sleight.arena.check.values import check_position
from sleight.arena.check.walk import Setting, Walk, settings
from sleight.core.game import Game
from sleight.core.guesser import Guesser
from sleight.games.abracada import turn
from sleight.games.abracada.events import Eliminated
from sleight.games.abracada.guess import AbracadaGuesser
from sleight.games.abracada.position import AbracadaPosition
from sleight.games.abracada.questions import CallSpell
from sleight.games.abracada.view import AbracadaView, Stone
from tests.games.abracada.scenario import GAME, table

NOW = Moment(3, {}, 1, 0)


def faults(look: Callable[[Report], object]) -> set[str]:
    """The names of the faults that a look at a position finds."""
    report = Report()
    look(report)
    return {fault.check for fault in report.faults}


def test_abracada_passes() -> None:
    report = check_game(Plan("abracada", games=16, jobs=1))
    assert report.faults == []
    assert all(report.counts[what] > 0 for what in COUNTED)
    assert report.counts["games"] == 16
    assert report.differing >= 0.95


@pytest.mark.long
def test_abracada_passes_with_twenty_thousand_pairs() -> None:
    report = check_game(Plan("abracada", games=256))
    assert report.faults == []
    assert report.counts["pairs"] >= 20_000
    assert report.differing >= 0.95


def test_all_kinds_of_tables_are_played() -> None:
    kinds = settings(GAME)
    assert {kind.seats for kind in kinds} == {2, 3, 4, 5}
    assert Setting(2, {"easy": True, "last_standing": True, "lower": "penalty", "first": 1}) in kinds


def test_some_options_of_the_tables_can_be_fixed() -> None:
    kinds = settings(GAME, {"easy": True, "first": 3})
    assert {(kind.options["easy"], kind.options["first"]) for kind in kinds} == {(True, 3)}
    assert {kind.seats for kind in kinds} == {4, 5}
    assert len({str(kind.options) for kind in kinds}) == 4


def test_the_first_tables_already_are_of_many_kinds() -> None:
    kinds = settings(sleight.game("trickerion"))
    assert len(kinds) == len({str(kind) for kind in kinds}) > 1_000
    assert pairs(kinds[:30]) == pairs(kinds)


def pairs(kinds: list[Setting]) -> set[tuple[object, ...]]:
    """Every two values, of options or of the number of seats, that one of these tables has."""
    values = [[("seats", kind.seats), *kind.options.items()] for kind in kinds]
    return {pair for each in values for pair in combinations(each, 2)}


def test_options_that_do_not_go_together_are_left_out() -> None:
    trickerion = sleight.game("trickerion")
    found = {(kind.options["dark_alley"], kind.options["prophecies"]) for kind in settings(trickerion)}
    assert found == {(False, False), (True, False), (True, True)}
    with pytest.raises(sleight.BadInput) as refused:
        settings(trickerion, {"dark_alley": False, "prophecies": True})
    assert refused.value.code == "option-needs"


def test_a_view_that_shows_the_own_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The guess is made from an honest view, and the two positions are then compared with open hands."""
    position = GAME.new(3, 1)
    honest = position.view(0)

    def peeking(self: AbracadaPosition, _seat: int | None) -> AbracadaView:
        hands = tuple(tuple(Stone(0, (), spell) for spell in hand) for hand in self.hands)
        return replace(honest, hands=hands)

    monkeypatch.setattr(AbracadaPosition, "view", peeking)
    assert "equal views" in faults(lambda report: check_pair(GAME, position, 0, Random(1), report, NOW))


def test_a_view_that_denies_its_secrets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AbracadaView, "conceals", False)
    position = GAME.new(3, 1)
    assert faults(lambda report: check_pair(GAME, position, 0, Random(1), report, NOW)) == {
        "nothing is hidden"
    }


def test_a_guess_that_always_is_the_truth_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with secrets whose pairs never differ proves nothing, or its guess knows more than the view."""
    honest, looked_at = AbracadaPosition.view, []

    def remembered(self: AbracadaPosition, seat: int | None) -> AbracadaView:
        looked_at.append(self)
        return honest(self, seat)

    monkeypatch.setattr(AbracadaPosition, "view", remembered)
    monkeypatch.setattr(type(GAME), "guess", lambda *_: looked_at[-1].copy())
    monkeypatch.setattr(type(GAME), "guesser", Game.guesser)
    (fault,) = check_game(Plan("abracada", games=1, jobs=1, probe_every=1_000)).faults
    assert fault.check == "pairs differ"


class Sharing(Guesser[AbracadaPosition]):
    """A guesser whose positions are one and the same."""

    def __init__(self, honest: AbracadaGuesser) -> None:
        self.one = honest.draw(Random(2))

    def draw(self, rng: Random) -> AbracadaPosition:
        return self.one


class Wasteful(Guesser[AbracadaPosition]):
    """A guesser that uses other random numbers than a guess."""

    def __init__(self, honest: AbracadaGuesser) -> None:
        self.honest = honest

    def draw(self, rng: Random) -> AbracadaPosition:
        rng.random()
        return self.honest.draw(rng)


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (Sharing, {"a guesser draws what a guess is", "guesses are independent"}),
        (Wasteful, {"a guesser draws what a guess is"}),
    ],
)
def test_a_guesser_that_is_no_row_of_guesses_is_caught(
    kind: type[Sharing | Wasteful], found: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    position, honest = GAME.new(3, 1), GAME.guesser
    monkeypatch.setattr(GAME, "guess", lambda view, rng: honest(view).draw(rng))
    monkeypatch.setattr(GAME, "guesser", lambda view: kind(honest(view)))
    assert faults(lambda report: check_pair(GAME, position, 0, Random(1), report, NOW)) == found


@pytest.mark.pure
def test_a_warning_that_knows_the_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(self: CallSpell, position: AbracadaPosition, choice: Choice) -> list[Any]:
        return [position.hands[self.seat]]

    monkeypatch.setattr(CallSpell, "warnings", leaking)
    position = GAME.new(3, 1)
    look = position.active
    found = faults(lambda report: check_pair(GAME, position, look, Random(1), report, NOW))
    assert found == {"equal choices, refusals, warnings and asides"}


@pytest.mark.pure
def test_an_event_that_tells_more_than_the_view_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(position: AbracadaPosition, seat: int) -> None:
        position.tell(Eliminated(seat, position.hands[seat]))

    position = table(2).hand(0, 0, 5, 6, 7, 8).last(1).pool().position()
    twin = GAME.guess(position.view(0), Random(1))
    monkeypatch.setattr(turn, "stop", telling)
    move = (0, GAME.parse("stop"))
    found = faults(lambda report: check_pair_of_moves((position, twin), move, 0, report, NOW))
    assert found == {"equal events"}


@pytest.mark.pure
def test_choices_that_are_refused_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    position = table(2).last(5).position()
    monkeypatch.setattr(CallSpell, "choices", lambda _, position: position.table.calls[0])
    found = faults(lambda report: check_position(GAME, position, report, NOW))
    assert found == {"choices ⇔ why_not"}


@pytest.mark.pure
def test_choices_out_of_order_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CallSpell, "choices", lambda _, position: position.table.calls[0][::-1])
    found = faults(lambda report: check_position(GAME, GAME.new(2, 1), report, NOW))
    assert found == {"choices are ordered"}


@pytest.mark.pure
def test_a_copy_that_shares_what_changes_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AbracadaPosition.copy

    def sharing(self: AbracadaPosition) -> AbracadaPosition:
        new = honest(self)
        new.lives = self.lives
        return new

    monkeypatch.setattr(AbracadaPosition, "copy", sharing)
    report = Report()
    Walk(GAME, Setting(2, {}), 1, report).run(pair_every=10_000, probe_every=1)
    found = {fault.check for fault in report.faults}
    assert found == {"copies are independent", "guesses are independent"}


@pytest.mark.pure
def test_a_save_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AbracadaPosition.load

    def forgetful(self: AbracadaPosition, saved: Any) -> None:
        honest(self, saved)
        self.turn = 1

    position = table(2).turn(4).position()
    monkeypatch.setattr(AbracadaPosition, "load", forgetful)
    found = faults(lambda report: check_position(GAME, position, report, NOW))
    assert "from_dict gives the same position" in found


def test_reports_add_up_and_keep_only_the_first_faults() -> None:
    total = Report()
    for _ in range(MOST_FAULTS):
        part = Report()
        part.require(False, "something", NOW)
        part.require(False, "something else", NOW)
        part.count("pairs", 3)
        total.add(part)
    assert len(total.faults) == MOST_FAULTS
    assert total.counts["faults"] == 2 * MOST_FAULTS
    assert total.counts["pairs"] == 3 * MOST_FAULTS
