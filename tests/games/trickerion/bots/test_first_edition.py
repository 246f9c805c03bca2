"""What the greedy bot does otherwise by first-edition rules."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.advice.box import catalog_of
from sleight.games.trickerion.bots.company import Company
from sleight.games.trickerion.bots.errands import bundles
from sleight.games.trickerion.bots.stagecraft import Stage
from tests.games.trickerion.helpers.bot_games import chosen, game
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import table

RIVERSIDE, MAGORIAN = "riverside-theater-1", "grand-magorian-1"


def _placing(shards: int, *, on_top: str, round: int = 3) -> table:
    """Seat 0 places somebody; a card of Downtown lies on top, and no other brings more than a little."""
    scene = (
        first()
        .round(round)
        .shards(0, shards)
        .decks(downtown=[on_top], market_row=["logistics"], workshop=["ingenuity"], theater=["new-twist"])
    )
    scene.assigned(0, "magician", "theater").assigned(0, "apprentice-1", "downtown")
    return scene.assigned(1, "magician", "theater").placing(0)


def test_it_pays_its_wages_because_fame_is_dearer() -> None:
    scene = first(3).coins(0, 6).fame(0, 20).placed(0, "engineer", "workshop-1")
    position = scene.assigned(1, "magician", "theater").placing(1).position()
    play(position, "idle magician")
    assert chosen(position) == "pay 2"


def test_it_buys_a_good_card_for_shards() -> None:
    assert chosen(_placing(3, on_top="fame-and-fortune")) == "buy-card downtown"


def test_it_keeps_its_shards_from_a_poor_card_and_from_one_that_comes_too_late() -> None:
    assert not chosen(_placing(3, on_top="trick-overhaul")).startswith("buy-card")
    assert not chosen(_placing(3, on_top="fame-and-fortune", round=7)).startswith("buy-card")


@pytest.mark.parametrize(("edition", "points"), [("2019", 1), ("first", 2)])
def test_it_counts_an_action_for_each_purchase(edition: str, points: int) -> None:
    scene = table(2, edition=edition).trick(0, "linking-rings").acting(0, "apprentice-1", "market-1")
    found = bundles(Company(scene.position().view(0), 1.0), 0.0)
    assert [bundle.points for bundle in found] == [points], "two metal are missing"


@pytest.mark.parametrize(("edition", "more"), [("2019", 0.0), ("first", 1.0)])
def test_it_counts_links_by_the_theater_where_they_are_paid_so(edition: str, more: float) -> None:
    scene = table(2, edition=edition).round(4).theater(RIVERSIDE, MAGORIAN).trick(0, "linking-rings", ready=1)
    view = scene.acting(0, "apprentice-1", "friday-1").position().view(0)
    stage = Stage(Company(view, 1.0), view, 1.0)
    trick = stage.company.catalog.trick_numbers["linking-rings"]
    small, big = (catalog_of(view).link_pay_of(trick, card.number) for card in stage.cards)
    assert big - small == more


@pytest.mark.parametrize(
    "options", [{"dummies": True}, {"dark_alley": True}, {"dark_alley": True, "powers": True}]
)
def test_it_plays_whole_games(options: dict[str, object]) -> None:
    ended = game(["greedy", "greedy"], 870_001, edition="first", **options)
    assert max(ended.scores) > 30
