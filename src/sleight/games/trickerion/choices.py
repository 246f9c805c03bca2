"""Everything that a player of Trickerion can choose. Each choice names what it touches by its id."""

from __future__ import annotations

from typing import ClassVar

from sleight.core.choice import Choice


class TrickerionChoice(Choice, frozen=True):
    """A choice of this game."""

    game: ClassVar[str] = "trickerion"


class Aside(TrickerionChoice, frozen=True):
    """What a seat may do unasked."""

    aside: ClassVar[bool] = True


class ChooseMagician(TrickerionChoice, frozen=True, tag="choose"):
    """Become this magician (TR-PSET-01)."""

    magician: str


class TakeComponents(TrickerionChoice, frozen=True, tag="take"):
    """Take starting components (TR-PSET-07, 17): `rope`, or two of them as `wood+metal`."""

    components: str

    def names(self) -> tuple[str, ...]:
        return "do:take", *(f"component:{each}" for each in dict.fromkeys(self.components.split("+")))


class Learn(TrickerionChoice, frozen=True, tag="learn"):
    """Take this trick: at set-up (TR-PSET-09, 18) or with the action Learn Trick (TR-DT-04)."""

    trick: str


class Mark(TrickerionChoice, frozen=True, tag="mark"):
    """Put this symbol marker on the new trick (TR-PSET-10, TR-DT-20)."""

    symbol: str


class Engage(TrickerionChoice, frozen=True, tag="engage"):
    """Start with this specialist (TR-PSET-16)."""

    specialist: str

    def names(self) -> tuple[str, ...]:
        return "do:engage", f"character:{self.specialist}"


class Advertise(TrickerionChoice, frozen=True, tag="advertise"):
    """Pay for the poster (TR-ADV-04)."""


class Decline(TrickerionChoice, frozen=True, tag="decline"):
    """Do without something that may be done (TR-ADV-06, TR-PERF-08)."""


class Accept(TrickerionChoice, frozen=True, tag="accept"):
    """Do what a card or an ability allows now (TR-SA-05, TR-MAG-04)."""


class Send(TrickerionChoice, frozen=True, tag="send"):
    """Lay an assignment card under a character (TR-ASSIGN-01)."""

    character: str
    card: str


class Rest(TrickerionChoice, frozen=True, tag="rest"):
    """Leave a character without a card (TR-ASSIGN-05)."""

    character: str


class Confirm(TrickerionChoice, frozen=True, tag="confirm"):
    """Make the plan of this round final (TR-ASSIGN-08)."""


class Place(TrickerionChoice, frozen=True, tag="place"):
    """Put a character on a slot of its location (TR-PLACE-05)."""

    character: str
    slot: str


class Idle(TrickerionChoice, frozen=True, tag="idle"):
    """Turn the card of a character down instead of placing it (TR-PLACE-08)."""

    character: str


class Enhance(TrickerionChoice, frozen=True, tag="enhance"):
    """Spend a shard for one more action point (TR-AP-03)."""


class Plain(TrickerionChoice, frozen=True, tag="plain"):
    """Keep the shard (TR-AP-03)."""


class Finish(TrickerionChoice, frozen=True, tag="finish"):
    """Leave the remaining action points unspent (TR-AP-10)."""


class Keep(TrickerionChoice, frozen=True, tag="keep"):
    """On which board something goes: `player`, or that of a specialist (TR-DT-18, TR-CMP-05, TR-END-13)."""

    board: str


class UseDie(TrickerionChoice, frozen=True, tag="use"):
    """Learn with this die of the residence (TR-DT-10)."""

    die: str


class Hire(TrickerionChoice, frozen=True, tag="hire"):
    """Hire the character that this die of the inn shows (TR-DT-24)."""

    die: str


class Collect(TrickerionChoice, frozen=True, tag="collect"):
    """Take the coins that this die of the bank shows (TR-DT-32)."""

    die: str


class Reroll(TrickerionChoice, frozen=True, tag="reroll"):
    """Roll one die again (TR-DT-33)."""

    die: str


class SetDie(TrickerionChoice, frozen=True, tag="set"):
    """Turn one die to another of its faces (TR-DT-36)."""

    die: str
    face: str


class Buy(TrickerionChoice, frozen=True, tag="buy"):
    """Buy 1 to 3 components of one type (TR-MK-03)."""

    component: str
    count: int


class Bargain(TrickerionChoice, frozen=True, tag="bargain"):
    """Lower the price of this purchase so many times (TR-MK-09)."""

    times: int


class Order(TrickerionChoice, frozen=True, tag="order"):
    """Put a component on that order slot, 1 to 4 (TR-MK-15)."""

    component: str
    slot: int

    def names(self) -> tuple[str, ...]:
        return "do:order", f"component:{self.component}", f"order:{self.slot}"


class QuickOrder(TrickerionChoice, frozen=True, tag="quick"):
    """Put a component on the quick-order slot (TR-MK-22)."""

    component: str


class Prepare(TrickerionChoice, frozen=True, tag="prepare"):
    """Put trick markers on a trick (TR-WS-04)."""

    trick: str


class MoveTrick(TrickerionChoice, frozen=True, tag="move"):
    """Bring a trick to the Engineer's board, in exchange for the one there if there is one (TR-WS-21)."""

    trick: str


class Shelve(TrickerionChoice, frozen=True, tag="shelve"):
    """Bring a stack to the Manager's board: to an `empty` slot or in exchange (TR-WS-24)."""

    component: str
    instead_of: str


class House(TrickerionChoice, frozen=True, tag="house"):
    """Give an apprentice the Assistant's slot as its home (TR-WS-26)."""

    apprentice: str

    def names(self) -> tuple[str, ...]:
        return "do:house", f"character:{self.apprentice}"


class SetUp(TrickerionChoice, frozen=True, tag="set-up"):
    """Take a marker from this trick to a performance card (TR-TH-12)."""

    trick: str


class Reschedule(TrickerionChoice, frozen=True, tag="shift"):
    """Move a marker of this trick to another slot (TR-TH-19)."""

    trick: str


class From(TrickerionChoice, frozen=True, tag="from"):
    """Which of several markers is rescheduled: the one on this card (TR-TH-19)."""

    card: str


class At(TrickerionChoice, frozen=True, tag="at"):
    """Lay the marker on that slot, 1 to 6, its own school facing that way (TR-TH-13)."""

    card: str
    slot: int
    facing: str

    def names(self) -> tuple[str, ...]:
        return "do:at", f"card:{self.card}", f"spot:{self.card}/{self.slot}", f"facing:{self.facing}"


class Gain(TrickerionChoice, frozen=True, tag="gain"):
    """`fame` or `coins` for a new link (TR-LINK-05), or what is doubled, then also `shards` (TR-SAR-17)."""

    resource: str


class Borrow(TrickerionChoice, frozen=True, tag="borrow"):
    """Use this special card of an opponent as if it lay under the character (TR-MAG-11)."""

    card: str


class Point(TrickerionChoice, frozen=True, tag="point"):
    """Take an action point instead of the bonus of the special card (TR-SA-08)."""


class KeepBonus(TrickerionChoice, frozen=True, tag="keep-bonus"):
    """Keep the bonus of the special card for an action of this placement (TR-SA-09)."""


class UseBonus(TrickerionChoice, frozen=True, tag="bonus"):
    """Use the bonus of the special card in the next action (TR-SA-05)."""


class Boost(TrickerionChoice, frozen=True, tag="boost"):
    """Take the action point of the magician's ability (TR-MAG-05)."""


class Draw(TrickerionChoice, frozen=True, tag="draw"):
    """Draw from the special assignment deck of this location (TR-DA-03)."""

    deck: str


class Look(TrickerionChoice, frozen=True, tag="look"):
    """Take the cards of all decks that were named (TR-DA-07)."""


class Retain(TrickerionChoice, frozen=True, tag="retain"):
    """Keep this card of a drawn pair (TR-DA-03)."""

    card: str


class Foresee(TrickerionChoice, frozen=True, tag="foresee"):
    """Move the pending prophecies one slot on (TR-DA-12)."""


class Weave(TrickerionChoice, frozen=True, tag="weave"):
    """Make this pending prophecy the active one (TR-MAG-07)."""

    prophecy: str


class Recruit(TrickerionChoice, frozen=True, tag="recruit"):
    """Take this kind of character, whatever the die shows (TR-SAR-28, 32)."""

    character: str


class Replace(TrickerionChoice, frozen=True, tag="replace"):
    """Give this trick back for the new one (TR-SAR-33)."""

    trick: str


class StockUp(TrickerionChoice, frozen=True, tag="stock"):
    """Order a component to lie beside the buy slots at once (TR-SAR-45)."""

    component: str


class Pilfer(TrickerionChoice, frozen=True, tag="pilfer"):
    """Which token is stolen: `stall-1` to `stall-4`, `quick`, `extra-1` or `extra-2` (TR-SAR-44)."""

    place: str


class Leave(TrickerionChoice, frozen=True, tag="leave"):
    """Leave this basic component in the place of the stolen token (TR-SAR-44)."""

    component: str


class Feed(TrickerionChoice, frozen=True, tag="feed"):
    """Give back one of this component for one more marker, fame and coins (TR-SAR-25)."""

    component: str


class Supply(TrickerionChoice, frozen=True, tag="supply"):
    """Put a marker on this other trick (TR-SAR-22)."""

    trick: str


class Beside(TrickerionChoice, frozen=True, tag="beside"):
    """Lay the marker beside the slots of this card (TR-SAR-10)."""

    card: str


class Lift(TrickerionChoice, frozen=True, tag="lift"):
    """Which of two markers of the trick on the card: the one on this slot, or 0 for beside (TR-SAR-13)."""

    slot: int

    def names(self) -> tuple[str, ...]:
        return "do:lift", f"lift:{self.slot}"


class Exchange(TrickerionChoice, frozen=True, tag="exchange"):
    """A card that changes places with another (TR-SAR-14)."""

    card: str


class Impose(TrickerionChoice, frozen=True, tag="impose"):
    """Pay a shard and choose this card for the performer (TR-MAG-24)."""

    card: str


class Steal(TrickerionChoice, frozen=True, tag="steal"):
    """Receive the reward of this trick of an opponent (TR-MAG-19)."""

    trick: str


class Forgo(TrickerionChoice, frozen=True, tag="forgo"):
    """Give up the reward of this own trick for it (TR-MAG-19)."""

    trick: str


class Star(TrickerionChoice, frozen=True, tag="star"):
    """Double a part of the reward of this own trick (TR-SAR-17)."""

    trick: str


class Salvage(TrickerionChoice, frozen=True, tag="salvage"):
    """Put a performed marker back on this trick (TR-SAR-15)."""

    trick: str


class Perform(TrickerionChoice, frozen=True, tag="perform"):
    """Perform all tricks on this card (TR-PERF-04)."""

    card: str


class ReturnTrick(Aside, frozen=True, tag="return"):
    """Give a trick back to the residence (TR-ANY-01)."""

    gives_away: ClassVar[bool] = True

    trick: str


class ReturnComponent(Aside, frozen=True, tag="drop"):
    """Give one component back to the supply (TR-ANY-06)."""

    gives_away: ClassVar[bool] = True

    component: str


class Replan(Aside, frozen=True, tag="replan"):
    """Take back the whole plan before it is confirmed (TR-ASSIGN-08)."""


AnyChoice = (
    ChooseMagician
    | TakeComponents
    | Learn
    | Mark
    | Engage
    | Advertise
    | Decline
    | Accept
    | Send
    | Rest
    | Confirm
    | Place
    | Idle
    | Enhance
    | Plain
    | Finish
    | Keep
    | UseDie
    | Hire
    | Collect
    | Reroll
    | SetDie
    | Buy
    | Bargain
    | Order
    | QuickOrder
    | Prepare
    | MoveTrick
    | Shelve
    | House
    | SetUp
    | Reschedule
    | From
    | At
    | Gain
    | Borrow
    | Point
    | KeepBonus
    | UseBonus
    | Boost
    | Draw
    | Look
    | Retain
    | Foresee
    | Weave
    | Recruit
    | Replace
    | StockUp
    | Pilfer
    | Leave
    | Feed
    | Supply
    | Beside
    | Lift
    | Exchange
    | Impose
    | Steal
    | Forgo
    | Star
    | Salvage
    | Perform
    | ReturnTrick
    | ReturnComponent
    | Replan
)
