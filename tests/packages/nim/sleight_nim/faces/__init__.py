"""How Nim shows itself to people."""
