"""Saved positions with one value replaced by anything are taken or refused by name, and never crash."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.games.trickerion.helpers.other_data import Steps, at, spots
from tests.games.trickerion.helpers.saves import SAVES, is_refused_or_taken, load_error, named, spoilt

quickly = settings(max_examples=200, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
thoroughly = settings(quickly, max_examples=2000)


PLACES = [(save, path) for save, data in SAVES.items() for path in spots(data)]
KNOWN = [at(SAVES[save], path) for save, path in PLACES]
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
values = anything | st.integers(-2, 12) | st.sampled_from(KNOWN)
"""Arbitrary JSON, and values that are right somewhere else."""


@pytest.mark.parametrize(
    ("save", "path", "value", "field"),
    [
        ("placement", ("key",), "x" * 32, "key"),
        ("placement", ("asked", 0, "numbers", 0), 7, "asked"),
        ("placement", ("asked", 0, "numbers", 0), -1, "asked"),
        ("placement", ("actor",), "apprentice-1", "actor"),
        ("placement", ("actor",), "manager", "actor"),
        ("set-up", ("asked", 2, "numbers", 0), 99, "asked"),
        ("set-up", ("asked", 2, "numbers", 1), 99, "asked"),
        ("lay", ("asked", 0, "numbers", 0), 9, "asked"),
        ("lay", ("asked", 0, "numbers", 1), 4, "asked"),
        ("link-reward", ("asked", 0, "numbers", 1), 10**9, "asked"),
        ("bargain", ("asked", 0, "numbers", 0), 12, "asked"),
        ("assignment", ("planned", 0), 8, "planned"),
        ("assignment", ("planned", 0), 9, "planned"),
        ("assignment", ("asked", 0), None, "asked"),
        ("perform", ("deck",), [], "deck"),
    ],
)
def test_what_could_not_be_played_on_is_refused(save: str, path: Steps, value: object, field: str) -> None:
    error = load_error(spoilt(SAVES[save], path, value))
    assert error is not None
    assert field in named(error)


@given(place=st.sampled_from(PLACES), value=values)
@quickly
def test_one_wrong_value_is_refused_by_name_and_never_crashes(
    place: tuple[str, Steps], value: object
) -> None:
    is_refused_or_taken(SAVES[place[0]], place[1], value)


@pytest.mark.long
@given(place=st.sampled_from(PLACES), value=values)
@thoroughly
def test_many_wrong_values_are_refused_by_name_and_never_crash(
    place: tuple[str, Steps], value: object
) -> None:
    is_refused_or_taken(SAVES[place[0]], place[1], value)


@given(data=anything)
@quickly
def test_anything_at_all_is_refused(data: Any) -> None:
    error = load_error(data if isinstance(data, dict) else {"options": data})
    assert error is not None
    assert error.code == "position-wrong"
