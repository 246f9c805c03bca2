"""Writes the browser client's types from the server's own schema, or checks that they are current."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec

# As a script it knows only its own folder.
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from sleight.core import registry
from sleight.core.installed import brought
from sleight.core.reckoning import Foreseer
from sleight.guides.script import Guides
from sleight.manual.pages import Manual
from sleight.server import requests, wire, wire_alone, wire_analysis

ROOT = Path(__file__).resolve().parents[1]
WEB = Path("web/src")
HEAD = "// Made from the server's schema; `python tools/web_types.py --write` makes it anew.\n"
OF_A_GAME = {"view": "View", "choice": "Choice", "event": "Event"}
"""Fields of the wire that hold a value of the game, with the parameter that stands for its type."""

_WIRE = (wire.__name__, wire_alone.__name__, wire_analysis.__name__, requests.__name__)
Schema = dict[str, Any]


class Model(NamedTuple):
    """One struct with its schema."""

    kind: type[msgspec.Struct]
    schema: Schema
    parameters: tuple[str, ...] = ()
    """Which types of a game it is written for."""


Models = dict[str, Model]


# --- the files ------------------------------------------------------------------------------------


def files() -> dict[Path, str]:
    """Every file of types by its path."""
    boards = {WEB / "boards" / id / "types.ts": board_types(id) for id in registry.games()}
    read = {
        WEB / "rules" / "pages.ts": types_of(Manual),
        WEB / "guide" / "script.ts": types_of(Guides),
    }
    return {WEB / "lib" / "wire.ts": wire_types(), **read, **boards}


def types_of(kind: type[msgspec.Struct]) -> str:
    """What one answer holds: the pages about the rules with their index, or the guided games."""
    _, models = described([kind])
    return "\n".join([HEAD, *(written(name, models) for name in models)])


def wire_types() -> str:
    """All that goes over the wire, open for the views, choices and events of any game."""
    known = [each for module in (requests, wire, wire_alone, wire_analysis) for each in vars(module).values()]
    kinds = [kind for kind in known if _is_struct(kind) and kind is not requests.Request]
    _, models = described(kinds)
    models = with_parameters(models)
    tagged = [name for name, model in models.items() if model.kind.__struct_config__.tag is not None]
    said = [name for name in tagged if issubclass(models[name].kind, requests.Request)]
    told = [name for name in tagged if name not in said]
    unions = [
        union("ServerMessage", told, models, "What the server says over the websocket."),
        union("ClientMessage", said, models, "What a client says over the websocket."),
    ]
    return "\n".join([HEAD, *(written(name, models) for name in models), *unions])


def board_types(id: str) -> str:
    """The views, choices and events of one game, and what is printed on its cards."""
    game = registry.game(id)
    kinds = {"View": game.view_type, "Choice": game.choice_type, "Event": game.event_type}
    if game.shown is not None:
        kinds["Printed"] = type(game.shown)
    face = brought(id, "faces.terminal.FACE")
    if isinstance(face, Foreseer):
        kinds["Prospects"] = face.prospects_type
    tops, models = described(list(kinds.values()))
    parts = [written(name, models) for name in models]
    parts += [alias(name, top, models) for name, top in zip(kinds, tops, strict=True) if name not in models]
    return "\n".join([HEAD, *parts])


def _is_struct(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ in _WIRE


def described(kinds: list[Any]) -> tuple[tuple[Schema, ...], Models]:
    """The schema of each type, and the structs below them by name."""
    tops, parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    structs = {kind.__name__: kind for kind in structs_in(kinds)}
    return tops, {name: Model(structs[name], parts[name]) for name in sorted(parts)}


def structs_in(kinds: list[Any]) -> set[type[msgspec.Struct]]:
    """Every struct that these types hold, at any depth."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind not in found:
                found.add(kind)
                waiting += [field.type for field in msgspec.structs.fields(kind)]
        else:
            waiting += [each for each in get_args(kind) if not isinstance(each, str | msgspec.Meta)]
    return found


# --- types of a game inside the wire -----------------------------------------------------------------


def with_parameters(models: Models) -> Models:
    """Each model with the parameters that it or anything in it needs."""
    needed = {name: {OF_A_GAME[field] for field in _open_fields(model)} for name, model in models.items()}
    changed = True
    while changed:
        changed = False
        for name, model in models.items():
            inner = set().union(*(needed[each] for each in references(model.schema)), needed[name])
            changed = changed or inner != needed[name]
            needed[name] = inner
    order = tuple(OF_A_GAME.values())
    return {
        name: model._replace(parameters=tuple(each for each in order if each in needed[name]))
        for name, model in models.items()
    }


def _open_fields(model: Model) -> list[str]:
    fields = model.schema["properties"]
    return [name for name in OF_A_GAME if name in fields and _may_be_anything(fields[name])]


def _may_be_anything(schema: Schema) -> bool:
    return not schema or {} in schema.get("anyOf", ())


def references(schema: Any) -> set[str]:
    """The names of the models that a schema speaks of."""
    if isinstance(schema, list):
        return set().union(*(references(each) for each in schema))
    if not isinstance(schema, dict):
        return set()
    own = {schema["$ref"]} if "$ref" in schema else set()
    return own.union(*(references(each) for key, each in schema.items() if key != "discriminator"))


# --- how it is written ------------------------------------------------------------------------------


def written(name: str, models: Models) -> str:
    """One exported type for one struct."""
    model = models[name]
    parameters = ", ".join(f"{each} = unknown" for each in model.parameters)
    lines = [f"/** {model.schema.get('description', name)} */"]
    lines.append(f"export interface {name}{f'<{parameters}>' if parameters else ''} {{")
    for field, schema in model.schema["properties"].items():
        mark = "?" if may_be_absent(model, field) else ""
        lines.append(f"  {field}{mark}: {_field(model, field, schema, models)};")
    return "\n".join([*lines, "}", ""])


def may_be_absent(model: Model, field: str) -> bool:
    """A request may leave out what has a default; an answer does so only where the struct says it."""
    if field in model.schema.get("required", ()):
        return False
    if issubclass(model.kind, requests.Request) or field in unset(model.kind):
        return True
    return model.kind.__struct_config__.omit_defaults and field not in always_said(model.kind)


def unset(kind: type[msgspec.Struct]) -> set[str]:
    """The fields that an answer says only where there is something to say."""
    return {each.encode_name for each in msgspec.structs.fields(kind) if each.default is msgspec.UNSET}


def always_said(kind: type[msgspec.Struct]) -> set[str]:
    """The fields whose default is made anew by a function of ours: no answer leaves them out."""
    fields = msgspec.structs.fields(kind)
    return {
        each.encode_name
        for each in fields
        if each.default_factory not in (msgspec.NODEFAULT, list, dict, set)
    }


def _field(model: Model, field: str, schema: Schema, models: Models) -> str:
    plain = shape(schema, models)
    return plain.replace("unknown", OF_A_GAME[field]) if field in _open_fields(model) else plain


def shape(schema: Schema, models: Models) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        name = schema["$ref"]
        parameters = models[name].parameters
        return f"{name}<{', '.join(parameters)}>" if parameters else str(name)
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(each).decode() for each in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(shape(each, models) for each in schema["anyOf"])
    return _plain(schema, models)


def _plain(schema: Schema, models: Models) -> str:
    kind = schema.get("type")
    if kind == "array":
        return _array(schema, models)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {shape(inner, models) if inner else 'unknown'}>"
    plain = {
        "integer": "number",
        "number": "number",
        "string": "string",
        "boolean": "boolean",
        "null": "null",
    }
    return plain[kind] if kind else "unknown"


def _array(schema: Schema, models: Models) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(shape(each, models) for each in schema['prefixItems'])}]"
    inner = shape(schema.get("items") or {}, models)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def alias(name: str, top: Schema, models: Models) -> str:
    """What a game calls its view, its choices or its events; several are told apart by their `type`."""
    members = [each["$ref"] for each in top.get("anyOf", [top])]
    meaning = "All that is printed." if name == "Printed" else f"Any {name.lower()} of this game."
    return union(name, members, models, meaning)


def union(name: str, members: list[str], models: Models, meaning: str) -> str:
    """One of several structs."""
    needed = {each for member in members for each in models[member].parameters}
    parameters = ", ".join(f"{each} = unknown" for each in OF_A_GAME.values() if each in needed)
    shapes = "".join(f"\n  | {shape({'$ref': member}, models)}" for member in members)
    return f"/** {meaning} */\nexport type {name}{f'<{parameters}>' if parameters else ''} ={shapes};\n"


# --- the command ------------------------------------------------------------------------------------


def stale(root: Path) -> list[Path]:
    """The files that do not hold what they should."""
    return [
        path
        for path, content in files().items()
        if not (root / path).is_file() or (root / path).read_text("utf-8") != content
    ]


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write the files with `--write`; otherwise say which are not current."""
    if arguments not in ([], ["--write"]):
        print("web_types takes nothing but --write.")
        return 2
    if arguments:
        for path, content in files().items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(content, "utf-8")
        return 0
    wrong = stale(root)
    for path in wrong:
        print(f"{path} is not what the server's schema says; `python tools/web_types.py --write` mends it.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
