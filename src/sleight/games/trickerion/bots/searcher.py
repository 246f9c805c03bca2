"""The bots that search: what could be done is played to the end of the round, on guesses of what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from sleight.core.bot import Advice, Parameter
from sleight.core.judging import Judge, Judgement
from sleight.core.search import Finding
from sleight.games.trickerion.bots import answers, value
from sleight.games.trickerion.bots.judging import judged
from sleight.games.trickerion.bots.reasons import reason
from sleight.games.trickerion.bots.study import PLANNING, Study

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.choice import Choice
    from sleight.core.registry import AnyGame
    from sleight.games.trickerion.views.types import TrickerionView

_LINKS = 1.0
_MOST_SIMS, _MOST_SECONDS, _MOST_WIDTH, _MOST_DOUBT = 1e6, 3600.0, 100.0, 10.0


def _parameters(sims: float, width: float) -> dict[str, Parameter]:
    """`sims` and `seconds`: the budget for a decision; seconds go before. `width`: how many candidates are
    tried at most. `doubt`: by how many standard errors one must lead the usual choice to be taken instead."""
    return {
        "sims": Parameter(sims, 1.0, _MOST_SIMS),
        "seconds": Parameter(0.0, 0.0, _MOST_SECONDS),
        "width": Parameter(width, 2.0, _MOST_WIDTH),
        "doubt": Parameter(1.0, 0.0, _MOST_DOUBT),
    }


class SearcherBot(Judge):
    """Plays every decision on to the end of the round and weighs where that leads."""

    parameters: ClassVar[Mapping[str, Parameter]] = _parameters(sims=16, width=8)
    weights: ClassVar[str] = value.shipped().digest
    looks: ClassVar[tuple[int, ...]] = (24, 192)

    def choose(self, view: Any, choices: Sequence[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        study = Study(view, choices, int(self.settings["width"]))
        return study.candidates[self._found(study).best].choice

    def advise(self, view: Any, choices: Sequence[Choice]) -> Advice:
        if len(choices) == 1:
            return Advice(choices[0])
        study = Study(view, choices, int(self.settings["width"]))
        finding = self._found(study)
        best = study.candidates[finding.best].choice
        if finding.second < 0 or study.candidates[finding.second].choice == best:
            return Advice(best)
        return Advice(best, study.candidates[finding.second].choice, reason(study, finding))

    def judge(
        self, game: AnyGame, view: Any, choices: Sequence[Choice], played: Choice, sims: int
    ) -> Judgement:
        return judged(view, choices, played, sims)

    def _found(self, study: Study) -> Finding:
        if len(study.candidates) == 1:
            return Finding(0, -1, ((),))
        return study.search(self.settings)


class PlannerBot(SearcherBot):
    """Searches for its plan of the round, and does the rest by rules of thumb."""

    parameters: ClassVar[Mapping[str, Parameter]] = _parameters(sims=12, width=6)

    def choose(self, view: TrickerionView, choices: Sequence[Choice]) -> Choice:
        asked = view.asked[view.seat or 0]
        if asked is not None and asked.kind == PLANNING:
            return super().choose(view, choices)
        return answers.answer(view, choices, _LINKS)
