"""How Dudo shows itself to people."""
