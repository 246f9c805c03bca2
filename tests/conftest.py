"""Servers inside a test deal from seeds that follow from its name: whoever fails, fails again."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from sleight.server import secrets

_SEED_BITS = 128


@pytest.fixture(autouse=True)
def seeds_of_the_test(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds of tables and keys of chance, test by test the same; ids and tokens stay random."""
    rng = Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "new_seed", partial(rng.getrandbits, _SEED_BITS))
    monkeypatch.setattr(secrets, "new_key", partial(rng.randbytes, _SEED_BITS // 8))
