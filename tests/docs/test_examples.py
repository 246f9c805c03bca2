"""The code in the documents runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```[a-z]+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "docs/contract.md"])
def test_the_code_in_a_document_runs(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks
    names: dict[str, object] = {}
    for block in blocks:
        line = text[: block.start(1)].count("\n")
        # Blank lines in front make a traceback name the line of the document.
        exec(compile("\n" * line + block.group(1), document, "exec"), names)


def test_what_a_document_quotes_stands_in_the_file_that_it_names() -> None:
    quoted = QUOTED.findall((ROOT / "docs/authors.md").read_text(encoding="utf-8"))
    assert quoted
    for file, text in quoted:
        assert text in (ROOT / file).read_text(encoding="utf-8"), f"{file}: {text}"
