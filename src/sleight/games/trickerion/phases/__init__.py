"""The phases of a round, in their order (TR-ROUND-01)."""
