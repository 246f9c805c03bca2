"""T1-ALLEY-03, 07 to 09: the top card of a deck for two shards, at any step of one's own turn."""

from __future__ import annotations

import pytest

import sleight
from sleight.games.trickerion.events import CardTaken, CharacterIdled, TopsShown
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.first_edition import FIRST, first, in_alley
from tests.games.trickerion.helpers.playing import kind, offered, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO

BUYS = [f"buy-card {deck}" for deck in ("downtown", "market-row", "workshop", "theater")]
"""All decks have cards."""


def placing(shards: int, players: int = 2) -> table:
    """Seat 0 places its magician or its apprentice; the magician of seat 1 follows."""
    scene = first(players).shards(0, shards).shards(1, 0)
    scene.assigned(0, "magician", "theater").assigned(0, "apprentice-1", "downtown")
    return scene.assigned(1, "magician", "theater").placing(0)


@pytest.mark.rule("T1-ALLEY-03", "T1-ALLEY-08", "T1-ALLEY-11", "T1-ALLEY-13")
def test_before_a_placement_two_shards_take_the_top_card_of_any_deck() -> None:
    position = placing(3).position()
    assert offered(position, "buy-card") == BUYS
    events, changed = done(position, "buy-card downtown")
    assert events == [CardTaken(0, "downtown", "empower", 2), TopsShown(("interest",))]
    assert [event.seen_by(None) for event in events] == events
    assert {path.split(".")[0] for path in changed} == {"shards", "workshops", "alley"}
    assert position.view(1).shards == (1, 0)
    assert position.view(0).me.hand == ("empower",)
    assert position.view(1).workshops[0].known_cards == ("empower",)
    assert kind(position) == "place"
    assert not offered(position, "buy-card")


@pytest.mark.rule("T1-ALLEY-03")
def test_nobody_buys_with_fewer_than_two_shards_or_from_an_empty_deck() -> None:
    position = placing(1).position()
    refused = why_not(position, "buy-card theater")
    assert refused == refusal("shards-missing", "T1-ALLEY-03", cost=2, shards=1)
    theater = [card.id for card in GAME.printed.specials if card.location == "theater"]
    position = placing(2).hand(1, *theater).position()
    assert offered(position, "buy-card") == BUYS[:3]
    refused = why_not(position, "buy-card theater")
    assert refused == refusal("deck-empty", "T1-ALLEY-03", deck="theater")


@pytest.mark.rule("T1-ALLEY-03")
def test_there_is_no_such_purchase_in_2019() -> None:
    assert GAME.parse("buy-card theater") in GAME.universe(FIRST)
    assert GAME.parse("buy-card theater") not in GAME.universe({**FIRST, "edition": "2019"})


@pytest.mark.rule("T1-ALLEY-03")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Buy the top card of the deck for 2 shards: Downtown"),
        ("fr", "Acheter pour 2 éclats la carte du dessus : Centre-ville"),
        ("ru", "Купить за 2 осколка верхнюю карту колоды: Центр"),
    ],
)
def test_the_sentence_says_how_many_shards_it_takes(language: str, sentence: str) -> None:
    assert sleight.describe(GAME.parse("buy-card downtown"), language) == sentence
    assert table(2, **FIRST).known.edition.card_shards == 2


@pytest.mark.rule("T1-ALLEY-07", "T1-ALLEY-03")
def test_a_bought_card_is_no_draw() -> None:
    position = in_alley(2).shards(0, 2).position()
    play(position, "buy-card downtown", "draw downtown")
    assert position.points == 1
    assert {*position.view(0).me.hand} == {"empower", "interest"}
    assert position.view(0).alley.draws == (1, 0)  # type: ignore[union-attr]


@pytest.mark.rule("T1-ALLEY-08")
def test_cards_are_bought_before_between_and_after_the_actions_of_one_turn() -> None:
    position = first().shards(0, 6).acting(0, "magician", "market-1", 2).position()
    play(position, "buy-card downtown")
    assert (kind(position), position.points) == ("act", 2)
    play(position, "order rope 1", "buy-card downtown", "order saw 2")
    assert position.points == 0
    assert position.asked(0) == question("turn-over", "T1-ALLEY-08", 0)
    assert texts(position) == [*BUYS, "finish"]
    play(position, "buy-card downtown")
    assert position.view(None).shards[0] == 0
    assert len(position.view(0).me.hand) == 3
    # Without shards nothing is left to decide.
    assert position.view(None).phase != "placement"


@pytest.mark.rule("T1-ALLEY-08")
def test_a_turn_with_shards_left_ends_when_its_player_says_so() -> None:
    scene = first().shards(0, 2).acting(0, "magician", "market-1", 1).assigned(1, "magician", "theater")
    position = scene.position()
    play(position, "order rope 1")
    assert kind(position) == "turn-over"
    play(position, "finish")
    assert (position.waiting, kind(position)) == ((1,), "place")


@pytest.mark.rule("T1-ALLEY-08")
def test_a_player_who_finishes_early_is_not_asked_again() -> None:
    scene = first().shards(0, 4).acting(0, "magician", "market-1", 3).assigned(1, "magician", "theater")
    position = scene.position()
    play(position, "finish")
    assert (position.waiting, kind(position)) == ((1,), "place")


@pytest.mark.rule("T1-ALLEY-08")
def test_shards_that_the_last_action_brings_can_still_buy_a_card() -> None:
    """A link over a shard circle is the last thing that the character does."""
    scene = first().theater(ONE, TWO).shards(0, 1).trick(0, "linking-rings", ready=1)
    scene.trick(0, "chinese-sticks").marker(0, "chinese-sticks", ONE, 1, "down")
    position = scene.acting(0, "apprentice-1", "friday-1", 1).assigned(1, "magician", "theater").position()
    play(position, "set-up linking-rings", f"at {ONE} 2 up", "gain fame")
    assert (position.view(None).shards[0], position.points) == (2, 0)
    assert texts(position) == [*BUYS, "finish"]


@pytest.mark.rule("T1-ALLEY-08")
def test_a_turn_in_which_a_character_rests_has_room_for_purchases() -> None:
    """Its location is full, so that without shards nothing would be asked."""
    scene = first().placed(1, "magician", "downtown-1").placed(1, "manager", "downtown-4", "headhunter")
    scene.this_round(used=["headhunter"]).assigned(0, "magician", "downtown")
    without = scene.shards(0, 1).placing(0).position()
    without.settle()
    assert without.view(None).phase != "placement"
    position = scene.shards(0, 2).placing(0).position()
    position.settle()
    assert texts(position) == ["idle magician", *BUYS]
    events = play(position, "buy-card theater")
    assert [type(event) for event in events[:3]] == [CardTaken, TopsShown, CharacterIdled]


@pytest.mark.rule("T1-ALLEY-08")
def test_there_are_no_purchases_in_another_phase_or_in_the_turn_of_somebody_else() -> None:
    for scene in (first().shards(0, 4).planning(), first().shards(0, 4).round(2).advertising(0)):
        position = scene.position()
        assert all("buy-card" not in text for text in texts(position, 0))
        assert why_not(position, "buy-card theater", 0) is not None
    position = placing(4).position()
    refused = why_not(position, "buy-card theater", seat=1)
    assert refused is not None
    assert refused.code == "not-asked"


@pytest.mark.rule("T1-ALLEY-08")
def test_a_player_without_a_character_to_handle_has_no_turn() -> None:
    scene = first().shards(0, 4).assigned(1, "magician", "theater").assigned(1, "apprentice-1", "workshop")
    position = scene.placing(1).position()
    play(position, "idle apprentice-1")
    assert position.waiting == (1,)


@pytest.mark.rule("T1-ALLEY-09")
def test_a_card_can_be_assigned_from_the_next_round_on() -> None:
    position = placing(2).position()
    play(position, "buy-card downtown")
    assert all("empower" not in text for text in texts(position))
    assert position.view(None).alley.round.taken == ("empower",)  # type: ignore[union-attr]
    _to_planning(position)
    assert position.view(None).alley.round.taken == ()  # type: ignore[union-attr]
    assert "send magician empower" in texts(position, 0)


def _to_planning(position: TrickerionPosition) -> None:
    """Everybody does as little as possible until plans are made."""
    while position.view(None).phase != "assignment":
        seat = position.waiting[0]
        position.apply(seat, position.choices(seat)[-1])


@pytest.mark.rule("T1-ALLEY-03", "T1-ALLEY-08")
def test_while_a_bonus_is_used_nothing_is_bought() -> None:
    scene = first().shards(0, 4).acting(0, "magician", "downtown-1", 4, "headhunter", "armed")
    assert not offered(scene.position(), "buy-card")


@pytest.mark.rule("T1-CARD-08")
def test_both_placements_of_one_turn_leave_room_for_purchases() -> None:
    scene = first().prophecy("two-placements").shards(0, 6)
    scene.assigned(0, "magician", "theater").assigned(0, "apprentice-1", "market-row")
    position = scene.assigned(1, "magician", "theater").placing(0).position()
    play(position, "buy-card downtown", "place apprentice-1 market-4", "decline", "plain", "order rope 1")
    assert kind(position) == "place-again"
    play(position, "buy-card downtown", "place magician friday-stage")
    assert kind(position) == "turn-over"
    play(position, "buy-card downtown")
    assert len(position.view(0).me.hand) == 3
    assert (position.waiting, kind(position)) == ((1,), "place")


@pytest.mark.rule("T1-CARD-08")
def test_who_declines_the_second_placement_is_not_asked_again() -> None:
    scene = first().prophecy("two-placements").shards(0, 3)
    scene.assigned(0, "magician", "theater").assigned(0, "apprentice-1", "market-row")
    position = scene.assigned(1, "magician", "theater").placing(0).position()
    play(position, "place apprentice-1 market-4", "decline", "plain", "order rope 1", "decline")
    assert (position.waiting, kind(position)) == ((1,), "place")
