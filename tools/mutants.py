"""Mutants: every small change that could be made to a file.

Comparisons are swapped and their bounds shifted, arithmetic is swapped, numbers grow or shrink by one,
conditions are negated, `and` becomes `or`, statements are dropped, results become None, texts change.
Docstrings, annotations, slots, imports and whatever is there for the type checker stay as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

_NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_SHIFTED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.Pow: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_UNTOUCHED_FIELDS = ("annotation", "returns", "decorator_list", "format_spec", "ctx")
_UNTOUCHED_NAMES = ("__slots__", "__all__")


class Slot(NamedTuple):
    """Where a node hangs in its tree."""

    parent: ast.AST
    field: str
    place: int | None

    def put(self, node: ast.AST) -> None:
        """Hang another node there."""
        if self.place is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.place] = node


@dataclass(frozen=True)
class Mutant:
    """One small change of one file."""

    file: str
    tree: ast.Module
    slot: Slot
    old: ast.AST
    new: ast.AST

    def source(self) -> str:
        """The whole file with the change."""
        self.slot.put(self.new)
        try:
            return ast.unparse(self.tree)
        finally:
            self.slot.put(self.old)

    def line(self) -> str:
        """File, line, and what changed."""
        number = getattr(self.old, "lineno", 0)
        return f"{self.file}:{number}: {_short(self.old)} → {_short(self.new)}"


def mutants_of(file: str, source: str) -> list[Mutant]:
    """Every small change of a file, in the order of its lines."""
    tree = ast.parse(source)
    return [
        Mutant(file, tree, slot, node, new) for slot, node in _nodes(tree) for new in _changes(slot, node)
    ]


def _nodes(parent: ast.AST) -> Iterator[tuple[Slot, ast.AST]]:
    """Every node that may change, with its place: no docstrings, annotations, slots or typing imports."""
    for field, value in ast.iter_fields(parent):
        if field in _UNTOUCHED_FIELDS:
            continue
        listed = isinstance(value, list)
        for place, node in enumerate(value if listed else [value]):
            if isinstance(node, ast.AST) and not _untouched(node):
                yield Slot(parent, field, place if listed else None), node
                yield from _nodes(node)


def _untouched(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("TYPE_CHECKING")
    if isinstance(node, ast.Assign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return any(isinstance(each, ast.Name) and each.id in _UNTOUCHED_NAMES for each in targets)
    return isinstance(node, ast.Import | ast.ImportFrom)


def _changes(slot: Slot, node: ast.AST) -> Iterator[ast.AST]:
    """Everything that this node could be instead."""
    if slot.field in ("test", "ifs") and isinstance(node, ast.expr) and not _negatable(node):
        yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.BinOp(left, operator, right) if type(operator) in _SWAPPED:
            yield ast.BinOp(left, _SWAPPED[type(operator)](), right)
        case ast.AugAssign(target, operator, value):
            if type(operator) in _SWAPPED:
                yield ast.AugAssign(target, _SWAPPED[type(operator)](), value)
            yield ast.Pass()
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(ast.Not() | ast.USub(), operand):
            yield operand
        case ast.Constant(value):
            yield from (ast.Constant(other) for other in _other_values(value))
        case ast.Return(ast.expr() as value) if not _is_none(value):
            yield ast.Return(ast.Constant(None))
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Expr() | ast.Raise() | ast.Assign([ast.Attribute() | ast.Subscript(), *_]):
            yield ast.Pass()


def _negatable(node: ast.expr) -> bool:
    """Whose own changes hold its negation already."""
    return (isinstance(node, ast.Compare) and len(node.ops) == 1) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def _other_comparisons(node: ast.Compare) -> Iterator[ast.Compare]:
    for place, operator in enumerate(node.ops):
        for others in (_NEGATED, _SHIFTED):
            if type(operator) in others:
                ops = [*node.ops[:place], others[type(operator)](), *node.ops[place + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)


def _other_values(value: object) -> tuple[bool | int | float | str | bytes, ...]:
    match value:
        case bool():
            return (not value,)
        case int():
            return (value + 1, value - 1)
        case float():
            return (value * 2 + 1,)
        case str():
            return (f"{value}X",)
        case bytes():
            return (value + b"X",)
    return ()


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _short(node: ast.AST) -> str:
    written = " ".join(ast.unparse(node).split())
    return written if len(written) <= 80 else f"{written[:79]}…"
