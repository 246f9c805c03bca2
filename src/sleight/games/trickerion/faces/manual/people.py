"""A page for every magician, power and machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sleight.core.thing import Thing
from sleight.games.trickerion.faces.manual.saying import effects, link, speaker_of, text, title
from sleight.games.trickerion.modules.dawn.printed import MACHINES, SIGNATURES
from sleight.games.trickerion.modules.powers.printed import ID as POWERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sleight.games.trickerion.printed.structs import Printed

_ABILITIES = {
    "the-mechaniker": "TR-MAG-05",
    "priestess-of-mysticism": "TR-MAG-07",
    "the-great-optico": "TR-MAG-11",
    "master-of-chains": "TR-MAG-16",
    "the-red-lotus": "TR-MAG-19",
    "yoruba-spiritmaster": "TR-MAG-24",
    "electra": "TR-MAG-28",
    "the-gentleman": "TR-MAG-34",
}
"""The rule that states each ability."""

_MACHINES = {
    "mechanical": ("DT-MECH-01", "DT-MECH-01", "DT-MECH-02", "DT-MECH-04"),
    "optical": ("DT-OPTI-04", "DT-OPTI-04", "DT-OPTI-05", "DT-OPTI-06"),
    "spiritual": ("DT-SPIR-01", "DT-SPIR-03", "DT-SPIR-07", "DT-SPIR-10"),
    "escape": ("DT-ESCA-03", "DT-ESCA-04", "DT-ESCA-05", "DT-ESCA-05"),
}
"""The rule that states what each machine does, from slot 1 up."""


def magicians(printed: Printed, lang: str) -> Iterator[Thing]:
    """TR-MAG-02: the magicians with their schools, abilities and signature tricks."""
    says = speaker_of(lang)
    own = {trick.magician: trick.id for trick in printed.of_modules[SIGNATURES]}
    for magician in printed.magicians:
        ability = says.say(f"ability-{magician.id}")
        school = says.say("manual-magician", {"school": magician.school, "ability": ability})
        trick = link(says, "trick", own[magician.id], "signature")
        said = text(school, *effects(says, magician.id), says.say("manual-own-trick", {"trick": trick}))
        rules = (_ABILITIES[magician.id],)
        yield Thing(f"magician/{magician.id}", title(says, f"magician-{magician.id}"), said, rules)


def powers(printed: Printed, lang: str) -> Iterator[Thing]:
    """PW-01 to 30: the powers, with the fame they ask for and the slots that hold them."""
    says = speaker_of(lang)
    thresholds = {trick.level: trick.threshold for trick in printed.tricks}
    for power in printed.of_modules[POWERS]:
        slots = ", ".join(map(str, power.slots))
        figures = says.say("manual-power", {"threshold": thresholds[power.level], "slots": slots})
        said = text(*effects(says, power.id), figures, says.say("manual-house"))
        yield Thing(f"power/{power.id}", title(says, f"power-{power.id}"), said, (power.ruling,), "powers")


def machines(printed: Printed, lang: str) -> Iterator[Thing]:
    """DT-MECH, DT-OPTI, DT-SPIR, DT-ESCA: the machines of the four schools."""
    says = speaker_of(lang)
    for machine in printed.of_modules[MACHINES]:
        figures = says.say(
            "manual-machine",
            {
                "school": machine.school,
                "slot": machine.level,
                "coins": machine.costs["default"],
                "heavy": machine.costs["heavy"],
                "fame": machine.fame,
            },
        )
        rule = _MACHINES[machine.school][machine.level - 1]
        said = text(*effects(says, machine.id), figures)
        yield Thing(f"machine/{machine.id}", title(says, f"machine-{machine.id}"), said, (rule,), "dawn")
