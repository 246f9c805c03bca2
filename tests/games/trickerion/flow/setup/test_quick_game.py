"""TR-QUICK: the quick game begins in round II, and everybody starts with more."""

from __future__ import annotations

from itertools import product

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.cards import PROPHECIES
from sleight.games.trickerion.events import (
    CardAdded,
    CardDiscarded,
    CardKept,
    CardsDrawn,
    ComponentsTaken,
    GameBegan,
    InitiativeSet,
    PropheciesMoved,
    RoundBegan,
    TrickPrepared,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Stack
from tests.games.trickerion.helpers.openings import STARTS, every_seat_count, opening, with_magicians
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import alley, prophecies
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import END, last_turn

DECKS = ["draw downtown", "draw market-row", "draw workshop", "draw theater"]
every_configuration = pytest.mark.parametrize(
    ("dark_alley", "prophecies"), [(False, False), (True, False), (True, True)]
)


def equipped(players: int = 2, specialist: str = "", **options: object) -> TrickerionPosition:
    """A quick game in which all have chosen as usual; seat 0 may start with a specialist of its own."""
    position = with_magicians(players, 0, quick=True, **options)
    for seat in range(players):
        *steps, engage = STARTS[seat]
        play(position, *steps, f"engage {specialist}" if specialist and seat == 0 else engage)
        if specialist == "manager" and seat == 0:
            play(position, "take rope")
    return position


def asked_for_components(seat: int = 0, specialist: str = "") -> TrickerionPosition:
    """A base game in which that seat is asked for its additional components; who was before took none."""
    position = equipped(2, specialist)
    while position.waiting != (seat,):
        play(position, "decline")
    return position


def begun(players: int = 2, **options: object) -> TrickerionPosition:
    """The first round of a quick game; nobody took components, and all cards are for the theater."""
    position = equipped(players, "", **options)
    while position.view(None).phase == "set-up":
        play(position, "draw theater" if "draw theater" in texts(position) else "decline")
    return position


def stacks(position: TrickerionPosition, seat: int) -> tuple[Stack, ...]:
    """The components of a seat."""
    return position.view(None).workshops[seat].components


@pytest.mark.rule("TR-QUICK-01")
@every_configuration
def test_the_quick_game_is_an_option_of_every_configuration(dark_alley: bool, prophecies: bool) -> None:
    assert GAME.options["quick"].default is False
    modules = {"dark_alley": dark_alley, "prophecies": prophecies}
    assert GAME.new(2, 1, modules).view(None).options.quick is False
    view = begun(**modules).view(None)
    assert (view.options.quick, view.options.dark_alley, view.options.prophecies) == (
        True,
        dark_alley,
        prophecies,
    )
    assert (view.round, view.phase) == (2, "advertise")


@pytest.mark.rule("TR-QUICK-02")
@every_configuration
@every_seat_count
def test_the_quick_game_goes_with_presets_too(dark_alley: bool, prophecies: bool, players: int) -> None:
    position = opening(players, quick=True, dark_alley=dark_alley, prophecies=prophecies, beginner="all")
    for magician in ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster"):
        # Without prophecies the last of four has only one magician left, who is taken by itself.
        if f"choose {magician}" in texts(position):
            play(position, f"choose {magician}")
    cards = ["draw workshop"] * players if dark_alley else []
    events = play(position, *cards, *["decline"] * players)
    assert events[-1] == RoundBegan(2, position.view(None).dice)


@pytest.mark.rule("TR-QUICK-03", "TR-QUICK-04")
@every_seat_count
@pytest.mark.parametrize(("dark_alley", "left"), [(False, 3), (True, 5)])
def test_the_top_card_of_the_deck_is_turned_up(players: int, dark_alley: bool, left: int) -> None:
    for seed in range(10):
        usual = GAME.new(players, seed, {"dark_alley": dark_alley})
        quick = GAME.new(players, seed, {"dark_alley": dark_alley, "quick": True})
        assert quick.stage == (*usual.stage, usual.deck[0])
        assert quick.deck == usual.deck[1:]
        shown = [show.card.rsplit("-", 1)[0] for show in quick.view(None).theater]
        assert shown == ["riverside-theater"] * players
        assert quick.view(None).deck == left
        assert [marker for show in quick.view(None).theater for marker in show.markers if marker] == []


@pytest.mark.rule("TR-QUICK-05", "TR-QUICK-15")
@pytest.mark.parametrize(("dark_alley", "last"), [(False, 5), (True, 7)])
def test_the_first_round_is_the_second_and_the_last_is_as_usual(dark_alley: bool, last: int) -> None:
    view = begun(dark_alley=dark_alley).view(None)
    assert (view.round, view.rounds) == (2, last)
    modules = {"dark_alley": dark_alley, "quick": True}
    assert last_turn(table(2, GAME, **modules).round(last - 1)).over is False
    for number, over in ((last - 1, False), (last, True)):
        position = last_turn(table(2, GAME, **modules).round(number))
        play(position, END)
        assert position.over is over


@pytest.mark.rule("TR-QUICK-06", "TR-SETUP-17", "TR-QUICK-19")
def test_a_prophecy_is_active_in_the_first_round_played() -> None:
    position = equipped(dark_alley=True, prophecies=True)
    told = play(position, "draw workshop", "draw workshop", "decline")
    assert [event for event in told if isinstance(event, PropheciesMoved)] == []
    revealed, began = play(position, "decline")
    assert isinstance(revealed, PropheciesMoved)
    assert isinstance(began, RoundBegan)
    assert len({revealed.active, *revealed.pending} - {""}) == 4
    shown = prophecies(position)
    assert (shown.active, shown.left) == (revealed.active, 23)
    active = PROPHECIES[revealed.active]
    assert active in position.active.effects


@pytest.mark.rule("TR-QUICK-06")
def test_the_active_prophecy_is_random() -> None:
    position = equipped(dark_alley=True, prophecies=True)
    play(position, "draw workshop", "draw workshop", "decline")
    found = set()
    for key in range(40):
        trial = position.copy()
        trial.seed(key.to_bytes(16, "big"), trial.draws)
        play(trial, "decline")
        found.add(trial.prophecies[0])
    assert len(found) > 10


@pytest.mark.rule("TR-QUICK-07", "TR-QUICK-18")
@every_seat_count
def test_each_player_takes_a_special_card_in_reverse_initiative_order(players: int) -> None:
    position = equipped(players, dark_alley=True, prophecies=True)
    asked = []
    for _ in range(players):
        (seat,) = position.waiting
        asked.append(seat)
        assert position.asked(seat) == Asked("quick-card", "TR-QUICK-07", seat, {}, "trickerion")
        assert texts(position) == DECKS
        play(position, "draw market-row")
    assert asked == list(reversed(position.order))
    assert [each.specials for each in position.view(None).workshops] == [(0, 1, 0, 0)] * players
    assert position.asked(position.order[0]) == Asked(
        "quick-components", "TR-QUICK-10", position.order[0], {"price": 3}, "trickerion"
    )


@pytest.mark.rule("TR-QUICK-07")
def test_without_the_dark_alley_there_is_no_card() -> None:
    position = equipped(3)
    assert position.stacks[position.order[0]][-1].kind == "quick-components"
    assert position.waiting == (position.order[0],)
    assert all(each.specials == () for each in position.view(None).workshops)


@pytest.mark.rule("TR-QUICK-08")
def test_the_card_is_the_top_one_and_nobody_knows_it_before() -> None:
    position = equipped(dark_alley=True)
    (seat,) = position.waiting
    for viewer in (0, 1, None):
        assert {card for deck in alley(position, viewer).decks for card in deck} == {""}
    decks = position.decks
    top = position.table.special_ids[decks[2][0]]
    drawn, kept = play(position, "draw workshop")
    assert (drawn, kept) == (CardsDrawn(seat, "workshop", 1, (top,)), CardKept(seat, "workshop", top))
    assert position.decks == (*decks[:2], decks[2][1:], decks[3])
    assert position.view(seat).me.hand == (top,)
    other = 1 - seat
    assert drawn.seen_by(other) == CardsDrawn(seat, "workshop", 1, ())
    assert kept.seen_by(other) == CardKept(seat, "workshop", "")
    assert position.view(other).workshops[seat].hand == ()
    assert position.view(other).workshops[seat].specials == (0, 0, 1, 0)


@pytest.mark.rule("TR-QUICK-08")
def test_two_may_draw_from_the_same_deck() -> None:
    position = equipped(dark_alley=True)
    first, second = position.decks[3][:2]
    last, earlier = position.order[1], position.order[0]
    play(position, "draw theater", "draw theater")
    ids = position.table.special_ids
    assert [position.view(seat).me.hand for seat in (last, earlier)] == [(ids[first],), (ids[second],)]
    assert why_not(position, "draw theater") == refusal(
        "answer-first", "TR-QUICK-10", question="quick-components"
    )


@pytest.mark.rule("TR-QUICK-09", "TR-QUICK-12")
@every_seat_count
def test_everybody_starts_with_eight_fame_and_two_shards(players: int) -> None:
    view = begun(players).view(None)
    assert view.fame == (8,) * players
    assert view.shards == (2,) * players


@pytest.mark.rule("TR-QUICK-10")
def test_components_cost_at_most_three_coins_in_all() -> None:
    position = asked_for_components()
    prices = dict(zip(GAME.printed.component_ids, GAME.printed.prices, strict=True))
    offered = [text.removeprefix("take ").split("+") for text in texts(position) if text != "decline"]
    totals = [sum(prices[id] for id in ids) for ids in offered]
    # Seat 0 has 2 metal, so that 2 or 3 metal more would be too many; of 58 sets these are 2.
    assert [totals.count(price) for price in range(1, 5)] == [4, 14 - 1, 40 - 4, 0]
    assert texts(position)[-1] == "decline"
    assert why_not(position, "take metal+metal") == refusal("stack-full", "TR-MK-07", component="metal")
    assert why_not(position, "take metal+rope") is None
    assert why_not(position, "advertise") == refusal(
        "answer-first", "TR-QUICK-10", question="quick-components"
    )


@pytest.mark.rule("TR-QUICK-10", "TR-CMP-02")
@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("take glass", [("metal", 2), ("glass", 1)]),
        ("take metal+rope", [("metal", 3), ("rope", 1)]),
        ("take wood+wood+wood", [("wood", 3), ("metal", 2)]),
        ("take wood+glass+fabric", [("wood", 1), ("metal", 2), ("glass", 1), ("fabric", 1)]),
        ("take cog", [("metal", 2), ("cog", 1)]),
        ("decline", [("metal", 2)]),
    ],
)
def test_components_join_those_of_the_workshop(written: str, found: list[tuple[str, int]]) -> None:
    position = asked_for_components()
    coins = position.view(None).coins
    play(position, written)
    assert stacks(position, 0) == tuple(Stack(id, count, "player", count) for id, count in found)
    assert position.view(None).coins == coins


@pytest.mark.rule("TR-QUICK-10", "TR-GEN-25", "TR-QUICK-18")
@every_seat_count
def test_components_are_taken_in_initiative_order(players: int) -> None:
    position = equipped(players)
    asked: list[int] = []
    while position.view(None).phase == "set-up":
        asked += position.waiting
        play(position, "take cog")
    assert asked == list(position.order)


@pytest.mark.rule("TR-QUICK-10", "TR-CMP-05")
def test_new_types_go_to_the_board_of_ones_choice() -> None:
    position = asked_for_components(specialist="manager")
    assert stacks(position, 0) == (Stack("metal", 2, "player", 2), Stack("rope", 1, "manager", 2))
    assert play(position, "take wood+glass+glass") == []
    assert position.asked(0) == Asked(
        "quick-board", "TR-CMP-05", 0, {"component": "wood", "count": 1}, "trickerion"
    )
    assert texts(position) == ["keep player", "keep manager"]
    assert why_not(position, "keep engineer") == refusal("no-room-there", "TR-CMP-05", board="engineer")
    assert why_not(position, "decline") == refusal("answer-first", "TR-CMP-05", question="quick-board")
    full = position.copy()
    assert play(full, "keep manager")[:2] == [
        ComponentsTaken(0, ("wood",), "manager"),
        ComponentsTaken(0, ("glass", "glass"), "player"),
    ]
    play(position, "keep player")
    assert texts(position) == ["keep player", "keep manager"]
    assert play(position, "keep manager")[0] == ComponentsTaken(0, ("glass", "glass"), "manager")
    assert stacks(position, 0) == (
        Stack("wood", 1, "player", 1),
        Stack("metal", 2, "player", 2),
        Stack("glass", 2, "manager", 3),
        Stack("rope", 1, "manager", 2),
    )


@pytest.mark.rule("TR-QUICK-10", "TR-CMP-07")
def test_a_stack_of_the_manager_counts_at_most_three() -> None:
    position = asked_for_components(specialist="manager")
    # One rope on the Manager's board counts 2, so that one more fits; three of a type never fit there.
    play(position, "take wood+rope", "keep player")
    assert Stack("rope", 2, "manager", 3) in stacks(position, 0)
    position = asked_for_components(specialist="manager")
    assert play(position, "take wood+wood+wood")[0] == ComponentsTaken(0, ("wood",) * 3, "player")


@pytest.mark.rule("TR-QUICK-11")
def test_the_additional_components_prepare_nothing() -> None:
    position = with_magicians(2, quick=True)
    play(position, "take wood+wood", "learn linking-rings", "mark spade", "engage engineer")
    events = play(position, *STARTS[1], "learn levitation", "mark heart")
    assert [event for event in events if isinstance(event, TrickPrepared)] == [
        TrickPrepared(1, "enchanted-butterflies", 2)
    ]
    while position.view(None).phase == "set-up":
        play(position, "take metal+metal")
    assert [owned.ready for owned in position.view(None).workshops[0].tricks] == [0, 0]


@pytest.mark.rule("TR-QUICK-13")
@pytest.mark.parametrize(("specialist", "coins"), [("assistant", 2), ("manager", 0)])
def test_who_starts_with_the_assistant_has_two_coins_more(specialist: str, coins: int) -> None:
    # The other player starts with the Assistant in both cases.
    position = equipped(2, specialist)
    usual = dict(zip(position.order, (10, 14), strict=True))
    assert position.view(None).coins == (usual[0] + coins, usual[1] + 2)
    team = [character.id for character in position.view(None).workshops[1].characters]
    assert team == ["magician", "assistant", "apprentice-1", "apprentice-4"]


@pytest.mark.rule("TR-QUICK-14")
def test_the_initiative_phase_is_skipped_in_the_first_round_played() -> None:
    position = equipped(3)
    order = position.order
    events = play(position, *["decline"] * 3)
    assert [type(event) for event in events] == [RoundBegan]
    assert (position.order, position.waiting) == (order, (order[0],))
    later = last_turn(table(2, quick=True).round(2).order(1, 0))
    assert play(later, END)[-1] == InitiativeSet((0, 1))


@pytest.mark.rule("TR-QUICK-16")
def test_the_number_of_the_round_decides_when_a_card_is_discarded() -> None:
    second, third = (last_turn(table(2, quick=True).round(number)) for number in (2, 3))
    cards = {number: play(position, END) for number, position in ((2, second), (3, third))}
    assert [event for event in cards[2] if isinstance(event, CardDiscarded)] == []
    assert len([event for event in cards[3] if isinstance(event, CardDiscarded)]) == 1
    for events in cards.values():
        assert len([event for event in events if isinstance(event, CardAdded)]) == 1


@pytest.mark.rule("TR-QUICK-17")
def test_the_extras_are_handed_out_after_the_order_is_set() -> None:
    position = with_magicians(2, quick=True, dark_alley=True)
    play(position, *STARTS[0], *STARTS[1][:3])
    assert (position.order, position.view(None).fame, position.view(None).shards) == ((), (5, 5), (1, 1))
    *_, began = play(position, STARTS[1][3])
    assert began == GameBegan(position.order, position.view(None).coins, 8, 2)
    assert (position.view(None).fame, position.view(None).shards) == ((8, 8), (2, 2))
    assert (position.view(None).phase, position.waiting) == ("set-up", (position.order[1],))


@pytest.mark.rule("TR-QUICK-07", "TR-QUICK-10")
@pytest.mark.parametrize(("prophecies", "steps"), list(product([False, True], range(5))))
def test_the_extras_survive_a_save(prophecies: bool, steps: int) -> None:
    position = equipped(2, "manager", dark_alley=True, prophecies=prophecies)
    written = {"quick-card": "draw downtown", "quick-components": "take wood", "quick-board": "keep manager"}
    for _ in range(steps):
        play(position, written[position.stacks[position.waiting[0]][-1].kind])
    again = GAME.from_dict(position.to_dict())
    assert (again.fingerprint(), again.waiting) == (position.fingerprint(), position.waiting)
    assert texts(again) == texts(position)
    seat = position.waiting[0]
    assert again.asked(seat) == position.asked(seat)
