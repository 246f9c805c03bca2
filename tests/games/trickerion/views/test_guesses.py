"""What a guess draws: others' sealed plans evenly, the deck evenly, and coming chance anew."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from random import Random

import pytest

from sleight.games.trickerion.events import DieRerolled
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import guessing, is_even

CARDS = ("", "downtown", "market-row", "workshop", "theater")
HAND = {"downtown": 2, "market-row": 2, "workshop": 2, "theater": 3}


def test_the_test_of_evenness_can_tell() -> None:
    cells: list[tuple[str, ...]] = [(str(number),) for number in range(10)]
    rng = Random(1)
    fair = Counter(rng.choice(cells) for _ in range(2000))
    loaded = Counter(rng.choice([*cells, cells[0]]) for _ in range(2000))
    assert is_even(fair, cells)
    assert not is_even(loaded, cells)


def allowed_plans(characters: int) -> list[tuple[str, ...]]:
    """Every way to lay cards under so many characters with one hand."""
    return [
        plan
        for plan in product(CARDS, repeat=characters)
        if all(plan.count(card) <= most for card, most in HAND.items())
    ]


@pytest.mark.rule("TR-GEN-24", "TR-ASSIGN-08")
@pytest.mark.parametrize(("more", "plans"), [((), 25), (("engineer",), 122)])
@pytest.mark.parametrize("viewer", [0, None])
def test_a_confirmed_plan_of_another_is_guessed_evenly(
    more: tuple[str, ...], plans: int, viewer: int | None
) -> None:
    position = table(2).team(1, *more).planning().position()
    rests = [f"rest {each.id}" for each in position.view(1).me.characters]
    play(position, *rests, "confirm", seat=1)
    cells = allowed_plans(len(rests))
    assert len(cells) == plans
    view, rng = position.view(viewer), Random(2)
    counts: Counter[tuple[str, ...]] = Counter()
    for guess in islice(guessing(view, rng), 40 * plans):
        counts[tuple(each.card for each in guess.view(1).me.characters)] += 1
    assert is_even(counts, cells)


@pytest.mark.rule("TR-GEN-24", "TR-ASSIGN-08")
def test_the_own_plan_is_kept_in_a_guess() -> None:
    position = table(2).planning().position()
    play(position, "send magician theater", seat=0)
    play(position, "rest magician", "rest apprentice-1", "confirm", seat=1)
    view, rng = position.view(0), Random(3)
    for guess in islice(guessing(view, rng), 50):
        assert [each.card for each in guess.view(0).me.characters] == ["theater", ""]
        assert guess.waiting == (0,)


@pytest.mark.rule("TR-GEN-24")
def test_a_plan_that_is_still_open_may_be_guessed_at_any_stage() -> None:
    position = table(2).planning().position()
    view, rng = position.view(0), Random(4)
    stages: Counter[tuple[str, str]] = Counter()
    for guess in islice(guessing(view, rng), 300):
        asked = guess.asked(1)
        assert asked is not None
        stages[asked.kind, str(asked.arguments.get("character", ""))] += 1
        assert guess.view(1).replans == 0
    assert set(stages) == {("assign", "magician"), ("assign", "apprentice-1"), ("confirm", "")}


@pytest.mark.rule("TR-GEN-24")
def test_a_revealed_plan_is_not_guessed() -> None:
    position = table(2).assigned(1, "magician", "theater").assigned(0, "magician", "workshop").placing(0)
    view = position.position().view(0)
    assert all(guess.view(1).me == view.workshops[1] for guess in islice(guessing(view, Random(1)), 30))


@pytest.mark.rule("TR-GEN-24", "TR-SETUP-08", "TR-SETUP-11")
def test_the_deck_is_guessed_evenly_from_the_cards_that_nobody_has_seen() -> None:
    shown = ("riverside-theater-2", "riverside-theater-5", "riverside-theater-6")
    position = table(2).round(3).theater(*shown).advertising(0).position()
    fields = {**position.to_dict(), "seen": ["riverside-theater-1", "grand-magorian-4"]}
    fields["deck"] = ["grand-magorian-1", "grand-magorian-2"]
    view, rng = GAME.from_dict(fields).view(0), Random(5)
    left = [f"grand-magorian-{number}" for number in (1, 2, 3, 5, 6, 7, 8)]
    cells: list[tuple[str, ...]] = [(one, other) for one in left for other in left if one != other]
    found = islice(guessing(view, rng), 40 * len(cells))
    counts = Counter(tuple(map(str, _deck(guess.to_dict()))) for guess in found)
    assert is_even(counts, cells)


def _deck(saved: dict[str, object]) -> list[object]:
    deck = saved["deck"]
    assert isinstance(deck, list)
    return deck


@pytest.mark.rule("TR-GEN-24", "TR-SETUP-08")
def test_the_theaters_of_a_guessed_deck_are_those_of_the_rules() -> None:
    view, rng = table(4).advertising(0).position().view(2), Random(6)
    for guess in islice(guessing(view, rng), 100):
        deck = [str(card) for card in _deck(guess.to_dict())]
        kinds = [card.rsplit("-", 1)[0] for card in deck]
        assert kinds == ["riverside-theater"] * 2 + ["grand-magorian"] * 2
        assert len({*deck, *(show.card for show in view.theater)}) == 4 + 3


@pytest.mark.rule("TR-GEN-24", "TR-GEN-33")
def test_coming_chance_is_drawn_anew_for_every_guess() -> None:
    position = table(2).acting(0, "magician", "downtown-1").position()
    view, rng = position.view(0), Random(7)
    keys, faces = set(), Counter[tuple[str, ...]]()
    for guess in islice(guessing(view, rng), 600):
        keys.add(guess.key)
        events = play(guess, "reroll residence-1")
        faces[tuple(event.face for event in events if isinstance(event, DieRerolled))] += 1
    assert len(keys) == 600
    assert position.key not in keys
    assert is_even(faces, [(face,) for face in ("mechanical", "optical", "escape", "spiritual", "any", "x")])


@pytest.mark.rule("TR-GEN-33")
def test_the_same_random_numbers_give_the_same_guess() -> None:
    view = table(3).planning().position().view(1)
    assert GAME.guess(view, Random(8)).to_dict() == GAME.guess(view, Random(8)).to_dict()


def test_a_copy_keeps_its_coming_chance() -> None:
    position = table(2).acting(0, "magician", "downtown-1").position()
    twin = position.copy()
    assert play(position, "reroll residence-1") == play(twin, "reroll residence-1")
