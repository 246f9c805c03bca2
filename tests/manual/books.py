"""The numbered rules beside the pages that cover them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from tools.rules import ids_in

RULES = Path(__file__).parents[2] / "docs" / "rules"
BOOKS = {
    "abracada": ("abracada",),
    "trickerion": ("trickerion", "trickerion-first-edition", "dawn-of-technology"),
}
"""The files of docs/rules that belong to each game."""


@cache
def numbered(game: str) -> tuple[str, ...]:
    """Every id of a game's rules, in the order of the files."""
    return tuple(
        rule for book in BOOKS[game] for rule in ids_in((RULES / f"{book}.md").read_text(encoding="utf-8"))
    )


@cache
def unwritten() -> dict[str, tuple[str, ...]]:
    """The rules that no page tells, by the reason: docs/rules/unwritten.toml."""
    from sleight.manual.reading import listed_rules

    raw = tomllib.loads((RULES / "unwritten.toml").read_text(encoding="utf-8"))
    return {each["reason"]: tuple(listed_rules(each["rules"])) for each in raw["excuses"]}
