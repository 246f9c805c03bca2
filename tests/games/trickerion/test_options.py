"""TR-GEN-03: the options of Trickerion, which of them go together, and the recommended sets."""

from __future__ import annotations

from itertools import product

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from tests.games.trickerion.helpers.openings import opening
from tests.games.trickerion.helpers.playing import play, texts
from tests.games.trickerion.helpers.scenario import GAME

UNSAID = ("dawn", "machine_costs", "allow_unrecommended")
"""The options that a save names only where they are not as usual."""

SWITCHES = ("dark_alley", "prophecies", "quick", "level3_with_marker")


def test_the_options_and_their_defaults() -> None:
    assert {name: option.default for name, option in GAME.options.items()} == {
        "edition": "2019",
        "dark_alley": False,
        "prophecies": False,
        "first_draw_resets": "round",
        "powers": False,
        "power_shards": "edition",
        "dawn": False,
        "machine_costs": "default",
        "allow_unrecommended": False,
        "quick": False,
        "level3_with_marker": True,
        "thresholds": "16-36",
        "dummies": False,
        "beginner": (),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAME.options)
def test_every_option_is_explained_in_one_line(name: str, lang: str) -> None:
    said = sleight.describe(GAME.options[name], lang)
    assert said.endswith(".")
    assert "\n" not in said


@pytest.mark.rule("TR-GEN-03", "TR-QUICK-02")
@pytest.mark.parametrize("values", list(product([False, True], repeat=4)))
def test_prophecies_need_the_dark_alley_and_all_else_goes_together(values: tuple[bool, ...]) -> None:
    options = dict(zip(SWITCHES, values, strict=True))
    if options["prophecies"] and not options["dark_alley"]:
        with pytest.raises(sleight.BadInput) as refused:
            GAME.new(2, 1, options)
        assert refused.value.code == "option-needs"
        assert refused.value.arguments == {
            "option": "prophecies",
            "needs": "dark_alley=true",
            "rule": "TR-GEN-03",
        }
    else:
        position = GAME.new(2, 1, {**options, "beginner": "all"})
        defaults = {name: option.default for name, option in GAME.options.items() if name not in UNSAID}
        assert position.to_dict()["options"] == {**defaults, **options, "beginner": [0, 1]}


@pytest.mark.rule("TR-GEN-03")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The option prophecies is played only with dark_alley=true (TR-GEN-03)."),
        ("fr", "L’option prophecies ne se joue qu’avec dark_alley=true (TR-GEN-03)."),
        ("ru", "Настройка prophecies возможна, только если задано dark_alley=true (TR-GEN-03)."),
    ],
)
def test_the_refusal_names_what_is_missing_and_the_rule(lang: str, said: str) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.read_options({"prophecies": True}, 3)
    assert sleight.describe(refused.value, lang) == said


@pytest.mark.rule("TR-GEN-03")
def test_a_save_with_options_that_do_not_go_together_is_refused() -> None:
    saved = GAME.new(2, 1).to_dict()
    with pytest.raises(sleight.BadInput) as refused:
        GAME.from_dict({**saved, "options": {"prophecies": True}})
    assert refused.value.code == "option-needs"


def test_the_recommended_sets() -> None:
    assert GAME.recommended == {
        "first": {"beginner": "all"},
        "full": {"dark_alley": True, "prophecies": True},
        "first-edition": {"edition": "first", "dark_alley": True},
        "powers": {"dark_alley": True, "prophecies": True, "powers": True},
        "dawn": {"dark_alley": True, "prophecies": True, "dawn": True, "machine_costs": "heavy"},
    }


@pytest.mark.rule("TR-BEGIN-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_game_asks_for_nothing_but_magicians(players: int) -> None:
    position = opening(players, 0, **GAME.recommended_options("first"))
    magicians = ("electra", "the-gentleman", "the-red-lotus", "yoruba-spiritmaster")
    play(position, *(f"choose {magician}" for magician in magicians[:players]))
    view = position.view(None)
    assert (view.phase, view.round, view.rounds, view.alley) == ("advertise", 1, 5, None)


def test_the_full_game_has_the_dark_alley_and_its_prophecies() -> None:
    view = opening(3, 0, **GAME.recommended_options("full")).view(None)
    assert (view.options.dark_alley, view.options.prophecies, view.rounds) == (True, True, 7)
    assert view.alley is not None


def test_single_options_can_be_added_to_a_set() -> None:
    options = {**GAME.recommended_options("full"), "prophecies": False}
    position = opening(2, 0, **options)
    assert "choose priestess-of-mysticism" not in texts(position)


@pytest.mark.parametrize("alley", [False, True])
def test_the_universe_follows_the_module(alley: bool) -> None:
    written = {sleight.text(choice) for choice in GAME.universe({"dark_alley": alley})}
    assert ("draw theater" in written) is alley
    assert {sleight.text(choice) for choice in GAME.universe()} >= written
