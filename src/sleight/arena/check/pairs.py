"""Secrets stay secret: positions that a seat cannot tell apart must look alike to it in every way."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from sleight.arena.check.report import Moment, Report
    from sleight.core.choice import Choice
    from sleight.core.guesser import Guesser
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]

CHANCE = frozenset({"key", "draws"})
"""The fields of a saved position that say what chance will bring; a guess draws them anew."""


def check_pair(
    game: AnyGame, position: AnyPosition, viewer: int | None, rng: Random, report: Report, moment: Moment
) -> AnyPosition:
    """Guess a twin from the viewer's view alone, and compare all that the viewer is told."""
    view = position.view(viewer)
    sent = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    who, before = f"viewer {viewer}", rng.getstate()
    twin: AnyPosition = game.guess(sent, rng)
    guesser = game.guesser(sent)
    report.require(_draws_alike(guesser, twin, before), "a guesser draws what a guess is", moment, who)
    report.require(_draws_apart(guesser, before), "guesses are independent", moment, who)
    differing = _hidden(twin) != _hidden(position)
    if view.conceals:
        report.count("pairs")
        report.count("pairs-differing", int(differing))
    report.require(view.conceals or not differing, "nothing is hidden", moment, who)
    report.require(twin.view(viewer) == view, "equal views", moment, who)
    report.require(twin.waiting == position.waiting, "equal waiting", moment, who)
    report.require(twin.scores == position.scores, "equal scores", moment, who)
    if viewer is not None:
        told, twin_told = _told(game, position, viewer), _told(game, twin, viewer)
        report.require(told == twin_told, "equal choices, refusals, warnings and asides", moment, who)
    return twin


def _draws_alike(guesser: Guesser[Any], guess: AnyPosition, state: Any) -> bool:
    """With the same random numbers a guesser draws the same position."""
    drawn = guesser.draw(_random(state))
    return bool(drawn.to_dict() == guess.to_dict() and drawn.fingerprint() == guess.fingerprint())


def _draws_apart(guesser: Guesser[Any], state: Any) -> bool:
    """What is done with one position changes none that was drawn before, nor what will be drawn."""
    rng = _random(state)
    first, second = guesser.draw(rng), guesser.draw(rng)
    saved, fingerprint = second.to_dict(), second.fingerprint()
    for seat in first.waiting[:1]:
        first.apply(seat, first.choices(seat)[0])
    rng = _random(state)
    guesser.draw(rng)
    again = guesser.draw(rng)
    return all(each.to_dict() == saved and each.fingerprint() == fingerprint for each in (second, again))


def _random(state: Any) -> Random:
    rng = Random()
    rng.setstate(state)
    return rng


def check_pair_of_moves(
    pair: tuple[AnyPosition, AnyPosition],
    move: tuple[int, Choice],
    viewer: int | None,
    report: Report,
    moment: Moment,
) -> None:
    """Events tell a viewer no more than its view: if the views stay equal, so are the events it saw.

    Both positions meet the same chance, so that only what was hidden can make a difference. An event that
    lays secrets open shows what no view keeps, so there is nothing to compare then.
    """
    real, twin = (each.copy() for each in pair)
    twin.seed(real.key, real.draws)
    seat, choice = move
    if twin.why_not(seat, choice) is not None:
        return
    events, twin_events = real.apply(seat, choice), twin.apply(seat, choice)
    if any(event.lays_open for event in events) or real.view(viewer) != twin.view(viewer):
        return
    report.count("paired-moves")
    seen, twin_seen = ([event.seen_by(viewer) for event in told] for told in (events, twin_events))
    report.require(seen == twin_seen, "equal events", moment, f"viewer {viewer}: {seen} / {twin_seen}")


def _hidden(position: AnyPosition) -> dict[str, object]:
    return {name: value for name, value in position.to_dict().items() if name not in CHANCE}


def _told(game: AnyGame, position: AnyPosition, seat: int) -> tuple[object, ...]:
    universe = game.universe()
    return (
        position.asked(seat),
        position.choices(seat),
        position.asides(seat),
        [position.why_not(seat, choice) for choice in universe],
        [position.warnings(seat, choice) for choice in universe],
    )
