"""Whatever goes wrong, as one sentence in the language of the person."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts.exceptions import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from sleight.core.describe import describe
from sleight.core.errors import BadInput, Illegal, SleightError, listed
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts.argument import Argument, ArgumentCollection


def sentence(error: SleightError | CycloptsError, lang: str, commands: Sequence[str] = ()) -> str:
    """What is wrong and what is allowed."""
    if isinstance(error, CycloptsError):
        return sentence(_misread(error, commands), lang, commands)
    if isinstance(error, Illegal):
        return describe(error.refusal, lang)
    cause = error.__cause__
    if isinstance(cause, SleightError) and "why" in error.arguments:
        # The reason inside was put into English when it was raised; here it is said anew.
        inner = {**error.arguments, "why": sentence(cause, lang, commands)}
        error = type(error)(error.code, **inner)
    return describe(error, lang, speaker=speaker(lang, "sleight.cli"))


def _misread(error: CycloptsError, commands: Sequence[str]) -> BadInput:
    """What cyclopts could not read, as an error of our own."""
    if isinstance(error, UnknownCommandError):
        return BadInput(
            "command-unknown", command=_first(error.unused_tokens), allowed=listed(list(commands))
        )
    if isinstance(error, UnknownOptionError):
        flag = error.token.keyword or error.token.value
        return BadInput("flag-unknown", flag=flag, allowed=_flags(error.argument_collection))
    if isinstance(error, CoercionError) and error.argument is not None:
        value = error.token.value if error.token else ""
        return BadInput(_wanted(error), flag=_shown(error.argument), value=value)
    if isinstance(error, MissingArgumentError) and error.argument is not None:
        if error.keyword or error.argument.index is None:
            return BadInput("flag-empty", flag=error.keyword or error.argument.name)
        return BadInput("argument-missing", argument=_shown(error.argument))
    if isinstance(error, RepeatArgumentError):
        return BadInput("flag-repeated", flag=error.token.keyword or error.token.value)
    if isinstance(error, UnusedCliTokensError):
        return BadInput("argument-extra", argument=_first(error.unused_tokens))
    return BadInput("line-unreadable", why=" ".join(str(error).split()))


def _wanted(error: CoercionError) -> str:
    kinds = {int: "flag-whole-number", float: "flag-number", Path: "flag-file"}
    return kinds.get(error.target_type or str, "flag-value")


def _shown(argument: Argument) -> str:
    """A flag as it is written; a positional in capitals, as the help shows it."""
    name = argument.name
    return name.strip("-").upper() if argument.index is not None else name


def _flags(arguments: ArgumentCollection) -> str:
    return listed([each.name for each in arguments if each.parse and each.index is None])


def _first(tokens: Sequence[str] | None) -> str:
    return tokens[0] if tokens else ""
