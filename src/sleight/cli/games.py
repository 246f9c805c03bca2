"""`sleight games`: which games there are, for how many, with which options and bots."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from sleight.bots import bot_codes, bot_meaning
from sleight.cli.faults import sentence
from sleight.cli.screen import bulleted, make_console
from sleight.core import registry
from sleight.core.describe import describe
from sleight.core.option import SeatOption, SeatsOption, show
from sleight.core.speech import Speaker, game_speaker, speaker

if TYPE_CHECKING:
    from rich.console import Console

    from sleight.core.option import Option
    from sleight.core.registry import AnyGame


def games(*, json: Annotated[bool, Parameter(negative=())] = False, lang: str = "en") -> None:
    """List the games, their seats, options and bots."""
    says = speaker(lang, "sleight.cli")
    found = [_facts(id, lang) for id in registry.games()]
    wrong = [{"code": fault.code, "sentence": sentence(fault, lang)} for fault in registry.faults()]
    if json:
        sys.stdout.write(msgspec.json.encode({"games": found, "faults": wrong}).decode() + "\n")
        return
    console = make_console()
    for facts in found:
        _print(console, says, facts)
    for fault in wrong:
        console.print(bulleted("!", fault["sentence"]))


def _facts(id: str, lang: str) -> dict[str, Any]:
    game = registry.game(id)
    of_game = game_speaker(id, lang)
    return {
        "id": id,
        "name": of_game.say("game-name"),
        "description": of_game.say("game-description"),
        "seats": list(game.seat_counts),
        "options": [_option(option, lang) for option in game.options.values()],
        "recommended": [_recommended(game, name, of_game) for name in game.recommended],
        "bots": bot_codes(id),
    }


def _recommended(game: AnyGame, name: str, of_game: Speaker) -> dict[str, Any]:
    """A recommended set of options, as a person would write them one by one."""
    options = game.recommended_options(name)
    return {
        "name": name,
        "options": [f"{option}={show(value)}" for option, value in options.items()],
        "meaning": of_game.say(f"recommended-{name}"),
    }


def _option(option: Option, lang: str) -> dict[str, Any]:
    """An option with its values as a person writes them."""
    return {
        "name": option.name,
        "default": "none" if isinstance(option, SeatsOption) else show(option.default),
        "allowed": _allowed(option),
        "meaning": describe(option, lang),
    }


def _allowed(option: Option) -> list[str]:
    """People count seats from 1; of all sets of seats the empty, the full and an example are enough."""
    if isinstance(option, SeatsOption):
        return ["none", "all", ",".join(str(seat + 1) for seat in range(option.most))]
    shift = 1 if isinstance(option, SeatOption) else 0
    return [show(each + shift if type(each) is int else each) for each in option.allowed()]


def _print(console: Console, says: Speaker, facts: dict[str, Any]) -> None:
    console.print(Text.assemble((facts["id"], "bold"), f"  {facts['name']}"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=10)
    grid.add_column()
    grid.add_row("", facts["description"])
    grid.add_row(f"  {says.say('games-seats')}", ", ".join(map(str, facts["seats"])))
    for number, option in enumerate(facts["options"]):
        label = f"  {says.say('games-options')}" if number == 0 else ""
        default = {"name": option["name"], "default": option["default"]}
        values = says.say("games-default", {**default, "allowed": ", ".join(option["allowed"])})
        grid.add_row(label, Text.assemble((values, "bold"), f"\n{option['meaning']}"))
    for number, chosen in enumerate(facts["recommended"]):
        label = f"  {says.say('games-recommended')}" if number == 0 else ""
        values = says.say("games-set", {"name": chosen["name"], "options": " ".join(chosen["options"])})
        grid.add_row(label, Text.assemble((values, "bold"), f"\n{chosen['meaning']}"))
    grid.add_row(
        f"  {says.say('games-bots')}", says.say("games-bots-list", {"bots": ", ".join(facts["bots"])})
    )
    for code in facts["bots"]:
        grid.add_row("", Text.assemble((code, "bold"), f"\n{bot_meaning(code, facts['id'], says.lang)}"))
    console.print(grid)
