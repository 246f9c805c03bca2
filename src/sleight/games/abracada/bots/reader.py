"""The bot that listens: what others call says what they see, and they see its stones."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from sleight.core.judging import PlayoutJudge
from sleight.games.abracada.bots import callers, listening
from sleight.games.abracada.bots.odds import OddsBot
from sleight.games.abracada.odds import HandOdds, evidence, unlocated

if TYPE_CHECKING:
    from sleight.core.bot import Bot
    from sleight.games.abracada.view import AbracadaView

_FULL = 1 << 60
"""The whole number that stands for the strongest support that calls give to a set of stones."""


class ReaderBot(OddsBot, PlayoutJudge):
    """Weighs calls like `odds`, with chances that take in what the others' calls give away."""

    weights: ClassVar[str] = callers.DIGEST
    looks: ClassVar[tuple[int, ...]] = (32, 96, 384)
    """Luck decides much: only the third look tells a costly call from an unlucky one."""

    def chances(self, view: AbracadaView) -> list[float]:
        return [float(chance) for chance in HeardOdds(view).of_spells()]

    def plays_on(self) -> Bot:
        """To listen takes long, and after a call it seldom matters who listens."""
        return OddsBot(self.rng)


class HeardOdds(HandOdds):
    """Odds of the own hand in which every way to fill it also counts for how well it explains the calls."""

    def __init__(self, view: AbracadaView) -> None:
        assert view.seat is not None
        self._heard = listening.heard(view)
        super().__init__(evidence(view, view.seat), unlocated(view))

    def _ways_of_all(self) -> list[tuple[int, ...]]:
        return [self._supported(spell, ways) for spell, ways in enumerate(super()._ways_of_all())]

    def _supported(self, spell: int, ways: tuple[int, ...]) -> tuple[int, ...]:
        """The ways to give a spell to each set of stones, times their support as whole numbers."""
        if not self._heard or not spell:
            return ways
        supports = [self._support(spell, part) if way else 0.0 for part, way in enumerate(ways)]
        most = max(supports) or 1.0
        # What calls speak against is never impossible for that.
        return tuple(
            [
                way * max(1, int(support / most * _FULL)) if way else 0
                for way, support in zip(ways, supports, strict=True)
            ]
        )

    def _support(self, spell: int, part: int) -> float:
        support = 1.0
        for call in self._heard:
            support *= call.support[spell][(part & call.stood).bit_count()]
        return support
