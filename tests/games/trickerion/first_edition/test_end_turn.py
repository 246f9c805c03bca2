"""T1-END-01, 02, 05 to 09: the steps of the end of a round, who has worked, and what goes back where."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.advice.needs import wages_due
from sleight.games.trickerion.events import (
    CardAdded,
    CardDiscarded,
    CharactersReturned,
    DecksCycled,
    InitiativeSet,
    OrdersDelivered,
    RoundBegan,
    SpecialsReturned,
    TalentFound,
    WagesPaid,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import gained
from tests.games.trickerion.helpers.first_edition import first
from tests.games.trickerion.helpers.playing import asked, is_sound, kind, play, texts, warned
from tests.games.trickerion.helpers.powers import with_power
from tests.games.trickerion.helpers.reading import kinds, markers, prophecies, team
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import last_magician

IDLE = "idle magician"
DECK = ("riverside-theater-7", "grand-magorian-5", "grand-magorian-6")


def busy(scene: table) -> table:
    """In round 3 both seats have a poster and characters at work; rope was ordered."""
    scene.round(3).poster(0).poster(1).market(orders=["rope", "", "", ""])
    return scene.placed(0, "apprentice-1", "workshop-1").placed(1, "engineer", "market-1")


def posters(position: TrickerionPosition) -> list[bool]:
    """Who has a poster hanging."""
    return [workshop.poster for workshop in position.view(None).workshops]


@pytest.mark.rule("T1-END-01")
def test_the_steps_come_in_their_order() -> None:
    position = last_magician(busy(table(edition="first")).deck(*DECK))
    events = play(position, IDLE)
    assert events[1:] == [CharactersReturned()]
    assert (kind(position), posters(position)) == ("wages", [False, False])
    assert team(position) == {"magician": "home", "apprentice-1": "home"}
    assert position.view(None).market.orders == ("rope", "", "", "")
    assert play(position, "pay 1") == [WagesPaid(0, 1, 1, 0)]
    assert play(position, "pay 2") == [
        WagesPaid(1, 2, 2, 0),
        OrdersDelivered(("rope", "metal", "glass", "fabric")),
        CardDiscarded("riverside-theater-3", 0),
        CardAdded(DECK[0]),
        RoundBegan(4, position.view(None).dice),
        InitiativeSet((1, 0)),
    ]


@pytest.mark.rule("T1-END-01")
def test_in_2019_wages_are_paid_before_anybody_is_home() -> None:
    events = play(last_magician(busy(table())), IDLE)
    steps = kinds(events, WagesPaid, CharactersReturned, OrdersDelivered)
    assert steps == [WagesPaid, WagesPaid, CharactersReturned, OrdersDelivered]


@pytest.mark.rule("T1-END-01")
def test_with_the_dark_alley_prophecies_move_and_special_cards_go_back_last() -> None:
    scene = busy(first()).prophecy("", "double-bank", "flat-price", "plain-days")
    scene.placed(0, "magician", "downtown-1", "headhunter")
    position = last_magician(scene)
    play(position, IDLE, "pay 1")
    assert prophecies(position).active == ""
    events = play(position, "pay 2")
    assert kinds(events, OrdersDelivered, CardAdded, SpecialsReturned, DecksCycled, RoundBegan) == [
        OrdersDelivered,
        CardAdded,
        SpecialsReturned,
        DecksCycled,
        RoundBegan,
    ]
    moved = next(number for number, event in enumerate(events) if "Prophec" in type(event).__name__)
    assert isinstance(events[moved - 1], CardAdded)
    assert isinstance(events[moved + 1], SpecialsReturned)
    assert prophecies(position).active != ""


@pytest.mark.rule("T1-END-02")
def test_who_worked_is_paid_and_neither_the_idle_nor_the_hired_nor_the_magician() -> None:
    scene = table(edition="first").placed(0, "engineer", "market-1").placed(0, "magician", "downtown-1")
    scene.placed(0, "apprentice-1", "workshop-1").team(0, "apprentice-2").hired(0, "manager")
    scene.hired(0, "apprentice-3").team(1, "engineer")
    position = last_magician(scene)
    play(position, IDLE)
    assert set(team(position).values()) == {"home"}
    assert (asked(position).seat, asked(position).arguments["due"]) == (0, 2 + 1)
    play(position, "pay 3")
    assert kind(position) != "wages"


@pytest.mark.rule("T1-END-02")
def test_the_apprentice_of_the_assistant_costs_nothing_and_one_who_moves_in_later_does() -> None:
    """A home chosen after the work was done changes no wage."""
    scene = table(edition="first").team(0, "assistant").placed(0, "apprentice-4", "workshop-1")
    position = last_magician(scene)
    play(position, IDLE)
    assert position.round == 2, "nobody was asked"
    hired = table(edition="first").team(0, "assistant").hired(0, "apprentice-2")
    position = last_magician(hired.placed(0, "apprentice-1", "workshop-1"))
    play(position, IDLE, "keep assistant")
    assert asked(position).arguments["due"] == 1


@pytest.mark.rule("T1-END-05", "T1-END-04")
def test_fame_never_falls_below_nothing() -> None:
    scene = table(edition="first").coins(0, 0).fame(0, 1)
    scene.placed(0, "engineer", "market-1").placed(0, "apprentice-1", "workshop-1")
    position = last_magician(scene)
    assert WagesPaid(0, 3, 0, 1) in play(position, IDLE)
    assert position.scores[0] == 0


@pytest.mark.rule("T1-END-06")
def test_a_special_card_under_a_resting_character_goes_back_to_hand() -> None:
    scene = first().placed(1, "magician", "downtown-1", "headhunter").assigned(0, "magician", "ingenuity")
    position = scene.placing(0).position()
    events = play(position, IDLE)
    assert SpecialsReturned(("headhunter",)) in events
    assert position.view(0).me.hand == ("ingenuity",)
    assert position.view(1).me.hand == ()


@pytest.mark.rule("T1-END-07")
@pytest.mark.parametrize(("number", "left"), [(2, (1, 2)), (3, (1, 3))])
def test_markers_of_the_card_that_leaves_go_to_the_supply(number: int, left: tuple[int, int]) -> None:
    last = "riverside-theater-3"
    scene = table(edition="first").round(number).theater("riverside-theater-1", "riverside-theater-2", last)
    scene.trick(0, "linking-rings", ready=1).marker(0, "linking-rings", last, 1, "down")
    position = last_magician(scene)
    play(position, IDLE)
    assert markers(position)["linking-rings"] == left


# --- Decisions at the end of a round ------------------------------------------------------------


def talented(apprentice: str = "apprentice-1", **options: object) -> table:
    """An apprentice of seat 0 may give way to a specialist."""
    scene = first(2, **options).placed(0, apprentice, "workshop-1", "hidden-talent")
    return scene.talent(0, apprentice)


@pytest.mark.rule("T1-END-08")
def test_decisions_come_in_their_windows_and_in_initiative_order() -> None:
    scene = talented().order(1, 0).team(1, "assistant").hired(1, "apprentice-2")
    scene.team(0, "assistant").hired(0, "apprentice-2").placed(1, "apprentice-1", "downtown-1")
    position = scene.acting(1, "assistant", "market-1", 3, "dubious-sources", "armed").position()
    play(position, "quick mirror")
    found = []
    while position.round == 1:
        assert is_sound(position)
        found.append((kind(position), position.waiting[0]))
        play(position, texts(position)[-1])
    returning = [("talent", 0), ("home", 1), ("home", 0)]
    assert found == [*returning, ("wages", 1), ("wages", 0), ("take-home", 1)]


@pytest.mark.rule("T1-END-09", "T1-END-08")
def test_a_hidden_talent_is_paid_with_all_other_wages() -> None:
    position = last_magician(talented())
    play(position, IDLE)
    events = play(position, "recruit engineer")
    assert events == [TalentFound(0, "apprentice-1", "engineer", 0, 0, owed=2)]
    assert position.view(0).coins[0] == 10
    assert asked(position).arguments["due"] == 1 + 2
    assert texts(position) == ["pay 1", "pay 2", "pay 3"]
    assert gained(position, "pay 1")[0] == (-4, -1, 0)
    assert team(position) == {"magician": "home", "engineer": "home"}


@pytest.mark.rule("T1-END-09")
def test_without_the_exchange_the_apprentice_alone_is_paid() -> None:
    position = last_magician(talented())
    play(position, IDLE, "decline")
    assert asked(position).arguments["due"] == 1


@pytest.mark.rule("T1-END-09")
def test_an_apprentice_that_lived_with_the_assistant_stays_free_of_wage() -> None:
    position = last_magician(talented("apprentice-4").team(0, "assistant"))
    play(position, IDLE, "recruit manager")
    assert asked(position).arguments["due"] == 2


@pytest.mark.rule("T1-END-09")
def test_in_2019_the_specialist_is_paid_at_once() -> None:
    position = last_magician(talented(edition="2019"))
    events = play(position, IDLE)
    assert WagesPaid(0, 1, 1, 0) in events
    assert play(position, "recruit engineer")[0] == TalentFound(0, "apprentice-1", "engineer", 2, 0)


@pytest.mark.rule("T1-END-09", "T1-END-03")
def test_it_is_said_before_the_exchange_what_coins_are_missing() -> None:
    position = last_magician(talented().coins(0, 2))
    play(position, IDLE)
    assert warned(position, "recruit engineer") == ["wages-missing"]
    assert warned(position, "decline") == []


@pytest.mark.rule("MP-66", "T1-END-09")
@pytest.mark.parametrize(("edition", "due"), [("first", 1 + 2 - 1), ("2019", 1 - 1)])
def test_loyal_crew_lowers_the_wage_of_a_hidden_talent_too(edition: str, due: int) -> None:
    position = with_power(last_magician(talented(edition=edition, powers=True)), 0, "loyal-crew")
    before = position.view(0).coins[0]
    events = play(position, IDLE, "recruit engineer")
    if due:
        assert asked(position).arguments["due"] == due
        events = play(position, f"pay {due}")
        assert WagesPaid(0, due, due, 0) in events
    assert before - position.view(0).coins[0] == 2


@pytest.mark.rule("MP-66", "T1-END-09")
def test_what_is_said_before_the_exchange_counts_loyal_crew() -> None:
    position = with_power(last_magician(talented(powers=True).coins(0, 2)), 0, "loyal-crew")
    play(position, IDLE)
    assert warned(position, "recruit engineer") == []


@pytest.mark.rule("PW-06", "T1-END-02")
def test_wages_that_loyal_crew_takes_away_are_not_owed_in_the_next_round() -> None:
    scene = first(powers=True).placed(0, "apprentice-1", "workshop-1")
    position = with_power(last_magician(scene), 0, "loyal-crew")
    play(position, IDLE)
    assert position.round == 2, "nobody was asked"
    assert wages_due(position.view(0), 0) == 0
    assert not position.to_dict()["owed"]
