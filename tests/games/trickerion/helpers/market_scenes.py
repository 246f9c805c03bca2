"""Scenes of the market row with a special card, for the tests of these cards."""

from __future__ import annotations

import sleight
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table, texts

MIXED = ["wood", "rope", "cog", "fabric"]
"""A stock with all three prices: 1, 2, 3 and 1."""


def at_market(card: str, points: int = 4, state: str = "armed", *, players: int = 2) -> table:
    """The magician of seat 0 has the bonus of a card on the market row, and seat 1 comes next.

    The bonus is in use already unless `state` says `ready` or `none`.
    """
    scene = table(players, dark_alley=True, prophecies=True)
    scene.acting(0, "magician", "market-1", points, card, "" if state == "ready" else state)
    return scene.assigned(1, "magician", "workshop")


def buyer(seat: int = 0, points: int = 3, *, players: int = 2) -> table:
    """A magician without a card on the market row; another seat comes next."""
    scene = table(players, dark_alley=True, prophecies=True)
    scene.acting(seat, "magician", "market-1", points)
    return scene.assigned((seat + 1) % players, "magician", "workshop")


def held_by(scene: table, seat: int, card: str, slot: str = "market-4") -> table:
    """An apprentice of a seat stands on the market row with the bonus of a card, and has acted."""
    return scene.placed(seat, "apprentice-1", slot, card).bonus(seat, "apprentice-1", card)


def shared(scene: table, seat: int = 1) -> table:
    """TR-SAR-48: a seat receives what others spend at the market row."""
    return held_by(scene, seat, "business-share").this_round(shares=[seat])


def shares(position: TrickerionPosition) -> tuple[int, ...]:
    """Who receives what others spend, the earlier first."""
    alley = position.view(None).alley
    assert alley is not None
    return alley.round.shares


def kind(position: TrickerionPosition) -> str:
    """The kind of the open question."""
    asked = position.asked(position.waiting[0])
    assert asked is not None
    return asked.kind


def tokens(position: TrickerionPosition, seat: int = 0) -> dict[str, int]:
    """The components of a seat."""
    return {stack.component: stack.tokens for stack in position.view(None).workshops[seat].components}


def stock(position: TrickerionPosition) -> tuple[str, ...]:
    """The four stalls, the quick-order slot, and what lies beside the stalls."""
    market = position.view(None).market
    return (*market.stalls, market.quick, *market.extra)


def buys(position: TrickerionPosition) -> list[str]:
    """The purchases on offer, without their verb."""
    return [text.removeprefix("buy ") for text in texts(position) if text.startswith("buy ")]


def is_sound(position: TrickerionPosition) -> bool:
    """What is offered is what is not refused; and a saved position asks the same and answers the same."""
    (seat,) = position.waiting
    legal = [choice for choice in position.table.numbers_of if position.why_not(seat, choice) is None]
    offered = position.choices(seat)
    again, copy = GAME.from_dict(position.to_dict()), position.copy()
    return (
        [choice for choice in legal if not choice.aside] == offered
        and (again.asked(seat), texts(again)) == (position.asked(seat), texts(position))
        and _told(again, offered[0]) == _told(copy, offered[0])
        and again.cells == copy.cells
    )


def _told(position: TrickerionPosition, choice: sleight.Choice) -> list[sleight.Event]:
    return position.apply(position.waiting[0], choice)
