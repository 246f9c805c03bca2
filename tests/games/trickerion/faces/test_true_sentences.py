"""Sentences that state a rule, each in the situation in which a player reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import sleight
from sleight.core.speech import game_speaker
from sleight.games.trickerion.events import CharactersReturned
from tests.games.trickerion.helpers.playing import play
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.screens import listed

if TYPE_CHECKING:
    from sleight.games.trickerion.state.position import TrickerionPosition

NB = "\u00a0"
LEVEL_3 = [trick.id for trick in GAME.printed.tricks if trick.level == 3]


def asked(position: TrickerionPosition, lang: str) -> str:
    """The open question of the first seat, as it reads it."""
    question = position.asked(0)
    assert question is not None
    return sleight.describe(question, lang, me=0)


def refusal(position: TrickerionPosition, choice: str, lang: str = "en") -> str:
    """Why the first seat cannot choose this."""
    found = position.why_not(0, GAME.parse(choice))
    assert found is not None
    return sleight.describe(found, lang, me=0)


def warnings(position: TrickerionPosition, choice: str, lang: str) -> list[str]:
    """What warns the first seat of a choice."""
    return [sleight.describe(each, lang, me=0) for each in position.warnings(0, GAME.parse(choice))]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "any Residence die that doesn’t show X."),
        ("fr", "n’importe quel dé de la résidence qui ne montre pas X."),
        ("ru", "любым кубиком особняка, на котором не X."),
    ],
)
@pytest.mark.rule("TR-DT-07", "TR-DT-09")
def test_the_own_school_is_learned_with_any_residence_die_but_x(lang: str, said: str) -> None:
    position = GAME.new(2, 1)
    (seat,) = position.waiting
    question = position.asked(seat)
    assert question is not None
    assert sleight.describe(question, lang, me=seat).endswith(said)


@pytest.mark.parametrize(
    ("lang", "marker"),
    [
        ("en", "or a marker on its card where the table counts that,"),
        ("fr", "ou un marqueur sur sa carte si la table l’admet,"),
        ("ru", "или (если стол это засчитывает) жетон на его карте,"),
    ],
)
@pytest.mark.rule("TR-SCORE-09", "TR-SCORE-10")
def test_a_level_3_bonus_is_told_rightly_whether_a_marker_counts_or_not(lang: str, marker: str) -> None:
    speaker = game_speaker("trickerion", lang)
    assert [trick for trick in LEVEL_3 if marker not in speaker.say(f"effect-{trick}")] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "For Water Tank Escape you still need 2 × glass, 1 × rope."),
        ("fr", f"Pour Évasion du Réservoir d’Eau, il vous manque encore{NB}: 2 × verre, 1 × corde."),
        ("ru", "Для номера «Резервуар с водой» ещё нужно: 2 × стекло, 1 × верёвка."),
    ],
)
@pytest.mark.rule("TR-WS-05")
def test_missing_components_are_named_and_counted(lang: str, said: str) -> None:
    scene = table(2).trick(0, "water-tank-escape").components(0, metal=2)
    position = scene.acting(0, "magician", "workshop-1").position()
    assert refusal(position, "prepare water-tank-escape", lang) == said


@pytest.mark.parametrize(
    ("lang", "limit"),
    [
        ("en", "one more, up to 3 where stacks have a limit."),
        ("fr", "un matériau de plus, jusqu’à 3 si les piles sont limitées."),
        ("ru", "а где высота стопок ограничена, не больше чем за 3."),
    ],
)
@pytest.mark.rule("TR-CMP-06", "TR-CMP-07")
def test_the_managers_extra_component_counts_up_to_three(lang: str, limit: str) -> None:
    scene = table(2).team(0, "manager").coins(0, 20).assigned(1, "magician", "theater")
    position = scene.acting(0, "magician", "market-4").position()
    play(position, "buy wood 1")
    assert asked(position, lang).endswith(limit)


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "a free slot with the lowest modifier."),
        ("fr", "un emplacement libre dont le modificateur est le plus bas."),
        ("ru", "свободную ячейку с наименьшим модификатором."),
    ],
)
@pytest.mark.rule("TR-PROR-32")
def test_a_slot_that_the_prophecy_bars_says_which_one_is_to_be_taken(lang: str, why: str) -> None:
    scene = table(2, dark_alley=True, prophecies=True).round(2).prophecy("lowest-slot-first")
    position = scene.assigned(0, "magician", "downtown").placing(0).position()
    assert refusal(position, "place magician downtown-1", lang).endswith(why)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your team can’t have another Engineer."),
        ("fr", "Votre équipe ne peut pas compter un ingénieur de plus."),
        ("ru", "В вашей команде больше не может быть таких персонажей (инженер)."),
    ],
)
@pytest.mark.rule("TR-DT-26")
def test_a_specialist_who_waits_at_the_inn_is_not_hired_twice(lang: str, said: str) -> None:
    """The team does not have the specialist yet."""
    scene = table(2).hired(0, "engineer").dice(inn_1="engineer").acting(0, "magician", "downtown-1")
    assert refusal(scene.position(), "hire inn-1", lang) == said


@pytest.mark.parametrize(
    ("lang", "reserve"),
    [
        ("en", "go back to your reserve and pay nothing."),
        ("fr", "retournent dans votre réserve sans rien rapporter."),
        ("ru", "вернутся в ваш запас и ничего не принесут."),
    ],
)
@pytest.mark.rule("TR-END-20", "TR-END-21")
def test_markers_on_the_last_card_return_unpaid_and_are_not_lost(lang: str, reserve: str) -> None:
    cards = [f"riverside-theater-{number}" for number in (1, 2, 3)]
    scene = table(2).round(3).theater(*cards).trick(0, "levitation", ready=1)
    position = scene.acting(0, "magician", "friday-1").position()
    play(position, "set-up levitation")
    (said,) = warnings(position, f"at {cards[-1]} 1 down", lang)
    assert said.endswith(reserve)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "permanent assignment cards return to hand."),
        ("fr", "les cartes affectation permanentes retournent en main."),
        ("ru", "карты обычных поручений — в руку."),
    ],
)
@pytest.mark.rule("TR-END-33")
def test_special_cards_do_not_come_home(lang: str, said: str) -> None:
    assert sleight.describe(CharactersReturned(), lang).endswith(said)


@pytest.mark.parametrize(
    ("lang", "heading"),
    [
        ("en", "Reschedule a trick; its links pay nothing (1)"),
        ("fr", "Reprogrammer un tour\u202f; ses enchaînements ne rapportent rien (1"),
        ("ru", "Перенести номер; его связи ничего не приносят (1"),
    ],
)
@pytest.mark.rule("TR-TH-19", "TR-TH-21")
def test_a_reschedule_is_not_free_but_pays_nothing(lang: str, heading: str) -> None:
    scene = table(2).theater("riverside-theater-1").trick(0, "levitation")
    scene.marker(0, "levitation", "riverside-theater-1", 1, "down")
    assert heading in listed(scene.acting(0, "magician", "friday-1").position(), lang)


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "in all"), ("fr", "en tout"), ("ru", "всего на 1 жетон номера больше")]
)
@pytest.mark.rule("TR-SAR-25")
def test_an_unstable_prototype_brings_one_marker_however_much_is_returned(lang: str, said: str) -> None:
    assert said in game_speaker("trickerion", lang).say("effect-unstable-prototype")


def test_a_starting_trick_is_not_taken_for_a_first_round() -> None:
    """In French a trick and a round are both called `tour`."""
    position = GAME.new(2, 1)
    play(position, "choose the-mechaniker", "choose the-great-optico")
    (seat, *_) = position.waiting
    play(position, "take metal+metal")
    question = position.asked(seat)
    assert question is not None
    assert "tour de magie de départ" in sleight.describe(question, "fr", me=seat)
