"""A bot that knows how Nim is won."""

from collections.abc import Sequence
from functools import reduce
from operator import xor

from sleight.core.bot import Bot
from sleight.core.choice import Choice
from sleight_nim.values import NimView, Take


class SumBot(Bot):
    """Leaves heaps whose nim sum is 0 wherever it can, and plays anything where it cannot."""

    def choose(self, view: NimView, choices: Sequence[Choice]) -> Choice:
        winning = [take for take in choices if isinstance(take, Take) and _is_lost(view, take)]
        return self.rng.choice(winning or choices)


def _is_lost(view: NimView, take: Take) -> bool:
    """True if whoever plays after this choice has lost against good play, with two at the table."""
    left = take.leaves(view.heaps)
    # If the last match loses, heaps of one match are counted the other way round.
    turned = view.options.misere and max(left) <= 1
    return (reduce(xor, left) == 0) != turned


BOTS: dict[str, type[Bot]] = {"sum": SumBot}
