"""Draws the house: rooms in the layers that the import linter holds, and who imports whom.

Every layers contract in pyproject.toml becomes a picture in docs; `--write` writes them, and without it the
tool checks that they are current. What a room is for is what its docstring says first.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from itertools import pairwise
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).resolve().parents[1]
DOCS = Path("docs")

WIDTH = 290
"""Of a room."""

LINE, PAD, COLUMNS, LINES = 17, 12, 36, 3
BESIDE, BETWEEN, MARGIN = 34, 52, 28
LETTER = 7
LANE = 14
"""The width that an arrow takes where it passes a row."""

SWEEPS = 8
INK, QUIET, FILL, EDGE, BAND = "#2b2118", "#6b5d4d", "#fffaf0", "#a07d3b", "#f3ead8"

STYLE = f"""text{{fill:{INK};font:13px sans-serif}}.name{{font-weight:bold;font-size:15px}}
.quiet{{fill:{QUIET}}}.room{{fill:{FILL};stroke:{EDGE};stroke-width:1.5;rx:6px}}.band{{fill:{BAND}}}
.arrow{{fill:none;stroke:{QUIET};stroke-width:1.5}}"""

Edge = tuple[str, str]
Chain = tuple[str, ...]
"""What an arrow passes from its room to the other: lanes in the rows between them."""


class House(NamedTuple):
    """A package whose parts stand in layers, the highest first."""

    package: str
    rows: tuple[tuple[str, ...], ...]

    @property
    def rooms(self) -> dict[str, int]:
        """The row of every room."""
        return {room: number for number, row in enumerate(self.rows) for room in row}

    @property
    def file(self) -> Path:
        """Where its picture stands."""
        *above, name = self.package.split(".")
        return DOCS / (f"{name}-rooms.svg" if above else "rooms.svg")


# --- what there is ------------------------------------------------------------------------------------


def houses(settings: dict[str, Any]) -> list[House]:
    """One house for every layers contract, or for each of its containers."""
    contracts = [each for each in settings["contracts"] if each["type"] == "layers"]
    return [
        _house(container, contract["layers"])
        for contract in contracts
        for container in contract.get("containers", [""])
    ]


def _house(container: str, layers: list[str]) -> House:
    """Rooms of one layer stand between `|` or `:`, and in brackets if they need not exist."""
    prefix = f"{container}." if container else ""
    rows = tuple(
        tuple(prefix + name.strip(" ()") for name in re.split(r"[|:]", layer) if name.strip(" ()"))
        for layer in layers
    )
    return House(container or _common([room for row in rows for room in row]), rows)


def _common(rooms: list[str]) -> str:
    """The package in which all rooms are."""
    parts = [room.split(".")[:-1] for room in rooms]
    shared = [words[0] for words in zip(*parts, strict=False) if len(set(words)) == 1]
    return ".".join(shared)


def existing(house: House, graph: grimp.ImportGraph) -> House:
    """Without rooms that are not built yet."""
    rows = (tuple(room for room in row if room in graph.modules) for row in house.rows)
    return house._replace(rows=tuple(row for row in rows if row))


def imports(house: House, graph: grimp.ImportGraph) -> set[Edge]:
    """Which room imports which, directly; the linter says that none imports a higher one."""
    rows = house.rooms
    home = {module: _room_of(module, rows) for module in graph.modules}
    found = {
        (home[module], home[other])
        for module in graph.modules
        for other in graph.find_modules_directly_imported_by(module)
    }
    return {
        (one, other) for one, other in found if one and other and one != other and rows[one] <= rows[other]
    }


def _room_of(module: str, rows: dict[str, int]) -> str:
    """The room that a module stands in; the innermost, or ''."""
    inside = [room for room in rows if f"{module}.".startswith(f"{room}.")]
    return max(inside, key=len, default="")


def reduced(edges: set[Edge]) -> set[Edge]:
    """Without arrows that follow from others: who imports a room also rests on what that room imports."""
    return {(one, other) for one, other in edges if not _leads(one, other, edges - {(one, other)}, set())}


def _leads(one: str, other: str, edges: set[Edge], seen: set[str]) -> bool:
    nearer = {to for start, to in edges if start == one} - seen
    seen |= nearer
    return other in nearer or any(_leads(each, other, edges, seen) for each in sorted(nearer))


def phrase(module: str, root: Path) -> str:
    """What a module's docstring says first: as many whole sentences as a room has space for."""
    place = root / "src" / Path(*module.split("."))
    file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "" if file.is_file() else ""
    # The ids of rules say nothing to a newcomer.
    plain = re.sub(r"`| \([A-Z]+-[^)]*\)|^[A-Z][A-Z0-9, -]+: ", "", " ".join(text.split("\n\n")[0].split()))
    said, *more = re.split(r"(?<=\.)\s", plain)
    for sentence in more:
        longer = f"{said} {sentence}"
        said = longer if len(wrap(longer, COLUMNS)) <= LINES else said
    return said[:1].upper() + said[1:].removesuffix(".")


# --- where it stands ----------------------------------------------------------------------------------


def chained(house: House, edges: set[Edge]) -> list[Chain]:
    """Every arrow with a lane in each row that it passes."""
    rows = house.rooms
    return [
        (one, *(f"{one}>{other}@{row}" for row in range(rows[one] + 1, rows[other])), other)
        for one, other in sorted(edges)
    ]


def ordered(house: House, chains: list[Chain]) -> list[list[str]]:
    """The rooms and lanes of every row from left to right, so that few arrows cross."""
    rows = [list(row) for row in house.rows]
    top = house.rooms
    for chain in chains:
        for step, lane in enumerate(chain[1:-1], start=1):
            rows[top[chain[0]] + step].append(lane)
    links = [pair for chain in chains for pair in pairwise(chain)]
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else rows[::-1]:
            _sort(row, rows, links)
    return rows


def _sort(row: list[str], rows: list[list[str]], links: list[Edge]) -> None:
    """Put everything in a row near what it is linked with."""
    middle = {each: (place + 0.5) / len(line) for line in rows for place, each in enumerate(line)}

    def wanted(each: str) -> float:
        near = [middle[b if a == each else a] for a, b in links if each in (a, b)]
        return sum(near) / len(near) if near else middle[each]

    row.sort(key=lambda each: (round(wanted(each), 6), each))


class Plan(NamedTuple):
    """Where everything stands."""

    left: dict[str, float]
    top: list[float]
    """Of each row."""

    tall: list[float]
    width: float
    height: float

    def middle(self, node: str) -> float:
        """The middle of a room or a lane."""
        return self.left[node] + _wide(node) / 2


def _wide(node: str) -> int:
    return LANE if "@" in node else WIDTH


def planned(rows: list[list[str]], texts: dict[str, list[str]]) -> Plan:
    """Rows below each other, each in the middle of the picture."""
    wide = [sum(map(_wide, row)) + BESIDE * (len(row) - 1) for row in rows]
    width = max(wide) + 2 * MARGIN
    tall = [2 * PAD + LINE * (1.2 + max(len(texts.get(node, ())) for node in row)) for row in rows]
    top = [MARGIN + 30 + sum(tall[:number]) + BETWEEN * number for number in range(len(rows))]
    left: dict[str, float] = {}
    for row, taken in zip(rows, wide, strict=True):
        place = (width - taken) / 2
        for node in row:
            left[node] = place
            place += _wide(node) + BESIDE
    return Plan(left, top, tall, width, top[-1] + tall[-1] + MARGIN)


# --- how it looks -------------------------------------------------------------------------------------


def drawing(house: House, graph: grimp.ImportGraph, root: Path) -> str:
    """The picture of a house."""
    house = existing(house, graph)
    chains = chained(house, reduced(imports(house, graph)))
    texts = {
        room: wrap(phrase(room, root), COLUMNS, max_lines=LINES, placeholder=" …") for room in house.rooms
    }
    plan = planned(ordered(house, chains), texts)
    notes = wrap(_notes(house, graph), int((plan.width - 2 * MARGIN) / LETTER))
    height = plan.height + LINE * len(notes)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {plan.width:.0f} {height:.0f}" role="img">',
        f"<title>The rooms of {house.package}</title>",
        f"<style>{STYLE}</style>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" '
        f'orient="auto"><path d="M0 0L8 4L0 8z" fill="{QUIET}"/></marker></defs>',
        f'<rect width="{plan.width:.0f}" height="{height:.0f}" fill="white"/>',
        *_bands(plan),
        _text(MARGIN, MARGIN + 6, f"The rooms of {house.package}", "name"),
        *_arrows(house, chains, plan),
        *(part for room, row in house.rooms.items() for part in _room(house, room, row, texts[room], plan)),
        *(_text(MARGIN, plan.height + LINE * number, line, "quiet") for number, line in enumerate(notes)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _notes(house: House, graph: grimp.ImportGraph) -> str:
    beside = sorted(
        child.removeprefix(f"{house.package}.")
        for child in graph.find_children(house.package)
        if not any(f"{room}.".startswith(f"{child}.") for room in house.rooms)
    )
    said = (
        "An arrow leads from a room to one that it imports; what follows from other arrows is left out. "
        "No room imports one above it."
    )
    return f"{said} Beside the layers: {', '.join(beside)}." if beside else said


def _bands(plan: Plan) -> list[str]:
    return [
        f'<rect class="band" x="0" y="{top - 10:.1f}" width="{plan.width:.0f}" height="{tall + 20:.1f}"/>'
        for top, tall in zip(plan.top, plan.tall, strict=True)
    ]


def _room(house: House, room: str, row: int, lines: list[str], plan: Plan) -> list[str]:
    left, top = plan.left[room], plan.top[row]
    name = room.removeprefix(f"{house.package}.")
    return [
        f'<rect class="room" x="{left:.1f}" y="{top:.1f}" width="{WIDTH}" height="{plan.tall[row]:.1f}"/>',
        _text(left + PAD, top + PAD + 13, name, "name"),
        *(
            _text(left + PAD, top + PAD + 13 + LINE * (number + 1.2), line)
            for number, line in enumerate(lines)
        ),
    ]


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _arrows(house: House, chains: list[Chain], plan: Plan) -> list[str]:
    level = [chain for chain in chains if house.rooms[chain[0]] == house.rooms[chain[-1]]]
    falling = [chain for chain in chains if chain not in level]
    links = [pair for chain in falling for pair in pairwise(chain)]
    paths = [_across(house, chain[0], chain[-1], plan) for chain in level]
    paths += [_down(house, chain, links, plan) for chain in falling]
    return [f'<path class="arrow" marker-end="url(#tip)" d="{path}"/>' for path in paths]


def _across(house: House, one: str, other: str, plan: Plan) -> str:
    """From side to side: rooms of one row that know each other stand beside each other."""
    row = house.rooms[one]
    before = plan.left[one] < plan.left[other]
    start, end = (
        (plan.left[one] + WIDTH, plan.left[other]) if before else (plan.left[one], plan.left[other] + WIDTH)
    )
    return f"M{start:.1f} {plan.top[row] + plan.tall[row] / 2:.1f}H{end:.1f}"


def _down(house: House, chain: Chain, links: list[Edge], plan: Plan) -> str:
    """Curves between the rows; where an arrow passes a row it goes straight down its lane."""
    row = house.rooms[chain[0]]
    x = _port(chain[0], [b for a, b in links if a == chain[0]], chain[1], plan)
    y = plan.top[row] + plan.tall[row]
    path = f"M{x:.1f} {y:.1f}"
    for number, (one, other) in enumerate(pairwise(chain), start=row + 1):
        to = _port(other, [a for a, b in links if b == other], one, plan)
        half = (y + plan.top[number]) / 2
        path += f"C{x:.1f} {half:.1f} {to:.1f} {half:.1f} {to:.1f} {plan.top[number]:.1f}"
        x, y = to, plan.top[number] + plan.tall[number]
        path += f"V{y:.1f}" if other != chain[-1] else ""
    return path


def _port(node: str, others: list[str], other: str, plan: Plan) -> float:
    """Where an arrow touches a room: several stand beside each other in the order of where they lead."""
    if "@" in node:
        return plan.middle(node)
    places = sorted(dict.fromkeys(others), key=plan.middle)
    return plan.left[node] + WIDTH * (places.index(other) + 1) / (len(places) + 1)


# --- the command --------------------------------------------------------------------------------------


def pictures(root: Path) -> dict[Path, str]:
    """Every picture by its path."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    leave_out = settings.get("exclude_type_checking_imports", False)
    graph = grimp.build_graph(
        settings["root_package"], exclude_type_checking_imports=leave_out, cache_dir=None
    )
    return {house.file: drawing(house, graph, root) for house in houses(settings)}


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write the pictures with `--write`; otherwise say which are not current."""
    if arguments not in ([], ["--write"]):
        print("rooms takes nothing but --write.")
        return 2
    wrong = 0
    for path, content in pictures(root).items():
        if arguments:
            (root / path).write_text(content, "utf-8")
        elif not (root / path).is_file() or (root / path).read_text("utf-8") != content:
            print(f"{path} does not show the rooms as they are; `python tools/rooms.py --write` mends it.")
            wrong = 1
    return wrong


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
