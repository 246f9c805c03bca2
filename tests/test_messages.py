"""Every message exists in every language, speaks of the same things there, and is used.

The sources are read as syntax trees: whatever is raised, refused, told, asked or offered needs a message.
A package with a `messages` folder of its own is found by itself.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import sleight
from sleight.core import registry
from sleight.core.choice import verb
from sleight.core.speech import LANGUAGES, speaker
from tests.french import wrong_spaces

if TYPE_CHECKING:
    from collections.abc import Iterator

SOURCE = Path(sleight.__file__).parent
CORE = SOURCE / "core"
PACKAGES = sorted(file.parent.parent for file in SOURCE.rglob("messages/en.ftl"))
BY_CODE = ("error", "refusal", "warning", "event", "choice", "question", "option")
"""The kinds of message that are found by a code; each code is looked for in the sources."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def source(package: Path, lang: str) -> str:
    """All that a package says in one language: `en.ftl` and its parts, such as `en-cards.ftl`."""
    folder = package / "messages"
    parts = [folder / f"{lang}.ftl", *sorted(package.rglob(f"messages/{lang}-*.ftl"))]
    return "\n".join(part.read_text("utf-8") for part in parts)


@cache
def messages(package: Path, lang: str) -> dict[str, frozenset[str]]:
    """The messages of a package with the arguments that each speaks of."""
    found = {}
    for entry in FluentParser().parse(source(package, lang)).body:
        assert not isinstance(entry, ftl.Junk), f"{package.name}/{lang}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def trees() -> dict[Path, ast.Module]:
    return {file: ast.parse(file.read_text("utf-8")) for file in sorted(SOURCE.rglob("*.py"))}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file, tree in trees().items():
        for node in ast.walk(tree):
            yield file, node


def home(file: Path) -> Path:
    """The package whose messages a file speaks: its game's faces, the nearest messages above, or the core."""
    for folder in file.parents:
        for candidate in (folder / "faces", folder):
            if candidate in PACKAGES:
                return candidate
        if folder == SOURCE:
            break
    return CORE


@cache
def required() -> frozenset[tuple[Path, str]]:
    """Every message that some code needs, with the package that it speaks through."""
    return frozenset({*_raised(), *_asked(), *_enumerated()})


def _raised() -> Iterator[tuple[Path, str]]:
    for file, node in nodes():
        if isinstance(node, ast.Call) and (kind := _kind_of_call(node)) and (code := _first_text(node)):
            yield home(file), f"{kind}-{code}"
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            named = [target.attr for target in node.targets if isinstance(target, ast.Attribute)]
            if "_barrier" in named:
                yield home(file), f"refusal-{node.value.value!s}"


def _kind_of_call(call: ast.Call) -> str:
    name = getattr(call.func, "id", getattr(call.func, "attr", "")).strip("_").lower()
    kinds = {"badinput": "error", "badrecord": "error", "sleighterror": "error", "declined": "error"}
    kinds |= {"refusal": "refusal", "refuse": "refusal", "caution": "warning"}
    return kinds.get(name, "")


def _first_text(call: ast.Call) -> str:
    first = call.args[0] if call.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def _asked() -> Iterator[tuple[Path, str]]:
    """The kind of every question: `kind: ClassVar[str] = "call"`."""
    for file, node in nodes():
        if (
            isinstance(node, ast.AnnAssign)
            and getattr(node.target, "id", "") == "kind"
            and isinstance(node.value, ast.Constant)
        ):
            yield home(file), f"question-{node.value.value!s}"


def _enumerated() -> Iterator[tuple[Path, str]]:
    """Choices, events, options and names, as the games themselves list them."""
    for id in registry.games():
        game = registry.game(id)
        faces = SOURCE / "games" / id / "faces"
        for option in game.options.values():
            yield faces, option.message_id()
        for choice in get_args(game.choice_type) or [game.choice_type]:
            yield faces, f"choice-{verb(choice)}"
        for event in get_args(game.event_type) or [game.event_type]:
            yield faces, f"event-{event.__struct_config__.tag}"
        yield faces, "game-name"
        yield faces, "game-description"


@cache
def texts() -> frozenset[str]:
    """Every text that stands in the sources."""
    return frozenset(
        node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def patterns() -> tuple[re.Pattern[str], ...]:
    """Ids that the sources put together, such as f"spell-{spell}", and words that messages look up."""
    found = {_pattern(node) for _, node in nodes() if isinstance(node, ast.JoinedStr)}
    found |= {re.escape(text).replace(r"\{\}", ".+") for text in texts() if "-{}" in text}
    for package in PACKAGES:
        for lang in LANGUAGES:
            found |= {f"{kind}-.+" for kind in re.findall(r'WORD\("([a-z-]+)"', source(package, lang))}
    composed = [text for text in found if re.match(r"[a-z]{3,}(\\?-)", text)]
    return tuple(re.compile(text) for text in composed if not text.startswith(BY_CODE))


def _pattern(node: ast.JoinedStr) -> str:
    parts = [
        re.escape(str(part.value)).replace(r"\{\}", ".+") if isinstance(part, ast.Constant) else ".+"
        for part in node.values
    ]
    return "".join(parts)


def is_used(package: Path, id: str) -> bool:
    kind, _, code = id.partition("-")
    if kind in BY_CODE:
        # A code that is handed on in a variable still stands somewhere as a text.
        return (package, id) in required() or (kind in ("error", "refusal") and code in texts())
    return id in texts() or any(pattern.fullmatch(id) for pattern in patterns())


def _name(package: Path) -> str:
    return str(package.relative_to(SOURCE))


def test_the_packages_that_speak_are_found() -> None:
    assert {CORE, SOURCE / "cli", SOURCE / "games" / "abracada" / "faces"} <= set(PACKAGES)


def test_a_part_of_the_messages_is_read_too() -> None:
    faces = SOURCE / "games" / "trickerion" / "faces"
    assert {"game-name", "location-dark-alley"} <= set(messages(faces, "en"))


@pytest.mark.parametrize("package", PACKAGES, ids=_name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_messages(package: Path, lang: str) -> None:
    assert set(messages(package, lang)) == set(messages(package, "en"))


@pytest.mark.parametrize("package", PACKAGES, ids=_name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_speaks_of_the_same_things(package: Path, lang: str) -> None:
    """Only whom a message addresses may differ: not every language bends its verbs."""
    english = messages(package, "en")
    for id, names in messages(package, lang).items():
        differing = {name for name in names ^ english[id] if not name.startswith("you")}
        assert not differing, f"{id} in {lang}: {differing}"


def test_whatever_is_said_has_a_message() -> None:
    """An error of a package without messages, or said by plain `describe`, is looked up in the core."""
    missing = [
        f"{_name(package)}: {id}"
        for package, id in sorted(required())
        if id not in messages(package, "en") and id not in messages(CORE, "en")
    ]
    assert missing == []


@pytest.mark.parametrize("package", [each for each in PACKAGES if each.name != "guides"], ids=_name)
def test_every_message_is_used(package: Path) -> None:
    """The sentences of guides belong to moments, which `tests/guides` compares."""
    elsewhere = {id for _, id in required()}
    unused = [
        id
        for id in messages(package, "en")
        if not is_used(package, id) and not (package == CORE and id in elsewhere)
    ]
    assert unused == []


def test_a_message_that_is_used_by_its_id_exists() -> None:
    """`say("…")` with a fixed id finds it in the package, a face or the core."""
    known = {id for package in PACKAGES for id in messages(package, "en")}
    said = [
        (file.name, _first_text(node))
        for file, node in nodes()
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "say" and _first_text(node)
    ]
    assert [each for each in said if each[1] not in known] == []


@pytest.mark.parametrize("package", PACKAGES, ids=_name)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 2, 5])
def test_every_message_can_be_said(package: Path, lang: str, value: int) -> None:
    """Whatever number it gets, and whomever it speaks to."""
    says = speaker(lang, ".".join(["sleight", *package.relative_to(SOURCE).parts]))
    words = re.findall(r'WORD\("([a-z-]+)", \$([a-z-]+)\)', source(package, lang))
    looked_up = {name: kind for kind, name in words}
    for id, names in messages(package, lang).items():
        arguments: dict[str, int | str] = dict.fromkeys(names, value)
        for name in names:
            if name in looked_up:
                kind = f"{looked_up[name]}-"
                arguments[name] = next(
                    each.removeprefix(kind) for each in messages(package, lang) if each.startswith(kind)
                )
            elif name.startswith("you"):
                arguments[name] = "yes" if value % 2 else "no"
        assert says.say(id, arguments)


def test_russian_counts() -> None:
    """One, few and many."""
    lost = [
        speaker("ru", "sleight.games.abracada.faces").say(
            "event-life-lost", {"you": "yes", "seat": "", "amount": amount, "life": 1}
        )
        for amount in (1, 3, 5)
    ]
    assert [sentence.split(" (")[0] for sentence in lost] == [
        "Вы теряете 1 жизнь",
        "Вы теряете 3 жизни",
        "Вы теряете 5 жизней",
    ]


WORDS = sorted((SOURCE.parents[1] / "web" / "src").rglob("words/**/*.ftl"))


def said_in(file: Path) -> Iterator[str]:
    """What a file of messages says, with a sign for each thing that is put in."""
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message | ftl.Term) and entry.value is not None:
            yield from texts_of(entry.value)


def texts_of(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a pattern with the one of its variants in place, and the other variants by themselves."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            said += element.value
            continue
        inner = element.expression
        if isinstance(inner, ftl.SelectExpression):
            for variant in inner.variants:
                yield from texts_of(variant.value)
        said += inner.parse()["value"] if isinstance(inner, ftl.StringLiteral) else "◇"
    yield said


FRENCH = [
    *(file for package in PACKAGES for file in package.rglob("messages/fr*.ftl")),
    *(file for file in WORDS if "fr" in (file.stem, file.parent.name)),
]


@pytest.mark.parametrize("file", FRENCH, ids=lambda file: "/".join(file.parts[-4:]))
def test_french_has_the_spaces_of_its_typography(file: Path) -> None:
    texts = list(said_in(file))
    assert texts
    assert [wrong for text in texts for wrong in wrong_spaces(text)] == []
