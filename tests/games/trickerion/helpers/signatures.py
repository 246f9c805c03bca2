"""Signature tricks in scenes of the theater: one of seat 0 is set up, moved or performed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sleight
from sleight.games.trickerion.game import Trickerion
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.machines import DAWN
from tests.games.trickerion.helpers.other_data import edited
from tests.games.trickerion.helpers.scenario import GAME, table
from tests.games.trickerion.helpers.scenes import ONE, TWO

OWNER = {card.id: card.magician for card in GAME.printed.of_modules["signature_tricks"]}
"""Whose signature trick each is."""

_OTHERS = {"the-gentleman": "electra", "the-great-optico": "electra"}
"""Who seat 1 is, if the Gentleman would be of the school of seat 0."""


def owning(trick: str, ready: int = 0, game: Trickerion = GAME, **options: object) -> table:
    """Seat 0 owns its signature trick; seat 1 has no ability that counts in the theater."""
    magician = OWNER[trick]
    scene = table(2, game, **{**DAWN, "prophecies": magician == "priestess-of-mysticism", **options})
    scene.magician(0, magician).magician(1, _OTHERS.get(magician, "the-gentleman"))
    return scene.theater(ONE, TWO).trick(0, trick, "spade", ready=ready)


def backstage(trick: str, ready: int = 2, points: int = 3, card: str = "", **options: Any) -> table:
    """The magician of seat 0 is backstage on Friday, perhaps with a special card; seat 1 comes next."""
    scene = owning(trick, ready, **options).assigned(1, "apprentice-1", "downtown")
    return scene.acting(0, "magician", "friday-1", points, card=card)


def performing(trick: str, card: str = "", **options: Any) -> table:
    """The magician of seat 0 performs on Friday, perhaps with a special card."""
    scene = owning(trick, **options).placed(0, "magician", "friday-stage", card)
    return (scene.bonus(0, "magician", card) if card else scene).performing(0)


def lying(position: TrickerionPosition, card: str) -> list[tuple[int, str, str]]:
    """The markers on a performance card: the slot, whose trick it is, and where it faces."""
    show = next(show for show in position.view(None).theater if show.card == card)
    laid = [(slot, each.trick, each.facing) for slot, each in enumerate(show.markers, start=1) if each]
    return laid + [(0, each.trick, "") for each in show.beside]


def with_ability(folder: Path, trick: str, ability: str) -> Trickerion:
    """The game with data of somebody's own, in which a signature trick has another ability."""

    def edit(content: dict[str, Any]) -> None:
        for card in content["signature_tricks"]:
            if card["id"] == trick:
                card["ability"] = ability

    game = sleight.game("trickerion", data=edited(folder, "signature_tricks.json", edit))
    assert isinstance(game, Trickerion)
    return game
