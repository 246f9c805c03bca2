"""The hooks of windows: moments at which an effect may ask a seat something."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from sleight.core.compiling import mypyc_attr

if TYPE_CHECKING:
    from sleight.games.trickerion.flow.questions.base import TrickerionQuestion
    from sleight.games.trickerion.state.position import TrickerionPosition

Ask: TypeAlias = "TrickerionQuestion | None"
"""What a hook that may interrupt asks a seat, if anything."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows:
    """Each returns the question to ask a seat, or None; nothing is asked unless a subclass says so."""

    def before_assignment(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-ROUND-05: what a seat may do before anybody assigns."""
        return None

    def before_placement(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-PLACE-02, TR-PROR-14: what a seat may do before it places a character, or a second one."""
        return None

    def with_placement(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-AP-11: what a seat may declare with a placement, after all else."""
        return None

    def adds_points(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-AP-11, MP-67: the points that a seat may declare with a placement, before it spends a shard."""
        return None

    def before_action(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-AP-08: what a seat may do before its character acts, or acts again."""
        return None

    def before_performances(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-ROUND-04: what a seat may do after the last placement."""
        return None

    def before_choice(self, position: TrickerionPosition, seat: int, performer: int) -> Ask:
        """TR-ROUND-05: what a seat may do before a performer chooses a card."""
        return None

    def declaration(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        """TR-PERF-13: what the performer may declare about the card at a place."""
        return None

    def markers_return(self, position: TrickerionPosition, performer: int, place: int) -> Ask:
        """TR-PERF-09: what the performer may decide before the markers of the card at a place return."""
        return None

    def after_performance(self, position: TrickerionPosition, performer: int, _: int) -> Ask:
        """TR-PERF-09: what the performer may do when the own performance is over."""
        return None

    def after_performances(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-ROUND-05: what a seat may do after the last performance."""
        return None

    def characters_return(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-END-11: what a seat may do when characters return."""
        return None

    def orders_arrive(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-END-15: what a seat may do before orders arrive."""
        return None

    def end_of_round(self, position: TrickerionPosition, seat: int, _: int) -> Ask:
        """TR-END-36: what a seat may do after all other steps of the end of a round."""
        return None
