"""What the tests of the special cards of Downtown have in common."""

from __future__ import annotations

from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.scenario import GAME, table, texts


def downtown(card: str, points: int = 4, state: str = "", prophecies: bool = False) -> table:
    """The magician of seat 0 is Downtown with the bonus of a card; an apprentice of seat 1 comes next."""
    scene = table(2, dark_alley=True, prophecies=prophecies)
    scene.acting(0, "magician", "downtown-1", points, card, state)
    return scene.assigned(1, "apprentice-1", "market-row")


def bonus_is_useless(position: TrickerionPosition) -> bool:
    """The bonus is neither offered nor accepted, although the card still has it."""
    reason = position.why_not(0, GAME.parse("bonus"))
    return "bonus" not in texts(position) and reason is not None and reason.code == "bonus-useless"


def agrees(position: TrickerionPosition) -> bool:
    """What is offered is what is not refused, and the position asks the same after a save."""
    (seat,) = position.waiting
    offered = position.choices(seat)
    legal = [choice for choice in position.table.numbers_of if position.why_not(seat, choice) is None]
    again = GAME.from_dict(position.to_dict())
    same = again.asked(seat) == position.asked(seat) and again.choices(seat) == offered
    answered, copied = again.apply(seat, offered[-1]), position.copy()
    return (
        same
        and [choice for choice in legal if not choice.aside] == offered
        and (copied.apply(seat, offered[-1]) == answered and copied.to_dict() == again.to_dict())
    )
