"""What a seat gives back unasked."""

from __future__ import annotations

from sleight.games.trickerion.events.base import ComponentEvent, TrickerionEvent, TrickEvent


class TrickReturned(TrickEvent, frozen=True, tag="trick-returned"):
    """TR-ANY-01, 02: a trick is back at the residence and its markers in reserve."""


class TrickLaidBeside(TrickEvent, frozen=True, tag="trick-laid-beside"):
    """DT-SIG-14: a trick that does not belong to the residence lies beside its owner's board again."""


class TrickTakenOut(TrickerionEvent, frozen=True, tag="trick-taken-out"):
    """A trick of the residence goes to the box: nobody can learn it any more."""

    trick: str


class ComponentReturned(ComponentEvent, frozen=True, tag="component-returned"):
    """TR-ANY-06: a component is back in the supply."""
