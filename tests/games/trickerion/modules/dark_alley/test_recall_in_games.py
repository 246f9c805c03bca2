"""TR-GEN-24: views say of special cards what somebody knows who has seen all events, and no more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.filling import EVERYBODY
from tests.games.trickerion.helpers.first_edition import FIRST
from tests.games.trickerion.helpers.observer import DECK_OF, DECKS, Observer
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.scenario import GAME
from tests.games.trickerion.helpers.secrecy import learned_without_a_word
from tests.games.trickerion.helpers.walks import ALLEY, FULL

QUICK = {**FULL, "quick": True}
WHOLE = 10
"""TR-SETUP-13: the cards of a deck."""

LAYING = (9, 0.1)
"""How eagerly special cards are laid: players who hoard them leave decks with a single card."""

SETS = (ALLEY, FULL, QUICK, FIRST)
_LIKELY = {"draw": 9, "buy-card": 1, "look": 4, "idle": 2, "rest": 1, "finish": 1, "weave": 9}


def weight(choice: sleight.Choice, laying: float) -> float:
    """How likely a choice is: cards shall be drawn, laid (so likely), left idle and used."""
    verb, *words = sleight.text(choice).split()
    if verb == "send":
        return laying if words[-1] in DECK_OF else 6 if words[-1] == "dark-alley" else 1
    if verb == "place":
        return 9 if words[-1].startswith("dark-alley") else 2
    return _LIKELY.get(verb, 3)


def start(seats: int, seed: int, options: dict[str, Any], left: int) -> TrickerionPosition:
    """A new game, or one in which the first round begins with so many cards in each deck."""
    position, rng = GAME.new(seats, seed, options), Random(seed)
    while left < WHOLE and position.view(None).phase == "set-up":
        seat = rng.choice(position.waiting)
        position.apply(seat, rng.choice(position.choices(seat)))
    saved: dict[str, Any] = position.to_dict()
    for number, deck in enumerate(saved["alley"]["decks"]):
        while len(deck) > left:
            workshop = saved["workshops"][rng.randrange(seats)]
            workshop["hand"] = sorted([*workshop.get("hand", []), deck.pop()], key=list(DECK_OF).index)
            workshop["specials"][number] += 1
        top = EVERYBODY if position.table.edition.decks_face_up else 0
        saved["alley"]["known"][number] = [top, *[0] * len(deck)][: len(deck)]
    if position.table.edition.decks_face_up:
        held = [card for workshop in saved["workshops"] for card in workshop.get("hand", [])]
        saved["alley"]["recalled"] = [(card, EVERYBODY) for card in DECK_OF if card in held]
        saved["shards"] = [5] * seats
    begun = GAME.from_dict(saved)
    return with_power(begun, 0, "night-contacts") if "powers" in options else begun


def observer(position: TrickerionPosition, viewer: int | None) -> Observer:
    """Somebody who begins to watch before any card was shown: sizes are public, and the own hand is seen.

    Where decks lie face up their top cards are public, and so are all hands.
    """
    view = position.view(viewer)
    assert view.alley is not None
    sizes = [len(deck) for deck in view.alley.decks]
    watcher = Observer(viewer, sizes, [shop.specials for shop in view.workshops])
    if position.table.edition.decks_face_up:
        watcher.decks = {deck: list(cards) for deck, cards in zip(DECKS, view.alley.decks, strict=True)}
        watcher.closed = [[(DECK_OF[card], card) for card in shop.known_cards] for shop in view.workshops]
    if viewer is not None:
        watcher.closed[viewer] = [(DECK_OF[card], card) for card in view.me.hand]
    return watcher


def agree(view: TrickerionView, watcher: Observer) -> None:
    """A view shows exactly what the observer knows."""
    assert view.alley is not None
    assert [list(deck) for deck in view.alley.decks] == [watcher.decks[deck] for deck in DECKS]
    assert view.alley.drawn == watcher.draws()
    for seat, workshop in enumerate(view.workshops):
        assert workshop.specials == watcher.counted(seat)
        under = [each for each in workshop.characters if each.card in DECK_OF]
        assert {each.card for each in under if not each.secret} == set(watcher.open[seat])
        sealed = {each.card for each in under if each.secret}
        if seat == view.seat:
            assert workshop.known_cards == ()
            assert {*workshop.hand, *sealed} == set(watcher.known(seat))
        else:
            assert workshop.known_cards == watcher.known(seat)
            assert (workshop.hand, sealed) == ((), set())


def holds(position: TrickerionPosition, rng: Random) -> None:
    """What everybody knows survives a save, and a guess agrees with the view that it was made from."""
    restored, copy = GAME.from_dict(position.to_dict()), position.copy()
    for viewer in (*range(position.table.seats), None):
        view = position.view(viewer)
        guess = GAME.guess(view, rng)
        assert restored.view(viewer) == copy.view(viewer) == guess.view(viewer) == view
        assert GAME.from_dict(guess.to_dict()).view(viewer) == view


def drawing_walk(
    seats: int, seed: int, options: dict[str, Any], left: int, laying: float
) -> Iterator[tuple[TrickerionPosition, list[sleight.Event]]]:
    """Every position of a game in which much is drawn, and the events that led to it."""
    position, rng = start(seats, seed, options, left), Random(seed)
    yield position, []
    while position.waiting:
        seat = rng.choice(position.waiting)
        unasked = position.asides(seat) if rng.random() < 0.1 else []
        choices = unasked or position.choices(seat)
        weights = [weight(choice, laying) for choice in choices]
        yield position, position.apply(seat, rng.choices(choices, weights)[0])


def watched(seats: int, seed: int, options: dict[str, Any], left: int, laying: float) -> Counter[str]:
    """Play a game and compare every view with its observer after every choice; what has happened?"""
    watchers: list[Observer] = []
    rng = Random(seed)
    for position, events in drawing_walk(seats, seed, options, left, laying):
        watchers = watchers or [observer(position, viewer) for viewer in (*range(seats), None)]
        for watcher in watchers:
            watcher.told(events)
            agree(position.view(watcher.viewer), watcher)
        if rng.random() < 0.02:
            holds(position, rng)
    return Counter(news for watcher in watchers for news in watcher.news)


@pytest.mark.rule("TR-GEN-24", "TR-GEN-38", "TR-DA-08", "TR-END-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", SETS, ids=str)
@pytest.mark.parametrize("left", [WHOLE, 2])
def test_views_know_what_a_perfect_observer_knows_of_each_special_card(
    seats: int, options: dict[str, Any], left: int
) -> None:
    for seed, laying in enumerate(LAYING):
        watched(seats, seed, options, left, laying)


@pytest.mark.long
@pytest.mark.rule("TR-GEN-24", "TR-GEN-38", "TR-DA-08", "TR-END-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_know_it_in_many_games(seats: int) -> None:
    for seed in range(100, 130):
        watched(seats, seed, SETS[seed % len(SETS)], left=seed % 5 + 1, laying=LAYING[seed % 2])


@pytest.mark.rule("TR-GEN-24", "TR-DA-09", "TR-END-34")
def test_the_watched_games_show_every_way_of_a_known_card() -> None:
    news = sum((watched(4, seed, FULL, left=2, laying=LAYING[1]) for seed in range(4)), Counter[str]())
    ways = ("returned", "turned up again", "forgotten", "followed", "followed by a spectator")
    assert min(news[way] for way in ways) > 3


@pytest.mark.rule("T1-ALLEY-13", "T1-ALLEY-14")
def test_the_watched_games_show_every_way_from_a_deck_that_lies_face_up() -> None:
    news = sum((watched(4, seed, FIRST, left=5, laying=LAYING[0]) for seed in range(3)), Counter[str]())
    assert min(news[way] for way in ("returned", "turned up again", "taken", "bought")) > 3


@pytest.mark.rule("PW-07", "MP-65")
@pytest.mark.parametrize(
    ("options", "ways", "seeds"),
    [
        (ALLEY, ["ordered", "forgotten"], (0, 1, 2)),
        # Games in which the slot of the power is open long enough.
        (FIRST, ["second known", "second unseen"], (4, 13, 35)),
    ],
    ids=str,
)
def test_the_watched_games_show_every_way_of_a_card_among_more(
    options: dict[str, Any], ways: list[str], seeds: tuple[int, ...]
) -> None:
    with_powers = {**options, "powers": True}
    news = sum((watched(3, seed, with_powers, left=6, laying=LAYING[0]) for seed in seeds), Counter[str]())
    assert min(news[way] for way in ways) > 2


@pytest.mark.rule("TR-GEN-24", "TR-DA-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_knows_some_cards_learns_no_others_without_a_word(seats: int) -> None:
    rng, report = Random(seats), Counter[str]()
    for step, (position, _) in enumerate(drawing_walk(seats, seats, FULL, 3, LAYING[0])):
        viewer = rng.choice((*range(seats), None))
        knows = any(workshop.known_cards for workshop in position.view(viewer).workshops)
        if step % 7 == 0 and knows and position.waiting:
            assert not learned_without_a_word(position, viewer, rng, report)
    assert report["alike"] > 50
    assert report["different"] > 2
