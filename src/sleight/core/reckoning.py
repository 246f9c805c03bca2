"""Where points came from: what a game may tell of its course, from what one viewer has seen of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sleight.core.describe import Describable
    from sleight.core.event import Event


class Moment(NamedTuple):
    """What a viewer has noticed at once, and was not taken back."""

    seq: int
    """The viewer's own number of it."""

    events: Sequence[Event]
    """As the viewer saw them."""

    view: Any
    """The table afterwards."""

    scores: tuple[int, ...]


class RoundPoints(NamedTuple):
    """The points of one round by seat and source; what was lost is below 0."""

    round: int
    """0 for what everybody began with."""

    seats: Sequence[Mapping[str, int]]


class Regret(NamedTuple):
    """A moment that has cost somebody something."""

    seq: int
    """The viewer's number of the moment to look at."""

    round: int
    cost: int
    unit: str
    """What it has cost: the game's own word, such as `fame`."""

    said: Describable


class Reckoning(NamedTuple):
    """A game so far, added up."""

    rounds: Sequence[RoundPoints]
    """Together they are the scores."""

    tie_break: Describable | None
    """Why somebody has won with as many points as another."""

    regrets: Sequence[Regret]
    """The dearest moments of the viewer, or of everybody for a spectator; the dearest first."""


@runtime_checkable
class Reckoner(Protocol):
    """A face that can add a game up."""

    sources: Sequence[str]
    """Where points may come from."""

    def reckoned(self, moments: Sequence[Moment], winners: Sequence[int]) -> Reckoning:
        """A game from its first moment on; there are no winners while it goes on."""


@runtime_checkable
class Foreseer(Protocol):
    """A face that works out what a player would work out before deciding."""

    prospects_type: type
    """A struct."""

    def prospects(self, view: Any) -> Any:
        """From the view alone."""


class Counted:
    """Points by round, seat and source, put together moment by moment."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rounds: dict[int, list[dict[str, int]]] = {}

    def add(self, round: int, seat: int, source: str, points: int) -> None:
        """Some points of a seat."""
        seats = self._rounds.setdefault(round, [{} for _ in range(self._seats)])
        if points:
            seats[seat][source] = seats[seat].get(source, 0) + points

    def rounds(self) -> list[RoundPoints]:
        """All rounds in their order; sources that cancel each other out stay away."""
        return [
            RoundPoints(
                round, [{source: sum for source, sum in each.items() if sum} for each in self._rounds[round]]
            )
            for round in sorted(self._rounds)
        ]
