"""Which language to speak: what `--lang` says, else what the environment says, else English."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from sleight.core.speech import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

_FLAG = "--lang"
_DEFAULT = LANGUAGES[0]


def of_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language of the first locale variable that is set, as POSIX ranks them, if we speak it."""
    variables = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if variables.get(name):
            language = variables[name][:2].lower()
            return language if language in LANGUAGES else _DEFAULT
    return _DEFAULT


def of_command_line(arguments: Sequence[str]) -> str:
    """The language to complain in: the flag's, even before the rest of the line is understood."""
    for number, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == _FLAG:
            said = value or "".join(arguments[number + 1 : number + 2])
            return said if said in LANGUAGES else of_environment()
    return of_environment()
