"""What a tournament says to a person: a few sentences and tables, for the terminal and the page alike."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

from sleight.arena.tournament.pairs import PAIR_OUTCOMES
from sleight.arena.tournament.sprt import LOWER, UPPER, Verdict

if TYPE_CHECKING:
    from sleight.arena.tournament.elo import Estimate
    from sleight.arena.tournament.sprt import Sprt
    from sleight.arena.tournament.summary import BotLine, DuelLine, Summary
    from sleight.core.speech import Speaker

_HALF, _TAIL = 0.5, 0.95
_UNKNOWN = "–"


class Sheet(NamedTuple):
    """A table: the first column holds names, the others figures."""

    titles: list[str]
    rows: list[list[str]]


def sentences(says: Speaker, summary: Summary) -> list[str]:
    """What was played, and what has to be known to judge it."""
    identity = summary.plan.identity
    about = {"game": identity.game, "seats": identity.seats, "seed": str(identity.seed)}
    games = sum(line.games for line in summary.bots) // identity.seats
    counted = {"pairs": summary.pairs, "wanted": summary.wanted, "games": games, "digest": summary.digest}
    said = [says.say("simulate-title", about), says.say("tournament-played", counted)]
    made_of = {"digest": identity.digest(), "rules": str(identity.rules), "cards": identity.cards}
    said.append(says.say("tournament-plan", {**made_of, "version": identity.version}))
    if summary.plan.timed:
        said.append(says.say("tournament-timed", {"bots": ", ".join(summary.plan.timed)}))
    if identity.weights:
        digests = ", ".join(f"{code} {digest}" for code, digest in identity.weights.items())
        said.append(says.say("tournament-weights", {"digests": digests}))
    return said if summary.sprt is None else [*said, _tested(says, summary.sprt)]


def bots_sheet(says: Speaker, summary: Summary) -> Sheet:
    """A row for each bot."""
    skill = [] if summary.is_duel else [says.say("tournament-skill")]
    titles = ["bot", "elo", "interval"], ["games", "mean", "median", "tail"]
    first, rest = ([says.say(f"tournament-{title}") for title in group] for group in titles)
    return Sheet([*first, *skill, *rest], [_bot_row(says, line) for line in summary.bots])


def duels_sheet(says: Speaker, summary: Summary) -> Sheet:
    """A row for each two bots that have met."""
    outcomes = [says.say("tournament-outcomes")] if summary.is_duel else []
    titles = ["duel", "pairs"], ["share", "lead", "interval", "margin"]
    first, rest = ([says.say(f"tournament-{title}") for title in group] for group in titles)
    met = [line for line in summary.duels if line.pairs]
    return Sheet([*first, *outcomes, *rest], [_duel_row(says, line, summary) for line in met])


def _bot_row(says: Speaker, line: BotLine) -> list[str]:
    anchored = line.elo.low == line.elo.high
    skill = [] if line.skill is None else [says.say("figure-skill", line.skill._asdict())]
    return [
        line.code,
        _whole(says, line.elo.value),
        _UNKNOWN if anchored else _interval(says, line.elo),
        *skill,
        str(line.games),
        says.say("figure-number", {"value": line.mean_score}),
        _time(says, line.times.quantile(_HALF)),
        _time(says, line.times.quantile(_TAIL)),
    ]


def _duel_row(says: Speaker, line: DuelLine, summary: Summary) -> list[str]:
    counts = " ".join(str(line.outcomes.get(part, 0)) for part in PAIR_OUTCOMES)
    outcomes = [counts] if summary.is_duel else []
    return [
        says.say("figure-range", {"low": line.duel[0], "high": line.duel[1]}),
        str(line.pairs),
        *outcomes,
        says.say("figure-percent", {"value": line.part}),
        _whole(says, line.lead.value),
        _interval(says, line.lead),
        _margin(says, line.margin),
    ]


def _tested(says: Speaker, sprt: Sprt) -> str:
    """What the sequential test says, and on which evidence."""
    lower, higher = (_whole(says, bound) for bound in sprt.bounds)
    accepted = {Verdict.OPEN: "", Verdict.LOWER: lower, Verdict.HIGHER: higher}[sprt.verdict]
    evidence = {"ratio": sprt.ratio, "least": LOWER, "most": UPPER, "verdict": sprt.verdict.value}
    return says.say("tournament-sprt", {"lower": lower, "higher": higher, "accepted": accepted, **evidence})


def _whole(says: Speaker, value: float) -> str:
    return says.say("figure-whole", {"value": round(value)})


def _interval(says: Speaker, estimate: Estimate) -> str:
    low, high = (_whole(says, bound) for bound in (estimate.low, estimate.high))
    return says.say("figure-interval", {"low": low, "high": high})


def _margin(says: Speaker, estimate: Estimate) -> str:
    if not isfinite(estimate.low):
        return says.say("figure-number", {"value": estimate.value})
    reach = estimate.high - estimate.value
    return says.say("figure-margin", {"value": estimate.value, "reach": reach})


def _time(says: Speaker, seconds: float) -> str:
    for unit, scale in (("microseconds", 1e6), ("milliseconds", 1e3)):
        if seconds * scale < 1e3:
            return says.say(f"figure-{unit}", {"value": seconds * scale})
    return says.say("figure-seconds", {"value": seconds})
