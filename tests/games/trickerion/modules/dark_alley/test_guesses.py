"""What a guess draws with the Dark Alley: hands, decks, draws, sealed cards and prophecies, all evenly."""

from __future__ import annotations

from collections import Counter
from itertools import islice, permutations, product
from random import Random
from typing import Any

import pytest

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.questions import every_question, sealed, three
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import DOWNTOWN, PERMANENT, guesses, guessing, is_even
from tests.games.trickerion.helpers.walks import ALLEY_SETS, alley_walk

MOMENTS = every_question()
Cell = tuple[str, ...]


def saved(position: TrickerionPosition) -> dict[str, Any]:
    """The position as plain data."""
    return position.to_dict()


def hidden(position: TrickerionPosition, deck: int, known: int) -> TrickerionPosition:
    """The same position in which seat 0 knows all cards of a deck but the first so many."""
    data = saved(position)
    cards = data["alley"]["decks"][deck]
    data["alley"]["known"][deck] = [0] * known + [1] * (len(cards) - known)
    return GAME.from_dict(data)


@pytest.mark.rule("TR-GEN-24", "TR-DA-08")
@pytest.mark.parametrize("name", MOMENTS)
def test_a_guess_looks_the_same_to_the_one_who_guesses_in_every_moment(name: str) -> None:
    position, rng = MOMENTS[name], Random(2)
    for viewer in (*range(position.table.seats), None):
        view = position.view(viewer)
        for guess in islice(guessing(view, rng), 10):
            assert guess.view(viewer) == view
            if viewer is not None:
                assert guess.choices(viewer) == position.choices(viewer)
            GAME.from_dict(guess.to_dict())


@pytest.mark.rule("TR-GEN-24", "TR-DA-08", "TR-PROR-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", ALLEY_SETS, ids=str)
def test_a_guess_is_a_position_of_the_game_at_any_moment(seats: int, options: dict[str, Any]) -> None:
    rng = Random(3)
    for step, position in enumerate(alley_walk(seats, 60 + seats, **options)):
        if step % 11 == 0:
            viewer = rng.choice((*range(seats), None))
            view = position.view(viewer)
            guess = GAME.guess(view, rng)
            assert guess.view(viewer) == view
            assert (guess.waiting, guess.scores, guess.ranks) == (
                position.waiting,
                position.scores,
                position.ranks,
            )
            GAME.from_dict(guess.to_dict())


@pytest.mark.rule("TR-GEN-24", "TR-DA-08")
def test_a_guess_can_be_played_to_the_end() -> None:
    rng = Random(4)
    for step, position in enumerate(alley_walk(3, 8, **ALLEY_SETS[0])):
        if step % 60 == 0:
            guess = GAME.guess(position.view(step % 3), rng)
            while guess.waiting:
                seat = rng.choice(guess.waiting)
                guess.apply(seat, rng.choice(guess.choices(seat)))
            assert len(guess.winners) == 1


@pytest.mark.rule("TR-GEN-24", "TR-DA-08")
def test_unknown_cards_go_evenly_to_unknown_places_and_to_other_hands() -> None:
    scene = table(3, dark_alley=True).hand(1, "empower").hand(2, "headhunter")
    position = scene.assigned(0, "magician", "theater").placing(0).decks(downtown=["interest"]).position()
    view = hidden(position, 0, known=1).view(0)
    places = [
        (found["alley"]["decks"][0][0], *found["workshops"][1]["hand"], *found["workshops"][2]["hand"])
        for found in guesses(view, 1200)
    ]
    assert is_even(Counter(places), list(permutations(("empower", "headhunter", "interest"))))


@pytest.mark.rule("TR-GEN-24", "TR-DA-08")
def test_a_card_that_the_viewer_put_under_its_deck_stays_there() -> None:
    position = three().acting(0, "magician", "dark-alley-1", 1).decks(theater=["new-twist"]).position()
    play(position, "draw theater", "retain new-twist")
    under = saved(position)["alley"]["decks"][3][-1]
    known = guesses(position.view(0), 30)
    assert {found["alley"]["decks"][3][-1] for found in known} == {under}
    assert {found["alley"]["known"][3][-1] for found in known} == {1}
    assert {sum(found["alley"]["known"][3]) for found in known} == {1}
    assert len({found["alley"]["decks"][3][-1] for found in guesses(position.view(1), 30)}) > 3
    assert all("new-twist" in found["workshops"][0]["hand"] for found in known)


@pytest.mark.rule("TR-GEN-24")
def test_what_everybody_knows_is_known_to_a_spectator() -> None:
    data = saved(three().assigned(0, "magician", "theater").placing(0).position())
    data["alley"]["known"][1][-1] = 31
    position = GAME.from_dict(data)
    for viewer in (0, 2, None):
        view = position.view(viewer)
        assert view.alley is not None
        assert [bool(id) for id in view.alley.decks[1]] == [False] * 8 + [True]
        guess = GAME.guess(view, Random(5))
        assert guess.view(viewer) == view


@pytest.mark.rule("TR-GEN-24", "TR-ASSIGN-03", "TR-ASSIGN-08")
def test_plans_with_special_cards_are_guessed_evenly() -> None:
    scene = table(2, dark_alley=True).hand(1, "empower").decks(downtown=["interest"]).planning()
    position = hidden(scene.position(), 0, known=1)
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    counts: Counter[Cell] = Counter()
    for found in guesses(position.view(0), 2200):
        workshop = found["workshops"][1]
        cards = tuple(each["card"] for each in workshop["characters"])
        counts[(*workshop.get("hand", []), "/", *cards)] += 1
    plans: list[Cell] = []
    for held in ("empower", "interest"):
        for cards in product(("", *PERMANENT, held), repeat=2):
            if cards[0] != cards[1] or cards[0] in ("", "theater"):
                plans.append((*([] if held in cards else [held]), "/", *cards))
    assert len(plans) == 2 * (49 - 5)
    assert is_even(counts, plans)


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24")
def test_sealed_cards_are_guessed_evenly_from_what_their_owner_can_have() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("hidden-assignments")
    scene.sealed(0, "magician", "downtown").sealed(1, "magician", "empower").hand(1, "logistics")
    scene.idle(1, "apprentice-1", "workshop", secret=True).placed(1, "engineer", "friday-1")
    position = scene.placing(0).decks(downtown=["interest"], market_row=["business-share"]).position()
    position = hidden(hidden(position, 0, known=1), 1, known=1)
    counts: Counter[Cell] = Counter()
    for found in guesses(position.view(0), 2500):
        workshop = found["workshops"][1]
        assert [each.get("secret", False) for each in workshop["characters"]] == [True, False, True]
        assert workshop["specials"] == [1, 1, 0, 0]
        cards = (workshop["characters"][0]["card"], workshop["characters"][2]["card"])
        counts[(*cards, "/", *workshop.get("hand", []))] += 1
    # One of two cards of each deck; a theater card lies open under the Engineer, another one is left.
    cells: list[Cell] = []
    for held in product(("empower", "interest"), ("logistics", "business-share")):
        for laid in permutations((*PERMANENT, *held), 2):
            cells.append((*laid, "/", *(card for card in held if card not in laid)))
    assert is_even(counts, cells)


@pytest.mark.rule("TR-PROR-25", "TR-GEN-24")
def test_an_idle_sealed_card_may_be_any_and_who_has_one_is_known() -> None:
    view = sealed().position().view(2)
    found = guesses(view, 200)
    idle = Counter(guess["workshops"][1]["characters"][1]["card"] for guess in found)
    assert set(idle) > set(PERMANENT)
    assert len(set(idle) - set(PERMANENT)) > 10
    assert all(guess["workshops"][2] == found[0]["workshops"][2] for guess in found)


@pytest.mark.rule("TR-DA-03", "TR-DA-08")
def test_what_another_looks_at_is_guessed_evenly() -> None:
    scene = table(2, dark_alley=True).hand(0, *DOWNTOWN[:7])
    position = scene.acting(1, "magician", "dark-alley-1", 1).position()
    play(position, "draw downtown")
    assert position.waiting == (1,)
    drawn = Counter(
        (*found["alley"]["drawn"][0][1:], *found["alley"]["decks"][0])
        for found in guesses(position.view(0), 1200)
    )
    assert is_even(drawn, list(permutations(DOWNTOWN[7:])))
    own = saved(position)["alley"]["drawn"]
    assert all(found["alley"]["drawn"] == own for found in guesses(position.view(1), 20))


@pytest.mark.rule("TR-DA-07", "TR-DA-08")
def test_of_a_pair_that_is_decided_one_card_is_in_hand() -> None:
    scene = table(2, dark_alley=True).hand(0, *DOWNTOWN[:-4])
    position = scene.acting(1, "magician", "dark-alley-1", 3).position()
    play(position, "draw downtown", "draw downtown", f"retain {DOWNTOWN[-4]}")
    counts: Counter[Cell] = Counter()
    for found in guesses(position.view(0), 2400):
        (_, *one), (_, *other) = found["alley"]["drawn"]
        (kept,) = found["workshops"][1]["hand"]
        counts[(kept, *(card for card in one if card != kept), *other)] += 1
        assert kept in one
    assert is_even(counts, list(permutations(DOWNTOWN[-4:])))


@pytest.mark.rule("TR-DA-09")
def test_the_last_card_of_a_deck_is_looked_at_alone() -> None:
    scene = table(2, dark_alley=True).hand(0, *DOWNTOWN[:-3])
    position = scene.acting(1, "magician", "dark-alley-1", 3).position()
    play(position, "draw downtown", "draw downtown")
    for found in guesses(position.view(0), 40):
        assert [len(draw) for draw in found["alley"]["drawn"]] == [3, 2]
        assert found["alley"]["decks"][0] == []


@pytest.mark.rule("TR-SETUP-16", "TR-GEN-24")
def test_the_stack_of_prophecies_is_guessed_evenly() -> None:
    coming = ("shard-echo", "cheap-coins", "cheap-hiring")
    scene = three().prophecy_stack(*coming).assigned(0, "magician", "theater").placing(0)
    view = scene.position().view(1)
    counts: Counter[Cell] = Counter(tuple(found["alley"]["fates"]) for found in guesses(view, 1200))
    assert is_even(counts, list(permutations(coming)))


@pytest.mark.rule("TR-GEN-33")
def test_the_same_random_numbers_give_the_same_guess() -> None:
    for position in MOMENTS.values():
        view = position.view(0)
        assert GAME.guess(view, Random(8)).to_dict() == GAME.guess(view, Random(8)).to_dict()
