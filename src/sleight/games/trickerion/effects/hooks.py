"""Effects bend named hooks. The rules ask the effects in force, and never which card it is.

A prophecy, a special assignment card or a magician's ability is one small class that overrides a few of these
hooks. `position.active` holds the effects in force, sorted by hook, in the order in which they apply
(TR-GEN-26: abilities, then the prophecy, then the card). A hook that changes a value gets the value so far,
and returns the value to use; a hook that may interrupt returns the question to ask, or None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from sleight.core.compiling import mypyc_attr
from sleight.games.trickerion.effects.windows import Ask, Windows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.refusal import Caution, Refusal
    from sleight.games.trickerion.effects.spot import Spot
    from sleight.games.trickerion.locations.action import Action
    from sleight.games.trickerion.printed.geometry import Joint
    from sleight.games.trickerion.state.position import TrickerionPosition

OWN: Final = -1
"""A reward that its owner receives for the very trick of the marker."""

STACKED, OTHER = "stacked", "other"
"""What a part of a reward comes from: two markers in one, or anything else besides the day."""

NOWHERE: Final = -1
"""No symbol."""

TOLD, LINKED, LINKED_OTHERS = 1, 2, 4
"""What earlier markers of a set-up have brought: it was told, links, and links with markers of others."""

BEFORE_ALL, IN_ORDER, AFTER_ALL = -1, 0, 1
"""MP-40: effects that come before the others because those set anew what these have set, or after them
because they add to it. Among equals the order of TR-GEN-26 holds."""

Pay = tuple[int, int, int]
"""Fame, coins and shards."""

Lacking = tuple[tuple[int, int], ...]
"""Components that are missing, each with how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Windows):
    """Something in force that changes a rule; each hook changes nothing unless a subclass says so."""

    bends: ClassVar[tuple[str, ...]] = ()
    """The hooks that the class overrides."""

    rank: ClassVar[int] = IN_ORDER
    reward_cause: ClassVar[str] = OTHER
    """What the log calls its part of a reward."""

    def __init_subclass__(cls) -> None:
        cls.bends = tuple(hook for hook in HOOKS if getattr(cls, hook) is not getattr(Effect, hook))
        cls._note()

    @classmethod
    def _note(cls) -> None:
        """Write a new class down where its cards are found by their ids."""

    # --- advertising ----------------------------------------------------------------------------

    def advertising_cost(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """TR-ADV-02: what a poster costs."""
        return coins

    def advertised(self, position: TrickerionPosition, seat: int) -> None:
        """TR-ADV-04: a poster has just been paid for."""

    # --- placement ------------------------------------------------------------------------------

    def base_points(self, position: TrickerionPosition, seat: int, character: int, points: int) -> int:
        """TR-AP-01: the points of a character before its slot is counted."""
        return points

    def enhancement(self, position: TrickerionPosition, seat: int, points: int) -> int:
        """TR-AP-03: what a shard adds."""
        return points

    def enhanced(self, position: TrickerionPosition, seat: int) -> None:
        """TR-AP-03: a shard has just been spent for points."""

    def may_enhance(self, position: TrickerionPosition, seat: int, location: int, allowed: bool) -> bool:
        """TR-AP-03, TR-TH-08: whether a shard may be spent at a location."""
        return allowed

    def free_slots(self, position: TrickerionPosition, seat: int, location: int, free: int) -> int:
        """TR-PLACE-05, 06: the slots of a location that a seat may use, as bits."""
        return free

    def slot_modifier(self, position: TrickerionPosition, seat: int, slot: int, points: int) -> int:
        """TR-AP-02: what a slot adds to the points of a character."""
        return points

    def toll(self, position: TrickerionPosition, seat: int, slot: int, coins: int) -> int:
        """TR-PROR-23: what it costs to use a slot."""
        return coins

    def placed(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> None:
        """TR-PLACE-05: a character has just been placed."""

    def boost(self, position: TrickerionPosition, seat: int, character: int, location: int) -> int:
        """TR-MAG-05: the points that a seat may take for this placement, once a round."""
        return 0

    def could_add(self, position: TrickerionPosition, seat: int, character: int, slot: int) -> int:
        """TR-AP-13: the points that a seat could declare with a character on a slot (`adds_points`)."""
        return 0

    def acts_freely(self, position: TrickerionPosition, seat: int, character: int, location: int) -> bool:
        """PW-05: whether an ordinary action of a location takes no points now."""
        return False

    def borrowable(self, position: TrickerionPosition, seat: int, character: int) -> Sequence[int]:
        """TR-MAG-11: the special cards whose bonus this placement may borrow, once a round."""
        return ()

    def placements_a_turn(self, position: TrickerionPosition, placements: int) -> int:
        """TR-PLACE-02: how many characters a player may place in one turn."""
        return placements

    def hides_assignments(self, position: TrickerionPosition, sealed: bool) -> bool:
        """TR-PLACE-01: whether assignment cards stay face down until each is placed."""
        return sealed

    # --- actions --------------------------------------------------------------------------------

    def action_cost(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> int:
        """TR-AP-15: the points that an action costs."""
        return cost

    def action_paid(self, position: TrickerionPosition, seat: int, action: str, cost: int) -> None:
        """TR-AP-08: the points of an action have just been spent, and it is about to be done."""

    def actions(self, position: TrickerionPosition, seat: int, location: int) -> Sequence[Action]:
        """TR-AP-08: what else can be done at a location."""
        return ()

    def free_actions(
        self, position: TrickerionPosition, seat: int, character: int, slot: int
    ) -> Sequence[Action]:
        """MP-43: what a character on that slot may do without points, at any moment of its placement."""
        return ()

    def variants(self, position: TrickerionPosition, seat: int, action: Action) -> Sequence[Action]:
        """TR-SA-05: other ways to take the action that a card improves now."""
        return ()

    def learnable(self, position: TrickerionPosition, seat: int) -> Sequence[int]:
        """TR-DT-03: the tricks that a seat may learn though they do not lie at the residence."""
        return ()

    def taken_over(self, position: TrickerionPosition, seat: int, trick: int) -> int:
        """TR-DT-17: the symbol of the own trick whose place a learned one takes with all that lies on it, or
        NOWHERE."""
        return NOWHERE

    def may_start_with(self, position: TrickerionPosition, seat: int) -> Sequence[int]:
        """TR-PSET-09: the tricks that a seat may start with though they do not lie at the residence."""
        return ()

    def started_with(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """TR-PSET-10: a seat has just taken its first trick."""

    def permits(self, position: TrickerionPosition, seat: int, face: int, schools: int) -> int:
        """TR-DT-05 to 07: the schools that a face of a residence die permits, as bits."""
        return schools

    def learned(self, position: TrickerionPosition, seat: int, trick: int, symbol: int) -> Ask:
        """TR-DT-17: a trick has just been learned."""
        return None

    def bank_coins(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """TR-DT-32: what the number on a die of the bank pays."""
        return coins

    def coins_taken(self, position: TrickerionPosition, seat: int, number: int, die: int) -> Ask:
        """TR-DT-32: coins have just been taken with a die that showed this number."""
        return None

    def rerolled(self, position: TrickerionPosition, seat: int, die: int, old: int) -> Ask:
        """TR-DT-33: a die that showed this face has just been rolled again."""
        return None

    def unit_price(self, position: TrickerionPosition, seat: int, component: int, price: int) -> int:
        """TR-MK-29: the price of one component before the surcharge."""
        return price

    def stock(self, position: TrickerionPosition, seat: int, types: int) -> int:
        """TR-MK-05: the component types that Buy actions find at the normal price, as bits."""
        return types

    def purchase(self, position: TrickerionPosition, seat: int, component: int, count: int) -> Ask:
        """TR-MK-03: what may be added to a purchase that has just been named."""
        return None

    def free_bargains(self, position: TrickerionPosition, seat: int, bargains: int) -> int:
        """TR-MK-09: how many bargains of a purchase take no points."""
        return bargains

    def buy_total(self, position: TrickerionPosition, seat: int, coins: int) -> int:
        """MP-50: the price of a Buy action after its bargains."""
        return coins

    def agreed(self, position: TrickerionPosition, seat: int, bargains: int, coins: int) -> None:
        """TR-MK-09: a price was lowered by so many bargains to so many coins, and is about to be paid."""

    def bought(self, position: TrickerionPosition, seat: int, coins: int) -> None:
        """TR-MK-04: a purchase has just been paid with so many coins."""

    def coins_spent(self, position: TrickerionPosition, payer: int, coins: int) -> int:
        """TR-SAR-48: what somebody spends at the market row; returns what still goes to the supply."""
        return coins

    def ordered(self, position: TrickerionPosition, seat: int, component: int) -> Ask:
        """TR-MK-15: a component has just been ordered."""
        return None

    def quick_ordered(self, position: TrickerionPosition, seat: int) -> None:
        """TR-MK-22: a component has just been put on the quick-order slot."""

    def bars_preparing(self, position: TrickerionPosition, seat: int, trick: int) -> Refusal | None:
        """TR-WS-04: why a seat cannot prepare a trick, whatever components it has."""
        return None

    def lacking(self, position: TrickerionPosition, seat: int, trick: int, lacking: Lacking) -> Lacking:
        """TR-WS-05: what a seat lacks to prepare a trick."""
        return lacking

    def left_out(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """PW-09: a trick is prepared without something that it requires."""

    def preparing(self, position: TrickerionPosition, seat: int, trick: int) -> Ask:
        """TR-WS-08: a trick is about to be prepared."""
        return None

    def draw_offer(self, position: TrickerionPosition, seat: int, cards: int) -> int:
        """TR-DA-03: among how many cards a draw of a seat lets it choose."""
        return cards

    def cards_drawn(self, position: TrickerionPosition, seat: int, count: int) -> None:
        """TR-DA-03: a seat has just been shown so many cards by one draw."""

    def rest_of_draw(self, position: TrickerionPosition, seat: int, decided: int) -> Ask:
        """TR-DA-07: a card of one more draw is kept, and others of it will go under the deck."""
        return None

    def before_top(self, position: TrickerionPosition, seat: int, deck: int) -> Ask:
        """T1-ALLEY-01: a seat is about to draw the card on top of a deck that lies face up."""
        return None

    def markers(self, position: TrickerionPosition, seat: int, trick: int, markers: int) -> int:
        """TR-WS-08, 12: how many markers a preparation gives, before the reserve limits it."""
        return markers

    def prepared(self, position: TrickerionPosition, seat: int, symbol: int, markers: int) -> Ask:
        """TR-WS-08: the trick of a symbol has just been prepared and received so many markers."""
        return None

    def turns_freely(self, position: TrickerionPosition, key: int) -> bool:
        """TR-TH-13: whether a marker with a key may be turned any way, also with its school in no circle."""
        return False

    def markers_a_card(self, position: TrickerionPosition, key: int, most: int) -> int:
        """TR-TH-14: how many markers with a key may lie on one performance card."""
        return most

    def set_up_so_far(self, position: TrickerionPosition, seat: int) -> int:
        """TR-TH-12: what earlier markers of the set-up that goes on have brought: TOLD and more, as bits."""
        return 0

    def link_payments(
        self, position: TrickerionPosition, seat: int, place: int, slot: int, payments: int
    ) -> int:
        """TR-LINK-04: how often a set-up on that slot pays for links."""
        return payments

    def links_made(self, position: TrickerionPosition, seat: int, place: int, links: list[Joint]) -> None:
        """TR-LINK-01: a set-up has just made these links, perhaps none."""

    def last_link_payment(self, position: TrickerionPosition, seat: int, amount: int) -> int:
        """TR-LINK-05: the last payment for the links of a set-up; it is asked once, when it is due."""
        return amount

    def link_shards(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        """TR-LINK-08: the shards that the acting player receives from one shard circle."""
        return shards

    def stacks(self, position: TrickerionPosition, seat: int) -> bool:
        """TR-MAG-28: whether a set-up of this seat may lay two markers in one."""
        return False

    def set_up(self, position: TrickerionPosition, seat: int, trick: int) -> None:
        """TR-TH-12: a trick has just been set up."""

    def after_set_up(self, position: TrickerionPosition, seat: int) -> Ask:
        """TR-TH-12: a set-up has been paid for, links included."""
        return None

    # --- performances ---------------------------------------------------------------------------

    def day_that_counts(self, position: TrickerionPosition, owner: int, performer: int, day: int) -> int:
        """TR-PERF-20, 21: the day that modifies the rewards of an owner."""
        return day

    def day_reward(
        self, position: TrickerionPosition, owner: int, day: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        """TR-PERF-17 to 19: the fame and coins that the board prints for a day."""
        return modifier

    def day_counted(self, position: TrickerionPosition, owner: int, performer: int) -> None:
        """TR-PERF-17 to 21: yields of an owner have just been paid with the modifier of the day."""

    def day_modifier(
        self, position: TrickerionPosition, owner: int, performer: int, modifier: tuple[int, int]
    ) -> tuple[int, int]:
        """TR-PERF-17 to 21: the fame and coins that the day adds to each reward of an owner."""
        return modifier

    def reward_source(self, position: TrickerionPosition, spot: Spot) -> int:
        """TR-MAG-19: whose yields the owner of a marker receives instead: 4 * seat + symbol, or OWN."""
        return OWN

    def reward_modifiers(self, position: TrickerionPosition, spot: Spot) -> tuple[tuple[int, int], ...]:
        """TR-PERF-23: further modifiers of fame and coins of one reward."""
        return ()

    def doubled(self, position: TrickerionPosition, spot: Spot) -> int:
        """TR-SAR-17: which part of a reward is doubled: 1 for fame, 2 for coins, 3 for shards, 0 for none."""
        return 0

    def reward_paid(self, position: TrickerionPosition, pay: Pay) -> Pay:
        """TR-PERF-32: how the reward of a performed marker is paid."""
        return pay

    def performer_bonus(self, position: TrickerionPosition, seat: int, bonus: Pay) -> Pay:
        """TR-PERF-25, 26, 28: one of the performer's bonuses."""
        return bonus

    def shards_spent(self, position: TrickerionPosition, seat: int) -> None:
        """MP-18: a seat has just spent shards, and has not received anything for them yet."""

    def spending_cautions(self, position: TrickerionPosition, seat: int, shards: int) -> Sequence[Caution]:
        """MP-18: what a seat should know before it spends so many shards."""
        return ()

    def performance_paid(self, position: TrickerionPosition, performer: int, place: int) -> None:
        """TR-PERF-09: rewards and bonuses have been paid; the markers are still on the card."""

    def stays(self, position: TrickerionPosition, performer: int, place: int) -> dict[int, int]:
        """TR-PERF-09: the slots of the performed card where one marker stays, by its key; asked once."""
        return {}

    def shards_earned(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        """MP-57: what a yield or a shard circle is about to pay, before it is one receipt of shards."""
        return shards

    def shards_received(self, position: TrickerionPosition, seat: int, shards: int) -> int:
        """TR-GEN-31, TR-PROR-04: one receipt of shards."""
        return shards

    # --- wages and the end ------------------------------------------------------------------------

    def wages(self, position: TrickerionPosition, seat: int, due: int) -> int:
        """TR-END-02 to 07: the sum of the wages of a seat."""
        return due

    def wages_called(self, position: TrickerionPosition, seat: int, due: int) -> None:
        """TR-END-02: a seat is about to pay its wages; `due` is their sum before anything has bent it."""

    def scored(self, position: TrickerionPosition, seat: int, found: dict[str, int]) -> dict[str, int]:
        """TR-SCORE-02: what each category of the final scoring pays."""
        return found

    def lent_bonuses(self, position: TrickerionPosition, seat: int, trick: int) -> Sequence[int]:
        """TR-SCORE-08: the tricks of which the best end bonus counts for an own trick that has none."""
        return ()

    def scoring(self, position: TrickerionPosition, seat: int) -> None:
        """TR-SCORE-02: the final scoring of a seat begins."""


HOOKS: Final = tuple(
    name
    for name, value in (*vars(Windows).items(), *vars(Effect).items())
    if callable(value) and not name.startswith("_")
)
"""The names of all hooks."""
