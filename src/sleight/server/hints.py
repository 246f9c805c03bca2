"""What speaks for the choice that a bot advises: figures that a player could work out from the own view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from sleight.core.hints import chance_of
from sleight.core.installed import brought

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sleight.core.choice import Choice
    from sleight.server.seeing import Eyes


@runtime_checkable
class Explains(Protocol):
    """A face that knows what to tell of a choice besides its sentence."""

    def meaning(self, view: Any, choice: Choice, lang: str, names: Sequence[str]) -> str:
        """What a choice does or comes to; `` for nothing."""


def reasons(eyes: Eyes, choice: Choice) -> list[str]:
    """The figures that speak for a choice, as the viewer reads them; none once it is impossible."""
    if eyes.viewer is None or choice not in eyes.play.position.choices(eyes.viewer):
        return []
    return [*_worked_out(eyes, choice), *_chance(eyes, choice)]


def _worked_out(eyes: Eyes, choice: Choice) -> Iterator[str]:
    face = brought(eyes.play.game.id, "faces.terminal.FACE")
    if not isinstance(face, Explains):
        return
    view = eyes.play.position.view(eyes.viewer)
    said = face.meaning(view, choice, eyes.lang, eyes.play.names(eyes.lang))
    if said:
        yield said


def _chance(eyes: Eyes, choice: Choice) -> Iterator[str]:
    """The chance of a choice, at a table that shows chances."""
    if eyes.viewer is None or not eyes.play.header.settings.odds:
        return
    position = eyes.play.position
    view, choices = position.view(eyes.viewer), position.choices(eyes.viewer)
    chance = chance_of(eyes.play.game, view, choices, choice)
    if chance is not None:
        yield eyes.sentence(chance)
