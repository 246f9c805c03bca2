"""The words of the cards: each has a name, and one sentence that says what it does."""

from __future__ import annotations

import re

import pytest

from sleight.core.speech import LANGUAGES, game_speaker
from sleight.games.trickerion.printed.load import load_data

PRINTED, _ = load_data()
NAMED = [
    *(("card", card.id) for card in PRINTED.specials),
    *(("prophecy", prophecy.id) for prophecy in PRINTED.prophecies),
    *(("ability", magician.id) for magician in PRINTED.magicians),
    *(("trick", trick.id) for trick in PRINTED.tricks if trick.level == 3),
]
"""What has a name and an effect: the kind of its name, and its id."""

DARK_ALLEY = ("location-dark-alley", "card-dark-alley", *(f"slot-dark-alley-{slot}" for slot in range(1, 5)))


def said(id: str) -> list[str]:
    """A message in every language."""
    return [game_speaker("trickerion", lang).say(id) for lang in LANGUAGES]


def test_all_cards_are_looked_at() -> None:
    assert len(NAMED) == len({id for _, id in NAMED}) >= 40 + 27 + 8 + 16


@pytest.mark.parametrize(("kind", "id"), NAMED)
def test_a_card_has_a_name_in_every_language(kind: str, id: str) -> None:
    assert all(name and not name.endswith(".") for name in said(f"{kind}-{id}"))


@pytest.mark.parametrize("id", [id for _, id in NAMED])
def test_an_effect_is_one_sentence_of_each_language(id: str) -> None:
    sentences = said(f"effect-{id}")
    assert len(set(sentences)) == len(LANGUAGES)
    assert [sentence for sentence in sentences if not re.fullmatch(r"[^.!?…]+\.", sentence)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name_or_an_effect(lang: str) -> None:
    speaker = game_speaker("trickerion", lang)
    names = {speaker.say(f"{kind}-{id}").casefold() for kind, id in NAMED}
    effects = {speaker.say(f"effect-{id}") for _, id in NAMED}
    assert (len(names), len(effects)) == (len(NAMED), len(NAMED))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_is_called_as_on_the_card_of_its_magician(lang: str) -> None:
    speaker = game_speaker("trickerion", lang)
    for magician in PRINTED.magicians:
        assert speaker.say(f"ability-{magician.id}") == magician.ability[lang].replace("'", "’")


@pytest.mark.parametrize("id", DARK_ALLEY)
def test_the_dark_alley_is_named_in_every_language(id: str) -> None:
    assert len(set(said(id))) == len(LANGUAGES)
