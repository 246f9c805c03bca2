"""What holds now: costs, prices, points and yields as printed, or as the prophecy of the round bends them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from sleight.core.chance import KEY_BYTES
from sleight.games.trickerion.advice import powers
from sleight.games.trickerion.advice.box import Catalog, catalog_of
from sleight.games.trickerion.advice.payouts import rewarded
from sleight.games.trickerion.advice.position_for import position_for, setting_for
from sleight.games.trickerion.effects import points
from sleight.games.trickerion.effects.active import refresh
from sleight.games.trickerion.locations import downtown, market_row, theater
from sleight.games.trickerion.locations.action import bent_cost
from sleight.games.trickerion.printed import ids
from sleight.games.trickerion.scoring import rewards
from sleight.games.trickerion.state import cells, slots
from sleight.games.trickerion.state.position import TrickerionPosition, empty_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.games.trickerion.effects.hooks import Lacking
    from sleight.games.trickerion.state.setting import Setting
    from sleight.games.trickerion.views.types import TrickerionView

_MOST_KEPT = 1024
"""How many are kept ready."""

_HIGHEST = 6
"""The highest number on a die of the bank."""

_DEAR = 9
"""A price that is high enough to be lowered."""


class Figures:
    """The printed figures."""

    def __init__(self, catalog: Catalog) -> None:
        self.costs = catalog.costs
        self.prices: Sequence[int] = catalog.prices
        self.base_points = catalog.base_points
        self.bank = list(range(_HIGHEST + 1))
        """The coins that each number on a die of the bank pays."""

        self.enhancement = catalog.edition.enhancement
        self.toll = 0
        """The coins that the best slot of a location costs."""

        self.days = catalog.day_modifiers
        self.bonus_times = 1
        """How often the bonuses of a performer are paid."""

        self.orders_sold = False
        """Whether what lies on the order slots can be bought."""

        self.set_up_fame: dict[int, int] = {}
        """What setting up a trick pays at once, for those tricks for which it does."""

        self.yields = catalog.yields
        """What each trick pays, as it is received."""

        self.behind: Mapping[str, int] = catalog.printed.board.theater.action_point_modifier
        """What the slots backstage of each day add to the points."""

        self.free_bargains = 0
        """How many bargains of the next purchase take no points."""

        self.mixes = False
        """Whether a purchase may hold something besides."""

        self.rebate = 0
        """How much less a purchase costs."""

        self.poster_rebate = 0
        """How much less a poster costs."""

        self.link_more = 0
        """How much higher one of the payments for the links of a set-up is."""

        self.improvises: TrickerionPosition | None = None
        """Where the rules can be asked what a trick can do without, if it is anything."""

    def bend(self, position: TrickerionPosition, seat: int) -> None:
        """Ask the rules."""
        table, active = position.table, position.active
        self.costs = {name: bent_cost(position, seat, name, cost) for name, cost in table.costs.items()}
        self.prices = [market_row.unit_price(position, seat, each) for each in range(len(table.prices))]
        plain, best = ids.FIRST_SLOT_OF[ids.WORKSHOP], ids.FIRST_SLOT_OF[ids.DOWNTOWN]
        self.base_points = [points.points_for(position, seat, each, plain) for each in range(ids.CHARACTERS)]
        self.bank = [downtown.coins_for(position, seat, number) for number in range(_HIGHEST + 1)]
        self.enhancement = points.enhancement(position, seat)
        self.toll = slots.toll(position, seat, best)
        self.orders_sold = any(effect.stock(_ordered(position), seat, 0) for effect in active.stock)
        for effect in active.performer_bonus:
            self.bonus_times = effect.performer_bonus(position, seat, (1, 0, 0))[0]
        if active.day_modifier or active.day_reward:
            self.days = {day: _day(position, seat, number) for number, day in enumerate(table.day_ids)}
        if active.set_up:
            fames = {trick: _set_up_fame(position, seat, trick) for trick in range(len(table.trick_ids))}
            self.set_up_fame = {trick: fame for trick, fame in fames.items() if fame}
        if active.reward_paid or active.shards_received:
            self.yields = tuple([rewarded(position.copy(), seat, pay) for pay in table.yields])
        self._besides(position, seat)

    def _besides(self, position: TrickerionPosition, seat: int) -> None:
        """What only powers bend."""
        active = position.active
        if active.slot_modifier:
            self.behind = {
                day: points.slot_modifier(position, seat, slots.backstage_of(number))
                for number, day in enumerate(position.table.day_ids)
            }
        self.free_bargains = market_row.free_bargains(position, seat)
        self.mixes = bool(active.purchase)
        for effect in active.buy_total:
            self.rebate += _DEAR - effect.buy_total(position, seat, _DEAR)
        for effect in active.advertising_cost:
            self.poster_rebate += _DEAR - effect.advertising_cost(position, seat, _DEAR)
        if active.last_link_payment:
            self.link_more = theater.last_link_payment(position.copy(), seat, 1) - 1
        self.improvises = position if active.lacking else None

    def lacking(self, seat: int, trick: int, lacking: Lacking) -> Lacking:
        """PW-09: what a trick lacks after all."""
        if self.improvises is not None:
            for effect in self.improvises.active.lacking:
                lacking = effect.lacking(self.improvises, seat, trick, lacking)
        return lacking


def _ordered(position: TrickerionPosition) -> TrickerionPosition:
    """The same with something on an order slot."""
    after = position.copy()
    after.cells[cells.ORDERS] = 1
    return after


def _day(position: TrickerionPosition, seat: int, day: int) -> tuple[int, int]:
    there = position.copy()
    there.cells[cells.DAYS + seat] = 1 + day
    return rewards.day_modifier(there, seat, seat)


def _set_up_fame(position: TrickerionPosition, seat: int, trick: int) -> int:
    after = position.copy()
    for effect in position.active.set_up:
        effect.set_up(after, seat, trick)
    return after.cells[cells.FAME + seat] - position.cells[cells.FAME + seat]


_printed = cache(Figures)


def figures_of(view: TrickerionView) -> Figures:
    """What holds in the round of a view."""
    shown = view.alley.prophecies if view.alley else None
    prophecy = shown.active if shown else ""
    held = powers.held(view) if view.options.powers else powers.NOTHING
    if not prophecy and held is powers.NOTHING:
        return _printed(catalog_of(view))
    posters = sum(each.poster << seat for seat, each in enumerate(view.workshops)) if prophecy else 0
    return _bent(setting_for(view), prophecy, posters, view.seat or 0, held)


@lru_cache(_MOST_KEPT)
def _bent(table: Setting, prophecy: str, posters: int, seat: int, held: powers.Held) -> Figures:
    """TR-PRO-01, MP-39: what a prophecy and powers make of the figures depends on posters besides."""
    position = empty_table(table, bytes(KEY_BYTES))
    position.posters = posters
    if prophecy:
        position.prophecies = (table.prophecy_ids.index(prophecy),)
    if held is not powers.NOTHING:
        powers.lay(position, seat, held)
    refresh(position)
    figures = Figures(table)
    figures.bend(position, seat)
    return figures


def shard_points(view: TrickerionView) -> int:
    """TR-AP-03, TR-PROR-13, TR-SAR-39: what a shard adds for who acts now, with the card in use."""
    if view.alley is None:
        return figures_of(view).enhancement
    return points.enhancement(position_for(view), view.seat or 0)
