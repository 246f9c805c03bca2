"""The bots of docs/bots.md play as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.served import served

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "bots.md"


def example(section: str) -> str:
    """The code of a section."""
    (_, text) = DOCUMENT.read_text("utf-8").split(f"\n## {section}\n")
    (code,) = re.findall(r"^```python\n(.*?)^```$", text.split("\n## ")[0], re.MULTILINE | re.DOTALL)
    return str(code)


def test_the_bot_in_python_plays_to_the_end_and_wins(capsys: pytest.CaptureFixture[str]) -> None:
    code = example("A bot in Python in 20 lines")
    written = [line for line in code.splitlines() if line.strip() and not re.match(r"import|from", line)]
    assert len(written) <= 20
    exec(compile(code, "docs/bots.md", "exec"), {"__name__": "bot"})
    assert capsys.readouterr().out.rstrip().endswith("(0,)")


@pytest.mark.parametrize("arguments", [["abracada", "odds", "random"], ["trickerion", "random"]])
def test_the_example_bot_plays_to_the_end(tmp_path: Path, arguments: list[str]) -> None:
    code = example("A bot over HTTP")
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    script = tmp_path / "bot.py"
    script.write_text(code)
    with served(tmp_path / "data") as server:
        ran = subprocess.run(
            [sys.executable, script, f"http://127.0.0.1:{server.port}", *arguments],
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("The game is over")
