"""What the import linter forbids to bots would be found."""

from __future__ import annotations

from pathlib import Path

import pytest
from grimp import build_graph
from importlinter.api import read_configuration
from importlinter.configuration import configure
from importlinter.contracts.forbidden import ForbiddenContract

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
TRICKERION = "sleight.games.trickerion"
ABRACADA = "sleight.games.abracada"


def kept(id: str, importer: str, imported: str) -> bool:
    """Whether a contract of the project would be kept if one module imported another."""
    configure()
    written = read_configuration(str(PROJECT))
    options = next(contract for contract in written["contracts_options"] if contract["id"] == id)
    graph = build_graph("sleight", cache_dir=None)
    graph.add_import(importer=importer, imported=imported)
    contract = ForbiddenContract(options["name"], written["session_options"], options)
    return contract.check(graph, verbose=False).kept


@pytest.mark.parametrize(
    ("imported", "allowed"),
    [
        ("advice.figures", True),
        ("choices", True),
        ("views.types", True),
        ("views.guess", False),
        ("state.position", False),
        ("state.catalog", False),
        ("cards", False),
        ("game", False),
        ("printed.load", False),
    ],
)
def test_trickerions_bots_reach_the_rules_through_advice(imported: str, allowed: bool) -> None:
    bot = f"{TRICKERION}.bots.worth"
    assert kept("trickerion-bots-ask-advice", bot, f"{TRICKERION}.{imported}") == allowed


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [("bots.odds", "choices", True), ("bots.odds", "game", False), ("odds", "position", False)],
)
def test_abracadas_bots_reach_the_position_by_no_way(importer: str, imported: str, allowed: bool) -> None:
    kept_then = kept("abracada-bots-see-views", f"{ABRACADA}.{importer}", f"{ABRACADA}.{imported}")
    assert kept_then == allowed
