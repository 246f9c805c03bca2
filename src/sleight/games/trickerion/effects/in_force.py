"""The effects in force, sorted by hook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.games.trickerion.effects.hooks import HOOKS

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from sleight.games.trickerion.effects.hooks import Effect


class ActiveEffects:
    """The effects in force, by hook: each list holds only those that override it, so most are empty."""

    before_assignment: tuple[Effect, ...]
    before_placement: tuple[Effect, ...]
    with_placement: tuple[Effect, ...]
    adds_points: tuple[Effect, ...]
    before_action: tuple[Effect, ...]
    markers_return: tuple[Effect, ...]
    after_performance: tuple[Effect, ...]
    after_performances: tuple[Effect, ...]
    characters_return: tuple[Effect, ...]
    orders_arrive: tuple[Effect, ...]
    end_of_round: tuple[Effect, ...]
    advertising_cost: tuple[Effect, ...]
    advertised: tuple[Effect, ...]
    coins_spent: tuple[Effect, ...]
    base_points: tuple[Effect, ...]
    enhancement: tuple[Effect, ...]
    enhanced: tuple[Effect, ...]
    may_enhance: tuple[Effect, ...]
    free_slots: tuple[Effect, ...]
    slot_modifier: tuple[Effect, ...]
    toll: tuple[Effect, ...]
    placed: tuple[Effect, ...]
    boost: tuple[Effect, ...]
    could_add: tuple[Effect, ...]
    acts_freely: tuple[Effect, ...]
    borrowable: tuple[Effect, ...]
    placements_a_turn: tuple[Effect, ...]
    hides_assignments: tuple[Effect, ...]
    action_cost: tuple[Effect, ...]
    action_paid: tuple[Effect, ...]
    actions: tuple[Effect, ...]
    free_actions: tuple[Effect, ...]
    variants: tuple[Effect, ...]
    learnable: tuple[Effect, ...]
    taken_over: tuple[Effect, ...]
    may_start_with: tuple[Effect, ...]
    started_with: tuple[Effect, ...]
    permits: tuple[Effect, ...]
    learned: tuple[Effect, ...]
    bank_coins: tuple[Effect, ...]
    coins_taken: tuple[Effect, ...]
    rerolled: tuple[Effect, ...]
    unit_price: tuple[Effect, ...]
    stock: tuple[Effect, ...]
    purchase: tuple[Effect, ...]
    free_bargains: tuple[Effect, ...]
    buy_total: tuple[Effect, ...]
    agreed: tuple[Effect, ...]
    bought: tuple[Effect, ...]
    ordered: tuple[Effect, ...]
    quick_ordered: tuple[Effect, ...]
    bars_preparing: tuple[Effect, ...]
    lacking: tuple[Effect, ...]
    left_out: tuple[Effect, ...]
    preparing: tuple[Effect, ...]
    draw_offer: tuple[Effect, ...]
    cards_drawn: tuple[Effect, ...]
    rest_of_draw: tuple[Effect, ...]
    before_top: tuple[Effect, ...]
    markers: tuple[Effect, ...]
    prepared: tuple[Effect, ...]
    turns_freely: tuple[Effect, ...]
    markers_a_card: tuple[Effect, ...]
    set_up_so_far: tuple[Effect, ...]
    link_payments: tuple[Effect, ...]
    links_made: tuple[Effect, ...]
    last_link_payment: tuple[Effect, ...]
    link_shards: tuple[Effect, ...]
    stacks: tuple[Effect, ...]
    set_up: tuple[Effect, ...]
    after_set_up: tuple[Effect, ...]
    before_performances: tuple[Effect, ...]
    before_choice: tuple[Effect, ...]
    declaration: tuple[Effect, ...]
    day_that_counts: tuple[Effect, ...]
    day_reward: tuple[Effect, ...]
    day_counted: tuple[Effect, ...]
    day_modifier: tuple[Effect, ...]
    reward_modifiers: tuple[Effect, ...]
    doubled: tuple[Effect, ...]
    reward_source: tuple[Effect, ...]
    reward_paid: tuple[Effect, ...]
    performer_bonus: tuple[Effect, ...]
    shards_spent: tuple[Effect, ...]
    spending_cautions: tuple[Effect, ...]
    performance_paid: tuple[Effect, ...]
    stays: tuple[Effect, ...]
    shards_earned: tuple[Effect, ...]
    shards_received: tuple[Effect, ...]
    wages: tuple[Effect, ...]
    wages_called: tuple[Effect, ...]
    scored: tuple[Effect, ...]
    lent_bonuses: tuple[Effect, ...]
    scoring: tuple[Effect, ...]

    def __init__(self, effects: Sequence[Effect] = (), key: Hashable = None) -> None:
        self.effects = effects
        self.key = key
        for hook in HOOKS:
            setattr(self, hook, ())
        for effect in effects:
            for hook in effect.bends:
                setattr(self, hook, (*getattr(self, hook), effect))
