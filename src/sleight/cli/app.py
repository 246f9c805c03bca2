"""The command line: which commands there are, and how a run of one ends."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from cyclopts import App
from cyclopts.exceptions import CycloptsError

from sleight.cli import language
from sleight.cli.exits import STOPPED
from sleight.cli.help import Help
from sleight.core.errors import SleightError
from sleight.core.speech import speaker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cyclopts.argument import ArgumentCollection

USAGES = {
    "games": "sleight games [--json]",
    "rules": "sleight rules GAME [WORDS]",
    "learn": "sleight learn GAME [LESSON] [--resume FILE] …",
    "play": "sleight play GAME [--seats N] [--bots A,B] [--resume FILE] …",
    "today": "sleight today GAME [--date DATE] [--resume FILE] …",
    "puzzle": "sleight puzzle GAME [NUMBER]",
    "replay": "sleight replay FILE [--verify] [--to K] [--seat K] …",
    "analyse": "sleight analyse FILE [--sims N] [--jobs J] …",
    "simulate": "sleight simulate GAME [--games N] [--bots A,B] …",
    "tournament": "sleight tournament GAME [--bots A,B] [--pairs N] …",
    "train": "sleight train GAME [--games N] [--out FILE] …",
    "puzzles": "sleight puzzles GAME --out FILE [--count N] [--record FILE] …",
    "check": "sleight check GAME [--games N] …",
    "bench": "sleight bench [GAME] …",
    "serve": "sleight serve [--open] [--host ADDRESS] [--port P] …",
    "config": "sleight config",
    "backup": "sleight backup FILE [--data-dir FOLDER] …",
    "restore": "sleight restore FILE [--data-dir FOLDER] …",
    "names": "sleight names list … | sleight names reset NAME …",
}
"""Every command is a function of its own name in a module of its own name, imported when it is needed."""

_BAD_INPUT = 2


def run(arguments: Sequence[str]) -> int:
    """Run one command line and return its exit code; nothing ends in a traceback that a person caused."""
    lang = language.of_command_line(arguments)
    _replace_unknown_letters()
    try:
        make_app(lang)(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
    except (SleightError, CycloptsError) as error:
        from sleight.cli.faults import sentence

        sys.stderr.write(sentence(error, lang, tuple(USAGES)) + "\n")
        return _BAD_INPUT
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # The reader has gone; nothing more can be said, not even when Python flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return 0


def _replace_unknown_letters() -> None:
    """What the encoding of a terminal lacks is printed as question marks: no letter may end a game."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def make_app(lang: str) -> App:
    """The command in one language."""
    from sleight import COMPILED, __version__

    says = speaker(lang, "sleight.cli")

    def fill_in_language(_app: App, _commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
        """Every command that takes --lang gets the language of the environment unless the line names one."""
        from cyclopts import Token

        for argument in arguments:
            if argument.name == "--lang" and not argument.tokens:
                argument.append(Token(keyword="--lang", value=lang, source="environment"))

    app = App(
        name="sleight",
        version=says.say("version-compiled" if COMPILED else "version-pure", {"version": __version__}),
        help=says.say("help-sleight"),
        help_formatter=Help(says, "sleight", "sleight COMMAND"),
        config=fill_in_language,
        suppress_keyboard_interrupt=False,
    )
    for order, (command, usage) in enumerate(USAGES.items()):
        app.command(
            f"sleight.cli.{command}:{command}",
            name=command,
            help=says.say(f"help-{command}-short"),
            help_formatter=Help(says, command, usage),
            sort_key=order,
        )
    return app
