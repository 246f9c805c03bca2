"""Set-up: the boards, the players' choices, presets, and the first order."""

from __future__ import annotations

from itertools import islice

import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play, refused, texts
from tests.games.trickerion.helpers.scenario import GAME


def new(seats: int = 2, seed: int = 0, **options: object) -> TrickerionPosition:
    """A new game whose first chooser is seat 0."""
    return next(
        position
        for position in (GAME.new(seats, each, options) for each in range(seed, 1000))
        if position.chooser == 0
    )


def equipped(position: TrickerionPosition, *wishes: str) -> None:
    """Answer the open questions with the wished choices where they are legal, else with the first choice."""
    while position.view(None).phase == "set-up":
        written = next((wish for wish in wishes if wish in texts(position)), texts(position)[0])
        play(position, written)


@pytest.mark.rule("TR-SETUP-02", "TR-SETUP-05", "TR-SETUP-06", "TR-SETUP-10")
@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (3, 2), (4, 3)])
def test_the_boards_at_the_start(seats: int, cards: int) -> None:
    view = GAME.new(seats, 1).view(None)
    assert view.market.stalls == ("wood", "metal", "glass", "fabric")
    assert (view.market.orders, view.market.quick) == (("",) * 4, "")
    assert len(view.theater) == cards
    assert all(show.card.startswith("riverside") for show in view.theater)


@pytest.mark.rule("TR-SETUP-08", "TR-SETUP-09", "TR-SETUP-11")
def test_two_riverside_cards_lie_on_two_of_the_grand_magorian() -> None:
    for seed in range(20):
        position = GAME.new(4, seed)
        deck = position.to_dict()["deck"]
        assert isinstance(deck, list)
        assert [card.rsplit("-", 1)[0] for card in deck] == ["riverside-theater"] * 2 + ["grand-magorian"] * 2
        assert not {*deck} & {show.card for show in position.view(None).theater}
        assert position.view(0).deck == 4


@pytest.mark.rule("TR-SETUP-22", "TR-SETUP-23", "TR-SETUP-24", "TR-SETUP-26")
@pytest.mark.parametrize(("seats", "points"), [(2, [2, 0]), (3, [2, 1, 0]), (4, [2, 1, 1, 0])])
def test_few_players_close_slots(seats: int, points: list[int]) -> None:
    table = GAME.new(seats, 1).table
    for first, location in ((0, 0), (4, 1)):
        free = [table.modifiers[first + slot] for slot in range(4) if table.open_slots[location] >> slot & 1]
        assert free == points
    assert table.open_slots[2].bit_count() == 2
    assert table.open_slots[3].bit_count() == 12


@pytest.mark.rule("TR-PSET-01", "TR-PSET-02", "TR-SETUP-21")
def test_each_school_is_taken_once() -> None:
    position = new(3)
    assert len(texts(position)) == 8
    play(position, "choose priestess-of-mysticism")
    assert position.waiting == (1,)
    assert len(texts(position)) == 6
    assert refused(position, "choose yoruba-spiritmaster") == "school-taken"
    play(position, "choose electra", "choose the-gentleman")
    assert position.waiting == (0,)


@pytest.mark.rule("TR-PSET-07", "TR-PSET-08")
def test_free_components_cost_exactly_two() -> None:
    position = new()
    play(position, "choose electra", "choose the-gentleman")
    assert len(texts(position)) == 14
    assert "take wood+wood" in texts(position)
    assert "take rope" in texts(position)


@pytest.mark.rule("TR-PSET-09", "TR-PSET-10", "TR-PSET-11", "TR-PSET-16")
def test_a_starting_trick_of_the_own_school_with_a_symbol() -> None:
    position = new()
    play(position, "choose electra", "choose the-gentleman", "take wood+metal")
    schools = [text.split()[1] for text in texts(position)]
    assert schools == ["linking-rings", "living-piano", "chinese-sticks", "levitation"]
    assert refused(position, "learn mind-reading") == "own-school-only"
    assert refused(position, "learn bullet-catch") == "level-one-only"
    play(position, "learn linking-rings")
    assert texts(position) == ["mark spade", "mark heart", "mark diamond", "mark club"]
    play(position, "mark club")
    assert texts(position) == ["engage manager", "engage engineer", "engage assistant"]
    (owned,) = position.view(0).me.tricks
    assert (owned.symbol, owned.board, owned.ready) == ("club", "player", 0)


@pytest.mark.rule("TR-PSET-17", "TR-PSET-22", "TR-PSET-25")
def test_the_managers_components_join_their_stack() -> None:
    position = new()
    play(position, "choose electra", "choose the-gentleman", "take wood+wood", "learn linking-rings")
    play(position, "mark spade", "engage manager")
    assert refused(position, "take wood+metal") == "stack-full"
    assert refused(position, "take rope") == ""
    position = new()
    play(position, "choose electra", "choose the-gentleman", "take wood+metal", "learn linking-rings")
    play(position, "mark spade", "engage manager", "take wood+glass")
    stacks = {
        stack.component: (stack.board, stack.counts) for stack in position.view(0).workshops[0].components
    }
    assert stacks == {"wood": ("manager", 3), "metal": ("player", 1), "glass": ("manager", 2)}


@pytest.mark.rule("TR-PSET-18", "TR-PSET-19", "TR-PSET-23")
def test_engineers_choose_their_tricks_last_and_unprepared() -> None:
    position = new()
    play(position, "choose electra", "choose the-gentleman", "take metal+metal", "learn linking-rings")
    play(position, "mark spade", "engage engineer")
    assert position.waiting == (1,)
    play(position, "take fabric+fabric", "learn enchanted-butterflies", "mark heart", "engage engineer")
    assert position.waiting == (0,)
    assert len(texts(position)) == 14
    assert refused(position, "learn enchanted-butterflies") == "trick-gone"
    play(position, "learn barricaded-barrels", "mark heart", "learn mind-reading", "mark spade")
    tricks = {owned.trick: (owned.board, owned.ready) for owned in position.view(0).workshops[0].tricks}
    assert tricks == {"linking-rings": ("player", 2), "barricaded-barrels": ("engineer", 0)}


@pytest.mark.rule("TR-PSET-15", "TR-PSET-20", "TR-PSET-21", "TR-PSET-31")
def test_what_everybody_starts_with() -> None:
    position = new()
    equipped(position, "engage assistant")
    view = position.view(0)
    ids = [character.id for character in view.me.characters]
    assert ids == ["magician", "assistant", "apprentice-1", "apprentice-4"]
    assert (view.fame, view.shards) == ((5, 5), (1, 1))


@pytest.mark.rule("TR-PSET-26", "TR-PSET-28", "TR-PSET-29", "TR-PSET-30")
@pytest.mark.parametrize(("seats", "coins"), [(2, [10, 14]), (3, [10, 12, 14]), (4, [10, 12, 14, 16])])
def test_coins_by_initiative_space(seats: int, coins: list[int]) -> None:
    orders = set()
    for seed in range(12):
        position = GAME.new(seats, seed)
        equipped(position)
        orders.add(position.order)
        view = position.view(None)
        assert [view.coins[seat] for seat in view.order] == coins
    assert len(orders) > 1


@pytest.mark.rule("TR-BEGIN-02", "TR-BEGIN-03", "TR-BEGIN-04", "TR-BEGIN-05")
def test_the_four_presets() -> None:
    position = new(4, beginner="all")
    play(
        position,
        "choose the-gentleman",
        "choose electra",
        "choose the-red-lotus",
        "choose yoruba-spiritmaster",
    )
    found = []
    for workshop in position.view(None).workshops:
        tricks = [(owned.trick, owned.board, owned.ready) for owned in workshop.tricks]
        stacks = [(stack.component, stack.tokens, stack.board) for stack in workshop.components]
        found.append((tricks, stacks, [character.id for character in workshop.characters][1:]))
    assert found == [
        (
            [("enchanted-butterflies", "player", 2)],
            [("fabric", 2, "player"), ("animal", 1, "manager")],
            ["manager", "apprentice-1"],
        ),
        (
            [("linking-rings", "player", 2)],
            [("metal", 2, "player")],
            ["assistant", "apprentice-1", "apprentice-4"],
        ),
        (
            [("barricaded-barrels", "player", 2), ("stocks-escape", "engineer", 0)],
            [("wood", 2, "player")],
            ["engineer", "apprentice-1"],
        ),
        (
            [("mind-reading", "player", 3)],
            [("glass", 2, "player"), ("rope", 1, "manager")],
            ["manager", "apprentice-1"],
        ),
    ]


@pytest.mark.rule("TR-BEGIN-01", "TR-BEGIN-08", "TR-BEGIN-11")
def test_a_preset_is_reserved_before_others_choose() -> None:
    position = new(2, beginner=[1])
    play(position, "choose electra", "choose the-red-lotus", "take wood+metal", "learn linking-rings")
    play(position, "mark spade", "engage engineer")
    assert position.waiting == (0,)
    assert refused(position, "learn stocks-escape") == "trick-gone"
    assert refused(position, "learn burning-mummy") == ""


@pytest.mark.rule("TR-GEN-03", "TR-SETUP-14", "TR-SETUP-19")
@pytest.mark.parametrize(
    ("modules", "alley", "prophecies"),
    [
        ({}, False, False),
        ({"dark_alley": True}, True, False),
        ({"dark_alley": True, "prophecies": True}, True, True),
    ],
)
def test_the_three_configurations(modules: dict[str, object], alley: bool, prophecies: bool) -> None:
    position = new(2, 0, **modules, beginner="all")
    play(position, "choose electra", "choose the-gentleman")
    assert (position.decks != (), position.prophecies != ()) == (alley, prophecies)


def test_beginners_are_named_by_seat() -> None:
    option = GAME.options["beginner"]
    assert option.read("all", 3) == (0, 1, 2)
    assert option.read([2, 0], 3) == (0, 2)
    assert option.read_text("1,3") == (0, 2)
    assert option.read_text("none") == ()
    for wrong in ([3], ["0"], 1, "some"):
        with pytest.raises(sleight.BadInput):
            option.read(wrong, 3)
    assert len(list(islice(option.allowed(2), 10))) == 4
