"""Which moment of a guide has come, and what an answer means to it. It keeps nobody from anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from sleight.guides.script import ME

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.guides.script import Moment, Script, When


class Now(NamedTuple):
    """What is known of the table at one instant, as plain data."""

    kind: str
    """The kind of the question that is open; '' if none is."""

    offers: Sequence[str]
    """The texts of its choices."""

    view: Mapping[str, Any]
    events: Sequence[Mapping[str, Any]] = ()
    """What was seen since the own answer before."""

    over: bool = False


class Follower:
    """Somebody who is guided: at which moment."""

    def __init__(self, script: Script, at: int = 0) -> None:
        self.script = script
        self.at = at

    def moment(self, now: Now) -> Moment | None:
        """The moment that has come: the next one, or a later one if it was passed over; None if none has."""
        for number in range(self.at, len(self.script.moments)):
            if is_due(self.script, self.script.moments[number], now):
                self.at = number
                return self.script.moments[number]
        return None

    def go_on(self) -> None:
        """What was to be read was read."""
        self.at += 1

    def answered(self, moment: Moment, choice: str) -> bool:
        """Whether an answer is what was expected. Otherwise the moment stays while it is possible."""
        fits = choice in moment.expects
        if fits:
            self.at += 1
        return fits


def is_due(script: Script, moment: Moment, now: Now) -> bool:
    """True if a moment has come. One that expects something comes only where that is possible."""
    when = moment.when
    if when.over or now.over:
        return when.over and now.over
    if not now.kind or (when.kind and now.kind not in when.kind):
        return False
    if moment.expects and expected(moment, now) is None:
        return False
    if when.event and event_of(script, when, now) is None:
        return False
    return _view_fits(when, now.view)


def _view_fits(when: When, view: Mapping[str, Any]) -> bool:
    reached = {path: _at(view, path) for path in when.least}
    if not all(isinstance(got, int) and got >= when.least[path] for path, got in reached.items()):
        return False
    return all(_at(view, path) == value for path, value in when.view.items())


def expected(moment: Moment, now: Now) -> str | None:
    """The best choice that fits and is possible now."""
    return next((choice for choice in moment.expects if choice in now.offers), None)


def event_of(script: Script, when: When, now: Now) -> Mapping[str, Any] | None:
    """The newest event that a moment speaks of."""
    says = {"type": when.event, **when.says}
    wanted = {name: script.seat if value == ME else value for name, value in says.items()}
    for number in range(len(now.events) - 1, -1, -1):
        event: Mapping[str, Any] = now.events[number]
        if all(event.get(name) == value for name, value in wanted.items()):
            return event
    return None


def _at(view: Any, path: str) -> object:
    """What stands at a path of a view; None where it leads nowhere."""
    for part in path.split("."):
        if isinstance(view, list | tuple):
            view = view[int(part)] if part.isdecimal() and int(part) < len(view) else None
        else:
            view = view.get(part) if isinstance(view, dict) else None
    return view
