"""The options of a table: the edition, those of the modules, and the variants that all of them share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.option import SEATS, OneOf, Requirement, SeatsOption, Switch
from sleight.games.trickerion.state.thresholds import THRESHOLDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.option import Option
    from sleight.games.trickerion.editions.edition import Edition
    from sleight.games.trickerion.state.module import Module

_EDITION = "edition"


def table_options(
    game: str, editions: Mapping[str, Edition], modules: Sequence[Module], most_seats: int
) -> list[Option]:
    """Everything that a host chooses, with what goes together."""
    for_two = Requirement(True, SEATS, (2,), "T1-OPT-01")
    found = [
        *(option for module in modules for option in module.options()),
        Switch(game, "quick"),
        Switch(game, "level3_with_marker", default=True),
        OneOf(game, "thresholds", *THRESHOLDS),
        Switch(game, "dummies", requires=[for_two]),
        SeatsOption(game, "beginner", most_seats),
    ]
    for option in found:
        option.requires += _by_editions(option, editions)
    if len(editions) == 1:
        return [option for option in found if not any(need.other == _EDITION for need in option.requires)]
    return [OneOf(game, _EDITION, *editions), *found]


def _by_editions(option: Option, editions: Mapping[str, Edition]) -> tuple[Requirement, ...]:
    """The editions with which each value of an option is played, where not all of them play with it."""
    barred = {
        each.value: each.rule
        for edition in editions.values()
        for each in edition.bars
        if each.option == option.name
    }
    return tuple(
        Requirement(value, _EDITION, _without(editions, option.name, value), rule)
        for value, rule in barred.items()
    )


def _without(editions: Mapping[str, Edition], option: str, value: object) -> tuple[str, ...]:
    barred = ((id, [each[:2] for each in edition.bars]) for id, edition in editions.items())
    return tuple(id for id, pairs in barred if (option, value) not in pairs)
