"""T1-SETUP: what lies on the table and what everybody starts with by first-edition rules."""

from __future__ import annotations

import re
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.events import GameBegan, PropheciesMoved, TrickPrepared
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.openings import STARTS, every_seat_count, opening, with_magicians
from tests.games.trickerion.helpers.playing import kind, play, refusal, texts, under_keys, why_not
from tests.games.trickerion.helpers.reading import markers, tokens
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import last_turn

FIRST: dict[str, Any] = {"edition": "first"}
ALLEY: dict[str, Any] = {**FIRST, "dark_alley": True}
SECOND: dict[str, Any] = {"edition": "2019"}
NAMES = ("Ada", "Bo", "Cy", "Di")
BASIC = ["wood", "metal", "glass", "fabric"]
RIVERSIDE, MAGORIAN, PANTHEON = "riverside-theater", "grand-magorian", "magnus-pantheon"


def theater_of(card: str) -> str:
    """The theater of a performance card by its id."""
    return card.rsplit("-", 1)[0]


def almost_ready(players: int = 2, **options: Any) -> TrickerionPosition:
    """Everybody is equipped but the last seat, which has yet to engage its specialist."""
    position = with_magicians(players, **options)
    for seat in range(players):
        play(position, *STARTS[seat][: 4 if seat < players - 1 else 3])
    return position


def by_order(position: TrickerionPosition) -> list[tuple[int, int]]:
    """Coins and fame in the order of initiative."""
    view = position.view(None)
    return [(view.coins[seat], view.fame[seat]) for seat in view.order]


# --- decks and boards ---------------------------------------------------------------------------


@pytest.mark.rule("T1-SETUP-01", "T1-SETUP-02")
@pytest.mark.parametrize(
    ("options", "deck"),
    [
        (FIRST, [RIVERSIDE] * 3 + [MAGORIAN] * 2),
        (SECOND, [RIVERSIDE] * 2 + [MAGORIAN] * 2),
        (ALLEY, [RIVERSIDE] * 2 + [MAGORIAN] * 2 + [PANTHEON] * 2),
        ({**SECOND, "dark_alley": True}, [RIVERSIDE] * 2 + [MAGORIAN] * 2 + [PANTHEON] * 2),
    ],
)
@every_seat_count
def test_the_performance_deck_from_top_to_bottom(
    players: int, options: dict[str, Any], deck: list[str]
) -> None:
    tops = set()
    for seed in range(12):
        position = GAME.new(players, seed, options)
        cards = [position.table.card_ids[card] for card in position.deck]
        open_cards = [show.card for show in position.view(None).theater]
        assert [theater_of(card) for card in cards] == deck
        assert [theater_of(card) for card in open_cards] == [RIVERSIDE] * (players - 1)
        assert len({*cards, *open_cards}) == len(deck) + players - 1
        tops.add(cards[0])
    assert len(tops) > 3


@pytest.mark.rule("T1-SETUP-15", "T1-ROUND-06")
@pytest.mark.parametrize(
    ("players", "ended", "theater"),
    [
        *[(players, ended, RIVERSIDE) for players in (2, 4) for ended in (1, 2, 3)],
        *[(players, ended, MAGORIAN) for players in (2, 4) for ended in (4, 5)],
        *[(players, 6, "") for players in (2, 4)],
    ],
)
def test_which_card_is_added_at_the_end_of_a_round(players: int, ended: int, theater: str) -> None:
    position = last_turn(table(players, **FIRST).round(ended))
    before = [show.card for show in position.view(None).theater]
    play(position, "idle apprentice-1")
    after = [show.card for show in position.view(None).theater]
    assert [theater_of(card) for card in after if card not in before] == ([theater] if theater else [])


@pytest.mark.rule("T1-SETUP-03")
def test_the_top_of_each_deck_of_special_cards_is_seen_by_all_only_by_these_rules() -> None:
    seen: Any = opening(2, **ALLEY).view(None).alley
    unseen: Any = opening(2, dark_alley=True).view(None).alley
    assert [[bool(card) for card in deck] for deck in seen.decks] == [[True] + [False] * 9] * 4
    assert [[bool(card) for card in deck] for deck in unseen.decks] == [[False] * 10] * 4
    assert len({GAME.new(2, seed, ALLEY).view(None).alley.decks[0][0] for seed in range(12)}) > 3  # type: ignore[union-attr]


@pytest.mark.rule("T1-SETUP-04")
@pytest.mark.parametrize(("players", "slots"), [(2, (1, 4)), (3, (1, 2, 4)), (4, (1, 2, 3, 4))])
@pytest.mark.parametrize("location", ["downtown", "market-row", "dark-alley"])
def test_fewer_players_have_fewer_slots(players: int, slots: tuple[int, ...], location: str) -> None:
    position = table(players, **ALLEY).shards(0, 0).assigned(0, "magician", location).placing(0).position()
    name = location.removesuffix("-row")
    assert texts(position) == [*(f"place magician {name}-{slot}" for slot in slots), "idle magician"]


@pytest.mark.rule("T1-SETUP-12")
def test_magicians_have_their_abilities_only_with_the_dark_alley() -> None:
    for options, ability in ((FIRST, False), (ALLEY, True)):
        scene = table(2, **options).shards(0, 0).assigned(0, "apprentice-1", "workshop").placing(0)
        position = scene.assigned(1, "magician", "theater").trick(0, "linking-rings").components(0, metal=2)
        at_work = position.position()
        play(at_work, "place apprentice-1 workshop-1")
        assert kind(at_work) == ("boost" if ability else "act")


@pytest.mark.rule("T1-SETUP-13")
def test_the_seventh_space_of_the_round_track_is_used_only_with_the_dark_alley() -> None:
    assert [opening(2, **options).view(None).rounds for options in (FIRST, ALLEY)] == [6, 7]


# --- what everybody starts with -----------------------------------------------------------------


@pytest.mark.rule("T1-SETUP-05", "T1-SETUP-06", "T1-SETUP-07")
@pytest.mark.parametrize(
    ("players", "first", "second"),
    [
        (2, [(12, 2), (13, 1)], [(10, 5), (14, 5)]),
        (3, [(12, 3), (13, 2), (14, 1)], [(10, 5), (12, 5), (14, 5)]),
        (4, [(12, 4), (13, 3), (14, 2), (15, 1)], [(10, 5), (12, 5), (14, 5), (16, 5)]),
    ],
)
def test_coins_and_fame_go_by_the_first_order(
    players: int, first: list[tuple[int, int]], second: list[tuple[int, int]]
) -> None:
    for options, purse in ((FIRST, first), (ALLEY, first), (SECOND, second)):
        for position in under_keys(almost_ready(players, **options), "engage assistant", 6):
            assert by_order(position) == purse
            assert position.view(None).shards == (1,) * players


@pytest.mark.rule("T1-SETUP-06")
@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_what_is_told_names_the_fame_of_each(lang: str) -> None:
    """Nobody is told that all have the same."""
    position = almost_ready(4, **FIRST)
    (began,) = [event for event in play(position, "engage assistant") if isinstance(event, GameBegan)]
    assert [began.fames[seat] for seat in began.order] == [4, 3, 2, 1]
    told = sleight.describe(began, lang, NAMES)
    assert re.findall(r"\d+", told) == ["1", "12", "13", "14", "15", *"4321"]


@pytest.mark.rule("T1-SETUP-07")
@pytest.mark.parametrize(("edition", "costs"), [("first", [1, 2]), ("2019", [1, 3])])
def test_two_players_stand_on_the_first_and_the_second_space(edition: str, costs: list[int]) -> None:
    found = []
    for seat in (0, 1):
        position = table(2, edition=edition).round(2).advertising(seat).position()
        asked = position.asked(seat)
        assert asked is not None
        found.append(asked.arguments["price"])
    assert found == costs


@pytest.mark.rule("T1-SETUP-08")
def test_the_manager_brings_one_basic_component_on_its_board() -> None:
    position = with_magicians(2, **FIRST)
    play(position, "take rope", "learn levitation", "mark spade", "engage manager")
    assert texts(position) == [f"take {component}" for component in BASIC]
    for other in ("take rope", "take wood+wood", "take wood+glass"):
        assert why_not(position, other) == refusal("wrong-total", "T1-SETUP-08", price=1)
    play(position, "take wood")
    assert tokens(position) == {"wood": 1, "rope": 1}
    (stack,) = [each for each in position.view(None).workshops[0].components if each.board == "manager"]
    assert (stack.component, stack.tokens, stack.counts) == ("wood", 1, 2)
    then = with_magicians(2, **SECOND)
    play(then, "take rope", "learn levitation", "mark spade", "engage manager")
    assert not {*texts(then)} & {f"take {component}" for component in BASIC}


@pytest.mark.rule("T1-SETUP-08", "T1-SETUP-10", "T1-MARKET-03")
def test_the_managers_component_joins_a_stack_and_is_counted_one_more() -> None:
    position = with_magicians(2, **FIRST)
    play(position, "take wood+wood", "learn chinese-sticks", "mark spade", "engage manager", "take wood")
    (stack,) = position.view(None).workshops[0].components
    assert (stack.board, stack.tokens, stack.counts) == ("manager", 3, 4)


def readied(*written: str, magician: str = "the-mechaniker", **options: Any) -> TrickerionPosition:
    """A game that begins once seat 0 has chosen like this; seat 1 comes before."""
    position = opening(2, 1, **options)
    play(position, "choose the-great-optico", f"choose {magician}", *STARTS[1], *written)
    return position


@pytest.mark.rule("T1-SETUP-09")
@pytest.mark.parametrize(
    ("magician", "goods", "trick", "printed"),
    [
        ("priestess-of-mysticism", "glass+glass", "mind-reading", 3),
        ("the-mechaniker", "metal+metal", "linking-rings", 2),
    ],
)
@pytest.mark.parametrize("edition", ["first", "2019"])
def test_a_starting_trick_that_can_be_paid_has_two_markers_whatever_it_prints(
    magician: str, goods: str, trick: str, printed: int, edition: str
) -> None:
    chosen = (f"take {goods}", f"learn {trick}", "mark club", "engage assistant")
    position = readied(*chosen, magician=magician, edition=edition)
    ready = 2 if edition == "first" else printed
    assert markers(position) == {trick: (ready, 4 - ready)}


@pytest.mark.rule("T1-SETUP-09")
def test_a_starting_trick_that_cannot_be_paid_has_none() -> None:
    position = readied("take wood+metal", "learn linking-rings", "mark club", "engage assistant", **FIRST)
    assert markers(position) == {"linking-rings": (0, 4)}


@pytest.mark.rule("T1-SETUP-10")
def test_what_the_managers_component_counts_serves_the_starting_trick() -> None:
    for component, ready in (("metal", 2), ("fabric", 0)):
        chosen = ("take wood+glass", "learn linking-rings", "mark club", "engage manager")
        position = readied(*chosen, f"take {component}", **FIRST)
        assert markers(position) == {"linking-rings": (ready, 4 - ready)}


@pytest.mark.rule("T1-SETUP-10")
def test_the_trick_of_the_engineer_never_starts_with_markers() -> None:
    chosen = ("take metal+metal", "learn levitation", "mark club", "engage engineer")
    position = readied(*chosen, "learn linking-rings", "mark spade", **FIRST)
    assert markers(position) == {"levitation": (0, 4), "linking-rings": (0, 4)}


# --- what is left to chance ---------------------------------------------------------------------


@pytest.mark.rule("T1-SETUP-14")
def test_the_first_order_is_drawn_once_all_have_chosen() -> None:
    position = almost_ready(3, **FIRST)
    assert position.view(None).order == ()
    orders = {trial.view(None).order for trial in under_keys(position, "engage assistant", 60)}
    assert len(orders) == 6


@pytest.mark.rule("T1-SETUP-11", "T1-SETUP-14")
def test_prophecies_are_drawn_after_the_choices_of_the_players() -> None:
    position = almost_ready(2, **ALLEY)
    assert position.prophecies == ()
    events = play(position, "engage assistant")
    (moved,) = [event for event in events if isinstance(event, PropheciesMoved)]
    assert (moved.active, len(moved.pending)) == ("", 3)
    last = max(n for n, event in enumerate(events) if isinstance(event, TrickPrepared))
    assert events.index(moved) > last
    assert not any(
        isinstance(event, PropheciesMoved) for event in play(almost_ready(**FIRST), "engage assistant")
    )
