"""DA: special assignment cards are drawn in the Dark Alley, and the fortune teller turns what is pending."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import CardKept, CardsDrawn, DeckNamed, PendingTurned, PointsLost
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import play, question, refusal, refused, texts, why_not
from tests.games.trickerion.helpers.reading import deck, prophecies
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import quiet

DRAWS = ["draw downtown", "draw market-row", "draw workshop", "draw theater"]
TOWN = ["empower", "interest", "headhunter", "investments"]
"""The top of the deck of Downtown; seat 0 draws from it."""


def visit(points: int, prophecies: bool = False) -> table:
    """The manager of seat 0 is in the Dark Alley; the magician of seat 1 comes next."""
    scene = quiet(prophecies=prophecies).decks(downtown=TOWN).acting(0, "manager", "dark-alley-4", points)
    return scene.assigned(1, "magician", "theater")


def bottom(position: TrickerionPosition, count: int, seat: int | None = 0) -> tuple[str, ...]:
    """The last cards of the deck of Downtown, as a seat knows them."""
    return deck(position, 0, seat)[-count:]


def hand(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    """The special cards of a seat."""
    return position.view(seat).me.hand


@pytest.mark.rule("TR-DA-01")
@pytest.mark.parametrize(("players", "open"), [(2, (1, 4)), (3, (1, 2, 4)), (4, (1, 2, 3, 4))])
def test_the_dark_alley_has_the_slots_of_the_other_rows(players: int, open: tuple[int, ...]) -> None:
    position = quiet(players).assigned(0, "manager", "dark-alley").placing(0).position()
    assert texts(position) == [*(f"place manager dark-alley-{slot}" for slot in open), "idle manager"]
    assert [refused(position, f"place manager dark-alley-{slot}") for slot in (1, 2, 3, 4)] == [
        "" if slot in open else "slot-closed" for slot in (1, 2, 3, 4)
    ]


@pytest.mark.rule("TR-DA-01", "TR-AP-02")
@pytest.mark.parametrize(("slot", "points"), [(1, 4), (2, 3), (3, 3), (4, 2)])
def test_a_slot_of_the_dark_alley_modifies_the_points(slot: int, points: int) -> None:
    scene = quiet(4).shards(0, 0)
    position = scene.assigned(0, "manager", "dark-alley").placing(0).position()
    play(position, f"place manager dark-alley-{slot}")
    assert position.points == points


@pytest.mark.rule("TR-DA-01")
def test_there_is_no_dark_alley_in_the_base_game() -> None:
    position = table(2).planning().position()
    assert "send magician dark-alley" not in texts(position, 0)
    assert GAME.parse("send magician dark-alley") not in GAME.universe({})
    assert GAME.parse("draw downtown") not in GAME.universe({})


@pytest.mark.rule("TR-DA-02", "TR-DA-16")
def test_what_the_dark_alley_offers() -> None:
    assert texts(visit(2).position()) == [*DRAWS, "finish"]
    assert texts(visit(2, prophecies=True).position()) == [*DRAWS, "foresee", "finish"]
    assert why_not(visit(2).position(), "foresee") == refusal("no-prophecies", "TR-DA-16")
    assert refused(visit(2).position(), "buy wood 1") == "not-here"


@pytest.mark.rule("TR-DA-03", "TR-DA-06")
def test_one_of_the_top_two_cards_is_kept_and_the_other_goes_under_its_deck() -> None:
    position = visit(1).position()
    events, changed = done(position, "draw downtown")
    assert events == [DeckNamed(0, "downtown"), CardsDrawn(0, "downtown", 2, ("empower", "interest"))]
    assert (changed["points"], changed["asked.0"]) == (0, "keep-card 0")
    assert position.asked(0) == question("keep-card", "TR-DA-03", 0, deck="downtown")
    assert texts(position) == ["retain interest", "retain empower"]
    assert why_not(position, "retain headhunter") == refusal("not-drawn", "TR-DA-03", card="headhunter")
    assert refused(position, "look") == refused(position, "finish") == "answer-first"
    assert play(position, "retain empower") == [CardKept(0, "downtown", "empower")]
    assert hand(position) == ("empower",)
    assert len(deck(position, 0, 0)) == 9
    assert GAME.from_dict(position.to_dict()).decks == position.decks
    saved = position.to_dict()["alley"]
    assert isinstance(saved, dict)
    assert saved["decks"][0][:2] == ["headhunter", "investments"]
    assert saved["decks"][0][-1] == "interest"
    assert "drawn" not in saved
    # The single point is spent, so the next player is asked.
    assert position.waiting == (1,)


@pytest.mark.rule("TR-DA-03")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_every_deck_can_be_chosen(number: int) -> None:
    position = visit(1).position()
    before = position.decks
    play(position, DRAWS[number])
    drawn = position.drawn[0][1:]
    assert tuple(entry % 64 for entry in before[number][:2]) == drawn
    play(position, texts(position)[0])
    assert [len(each) for each in position.decks] == [9 if at == number else 10 for at in range(4)]


@pytest.mark.rule("TR-DA-04", "TR-DA-05", "TR-DA-06")
def test_the_first_draw_costs_one_point_and_each_later_one_two() -> None:
    position = visit(5).position()
    points = []
    for _ in range(3):
        play(position, "draw downtown")
        points.append(position.points)
        if "look" in texts(position):
            play(position, "look")
        play(position, texts(position)[0])
    assert points == [4, 2, 0]


@pytest.mark.rule("TR-DA-06")
@pytest.mark.parametrize(("points", "draws"), [(5, 3), (4, 2), (3, 2), (2, 1), (1, 1)])
def test_how_many_draws_some_points_are_enough_for(points: int, draws: int) -> None:
    position = visit(points, prophecies=True).position()
    named = 0
    while any(text.startswith("draw") for text in texts(position)):
        play(position, "draw theater")
        named += 1
    assert named == draws


@pytest.mark.rule("TR-DA-06")
def test_after_one_draw_a_single_point_is_left_for_the_fortune_teller_only() -> None:
    position = visit(2, prophecies=True).position()
    play(position, "draw workshop")
    play(position, texts(position)[0])
    assert texts(position) == ["foresee", "finish"]
    assert why_not(position, "draw workshop") == refusal("points-missing", "TR-DA-05", cost=2, points=1)
    # Without prophecies nothing is left to do.
    position = visit(2).position()
    play(position, "draw workshop")
    assert play(position, texts(position)[0])[-1] == PointsLost(0, 1)


@pytest.mark.rule("TR-DA-04")
def test_the_cheap_draw_belongs_to_each_placement() -> None:
    scene = visit(1).shards(0, 0).assigned(0, "apprentice-1", "downtown").shards(1, 0)
    position = scene.assigned(1, "apprentice-1", "dark-alley").position()
    play(position, "draw theater", "retain guest-performer")
    assert position.view(None).alley.round.draws == 0  # type: ignore[union-attr]
    play(position, "place apprentice-1 dark-alley-1", "draw theater")
    assert position.points == 2


@pytest.mark.rule("TR-DA-07")
def test_several_draws_can_be_named_before_any_card_is_seen() -> None:
    position = visit(5).position()
    assert play(position, "draw downtown") == [DeckNamed(0, "downtown")]
    assert position.asked(0) == question("draw-more", "TR-DA-07", 0, count=1, points=4)
    assert texts(position) == [*DRAWS, "look"]
    assert refused(position, "finish") == refused(position, "foresee") == "answer-first"
    assert play(position, "draw theater") == [DeckNamed(0, "theater")]
    assert hand(position) == ()
    events = play(position, "draw downtown")
    assert events == [
        DeckNamed(0, "downtown"),
        CardsDrawn(0, "downtown", 2, ("empower", "interest")),
        CardsDrawn(0, "theater", 2, ("guest-performer", "orchestral-interlude")),
        CardsDrawn(0, "downtown", 2, ("headhunter", "investments")),
    ]
    assert position.points == 0


@pytest.mark.rule("TR-DA-07")
def test_two_pairs_of_one_deck_stay_two_pairs_and_go_back_in_the_order_drawn() -> None:
    position = visit(3).position()
    play(position, "draw downtown", "draw downtown")
    assert texts(position) == ["retain interest", "retain empower"]
    assert refused(position, "retain headhunter") == "not-drawn"
    play(position, "retain empower")
    assert texts(position) == ["retain headhunter", "retain investments"]
    assert refused(position, "retain interest") == "not-drawn"
    play(position, "retain investments")
    assert hand(position) == ("investments", "empower")
    assert bottom(position, 3) == ("", "interest", "headhunter")


@pytest.mark.rule("TR-DA-07")
def test_drawing_one_after_the_other_is_always_allowed() -> None:
    position = visit(3).position()
    play(position, "draw downtown", "look", "retain empower")
    assert texts(position) == [*DRAWS, "finish"]
    play(position, "draw downtown", "retain headhunter")
    assert hand(position) == ("headhunter", "empower")
    assert bottom(position, 2) == ("interest", "investments")


@pytest.mark.rule("TR-DA-07")
def test_naming_decks_and_choosing_cards_survives_a_save() -> None:
    position = visit(3).position()
    for written in ("draw downtown", "draw theater", "retain interest"):
        play(position, written)
        again = GAME.from_dict(position.to_dict())
        assert again.to_dict() == position.to_dict()
        assert texts(again) == texts(position)
        assert again.asked(0) == position.asked(0)


@pytest.mark.rule("TR-DA-08", "TR-GEN-24")
def test_only_the_drawing_player_sees_the_cards_but_everybody_the_deck() -> None:
    position = visit(1).position()
    drawn, kept = (play(position, written)[-1] for written in ("draw downtown", "retain empower"))
    for other in (1, None):
        assert drawn.seen_by(other) == CardsDrawn(0, "downtown", 2, ())
        assert kept.seen_by(other) == CardKept(0, "downtown", "")
        assert bottom(position, 1, other) == ("",)
        assert position.view(other).workshops[0].hand == ()
        assert position.view(other).workshops[0].specials == (1, 0, 0, 0)
    assert (drawn.seen_by(0), kept.seen_by(0)) == (drawn, kept)
    assert bottom(position, 1) == ("interest",)
    assert deck(position, 0, 0)[:-1] == ("",) * 8


@pytest.mark.rule("TR-DA-08")
def test_while_cards_are_chosen_the_others_see_only_the_decks() -> None:
    position = visit(3).position()
    play(position, "draw downtown", "draw theater")
    shown = {seat: position.view(seat).alley.drawn for seat in (0, 1, None)}  # type: ignore[union-attr]
    assert shown[0] == (
        ("downtown", "empower", "interest"),
        ("theater", "guest-performer", "orchestral-interlude"),
    )
    assert shown[1] == shown[None] == (("downtown",), ("theater",))


@pytest.mark.rule("TR-DA-09")
def test_a_single_card_is_kept_and_an_empty_deck_cannot_be_chosen() -> None:
    position = visit(3).position()
    position.decks = (position.decks[0][:1], *position.decks[1:])
    play(position, "draw downtown")
    assert texts(position) == [*DRAWS[1:], "look"]
    assert why_not(position, "draw downtown") == refusal("deck-empty", "TR-DA-09", deck="downtown")
    events = play(position, "look")
    assert events == [CardsDrawn(0, "downtown", 1, ("empower",)), CardKept(0, "downtown", "empower")]
    assert texts(position) == [*DRAWS[1:], "finish"]
    assert why_not(position, "draw downtown") == refusal("deck-empty", "TR-DA-09", deck="downtown")


@pytest.mark.rule("TR-DA-09", "TR-DA-07")
def test_three_cards_are_a_pair_and_a_single_card() -> None:
    position = visit(5).position()
    position.decks = (position.decks[0][:3], *position.decks[1:])
    play(position, "draw downtown", "draw downtown")
    assert texts(position) == [*DRAWS[1:], "look"]
    play(position, "look", "retain interest")
    assert hand(position) == ("headhunter", "interest")
    assert bottom(position, 1) == ("empower",)
    assert "draw downtown" in texts(position)


@pytest.mark.rule("TR-DA-10")
def test_a_drawn_card_can_be_assigned_from_the_next_round_on() -> None:
    position = quiet().decks(downtown=TOWN).acting(0, "apprentice-1", "dark-alley-4", 1).position()
    play(position, "draw downtown", "retain empower")
    assert position.view(0).round == 2
    play(position, "decline", "decline")
    assert "send magician empower" in texts(position, 0)
    assert refused(position, "send magician interest", 0) == "no-card-left"
    assert refused(position, "send magician empower", 1) == "no-card-left"


@pytest.mark.rule("TR-DA-11")
def test_a_hand_has_no_limit() -> None:
    held = [id for id in GAME.table(2, visit(1).position().table.options).special_ids if id not in TOWN]
    position = visit(1).hand(0, *held).position()
    play(position, "draw downtown", "retain empower")
    assert len(hand(position)) == len(held) + 1 == 37


@pytest.mark.rule("TR-DA-12", "TR-DA-13", "TR-DA-14")
def test_the_fortune_teller_turns_the_pending_prophecies_and_nothing_else() -> None:
    scene = visit(2, prophecies=True).prophecy("flat-price", "plain-days", "double-bank", "shard-echo")
    position = scene.position()
    events, changed = done(position, "foresee")
    assert events == [PendingTurned(0, ("double-bank", "shard-echo", "plain-days"))]
    assert changed == {
        "points": 1,
        "alley.prophecies.pending.0": "double-bank",
        "alley.prophecies.pending.1": "shard-echo",
        "alley.prophecies.pending.2": "plain-days",
    }


@pytest.mark.rule("TR-DA-15")
def test_the_fortune_teller_can_be_asked_as_often_as_points_last() -> None:
    scene = visit(4, prophecies=True).prophecy("", "plain-days", "double-bank", "shard-echo")
    position = scene.position()
    seen = []
    for _ in range(3):
        play(position, "foresee")
        seen.append(prophecies(position).pending[0])
    assert seen == ["double-bank", "shard-echo", "plain-days"]
    assert position.points == 1
    play(position, "foresee")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-DA-13")
def test_what_becomes_active_next_follows_the_fortune_teller() -> None:
    scene = quiet(prophecies=True).prophecy("flat-price", "plain-days", "double-bank", "shard-echo")
    position = scene.acting(0, "apprentice-1", "dark-alley-4", 1).position()
    play(position, "foresee")
    assert position.view(0).round == 2
    assert prophecies(position).active == "double-bank"
    assert prophecies(position).pending[:2] == ("shard-echo", "plain-days")


@pytest.mark.rule("TR-DA-08")
def test_a_draw_shows_what_was_hidden() -> None:
    position = visit(1).position()
    assert [type(event).reveals for event in play(position, "draw downtown")] == [False, True]
