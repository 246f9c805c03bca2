"""Special assignment cards of the market row."""
