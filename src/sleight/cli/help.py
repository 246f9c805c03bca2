"""Help in the language of the person: cyclopts finds the flags, the messages say what they mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.text import Text

from sleight.cli.screen import explained

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

    from sleight.core.speech import Speaker

_VALUES = {
    "bots": "A,B",
    "config": "FILE",
    "count": "N",
    "data": "FOLDER",
    "data-dir": "FOLDER",
    "database": "URL",
    "date": "DATE",
    "games": "N",
    "guesses": "N",
    "host": "ADDRESS",
    "jobs": "J",
    "lang": "en|fr|ru",
    "late": "PART",
    "least": "POINTS",
    "log": "LEVEL",
    "metrics": "HOST:PORT",
    "option": "NAME=VALUE",
    "out": "FILE",
    "pair-every": "N",
    "pairs": "N",
    "playout": "BOT",
    "port": "P",
    "probe-every": "N",
    "ray": "ADDRESS",
    "recommended": "NAME",
    "record": "FILE",
    "report": "FOLDER",
    "resume": "FILE",
    "save": "FILE",
    "samples": "FILE",
    "seat": "K",
    "seats": "N",
    "seconds": "N",
    "seed": "S",
    "sims": "N",
    "sprt": "LOW,HIGH",
    "to": "K",
    "trusted-proxy": "ADDRESS",
}
"""How the value of a flag is written."""


class Help:
    """The help page of one command: a paragraph, an example, and a line for every flag."""

    def __init__(self, says: Speaker, command: str, usage: str) -> None:
        self._says = says
        self._command = command
        self._usage = usage

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The form of the command."""
        console.print(
            Text(self._says.say("help-usage", {"usage": self._usage}), style="bold"), soft_wrap=True
        )

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """What the command does, and an example."""
        console.print()
        console.print(Text(self._says.say(f"help-{self._command}")))
        console.print()
        console.print(Text(f"  {self._says.say('help-example')}", style="dim"))
        console.print(Text(f"    {self._says.say(f'example-{self._command}')}"), soft_wrap=True)

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """The commands or the flags, each with its meaning."""
        kinds = ("help-{}-short", "flag-{}") if panel.format == "command" else self._flag_kinds
        if panel.entries:
            console.print()
            console.print(
                explained([(_label(entry), self._meaning(entry, kinds)) for entry in panel.entries])
            )

    @property
    def _flag_kinds(self) -> tuple[str, ...]:
        """The command's own message for a flag goes before the common one."""
        return (f"flag-{self._command}-{{}}", "flag-{}")

    def _meaning(self, entry: HelpEntry, kinds: tuple[str, ...]) -> str:
        for kind in kinds:
            id = kind.format(_name(entry).lower())
            if self._says.knows(id):
                return self._says.say(id)
        return str(entry.description or "")


def _name(entry: HelpEntry) -> str:
    return entry.positional_label or (entry.positive_names or entry.all_options)[0].strip("-")


def _label(entry: HelpEntry) -> str:
    """How the thing is written: a positional by its name in capitals, a flag with its value."""
    if entry.positional_label:
        return entry.positional_label
    name = _name(entry)
    value = f" {_VALUES.get(name, name.upper())}" if entry.metavar else ""
    return f"{(entry.positive_names or entry.all_options)[0]}{value}"
