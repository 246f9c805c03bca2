"""Puzzles: moments of records at which one choice is clearly better than what was played.

`puzzle` says what a puzzle is and reads those that a game ships, `weighing` plays choices out over guesses,
`making` finds puzzles in records. A puzzle holds the view of its seat and nothing more of the game it comes
from, so that nobody can look up what that seat could not know.
"""

from sleight.arena.puzzles.puzzle import Puzzle, Puzzles, numbered, opened, puzzles_of, read_puzzles

__all__ = ["Puzzle", "Puzzles", "numbered", "opened", "puzzles_of", "read_puzzles"]
