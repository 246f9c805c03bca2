"""Where each small number of a position stands in its one row of cells.

A copy costs one slice, however much lies on the table. A cell is found by adding what it belongs to:
`cells[COINS + seat]`, `cells[STOCK + 12 * seat + component]`, `cells[TRICKS + 4 * seat + symbol]`.
Numbers that name something are stored plus one where 0 means that there is nothing.
"""

from __future__ import annotations

from typing import Final

from sleight.games.trickerion.printed.ids import CHARACTERS, LEVELS, MOST_SEATS, SCHOOLS, SLOTS, SYMBOLS

PLACES: Final = 6
"""Room for one performance card more than any round has (TR-END-24)."""

# One cell a seat
FAME: Final = 0
COINS: Final = 4
SHARDS: Final = 8
DAYS: Final = 12
"""The day that a seat has claimed in the theater, plus one (TR-TH-05)."""

ENGINEERED: Final = 16
"""The symbol of the trick on the Engineer's board, plus one."""

PENDING: Final = 20
"""The characters that are assigned and not yet handled, as bits (TR-PLACE-10)."""

PLANNED: Final = 24
"""The character to be decided on next in the assignment phase, CHARACTERS if all are, or CONFIRMED."""

REPLANS: Final = 28
"""How often the plan of this round was taken back."""

MANAGED: Final = 32
"""The component types whose stacks lie on the Manager's board, as bits."""

# Four cells a seat, one a symbol: a trick is known to its owner by its symbol (TR-WS-08)
TRICKS: Final = 36
"""The trick of a symbol, plus one."""

READY: Final = 52
"""The markers that lie on the trick card."""

SPARE: Final = 68
"""The markers in reserve."""

# Eight cells a seat, one a character
DISCS: Final = 84
"""RESERVE, HOME, INN, or FIRST_SLOT plus the slot on which the disc stands."""

CARDS: Final = 116
"""The assignment card under a character, plus one: a location for a permanent card, or SPECIAL plus the
number of a special one."""

# Twelve cells a seat, one a component type
STOCK: Final = 148
"""The tokens of a type."""

# The boards that all share
STALLS: Final = 196
"""The four buy slots: component, plus one."""

ORDERS: Final = 200
"""The four order slots, likewise."""

QUICK: Final = 204
DICE: Final = 205
"""The face codes of the six dice: residence, inn, bank, two of each."""

RESIDENCE: Final = 211
"""The tricks that can be learned, as bits, by school and level."""

GAPS: Final = RESIDENCE + SCHOOLS * LEVELS
"""The empty slots of the performance card at a place, as bits."""

PRESENT: Final = GAPS + PLACES
"""Whose symbols lie on the card at a place: the bit 4 * seat + symbol (TR-TH-14)."""

LAID: Final = PRESENT + PLACES
"""The marker on a slot: 1 + 16 * owner + 4 * symbol + rotation (TR-GEN-29), and STACKED for two in one."""

BESIDE: Final = LAID + PLACES * SLOTS
"""TR-SAR-10: whose symbols lie beside the slots of the card at a place, as bits; a second one in a stack
has the same bit BESIDE_STACKS higher."""

SHOWN: Final = BESIDE + PLACES
"""The characters whose assignment card everybody has seen this round, as bits, one cell a seat."""

HANDS: Final = SHOWN + MOST_SEATS
"""The special assignment cards in hand, as bits, one cell a seat."""

SPENT: Final = HANDS + MOST_SEATS
"""TR-MAG: 1 once a seat has used its magician's ability this round, if it may be used once a round."""

PREMIERED: Final = SPENT + MOST_SEATS
"""TR-SAR-17: the tricks that a seat has ever had performed, as bits."""

CHARGED: Final = PREMIERED + MOST_SEATS
"""TR-SAR-26: the shards that lie on a trick, four cells a seat."""

BONUS: Final = CHARGED + SYMBOLS * MOST_SEATS
"""The special card whose bonus the placement of a character carries, plus one; eight cells a seat."""

EXTRA: Final = BONUS + CHARACTERS * MOST_SEATS
"""TR-SAR-45: the components that lie beside the buy slots until orders arrive, plus one."""

EXTRAS: Final = 2
SEALED: Final = EXTRA + EXTRAS
"""TR-PROR-25: 1 while the assignment cards of this round are turned up one by one."""

PLACED_THIS_TURN: Final = SEALED + 1
"""TR-PROR-14: how many characters the seat on turn has placed in this turn."""

DRAWN: Final = PLACED_THIS_TURN + 1
"""TR-DA-06: how many draws the character that acts has made."""

CARD_STATE: Final = DRAWN + 1
"""What has become of the bonus of the acting character's card: NO_BONUS, READY_BONUS, …"""

PERFORMED: Final = CARD_STATE + 1
"""TR-SAR-15: whose symbols were performed this round: the bit 4 * seat + symbol."""

CONDUCTED: Final = PERFORMED + 1
"""TR-SAR-02: the seats that have conducted a performance this round, as bits."""

DECLARED: Final = CONDUCTED + 1
"""TR-PERF-13: what the performer has declared for this performance, three cells that its cards read."""

DECLARATIONS: Final = 3
KNOWN: Final = DECLARED + DECLARATIONS
"""TR-GEN-24: the special cards outside the decks of which a viewer knows who has them, as bits; one cell a
seat, and one for spectators."""

VIEWERS: Final = MOST_SEATS + 1
DRAWS: Final = KNOWN + VIEWERS
"""T1-ALLEY-02: how many draws of a seat have counted so far, one cell a seat, where they count by player."""

TAKEN: Final = DRAWS + MOST_SEATS
"""T1-ALLEY-09: the special cards that were taken face up this round, as bits; each is in a hand."""

RESTACKED: Final = TAKEN + 1
"""TR-PRO-05, T1-COMP-11: 1 once the stack of prophecies was made anew: all in play have been seen by then."""

WINDOW: Final = RESTACKED + 1
"""The window that is open, counted from 1; `flow.resume` says what that is."""

STEP: Final = WINDOW + 1
"""How many effects have had their say in it, for the seat that is asked."""

ABOUT: Final = STEP + 1
"""What it is about: a performer, the place of a card."""

OWED: Final = ABOUT + 1
"""T1-END-02: the wages of those who have returned and are still to be paid, one cell a seat."""

CELLS: Final = OWED + MOST_SEATS
"""Behind these stand the blocks of modules, where `Setting.blocks` says; those that we name are as fast as a
number, and all rooms may know them."""


BESIDE_STACKS: Final = 16

NO_BONUS: Final = 0
READY_BONUS: Final = 1
ARMED_BONUS: Final = 2

CONFIRMED: Final = CHARACTERS + 1

RESERVE: Final = 0
HOME: Final = 1
INN: Final = 2
FIRST_SLOT: Final = 3
"""Where a disc can be besides the slots of the locations."""

SETTING_UP: Final = 0
ADVERTISING: Final = 1
ASSIGNING: Final = 2
PLACING: Final = 3
PERFORMING: Final = 4
ENDING: Final = 5
OVER: Final = 6
PHASE_IDS: Final = ("set-up", "advertise", "assignment", "placement", "performance", "end-turn", "over")
