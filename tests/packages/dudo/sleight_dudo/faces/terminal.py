"""The terminal face: the own dice, and how many the other has."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sleight.core.face import PlainFace
from sleight_dudo.rules import DudoView


class DudoFace(PlainFace):
    """What the terminal shows; the game has no words, keys or pictures of its own."""

    def board(self, view: DudoView, lang: str, names: Sequence[str]) -> RenderableType:
        """A line for each player; only the own dice show their faces."""
        own = "".join(f"{face} " for face in view.hand)
        dice = [own if seat == view.seat else "▒ " * count for seat, count in enumerate(view.dice)]
        width = max(map(len, names)) + 2
        return Text("\n".join(f"{name:{width}}{shown}" for name, shown in zip(names, dice, strict=True)))


FACE = DudoFace()
