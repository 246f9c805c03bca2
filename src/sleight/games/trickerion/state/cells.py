"""Where each small number of a position stands in its one row of cells.

A copy costs one slice, however much lies on the table. A cell is found by adding what it belongs to:
`cells[COINS + seat]`, `cells[STOCK + 12 * seat + component]`, `cells[TRICKS + 4 * seat + symbol]`.
Numbers that name something are stored plus one where 0 means that there is nothing.
"""

from __future__ import annotations

from sleight.games.trickerion.printed.ids import CHARACTERS, LEVELS, MOST_SEATS, SCHOOLS, SLOTS, SYMBOLS

PLACES = 6
"""Room for one performance card more than any round has (TR-END-24)."""

# One cell a seat
FAME = 0
COINS = 4
SHARDS = 8
DAYS = 12
"""The day that a seat has claimed in the theater, plus one (TR-TH-05)."""

ENGINEERED = 16
"""The symbol of the trick on the Engineer's board, plus one."""

PENDING = 20
"""The characters that are assigned and not yet handled, as bits (TR-PLACE-10)."""

PLANNED = 24
"""The character to be decided on next in the assignment phase, CHARACTERS if all are, or CONFIRMED."""

REPLANS = 28
"""How often the plan of this round was taken back."""

MANAGED = 32
"""The component types whose stacks lie on the Manager's board, as bits."""

# Four cells a seat, one a symbol: a trick is known to its owner by its symbol (TR-WS-08)
TRICKS = 36
"""The trick of a symbol, plus one."""

READY = 52
"""The markers that lie on the trick card."""

SPARE = 68
"""The markers in reserve."""

# Eight cells a seat, one a character
DISCS = 84
"""RESERVE, HOME, INN, or FIRST_SLOT plus the slot on which the disc stands."""

CARDS = 116
"""The assignment card under a character, plus one: a location for a permanent card, or SPECIAL plus the
number of a special one."""

# Twelve cells a seat, one a component type
STOCK = 148
"""The tokens of a type."""

# The boards that all share
STALLS = 196
"""The four buy slots: component, plus one."""

ORDERS = 200
"""The four order slots, likewise."""

QUICK = 204
DICE = 205
"""The face codes of the six dice: residence, inn, bank, two of each."""

RESIDENCE = 211
"""The tricks that can be learned, as bits, by school and level."""

GAPS = RESIDENCE + SCHOOLS * LEVELS
"""The empty slots of the performance card at a place, as bits."""

PRESENT = GAPS + PLACES
"""Whose symbols lie on the card at a place: the bit 4 * seat + symbol (TR-TH-14)."""

LAID = PRESENT + PLACES
"""The marker on a slot: 1 + 16 * owner + 4 * symbol + rotation (TR-GEN-29), and STACKED for two in one."""

BESIDE = LAID + PLACES * SLOTS
"""TR-SAR-10: whose symbols lie beside the slots of the card at a place, as bits; a second one in a stack
has the same bit BESIDE_STACKS higher."""

SHOWN = BESIDE + PLACES
"""The characters whose assignment card everybody has seen this round, as bits, one cell a seat."""

HANDS = SHOWN + MOST_SEATS
"""The special assignment cards in hand, as bits, one cell a seat."""

SPENT = HANDS + MOST_SEATS
"""TR-MAG: 1 once a seat has used its magician's ability this round, if it may be used once a round."""

PREMIERED = SPENT + MOST_SEATS
"""TR-SAR-17: the tricks that a seat has ever had performed, as bits."""

CHARGED = PREMIERED + MOST_SEATS
"""TR-SAR-26: the shards that lie on a trick, four cells a seat."""

BONUS = CHARGED + SYMBOLS * MOST_SEATS
"""The special card whose bonus the placement of a character carries, plus one; eight cells a seat."""

EXTRA = BONUS + CHARACTERS * MOST_SEATS
"""TR-SAR-45: the components that lie beside the buy slots until orders arrive, plus one."""

EXTRAS = 2
SEALED = EXTRA + EXTRAS
"""TR-PROR-25: 1 while the assignment cards of this round are turned up one by one."""

PLACED_THIS_TURN = SEALED + 1
"""TR-PROR-14: how many characters the seat on turn has placed in this turn."""

DRAWN = PLACED_THIS_TURN + 1
"""TR-DA-06: how many draws the character that acts has made."""

CARD_STATE = DRAWN + 1
"""What has become of the bonus of the acting character's card: NO_BONUS, READY_BONUS, …"""

PERFORMED = CARD_STATE + 1
"""TR-SAR-15: whose symbols were performed this round: the bit 4 * seat + symbol."""

CONDUCTED = PERFORMED + 1
"""TR-SAR-02: the seats that have conducted a performance this round, as bits."""

DECLARED = CONDUCTED + 1
"""TR-PERF-13: what the performer has declared for this performance, three cells that its cards read."""

DECLARATIONS = 3
KNOWN = DECLARED + DECLARATIONS
"""TR-GEN-24: the special cards outside the decks of which a viewer knows who has them, as bits; one cell a
seat, and one for spectators."""

VIEWERS = MOST_SEATS + 1
DRAWS = KNOWN + VIEWERS
"""T1-ALLEY-02: how many draws of a seat have counted so far, one cell a seat, where they count by player."""

TAKEN = DRAWS + MOST_SEATS
"""T1-ALLEY-09: the special cards that were taken face up this round, as bits; each is in a hand."""

RESTACKED = TAKEN + 1
"""TR-PRO-05, T1-COMP-11: 1 once the stack of prophecies was made anew: all in play have been seen by then."""

WINDOW = RESTACKED + 1
"""The window that is open, counted from 1; `flow.resume` says what that is."""

STEP = WINDOW + 1
"""How many effects have had their say in it, for the seat that is asked."""

ABOUT = STEP + 1
"""What it is about: a performer, the place of a card."""

OWED = ABOUT + 1
"""T1-END-02: the wages of those who have returned and are still to be paid, one cell a seat."""

CELLS = OWED + MOST_SEATS
"""Behind these stand the blocks of modules, where `Setting.blocks` says; those that we name are as fast as a
number, and all rooms may know them."""


BESIDE_STACKS = 16

NO_BONUS, READY_BONUS, ARMED_BONUS = range(3)

CONFIRMED = CHARACTERS + 1

RESERVE, HOME, INN, FIRST_SLOT = range(4)
"""Where a disc can be besides the slots of the locations."""

SETTING_UP, ADVERTISING, ASSIGNING, PLACING, PERFORMING, ENDING, OVER = range(7)
PHASE_IDS = ("set-up", "advertise", "assignment", "placement", "performance", "end-turn", "over")
