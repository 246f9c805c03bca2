"""T1-ALLEY: decks that lie face up, draws of what is in sight, and who knows what."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardKept,
    CardsDrawn,
    CardTaken,
    DecksCycled,
    PendingTurned,
    SpecialsReturned,
    TopsShown,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.first_edition import FIRST, first, in_alley
from tests.games.trickerion.helpers.playing import kind, offered, play, refusal, why_not
from tests.games.trickerion.helpers.reading import deck
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

VIEWERS = (0, 1, None)


def hand(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    """The special cards of a seat."""
    return position.view(seat).me.hand


@pytest.mark.rule("T1-SETUP-03", "T1-ALLEY-14", "T1-COMP-10", "T1-COMP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_top_card_of_each_deck_of_ten_is_public(seats: int) -> None:
    position = GAME.new(seats, 4, FIRST)
    ids = position.table.special_ids
    for viewer in (*range(seats), None):
        shown = position.view(viewer).alley
        assert shown is not None
        assert [len(cards) for cards in shown.decks] == [10, 10, 10, 10]
        assert [[bool(id) for id in cards] for cards in shown.decks] == [[True] + [False] * 9] * 4
        assert [cards[0] for cards in shown.decks] == [ids[cards[0] % 64] for cards in position.decks]
    hidden = GAME.new(seats, 4, {**FIRST, "edition": "2019"}).view(0).alley
    assert hidden is not None
    assert not any(id for cards in hidden.decks for id in cards)


@pytest.mark.rule("T1-ALLEY-01", "T1-ALLEY-11", "T1-ALLEY-13")
def test_a_draw_takes_the_card_in_sight_at_once_and_everybody_sees_it_and_the_next() -> None:
    position = in_alley(2).shards(0, 1).position()
    events = play(position, "draw downtown")
    assert events == [CardTaken(0, "downtown", "empower", 0), TopsShown(("interest",))]
    assert (kind(position), position.points, hand(position)) == ("act", 1, ("empower",))
    for viewer in VIEWERS:
        assert [event.seen_by(viewer) for event in events] == events
        assert deck(position, 0, viewer)[:2] == ("interest", "")
    for other in (1, None):
        assert position.view(other).workshops[0].known_cards == ("empower",)


@pytest.mark.rule("T1-ALLEY-01", "T1-ALLEY-13")
def test_in_2019_two_unseen_cards_are_looked_at_instead() -> None:
    scene = table(2, dark_alley=True, prophecies=True).decks(downtown=["empower", "interest"])
    position = scene.acting(0, "manager", "dark-alley-1", 1).assigned(1, "magician", "theater").position()
    events = play(position, "draw downtown", "retain interest")
    drawn, kept = CardsDrawn(0, "downtown", 2, ("empower", "interest")), CardKept(0, "downtown", "interest")
    assert [event for event in events if isinstance(event, CardsDrawn | CardKept)] == [drawn, kept]
    assert position.view(1).workshops[0].known_cards == ()


@pytest.mark.rule("T1-ALLEY-02")
def test_the_first_draw_of_a_player_costs_one_point_and_each_further_one_two() -> None:
    position = in_alley(6).position()
    left = []
    for drawn in ("draw downtown", "draw downtown", "draw theater"):
        play(position, drawn)
        left.append(position.points)
    assert left == [5, 3, 1]
    assert not offered(position, "draw")
    refused = why_not(position, "draw theater")
    assert refused == refusal("points-missing", "T1-ALLEY-02", cost=2, points=1)
    assert position.view(None).alley.draws == (3, 0)  # type: ignore[union-attr]


@pytest.mark.rule("T1-ALLEY-02")
def test_draws_count_through_the_round_over_all_placements_of_a_player() -> None:
    scene = first().drew(0, 1).acting(0, "manager", "dark-alley-1", 2).assigned(1, "magician", "theater")
    position = scene.position()
    play(position, "draw downtown")
    assert position.points == 0
    fresh = first().drew(1, 3).acting(0, "manager", "dark-alley-1", 2).assigned(1, "magician", "theater")
    position = fresh.position()
    play(position, "draw downtown")
    assert position.points == 1


@pytest.mark.rule("T1-ALLEY-02")
@pytest.mark.parametrize(("resets", "counted"), [("round", (0, 0)), ("never", (2, 1))])
def test_the_count_begins_anew_each_round_unless_it_never_does(resets: str, counted: tuple[int, ...]) -> None:
    position = last_turn(first(first_draw_resets=resets).drew(0, 2).drew(1, 1).round(2))
    play(position, END)
    alley = position.view(0).alley
    assert alley is not None
    assert (position.round, alley.draws) == (3, counted)


def used_downtown(**options: object) -> TrickerionPosition:
    """Three special cards of Downtown were placed, those of seat 1 in between; the round is about to end."""
    scene = first(2, **options).order(1, 0).coins(0, 0).decks(downtown=["empower", "trick-overhaul"])
    scene.placed(0, "magician", "downtown-1", "headhunter").placed(
        0, "apprentice-1", "downtown-4", "interest"
    )
    scene.placed(1, "magician", "workshop-1", "investments")
    return last_turn(scene.this_round(used=["headhunter", "investments", "interest"]), seat=1)


@pytest.mark.rule("T1-ALLEY-04", "T1-ALLEY-12", "T1-ALLEY-14")
def test_used_cards_go_under_their_decks_before_the_top_cards_do() -> None:
    position = used_downtown()
    tops = [deck(position, number)[0] for number in range(4)]
    events = play(position, END)
    now = [deck(position, number)[0] for number in range(4)]
    told = [each for each in events if isinstance(each, SpecialsReturned | DecksCycled | TopsShown)]
    returned = SpecialsReturned(("investments", "headhunter", "interest"))
    assert told == [returned, DecksCycled(tuple(tops)), TopsShown(tuple(now))]
    for viewer in VIEWERS:
        shown = deck(position, 0, viewer)
        assert shown[0] == "trick-overhaul"
        assert shown[1:-4] == ("",) * 5
        assert shown[-4:] == ("investments", "headhunter", "interest", "empower")


@pytest.mark.rule("T1-ALLEY-04")
def test_in_2019_the_decks_do_not_cycle() -> None:
    position = used_downtown(edition="2019")
    events = play(position, END)
    assert not [event for event in events if isinstance(event, DecksCycled | TopsShown)]
    assert position.decks[0][0] % 64 == position.table.special_ids.index("empower")


@pytest.mark.rule("T1-ALLEY-13", "T1-ALLEY-14")
def test_what_a_card_is_stays_public_until_it_is_under_its_deck_and_then_its_place_is() -> None:
    scene = first(3).hand(1, "ingenuity").round(2)
    position = scene.assigned(0, "apprentice-1", "workshop").placing(0).position()
    play(position, END)
    for viewer in (0, 2, None):
        own = position.view(viewer).workshops[1]
        assert (own.specials, own.known_cards, own.hand) == ((0, 0, 1, 0), ("ingenuity",), ())


@pytest.mark.rule("T1-ALLEY-10")
def test_the_fortune_teller_turns_the_pending_prophecies_for_one_point() -> None:
    scene = in_alley(2).prophecy("", "double-bank", "flat-price", "plain-days")
    position = scene.position()
    events = play(position, "foresee")
    assert events == [PendingTurned(0, ("flat-price", "plain-days", "double-bank"))]
    assert position.points == 1
