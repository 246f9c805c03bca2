"""The contract suite: what every game has to pass, checked on random games."""

from sleight.arena.check.report import COUNTED, Report
from sleight.arena.check.suite import Plan, check_game

__all__ = ["COUNTED", "Plan", "Report", "check_game"]
