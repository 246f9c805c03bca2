"""A page for every trick, and for every signature trick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.thing import Thing
from sleight.games.trickerion.faces.manual.saying import (
    counted,
    effects,
    link,
    paid,
    speaker_of,
    text,
    title,
)
from sleight.games.trickerion.modules.dawn.printed import SIGNATURES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.core.speech import Speaker
    from sleight.games.trickerion.modules.dawn.printed import SignatureTrick
    from sleight.games.trickerion.printed.structs import Printed, Trick

_BONUSES = (
    "iron-maiden",
    "automaton",
    "transported-man",
    "beast-within",
    "hellhound",
    "horror-saws",
    "metamorphosis",
    "aztec-lady",
    "skeleton-dance",
    "stairs-of-water",
    "balsamos-skull",
    "mutilation",
    "seance",
    "buried-alive",
    "assistants-revenge",
    "vanishing-elephant",
)
"""The tricks with a bonus at the end, in the order of TR-L3-01 to 16."""

_ANY_TRICK = "TR-GEN-13"
_HIGHEST = 3


def tricks(printed: Printed, lang: str) -> Iterator[Thing]:
    """TR-GEN-13: the tricks by school and level."""
    says = speaker_of(lang)
    for trick in printed.tricks:
        number = _BONUSES.index(trick.id) + 1 if trick.id in _BONUSES else 0
        rule = f"TR-L3-{number:02}" if number else _ANY_TRICK
        module = "dark-alley" if trick.level == _HIGHEST else ""
        said = text(_figures(says, trick), *effects(says, trick.id))
        yield Thing(f"trick/{trick.id}", title(says, f"trick-{trick.id}"), said, (rule,), module)


def signatures(printed: Printed, lang: str) -> Iterator[Thing]:
    """DT-TRICK-01 to 08: the signature tricks."""
    says = speaker_of(lang)
    for trick in printed.of_modules[SIGNATURES]:
        whose = {
            "magician": link(says, "magician", trick.magician),
            "classic": link(says, "trick", trick.classic),
        }
        said = text(
            says.say("manual-signature", whose),
            _figures(says, trick),
            *effects(says, trick.id),
            says.say("manual-house"),
        )
        yield Thing(f"signature/{trick.id}", title(says, f"trick-{trick.id}"), said, (trick.ruling,), "dawn")


def _figures(says: Speaker, trick: Trick | SignatureTrick) -> str:
    """What is printed on a trick card, as a list."""
    lines = (
        says.say(
            "manual-trick", {"school": trick.school, "level": trick.level, "threshold": trick.threshold}
        ),
        says.say("manual-components", {"components": counted(says, trick.components)}),
        says.say("manual-prepare", {"points": trick.prepare_ap, "markers": trick.markers}),
        says.say("manual-yields", {"yields": paid(says, trick.yields)}),
    )
    return "\n".join(f"- {line}" for line in lines)
