"""The analysis of a finished game: where each seat lost most against the strongest bot that can judge.

`decisions` finds what was decided in a record, `looking` lets the judge look at one decision, `analysis` goes
through all of them and looks closer wherever something may have been lost. The judge is told what a seat saw
and nothing else, so that nobody is blamed for what could not be known.
"""

from sleight.arena.analysis.analysis import Analysis, Losses, analyse
from sleight.arena.analysis.looking import Loss

__all__ = ["Analysis", "Loss", "Losses", "analyse"]
