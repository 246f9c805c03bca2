"""The bot of docs/bots.md plays as it stands there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.served import served

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "bots.md"


@pytest.mark.parametrize("arguments", [["abracada", "odds", "random"], ["trickerion", "random"]])
def test_the_example_bot_plays_to_the_end(tmp_path: Path, arguments: list[str]) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", DOCUMENT.read_text("utf-8"), re.MULTILINE | re.DOTALL)
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
