"""Round trips, ordered choices, refusals over the whole universe, and positions that stay untouched."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import msgspec

from sleight.core.errors import Illegal
from sleight.core.text import text

if TYPE_CHECKING:
    from sleight.arena.check.report import Moment, Report
    from sleight.core.event import Event
    from sleight.core.position import Position
    from sleight.core.registry import AnyGame

    AnyPosition = Position[Any, Any]


def check_position(game: AnyGame, position: AnyPosition, report: Report, moment: Moment) -> None:
    """Everything that must hold at one moment of a game, whoever looks at it."""
    report.count("positions")
    check_saving(game, position, report, moment)
    for seat in (*range(position.table.seats), None):
        check_view(game, position, seat, report, moment)
    for seat in range(position.table.seats):
        check_choices(game, position, seat, report, moment)
        check_refusals(game, position, seat, report, moment)


def check_saving(game: AnyGame, position: AnyPosition, report: Report, moment: Moment) -> None:
    """A position survives the trip through JSON and a copy."""
    saved = position.to_dict()
    again = json.loads(json.dumps(saved))
    restored = game.from_dict(again)
    report.require(again == saved, "to_dict is plain JSON data", moment)
    report.require(restored.to_dict() == saved, "from_dict gives the same position", moment)
    report.require(
        restored.fingerprint() == position.fingerprint(), "from_dict keeps the fingerprint", moment
    )
    report.require(position.copy().to_dict() == saved, "copy is equal", moment)


def check_view(
    game: AnyGame, position: AnyPosition, seat: int | None, report: Report, moment: Moment
) -> None:
    """A view is equal to itself after JSON."""
    view = position.view(seat)
    again = msgspec.json.decode(msgspec.json.encode(view), type=game.view_type)
    report.require(again == view, "views survive JSON", moment, f"seat {seat}")
    report.require(view.seat == seat, "a view says whose it is", moment, f"seat {seat}")


def check_choices(game: AnyGame, position: AnyPosition, seat: int, report: Report, moment: Moment) -> None:
    """Choices are listed for exactly the seats that are waited for, once each, in the universe's order."""
    choices = position.choices(seat)
    places = [position.table.known[choice] for choice in choices]
    report.require(bool(choices) == (seat in position.waiting), "choices for who is waited for", moment)
    report.require(
        (position.asked(seat) is None) == (not choices), "a question for who is waited for", moment
    )
    report.require(places == sorted(set(places)), "choices are ordered", moment, f"seat {seat}")
    for choice in (*choices, *position.asides(seat)):
        decoded = msgspec.json.decode(msgspec.json.encode(choice), type=game.choice_type)
        report.require(decoded == choice, "choices survive JSON", moment, text(choice))
        report.require(game.parse(text(choice)) == choice, "choices survive their text", moment, text(choice))


def check_refusals(game: AnyGame, position: AnyPosition, seat: int, report: Report, moment: Moment) -> None:
    """`why_not` refuses exactly what is neither a choice nor an aside, and refusing changes nothing."""
    legal = {*position.choices(seat), *position.asides(seat)}
    before = position.to_dict()
    for choice in game.universe():
        refusal = position.why_not(seat, choice)
        report.count("refusals")
        report.require((refusal is None) == (choice in legal), "choices ⇔ why_not", moment, text(choice))
        if refusal is not None:
            _check_raises(position, seat, choice, report, moment)
    report.require(position.to_dict() == before, "a refused choice changes nothing", moment, f"seat {seat}")


def check_events(game: AnyGame, events: list[Event], seats: int, report: Report, moment: Moment) -> None:
    """Every face of every event survives JSON."""
    for event in events:
        for seat in (*range(seats), None):
            face = event.seen_by(seat)
            if face is not None:
                again = msgspec.json.decode(msgspec.json.encode(face), type=game.event_type)
                report.require(again == face, "events survive JSON", moment, repr(face))
        report.count("events")


def _check_raises(position: AnyPosition, seat: int, choice: Any, report: Report, moment: Moment) -> None:
    try:
        position.apply(seat, choice)
    except Illegal:
        return
    report.require(False, "a refused choice raises", moment, text(choice))
