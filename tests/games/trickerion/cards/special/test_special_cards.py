"""SA: what holds for all special assignment cards: how they are assigned, used, and returned."""

from __future__ import annotations

from collections import Counter

import pytest

from sleight.core.describe import describe
from sleight.games.trickerion.events import (
    BonusKept,
    BonusUsed,
    CardKept,
    CardsDrawn,
    CharacterPlaced,
    PointsLost,
    PointTaken,
    SpecialsReturned,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import done
from tests.games.trickerion.helpers.playing import (
    asides,
    caution,
    kind,
    play,
    question,
    refusal,
    refused,
    texts,
    useless_bonus,
    warnings,
    why_not,
)
from tests.games.trickerion.helpers.reading import deck
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import quiet, under

PRINTED = GAME.printed.specials


def with_card(character: str, card: str, shards: int = 0) -> TrickerionPosition:
    """A character of seat 0 is to be placed with a special card; the magician of seat 1 follows."""
    scene = quiet().shards(0, shards).trick(0, "linking-rings", ready=1).assigned(0, character, card)
    scene.components(0, wood=2).trick(0, "barricaded-barrels")
    return scene.assigned(1, "magician", "market-row").placing(0).position()


def hunting(points: int, state: str = "") -> TrickerionPosition:
    """The magician of seat 0 is Downtown with the Headhunter, whose framed action is Hire Character."""
    scene = quiet().assigned(1, "magician", "market-row").dice(inn_1="assistant", inn_2="apprentice")
    return scene.acting(0, "magician", "downtown-1", points, card="headhunter", state=state).position()


# --- the cards ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-SA-01", "TR-ASSIGN-12", "TR-GEN-15")
def test_there_are_ten_cards_for_each_of_four_locations_and_none_for_the_dark_alley() -> None:
    assert Counter(card.location for card in PRINTED) == {
        "downtown": 10,
        "market-row": 10,
        "workshop": 10,
        "theater": 10,
    }
    position = quiet().acting(0, "magician", "workshop-1").position()
    assert [len(deck(position, number)) for number in range(4)] == [10] * 4
    known = position.table
    assert [
        known.assignment_ids[5 + at] for at, lead in enumerate(known.assignment_locations[5:]) if lead == 4
    ] == []


@pytest.mark.rule("TR-SA-04", "TR-SA-07")
def test_each_card_frames_one_action_and_three_concern_the_placement_itself() -> None:
    position = quiet().acting(0, "magician", "workshop-1").position()
    framed = {card.id: card.action for card in PRINTED}
    assert [id for id, action in framed.items() if action == "any"] == [
        "freelancer",
        "empower",
        "business-share",
    ]
    for card in position.table.specials:
        serves_all = card.always_in_force or card.on_stage or framed[card.id] == "any"
        assert (card.improved is None) == serves_all, card.id


@pytest.mark.rule("TR-GEN-27")
def test_four_effects_come_later_than_at_once() -> None:
    assert {card.id: card.when for card in PRINTED if card.when} == {
        "durable-components": "end-of-performances",
        "hidden-talent": "return-characters",
        "logistics": "orders-arrive",
        "dubious-sources": "orders-arrive",
    }


# --- assigning ----------------------------------------------------------------------------------


@pytest.mark.rule("TR-ASSIGN-03", "TR-SA-02", "TR-ASSIGN-02")
def test_special_cards_are_assigned_like_permanent_ones() -> None:
    position = quiet().hand(0, "freelancer", "headhunter").planning().position()
    permanent = ["downtown", "market-row", "workshop", "theater", "dark-alley"]
    offered = [f"send magician {card}" for card in (*permanent, "freelancer", "headhunter")]
    assert texts(position, 0) == [*offered, "rest magician"]
    assert texts(position, 1) == [*offered[:5], "rest magician"]
    _, changed = done(position, "send magician headhunter", seat=0)
    assert changed == {
        "workshops.0.characters.magician.card": "headhunter",
        "workshops.0.characters.magician.secret": True,
        "workshops.0.hand.1": None,
        "planned.0": 4,
    }
    # Each card serves one character.
    assert why_not(position, "send apprentice-1 headhunter", 0) == refusal(
        "no-card-left", "TR-ASSIGN-09", card="headhunter"
    )
    assert refused(position, "send apprentice-1 empower", 0) == "no-card-left"


@pytest.mark.rule("TR-SA-02", "TR-ASSIGN-08")
def test_a_plan_that_is_taken_back_returns_special_cards_to_hand() -> None:
    position = quiet().hand(0, "freelancer", "headhunter").planning().position()
    play(position, "send magician headhunter", "send apprentice-1 freelancer", seat=0)
    assert position.view(0).me.hand == ()
    play(position, "replan", seat=0)
    assert position.view(0).me.hand == ("freelancer", "headhunter")
    assert "send magician headhunter" in texts(position, 0)


@pytest.mark.rule("TR-ASSIGN-12")
def test_only_the_permanent_card_leads_to_the_dark_alley() -> None:
    every = [card.id for card in PRINTED]
    position = quiet().hand(0, *every).planning().position()
    play(position, "send magician dark-alley", seat=0)
    assert refused(position, "send apprentice-1 dark-alley", 0) == "no-card-left"
    assert len(texts(position, 0)) == 4 + 40 + 1


@pytest.mark.rule("TR-SA-02", "TR-PLACE-04")
@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("headhunter", ["downtown-1", "downtown-4"]),
        ("logistics", ["market-1", "market-4"]),
        ("invention", ["workshop-1", "workshop-2"]),
        ("new-twist", [f"{day}-{n}" for day in ("thursday", "friday", "saturday", "sunday") for n in (1, 2)]),
    ],
)
def test_a_special_card_leads_to_its_own_location(card: str, slots: list[str]) -> None:
    position = quiet().assigned(0, "manager", card).placing(0).position()
    assert texts(position) == [*(f"place manager {slot}" for slot in slots), "idle manager"]
    assert why_not(position, "place manager dark-alley-1") == refusal(
        "elsewhere", "TR-PLACE-04", character="manager", card=card
    )


@pytest.mark.rule("TR-ASSIGN-03", "TR-WS-03")
def test_more_cards_for_a_location_than_it_has_slots_are_warned_of() -> None:
    scene = quiet().hand(0, "invention", "ingenuity", "freelancer").team(0, "manager", "engineer")
    position = scene.planning().position()
    play(position, "send magician invention", "send manager workshop", seat=0)
    full = [caution("no-slot-left", "TR-WS-03", card="workshop")]
    assert warnings(position, "send engineer ingenuity", 0) == full
    # Who may go anywhere finds a slot elsewhere, and takes none from the others.
    assert warnings(position, "send engineer freelancer", 0) == []
    position = scene.position()
    play(position, "send magician invention", "send manager freelancer", seat=0)
    assert warnings(position, "send engineer ingenuity", 0) == []


# --- bonus or point -----------------------------------------------------------------------------


@pytest.mark.rule("TR-SA-08", "TR-SA-09", "TR-AP-11")
def test_who_places_a_character_with_a_special_card_chooses_bonus_or_point() -> None:
    position = with_card("magician", "headhunter")
    assert play(position, "place magician downtown-4") == [CharacterPlaced(0, "magician", "downtown-4")]
    assert position.asked(0) == question(
        "special-card", "TR-SA-08", 0, character="magician", card="headhunter"
    )
    assert texts(position) == ["keep-bonus", "point"]
    again = GAME.from_dict(position.to_dict())
    assert texts(again) == texts(position)
    assert play(again, "keep-bonus") == [BonusKept(0, "magician", "headhunter")]
    assert again.points == 3


@pytest.mark.rule("TR-SA-08", "TR-SA-09", "TR-AP-06")
def test_the_point_is_taken_instead_of_the_bonus_once_and_for_all() -> None:
    position = with_card("magician", "headhunter")
    play(position, "place magician downtown-4")
    assert play(position, "point") == [PointTaken(0, "magician", "headhunter", 1)]
    assert position.points == 3 + 1
    assert "bonus" not in texts(position)
    assert why_not(position, "bonus") == refusal("no-bonus", "TR-SA-05")
    # Hire costs what it always costs.
    play(position, "hire inn-2")
    assert position.points == 1


@pytest.mark.rule("TR-SA-09")
def test_who_keeps_the_bonus_gets_no_point() -> None:
    position = with_card("magician", "headhunter")
    play(position, "place magician downtown-4", "keep-bonus")
    assert position.points == 3
    assert "bonus" in texts(position)
    assert refused(position, "point") == "not-here"


@pytest.mark.rule("TR-SA-10", "TR-AP-14")
@pytest.mark.parametrize(("slot", "points"), [("thursday-1", 4), ("friday-2", 3), ("sunday-1", 2)])
def test_the_point_can_be_taken_backstage(slot: str, points: int) -> None:
    position = with_card("manager", "new-twist", shards=1)
    play(position, f"place manager {slot}", "point")
    # No shard is asked for in the theater.
    assert (position.points, kind(position, 0)) == (points, "act")


@pytest.mark.rule("TR-SA-11", "TR-AP-06", "TR-AP-14")
def test_point_and_shard_together_add_two() -> None:
    position = with_card("apprentice-1", "headhunter", shards=1)
    play(position, "place apprentice-1 downtown-4", "point", "enhance")
    assert position.points == 1 + 0 + 1 + 1


@pytest.mark.rule("TR-AP-14")
@pytest.mark.parametrize(
    ("character", "card", "slot", "answers", "points"),
    [
        ("magician", "downtown", "downtown-1", ("enhance",), 6),
        ("magician", "downtown", "downtown-1", ("plain",), 5),
        ("manager", "market-row", "market-2", ("plain",), 3),
        ("apprentice-1", "interest", "downtown-4", ("point", "enhance"), 3),
        ("manager", "theater", "thursday-1", (), 3),
        ("magician", "theater", "sunday-1", (), 2),
    ],
)
def test_the_points_of_the_examples(
    character: str, card: str, slot: str, answers: tuple[str, ...], points: int
) -> None:
    scene = quiet(3).trick(0, "linking-rings", ready=1).assigned(0, character, card).placing(0)
    position = scene.position()
    play(position, f"place {character} {slot}", *answers)
    assert position.points == points


@pytest.mark.rule("TR-AP-05", "TR-AP-06", "TR-MAG-06")
def test_shard_card_and_ability_are_added_up() -> None:
    scene = quiet().magician(0, "the-mechaniker").assigned(0, "apprentice-1", "interest").placing(0)
    position = scene.position()
    play(position, "place apprentice-1 downtown-1", "point", "boost", "enhance")
    assert position.points == 1 + 2 + 1 + 1 + 1


@pytest.mark.rule("TR-SA-13", "TR-TH-25")
@pytest.mark.parametrize("card", ["new-twist", "street-performance", "freelancer"])
def test_on_a_stage_there_is_no_point_and_a_bonus_that_is_not_for_performing_is_lost(card: str) -> None:
    position = with_card("magician", card)
    play(position, "place magician friday-stage")
    assert position.waiting == (1,)
    view = position.view(None)
    bonus = view.workshops[0].characters[0].bonus
    # The Freelancer's bonus was to come here.
    assert bonus == ("freelancer" if card == "freelancer" else "")
    assert view.alley is not None
    assert view.alley.round.used == (card,)


@pytest.mark.rule("TR-SA-13")
@pytest.mark.parametrize("card", ["durable-components", "arranged-fiasco", "grand-premiere"])
def test_on_a_stage_a_bonus_that_is_for_performing_stays(card: str) -> None:
    position = with_card("magician", card)
    play(position, "place magician friday-stage")
    assert position.waiting == (1,)
    assert position.view(None).workshops[0].characters[0].bonus == card


@pytest.mark.rule("TR-SA-13", "TR-SA-10")
def test_backstage_a_card_for_performing_still_gives_its_point() -> None:
    position = with_card("magician", "grand-premiere")
    play(position, "place magician friday-1", "point")
    assert position.points == 4


# --- using the bonus ----------------------------------------------------------------------------


@pytest.mark.rule("TR-SA-05", "TR-AP-15")
def test_the_bonus_applies_to_one_execution_of_the_framed_action() -> None:
    position = hunting(5)
    assert play(position, "bonus") == [BonusUsed(0, "headhunter")]
    assert texts(position) == ["hire inn-1", "hire inn-2"]
    play(position, "hire inn-2", "recruit engineer")
    assert position.points == 5 - 2
    # The next one is an ordinary one.
    assert why_not(position, "bonus") == refusal("no-bonus", "TR-SA-05")
    play(position, "hire inn-1")
    hired = [each.id for each in position.view(0).me.characters if each.at == "inn"]
    assert hired == ["engineer", "assistant"]
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SA-05")
def test_the_player_says_at_which_execution() -> None:
    position = hunting(5)
    play(position, "hire inn-1")
    assert position.points == 2
    assert "bonus" in texts(position)
    # The only die left is used at once.
    play(position, "bonus", "recruit manager")
    hired = [each.id for each in position.view(0).me.characters if each.at == "inn"]
    assert hired == ["manager", "assistant"]


@pytest.mark.rule("TR-SA-05", "TR-ANY-09")
def test_a_bonus_that_is_being_used_must_be_used() -> None:
    position = hunting(5, state="armed")
    for other in ("finish", "reroll inn-1", "learn linking-rings", "bonus"):
        assert why_not(position, other) == refusal("bonus-first", "TR-SA-05", card="headhunter")
    assert asides(position) == []
    assert texts(GAME.from_dict(position.to_dict())) == ["hire inn-1", "hire inn-2"]


@pytest.mark.rule("TR-SA-06", "TR-SA-05")
def test_other_actions_are_free_and_the_bonus_may_lapse() -> None:
    position = hunting(4)
    assert warnings(position, "finish") == [
        caution("points-unspent", "TR-AP-10", points=4),
        caution("bonus-unused", "TR-SA-06", card="headhunter"),
    ]
    play(position, "collect bank-1")
    # One point is not enough to hire, even with the card.
    assert texts(position)[0] == "reroll residence-1"
    useless = useless_bonus("headhunter", "points", 1, cost=2)
    assert why_not(position, "bonus") == useless
    assert play(position, "finish")[0] == PointsLost(0, 1)
    assert position.waiting == (1,)


@pytest.mark.rule("TR-SA-06")
def test_without_anything_to_do_for_it_the_bonus_is_lost() -> None:
    scene = quiet().assigned(1, "magician", "market-row").dice(inn_1="x", inn_2="x")
    position = scene.acting(0, "magician", "downtown-1", 3, card="headhunter").position()
    assert why_not(position, "bonus") == useless_bonus("headhunter", "die", 3)
    play(position, "collect bank-1")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-AP-15", "TR-PROR-30")
@pytest.mark.shows("cheap-hiring")
def test_a_card_makes_an_action_cheaper_after_the_prophecy_down_to_nothing() -> None:
    scene = under("cheap-hiring").assigned(1, "magician", "market-row")
    position = scene.acting(0, "magician", "downtown-1", 1, card="headhunter").position()
    play(position, "bonus", "hire inn-1", "recruit engineer")
    assert position.points == 1
    play(position, "hire inn-2")
    assert position.waiting == (1,)


@pytest.mark.rule("TR-AP-15", "TR-SA-05")
def test_a_bonus_without_cost_can_be_used_after_the_last_point() -> None:
    scene = under("cheap-hiring").assigned(1, "magician", "market-row")
    position = scene.acting(0, "magician", "downtown-1", 1, card="headhunter").position()
    play(position, "hire inn-2")
    assert texts(position) == ["bonus", "finish"]
    assert warnings(position, "finish") == [caution("bonus-unused", "TR-SA-06", card="headhunter")]
    play(position, "bonus")
    # The only die left is used at once.
    assert texts(position) == [
        "recruit manager",
        "recruit engineer",
        "recruit assistant",
        "recruit apprentice",
    ]


@pytest.mark.rule("TR-AP-15", "TR-PROR-17", "TR-PROR-29")
@pytest.mark.shows("cheap-learning", "cheap-coins")
@pytest.mark.parametrize(
    ("prophecy", "card", "action", "cost"),
    [
        ("cheap-learning", "thirst-for-knowledge", "learn levitation", 0),
        ("plain-days", "thirst-for-knowledge", "learn levitation", 2),
        ("cheap-coins", "interest", "collect bank-1", 0),
        ("plain-days", "interest", "collect bank-1", 2),
    ],
)
def test_cheaper_by_one_with_a_card(prophecy: str, card: str, action: str, cost: int) -> None:
    scene = under(prophecy).dice(residence_1="any", residence_2="x").fame(0, 5)
    position = scene.acting(0, "magician", "downtown-1", 3, card=card).position()
    play(position, "bonus", action)
    assert position.points == 3 - cost


@pytest.mark.rule("TR-SA-07")
@pytest.mark.parametrize(
    ("card", "slot"),
    [("empower", "downtown-4"), ("business-share", "market-4"), ("freelancer", "workshop-1")],
)
def test_a_bonus_that_concerns_the_placement_needs_no_action(card: str, slot: str) -> None:
    position = with_card("magician", card)
    play(position, f"place magician {slot}", "keep-bonus")
    assert "bonus" not in texts(position)
    assert why_not(position, "bonus") == useless_bonus(card, "other", position.points)


# --- after use ----------------------------------------------------------------------------------


def round_of_cards() -> table:
    """Three special cards were placed: seat 0, seat 1, seat 0; seat 1 is first in order. One card is idle."""
    scene = quiet(4).order(1, 0, 2, 3).assigned(3, "magician", "workshop").placing(3)
    scene.placed(0, "magician", "downtown-1", card="interest").placed(
        1, "magician", "downtown-2", card="empower"
    )
    scene.placed(0, "manager", "downtown-3", card="headhunter").placed(
        1, "manager", "market-1", card="logistics"
    )
    return scene.idle(0, "apprentice-1", "invention").hand(0, "new-twist")


@pytest.mark.rule("TR-END-33", "TR-SA-03", "TR-SA-12")
def test_used_cards_go_under_their_decks_by_initiative_and_then_by_placement() -> None:
    position = round_of_cards().position()
    events = play(position, "idle magician")
    assert SpecialsReturned(("empower", "logistics", "interest", "headhunter")) in events
    assert deck(position, 0)[-3:] == ("empower", "interest", "headhunter")
    assert deck(position, 1)[-1] == "logistics"
    assert [len(deck(position, number)) for number in range(4)] == [10, 10, 9, 9]
    # What lay face up is known to all, what lies above it to nobody.
    assert deck(position, 0)[:-3] == ("",) * 7
    assert position.view(None).alley.round.used == ()  # type: ignore[union-attr]


@pytest.mark.rule("TR-END-34", "TR-SA-14", "TR-GEN-24")
def test_cards_under_idle_characters_return_to_hand() -> None:
    position = round_of_cards().position()
    assert position.view(1).workshops[0].characters[2].card == "invention"
    play(position, "idle magician")
    assert position.view(0).me.hand == ("new-twist", "invention")
    # All have seen the one that returned, and nobody the other.
    assert position.view(1).workshops[0].hand == ()
    assert position.view(1).workshops[0].specials == (0, 0, 1, 1)
    assert position.view(1).workshops[0].known_cards == ("invention",)


@pytest.mark.rule("TR-END-34", "TR-SA-14")
def test_a_card_whose_character_is_made_idle_after_the_reveal_returns_to_hand() -> None:
    position = quiet().assigned(0, "magician", "headhunter").placing(0).position()
    events = play(position, "idle magician")
    assert not [event for event in events if isinstance(event, SpecialsReturned)]
    assert position.view(0).me.hand == ("headhunter",)


@pytest.mark.rule("TR-SA-12", "TR-PLACE-13")
def test_a_card_is_used_as_soon_as_its_character_is_placed() -> None:
    scene = quiet().assigned(0, "apprentice-1", "thirst-for-knowledge").placing(0)
    position = scene.shards(0, 0).dice(residence_1="x", residence_2="x").position()
    play(position, "place apprentice-1 downtown-4", "keep-bonus")
    assert position.view(None).alley.round.used == ("thirst-for-knowledge",)  # type: ignore[union-attr]
    events = play(position, "finish")
    assert SpecialsReturned(("thirst-for-knowledge",)) in events
    assert position.view(0).me.hand == ()


@pytest.mark.rule("TR-SA-03", "TR-SAR-09", "TR-MEET-58")
def test_a_card_goes_under_the_deck_of_its_own_location_wherever_it_was_used() -> None:
    scene = quiet().assigned(0, "magician", "freelancer").shards(0, 0).placing(0)
    position = scene.position()
    play(position, "place magician dark-alley-4", "finish")
    assert deck(position, 2)[-1] == "freelancer"


@pytest.mark.rule("TR-END-35")
def test_in_the_base_game_no_card_is_returned_to_a_deck() -> None:
    position = table(2).assigned(0, "magician", "workshop").placing(0).position()
    events = play(position, "idle magician")
    assert not [event for event in events if isinstance(event, SpecialsReturned)]
    assert position.view(0).alley is None


# --- sentences ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "choice", "event"),
    [
        ("en", "Send the magician: Headhunter", "You plan to send the magician with Headhunter."),
        (
            "fr",
            "Envoyer votre magicien\u00a0: Chasseur de têtes",
            "Vous envoyez votre magicien avec Chasseur de têtes.",
        ),
        (
            "ru",
            "Отправить иллюзиониста: Охотник за головами",
            "План: иллюзионист — с картой «Охотник за головами».",
        ),
    ],
)
def test_a_special_card_is_called_by_its_name(lang: str, choice: str, event: str) -> None:
    position = quiet().hand(0, "headhunter").planning().position()
    assert describe(GAME.parse("send magician headhunter"), lang) == choice
    (planned,) = play(position, "send magician headhunter", seat=0)
    assert describe(planned, lang, me=0) == event


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    drawn, kept = CardsDrawn(0, "downtown", 2, ("empower", "interest")), CardKept(0, "downtown", "empower")
    assert [describe(event, me=0) for event in (drawn, kept)] == [
        "You look at 2 cards (Downtown): Empower, Interest.",
        "You keep Empower (Downtown).",
    ]
    assert [describe(event.seen_by(1), me=1) for event in (drawn, kept)] == [
        "Seat 1 looks at 2 cards (Downtown).",
        "Seat 1 keeps a card (Downtown).",
    ]
