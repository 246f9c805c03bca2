"""The settings of a server as a TOML file: how they are read, and how the defaults are written."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import inspect

from sleight.core.errors import BadInput, listed, reason
from sleight.server.config import Config, Rate
from sleight.server.origins import Origins
from sleight.server.proxies import Proxies
from sleight.server.run import split_address

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def read_settings(file: Path | None) -> Config:
    """The settings in a file; whatever it leaves out, or no file at all, has its default."""
    read = {} if file is None else _read(file)
    for key, value in read.items():
        try:
            read[key] = check_setting(key, value)
        except BadInput as error:
            raise BadInput("setting-wrong", file=str(file), key=key, why=error.code) from error
    return Config(**read)


def _read(file: Path) -> dict[str, Any]:
    try:
        read = tomllib.loads(file.read_text("utf-8-sig"))
    except OSError as error:
        raise BadInput("record-unreadable", file=str(file), why=reason(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeError, RecursionError) as error:
        raise BadInput("settings-unreadable", file=str(file), why=str(error)) from error
    known = list(_settings())
    for key in read:
        if key not in known:
            raise BadInput("setting-unknown", file=str(file), key=key, allowed=listed(known))
    return read


def _settings() -> Mapping[str, inspect.Metadata]:
    """The settings that a host may change, with what is said of each."""
    fields = inspect.type_info(Config).fields  # type: ignore[attr-defined]  # a Struct has fields
    return {field.name: field.type for field in fields if isinstance(field.type, inspect.Metadata)}


def check_setting(key: str, value: object) -> object:
    """A value as the server takes it; one that is not allowed is refused with what is."""
    (kind,) = (field.type for field in msgspec.structs.fields(Config) if field.name == key)
    try:
        taken: object = msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise _wanted(_settings()[key].type) from error
    try:
        _try_out(key, taken)
    except ValueError as error:
        raise _wanted_of(key) from error
    return taken


def _try_out(key: str, value: Any) -> None:
    """Make of a value what the server will make of it."""
    if key == "metrics" and value:
        split_address(value)
    elif key == "trusted_proxies":
        Proxies(value)
    elif key == "origins":
        Origins(value)


def _wanted_of(key: str) -> BadInput:
    if key == "metrics":
        return BadInput("setting-address")
    return BadInput("setting-origins" if key == "origins" else "setting-proxies")


def _wanted(kind: inspect.Type) -> BadInput:
    """What is allowed, as a sentence."""
    if isinstance(kind, inspect.IntType):
        return BadInput("setting-whole-number", least=str(kind.ge), most=str(kind.le))
    if isinstance(kind, inspect.FloatType):
        return BadInput("setting-number", least=str(kind.ge), most=str(kind.le))
    if isinstance(kind, inspect.LiteralType):
        return BadInput("setting-one-of", allowed=listed(list(kind.values)))
    if isinstance(kind, inspect.StructType):
        return BadInput("setting-rate", example=_written(Rate(60, 30)))
    return BadInput("setting-text" if isinstance(kind, inspect.StrType) else "setting-texts")


def written_defaults() -> str:
    """All settings with their defaults, each below its explanation."""
    defaults = Config()
    parts = []
    for key, said in _settings().items():
        explained = (said.extra_json_schema or {})["description"]
        parts.append(f"# {explained}\n{key} = {_written(getattr(defaults, key))}\n")
    return "\n".join(parts)


def _written(value: object) -> str:
    """A value as TOML writes it; texts and numbers are written as in JSON."""
    if isinstance(value, Rate):
        return f"{{ burst = {value.burst}, a_minute = {_written(value.a_minute)} }}"
    return json.dumps(value)
