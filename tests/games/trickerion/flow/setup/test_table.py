"""TR-SETUP: what lies on the table before the players choose."""

from __future__ import annotations

from collections import Counter

import pytest

from sleight.core.asked import Asked
from sleight.games.trickerion.advice import needs
from sleight.games.trickerion.events import (
    CharacterIdled,
    CharacterPlaced,
    GameBegan,
    RoundBegan,
    SpecialistEngaged,
    TrickPrepared,
)
from sleight.games.trickerion.views.types import Market
from tests.games.trickerion.helpers.openings import (
    STARTS,
    almost_ready,
    every_seat_count,
    opening,
    with_magicians,
)
from tests.games.trickerion.helpers.playing import play, refusal, texts, why_not
from tests.games.trickerion.helpers.scenario import GAME, table

SCHOOLS = {trick.id: trick.school for trick in GAME.printed.tricks}
LEVELS = {trick.id: trick.level for trick in GAME.printed.tricks}
SEEDS = 300


def theater_of(card: str) -> str:
    """The theater of a performance card by its id."""
    return card.rsplit("-", 1)[0]


@pytest.mark.rule("TR-SETUP-01", "TR-GEN-09")
@every_seat_count
def test_the_base_game_has_four_locations(players: int) -> None:
    position = table(players).planning().position()
    assert texts(position) == [
        "send magician downtown",
        "send magician market-row",
        "send magician workshop",
        "send magician theater",
        "rest magician",
    ]
    slots = {id.rsplit("-", 1)[0] for id in position.table.slot_ids.values()}
    assert slots == {"downtown", "market", "workshop", "thursday", "friday", "saturday", "sunday"}


@pytest.mark.rule("TR-SETUP-02")
def test_the_tricks_lie_face_up_by_school() -> None:
    position = opening()
    shown = needs.at_residence(position.view(None))
    assert all(needs.at_residence(position.view(seat)) == shown for seat in (0, 1))
    order = ["spiritual", "mechanical", "optical", "escape"]
    assert [SCHOOLS[trick] for trick in shown] == [school for school in order for _ in range(8)]


@pytest.mark.rule("TR-SETUP-03")
@every_seat_count
def test_tricks_of_level_three_are_removed(players: int) -> None:
    shown = needs.at_residence(opening(players).view(None))
    assert len(shown) == 32
    assert Counter(SCHOOLS[trick] for trick in shown) == dict.fromkeys(set(SCHOOLS.values()), 8)
    assert Counter(LEVELS[trick] for trick in shown) == {1: 16, 2: 16}
    assert set(shown) == {trick for trick, level in LEVELS.items() if level < 3}


@pytest.mark.rule("TR-SETUP-03")
def test_no_trick_of_level_three_can_be_learned() -> None:
    position = table().fame(0, 99).dice(residence_1="any").acting(0, "magician", "downtown-1").position()
    learned = [text.removeprefix("learn ") for text in texts(position) if text.startswith("learn ")]
    assert sorted(learned) == sorted(trick for trick, level in LEVELS.items() if level < 3)
    for trick in (trick for trick, level in LEVELS.items() if level == 3):
        assert why_not(position, f"learn {trick}") == refusal("trick-gone", "TR-GEN-14", trick=trick)


@pytest.mark.rule("TR-SETUP-05", "TR-SETUP-06")
@every_seat_count
def test_the_market_row_starts_with_one_of_each_basic_component(players: int) -> None:
    market = opening(players).view(None).market
    assert market == Market(("wood", "metal", "glass", "fabric"), ("", "", "", ""), "")


@pytest.mark.rule("TR-SETUP-08")
@every_seat_count
def test_the_deck_has_two_riverside_cards_on_two_of_the_grand_magorian(players: int) -> None:
    for seed in range(40):
        position = GAME.new(players, seed)
        deck = [position.table.card_ids[card] for card in position.deck]
        assert position.to_dict()["deck"] == deck
        assert [theater_of(card) for card in deck] == ["riverside-theater"] * 2 + ["grand-magorian"] * 2
        assert len(set(deck)) == 4


@pytest.mark.rule("TR-SETUP-08", "TR-SETUP-10")
def test_each_card_of_a_theater_is_equally_likely() -> None:
    drawn: Counter[str] = Counter()
    first: Counter[str] = Counter()
    for seed in range(SEEDS):
        position = GAME.new(4, seed)
        cards = [position.table.card_ids[card] for card in (*position.deck, *position.stage)]
        drawn.update(cards)
        first[cards[0]] += 1
    riverside = [f"riverside-theater-{number}" for number in range(1, 13)]
    magorian = [f"grand-magorian-{number}" for number in range(1, 9)]
    assert set(drawn) == {*riverside, *magorian}
    assert all(abs(drawn[card] - SEEDS * 5 / 12) < 40 for card in riverside)
    assert all(abs(drawn[card] - SEEDS * 2 / 8) < 30 for card in magorian)
    assert set(first) == set(riverside)


@pytest.mark.rule("TR-SETUP-09")
def test_nobody_sees_the_performance_deck() -> None:
    cards = ("riverside-theater-2", "riverside-theater-3", "grand-magorian-1", "grand-magorian-2")
    others = ("riverside-theater-12", "riverside-theater-2", "grand-magorian-7", "grand-magorian-1")
    one = table().deck(*cards).placing(0).assigned(0, "magician", "theater").position()
    other = table().deck(*others).placing(0).assigned(0, "magician", "theater").position()
    assert one.to_dict() != other.to_dict()
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat).deck == 4


@pytest.mark.rule("TR-SETUP-10")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 2), (4, 3)])
def test_one_riverside_card_less_than_players_lies_in_the_theater(players: int, cards: int) -> None:
    for seed in range(40):
        position = GAME.new(players, seed)
        view = position.view(None)
        shown = [show.card for show in view.theater]
        deck = [position.table.card_ids[card] for card in position.deck]
        assert len(shown) == cards
        assert {theater_of(card) for card in shown} == {"riverside-theater"}
        assert len({*shown, *deck}) == cards + 4
        for show in view.theater:
            slots = next(card.slots for card in GAME.printed.performances if card.id == show.card)
            assert show.markers == (None,) * len(slots)


@pytest.mark.rule("TR-SETUP-10")
def test_every_slot_of_the_first_cards_can_be_used() -> None:
    scene = table(3).theater("riverside-theater-1", "riverside-theater-3").trick(0, "linking-rings", ready=2)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "set-up linking-rings")
    slots = {tuple(text.split()[1:3]) for text in texts(position)}
    expected = {("riverside-theater-1", str(n)) for n in (1, 2, 3)}
    assert slots == expected | {("riverside-theater-3", str(n)) for n in (1, 2, 3, 4)}


@pytest.mark.rule("TR-SETUP-10")
def test_a_new_game_leaves_all_slots_of_its_cards_empty() -> None:
    position = almost_ready(3)
    play(position, "engage assistant")
    again = GAME.from_dict(position.to_dict())
    assert again.cells == position.cells


@pytest.mark.rule("TR-SETUP-11")
@every_seat_count
def test_all_other_performance_cards_stay_in_the_box(players: int) -> None:
    saved = opening(players).to_dict()
    theater, deck = saved["theater"], saved["deck"]
    assert isinstance(theater, list)
    assert isinstance(deck, list)
    used = {*deck, *(show["card"] for show in theater)}
    assert len(used) == players + 3
    assert saved["seen"] == []
    assert not [card for card in used if theater_of(card) == "magnus-pantheon"]


@pytest.mark.rule("TR-SETUP-12")
def test_the_supply_has_every_component() -> None:
    position = table().acting(0, "magician", "market-1").position()
    types = {text.split()[1] for text in texts(position) if text.startswith("order")}
    assert types == {type for kind in GAME.printed.board.components.values() for type in kind.types}
    assert len(types) == 12


@pytest.mark.rule("TR-SETUP-12")
def test_no_player_holds_coins_or_components_before_the_set_up() -> None:
    view = opening(4).view(None)
    assert view.coins == (0, 0, 0, 0)
    assert view.shards == (1, 1, 1, 1)
    assert all(workshop.components == () for workshop in view.workshops)


@pytest.mark.rule("TR-SETUP-14")
def test_the_base_game_has_no_special_assignment_cards() -> None:
    position = table().planning().position()
    offered = {text.split()[2] for text in texts(position) if text.startswith("send")}
    assert offered == {"downtown", "market-row", "workshop", "theater"}
    assert set(position.table.hand) == {2, 3, 0}
    assert sum(position.table.hand) == 9


@pytest.mark.rule("TR-SETUP-15")
@every_seat_count
def test_the_game_starts_with_round_one(players: int) -> None:
    assert opening(players).view(None).round == 0
    position = almost_ready(players)
    assert position.view(None).round == 0
    events = play(position, "engage assistant")
    assert events[-1] == RoundBegan(1, position.view(None).dice)
    assert (position.view(None).round, position.view(None).rounds) == (1, 5)


@pytest.mark.rule("TR-SETUP-19")
def test_the_base_game_has_no_prophecies() -> None:
    position = almost_ready()
    kinds = [type(event) for event in play(position, "engage assistant")]
    assert kinds == [SpecialistEngaged, TrickPrepared, TrickPrepared, GameBegan, RoundBegan]
    assert position.active.effects == ()
    assert position.view(None).phase == "advertise"


@pytest.mark.rule("TR-SETUP-21")
def test_the_priestess_may_be_chosen() -> None:
    position = opening()
    assert "choose priestess-of-mysticism" in texts(position)
    play(position, "choose priestess-of-mysticism")
    assert position.view(None).workshops[0].magician == "priestess-of-mysticism"


@pytest.mark.rule("TR-SETUP-22", "TR-SETUP-26")
@pytest.mark.parametrize("location", ["downtown", "market-row"])
@pytest.mark.parametrize(("slot", "points"), [(1, 5), (2, 4), (3, 4), (4, 3)])
def test_the_slots_add_two_one_one_and_nothing(location: str, slot: int, points: int) -> None:
    name = location.removesuffix("-row")
    position = table(4).shards(0, 0).assigned(0, "magician", location).placing(0).position()
    assert texts(position) == [*(f"place magician {name}-{n}" for n in (1, 2, 3, 4)), "idle magician"]
    assert play(position, f"place magician {name}-{slot}")[0] == CharacterPlaced(
        0, "magician", f"{name}-{slot}"
    )
    assert position.points == points


@pytest.mark.rule("TR-SETUP-23", "TR-SETUP-26")
@pytest.mark.parametrize("location", ["downtown", "market-row"])
def test_three_players_have_one_slot_less(location: str) -> None:
    name = location.removesuffix("-row")
    position = table(3).shards(0, 0).assigned(0, "magician", location).placing(0).position()
    assert texts(position) == [
        f"place magician {name}-1",
        f"place magician {name}-2",
        f"place magician {name}-4",
        "idle magician",
    ]
    for slot, points in ((1, 5), (2, 4), (4, 3)):
        trial = position.copy()
        play(trial, f"place magician {name}-{slot}")
        assert trial.points == points


@pytest.mark.rule("TR-SETUP-24", "TR-SETUP-26")
@pytest.mark.parametrize("location", ["downtown", "market-row"])
def test_two_players_have_two_slots_less(location: str) -> None:
    name = location.removesuffix("-row")
    position = table(2).shards(0, 0).assigned(0, "magician", location).placing(0).position()
    assert texts(position) == [f"place magician {name}-1", f"place magician {name}-4", "idle magician"]
    for slot, points in ((1, 5), (4, 3)):
        trial = position.copy()
        play(trial, f"place magician {name}-{slot}")
        assert trial.points == points


@pytest.mark.rule("TR-SETUP-25")
@every_seat_count
def test_workshop_and_theater_keep_all_their_slots(players: int) -> None:
    position = table(players).assigned(0, "apprentice-1", "workshop").placing(0).position()
    assert texts(position) == [
        "place apprentice-1 workshop-1",
        "place apprentice-1 workshop-2",
        "idle apprentice-1",
    ]
    position = table(players).assigned(0, "magician", "theater").placing(0).position()
    days = ("thursday", "friday", "saturday", "sunday")
    slots = [f"place magician {day}-{slot}" for day in days for slot in ("1", "2", "stage")]
    assert texts(position) == [*slots, "idle magician"]


@pytest.mark.rule("TR-SETUP-27")
@pytest.mark.parametrize(
    ("players", "slot"),
    [
        (2, "downtown-2"),
        (2, "downtown-3"),
        (2, "market-2"),
        (2, "market-3"),
        (3, "downtown-3"),
        (3, "market-3"),
    ],
)
def test_a_closed_slot_is_closed_to_everybody_in_every_round(players: int, slot: str) -> None:
    location = {"downtown": "downtown", "market": "market-row"}[slot.split("-")[0]]
    for played in (1, 3, 5):
        for seat in range(players):
            scene = table(players).round(played).assigned(seat, "magician", location)
            position = scene.placing(seat).position()
            assert why_not(position, f"place magician {slot}") == refusal(
                "slot-closed", "TR-SETUP-27", slot=slot
            )


@pytest.mark.rule("TR-SETUP-27")
def test_a_closed_slot_stays_closed_when_the_open_ones_are_taken() -> None:
    scene = table().placed(1, "magician", "downtown-1").placed(1, "apprentice-1", "downtown-4")
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    assert texts(position) == ["idle magician"]
    assert why_not(position, "place magician downtown-1") == refusal(
        "slot-taken", "TR-PLACE-05", slot="downtown-1"
    )
    assert play(position, "idle magician")[0] == CharacterIdled(0, "magician", "downtown")


@pytest.mark.rule("TR-SETUP-28")
def test_the_set_up_runs_in_its_order() -> None:
    position = opening(3)
    asked = []
    answers = iter(
        [
            "choose the-mechaniker",
            "choose the-great-optico",
            "choose master-of-chains",
            *STARTS[0][:3],
            "engage engineer",
            *STARTS[1],
            *STARTS[2][:3],
            "engage manager",
            "take rope",
            "learn stocks-escape",
            "mark club",
        ]
    )
    before = position.view(None)
    assert (len(needs.at_residence(before)), before.market.stalls[0], before.deck) == (32, "wood", 4)
    assert len(before.theater) == 2
    while position.view(None).phase == "set-up":
        (seat,) = position.waiting
        question = position.asked(seat)
        assert isinstance(question, Asked)
        asked.append((seat, question.kind))
        assert (position.order, position.view(None).coins) == ((), (0, 0, 0))
        events = play(position, next(answers))
    equipment = ["starting-components", "starting-trick", "starting-symbol", "specialist"]
    assert asked == [
        *((seat, "magician") for seat in (0, 1, 2)),
        *((seat, kind) for seat in (0, 1, 2) for kind in equipment),
        (2, "manager-components"),
        (0, "engineer-trick"),
        (0, "starting-symbol"),
    ]
    view = position.view(None)
    assert events[1:] == [
        TrickPrepared(0, "linking-rings", 2),
        TrickPrepared(1, "enchanted-butterflies", 2),
        GameBegan(view.order, view.coins, 5, 1),
        RoundBegan(1, view.dice),
    ]


@pytest.mark.rule("TR-SETUP-28")
@every_seat_count
def test_magicians_are_chosen_before_anybody_is_equipped(players: int) -> None:
    position = with_magicians(players)
    assert all(workshop.magician for workshop in position.view(None).workshops)
    assert all(workshop.tricks == () for workshop in position.view(None).workshops)
    assert position.asked(0) == Asked("starting-components", "TR-PSET-08", 0, {}, "trickerion")
