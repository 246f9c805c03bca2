"""A bot that believes in averages."""

from collections.abc import Sequence

from sleight.core.bot import Bot
from sleight.core.choice import Choice
from sleight_dudo.rules import FACES, Bid, DudoView


class CarefulBot(Bot):
    """Bids no more than it has and may expect of the other, and doubts when it would have to."""

    def choose(self, view: DudoView, choices: Sequence[Choice]) -> Choice:
        hidden = sum(view.dice) - len(view.hand)
        bids = [bid for bid in choices if isinstance(bid, Bid)]
        fair = [bid for bid in bids if bid.count <= view.hand.count(bid.face) + round(2 * hidden / FACES)]
        return self.rng.choice(fair) if fair else choices[-1]


BOTS: dict[str, type[Bot]] = {"careful": CarefulBot}
