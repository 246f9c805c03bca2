"""The terminal face: the heaps as rows of matches."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.text import Text

from sleight.core.face import PlainFace
from sleight.core.speech import game_speaker
from sleight_nim.values import ID, NimView


class NimFace(PlainFace):
    """What the terminal shows; the game has no words, keys or pictures of its own."""

    def board(self, view: NimView, lang: str, names: Sequence[str]) -> RenderableType:
        """A line for each heap."""
        says = game_speaker(ID, lang)
        heaps = enumerate(view.heaps, start=1)
        lines = [says.say("board-heap", {"heap": heap, "matches": "| " * left}) for heap, left in heaps]
        return Text("\n".join(lines))


FACE = NimFace()
