"""What the greedy bot makes of the Dark Alley: special cards, draws, prophecies, abilities, end bonuses."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

import sleight
from sleight.games.trickerion.bots.cards import BONUSES
from sleight.games.trickerion.bots.finale import COUNTS
from sleight.games.trickerion.bots.greedy import GreedyBot
from sleight.games.trickerion.bots.strategies import STRATEGIES
from sleight.games.trickerion.cards.special.base import SPECIALS
from sleight.games.trickerion.choices import Learn
from sleight.games.trickerion.events import Granted, TrickRescheduled, TrickSetUp
from sleight.games.trickerion.flow.questions.base import KINDS
from sleight.games.trickerion.printed.ids import LOCATION_IDS
from sleight.games.trickerion.state.position import TrickerionPosition
from sleight.games.trickerion.views.types import TrickerionView
from tests.games.trickerion.helpers.bot_games import chosen, full_game_of, planned, played
from tests.games.trickerion.helpers.midgame import midgame
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.walks import keen_walk

CLOSED = {"residence_1": "x", "residence_2": "x", "inn_1": "x", "inn_2": "x", "bank_1": "x", "bank_2": "x"}


def _alley(prophecies: bool = False) -> table:
    """The magician of seat 0 is Electra, who knows the linking rings; nothing is to be had downtown."""
    scene = table(2, dark_alley=True, prophecies=prophecies).trick(0, "linking-rings").round(4)
    return scene.magician(0, "electra").shards(0, 0).dice(**CLOSED)


def _placing(scene: table) -> TrickerionPosition:
    """Seat 0 is to place somebody, and then seat 1."""
    return scene.assigned(1, "apprentice-1", "workshop").placing(0).position()


def _turn(position: TrickerionPosition, seat: int = 0) -> list[str]:
    """What the bot answers until its turn is over."""
    written: list[str] = []
    while position.waiting == (seat,) and (not written or position.actor >= 0):
        written.append(chosen(position, seat))
        play(position, written[-1])
    return written


def test_it_has_thought_about_locations_and_questions_that_exist() -> None:
    assert {*LOCATION_IDS} < {*STRATEGIES} < {*LOCATION_IDS, *KINDS}


def test_it_knows_every_special_card_and_every_end_bonus() -> None:
    bonuses = [trick.end_bonus for trick in GAME.printed.tricks if trick.end_bonus]
    assert set(BONUSES) <= {*SPECIALS}
    assert len(BONUSES) >= 40
    assert set(COUNTS) >= {bonus.per or bonus.condition for bonus in bonuses}


def test_its_answers_are_legal_whatever_cards_abilities_and_prophecies_ask() -> None:
    bot, kinds = GreedyBot(Random(0)), Counter[str]()
    for seed in range(24):
        position = midgame(seed, 2 + seed % 3, prophecies=seed % 4 > 0)
        for step in keen_walk(position, seed):
            for seat in step.waiting[:1]:
                asked = step.view(seat).asked[seat]
                assert asked is not None
                kinds[asked.kind] += 1
                if kinds[asked.kind] <= 12:
                    assert bot.choose(step.view(seat), step.choices(seat)) in step.choices(seat)
    assert len(kinds) >= 40


def test_it_keeps_nothing_between_two_choices() -> None:
    """Another bot that is handed the same view, even after a trip through JSON, chooses the same."""
    for step, position in enumerate(keen_walk(midgame(3, 3, "placement"), 3)):
        if step % 9 == 0 and position.waiting:
            seat = position.waiting[0]
            view, choices = position.view(seat), position.choices(seat)
            again = msgspec.json.decode(msgspec.json.encode(view), type=TrickerionView)
            first = GreedyBot(Random(1)).choose(view, choices)
            assert GreedyBot(Random(2)).choose(again, choices) == first


# --- special cards ------------------------------------------------------------------------------


def test_a_special_card_serves_for_its_bonus_where_that_brings_more() -> None:
    scene = _alley().dice(bank_1="6", bank_2="3").assigned(0, "apprentice-1", "fame-and-fortune")
    position = _placing(scene)
    assert _turn(position) == ["place apprentice-1 downtown-1", "keep-bonus", "bonus", "collect bank-1"]
    assert position.view(0).fame[0] == 5 + 5


def test_a_special_card_serves_for_a_point_where_its_bonus_brings_nothing() -> None:
    scene = _alley().dice(bank_1="6").assigned(0, "manager", "mass-recruitment")
    position = _placing(scene.placed(1, "manager", "downtown-1"))
    assert _turn(position) == ["place manager downtown-4", "point", "collect bank-1"]


def test_it_uses_the_bonus_that_it_has_kept() -> None:
    scene = _alley().trick(0, "mechanical-hornet").components(0, metal=3, petroleum=1, cog=1)
    position = _placing(scene.assigned(0, "manager", "invention"))
    assert _turn(position)[1:3] == ["keep-bonus", "bonus"]
    assert position.view(0).me.tricks[1].ready == 2
    assert position.view(0).fame[0] == 5 + 2


def test_it_plans_with_the_special_cards_in_its_hand() -> None:
    scene = _alley().dice(bank_1="6", bank_2="6").team(0, "manager").hand(0, "fame-and-fortune", "ingenuity")
    plan = planned(scene.planning().position())
    assert "fame-and-fortune" in plan.values()
    assert "ingenuity" not in plan.values()


def test_a_freelancer_goes_where_there_is_most_to_do() -> None:
    position = _placing(_alley().round(7).assigned(0, "apprentice-1", "freelancer"))
    assert _turn(position)[0] == "place apprentice-1 dark-alley-1"


# --- the Dark Alley -----------------------------------------------------------------------------


def test_it_sends_somebody_to_draw_when_nothing_else_pays() -> None:
    plan = planned(_alley().round(7).planning().position())
    assert "dark-alley" in plan.values()


def test_it_draws_as_often_as_it_can_and_keeps_the_better_card_of_each_pair() -> None:
    scene = _alley().round(7).decks(theater=["guest-performer", "grand-premiere"])
    position = _placing(scene.assigned(0, "apprentice-1", "dark-alley"))
    written = _turn(position)
    assert written[:3] == ["place apprentice-1 dark-alley-1", "draw theater", "draw theater"]
    assert written[3] == "retain grand-premiere"
    assert len(position.view(0).me.hand) == 2


@pytest.mark.rule("TR-GEN-24")
def test_it_expects_no_card_from_a_deck_that_it_knows_in_the_hand_of_another() -> None:
    best = ("grand-premiere", "arranged-fiasco", "durable-components", "buying-time")
    scene = _alley().round(7).hand(1, *best).assigned(1, "apprentice-1", "workshop")
    scene.acting(0, "apprentice-1", "dark-alley-1")
    assert chosen(scene) == "draw theater"
    assert chosen(scene.remembered(*best, by=(0,))) == "draw downtown"


def _at_the_fortune_teller(*pending: str) -> table:
    """One point is left, which is too little for a further card."""
    scene = _alley(prophecies=True).prophecy("", *pending).trick(0, "living-piano", ready=3)
    scene = scene.team(0, "manager", "assistant").this_round(draws=1)
    return scene.assigned(1, "apprentice-1", "workshop").acting(0, "apprentice-1", "dark-alley-4", points=1)


def test_the_fortune_teller_is_asked_for_a_prophecy_that_helps() -> None:
    assert chosen(_at_the_fortune_teller("one-base-point", "mechanical-fame", "plain-days")) == "foresee"


def test_the_fortune_teller_is_left_alone_if_the_next_prophecy_is_as_good() -> None:
    assert chosen(_at_the_fortune_teller("mechanical-fame", "one-base-point", "plain-days")) == "finish"
    assert chosen(_at_the_fortune_teller("plain-days", "hidden-assignments", "one-base-point")) == "finish"


# --- level-3 tricks -----------------------------------------------------------------------------


def test_it_learns_the_level_three_trick_whose_end_bonus_suits_it() -> None:
    scene = _alley().round(7).fame(0, 40).dice(residence_1="escape").team(0, "engineer", "apprentice-2")
    scene = scene.components(0, wood=3, padlock=3).acting(0, "magician", "downtown-4")
    assert chosen(scene.assigned(1, "apprentice-1", "workshop")) == "learn buried-alive"


def test_it_learns_no_level_three_trick_that_can_no_longer_score() -> None:
    scene = _alley().round(7).fame(0, 40).coins(0, 0).dice(residence_1="any")
    written = chosen(scene.assigned(1, "apprentice-1", "workshop").acting(0, "magician", "downtown-4"))
    assert not written.startswith("learn")


def test_it_keeps_trick_slots_free_for_the_tricks_of_later_rounds() -> None:
    scene = _alley().round(2).trick(0, "chinese-sticks").dice(residence_1="any", bank_1="6")
    position = scene.assigned(1, "apprentice-1", "workshop").acting(0, "magician", "downtown-4").position()
    assert not isinstance(GAME.parse(chosen(position)), Learn)


# --- abilities ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("magician", "card"), [("the-gentleman", "dark-alley"), ("the-great-optico", "theater")]
)
def test_the_gentleman_is_seen_in_the_city(magician: str, card: str) -> None:
    scene = table(2, dark_alley=True).round(6).dice(**CLOSED)
    scene = scene.magician(0, magician).magician(1, "electra")
    for number, trick in enumerate(("linking-rings", "chinese-sticks", "enchanted-butterflies"), start=1):
        facing = "down" if number == 1 else "up"
        scene = scene.trick(0, trick).marker(0, trick, "riverside-theater-1", number, facing)
    assert planned(scene.planning().position())["magician"] == card


def test_electra_stacks_markers_that_have_nowhere_else_to_go() -> None:
    scene = _alley().round(7).trick(0, "mechanical-hornet", ready=2).assigned(1, "apprentice-1", "workshop")
    position = scene.acting(0, "apprentice-1", "friday-1").position()
    play(position, "set-up mechanical-hornet")
    assert chosen(position) == "accept"
    assert chosen(_asked_to_stack(points=3)) == "decline"


def _asked_to_stack(points: int) -> TrickerionPosition:
    scene = _alley().trick(0, "mechanical-hornet", ready=2).assigned(1, "apprentice-1", "workshop")
    position = scene.acting(0, "magician", "friday-1", points=points).position()
    play(position, "set-up mechanical-hornet")
    return position


MAGICIANS = (
    ("the-mechaniker", "the-great-optico", "master-of-chains", "priestess-of-mysticism"),
    ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster"),
)


def test_every_ability_and_both_uses_of_cards_occur_in_its_games() -> None:
    used = set[str]()
    for seed, magicians in enumerate(MAGICIANS * 2):
        position = full_game_of(760_000 + seed, *magicians)
        for event in played(position, ["greedy"] * 4, seed):
            used.add(type(event).__name__)
            if isinstance(event, TrickSetUp) and event.stacked:
                used.add("stack")
            if isinstance(event, Granted) and event.kind == "ability":
                used.add(event.cause)
            if isinstance(event, TrickRescheduled) and position.view(None).phase == "performance":
                used.add("break-free")
    assert used >= {
        "BonusUsed",
        "PointTaken",
        "CardKept",
        "CharacterBoosted",
        "ProphecyWoven",
        "CardBorrowed",
    }
    assert used >= {"RewardStolen", "PerformanceImposed", "stack", "the-gentleman", "break-free"}


# --- magicians ----------------------------------------------------------------------------------


def test_chance_decides_which_magician_of_a_school_leads() -> None:
    schools = {f"choose {magician.id}": magician.school for magician in GAME.printed.magicians}
    position = GAME.new(2, 1, {"dark_alley": True})
    seat = position.waiting[0]
    view, choices = position.view(seat), position.choices(seat)
    led = {sleight.text(GreedyBot(Random(seed)).choose(view, choices)) for seed in range(20)}
    assert len(led) == 2
    assert len({schools[text] for text in led}) == 1
