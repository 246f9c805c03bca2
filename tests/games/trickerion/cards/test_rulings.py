"""Rulings on what neither text decides: what views keep, when bonuses can be used, when things are chosen."""

from __future__ import annotations

import pytest

from sleight.games.trickerion.events import (
    CardTurnedUp,
    CharacterHired,
    CharacterIdled,
    ComponentsBought,
    GoodsBought,
    TrickCharged,
)
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.changes import NOTHING, gained, purses
from tests.games.trickerion.helpers.openings import STARTS, with_magicians
from tests.games.trickerion.helpers.playing import asides, asked, play, refused, texts
from tests.games.trickerion.helpers.questions import ending, performing
from tests.games.trickerion.helpers.reading import stock, tokens
from tests.games.trickerion.helpers.scenario import table
from tests.games.trickerion.helpers.scenes import (
    MIXED,
    ONE,
    TWO,
    at_market,
    at_work,
    backstage,
    downtown,
    rings,
    under,
)

# --- what a view keeps of the decks ---------------------------------------------------------------

OTHERS = (
    "mass-recruitment",
    "hypnotic-motivation",
    "trick-overhaul",
    "thirst-for-knowledge",
    "leaked-blueprints",
    "investments",
    "fame-and-fortune",
)
"""All cards of Downtown but three."""


def downtown_deck(position: TrickerionPosition) -> list[tuple[str, ...]]:
    """The deck of Downtown as seat 0, seat 1 and spectators see it."""
    views = [position.view(viewer).alley for viewer in (0, 1, None)]
    return [alley.decks[0] for alley in views if alley]


@pytest.mark.rule("TR-GEN-38", "TR-DA-08")
@pytest.mark.parametrize(("kept", "under_the_deck"), [("headhunter", "interest"), ("interest", "headhunter")])
def test_who_put_a_card_under_a_deck_knows_it_until_somebody_draws_it(kept: str, under_the_deck: str) -> None:
    scene = table(2, dark_alley=True).decks(downtown=["empower", "interest", "headhunter"]).hand(1, *OTHERS)
    scene.acting(0, "apprentice-1", "dark-alley-1", 1).assigned(1, "magician", "dark-alley").shards(1, 0)
    position = scene.position()
    play(position, "draw downtown", "retain empower")
    assert downtown_deck(position) == [("", "interest"), ("", ""), ("", "")]
    play(position, "place magician dark-alley-4", "draw downtown", "look")
    assert downtown_deck(position) == [(), (), ()]
    play(position, f"retain {kept}")
    # Seat 0 cannot know which of the two went back.
    assert downtown_deck(position) == [("",), (under_the_deck,), ("",)]
    assert kept not in position.view(0).workshops[1].hand


@pytest.mark.rule("TR-GEN-38", "TR-END-33")
def test_everybody_knows_a_used_card_under_its_deck() -> None:
    scene = table(2, dark_alley=True).decks(downtown=["empower"]).shards(0, 0)
    position = scene.acting(0, "apprentice-1", "downtown-1", 1, card="interest").position()
    play(position, "finish")
    assert position.view(0).round == 2
    assert [(deck[0], deck[-1]) for deck in downtown_deck(position)] == [("", "interest")] * 3


# --- when something can be returned ---------------------------------------------------------------


@pytest.mark.rule("TR-ANY-10", "TR-ANY-09")
@pytest.mark.parametrize(
    ("scene", "seat", "trick"),
    [
        (
            performing(conducted=())
            .magician(2, "electra")
            .magician(0, "master-of-chains")
            .asked(0, "break-free"),
            0,
            "linking-rings",
        ),
        (
            performing(conducted=()).magician(1, "yoruba-spiritmaster").asked(1, "impose", 0),
            1,
            "mind-reading",
        ),
        (performing(conducted=()).performing(0), 0, "linking-rings"),
        (performing("durable-components").this_round(performed=1).asked(0, "salvage"), 0, "linking-rings"),
    ],
    ids=["before the performances", "before the choice of another", "own choice", "after the performances"],
)
def test_around_a_performance_something_can_be_returned(scene: table, seat: int, trick: str) -> None:
    position = scene.components(seat, wood=1).position()
    assert position.waiting == (seat,)
    assert asides(position) == [f"return {trick}", "drop wood"]


@pytest.mark.rule("TR-ANY-10", "TR-ANY-09")
@pytest.mark.parametrize(
    "scene",
    [
        performing().magician(2, "electra").magician(0, "the-red-lotus").asked(0, "steal", 0),
        performing().magician(2, "electra").magician(0, "the-red-lotus").asked(0, "forgo", 0, 4),
        performing("arranged-fiasco").asked(0, "fiasco", 0),
        performing("grand-premiere").asked(0, "premiere", 0),
        performing("grand-premiere").asked(0, "premiere-part", 0, 0),
    ],
    ids=["steal", "forgo", "fiasco", "premiere", "premiere-part"],
)
def test_while_something_is_declared_nothing_is_returned(scene: table) -> None:
    position = scene.components(0, wood=1).position()
    assert asides(position) == []
    assert refused(position, "return linking-rings") == "in-the-middle"
    assert refused(position, "drop wood") == "in-the-middle"


@pytest.mark.rule("TR-ANY-10", "TR-SAR-47")
def test_when_a_component_arrives_only_components_are_returned() -> None:
    scene = ending("dubious-sources").market(quick="mirror").this_round(claim=0).trick(0, "linking-rings")
    position = scene.components(0, wood=1, rope=1).asked(0, "take-home").position()
    assert asides(position) == ["drop wood", "drop rope"]
    assert refused(position, "return linking-rings") == "in-the-middle"


# --- the end of a placement -----------------------------------------------------------------------


@pytest.mark.rule("TR-AP-16", "TR-AP-10")
@pytest.mark.parametrize(
    ("prophecy", "tricks", "waits", "offered"),
    [
        ("cheap-learning", 2, 0, ["bonus", "finish"]),
        ("cheap-learning", 3, 0, ["finish"]),
        ("plain-days", 3, 1, None),
    ],
)
def test_without_points_a_placement_stays_open_only_for_a_bonus_that_costs_none(
    prophecy: str, tricks: int, waits: int, offered: list[str] | None
) -> None:
    scene = downtown("thirst-for-knowledge", 1, prophecies=True).prophecy(prophecy).fame(0, 40)
    for trick in ("levitation", "walled", "living-piano")[:tricks]:
        scene.trick(0, trick)
    position = scene.position()
    play(position, "reroll bank-1")
    # With an empty slot the card would make learning free of charge.
    assert position.waiting == (waits,)
    assert offered is None or texts(position) == offered


# --- bonuses without an effect --------------------------------------------------------------------

USELESS: dict[str, tuple[table, str]] = {
    "no neighbour": (backstage("orchestral-interlude"), "set-up linking-rings"),
    "no link": (backstage("headliner-trick"), "set-up linking-rings"),
    "no spare marker": (
        rings("trick-tweaking")
        .theater(ONE, TWO)
        .marker(0, "linking-rings", ONE, 1, "down")
        .marker(0, "linking-rings", TWO, 1, "down"),
        "prepare linking-rings",
    ),
    "basic components only": (rings("invention"), "prepare linking-rings"),
    "nothing short": (rings("ingenuity"), "prepare linking-rings"),
    "no apprentice": (rings("hidden-talent"), "prepare linking-rings"),
    "no specialist in reserve": (
        table(2, dark_alley=True)
        .acting(0, "apprentice-1", "workshop-1", 1, "hidden-talent")
        .team(0, "manager", "engineer", "assistant")
        .trick(0, "linking-rings")
        .components(0, metal=2),
        "prepare linking-rings",
    ),
    "a single coin": (at_market("workshop-exhibition", 1, "ready").coins(0, 1), "buy wood 1"),
    "no room": (
        downtown("investments").components(0, petroleum=1, saw=1, animal=1, padlock=1, mirror=1, disguise=1),
        "collect bank-1",
    ),
    "no own type": (at_market("workshop-delivery", 1, "ready"), "buy wood 1"),
}
"""A card whose bonus would do nothing, and the ordinary action."""


@pytest.mark.rule("TR-SAR-50", "TR-SA-06")
@pytest.mark.parametrize("why", USELESS)
def test_a_bonus_without_effect_cannot_be_called_upon_but_the_action_can_be_taken(why: str) -> None:
    scene, action = USELESS[why]
    position = scene.position()
    assert refused(position, "bonus") == "bonus-useless"
    assert action in texts(position)


@pytest.mark.rule("TR-SAR-50", "TR-SAR-24")
def test_with_two_types_short_there_is_neither_the_bonus_nor_the_action() -> None:
    position = (
        at_work("ingenuity")
        .trick(0, "chinese-sticks")
        .trick(0, "linking-rings")
        .components(0, metal=2, wood=1, rope=1)
        .position()
    )
    assert texts(position) == ["prepare linking-rings", "finish"]


# --- a bonus that was called upon -----------------------------------------------------------------


@pytest.mark.rule("TR-SAR-51", "TR-SAR-22", "TR-SAR-25", "TR-SAR-27")
@pytest.mark.parametrize(
    ("scene", "answers"),
    [
        (
            rings("replaceable-parts").trick(0, "levitation").trick(0, "living-piano"),
            ["supply living-piano", "supply levitation"],
        ),
        (
            at_work("unstable-prototype").trick(0, "chinese-sticks").components(0, wood=2, rope=2),
            ["feed wood", "feed rope"],
        ),
        (
            rings("on-stage-preparation").theater(ONE),
            [f"at {ONE} {place}" for place in ("1 down", "2 up", "2 down", "3 up")],
        ),
    ],
    ids=["replaceable-parts", "unstable-prototype", "on-stage-preparation"],
)
def test_there_is_no_way_back_from_a_bonus_that_was_called_upon(scene: table, answers: list[str]) -> None:
    position = scene.position()
    play(position, "bonus")
    assert texts(position) == answers
    assert refused(position, "decline") != ""
    assert refused(position, "finish") != ""


@pytest.mark.rule("TR-SAR-51", "TR-SAR-26")
def test_a_trick_that_is_to_be_enhanced_takes_the_shard() -> None:
    position = rings("enhance-trick").position()
    assert TrickCharged(0, "linking-rings") in play(position, "bonus")
    assert purses(position)[0] == (5, 10, 0)


@pytest.mark.rule("TR-SAR-51", "TR-SAR-30")
def test_two_apprentices_are_hired_or_one_without_the_card() -> None:
    position = downtown("mass-recruitment", 3).dice(inn_1="x", inn_2="apprentice").position()
    events = play(position, "bonus")
    hired = [event for event in events if isinstance(event, CharacterHired)]
    assert hired == [CharacterHired(0, "apprentice", "inn-2"), CharacterHired(0, "apprentice", "")]
    assert purses(position)[0] == (5, 10 - 3, 1)


# --- single cards ---------------------------------------------------------------------------------


@pytest.mark.rule("TR-SAR-53", "TR-SAR-42")
def test_a_barter_may_stop_after_the_first_component() -> None:
    position = at_market("barter-with-power", 1).market(MIXED).position()
    play(position, "buy wood 1")
    assert texts(position)[-1] == "finish"
    assert play(position, "finish")[0] == GoodsBought(0, ("wood",), 0, 0, 1, 0)


@pytest.mark.rule("TR-SAR-54", "TR-SAR-44", "TR-MK-26")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("stall-2", ("wood", "glass", "cog", "fabric", "rope")),
        ("quick", ("wood", "rope", "cog", "fabric", "glass")),
    ],
)
def test_whichever_token_is_stolen_the_others_cost_the_normal_price(
    place: str, after: tuple[str, ...]
) -> None:
    position = at_market("shoplifting", 1).market(MIXED, quick="rope").position()
    events = play(position, "buy rope 3")
    assert events == [ComponentsBought(0, "rope", 3, 2 * 2, 0, "player")]
    assert (asked(position).kind, tokens(position)) == ("pilfer", {"rope": 3})
    play(position, f"pilfer {place}", "leave glass")
    assert stock(position) == after


@pytest.mark.rule("TR-SAR-59", "TR-SAR-14")
def test_an_exchange_may_be_left_out_until_the_first_card_is_named() -> None:
    position = (
        backstage("buying-time").trick(0, "levitation").marker(0, "levitation", ONE, 2, "down").position()
    )
    play(position, "bonus", f"at {ONE} 3 up")
    assert asked(position).kind == "link-reward", "the links are paid first"
    play(position, "gain coins")
    assert texts(position) == [f"exchange {ONE}", f"exchange {TWO}", "decline"]
    declined = position.copy()
    assert gained(declined, "decline") == [NOTHING, NOTHING]
    # The only other card follows by itself.
    assert gained(position, f"exchange {ONE}") == [(0, 3, 0), NOTHING]


@pytest.mark.rule("TR-SAR-61", "TR-SAR-17")
@pytest.mark.parametrize(
    ("day", "part", "paid"),
    [("friday", "shards", (0, 2, 0)), ("friday", "fame", (0, 2, 0)), ("sunday", "fame", ((0 + 1) * 2, 3, 0))],
)
def test_a_part_that_is_nothing_can_be_doubled(day: str, part: str, paid: tuple[int, int, int]) -> None:
    scene = table(2, dark_alley=True).magician(1, "the-gentleman").theater(TWO).trick(0, "linking-rings")
    scene.marker(0, "linking-rings", TWO, 1, "down").placed(0, "magician", f"{day}-stage", "grand-premiere")
    position = scene.bonus(0, "magician", "grand-premiere").performing(0).position()
    play(position, f"perform {TWO}", "star linking-rings")
    assert texts(position) == ["gain fame", "gain coins", "gain shards"]
    # The card pays the performer 1 fame and 1 coin.
    fame, coins, shards = gained(position, f"gain {part}")[0]
    assert (fame - 1, coins - 1, shards) == paid


@pytest.mark.rule("TR-SAR-62", "TR-SAR-36")
def test_nothing_need_be_invested() -> None:
    scene = downtown("investments", 3).dice(bank_1="5", bank_2="x")
    position = scene.position()
    play(position, "bonus")
    assert texts(position)[-1] == "decline"
    play(position, "decline")
    assert (purses(position)[0], tokens(position), position.waiting) == ((5, 10 + 5, 1), {}, (1,))
    position = scene.position()
    play(position, "bonus", "buy wood 1", "decline")
    assert (purses(position)[0], tokens(position)) == ((5, 10 + 5 - 1, 1), {"wood": 1})


# --- quick game and hidden assignments ------------------------------------------------------------


@pytest.mark.rule("TR-QUICK-20", "TR-QUICK-19", "TR-PROR-04")
@pytest.mark.parametrize("prophecy", ["shard-echo", "shard-glory"])
def test_the_additional_shard_is_no_receipt(prophecy: str) -> None:
    position = with_magicians(2, 0, quick=True, dark_alley=True, prophecies=True)
    play(position, *STARTS[0], *STARTS[1], "draw theater", "draw theater", "decline")
    wanted = position.table.prophecy_ids.index(prophecy)
    for key in range(400):
        trial = position.copy()
        trial.seed(key.to_bytes(16, "big"), trial.draws)
        play(trial, "decline")
        if trial.prophecies[0] == wanted:
            break
    assert trial.prophecies[0] == wanted
    assert (trial.view(None).fame, trial.view(None).shards) == ((8, 8), (2, 2))


@pytest.mark.rule("TR-PROR-33", "TR-PROR-25", "TR-PLACE-12")
def test_a_card_without_a_legal_slot_is_not_turned_up() -> None:
    scene = under("hidden-assignments").sealed(0, "magician", "empower").sealed(1, "magician", "theater")
    scene.placed(1, "manager", "downtown-1", card="interest").sealed(0, "apprentice-1", "workshop")
    position = scene.placed(1, "engineer", "downtown-4", card="headhunter").placing(0).position()
    events = play(position, "idle magician")
    assert events == [CharacterIdled(0, "magician")]
    events += play(position, "place magician friday-stage", "idle apprentice-1")
    assert [event for event in events if isinstance(event, CardTurnedUp)] == [
        CardTurnedUp(1, "magician", "theater")
    ]
    assert position.view(0).me.hand == ("empower",)
    assert position.view(1).workshops[0].hand == ()
