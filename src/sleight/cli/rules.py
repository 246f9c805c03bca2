"""`sleight rules GAME [WORDS]`: the pages about the rules, listed, shown and searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from sleight.cli.screen import bulleted, explained, make_console
from sleight.core.speech import speaker
from sleight.manual import excerpt, manual, search

if TYPE_CHECKING:
    from rich.console import Console

    from sleight.core.speech import Speaker
    from sleight.manual.pages import Block, Chapter, Line, Manual, Page

_MOST_OTHERS = 5
_GLOSSARY = "glossary"


def rules(game: str, /, *words: str, lang: str = "en") -> None:
    """List the pages, show a page by its name or by a rule that it tells, a chapter, or search for words."""
    says = speaker(lang, "sleight.cli")
    book = manual(game, lang)
    console = make_console()
    asked = " ".join(words).strip()
    chapter = next((each for each in book.chapters if each.id == asked), None)
    page = book.place(asked)
    if not asked:
        _list(console, says, book)
    elif page is not None:
        _show(console, page)
    elif chapter is not None:
        _show_chapter(console, book, chapter)
    elif asked == _GLOSSARY:
        console.print(explained([(word.word, _said(word.meaning)) for word in book.glossary]))
    else:
        _find(console, says, book, asked)


def _list(console: Console, says: Speaker, book: Manual) -> None:
    """All chapters with their passages; those that have only things are named with their number."""
    console.print(Text(book.title, style="bold"))
    for chapter in book.chapters:
        console.print()
        console.print(Text.assemble((chapter.title, "bold"), (f"  {chapter.id}", "dim")))
        passages = [page for page in _pages(book, chapter) if "/" not in page.id]
        for page in passages:
            console.print(bulleted("", f"{page.title} ({page.id})"))
        things = len(chapter.pages) - len(passages)
        if things:
            console.print(bulleted("", says.say("rules-things", {"count": things})))
    console.print()
    console.print(Text(says.say("rules-how", {"game": book.game}), style="dim"))


def _find(console: Console, says: Speaker, book: Manual, asked: str) -> None:
    """The best page in full, and the names of a few others."""
    found = search(book, asked)
    if not found:
        console.print(says.say("rules-nothing", {"words": asked, "game": book.game}))
        return
    _show(console, found[0])
    others = found[1 : 1 + _MOST_OTHERS]
    if others:
        console.print()
        console.print(Text(says.say("rules-others"), style="dim"))
        for page in others:
            console.print(bulleted("·", f"{page.title} ({page.id}) — {excerpt(book, page, asked)}"))


def _show_chapter(console: Console, book: Manual, chapter: Chapter) -> None:
    console.print(Text(chapter.title, style="bold underline"))
    for page in _pages(book, chapter):
        console.print()
        _show(console, page)


def _show(console: Console, page: Page) -> None:
    """A page, and below it the numbered rules for whoever wants the last word."""
    console.print(Text(page.title, style="bold"))
    for block in page.blocks:
        console.print()
        _print(console, block)
    console.print()
    console.print(Text(", ".join(page.rules), style="dim"))


def _print(console: Console, block: Block) -> None:
    """A block as a terminal can show it."""
    if block.kind == "table":
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, row in enumerate(block.rows):
            grid.add_row(*(_line(cell, "bold" if number == 0 else "") for cell in row))
        console.print(grid)
        return
    for (line,) in block.rows:
        if block.kind == "text":
            console.print(_line(line))
        else:
            bullet, style = ("▸", "italic") if block.kind == "example" else ("•", "")
            console.print(bulleted(bullet, _line(line, style)))


def _line(line: Line, style: str = "") -> Text:
    return Text.assemble(*((span.text, _style(span.bold, span.to)) for span in line), style=style)


def _style(bold: bool, to: str) -> str:
    return " ".join(name for name, on in (("bold", bold), ("underline", bool(to))) if on)


def _said(line: Line) -> str:
    return "".join(span.text for span in line)


def _pages(book: Manual, chapter: Chapter) -> list[Page]:
    inside = set(chapter.pages)
    return [page for page in book.pages if page.id in inside]
