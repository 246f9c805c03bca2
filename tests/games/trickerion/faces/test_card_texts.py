"""The words of the cards: each has a name, and one sentence that says what it does."""

from __future__ import annotations

import re

import pytest

from sleight.core.speech import LANGUAGES, game_speaker
from sleight.games.trickerion.editions import EDITIONS
from sleight.games.trickerion.faces.words import Words
from sleight.games.trickerion.modules import MODULES
from sleight.games.trickerion.modules.dawn.printed import ABILITIES, WILD_BONUS
from sleight.games.trickerion.printed.load import load_data

PRINTED, _ = load_data(modules=MODULES)
NAMED = [
    *(("card", card.id) for card in PRINTED.specials),
    *(("prophecy", prophecy.id) for prophecy in PRINTED.prophecies),
    *(("ability", magician.id) for magician in PRINTED.magicians),
    *(("trick", trick.id) for trick in PRINTED.tricks if trick.level == 3),
    *(("power", power.id) for power in PRINTED.of_modules["powers"]),
]
"""What has a name and an effect: the kind of its name, and its id."""

MACHINES = [
    *(("machine", machine.id) for machine in PRINTED.of_modules["machines"]),
    *(("trick", trick.id) for trick in PRINTED.of_modules["signature_tricks"]),
    *(("knack", ability) for ability in (*ABILITIES, WILD_BONUS)),
    *(("card", card.id) for card in PRINTED.of_modules["machine_assignments"]),
]
"""The same of Dawn of Technology, where machines of a school and tricks of an ability do alike."""

VARIED = [
    (id, edition)
    for _, id in NAMED
    for edition in EDITIONS
    if game_speaker("trickerion", "en").knows(f"effect-{id}-{edition}")
]
"""What does something else under the rules of an edition."""

DARK_ALLEY = ("location-dark-alley", "card-dark-alley", *(f"slot-dark-alley-{slot}" for slot in range(1, 5)))


def said(id: str) -> list[str]:
    """A message in every language."""
    return [game_speaker("trickerion", lang).say(id) for lang in LANGUAGES]


def test_all_cards_are_looked_at() -> None:
    assert len(NAMED) == len({id for _, id in NAMED}) >= 40 + 27 + 8 + 16 + 30


@pytest.mark.parametrize(("kind", "id"), [*NAMED, *MACHINES])
def test_a_card_has_a_name_in_every_language(kind: str, id: str) -> None:
    assert all(name and not name.endswith(".") for name in said(f"{kind}-{id}"))


@pytest.mark.parametrize(
    "id", [*(id for _, id in (*NAMED, *MACHINES)), *("-".join(varied) for varied in VARIED)]
)
def test_an_effect_is_a_few_whole_sentences_of_each_language(id: str) -> None:
    sentences = said(f"effect-{id}")
    assert len(set(sentences)) == len(LANGUAGES)
    whole = re.compile(r"[^.!?…]+\.(?: [^.!?…]+\.){,3}")
    assert [sentence for sentence in sentences if not whole.fullmatch(sentence)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name_or_an_effect(lang: str) -> None:
    speaker = game_speaker("trickerion", lang)
    names = {speaker.say(f"{kind}-{id}").casefold() for kind, id in (*NAMED, *MACHINES)}
    effects = {speaker.say(f"effect-{id}") for _, id in NAMED}
    assert (len(names), len(effects)) == (len(NAMED) + len(MACHINES), len(NAMED))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_house_tricks_and_cards_are_marked_and_called_as_the_data_says(lang: str) -> None:
    speaker = game_speaker("trickerion", lang)
    for trick in PRINTED.of_modules["signature_tricks"]:
        assert speaker.say(f"trick-{trick.id}") == f"{trick.name[lang]} ⌂"
    for card in PRINTED.of_modules["machine_assignments"]:
        assert speaker.say(f"card-{card.id}").endswith(" ⌂")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_ability_is_called_as_on_the_card_of_its_magician(lang: str) -> None:
    speaker = game_speaker("trickerion", lang)
    for magician in PRINTED.magicians:
        assert speaker.say(f"ability-{magician.id}") == magician.ability[lang].replace("'", "’")


@pytest.mark.parametrize("id", DARK_ALLEY)
def test_the_dark_alley_is_named_in_every_language(id: str) -> None:
    assert len(set(said(id))) == len(LANGUAGES)


@pytest.mark.rule("T1-SCORE-04", "T1-SCORE-05", "T1-MAG-02", "T1-ALLEY-05")
def test_what_an_edition_changes_has_words_of_its_own() -> None:
    changed = {id for id, edition in VARIED if edition == "first"}
    assert changed > {trick.id for trick in PRINTED.tricks if trick.level == 3}
    assert changed > {"freelancer", "the-great-optico", "priestess-of-mysticism", "mixed-crate"}
    for lang in LANGUAGES:
        usual, varied = Words(lang, ()), Words(lang, (), "first")
        assert all(usual.effect(id) != varied.effect(id) for id in changed)
        assert usual.effect("headhunter") == varied.effect("headhunter")
        assert not any("20" in varied.effect(trick.id) for trick in PRINTED.tricks)
