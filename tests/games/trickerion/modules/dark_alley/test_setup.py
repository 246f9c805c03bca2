"""TR-SETUP, TR-PSET, TR-GEN: what the Dark Alley and prophecies change at set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from sleight.games.trickerion import cards
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.cards import magicians
from sleight.games.trickerion.editions.second import SECOND
from sleight.games.trickerion.events import (
    GameBegan,
    GameEnded,
    PropheciesMoved,
    RoundBegan,
    SpecialistEngaged,
    TrickPrepared,
)
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.openings import STARTS, every_seat_count, opening, with_magicians
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.reading import alley, prophecies
from tests.games.trickerion.helpers.scenario import GAME, MAGICIANS, table
from tests.games.trickerion.helpers.scenes import END, last_turn

LEVELS = {trick.id: trick.level for trick in GAME.printed.tricks}
DECK_OF = {card.id: card.location for card in GAME.printed.specials}
PRIESTESS = "priestess-of-mysticism"
with_or_without_prophecies = pytest.mark.parametrize("prophecies", [False, True])


def ready(players: int = 2, **options: object) -> TrickerionPosition:
    """Everybody is equipped but the last seat, which has yet to engage its specialist."""
    position = with_magicians(players, 0, dark_alley=True, **options)
    for seat in range(players):
        play(position, *STARTS[seat][: 4 if seat < players - 1 else 3])
    return position


@pytest.mark.rule("TR-SETUP-01", "TR-GEN-09")
@every_seat_count
def test_the_dark_alley_is_a_fifth_location(players: int) -> None:
    position = table(players, dark_alley=True, prophecies=True).planning().position()
    locations = ["downtown", "market-row", "workshop", "theater", "dark-alley"]
    assert texts(position) == [*(f"send magician {id}" for id in locations), "rest magician"]
    slots = {id.rsplit("-", 1)[0] for id in position.table.slot_ids.values()}
    assert slots == {
        "downtown",
        "market",
        "workshop",
        "thursday",
        "friday",
        "saturday",
        "sunday",
        "dark-alley",
    }


@pytest.mark.rule("TR-SETUP-04")
def test_all_tricks_are_available() -> None:
    found = needs.at_residence(opening(dark_alley=True).view(None))
    assert len(found) == 48
    assert set(found) == set(LEVELS)


@pytest.mark.rule("TR-SETUP-04")
@pytest.mark.parametrize(("fame", "learned"), [(36, True), (35, False)])
def test_a_trick_of_level_three_can_be_learned(fame: int, learned: bool) -> None:
    scene = table(2, dark_alley=True).fame(0, fame).coins(0, 0).dice(residence_1="any")
    position = scene.acting(0, "magician", "downtown-1").position()
    refused = refusal("fame-missing", "TR-DT-13", missing=1, coins=0)
    assert why_not(position, "learn iron-maiden") == (None if learned else refused)


@pytest.mark.rule("TR-SETUP-07", "TR-SETUP-09")
@every_seat_count
def test_the_deck_has_two_cards_of_each_theater(players: int) -> None:
    theaters = ["riverside-theater"] * 2 + ["grand-magorian"] * 2 + ["magnus-pantheon"] * 2
    drawn: Counter[str] = Counter()
    for seed in range(60):
        position = GAME.new(players, seed, {"dark_alley": True})
        deck = [position.table.card_ids[card] for card in position.deck]
        assert [card.rsplit("-", 1)[0] for card in deck] == theaters
        shown = [show.card for show in position.view(None).theater]
        assert [card.rsplit("-", 1)[0] for card in shown] == ["riverside-theater"] * (players - 1)
        assert len({*deck, *shown}) == players + 5
        assert [position.view(seat).deck for seat in (0, None)] == [6, 6]
        drawn.update(deck)
    assert len([card for card in drawn if card.startswith("magnus-pantheon")]) == 8


@pytest.mark.rule("TR-SETUP-13", "TR-GEN-15")
@every_seat_count
def test_four_decks_of_special_cards_are_shuffled_each_by_itself(players: int) -> None:
    orders: list[set[tuple[str, ...]]] = [set() for _ in range(4)]
    for seed in range(8):
        position = GAME.new(players, seed, {"dark_alley": True})
        decks = [tuple(position.table.special_ids[card] for card in deck) for deck in position.decks]
        assert [{DECK_OF[card] for card in deck} for deck in decks] == [{id} for id in LOCATION_IDS[:4]]
        assert [len(set(deck)) for deck in decks] == [len(deck) for deck in position.table.special_decks[:4]]
        for number, deck in enumerate(decks):
            orders[number].add(deck)
    assert [len(found) for found in orders] == [8] * 4


@pytest.mark.rule("TR-SETUP-13")
def test_the_decks_lie_face_down() -> None:
    position = opening(dark_alley=True)
    for seat in (0, 1, None):
        decks = alley(position, seat).decks
        assert decks == tuple(("",) * len(deck) for deck in position.table.special_decks[:4])


@pytest.mark.rule("TR-SETUP-16", "TR-SETUP-18")
@every_seat_count
def test_three_prophecies_are_pending_and_none_is_active_in_round_one(players: int) -> None:
    position = ready(players, prophecies=True)
    play(position, "engage assistant")
    known, printed = prophecies(position), len(GAME.printed.prophecies)
    assert (known.active, len(set(known.pending)), known.left, known.past) == ("", 3, printed - 3, ())
    assert all(prophecies(position, seat) == known for seat in range(players))
    assert not set(position.active.effects) & set(cards.PROPHECIES.values())
    everything = [*position.prophecies[1:], *position.prophecy_stack]
    assert sorted(everything) == list(range(printed))


@pytest.mark.rule("TR-SETUP-16")
def test_the_first_prophecies_are_random() -> None:
    position = ready(prophecies=True)
    found: set[tuple[int, ...]] = set()
    for key in range(20):
        trial = position.copy()
        trial.seed(key.to_bytes(16, "big"), trial.draws)
        play(trial, "engage assistant")
        found.add(trial.prophecies)
    assert len(found) == 20


@pytest.mark.rule("TR-SETUP-17", "TR-SETUP-28")
def test_prophecies_are_revealed_when_everybody_has_chosen() -> None:
    position = ready(prophecies=True)
    assert alley(position).prophecies is None
    events = play(position, "engage assistant")
    assert [type(event) for event in events] == [
        SpecialistEngaged,
        TrickPrepared,
        TrickPrepared,
        PropheciesMoved,
        GameBegan,
        RoundBegan,
    ]
    known = prophecies(position)
    assert PropheciesMoved("", known.pending) in events


@pytest.mark.rule("TR-SETUP-18")
def test_the_first_pending_prophecy_is_active_in_round_two() -> None:
    scene = table(2, dark_alley=True, prophecies=True).prophecy("", "flat-price", "shard-echo")
    position = last_turn(scene)
    play(position, END)
    known = prophecies(position)
    assert (position.view(None).round, known.active, known.pending[0]) == (2, "flat-price", "shard-echo")


@pytest.mark.rule("TR-SETUP-19")
def test_without_prophecies_their_step_is_skipped() -> None:
    position = ready()
    events = play(position, "engage assistant")
    assert [event for event in events if isinstance(event, PropheciesMoved)] == []
    assert alley(position).prophecies is None
    assert position.prophecies == position.prophecy_stack == position.prophecies_used == ()


@pytest.mark.rule("TR-SETUP-20")
def test_the_priestess_needs_prophecies() -> None:
    position = opening(dark_alley=True)
    offered = [text.removeprefix("choose ") for text in texts(position)]
    assert offered == [magician.id for magician in GAME.printed.magicians if magician.id != PRIESTESS]
    refused = refusal("needs-prophecies", "TR-SETUP-20", magician=PRIESTESS)
    assert why_not(position, f"choose {PRIESTESS}") == refused
    assert f"choose {PRIESTESS}" in texts(opening(dark_alley=True, prophecies=True))


@pytest.mark.rule("TR-SETUP-20", "TR-PSET-02")
def test_the_last_of_four_has_one_spiritual_magician_less() -> None:
    position = opening(4, dark_alley=True)
    play(position, *(f"choose {magician}" for magician in MAGICIANS[:3]))
    assert position.view(None).workshops[3].magician == "yoruba-spiritmaster"
    assert position.waiting == (0,)


@pytest.mark.rule("TR-SETUP-21")
def test_the_priestess_may_be_chosen_in_the_base_game() -> None:
    assert why_not(opening(), f"choose {PRIESTESS}") is None


@pytest.mark.rule("TR-SETUP-22", "TR-SETUP-23", "TR-SETUP-24", "TR-SETUP-26")
@pytest.mark.parametrize(
    ("players", "slots"), [(2, {1: 5, 4: 3}), (3, {1: 5, 2: 4, 4: 3}), (4, {1: 5, 2: 4, 3: 4, 4: 3})]
)
def test_few_players_close_slots_of_the_dark_alley(players: int, slots: dict[int, int]) -> None:
    scene = table(players, dark_alley=True, prophecies=True).shards(0, 0)
    position = scene.assigned(0, "magician", "dark-alley").placing(0).position()
    assert texts(position) == [*(f"place magician dark-alley-{slot}" for slot in slots), "idle magician"]
    for slot, points in slots.items():
        trial = position.copy()
        play(trial, f"place magician dark-alley-{slot}")
        assert trial.points == points


@pytest.mark.rule("TR-SETUP-27")
@pytest.mark.parametrize(("players", "slot"), [(2, 2), (2, 3), (3, 3)])
def test_a_closed_slot_of_the_dark_alley_stays_closed(players: int, slot: int) -> None:
    scene = table(players, dark_alley=True).round(7).assigned(0, "magician", "dark-alley")
    refused = refusal("slot-closed", "TR-SETUP-27", slot=f"dark-alley-{slot}")
    assert why_not(scene.placing(0).position(), f"place magician dark-alley-{slot}") == refused


@pytest.mark.rule("TR-PSET-04")
def test_magicians_have_their_abilities_only_with_the_dark_alley() -> None:
    assert with_magicians(3).active.effects == ()
    position = with_magicians(3, dark_alley=True)
    expected = [magicians.ABILITIES[id](seat) for seat, id in enumerate(MAGICIANS[:3])]
    assert [type(effect) for effect in position.active.effects] == [type(ability) for ability in expected]
    assert len(expected) == 3


@pytest.mark.rule("TR-PSET-12", "TR-GEN-16")
def test_the_starting_hand_has_six_permanent_cards() -> None:
    assert SECOND.played_with(["dark-alley"]).hand == {
        "theater": 2,
        "workshop": 1,
        "market-row": 1,
        "downtown": 1,
        "dark-alley": 1,
    }
    scene = table(2, dark_alley=True)
    scene.team(0, "manager", "engineer", "assistant", "apprentice-2", "apprentice-3")
    position = scene.planning().position()
    team = ("magician", "manager", "engineer", "assistant", "apprentice-1", "apprentice-2")
    hand = ["downtown", "market-row", "workshop", "theater", "theater", "dark-alley"]
    for number, character in enumerate(team):
        left = list(dict.fromkeys(hand[number:]))
        assert texts(position, 0) == [*(f"send {character} {card}" for card in left), f"rest {character}"]
        play(position, f"send {character} {hand[number]}", seat=0)
    assert texts(position, 0) == ["rest apprentice-3"]


@pytest.mark.rule("TR-GEN-16", "TR-PSET-14")
def test_the_ten_permanent_cards_of_a_player_serve_both_games() -> None:
    hands = [SECOND.played_with(modules).hand for modules in ((), ["dark-alley"])]
    box = {id: max(hand.get(id, 0) for hand in hands) for id in LOCATION_IDS}
    assert box == {"theater": 3, "workshop": 2, "market-row": 2, "downtown": 2, "dark-alley": 1}
    assert [sum(hand.values()) for hand in hands] == [9, 6]


@pytest.mark.rule("TR-GEN-15")
def test_the_box_of_the_dark_alley_holds_what_it_should() -> None:
    counts = Counter(card.location for card in GAME.printed.specials)
    assert counts >= Counter({"downtown": 10, "market-row": 10, "workshop": 10, "theater": 10})
    assert len({card.id for card in GAME.printed.specials}) >= 40
    assert len({prophecy.id for prophecy in GAME.printed.prophecies}) >= 27


@pytest.mark.rule("TR-GEN-04", "TR-SCORE-01")
@with_or_without_prophecies
def test_a_game_with_the_dark_alley_lasts_seven_rounds(prophecies: bool) -> None:
    for number, over in ((5, False), (6, False), (7, True)):
        position = last_turn(table(2, dark_alley=True, prophecies=prophecies).round(number))
        assert position.view(None).rounds == 7
        events = play(position, END)
        assert (isinstance(events[-1], GameEnded), position.over) == (over, over)


@pytest.mark.rule("TR-BEGIN-01", "TR-BEGIN-08")
@with_or_without_prophecies
def test_beginners_start_the_same_way_with_the_dark_alley(prophecies: bool) -> None:
    base = with_magicians(3, beginner="all")
    alley = with_magicians(3, dark_alley=True, prophecies=prophecies, beginner="all")
    for one, other in zip(base.view(None).workshops, alley.view(None).workshops, strict=True):
        assert (one.tricks, one.components, one.characters) == (
            other.tricks,
            other.components,
            other.characters,
        )
    assert (alley.view(None).round, alley.view(None).phase) == (1, "advertise")
    assert [each.specials for each in alley.view(None).workshops] == [(0, 0, 0, 0)] * 3
