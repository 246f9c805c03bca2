"""The contract suite: what every game has to pass, checked on random games."""

from sleight.arena.check.suite import Plan, check_game

__all__ = ["Plan", "check_game"]
