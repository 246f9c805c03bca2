"""The types of the browser client: current, and true to what goes over the wire."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sleight
from sleight.core import registry
from sleight.server import wire
from tools import web_types
from tools.web_types import ROOT, board_types, main, stale, wire_types


def interface(source: str, name: str) -> dict[str, str]:
    """The fields of an exported interface, with a `?` where they may be absent."""
    (body,) = re.findall(
        rf"^export interface {name}(?:<.*?>)? {{\n(.*?)^}}", source, re.MULTILINE | re.DOTALL
    )
    return dict(re.findall(r"^  (\w+\??): (.*);$", body, re.MULTILINE))


def test_the_files_are_current() -> None:
    assert stale(ROOT) == []


def test_written_once_they_are_current_and_a_change_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], tmp_path) == 1
    assert capsys.readouterr().out.count("--write") == 3 + len(registry.games())
    assert main(["--write"], tmp_path) == 0
    assert main([], tmp_path) == 0
    file = tmp_path / web_types.WEB / "lib" / "wire.ts"
    file.write_text(file.read_text("utf-8").replace("names: string[]", "names: string"), "utf-8")
    assert main([], tmp_path) == 1
    assert main(["--dance"], tmp_path) == 2


def test_a_frame_is_open_for_any_game() -> None:
    source = wire_types()
    assert "export interface Frame<View = unknown, Choice = unknown, Event = unknown> {" in source
    frame = interface(source, "Frame")
    assert frame["type"] == '"frame"'
    assert frame["view"] == "View"
    assert frame["question"] == "AskedOut<Choice> | null"
    assert frame["events"] == "EventOut<Event>[]"
    assert interface(source, "Offer")["names"] == "string[]"


def test_what_may_be_absent() -> None:
    source = wire_types()
    assert "warnings?" in interface(source, "Offer")
    assert "seed?" in interface(source, "NewTable")
    assert "game" in interface(source, "NewTable")
    assert "invitation" in interface(source, "TableOut")


def test_every_model_of_the_wire_is_exported_once() -> None:
    source = wire_types()
    for name, kind in vars(wire).items():
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name != "Request":
            assert len(re.findall(rf"^export interface {name}\b", source, re.MULTILINE)) == 1


def test_messages_are_told_apart_by_their_type() -> None:
    source = wire_types()
    (told,) = re.findall(r"^export type ServerMessage.*?;", source, re.MULTILINE | re.DOTALL)
    names = re.findall(r"\| (\w+)", told)
    assert {interface(source, name)["type"] for name in names} == {
        '"answered"',
        '"chat"',
        '"frame"',
        '"declined"',
        '"table"',
    }


@pytest.mark.parametrize("game", registry.games())
def test_views_have_the_fields_of_their_type(game: str) -> None:
    """A real view and what is printed, compared name by name with the types."""
    source = board_types(game)
    position = sleight.game(game).new(seats=2, seed=1)
    view = msgspec.to_builtins(position.view(0))
    compare(source, type(position.view(0)).__name__, view)
    compare(source, type(sleight.game(game).shown).__name__, sleight.game(game).printed_data())


def compare(source: str, name: str, data: dict[str, Any]) -> None:
    fields = interface(source, name)
    known = {field.rstrip("?"): kind for field, kind in fields.items()}
    assert set(data) <= set(known)
    assert {field for field in fields if not field.endswith("?")} <= set(data)
    for field, value in data.items():
        inner = re.fullmatch(r"(\w+)(\[\])?", known[field])
        if inner and f"export interface {inner[1]} {{" in source:
            for each in value if inner[2] else [value]:
                compare(source, inner[1], each)
