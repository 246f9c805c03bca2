"""TR-PSET: what each player chooses and receives before the first round."""

from __future__ import annotations

from collections import Counter

import pytest

import sleight
from sleight.core.asked import Asked
from sleight.core.refusal import Refusal
from sleight.games.trickerion.events import (
    Advertised,
    ComponentsTaken,
    GameBegan,
    MagicianChosen,
    SpecialistEngaged,
    TrickLearned,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import Character, OwnTrick, Stack, Workshop
from tests.games.trickerion.helpers.changes import changed_fields
from tests.games.trickerion.helpers.openings import (
    STARTS,
    almost_ready,
    every_seat_count,
    opening,
    with_magicians,
)
from tests.games.trickerion.helpers.playing import play, refusal, texts, under_keys, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

MAGICIANS = {
    "mechanical": ("the-mechaniker", "electra"),
    "optical": ("the-great-optico", "the-gentleman"),
    "escape": ("master-of-chains", "the-red-lotus"),
    "spiritual": ("priestess-of-mysticism", "yoruba-spiritmaster"),
}
BASIC_PAIRS = [
    "wood+wood",
    "wood+metal",
    "wood+glass",
    "wood+fabric",
    "metal+metal",
    "metal+glass",
    "metal+fabric",
    "glass+glass",
    "glass+fabric",
    "fabric+fabric",
]
ADVANCED = ["rope", "petroleum", "saw", "animal"]


def choosing(*schools: str) -> list[str]:
    """The choices that name the magicians of these schools."""
    return [f"choose {magician}" for school in schools for magician in MAGICIANS[school]]


def workshop(position: TrickerionPosition, seat: int = 0) -> Workshop:
    """What a player owns, as a spectator sees it."""
    return position.view(None).workshops[seat]


def started(position: TrickerionPosition) -> GameBegan:
    """The event with which the last seat of `almost_ready` lets the game begin."""
    return next(event for event in play(position, "engage assistant") if isinstance(event, GameBegan))


@pytest.mark.rule("TR-PSET-01")
@every_seat_count
def test_magicians_are_chosen_clockwise_from_the_first_chooser(players: int) -> None:
    for chooser in range(players):
        position = opening(players, chooser)
        assert position.view(None).chooser == chooser
        for turn in range(players):
            seat = (chooser + turn) % players
            assert position.waiting == (seat,)
            assert position.asked(seat) == Asked("magician", "TR-PSET-02", seat, {}, "trickerion")
            chosen = list(MAGICIANS.values())[turn][0]
            assert play(position, f"choose {chosen}") == [MagicianChosen(seat, chosen)]
        assert position.waiting == (chooser,)


@pytest.mark.rule("TR-PSET-01")
@every_seat_count
def test_everybody_is_equally_likely_to_choose_first(players: int) -> None:
    first = Counter(GAME.new(players, seed).chooser for seed in range(600))
    assert set(first) == set(range(players))
    assert all(abs(count - 600 / players) < 60 for count in first.values())


@pytest.mark.rule("TR-PSET-02")
def test_each_school_is_taken_at_most_once() -> None:
    position = opening(4)
    assert texts(position) == choosing("mechanical", "optical", "escape", "spiritual")
    play(position, "choose the-gentleman")
    assert texts(position) == choosing("mechanical", "escape", "spiritual")
    for taken in MAGICIANS["optical"]:
        assert why_not(position, f"choose {taken}") == refusal("school-taken", "TR-PSET-02", school="optical")
    play(position, "choose priestess-of-mysticism")
    assert texts(position) == choosing("mechanical", "escape")
    play(position, "choose electra")
    assert texts(position) == choosing("escape")
    before = position.to_dict()
    with pytest.raises(sleight.Illegal) as refused:
        play(position, "choose the-mechaniker")
    assert refused.value.refusal == refusal("school-taken", "TR-PSET-02", school="mechanical")
    assert position.to_dict() == before


@pytest.mark.rule("TR-PSET-02")
def test_nothing_else_is_answered_before_a_magician_is_chosen() -> None:
    position = opening(3, chooser=1)
    for written in ("take rope", "learn linking-rings", "advertise"):
        assert why_not(position, written) == refusal("answer-first", "TR-PSET-02", question="magician")
    assert why_not(position, "choose electra", seat=0) == Refusal("not-asked", "", {"seats": (1,)})


@pytest.mark.rule("TR-PSET-03", "TR-PSET-05")
@every_seat_count
def test_everybody_receives_a_board_a_magician_and_a_poster(players: int) -> None:
    position = opening(players)
    home = (Character("magician", "home", "", False), Character("apprentice-1", "home", "", False))
    assert position.view(None).workshops == (Workshop("", (), (), home, False, ""),) * players
    for turn, school in enumerate(list(MAGICIANS)[:players]):
        before = position.to_dict()
        chosen = MAGICIANS[school][1]
        play(position, f"choose {chosen}")
        assert changed_fields(before, position.to_dict()) == {"asked", "workshops"}
        assert workshop(position, turn) == Workshop(chosen, (), (), home, False, "")
    assert [workshop(position, seat).magician for seat in range(players)] == [
        magicians[1] for magicians in list(MAGICIANS.values())[:players]
    ]


@pytest.mark.rule("TR-PSET-05")
@every_seat_count
def test_everybody_has_a_poster_to_hang(players: int) -> None:
    position = table(players).advertising(0).position()
    events = play(position, *["advertise"] * players)
    spaces = position.view(None).spaces
    assert events == [Advertised(seat, spaces[seat], 2) for seat in range(players)]
    assert all(workshop(position, seat).poster for seat in range(players))


@pytest.mark.rule("TR-PSET-06")
def test_all_markers_are_in_reserve() -> None:
    position = with_magicians()
    play(position, "take rope", "learn levitation")
    assert texts(position) == ["mark spade", "mark heart", "mark diamond", "mark club"]
    play(position, "mark diamond")
    assert workshop(position).tricks == (OwnTrick("levitation", "diamond", "player", 0, 4),)


@pytest.mark.rule("TR-PSET-06")
def test_what_the_set_up_lays_on_a_trick_comes_from_the_reserve() -> None:
    position = almost_ready()
    play(position, "engage assistant")
    assert workshop(position, 0).tricks == (OwnTrick("linking-rings", "spade", "player", 2, 2),)
    assert workshop(position, 1).tricks == (OwnTrick("enchanted-butterflies", "heart", "player", 2, 2),)
    assert all(marker is None for show in position.view(None).theater for marker in show.markers)


@pytest.mark.rule("TR-PSET-07")
def test_starting_components_are_free_and_lie_on_the_player_board() -> None:
    position = with_magicians()
    before = position.to_dict()
    assert play(position, "take wood+glass") == [ComponentsTaken(0, ("wood", "glass"), "player")]
    assert changed_fields(before, position.to_dict()) == {"asked", "workshops"}
    assert workshop(position).components == (Stack("wood", 1, "player", 1), Stack("glass", 1, "player", 1))
    assert workshop(position, 1).components == ()
    assert position.asked(0) == Asked("starting-trick", "TR-PSET-09", 0, {}, "trickerion")


@pytest.mark.rule("TR-PSET-08")
def test_starting_components_cost_exactly_two_coins() -> None:
    position = with_magicians()
    assert position.asked(0) == Asked("starting-components", "TR-PSET-08", 0, {}, "trickerion")
    assert texts(position) == [f"take {goods}" for goods in (*ADVANCED, *BASIC_PAIRS)]
    assert len(texts(position)) == 14
    for written in ("learn linking-rings", "mark spade", "engage manager"):
        refused = refusal("answer-first", "TR-PSET-08", question="starting-components")
        assert why_not(position, written) == refused


@pytest.mark.rule("TR-PSET-08")
@pytest.mark.parametrize("goods", [*ADVANCED, *BASIC_PAIRS])
def test_equal_components_form_one_stack(goods: str) -> None:
    position = with_magicians()
    assert play(position, f"take {goods}") == [ComponentsTaken(0, tuple(goods.split("+")), "player")]
    stacks = Counter(goods.split("+"))
    assert workshop(position).components == tuple(
        Stack(type, count, "player", count) for type, count in stacks.items()
    )


@pytest.mark.rule("TR-PSET-09")
@pytest.mark.parametrize(
    ("seat", "school"), [(0, "mechanical"), (1, "optical"), (2, "escape"), (3, "spiritual")]
)
def test_the_starting_trick_has_level_one_and_the_own_school(seat: int, school: str) -> None:
    position = with_magicians(4, chooser=seat)
    play(position, "take rope")
    assert position.asked(seat) == Asked("starting-trick", "TR-PSET-09", seat, {}, "trickerion")
    own = [trick.id for trick in GAME.printed.tricks if (trick.school, trick.level) == (school, 1)]
    assert texts(position) == [f"learn {trick}" for trick in own]
    assert len(own) == 4


@pytest.mark.rule("TR-PSET-09")
def test_other_starting_tricks_are_refused() -> None:
    position = with_magicians()
    play(position, "take rope")
    refused = refusal("level-one-only", "TR-PSET-09", trick="bullet-catch")
    assert why_not(position, "learn bullet-catch") == refused
    refused = refusal("level-one-only", "TR-PSET-09", trick="automaton")
    assert why_not(position, "learn automaton") == refused
    refused = refusal("own-school-only", "TR-PSET-09", trick="mind-reading")
    assert why_not(position, "learn mind-reading") == refused
    refused = refusal("answer-first", "TR-PSET-09", question="starting-trick")
    assert why_not(position, "take rope") == refused


@pytest.mark.rule("TR-PSET-10", "TR-PSET-11")
@pytest.mark.parametrize("symbol", ["spade", "heart", "diamond", "club"])
def test_the_player_chooses_the_symbol_of_the_starting_trick(symbol: str) -> None:
    position = with_magicians()
    play(position, "take rope")
    before = position.to_dict()
    assert play(position, "learn living-piano") == []
    assert changed_fields(before, position.to_dict()) == {"asked"}
    assert position.asked(0) == Asked(
        "starting-symbol", "TR-PSET-10", 0, {"trick": "living-piano"}, "trickerion"
    )
    assert texts(position) == ["mark spade", "mark heart", "mark diamond", "mark club"]
    refused = refusal("answer-first", "TR-PSET-10", question="starting-symbol")
    assert why_not(position, "learn living-piano") == refused
    assert play(position, f"mark {symbol}") == [TrickLearned(0, "living-piano", symbol, "player")]
    assert workshop(position).tricks == (OwnTrick("living-piano", symbol, "player", 0, 4),)
    assert position.asked(0) == Asked("specialist", "TR-PSET-16", 0, {}, "trickerion")


@pytest.mark.rule("TR-PSET-11")
def test_the_starting_trick_stays_on_the_player_board_of_an_engineer() -> None:
    position = with_magicians()
    play(position, *STARTS[0][:3], "engage engineer", *STARTS[1])
    assert workshop(position).tricks == (OwnTrick("linking-rings", "spade", "player", 0, 4),)
    play(position, "learn chinese-sticks", "mark club")
    boards = {owned.trick: owned.board for owned in workshop(position).tricks}
    assert boards == {"linking-rings": "player", "chinese-sticks": "engineer"}


@pytest.mark.rule("TR-PSET-13", "TR-GEN-16")
@pytest.mark.parametrize(
    ("card", "count"), [("theater", 3), ("workshop", 2), ("market-row", 2), ("downtown", 2)]
)
def test_the_hand_has_three_theater_cards_and_two_of_each_other(card: str, count: int) -> None:
    team = ("magician", "manager", "engineer", "assistant", "apprentice-1", "apprentice-2")
    position = table().team(0, *team).planning().position()
    for character in team[:count]:
        play(position, f"send {character} {card}", seat=0)
    refused = refusal("no-card-left", "TR-ASSIGN-09", card=card)
    assert why_not(position, f"send {team[count]} {card}") == refused
    others = [each for each in ("downtown", "market-row", "workshop", "theater") if each != card]
    assert texts(position) == [*(f"send {team[count]} {each}" for each in others), f"rest {team[count]}"]


@pytest.mark.rule("TR-PSET-14")
@pytest.mark.parametrize("played", [1, 3, 5])
def test_the_dark_alley_card_is_never_used(played: int) -> None:
    position = table().round(played).planning().position()
    for character in ("magician", "apprentice-1"):
        assert texts(position, 0) == [
            f"send {character} downtown",
            f"send {character} market-row",
            f"send {character} workshop",
            f"send {character} theater",
            f"rest {character}",
        ]
        play(position, f"rest {character}", seat=0)


@pytest.mark.rule("TR-PSET-15")
@every_seat_count
def test_a_magician_and_an_apprentice_are_at_home(players: int) -> None:
    position = with_magicians(players)
    for seat in range(players):
        assert workshop(position, seat).characters == (
            Character("magician", "home", "", False),
            Character("apprentice-1", "home", "", False),
        )


@pytest.mark.rule("TR-PSET-16")
@pytest.mark.parametrize("specialist", ["manager", "engineer", "assistant"])
def test_the_chosen_specialist_is_in_the_workshop_at_once(specialist: str) -> None:
    position = with_magicians()
    play(position, *STARTS[0][:3])
    assert position.asked(0) == Asked("specialist", "TR-PSET-16", 0, {}, "trickerion")
    assert texts(position) == ["engage manager", "engage engineer", "engage assistant"]
    refused = refusal("answer-first", "TR-PSET-16", question="specialist")
    assert why_not(position, "learn living-piano") == refused
    before = position.to_dict()
    assert play(position, f"engage {specialist}") == [SpecialistEngaged(0, specialist)]
    assert changed_fields(before, position.to_dict()) == {"asked", "workshops"}
    team = [character.id for character in workshop(position).characters]
    bonus = ["apprentice-4"] if specialist == "assistant" else []
    assert team == ["magician", specialist, "apprentice-1", *bonus]
    assert {character.at for character in workshop(position).characters} == {"home"}


@pytest.mark.rule("TR-PSET-17")
def test_the_manager_brings_components_for_two_coins() -> None:
    position = with_magicians()
    play(position, "take rope", "learn levitation", "mark spade", "engage manager")
    assert position.asked(0) == Asked("manager-components", "TR-PSET-17", 0, {}, "trickerion")
    assert texts(position) == [f"take {goods}" for goods in (*ADVANCED, *BASIC_PAIRS)]
    refused = refusal("answer-first", "TR-PSET-17", question="manager-components")
    assert why_not(position, "engage engineer") == refused
    before = position.to_dict()
    assert play(position, "take glass+fabric") == [ComponentsTaken(0, ("glass", "fabric"), "manager")]
    assert changed_fields(before, position.to_dict()) == {"asked", "workshops"}
    assert workshop(position).components == (
        Stack("glass", 1, "manager", 2),
        Stack("fabric", 1, "manager", 2),
        Stack("rope", 1, "player", 1),
    )
    assert position.waiting == (1,)


@pytest.mark.rule("TR-PSET-20")
def test_the_assistant_brings_an_apprentice_on_its_own_board() -> None:
    position = with_magicians()
    play(position, *STARTS[0])
    assert workshop(position).characters == (
        Character("magician", "home", "", False),
        Character("assistant", "home", "", False),
        Character("apprentice-1", "home", "", False),
        Character("apprentice-4", "home", "", False),
    )
    assert position.waiting == (1,)
    assert position.asked(1) == Asked("starting-components", "TR-PSET-08", 1, {}, "trickerion")


@pytest.mark.rule("TR-PSET-21", "TR-PSET-31")
@every_seat_count
def test_everybody_starts_with_a_shard_and_five_fame(players: int) -> None:
    position = almost_ready(players)
    play(position, "engage assistant")
    view = position.view(None)
    assert view.shards == (1,) * players
    assert view.fame == position.scores == (5,) * players


@pytest.mark.rule("TR-PSET-26")
@every_seat_count
def test_every_first_order_is_equally_likely(players: int) -> None:
    trials = under_keys(almost_ready(players), "engage assistant", 2400)
    orders = Counter(trial.order for trial in trials)
    possible = {2: 2, 3: 6, 4: 24}[players]
    assert len(orders) == possible
    assert all(sorted(order) == list(range(players)) for order in orders)
    assert all(0.6 < count * possible / 2400 < 1.4 for count in orders.values())


@pytest.mark.rule("TR-PSET-26", "TR-PSET-29")
@pytest.mark.parametrize(("players", "coins"), [(3, (10, 12, 14)), (4, (10, 12, 14, 16))])
def test_who_is_later_starts_with_more_coins(players: int, coins: tuple[int, ...]) -> None:
    for trial in under_keys(almost_ready(players), "engage assistant", 30):
        view = trial.view(None)
        assert tuple(view.coins[seat] for seat in view.order) == coins
    position = almost_ready(players)
    began = started(position)
    assert began == GameBegan(position.order, position.view(None).coins, 5, 1)
    assert tuple(began.coins[seat] for seat in began.order) == coins


@pytest.mark.rule("TR-PSET-27")
@pytest.mark.parametrize(("players", "spaces"), [(3, (1, 2, 3)), (4, (1, 2, 3, 4))])
def test_three_or_four_players_use_the_first_spaces(players: int, spaces: tuple[int, ...]) -> None:
    position = almost_ready(players)
    play(position, "engage assistant")
    assert position.view(None).spaces == spaces
    for seat, space in zip(position.order, spaces, strict=True):
        assert play(position, "advertise") == [Advertised(seat, space, 2)]


@pytest.mark.rule("TR-PSET-28", "TR-PSET-30")
def test_two_players_stand_on_the_spaces_one_and_three() -> None:
    position = almost_ready()
    began = started(position)
    assert position.view(None).spaces == (1, 3)
    assert tuple(began.coins[seat] for seat in began.order) == (10, 14)
    first, second = position.order
    assert play(position, "advertise", "advertise") == [Advertised(first, 1, 2), Advertised(second, 3, 2)]
    assert [position.view(None).coins[seat] for seat in (first, second)] == [9, 11]
