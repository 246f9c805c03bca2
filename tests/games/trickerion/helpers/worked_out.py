"""What a reader of a view works out with the help of advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.advice import needs, payouts
from sleight.games.trickerion.advice.payouts import Pay
from sleight.games.trickerion.advice.position_for import position_for
from sleight.games.trickerion.state import stage

if TYPE_CHECKING:
    from sleight.games.trickerion.views.types import TrickerionView


def needs_of(view: TrickerionView, seat: int) -> tuple[needs.Need, ...]:
    """What a seat lacks for each of its own tricks."""
    return tuple(needs.need(view, seat, owned.trick) for owned in view.workshops[seat].tricks)


def price_now(view: TrickerionView, component: str) -> int | None:
    """The unit price on the market row today, or None if nobody sells it."""
    position = position_for(view)
    return needs.prices(view, position).get(position.table.component_ids.index(component))


def links_on(view: TrickerionView, card: str) -> int:
    """The links on a performance card of the theater."""
    position = position_for(view)
    return stage.links_on(position, position.stage.index(position.table.card_numbers[card]))


def performer_bonus(view: TrickerionView, card: str, performer: int) -> Pay:
    """What a performer is paid besides the rewards of the own tricks on a card."""
    day = view.workshops[performer].day
    show = next(show for show in view.theater if show.card == card)
    own = {marker.trick for marker in show.markers if marker and marker.seat == performer}
    fame, coins, shards = payouts.payout(view, card, performer)[performer]
    for reward in (payouts.reward(view, trick, day) for trick in own):
        fame, coins, shards = fame - reward.fame, coins - reward.coins, shards - reward.shards
    return Pay(fame, coins, shards)
