"""A kind of question says all of itself: one that nobody thought of is shown, answered and saved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import pytest

from sleight.core.choice import Choice
from sleight.core.refusal import Refusal
from sleight.games.trickerion.bots.strategies import STRATEGIES
from sleight.games.trickerion.flow.questions.base import KINDS, TrickerionQuestion
from sleight.games.trickerion.flow.resume import resume
from sleight.games.trickerion.state.cells import COINS
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.state.universe import ACCEPT, DECLINE
from tests.games.trickerion.helpers.bot_games import chosen
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import listed, shown

RELY_ON_DEFAULTS = [
    "bargain-mix",
    "borrow",
    "break-free",
    "exchange-card",
    "exchange-with",
    "feed",
    "leave",
    "merchants",
    "recruit",
    "special-card",
    "supply",
    "take-more",
]
"""The kinds that say neither what is shown with them nor how bots answer: a new one may want to say more."""


class _Gamble(TrickerionQuestion):
    """A coin, or nothing."""

    kind: ClassVar[str] = "gamble"
    rule: ClassVar[str] = "TR-AP-08"

    def __init__(self, seat: int, trick: int) -> None:
        super().__init__(seat)
        self.trick = trick

    def choices(self, position: TrickerionPosition) -> Sequence[Choice]:
        return [DECLINE, ACCEPT]

    def why_not(self, position: TrickerionPosition, choice: Choice) -> Refusal | None:
        return None if choice in (DECLINE, ACCEPT) else self.not_asked_now()

    def answer(self, position: TrickerionPosition, choice: Choice) -> None:
        if choice is ACCEPT:
            position.cells[COINS + self.seat] += 5
        resume(position, self.seat)


del KINDS[_Gamble.kind]


@pytest.fixture
def gamble(monkeypatch: pytest.MonkeyPatch) -> TrickerionPosition:
    """Seat 0 is asked it in the middle of what its magician does on the market row."""
    monkeypatch.setitem(KINDS, _Gamble.kind, _Gamble)
    position = table(2, dark_alley=True).coins(0, 1).acting(0, "magician", "market-1", points=2).position()
    position.ask_only(_Gamble(0, 3))
    return position


def test_the_terminal_shows_the_location_where_it_is_asked(gamble: TrickerionPosition) -> None:
    headings = [line.split()[0] for line in shown(gamble).splitlines() if " ─" in line]
    assert headings == ["Market", "Workshop"]
    assert listed(gamble) == "  1  Skip\n  2  Yes\n"


def test_a_bot_tries_its_choices_out(gamble: TrickerionPosition) -> None:
    assert chosen(gamble) == "accept"
    assert _Gamble.kind not in STRATEGIES


def test_it_is_saved_and_asked_again(gamble: TrickerionPosition) -> None:
    again = GAME.from_dict(gamble.to_dict())
    assert again.to_dict() == gamble.to_dict()
    play(again, "accept")
    assert again.view(0).coins[0] == 6


def test_which_kinds_rely_on_what_questions_do_by_default() -> None:
    said = ("shows", "plain_answer")
    silent = [
        kind
        for kind, question in KINDS.items()
        if kind not in STRATEGIES
        and all(getattr(question, name) == getattr(TrickerionQuestion, name) for name in said)
    ]
    assert sorted(silent) == RELY_ON_DEFAULTS
    assert {question.plain_answer for question in KINDS.values()} == {"try", "last", "by-location"}
