"""What lies on the table, read off a position or off what happened."""

from __future__ import annotations

from typing import Any

import sleight
from sleight.games.trickerion.events import RewardPart, RoundBegan, TrickRewarded
from sleight.games.trickerion.modules.dark_alley.types import Alley, Prophecies
from sleight.games.trickerion.state.position import TrickerionPosition
from tests.games.trickerion.helpers.playing import offered, play


def tokens(position: TrickerionPosition, seat: int = 0) -> dict[str, int]:
    """The components of a seat."""
    return {stack.component: stack.tokens for stack in position.view(None).workshops[seat].components}


def markers(position: TrickerionPosition, seat: int = 0) -> dict[str, tuple[int, int]]:
    """The markers of every trick of a seat: on its card and in reserve."""
    return {each.trick: (each.ready, each.spare) for each in position.view(None).workshops[seat].tricks}


def team(position: TrickerionPosition, seat: int = 0) -> dict[str, str]:
    """Where the characters of a seat are."""
    return {each.id: each.at for each in position.view(None).workshops[seat].characters}


def disc(id: str, at: str = "home", card: str = "", waits: bool = False) -> dict[str, Any]:
    """A character as it is saved."""
    return {"id": id, "at": at, "card": card, "waits": waits}


def shows(position: TrickerionPosition) -> list[dict[str, Any]]:
    """The performance cards with their markers as they are saved."""
    saved: dict[str, Any] = position.to_dict()
    theater: list[dict[str, Any]] = saved["theater"]
    return theater


def laid(facing: str, seat: int = 0, trick: str = "linking-rings", **more: Any) -> dict[str, Any]:
    """A marker as it is saved, with the first symbol unless another is named."""
    return {"seat": seat, "symbol": "spade", "trick": trick, "facing": facing, **more}


def stock(position: TrickerionPosition) -> tuple[str, ...]:
    """The four stalls, the quick-order slot, and what lies beside the stalls."""
    market = position.view(None).market
    return (*market.stalls, market.quick, *market.extra)


def buys(position: TrickerionPosition) -> list[str]:
    """The purchases on offer, without their verb."""
    return [text.removeprefix("buy ") for text in offered(position, "buy")]


def alley(position: TrickerionPosition, viewer: int | None = None) -> Alley:
    """The Dark Alley as somebody sees it."""
    seen = position.view(viewer).alley
    assert seen is not None
    return seen


def deck(position: TrickerionPosition, number: int = 0, viewer: int | None = None) -> tuple[str, ...]:
    """A deck of special cards from top to bottom, as somebody knows it; '' for what is not known."""
    return alley(position, viewer).decks[number]


def prophecies(position: TrickerionPosition, viewer: int | None = None) -> Prophecies:
    """The prophecies as somebody sees them."""
    seen = alley(position, viewer).prophecies
    assert seen is not None
    return seen


def rewards(position: TrickerionPosition, *written: str) -> list[tuple[int, int, int, int]]:
    """Who is paid how much fame, coins and shards for tricks when some choices are played."""
    events = [event for event in play(position, *written) if isinstance(event, TrickRewarded)]
    return [(each.seat, each.fame, each.coins, each.shards) for each in events]


def rewarded(
    seat: int, trick: str, fame: int, coins: int, shards: int = 0, **parts: tuple[int, int]
) -> TrickRewarded:
    """A reward that is told, with what each cause has changed of its fame and its coins."""
    told = tuple(RewardPart(cause, *more) for cause, more in parts.items())
    more_fame, more_coins = sum(part.fame for part in told), sum(part.coins for part in told)
    return TrickRewarded(seat, trick, fame, coins, shards, more_fame, more_coins, told)


def dice_of(events: list[sleight.Event]) -> tuple[str, ...]:
    """The dice of the round that began."""
    return next(event.dice for event in events if isinstance(event, RoundBegan))


def kinds(events: list[sleight.Event], *wanted: type[sleight.Event]) -> list[type[sleight.Event]]:
    """Which of the wanted events happened, in their order."""
    return [type(event) for event in events if isinstance(event, wanted)]
