"""The process in which bots think: a question is a line of JSON, the answer the text of a choice."""

from __future__ import annotations

import signal
import sys
from random import Random

import msgspec

from sleight.bots import make_bot
from sleight.core import registry
from sleight.core.text import text


class Thought(msgspec.Struct, frozen=True):
    """What a bot is asked: its code, its view and the choices, and nothing else."""

    game: str
    code: str
    view: msgspec.Raw
    choices: tuple[str, ...]
    seed: int | None = None
    """Where the bot's own luck comes from; None for fresh luck."""


def think(thought: Thought) -> str:
    """What the bot chooses."""
    game = registry.game(thought.game)
    view = msgspec.json.decode(thought.view, type=game.view_type)
    choices = [game.parse(each) for each in thought.choices]
    return text(make_bot(thought.code, thought.game, Random(thought.seed)).choose(view, choices))


def main() -> None:
    """Answer line by line until nobody asks any more; a stop is left to whoever asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    read = msgspec.json.Decoder(Thought)
    for line in sys.stdin.buffer:
        try:
            answer = think(read.decode(line))
        except Exception as error:
            answer = f"! {type(error).__name__}"
        sys.stdout.buffer.write(answer.encode() + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
