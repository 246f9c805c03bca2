"""The four schools of magic."""

from __future__ import annotations

SCHOOL_IDS = ("spiritual", "mechanical", "optical", "escape")
"""TR-GEN-05, 28: the schools in the order in which a marker's corners show them, clockwise."""
