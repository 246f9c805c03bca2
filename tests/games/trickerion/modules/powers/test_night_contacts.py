"""PW-07, MP-65: a draw offers one card more; where decks lie face up, the second card, unseen by others."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from sleight.games.trickerion.events import CardKept, CardsDrawn, CardTaken, DeckNamed, TopsShown
from sleight.games.trickerion.modules.powers.events import PowerUsed, RestOrdered, SecondShown, SecondTaken
from sleight.games.trickerion.state.cells import SHARDS
from sleight.games.trickerion.state.decks import knower
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.filling import EVERYBODY
from tests.games.trickerion.helpers.playing import is_sound, kind, play, question, refusal, texts, why_not
from tests.games.trickerion.helpers.powers import used, with_power, with_powers
from tests.games.trickerion.helpers.reading import deck
from tests.games.trickerion.helpers.saves import load_error, restored, same
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.secrecy import DOWNTOWN, guesses, is_even, readable

POWER = "night-contacts"
TOWN = ["empower", "interest", "headhunter", "investments", "trick-overhaul"]
USED = PowerUsed(0, POWER)


def _visit(points: int = 1, players: int = 2, **options: object) -> table:
    """The manager of seat 0 is in the Dark Alley; the magician of seat 1 comes next."""
    scene = with_powers(players, **options).decks(downtown=TOWN)
    return scene.acting(0, "manager", "dark-alley-4", points).assigned(1, "magician", "theater")


def _with_contacts(points: int = 1, players: int = 2, **options: object) -> TrickerionPosition:
    return with_power(_visit(points, players, **options), 0, POWER)


def _face_up() -> TrickerionPosition:
    """The same by first-edition rules."""
    return _with_contacts(edition="first", prophecies=True)


def _shortened(position: TrickerionPosition, left: int) -> TrickerionPosition:
    """The deck of Downtown has only so many cards; nobody has the others."""
    position.decks = (position.decks[0][:left], *position.decks[1:])
    return position


def _hand(position: TrickerionPosition, seat: int = 0) -> tuple[str, ...]:
    return position.view(seat).me.hand


@pytest.mark.rule("PW-07", "MP-65")
def test_one_of_three_cards_is_kept_and_the_others_go_under_the_deck_in_any_order() -> None:
    position = _with_contacts()
    assert play(position, "draw downtown") == [
        DeckNamed(0, "downtown"),
        CardsDrawn(0, "downtown", 3, ("empower", "interest", "headhunter")),
        USED,
    ]
    assert sorted(texts(position)) == ["retain empower", "retain headhunter", "retain interest"]
    assert play(position, "retain interest") == [CardKept(0, "downtown", "interest")]
    assert position.asked(0) == question("order-rest", "PW-07", 0, deck="downtown", power=POWER)
    assert why_not(position, "under interest") == refusal("not-drawn", "TR-DA-03", card="interest")
    for first, second in (("empower", "headhunter"), ("headhunter", "empower")):
        other = position.copy()
        assert play(other, f"under {first}")[0] == RestOrdered(0, "downtown", (first, second))
        assert deck(other, 0, 0)[-2:] == (first, second)
        assert _hand(other) == ("interest",)
        assert other.drawn == ()


@pytest.mark.rule("PW-07")
def test_who_has_not_learned_it_looks_at_two() -> None:
    position = with_power(_visit(), 1, POWER)
    events = play(position, "draw downtown")
    assert CardsDrawn(0, "downtown", 2, ("empower", "interest")) in events
    assert used(events) == []
    play(position, "retain empower")
    assert kind(position) != "order-rest"


@pytest.mark.rule("PW-07", "MP-65")
def test_draws_taken_together_show_three_each_and_go_back_draw_by_draw() -> None:
    position = _with_contacts(3)
    position.decks = (position.decks[0][:5], *position.decks[1:])
    events = play(position, "draw downtown", "draw downtown")
    assert [event for event in events if isinstance(event, CardsDrawn)] == [
        CardsDrawn(0, "downtown", 3, tuple(TOWN[:3])),
        CardsDrawn(0, "downtown", 2, tuple(TOWN[3:])),
    ]
    assert used(events) == [POWER], "the second draw shows what any other would"
    play(position, "retain empower", "under headhunter", "retain investments")
    assert deck(position, 0, 0) == ("headhunter", "interest", "trick-overhaul")


@pytest.mark.rule("PW-07", "MP-65")
@pytest.mark.parametrize(("left", "again"), [(3, False), (4, True)])
def test_a_deck_that_the_first_draw_will_empty_cannot_be_named_again(left: int, again: bool) -> None:
    position = _shortened(_with_contacts(9), left)
    play(position, "draw downtown")
    assert ("draw downtown" in texts(position)) == again
    plain = _shortened(_visit(9).position(), left)
    play(plain, "draw downtown")
    assert "draw downtown" in texts(plain)


@pytest.mark.rule("PW-07", "MP-65")
def test_with_fewer_cards_one_sees_what_is_there() -> None:
    position = _shortened(_with_contacts(), 2)
    assert used(play(position, "draw downtown", "retain interest")) == []
    assert deck(position, 0, 0) == ("empower",)


@pytest.mark.rule("MP-65")
def test_the_others_learn_only_how_many_cards_are_looked_at() -> None:
    position = _with_contacts(players=3)
    other = _with_contacts(players=3)
    cards = other.decks[0]
    other.decks = (tuple(cards[place] for place in (1, 4, 2, 0, 3, *range(5, 10))), *other.decks[1:])
    for here, there in (("draw downtown",) * 2, ("retain empower", "retain interest")):
        pairs = zip(play(position, here), play(other, there), strict=True)
        assert all(one.seen_by(1) == two.seen_by(1) for one, two in pairs)
        for viewer in (1, 2, None):
            assert readable(position, viewer) == readable(other, viewer)
    alley = position.view(1).alley
    assert alley is not None
    assert alley.drawn == (("downtown", "", "", ""),)
    ordered = play(position, "under headhunter")[0]
    assert [ordered.seen_by(viewer) for viewer in (0, 1, None)] == [
        ordered,
        *[RestOrdered(0, "downtown", ())] * 2,
    ]
    play(other, "under headhunter")
    assert readable(position, 1) == readable(other, 1)


@pytest.mark.rule("MP-65")
@pytest.mark.parametrize("moves", [("draw downtown",), ("draw downtown", f"retain {DOWNTOWN[-4]}")])
def test_what_another_looks_at_is_guessed_evenly(moves: tuple[str, ...]) -> None:
    scene = with_powers().hand(1, *DOWNTOWN[:-4]).acting(0, "manager", "dark-alley-4", 1)
    position = with_power(scene.assigned(1, "magician", "theater"), 0, POWER)
    play(position, *moves)
    counts: Counter[tuple[str, ...]] = Counter()
    for found in guesses(position.view(1), 2400):
        (_, *cards), rest = found["alley"]["drawn"][0], found["alley"]["decks"][0]
        hand = found["workshops"][0].get("hand", [])
        assert (len(hand), {*hand} <= {*cards}) == (len(moves) - 1, True)
        counts[(*cards, *rest)] += 1
    assert is_even(counts, list(permutations(DOWNTOWN[-4:])))


@pytest.mark.rule("MP-65")
def test_three_cards_and_one_are_not_guessed_as_two_and_two() -> None:
    scene = with_powers().hand(1, *DOWNTOWN[:-4]).acting(0, "manager", "dark-alley-4", 3)
    position = with_power(scene.assigned(1, "magician", "theater"), 0, POWER)
    play(position, "draw downtown", "draw downtown")
    for viewer in (0, 1, None):
        for found in guesses(position.view(viewer), 20):
            assert [len(draw) - 1 for draw in found["alley"]["drawn"]] == [3, 1]


@pytest.mark.rule("PW-07")
def test_a_save_with_more_cards_than_a_draw_shows_is_refused() -> None:
    position = _with_contacts()
    play(position, "draw downtown")
    assert is_sound(position)
    play(position, "retain empower")
    assert same(position, restored(position))
    data = position.to_dict()
    assert isinstance(data["alley"], dict)
    data["alley"]["drawn"][0].append("investments")
    error = load_error(data)
    assert error is not None
    assert "alley.drawn[0]: [1..4]" in str(error.arguments["why"])


@pytest.mark.rule("PW-07", "MP-65")
def test_where_decks_lie_face_up_one_alone_looks_at_the_second_card() -> None:
    position = _face_up()
    events = play(position, "draw downtown")
    assert events == [USED, SecondShown(0, "downtown", "interest")]
    assert [events[1].seen_by(viewer) for viewer in (1, None)] == [SecondShown(0, "downtown", "")] * 2
    assert position.asked(0) == question("top-or-second", "PW-07", 0, deck="downtown", power=POWER)
    assert texts(position) == ["retain empower", "retain interest"]
    assert why_not(position, "retain headhunter") == refusal("not-drawn", "PW-07", card="headhunter")
    assert [deck(position, 0, viewer)[:3] for viewer in (0, 1, None)] == [
        ("empower", "interest", ""),
        ("empower", "", ""),
        ("empower", "", ""),
    ]
    assert same(position, restored(position))
    assert restored(position).view(0) == position.view(0)


@pytest.mark.rule("PW-07", "MP-65")
def test_the_top_card_is_taken_as_ever_and_the_second_is_then_public() -> None:
    position = _face_up()
    events = play(position, "draw downtown", "retain empower")
    assert [CardTaken(0, "downtown", "empower", 0), TopsShown(("interest",))] == events[2:4]
    for viewer in (0, 1, None):
        assert deck(position, 0, viewer)[:2] == ("interest", "")
    assert position.view(1).workshops[0].known_cards == ("empower",)


@pytest.mark.rule("PW-07", "MP-65", "T1-CARD-09")
def test_the_second_card_is_taken_unseen() -> None:
    position = _face_up()
    taken = play(position, "draw downtown", "retain interest")[2]
    assert taken == SecondTaken(0, "downtown", "interest")
    assert _hand(position) == ("interest",)
    alley = position.view(0).alley
    assert alley is not None
    assert alley.secrets == ("interest",)
    for viewer in (1, None):
        assert taken.seen_by(viewer) == SecondTaken(0, "downtown", "")
        assert deck(position, 0, viewer)[:2] == ("empower", "")
        shop = position.view(viewer).workshops[0]
        assert (shop.specials, shop.known_cards) == ((1, 0, 0, 0), ())
        alley = position.view(viewer).alley
        assert alley is not None
        assert (alley.secrets, alley.round.taken) == ((), ())
    assert same(position, restored(position))


@pytest.mark.rule("MP-65", "T1-ALLEY-14")
def test_whoever_knew_the_second_card_knows_who_has_it() -> None:
    data = _face_up().to_dict()
    assert isinstance(data["alley"], dict)
    data["alley"]["known"][0][1] = EVERYBODY
    position = GAME.from_dict(data)
    play(position, "draw downtown", "retain interest")
    for viewer in (1, None):
        assert position.view(viewer).workshops[0].known_cards == ("interest",)
    alley = position.view(0).alley
    assert alley is not None
    assert alley.secrets == ()


@pytest.mark.rule("PW-07", "MP-65")
def test_two_second_cards_look_alike_to_all_others() -> None:
    one, other = _face_up(), _face_up()
    top, second, third, *rest = other.decks[0]
    other.decks = ((top, third, second, *rest), *other.decks[1:])
    for here, there in (("draw downtown",) * 2, ("retain interest", "retain headhunter")):
        play(one, here)
        play(other, there)
        for viewer in (1, None):
            assert readable(one, viewer) == readable(other, viewer)
        assert readable(one, 0) != readable(other, 0)


@pytest.mark.rule("PW-07", "MP-65")
def test_a_card_taken_unseen_is_guessed_evenly_and_known_to_nobody_else() -> None:
    scene = _visit(edition="first", prophecies=True).decks(downtown=[DOWNTOWN[0], *DOWNTOWN[-3:]])
    position = with_power(scene.hand(1, *DOWNTOWN[1:-3]), 0, POWER)
    play(position, "draw downtown")
    for viewer, known in ((0, [EVERYBODY, 0, 0, 0]), (1, [EVERYBODY, 0, 0, 0])):
        assert guesses(position.view(viewer), 1)[0]["alley"]["known"][0] == known
    play(position, f"retain {DOWNTOWN[-3]}")
    held: Counter[tuple[str, ...]] = Counter()
    for found in guesses(position.view(1), 900):
        held[(*found["workshops"][0]["hand"], *found["alley"]["decks"][0])] += 1
    cells = [(first, DOWNTOWN[0], *rest) for first, *rest in permutations(DOWNTOWN[-3:])]
    assert is_even(held, cells)
    (own,) = guesses(position.view(0), 1)
    assert DOWNTOWN[-3] not in [id for id, _ in own["alley"]["recalled"]]
    assert own["workshops"][0]["hand"] == [DOWNTOWN[-3]]


@pytest.mark.rule("MP-65")
def test_a_card_for_shards_is_no_draw_and_a_last_card_has_no_second() -> None:
    position = _face_up()
    position.cells[SHARDS] = 4
    assert used(play(position, "buy-card downtown")) == []
    assert _hand(position) == ("empower",)
    assert play(_shortened(_face_up(), 1), "draw downtown")[0] == CardTaken(0, "downtown", "empower", 0)


@pytest.mark.rule("PW-07")
def test_a_guess_looks_the_same_to_everybody_while_the_second_card_is_looked_at() -> None:
    position, rng = _face_up(), Random(1)
    play(position, "draw downtown")
    for viewer in (0, 1, None):
        view = position.view(viewer)
        guess = GAME.guess(view, rng)
        assert guess.view(viewer) == view
        assert GAME.from_dict(guess.to_dict()).to_dict() == guess.to_dict()


@pytest.mark.rule("PW-07", "T1-ALLEY-09", "T1-CARD-09")
def test_a_card_taken_unseen_is_guessed_in_hand_and_an_older_one_anywhere() -> None:
    scene = _visit(edition="first", prophecies=True).round(2).prophecy("hidden-assignments")
    scene.sealed(0, "apprentice-1", "mass-recruitment").remembered("mass-recruitment", by=(0,))
    position = with_power(scene, 0, POWER)
    play(position, "draw downtown", "retain interest")
    seen = position.view(1)
    assert seen.alley is not None
    assert (seen.alley.unseen, seen.alley.round.taken) == (((0, "downtown"),), ())
    own = position.view(0).alley
    assert own is not None
    assert (own.unseen, own.round.taken) == ((), ("interest",))
    sealed: Counter[bool] = Counter()
    for found in guesses(seen, 200):
        assert (len(found["alley"]["round"]["taken"]), GAME.from_dict(found).view(1)) == (1, seen)
        (taken,) = found["alley"]["round"]["taken"]
        assert taken in found["workshops"][0]["hand"]
        cards = [each["card"] for each in found["workshops"][0]["characters"] if each.get("secret")]
        assert taken not in cards
        sealed[any(card in DOWNTOWN for card in cards)] += 1
    assert sealed[True] > 0
    assert sealed[False] > 0


@pytest.mark.rule("PW-07", "MP-65", "T1-ALLEY-09")
def test_whoever_knows_what_was_taken_knows_that_it_is_in_hand() -> None:
    scene = _visit(edition="first", prophecies=True).round(2).prophecy("hidden-assignments")
    position = with_power(scene.sealed(0, "apprentice-1", "workshop"), 0, POWER)
    top, second, *rest = position.decks[0]
    position.decks = ((top, second | knower(1), *rest), *position.decks[1:])
    play(position, "draw downtown", "retain interest")
    seen = position.view(1).alley
    assert seen is not None
    assert (seen.unseen, seen.round.taken) == ((), ("interest",))
    for found in guesses(position.view(1), 100):
        assert found["workshops"][0]["hand"] == ["interest"]
