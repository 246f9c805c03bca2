"""Where nothing can be compiled, only the tests of how a build is found and refused are left."""

from __future__ import annotations

from tests.compiled.building import can_compile

collect_ignore = [] if can_compile() else ["test_modes.py"]
