"""T1-OPT-05 to 08, T1-SETUP-11, T1-SCORE-05: what a table chooses, and what the edition decides for it."""

from __future__ import annotations

import pytest

import sleight
from sleight.core.speech import LANGUAGES
from tests.games.trickerion.helpers.openings import opening
from tests.games.trickerion.helpers.scenario import GAME

FIRST = {"edition": "first"}
ALLEY = {**FIRST, "dark_alley": True}


@pytest.mark.parametrize(
    ("options", "seats", "code", "option", "rule"),
    [
        pytest.param(
            {**FIRST, "quick": True}, 3, "option-needs", "quick", "T1-OPT-08",
            marks=pytest.mark.rule("T1-OPT-08"),
        ),
        pytest.param(
            {"dummies": True}, 2, "option-needs", "dummies", "T1-OPT-01", marks=pytest.mark.rule("T1-OPT-01")
        ),
        pytest.param(
            {**FIRST, "dummies": True}, 3, "option-seats", "dummies", "T1-OPT-01",
            marks=pytest.mark.rule("T1-OPT-01"),
        ),
        ({"powers": True}, 3, "option-needs", "powers", "MP-01"),
        (
            {"dark_alley": True, "first_draw_resets": "never"},
            3, "option-needs", "first_draw_resets=never", "T1-ALLEY-02",
        ),
        (
            {**FIRST, "first_draw_resets": "never"},
            3, "option-needs", "first_draw_resets=never", "T1-ALLEY-02",
        ),
    ],
)  # fmt: skip
def test_what_does_not_go_together_is_refused_with_the_rule(
    options: dict[str, object], seats: int, code: str, option: str, rule: str
) -> None:
    with pytest.raises(sleight.BadInput) as refused:
        GAME.new(seats, 1, options)
    assert refused.value.code == code
    assert (refused.value.arguments["option"], refused.value.arguments["rule"]) == (option, rule)
    for lang in LANGUAGES:
        assert rule in sleight.describe(refused.value, lang)


@pytest.mark.parametrize(
    "options",
    [{**FIRST, "dummies": True}, {**ALLEY, "first_draw_resets": "never"}, {**ALLEY, "powers": True}],
)
def test_what_goes_together_can_be_played(options: dict[str, object]) -> None:
    view = opening(2, 0, **options).view(None)
    assert {name: getattr(view.options, name) for name in options} == options


@pytest.mark.rule("T1-SETUP-11")
@pytest.mark.parametrize("named", [{}, {"prophecies": False}, {"prophecies": True}])
def test_the_dark_alley_always_has_its_prophecies(named: dict[str, object]) -> None:
    position = opening(3, 0, **ALLEY, **named)
    assert position.view(None).options.prophecies
    assert GAME.table_digest({**ALLEY, **named}) == GAME.table_digest({**ALLEY, "prophecies": True})
    assert not opening(3, 0, **FIRST).view(None).options.prophecies
    assert not opening(3, 0, dark_alley=True).view(None).options.prophecies


@pytest.mark.rule("T1-SCORE-05")
def test_a_marker_never_stands_for_components_and_the_table_says_so() -> None:
    for named in (True, False):
        assert not opening(3, 0, **ALLEY, level3_with_marker=named).view(None).options.level3_with_marker
    assert opening(3, 0, dark_alley=True).view(None).options.level3_with_marker


@pytest.mark.rule("T1-OPT-05", "T1-OPT-06", "T1-OPT-07")
@pytest.mark.parametrize("edition", ["2019", "first"])
@pytest.mark.parametrize(
    ("chosen", "asked"), [("16-36", [1, 16, 36]), ("14-30", [1, 14, 30]), ("none", [0, 0, 0])]
)
def test_thresholds_follow_the_option_and_levels_do_not(edition: str, chosen: str, asked: list[int]) -> None:
    table = opening(3, 0, edition=edition, dark_alley=True, thresholds=chosen).table
    assert [table.threshold_of(level) for level in (1, 2, 3)] == asked
    levels = [trick.level for trick in GAME.printed.tricks]
    assert list(table.levels) == levels
    assert list(table.thresholds) == [asked[level - 1] for level in levels]


def test_a_record_of_a_table_that_the_edition_completes_replays() -> None:
    for options in (ALLEY, {**FIRST, "dummies": True}):
        record = sleight.Record.start(GAME, seats=2, seed=3, options=options)
        record.add(record.position.waiting[0], record.position.choices(record.position.waiting[0])[0])
        assert (
            sleight.Record.from_text(record.to_text()).position.fingerprint() == record.position.fingerprint()
        )
