"""The contract suite: what every game has to pass, checked on random games."""

from sleight.arena.check.report import COUNTED, RAISED, Fault, Report
from sleight.arena.check.suite import Plan, check_game

__all__ = ["COUNTED", "RAISED", "Fault", "Plan", "Report", "check_game"]
