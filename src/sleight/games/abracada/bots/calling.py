"""What the bots that calculate have in common: call what is worth most, and stop when nothing is worth it."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any

from sleight.core.bot import Bot
from sleight.games.abracada.choices import Call, Stop

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sleight.core.choice import Choice
    from sleight.games.abracada.view import AbracadaView


class CallingBot(Bot):
    """Calls the spell of the highest value, and takes the first secret it is offered."""

    @abstractmethod
    def values(self, view: AbracadaView) -> list[float]:
        """What calling each spell is worth; index 0 is no spell."""

    @property
    @abstractmethod
    def threshold(self) -> float:
        """A call that is worth less is not made if the turn may end instead."""

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        calls = [choice for choice in choices if isinstance(choice, Call) and not _is_punished(view, choice)]
        if not calls:
            return choices[0]
        values = self.values(view)
        best = max(calls, key=lambda call: values[call.spell])
        if values[best.spell] < self.threshold:
            return next((choice for choice in choices if isinstance(choice, Stop)), best)
        return best


def _is_punished(view: AbracadaView, call: Call) -> bool:
    """AQ-CAST-11: where a lower call is possible but costs a life, it is never worth it."""
    return call.spell < view.last and not view.options.easy
