"""Names and numbers of what lies in the box: inside the rules everything printed is a small number."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
CHARACTERS: Final = 8
"""TR-GEN-11: the discs of a player. An apprentice is known by its home slot."""

MAGICIAN: Final = 0
MANAGER: Final = 1
ENGINEER: Final = 2
ASSISTANT: Final = 3
FIRST_APPRENTICE: Final = 4
ASSISTANT_SLOT: Final = 7
"""The apprentice whose home is the Assistant's board; 4, 5 and 6 live on the player board."""

CHARACTER_IDS: Final = (
    "magician",
    "manager",
    "engineer",
    "assistant",
    *(f"apprentice-{n}" for n in range(1, 5)),
)

COMPONENTS: Final = 12
SYMBOLS: Final = 4
SCHOOLS: Final = 4
LEVELS: Final = 3
DICE_COUNT: Final = 6

SLOTS: Final = 6
"""The most slots of a performance card."""

SPECIAL: Final = 5
"""The first number of a special assignment card among all assignment cards; before it the permanent ones."""

# Locations and their slots
DOWNTOWN: Final = 0
MARKET_ROW: Final = 1
WORKSHOP: Final = 2
THEATER: Final = 3
DARK_ALLEY: Final = 4
LOCATION_IDS: Final = ("downtown", "market-row", "workshop", "theater", "dark-alley")

FIRST_SLOT_OF: Final = (0, 4, 8, 10, 22)
"""The first slot of each location."""

SLOT_COUNT: Final = 26
DAYS_A_WEEK: Final = 4
SLOTS_A_DAY: Final = 3
"""TR-TH-01: two backstage slots, then the performer slot."""

STAGE: Final = 2
"""The performer slot within its day."""

# Dice faces
X, ANY = 0, 5
SCHOOL_FACE: Final = 1
"""The face of a school: this plus the school."""

CHARACTER_FACE: Final = 6
"""The face of a character: this plus the character; any apprentice is the first."""

NUMBER_FACE: Final = 16
"""The face of a number of coins: this plus the number."""

DIE_IDS: Final = ("residence-1", "residence-2", "inn-1", "inn-2", "bank-1", "bank-2")
RESIDENCE_DICE: Final = (0, 1)
INN_DICE: Final = (2, 3)
BANK_DICE: Final = (4, 5)

BOARD_IDS: Final = ("player", "engineer", "manager", "assistant")
PLAYER_BOARD: Final = 0
ENGINEER_BOARD: Final = 1
MANAGER_BOARD: Final = 2
ASSISTANT_BOARD: Final = 3

FACINGS: Final = ("up", "right", "down", "left")
RESOURCES: Final = ("fame", "coins")
SHARDS_RESOURCE: Final = "shards"
TOKEN_IDS: Final = ("stall-1", "stall-2", "stall-3", "stall-4", "quick", "extra-1", "extra-2")
"""TR-SAR-44: the places of the tokens that show the stock of the market row."""

EMPTY: Final = "empty"

SCHOOL_IDS: Final = ("spiritual", "mechanical", "optical", "escape")
"""TR-GEN-05, 28: the schools in the order in which a marker's corners show them, clockwise."""

NOBODY: Final = -1
"""T1-OPT-01: the seat of a dummy, where views and saves name the owner of a marker."""

STACKED: Final = 64
"""TR-MAG-28: what the number of a marker is larger by if two lie stacked on the slot."""
