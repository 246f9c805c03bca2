"""T1-SCORE, T1-EX-04: the final scoring by first-edition rules."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import GameEnded, Scored
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import last_magician

HAND = tuple(card.id for card in GAME.printed.specials)
COMPONENTS = {trick.id: trick.components for trick in GAME.printed.tricks}


def poor(scene: table, number: int) -> table:
    """The last round; nobody has fame, coins or shards."""
    scene.round(number)
    for seat in range(scene.players):
        scene.fame(seat, 0).coins(seat, 0).shards(seat, 0)
    return scene


def base(players: int = 2) -> table:
    """The last round of the base game."""
    return poor(table(players, edition="first"), 6)


def alley(edition: str = "first", **options: object) -> table:
    """The last round with the Dark Alley."""
    return poor(first(2, edition=edition, **options), 7)


def scored(scene: table, seat: int = 0) -> dict[str, int]:
    """What each category pays a seat, checked against what its fame grows by."""
    position = last_magician(scene)
    before = position.scores[seat]
    events = [event for event in play(position, "idle magician") if isinstance(event, Scored)]
    assert position.over
    found = {event.category: event.fame for event in events if event.seat == seat}
    assert all(event.beyond == 0 for event in events if scene.known.edition.id == "first")
    assert position.scores[seat] == before + sum(found.values())
    return found


@pytest.mark.rule("T1-SCORE-01")
def test_the_base_game_pays_for_shards_coins_apprentices_and_specialists() -> None:
    scene = base().shards(0, 4).coins(0, 11).team(0, "apprentice-2", "manager", "engineer")
    assert scored(scene) == {"shards": 4, "coins": 3, "apprentices": 4, "specialists": 6}


@pytest.mark.rule("T1-SCORE-01", "T1-ROUND-01")
def test_nothing_is_scored_before_the_sixth_round_is_over() -> None:
    position = last_magician(base().round(5).shards(0, 4))
    events = play(position, "idle magician")
    assert not [event for event in events if isinstance(event, Scored | GameEnded)]
    assert not position.over


@pytest.mark.rule("T1-SCORE-02", "T1-SCORE-03")
def test_with_the_dark_alley_special_cards_pay_instead_of_the_team() -> None:
    scene = alley().shards(0, 4).coins(0, 11).team(0, "apprentice-2", "manager", "engineer")
    assert scored(scene.hand(0, *HAND[:5])) == {"shards": 4, "coins": 3, "specials": 5}


@pytest.mark.rule("T1-SCORE-03")
@pytest.mark.parametrize(("edition", "fame"), [("first", 3), ("2019", 6)])
def test_an_unused_special_card_is_worth_a_fame_where_2019_pays_two(edition: str, fame: int) -> None:
    assert scored(alley(edition).hand(0, *HAND[:3]))["specials"] == fame


@pytest.mark.rule("T1-SCORE-03")
def test_a_card_that_was_used_in_the_last_round_is_not_in_hand() -> None:
    scene = alley().placed(0, "magician", "downtown-1", "headhunter").hand(0, "ingenuity")
    assert scored(scene)["specials"] == 1


@pytest.mark.rule("T1-SCORE-04")
@pytest.mark.parametrize(("edition", "found"), [("first", (30, 25, 21)), ("2019", (20, 20, 20))])
def test_no_category_has_a_cap_where_2019_pays_twenty_at_most(
    edition: str, found: tuple[int, int, int]
) -> None:
    paid = scored(alley(edition).shards(0, 30).coins(0, 77).hand(0, *HAND[:21]))
    assert (paid["shards"], paid["coins"], paid["specials"]) == found


@pytest.mark.rule("T1-SCORE-04")
def test_no_category_of_the_base_game_has_a_cap() -> None:
    paid = scored(base().shards(0, 30).coins(0, 77))
    assert (paid["shards"], paid["coins"]) == (30, 25)


@pytest.mark.rule("T1-SCORE-04")
@pytest.mark.parametrize(("edition", "fame"), [("first", 25), ("2019", 20)])
def test_no_trick_of_level_three_has_a_cap(edition: str, fame: int) -> None:
    """Horror Saws pay a fame for each shard."""
    scene = alley(edition).trick(0, "horror-saws").components(0, "player", **COMPONENTS["horror-saws"])
    assert scored(scene.shards(0, 25))["horror-saws"] == fame


@pytest.mark.rule("T1-SCORE-04", "T1-MARKET-03")
def test_a_trick_that_counts_components_counts_stacks_of_any_height() -> None:
    """Balsamo's Skull pays 3 fame for each superior component."""
    scene = alley().trick(0, "balsamos-skull").components(0, metal=3, rope=2, padlock=8)
    assert scored(scene)["balsamos-skull"] == 3 * 8


@pytest.mark.rule("T1-SCORE-05")
@pytest.mark.parametrize(("edition", "fame"), [("first", 0), ("2019", 7)])
@pytest.mark.parametrize("with_marker", [True, False])
def test_a_marker_does_not_replace_components(edition: str, fame: int, with_marker: bool) -> None:
    """In 2019 it does, unless the table has decided otherwise."""
    scene = alley(edition, level3_with_marker=with_marker).team(0, "assistant")
    paid = scored(scene.trick(0, "assistants-revenge", ready=1))
    assert paid.get("assistants-revenge", 0) == (fame if with_marker else 0)


@pytest.mark.rule("T1-SCORE-05", "T1-EX-04")
@pytest.mark.parametrize(
    ("assistant", "missing", "fame"), [(True, "", 7), (False, "", 0), (True, "mirror", 0)]
)
def test_the_example_of_a_level_three_bonus(assistant: bool, missing: str, fame: int) -> None:
    scene = alley().trick(0, "assistants-revenge")
    for component, count in COMPONENTS["assistants-revenge"].items():
        scene.components(0, "player", **{component: count - (component == missing)})
    if assistant:
        scene.team(0, "assistant")
    assert scored(scene).get("assistants-revenge", 0) == fame


@pytest.mark.rule("T1-SCORE-06")
def test_players_are_scored_in_initiative_order_and_most_fame_wins() -> None:
    position = last_magician(base(3).order(2, 0, 1).shards(0, 3).fame(1, 4))
    events = play(position, "idle magician")
    seats = [event.seat for event in events if isinstance(event, Scored)]
    assert seats == sorted(seats, key=(2, 0, 1).index)
    assert set(seats) == {0, 1, 2}
    assert events[-1] == GameEnded((1,))
    assert position.winners == (1,)


@pytest.mark.rule("T1-SCORE-07")
@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0), (2, 0, 1)])
def test_of_those_with_most_fame_the_first_in_initiative_order_wins(order: tuple[int, ...]) -> None:
    position = last_magician(base(3).order(*order).fame(0, 9).fame(1, 9).fame(2, 3))
    play(position, "idle magician")
    assert position.winners == (min((0, 1), key=order.index),)
